//! A game over the network, as far as the table knows it. `crate::online` connects, sends and hears; it belongs to a part of
//! the program that is fetched when such a game is wanted.

use leptos::prelude::*;
use senet::Event;

use super::{Store, Window};
use crate::online::{ConnectedGame, Part};

/// A request to that part of the program.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Ask {
    /// Asks for the throw that is due.
    Throw,
    /// Sends the decision that was just applied to the table.
    Send(Event),
}

/// The text of a plate about a player in a game over the network.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Plate {
    /// The time left, and since when the player is away.
    pub(crate) told: String,
    /// Says that the player is there; empty if not, or where it is no news.
    pub(crate) here: String,
}

/// The receiver of requests, once that part of the program is loaded.
type Answer = Box<dyn Fn(Ask)>;

/// The game over the network that is on the table.
#[derive(Clone, Copy)]
pub(crate) struct Online {
    /// The part of the program that connects, once it is there. It is fetched when `needed`.
    pub(crate) part: RwSignal<Option<Part>>,
    pub(crate) needed: RwSignal<bool>,
    /// Whether the page's host keeps games.
    pub(crate) is_offered: RwSignal<bool>,
    /// The game that is wanted, as its address has it: its identifier, and perhaps the secret of a seat.
    pub(crate) wanted: RwSignal<Option<String>>,
    /// Whether it is on the table.
    pub(crate) on: RwSignal<bool>,
    /// Whether nothing can be thrown or moved: the game has not begun, it is over, or an answer is awaited.
    pub(crate) bars: RwSignal<bool>,
    /// Whether the game is not being played: it waits for a player, or is over.
    pub(crate) rests: RwSignal<bool>,
    /// The message about the awaited event, where the rules have none.
    pub(crate) prompt: RwSignal<Option<String>>,
    /// The further text of the plates of the first and the second player.
    pub(crate) plates: RwSignal<[Plate; 2]>,
    /// The trouble with the connection.
    pub(crate) trouble: RwSignal<Option<String>>,
    /// The game whose review was opened, and to which it leads back.
    pub(crate) reviewed: StoredValue<Option<String>>,
    answer: StoredValue<Option<Answer>, LocalStorage>,
    connected: StoredValue<Option<ConnectedGame>, LocalStorage>,
}

impl Online {
    pub(super) fn new() -> Online {
        Online {
            part: RwSignal::new(None),
            needed: RwSignal::new(false),
            is_offered: RwSignal::new(false),
            wanted: RwSignal::new(None),
            on: RwSignal::new(false),
            bars: RwSignal::new(false),
            rests: RwSignal::new(false),
            prompt: RwSignal::new(None),
            plates: RwSignal::new(Default::default()),
            trouble: RwSignal::new(None),
            reviewed: StoredValue::new(None),
            answer: StoredValue::new_local(None),
            connected: StoredValue::new_local(None),
        }
    }

    /// Whether a game over the network is on the table.
    pub(crate) fn is_on(self) -> bool {
        self.on.get()
    }

    /// Whether such a game is on the table, and nothing can be done in it now.
    pub(super) fn bars(self) -> bool {
        self.is_on() && self.bars.get()
    }

    /// Sets what answers. The first part of the program must not name it, or it would be in that part.
    pub(crate) fn answer_by(self, connected: ConnectedGame, answer: impl Fn(Ask) + 'static) {
        self.answer.set_value(Some(Box::new(answer)));
        self.connected.set_value(Some(connected));
    }

    /// The connection, once that part of the program is there.
    pub(crate) fn connected(self) -> Option<ConnectedGame> {
        self.connected.get_value()
    }

    /// Asks that part of the program, if such a game is on the table. Returns whether that is so.
    pub(super) fn ask(self, ask: Ask) -> bool {
        let is_on = self.on.get_untracked();
        if is_on {
            self.answer.with_value(|answer| answer.iter().for_each(|answer| answer(ask)));
        }
        is_on
    }

    pub(super) fn end(self) {
        self.wanted.set(None);
        self.on.set(false);
        self.rests.set(false);
        self.prompt.set(None);
        self.trouble.set(None);
        self.plates.set(Default::default());
    }
}

impl Store {
    /// Opens a game over the network, once that part of the program is there.
    pub(crate) fn want_online(self, game: String) {
        self.puzzles.end();
        self.lessons.end();
        self.explore.end();
        if !matches!(self.windows.open.get_untracked(), Some(Window::Invite | Window::Offer)) {
            self.windows.open.set(None);
        }
        self.online.needed.set(true);
        self.online.wanted.set(Some(game));
    }
}
