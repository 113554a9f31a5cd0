//! Lessons, as far as the table knows them: what the shown step waits for. `crate::lessons` leads through them.

use leptos::prelude::*;
use senet::{HouseSet, Move, SheetId};
use senet_session::lesson::{Lesson, Topic};

use super::Store;
use crate::lessons::Progress;
use crate::storage;

/// The bookmark of the lesson on the table.
pub(crate) const LESSON: &str = "lesson";

/// The lesson on the table, and the player's progress.
#[derive(Clone, Copy)]
pub(crate) struct Lessons {
    /// The sheet and the topic of the lesson that is wanted, which the address has.
    pub(crate) wanted: RwSignal<Option<(SheetId, Topic)>>,
    /// The lesson on the table, and the index of its step.
    pub(crate) course: RwSignal<Option<(Lesson, usize)>>,
    /// The texts and marks of the step on the table.
    pub(crate) shown: RwSignal<Shown>,
    pub(crate) progress: RwSignal<Progress>,
}

/// The texts and marks of a step on the table.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Shown {
    /// The title of the lesson, and where the step is in it.
    pub(crate) heading: String,
    pub(crate) text: String,
    /// The houses that the text is about.
    pub(crate) houses: HouseSet,
    /// Whether the player is to throw.
    pub(crate) throws: bool,
    /// The moves of which the player is to make one; none while the lesson waits for something else.
    pub(crate) accepted: Vec<Move>,
    /// The answer to another legal move.
    pub(crate) wrong: String,
}

impl Lessons {
    pub(super) fn new() -> Lessons {
        Lessons {
            wanted: RwSignal::new(None),
            course: RwSignal::new(None),
            shown: RwSignal::new(Shown::default()),
            progress: RwSignal::new(Progress::remembered()),
        }
    }

    /// Whether a lesson is on the table.
    pub(crate) fn is_on(self) -> bool {
        self.course.with(Option::is_some)
    }

    /// Whether a lesson is on the table that waits for something else than a move.
    pub(super) fn bars_moves(self) -> bool {
        self.is_on() && self.shown.with(|shown| shown.accepted.is_empty())
    }

    /// Whether a lesson is on the table that waits for something else than a throw.
    pub(super) fn bars_throws(self) -> bool {
        self.is_on() && !self.shown.with(|shown| shown.throws)
    }

    pub(super) fn end(self) {
        if self.course.with_untracked(Option::is_some) {
            storage::drop_bookmark(LESSON);
        }
        self.wanted.set(None);
        self.course.set(None);
        self.shown.set(Shown::default());
    }
}

impl Store {
    /// Opens a lesson, once the later part of the program is there.
    pub(crate) fn want_lesson(self, sheet: SheetId, topic: Topic) {
        self.puzzles.end();
        self.explore.end();
        self.online.end();
        self.windows.open.set(None);
        self.lessons.wanted.set(Some((sheet, topic)));
    }

    /// Says why a legal move does not lead on in the lesson. Returns whether that is so.
    pub(super) fn corrects(self, chosen: Move) -> bool {
        let leads_on = |accepted: &[Move]| accepted.is_empty() || accepted.contains(&chosen);
        if self.lessons.shown.with_untracked(|shown| leads_on(&shown.accepted)) {
            return false;
        }
        self.pick(None);
        let wrong = self.lessons.shown.with_untracked(|shown| shown.wrong.clone());
        self.said.message.update(|message| {
            message.refused = Some(wrong);
            message.at = chosen.to().or(chosen.from());
        });
        true
    }
}
