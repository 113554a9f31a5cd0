//! Stepping back through the history of the game. A past state can be looked at, not played.

use leptos::prelude::*;
use senet_session::GameTable;

use super::{Ask, Store};
use crate::speech;

impl Store {
    /// Shows the table as it was after so many events; after the last one, returns to the game. In a review, shows the last of
    /// these events with its judgement; in an exploration, shows the position after so many steps.
    pub(crate) fn look_at(self, events: usize) {
        if untrack(|| self.explore.is_on()) {
            self.explore.ask(Ask::Go(events));
            return;
        }
        if self.review.is_open.get_untracked() {
            self.show_step(events);
            return;
        }
        if untrack(|| self.lessons.is_on()) {
            return;
        }
        let past = self.play.table.with_untracked(|now| (events < now.game().events().len()).then(|| now.at(events)));
        let Some(past) = past else {
            self.back_to_game();
            return;
        };
        self.pause();
        let told = self.words.with_untracked(|words| speech::last_event(words, &past));
        self.show_past(past);
        self.said.tell(told);
    }

    /// Puts a past state on the table.
    pub(super) fn show_past(self, past: GameTable) {
        self.scene.faces.set(past.session.last_throw());
        self.play.past.set(Some(past));
        self.said.clear();
        self.settle();
    }

    /// Number of events up to the one that is shown, or of steps of an exploration.
    pub(crate) fn at_event(self) -> usize {
        if self.review.is_open.get() {
            return self.review.step.get();
        }
        if let Some(step) = self.explore.at() {
            return step;
        }
        self.play.with_shown(|table| table.game().events().len())
    }

    /// Steps back by one event.
    pub(crate) fn step_back(self) {
        let events = untrack(|| self.at_event());
        if events > 0 {
            self.look_at(events - 1);
        }
    }

    /// Steps forward by one event.
    pub(crate) fn step_forward(self) {
        if self.play.past.with_untracked(Option::is_some) || untrack(|| self.explore.is_on()) {
            self.look_at(untrack(|| self.at_event()) + 1);
        }
    }

    /// Goes to the last event: in a review, shows it; else returns to the game.
    pub(crate) fn step_last(self) {
        self.look_at(usize::MAX);
    }

    /// Returns from a past state, or from the review, to the game.
    pub(crate) fn back_to_game(self) {
        if self.play.past.with_untracked(Option::is_none) {
            return;
        }
        self.leave_review();
        self.play.past.set(None);
        self.scene.faces.set(self.play.table.with_untracked(|table| table.session.last_throw()));
        self.said.clear();
        self.settle();
        self.go_on();
    }
}
