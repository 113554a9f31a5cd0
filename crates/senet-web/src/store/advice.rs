//! Advice of the evaluator: its move, and the chances of both sides.

use leptos::prelude::*;

use senet::{Move, Position, RuleSheet};
use senet_ai::WinChance;
use senet_session::GameTable;

use super::Store;
use crate::speech;
use crate::worker::{Assessment, Purpose};

impl Store {
    /// Shows the best move of the position in which a person is to decide, and says why.
    pub(crate) fn advise(self) {
        if untrack(|| self.puzzles.is_on()) {
            self.show_solution();
            return;
        }
        if untrack(|| self.lessons.is_on() || self.online.is_on()) {
            return;
        }
        let (Some(position), sheet) = (untrack(|| self.decision()), self.sheet()) else { return };
        let revision = self.play.revision.get_value();
        let question = Assessment::question(&sheet, &position);
        let hear = move |answer: &str| {
            let Ok(assessment) = answer.parse::<Assessment>() else { return };
            if self.play.revision.get_value() != revision {
                return;
            }
            let advice = self.words.with_untracked(|words| speech::advice(words, &sheet, &position, &assessment));
            self.pick(assessment.best.and_then(Move::from));
            self.said.message.update(|message| message.advice = advice);
        };
        self.computer.with_value(|computer| computer.ask(Purpose::Advice, question, hear));
    }

    /// Keeps the chance of the shown position up to date while the bar of chances is on.
    pub(super) fn watch_chance(self) {
        let subject = Memo::new(move |_| {
            // The chances would tell whether the best move of a puzzle wins, and distract from a lesson; an exploration shows
            // them itself.
            let is_on = self.preferences.with(|preferences| preferences.chances) && !self.play.is_aside();
            is_on.then(|| self.play.with_shown(Subject::of)).flatten()
        });
        Effect::new(move |_| match subject.get() {
            None => self.set_chance(None),
            Some(Subject::Decided(chance)) => self.set_chance(Some(chance)),
            Some(Subject::Open(sheet, position)) => {
                let hear = move |answer: &str| {
                    let assessment = answer.parse::<Assessment>().ok();
                    self.said.chance.set(assessment.map(|assessment| assessment.chance));
                };
                let question = Assessment::question(&sheet, &position);
                self.computer.with_value(|computer| computer.ask(Purpose::Chances, question, hear));
            }
        });
    }

    /// Shows a chance that needs no evaluation. An answer about an earlier position would replace it.
    fn set_chance(self, chance: Option<WinChance>) {
        self.computer.with_value(|computer| computer.forget(Purpose::Chances));
        self.said.chance.set(chance);
    }
}

/// The subject of the bar of chances.
#[derive(Clone, Copy, PartialEq)]
enum Subject {
    Open(RuleSheet, Position),
    /// The game is over, possibly by resignation.
    Decided(WinChance),
}

impl Subject {
    /// `None` in the opening.
    fn of(table: &GameTable) -> Option<Subject> {
        let game = table.game();
        match game.outcome() {
            Some(outcome) => Some(Subject::Decided(WinChance::won(outcome.side))),
            None => game.position().map(|position| Subject::Open(table.setting.sheet, *position)),
        }
    }
}
