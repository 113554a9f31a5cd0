//! The game on the table and its history.

use leptos::prelude::*;
use senet_session::Table;

use crate::clock;
use crate::storage::{self, Claim};

/// The table, how it was, and which tab plays on it.
#[derive(Clone, Copy)]
pub(crate) struct Play {
    pub(crate) table: RwSignal<Table>,
    /// The table as it was, while the player looks back.
    pub(crate) past: RwSignal<Option<Table>>,
    /// Whether another tab plays the game, and this one only shows it.
    pub(crate) follows: RwSignal<bool>,
    pub(super) claim: StoredValue<Claim>,
    /// Counts the changes of the table, so that what was planned before a change does not happen after it.
    pub(super) revision: StoredValue<u64>,
}

impl Play {
    pub(super) fn new(table: Table) -> Play {
        Play {
            table: RwSignal::new(table),
            past: RwSignal::new(None),
            follows: RwSignal::new(false),
            claim: StoredValue::new(Claim::new(clock::seed())),
            revision: StoredValue::new(0),
        }
    }

    /// Passes the table that is shown to `look`: the game, or how it was.
    pub(crate) fn with_shown<T>(self, look: impl FnOnce(&Table) -> T) -> T {
        let past = self.past.read();
        match past.as_ref() {
            Some(past) => look(past),
            None => self.table.with(look),
        }
    }

    /// Whether the table shows how it was.
    pub(crate) fn looks_back(self) -> bool {
        self.past.with(Option::is_some)
    }

    /// Cancels what was planned for the table as it is.
    pub(super) fn revise(self) {
        self.revision.update_value(|revision| *revision += 1);
    }

    /// Stores the table, if this tab plays the game. Returns whether it does.
    pub(super) fn keep(self) -> bool {
        let is_ours = self.claim.get_value().holds();
        if is_ours {
            self.table.with_untracked(storage::keep);
        }
        is_ours
    }
}
