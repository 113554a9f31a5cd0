//! Windows over the table.

use leptos::prelude::*;
use senet::SheetId;

/// A window over the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Window {
    NewGame,
    Menu,
    Rules,
    /// Chooses the sheet of a puzzle.
    Puzzles,
    /// Lists the lessons.
    Lessons,
    /// The position, the game, and links to them.
    Share,
    /// The kept games and their results.
    Games,
    /// Asks about a game from a link.
    Link,
    /// Offers of games over the network, the own one and those of others, and the own games.
    Online,
    /// The link to the own offer.
    Invite,
    /// Asks about another player's offer.
    Offer,
    /// Phrases to the other player, and what else can be done in a game over the network.
    Talk,
    /// The throws of a game over the network, with their shares.
    Throws,
    /// Lists the keys.
    Keys,
    About,
    /// The review, for its address alone: it is no dialog, and [`Windows::open`] never holds it.
    Review,
}

/// The open window, and its subject.
#[derive(Clone, Copy)]
pub(crate) struct Windows {
    pub(crate) open: RwSignal<Option<Window>>,
    /// Whether the player has never played here: the window for a new game tells the aim then.
    pub(crate) first_visit: RwSignal<bool>,
    /// The sheet of [`Window::Rules`]; `None` for that on the table.
    pub(crate) rules_of: RwSignal<Option<SheetId>>,
    /// The text of the link that [`Window::Link`] is to open.
    pub(crate) link: RwSignal<Option<String>>,
    /// Whether the browser offers to install the page: `true` between its offer and the answer.
    pub(crate) install_offered: RwSignal<bool>,
}

impl Windows {
    pub(super) fn new(open: Option<Window>) -> Windows {
        let first_visit = RwSignal::new(open == Some(Window::NewGame));
        Windows {
            open: RwSignal::new(open),
            first_visit,
            rules_of: RwSignal::new(None),
            link: RwSignal::new(None),
            install_offered: RwSignal::new(false),
        }
    }
}
