//! The way back through the game: the table shows how it was, and nothing can be touched but the steps.

use leptos::prelude::*;

use super::{Message, Store};
use crate::speech;
use senet_session::Table;

impl Store {
    /// Looks at the table that is shown: the game, or how it was.
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

    /// Shows the table as it was after so many events; after the last one the game goes on.
    pub(crate) fn look_at(self, events: usize) {
        let now = self.table.with_untracked(Clone::clone);
        if events >= now.game().events().len() {
            self.back_to_game();
            return;
        }
        self.pause();
        let past = now.at(events);
        let told = match events.checked_sub(1).and_then(|last| Some((now.at(last), now.game().events().get(last)?))) {
            Some((before, event)) => self.words.with_untracked(|words| speech::after(words, &before, *event, &past)),
            None => Vec::new(),
        };
        self.faces.set(past.session.last_throw());
        self.past.set(Some(past));
        self.message.set(Message { told, ..Message::default() });
        self.settle();
    }

    /// One throw or move back.
    pub(crate) fn step_back(self) {
        let events = untrack(|| self.with_shown(|table| table.game().events().len()));
        if events > 0 {
            self.look_at(events - 1);
        }
    }

    /// One throw or move forward, as far as the game has come.
    pub(crate) fn step_forward(self) {
        if self.past.with_untracked(Option::is_some) {
            let events = untrack(|| self.with_shown(|table| table.game().events().len()));
            self.look_at(events + 1);
        }
    }

    /// The table shows the game, which goes on.
    pub(crate) fn back_to_game(self) {
        if self.past.with_untracked(Option::is_none) {
            return;
        }
        self.past.set(None);
        self.faces.set(self.table.with_untracked(|table| table.session.last_throw()));
        self.message.set(Message::default());
        self.settle();
        self.go_on();
    }
}
