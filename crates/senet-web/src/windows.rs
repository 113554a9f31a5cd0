//! The windows over the table.

mod diagrams;
mod games;
mod help;
mod lessons;
mod menu;
mod new_game;
mod online;
mod puzzles;
mod rules;
mod share;
mod sheet_cards;

use leptos::html::{Dialog, H2};
use leptos::prelude::*;
use senet_i18n::ids::Id;

pub(crate) use games::Games;
pub(crate) use help::{About, Keys};
pub(crate) use lessons::Lessons;
pub(crate) use menu::Menu;
pub(crate) use new_game::NewGame;
pub(crate) use online::{Invite, Offer, Online, Talk, Throws};
pub(crate) use puzzles::Puzzles;
pub(crate) use rules::Rules;
pub(crate) use share::{Link, Share, copy};

use crate::store::{Store, Window};

/// A modal dialog that is open while the store says so. Its content is built when it opens.
#[component]
fn OverTable(store: Store, which: Window, title: Id, children: ChildrenFn) -> impl IntoView {
    let dialog = NodeRef::<Dialog>::new();
    let heading = NodeRef::<H2>::new();
    Effect::new(move |_| {
        let Some(dialog) = dialog.get() else { return };
        if store.windows.open.get() == Some(which) {
            if !dialog.open() {
                // `showModal` fails only for a dialog that is open or detached.
                let _ = dialog.show_modal();
                // The first control may lie below the screen, and its focus would scroll the title away.
                if let Some(heading) = heading.get_untracked() {
                    let _ = heading.focus();
                }
                // Browsers restore how far the window was scrolled when it closed.
                dialog.set_scroll_top(0);
            }
        } else {
            dialog.close();
        }
    });
    // The close event is asynchronous: the dialog may be open again by now.
    let closed = move |_| {
        let is_open = dialog.get_untracked().is_some_and(|dialog| dialog.open());
        if !is_open && store.windows.open.get_untracked() == Some(which) {
            store.windows.open.set(None);
        }
    };
    view! {
        <dialog node_ref=dialog on:close=closed aria-label=move || store.words.with(|words| words.text(title))>
            <h2 node_ref=heading tabindex="-1">{move || store.words.with(|words| words.text(title))}</h2>
            <Show when=move || store.windows.open.get() == Some(which)>{children()}</Show>
        </dialog>
    }
}
