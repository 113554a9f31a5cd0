//! Windows over the table.

use leptos::prelude::*;
use senet_session::GameTable;

/// A window over the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Window {
    NewGame,
    Menu,
    Rules,
    /// The position, the game, and links to them.
    Share,
    /// Asks about a game from a link.
    Link,
    /// Lists the keys.
    Keys,
    About,
}

/// The open window, and its subject.
#[derive(Clone, Copy)]
pub(crate) struct Windows {
    pub(crate) open: RwSignal<Option<Window>>,
    /// Whether the player has never played here: the window for a new game tells the aim then.
    pub(crate) first_visit: RwSignal<bool>,
    /// The game of [`Window::Link`].
    pub(crate) linked: RwSignal<Option<GameTable>>,
}

impl Windows {
    pub(super) fn new(open: Option<Window>) -> Windows {
        let first_visit = RwSignal::new(open == Some(Window::NewGame));
        Windows { open: RwSignal::new(open), first_visit, linked: RwSignal::new(None) }
    }
}

impl Windows {
    /// Lets the browser's way back close a window instead of leaving the page: an open window has an entry of its own in
    /// the history.
    pub(super) fn watch_history(self) {
        let has_entry = StoredValue::new(false);
        Effect::new(move |_| {
            let is_open = self.open.with(Option::is_some);
            let Ok(history) = window().history() else { return };
            // Where the browser refuses an entry, its way back leaves the page, as it does without windows.
            if is_open && !has_entry.get_value() {
                has_entry.set_value(history.push_state(&wasm_bindgen::JsValue::NULL, "").is_ok());
            } else if !is_open && has_entry.get_value() {
                has_entry.set_value(false);
                let _ = history.back();
            }
        });
        window_event_listener_untyped("popstate", move |_| {
            if has_entry.get_value() {
                has_entry.set_value(false);
                self.open.set(None);
            }
        });
    }
}
