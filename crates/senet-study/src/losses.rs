//! Losses of players by their decisions, where exact chances of winning are known.

use senet::{Move, Position, RuleSheet};
use senet_ai::ExactValues;
use serde::Serialize;

use crate::Rate;
use crate::statistics::Z_95;

/// The resolution of losses, in steps to a certain win. Losses are added as integers, so that their sum does not depend on
/// their order.
const STEPS: f64 = 1e9;
/// Smaller losses, in such steps, are within the error of the exact values and count as none.
const NOTHING: u64 = 100_000;

/// Losses over any number of decisions: how much lower the chance of winning was after the move that was chosen than
/// after the best one. A decision is counted if there were two moves or more, and all their exact values are known.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Losses {
    decisions: u64,
    /// Of these, the ones without a loss.
    best: u64,
    sum: u64,
    squares: u128,
}

/// The statistics of losses.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct LossStatistics {
    /// The number of decisions.
    pub decisions: u64,
    /// The mean loss of a decision, as a chance of winning.
    pub mean: f64,
    /// Half of the width of the 95 % confidence interval of the mean.
    pub margin: f64,
    /// Decisions that lost at most 0.0001.
    pub best: Rate,
}

impl Losses {
    /// Counts a decision, if its exact values are known.
    pub(crate) fn count(&mut self, exact: &dyn ExactValues, sheet: &RuleSheet, position: &Position, chosen: Move) {
        let moves = position.legal_moves(sheet);
        if moves.len() < 2 {
            return;
        }
        let value = |legal: Move| {
            let value = exact.value(&position.play_unchecked(sheet, legal))?;
            Some(value.seen_by(position.side()).chance())
        };
        let values: Option<Vec<f64>> = moves.iter().map(value).collect();
        let (Some(values), Some(of_chosen)) = (values, value(chosen)) else { return };
        let best = values.into_iter().fold(of_chosen, f64::max);
        #[expect(clippy::cast_sign_loss, reason = "the best is no less than the chosen one")]
        let loss = ((best - of_chosen) * STEPS) as u64;
        self.decisions += 1;
        self.best += u64::from(loss <= NOTHING);
        self.sum += loss;
        self.squares += u128::from(loss) * u128::from(loss);
    }

    /// The sum of two.
    #[must_use]
    pub fn plus(mut self, other: &Losses) -> Losses {
        self.decisions += other.decisions;
        self.best += other.best;
        self.sum += other.sum;
        self.squares += other.squares;
        self
    }

    /// The statistics; `None` if no decision was counted.
    pub fn statistics(&self) -> Option<LossStatistics> {
        if self.decisions == 0 {
            return None;
        }
        let decisions = self.decisions as f64;
        let mean = self.sum as f64 / STEPS / decisions;
        let variance = (self.squares as f64 / STEPS / STEPS / decisions - mean * mean).max(0.0);
        Some(LossStatistics {
            decisions: self.decisions,
            mean,
            margin: Z_95 * (variance / decisions).sqrt(),
            best: Rate::new(self.best, self.decisions),
        })
    }
}

#[cfg(test)]
mod tests {
    use senet::Side;
    use senet_ai::WinChance;

    use super::*;

    #[test]
    fn a_loss_is_the_difference_to_the_best_move() {
        let sheet = RuleSheet::CARPIGNANO;
        // The further the hindmost piece, the better.
        let exact = |position: &Position| {
            let hindmost = position.pieces(Side::Cones).first();
            let chance = hindmost.map_or(1.0, |house| f64::from(house.number()) / 40.0);
            Some(WinChance::exact(Side::Cones, chance, 0.01).seen_by(position.side()))
        };
        let position = Position::parse(&sheet, "c9/4c5/s9 c - 2").expect("a position");
        let mut losses = Losses::default();
        for chosen in ["1-3", "15-17"] {
            losses.count(&exact, &sheet, &position, chosen.parse().expect("a move"));
        }
        let statistics = losses.statistics().expect("two decisions");
        assert_eq!((statistics.decisions, statistics.best.count), (2, 1));
        // The second move leaves the piece on 1, two fortieths behind.
        assert!((statistics.mean - 0.025).abs() < 1e-6, "{statistics:?}");
        // Both losses are 0.025 from their mean.
        assert!((statistics.margin - 1.959_964 * 0.025 / 2.0_f64.sqrt()).abs() < 1e-7, "{statistics:?}");
        assert_eq!(losses.plus(&losses).statistics().map(|both| both.mean), Some(statistics.mean));
    }

    #[test]
    fn decisions_without_exact_values_are_not_counted() {
        let sheet = RuleSheet::CARPIGNANO;
        let position = Position::parse(&sheet, "c9/4c5/s9 c - 2").expect("a position");
        let mut losses = Losses::default();
        losses.count(&|_: &Position| None, &sheet, &position, "1-3".parse().expect("a move"));
        assert_eq!(losses.statistics(), None);
    }
}
