//! The seam between what a position is worth and those who ask: search, review, engine.

use senet::{Position, RuleSheet};

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

    /// What a position is worth that is no throw's business, from what those after its moves are worth: the chance after
    /// the best of them; certain once the game is over. Exact only if every move's is.
    pub fn of_best_move(
        sheet: &RuleSheet,
        position: &Position,
        mut after: impl FnMut(&Position) -> Estimate,
    ) -> Estimate {
        if position.is_over() {
            return Estimate { chance: 1.0, error: Some(0.0) };
        }
        let moves = position.legal_moves(sheet);
        let values = (0..moves.len()).filter_map(|index| moves.after(index)).map(|next| {
            let value = after(&next);
            if next.side() == position.side() { value } else { value.of_the_other_side() }
        });
        // The largest of several values is as far off as the one that is furthest off, at most.
        let better = |best: Estimate, value: Estimate| Estimate {
            chance: best.chance.max(value.chance),
            error: best.error.zip(value.error).map(|(one, other)| one.max(other)),
        };
        values.reduce(better).unwrap_or_else(|| unreachable!("a side that can do nothing passes"))
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
