//! What each key does, and what this program is.

use leptos::prelude::*;

use super::OverTable;
use crate::store::{Store, Window};

/// The keys of the table, with what they do.
const KEYS: [(&str, &str); 10] = [
    ("← ↑ → ↓", "ui-key-arrows"),
    ("Enter", "ui-key-enter"),
    ("Esc", "ui-key-escape"),
    ("T", "ui-key-throw"),
    ("N", "ui-key-next-piece"),
    ("O", "ui-key-leave"),
    ("U", "ui-key-undo"),
    ("R", "ui-key-redo"),
    (", .", "ui-key-steps"),
    ("?", "ui-key-help"),
];

/// What each key does.
#[component]
pub(crate) fn Keys(store: Store) -> impl IntoView {
    let text = move |id: &'static str| move || store.words.with(|words| words.text(id));
    let line = move |(key, does): (&'static str, &'static str)| {
        view! { <tr><th scope="row"><kbd>{key}</kbd></th><td>{text(does)}</td></tr> }
    };
    view! {
        <OverTable store which=Window::Keys title="ui-keyboard-help">
            <table class="keys"><tbody>{KEYS.map(line).collect_view()}</tbody></table>
            <div class="actions">
                <button class="main" id="close-keys" on:click=move |_| store.window.set(None)>{text("ui-close")}</button>
            </div>
        </OverTable>
    }
}

/// What this program is.
#[component]
pub(crate) fn About(store: Store) -> impl IntoView {
    let text = move |id: &'static str| move || store.words.with(|words| words.text(id));
    view! {
        <OverTable store which=Window::About title="ui-about">
            <p><em>{text("ui-tagline")}</em></p>
            <p>{text("ui-about-text")}</p>
            <p>{text("ui-game-kept")}</p>
            <h3>{text("ui-accessibility")}</h3>
            <p>{text("ui-accessibility-text")}</p>
            <h3>{text("ui-licence")}</h3>
            <p>"Senet " {env!("CARGO_PKG_VERSION")} " · " {env!("CARGO_PKG_LICENSE")}</p>
            <div class="actions">
                <button class="main" id="close-about" on:click=move |_| store.window.set(None)>{text("ui-close")}</button>
            </div>
        </OverTable>
    }
}
