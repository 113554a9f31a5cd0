//! Windows over the table.

use leptos::prelude::*;
use senet_session::Table;

/// A window over the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Window {
    NewGame,
    Menu,
    Rules,
    /// The position, the game, and links to them.
    Share,
    /// What a link that was opened holds, before it takes the place of the game.
    Link,
    /// What each key does.
    Keys,
    About,
}

/// Which window is open, and what it is about.
#[derive(Clone, Copy)]
pub(crate) struct Windows {
    pub(crate) open: RwSignal<Option<Window>>,
    /// A game from a link, until the player decides about it.
    pub(crate) linked: RwSignal<Option<Table>>,
}

impl Windows {
    pub(super) fn new(open: Option<Window>) -> Windows {
        Windows { open: RwSignal::new(open), linked: RwSignal::new(None) }
    }
}
