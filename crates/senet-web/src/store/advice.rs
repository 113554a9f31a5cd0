//! What the evaluator says: the move that it would play.

use leptos::prelude::*;

use super::Store;
use crate::speech;
use crate::worker::{Assessment, Purpose};

impl Store {
    /// Shows the best move of the position in which a person is to decide, and says why.
    pub(crate) fn advise(self) {
        let (Some(position), sheet) = (untrack(|| self.decision()), self.sheet()) else { return };
        let revision = self.play.revision.get_value();
        let question = Assessment::question(&sheet, &position);
        let hear = move |answer: &str| {
            let Ok(assessment) = answer.parse::<Assessment>() else { return };
            if self.play.revision.get_value() != revision {
                return;
            }
            let advice = self.words.with_untracked(|words| speech::advice(words, &sheet, &position, &assessment));
            self.pick(assessment.best.and_then(|best| best.from()));
            self.said.message.update(|message| message.advice = advice);
        };
        self.computer.with_value(|computer| computer.ask(Purpose::Advice, question, hear));
    }
}
