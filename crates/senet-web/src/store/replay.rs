//! The replay: the history of the game, or of its review, goes on by itself.

use std::time::Duration;

use leptos::prelude::*;

use super::Store;

/// Time of an event at the usual pace, in milliseconds.
const TIME: u32 = 1000;
/// Paces, in quarters of the usual one.
const PACES: [u32; 4] = [4, 8, 16, 2];

/// Whether the history goes on by itself, and how fast.
#[derive(Clone, Copy)]
pub(crate) struct Replay {
    pub(crate) runs: RwSignal<bool>,
    /// The place of the pace in [`PACES`].
    pace: RwSignal<usize>,
    /// The number of this replay: timers of earlier ones do nothing.
    number: StoredValue<u64>,
}

impl Replay {
    pub(super) fn new() -> Replay {
        Replay { runs: RwSignal::new(false), pace: RwSignal::new(0), number: StoredValue::new(0) }
    }

    /// The pace as text: `1×`, `½×`.
    pub(crate) fn pace(self) -> String {
        match PACES[self.pace.get()] {
            2 => "½×".to_owned(),
            quarters => format!("{}×", quarters / 4),
        }
    }

    pub(crate) fn next_pace(self) {
        self.pace.update(|pace| *pace = (*pace + 1) % PACES.len());
    }

    fn stop(self) {
        if self.runs.get_untracked() {
            self.runs.set(false);
        }
    }
}

impl Store {
    /// Starts the replay from the shown event, or from the beginning if the last one is shown; or stops it.
    pub(crate) fn replay_or_stop(self) {
        if self.replay.runs.get_untracked() {
            self.replay.stop();
            return;
        }
        let events = self.play.table.with_untracked(|table| table.game().events().len());
        if events == 0 {
            return;
        }
        if !untrack(|| self.play.looks_back()) || untrack(|| self.at_event()) == events {
            self.look_at(0);
        }
        self.replay.runs.set(true);
        self.replay.number.update_value(|number| *number += 1);
        self.replay_later(self.replay.number.get_value(), untrack(|| self.at_event()));
    }

    fn replay_later(self, number: u64, shown: usize) {
        let time = TIME * 4 / PACES[self.replay.pace.get_untracked()];
        set_timeout(move || self.replay_on(number, shown), Duration::from_millis(time.into()));
    }

    /// Shows the event after the one that the replay has shown. A step by the player, or a return to the game, ends the replay.
    fn replay_on(self, number: u64, shown: usize) {
        if !self.replay.runs.get_untracked() || self.replay.number.get_value() != number {
            return;
        }
        let is_ours = untrack(|| self.play.looks_back() && self.at_event() == shown);
        if !is_ours {
            self.replay.stop();
        } else if self.windows.open.get_untracked().is_some() {
            self.replay_later(number, shown);
        } else {
            self.look_at(shown + 1);
            let events = self.play.table.with_untracked(|table| table.game().events().len());
            if shown + 1 < events { self.replay_later(number, shown + 1) } else { self.replay.stop() }
        }
    }
}
