//! Stepping back through the game. A past state can be looked at, not played.

use leptos::prelude::*;

use super::Store;
use crate::speech;

impl Store {
    /// Shows the table as it was after so many events; after the last one, returns to the game.
    pub(crate) fn look_at(self, events: usize) {
        let past = self.play.table.with_untracked(|now| (events < now.game().events().len()).then(|| now.at(events)));
        let Some(past) = past else {
            self.back_to_game();
            return;
        };
        self.pause();
        let told = self.words.with_untracked(|words| speech::last_event(words, &past));
        self.scene.faces.set(past.session.last_throw());
        self.play.past.set(Some(past));
        self.said.tell(told);
        self.settle();
    }

    /// Steps back by one event.
    pub(crate) fn step_back(self) {
        let events = untrack(|| self.play.with_shown(|table| table.game().events().len()));
        if events > 0 {
            self.look_at(events - 1);
        }
    }

    /// Steps forward by one event.
    pub(crate) fn step_forward(self) {
        if self.play.past.with_untracked(Option::is_some) {
            let events = untrack(|| self.play.with_shown(|table| table.game().events().len()));
            self.look_at(events + 1);
        }
    }

    /// Returns from a past state to the game.
    pub(crate) fn back_to_game(self) {
        if self.play.past.with_untracked(Option::is_none) {
            return;
        }
        self.play.past.set(None);
        self.scene.faces.set(self.play.table.with_untracked(|table| table.session.last_throw()));
        self.said.clear();
        self.settle();
        self.go_on();
    }
}
