//! Files on the page's host.

use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{DedicatedWorkerGlobalScope, Response};

/// Fetches a text, from the call on; `None` without a network, unless the service worker has stored it.
pub(crate) fn text(file: &str) -> impl Future<Output = Option<String>> + use<> {
    let response = response(file);
    async move { JsFuture::from(response.await?.text().ok()?).await.ok()?.as_string() }
}

/// Fetches bytes, from the call on; `None` as for a text.
pub(crate) fn bytes(file: &str) -> impl Future<Output = Option<Vec<u8>>> + use<> {
    let response = response(file);
    async move {
        let buffer = JsFuture::from(response.await?.array_buffer().ok()?).await.ok()?;
        Some(js_sys::Uint8Array::new(&buffer).to_vec())
    }
}

/// Asks for a file, from the call on, in the page or in its worker.
fn response(file: &str) -> impl Future<Output = Option<Response>> + use<> {
    let asked = match js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() {
        Ok(worker) => Some(worker.fetch_with_str(file)),
        Err(_) => web_sys::window().map(|window| window.fetch_with_str(file)),
    };
    let asked = asked.map(JsFuture::from);
    async move {
        let response: Response = asked?.await.ok()?.dyn_into().ok()?;
        response.ok().then_some(response)
    }
}
