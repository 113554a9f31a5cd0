//! Windows about keys and about the program.

use senet_i18n::ids::{self, Id};

use leptos::prelude::*;

use super::OverTable;
use crate::store::{Store, Window};

/// Keys and the messages that describe them.
const KEYS: [(&str, Id); 14] = [
    ("← ↑ → ↓", ids::UI_KEY_ARROWS),
    ("Enter", ids::UI_KEY_ENTER),
    ("Esc", ids::UI_KEY_ESCAPE),
    ("T", ids::UI_KEY_THROW),
    ("N", ids::UI_KEY_NEXT_PIECE),
    ("O", ids::UI_KEY_LEAVE),
    ("I", ids::UI_KEY_EXPLAIN),
    ("A", ids::UI_ADVICE),
    ("U", ids::UI_KEY_UNDO),
    ("R", ids::UI_KEY_REDO),
    (", .", ids::UI_KEY_STEPS),
    ("P", ids::UI_REPLAY),
    ("Del", ids::UI_KEY_REMOVE),
    ("?", ids::UI_KEY_HELP),
];

/// Lists the keys.
#[component]
pub(crate) fn Keys(store: Store) -> impl IntoView {
    let text = move |id: Id| move || store.words.with(|words| words.text(id));
    let line = move |(key, does): (&'static str, Id)| {
        view! { <tr><th scope="row"><kbd>{key}</kbd></th><td>{text(does)}</td></tr> }
    };
    view! {
        <OverTable store which=Window::Keys title=ids::UI_KEYBOARD_HELP>
            <table class="keys"><tbody>{KEYS.map(line).collect_view()}</tbody></table>
            <div class="actions closing">
                <button class="go" id="close-keys" on:click=move |_| store.windows.open.set(None)>{text(ids::UI_CLOSE)}</button>
            </div>
        </OverTable>
    }
}

/// About the program.
#[component]
pub(crate) fn About(store: Store) -> impl IntoView {
    let text = move |id: Id| move || store.words.with(|words| words.text(id));
    view! {
        <OverTable store which=Window::About title=ids::UI_ABOUT>
            <p><em>{text(ids::UI_TAGLINE)}</em></p>
            <p>{text(ids::UI_ABOUT_TEXT)}</p>
            <p>{text(ids::UI_GAME_KEPT)}</p>
            <h3>{text(ids::UI_ACCESSIBILITY)}</h3>
            <p>{text(ids::UI_ACCESSIBILITY_TEXT)}</p>
            <h3>{text(ids::UI_LICENCE)}</h3>
            <p>"Senet " {env!("CARGO_PKG_VERSION")} " · " {env!("CARGO_PKG_LICENSE")}</p>
            <div class="actions closing">
                <button class="go" id="close-about" on:click=move |_| store.windows.open.set(None)>{text(ids::UI_CLOSE)}</button>
            </div>
        </OverTable>
    }
}
