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
    /// The game of [`Window::Link`].
    pub(crate) linked: RwSignal<Option<GameTable>>,
}

impl Windows {
    pub(super) fn new(open: Option<Window>) -> Windows {
        Windows { open: RwSignal::new(open), linked: RwSignal::new(None) }
    }
}
