//! The seam between what a position is worth and those who ask: search, review, engine.

use senet::Position;

/// A chance of winning, and how it is known.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Estimate {
    /// The chance of winning, from 0 to 1, of the side to act; of the winner once the game is over.
    pub chance: f64,
    /// How far the truth can be from `chance` at most, if that is certified; `None` if the chance is estimated.
    pub error: Option<f64>,
}

impl Estimate {
    /// Whether the chance comes with a certificate.
    pub const fn is_exact(self) -> bool {
        self.error.is_some()
    }

    /// The same, as the other side sees it.
    #[must_use]
    pub fn of_the_other_side(self) -> Estimate {
        Estimate { chance: 1.0 - self.chance, ..self }
    }
}

/// What knows or estimates chances of winning under one sheet: exact tables, a learnt function, a search.
pub trait Evaluator {
    /// The chance of winning of the side to act, in any phase: about to throw, with a throw or its rest to play, at the
    /// start of a turn, in the opening, or over.
    fn estimate(&self, position: &Position) -> Estimate;
}
