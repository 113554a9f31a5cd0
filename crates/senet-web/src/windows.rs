//! The windows over the table.

mod diagrams;
mod help;
mod menu;
mod new_game;
mod rules;
mod share;

use leptos::html::Dialog;
use leptos::prelude::*;
use senet_i18n::ids::Id;

pub(crate) use help::{About, Keys};
pub(crate) use menu::Menu;
pub(crate) use new_game::NewGame;
pub(crate) use rules::Rules;
pub(crate) use share::{Link, Share};

use crate::store::{Store, Window};

/// A window that is open while the store says so. What is in it is made when it opens.
#[component]
fn OverTable(store: Store, which: Window, title: Id, children: ChildrenFn) -> impl IntoView {
    let dialog = NodeRef::<Dialog>::new();
    Effect::new(move |_| {
        let Some(dialog) = dialog.get() else { return };
        if store.windows.open.get() == Some(which) {
            if !dialog.open() {
                // It is in the page and not open, so it can be shown.
                let _ = dialog.show_modal();
            }
        } else {
            dialog.close();
        }
    });
    // It is told some time after it was closed, and may be open again by then.
    let closed = move |_| {
        let is_open = dialog.get_untracked().is_some_and(|dialog| dialog.open());
        if !is_open && store.windows.open.get_untracked() == Some(which) {
            store.windows.open.set(None);
        }
    };
    view! {
        <dialog node_ref=dialog on:close=closed aria-label=move || store.words.with(|words| words.text(title))>
            <h2>{move || store.words.with(|words| words.text(title))}</h2>
            <Show when=move || store.windows.open.get() == Some(which)>{children()}</Show>
        </dialog>
    }
}
