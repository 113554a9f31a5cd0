//! Explanations of houses: on a touch, a long press, a key, or a mouse that rests on one.

use std::time::Duration;

use leptos::prelude::*;
use senet::{House, HouseSet};
use senet_i18n::Words;
use senet_session::GameTable;

use super::Store;
use crate::speech;

/// Time after which a resting mouse asks.
const REST: Duration = Duration::from_millis(650);
/// Time after which a press is a long one.
const PRESS: Duration = Duration::from_millis(500);

impl Store {
    /// Explains a house. A second call closes the explanation.
    pub(crate) fn explain(self, house: House) {
        if self.is_explained(house) { self.close_explanation() } else { self.show_explanation(house) }
    }

    /// Explains a house once the mouse has rested on it, unless a piece is picked or a message is shown.
    pub(crate) fn point_at(self, house: House) {
        self.after_rest(house, REST, move || {
            let is_free = untrack(|| !self.lessons.is_on())
                && self.scene.selected.with_untracked(Option::is_none)
                && self.said.hint.with_untracked(Option::is_none)
                && self.said.message.with_untracked(|said| said.refused.is_none() && said.explained.is_none());
            if is_free {
                self.show_explanation(house);
            }
        });
    }

    /// Explains a house after a long press of a finger, and calls `explained` then.
    pub(crate) fn press(self, house: House, explained: impl FnOnce() + 'static) {
        self.after_rest(house, PRESS, move || {
            self.show_explanation(house);
            explained();
        });
    }

    /// Ends the rest of the mouse on a house, and its explanation.
    pub(crate) fn point_away(self, house: House) {
        self.scene.rests_on.set_value(None);
        if self.is_explained(house) {
            self.close_explanation();
        }
    }

    /// Ends a press that was not long.
    pub(crate) fn release(self) {
        self.scene.rests_on.set_value(None);
    }

    fn after_rest(self, house: House, time: Duration, work: impl FnOnce() + 'static) {
        self.scene.rests_on.set_value(Some(house));
        let work = move || {
            if self.scene.rests_on.get_value() == Some(house) {
                self.scene.rests_on.set_value(None);
                work();
            }
        };
        set_timeout(work, time);
    }

    /// The risk of the piece on a house, if there is any.
    pub(crate) fn risk(self, house: House) -> Option<String> {
        let risk = |words: &Words| {
            let table = |table: &GameTable| speech::risk(words, &table.setting.sheet, table.game().position()?, house);
            untrack(|| self.play.with_shown(table))
        };
        self.words.with_untracked(risk)
    }

    fn is_explained(self, house: House) -> bool {
        self.said.message.with_untracked(|message| message.explained.is_some() && message.at == Some(house))
    }

    fn show_explanation(self, house: House) {
        let mut about = self.words.with_untracked(|words| speech::about_house(words, &self.sheet(), house));
        if let Some(risk) = self.risk(house) {
            about.effect = format!("{} {risk}", about.effect);
        }
        self.said.message.update(|message| {
            message.refused = None;
            message.houses = HouseSet::EMPTY;
            message.at = Some(house);
            message.explained = Some(about);
        });
    }

    fn close_explanation(self) {
        self.said.message.update(|message| {
            message.at = None;
            message.explained = None;
        });
    }
}
