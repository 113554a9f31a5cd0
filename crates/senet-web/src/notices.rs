//! Notices about the page itself: it is ready for offline use, a new version waits, it can be
//! installed, another tab plays. `static/start.js` listens to the browser and forwards events to the window.

use std::time::Duration;

use leptos::prelude::*;
use senet_i18n::ids::{self, Id};

use crate::controls::CloseButton;
use crate::store::Store;

/// Display time of a notice without buttons.
const GLANCE: Duration = Duration::from_secs(6);

/// Notices at the upper edge of the page.
#[component]
pub(crate) fn Notices(store: Store) -> impl IntoView {
    let offline_ready = RwSignal::new(false);
    let new_version = RwSignal::new(false);
    let reloads = RwSignal::new(false);
    hear("senet-offline-ready", move || {
        offline_ready.set(true);
        set_timeout(move || offline_ready.set(false), GLANCE);
    });
    hear("senet-new-version", move || new_version.set(true));
    // The menu, which has a button for it, comes later than the offer may.
    hear("senet-install-offered", move || store.windows.install_offered.set(true));
    hear("senet-install-done", move || store.windows.install_offered.set(false));
    let text = move |id: Id| move || store.words.with(|words| words.text(id));
    view! {
        <div class="notices" role="status" aria-live="polite">
            <Show when=move || store.play.follows.get()>
                <p class="notice" id="other-tab">
                    <span>{text(ids::UI_OTHER_TAB)}</span>
                    <button id="play-here" on:click=move |_| store.take_over()>{text(ids::UI_PLAY_HERE)}</button>
                </p>
            </Show>
            <Show when=move || store.play.replaced.with(Option::is_some)>
                <p class="notice" id="replaced">
                    <span>{text(ids::UI_GAME_REPLACED)}</span>
                    <button id="return-to-replaced" on:click=move |_| store.return_to_replaced()>
                        {text(ids::UI_GAME_RETURN)}
                    </button>
                    <CloseButton store label=ids::UI_CLOSE id="close-replaced" act=move || store.play.replaced.set(None) />
                </p>
            </Show>
            {move || store.online.part.get().filter(|_| store.online.on.get() || store.online.trouble.with(Option::is_some)).map(|part| (part.notices)(store))}
            <Show when=move || offline_ready.get() && !new_version.get()>
                <p class="notice" id="offline-ready">{text(ids::UI_OFFLINE_READY)}</p>
            </Show>
            <Show when=move || new_version.get()>
                <p class="notice" id="new-version">
                    <span>{text(ids::UI_NEW_VERSION)}</span>
                    <button
                        id="reload"
                        disabled=reloads
                        on:click=move |_| {
                            reloads.set(true);
                            tell("senet-reload");
                        }
                    >
                        {text(ids::UI_RELOAD)}
                    </button>
                    <CloseButton store label=ids::UI_CLOSE id="close-notice" act=move || new_version.set(false) />
                </p>
            </Show>
        </div>
    }
}

/// Asks the browser to install the page.
pub(crate) fn install() {
    tell("senet-install");
}

/// Shows that the program has panicked. Its state may be broken, so the text was stored in the page beforehand.
pub(crate) fn unexpected() {
    let Some(page) = web_sys::window().and_then(|window| window.document()) else { return };
    let (Some(root), Some(body), Ok(notice)) = (page.document_element(), page.body(), page.create_element("p")) else {
        return;
    };
    notice.set_class_name("notice failed");
    notice.set_text_content(root.get_attribute(ON_FAILURE).as_deref());
    // The console has the panic even if this fails.
    let _ = notice.set_attribute("role", "alert");
    let _ = body.append_child(&notice);
}

/// Attribute of the root element with the text for [`unexpected`].
pub(crate) const ON_FAILURE: &str = "data-on-failure";

fn hear(name: &'static str, work: impl Fn() + 'static) {
    let handle = window_event_listener_untyped(name, move |_| work());
    on_cleanup(move || handle.remove());
}

fn tell(name: &str) {
    if let Ok(event) = web_sys::Event::new(name) {
        // Dispatching an own event does not fail.
        let _ = window().dispatch_event(&event);
    }
}
