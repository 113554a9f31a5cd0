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

/// Whether an open window has its entry in the browser's history.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Entry {
    Absent,
    Present,
    /// The browser is on its way back over the entry, which takes a while.
    Leaving,
}

impl Windows {
    /// Lets the browser's way back close a window instead of leaving the page: an open window has an entry of its own in
    /// the history.
    pub(super) fn watch_history(self) {
        let entry = StoredValue::new(Entry::Absent);
        let go_along = move |is_open: bool| {
            let Ok(history) = window().history() else { return };
            // Where the browser refuses an entry, its way back leaves the page, as it does without windows.
            match (is_open, entry.get_value()) {
                (true, Entry::Absent) if history.push_state(&wasm_bindgen::JsValue::NULL, "").is_ok() => {
                    entry.set_value(Entry::Present);
                }
                (false, Entry::Present) if history.back().is_ok() => entry.set_value(Entry::Leaving),
                _ => {}
            }
        };
        Effect::new(move |_| go_along(self.open.with(Option::is_some)));
        window_event_listener_untyped("popstate", move |_| match entry.get_value() {
            Entry::Absent => {}
            Entry::Present => {
                entry.set_value(Entry::Absent);
                self.open.set(None);
            }
            Entry::Leaving => {
                entry.set_value(Entry::Absent);
                // Another window may have opened meanwhile.
                go_along(self.open.with_untracked(Option::is_some));
            }
        });
    }
}
