//! Files on the page's host.

use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

/// Fetches a text, from the call on; `None` without a network, unless the service worker has stored it.
pub(crate) fn text(file: &str) -> impl Future<Output = Option<String>> + use<> {
    let asked = web_sys::window().map(|window| JsFuture::from(window.fetch_with_str(file)));
    async move {
        let response: Response = asked?.await.ok()?.dyn_into().ok()?;
        if !response.ok() {
            return None;
        }
        JsFuture::from(response.text().ok()?).await.ok()?.as_string()
    }
}
