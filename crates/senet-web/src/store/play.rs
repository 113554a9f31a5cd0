//! The game on the table and its history.

use leptos::prelude::*;
use senet_session::GameTable;

use crate::clock;
use crate::games::GameKey;
use crate::storage::Claim;

/// The table, a past state of it, and the claim of this tab.
#[derive(Clone, Copy)]
pub(crate) struct Play {
    pub(crate) table: RwSignal<GameTable>,
    /// A past state of the table, while the player looks back.
    pub(crate) past: RwSignal<Option<GameTable>>,
    /// The table before a throw that is still in the air, so that nothing gives the throw away.
    pub(super) in_air: RwSignal<Option<GameTable>>,
    /// By what the game on the table is known among the kept ones.
    pub(super) key: StoredValue<GameKey>,
    /// The game that was on the table before this one, if it was going on.
    pub(crate) replaced: RwSignal<Option<(GameKey, GameTable)>>,
    /// The game that waits while a puzzle, a lesson or an explored position is on the table. It stays stored as it is.
    pub(super) aside: RwSignal<Option<GameTable>>,
    /// Whether another tab plays the game, which this one shows.
    pub(crate) follows: RwSignal<bool>,
    pub(super) claim: StoredValue<Claim>,
    /// Whether the table has changed since it was stored.
    pub(super) is_unstored: StoredValue<bool>,
    /// Number of changes of the table, by which plans and answers made before a change are dropped.
    pub(super) revision: StoredValue<u64>,
}

impl Play {
    pub(super) fn new(table: GameTable, key: GameKey) -> Play {
        Play {
            table: RwSignal::new(table),
            past: RwSignal::new(None),
            in_air: RwSignal::new(None),
            key: StoredValue::new(key),
            replaced: RwSignal::new(None),
            aside: RwSignal::new(None),
            follows: RwSignal::new(false),
            claim: StoredValue::new(Claim::new(clock::seed())),
            is_unstored: StoredValue::new(false),
            revision: StoredValue::new(0),
        }
    }

    /// Passes the shown table to `look`: the present one, or a past state.
    pub(crate) fn with_shown<T>(self, look: impl FnOnce(&GameTable) -> T) -> T {
        let past = self.past.read();
        match past.as_ref() {
            Some(past) => look(past),
            None => self.with_landed(look),
        }
    }

    /// Passes the present table to `look`, without a throw that is still in the air.
    pub(crate) fn with_landed<T>(self, look: impl FnOnce(&GameTable) -> T) -> T {
        let in_air = self.in_air.read();
        match in_air.as_ref() {
            Some(before) => look(before),
            None => self.table.with(look),
        }
    }

    /// Whether a past state is shown.
    pub(crate) fn looks_back(self) -> bool {
        self.past.with(Option::is_some)
    }

    /// Whether a puzzle or an explored position is on the table.
    pub(crate) fn is_aside(self) -> bool {
        self.aside.with(Option::is_some)
    }

    /// Invalidates plans for the table as it is.
    pub(super) fn revise(self) {
        self.revision.update_value(|revision| *revision += 1);
        // Setting a signal has its views drawn again, even where its value stays.
        if self.in_air.with_untracked(Option::is_some) {
            self.in_air.set(None);
        }
    }
}
