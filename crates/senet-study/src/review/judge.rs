//! Values of positions, and of each throw and each move in them.

use std::ops::Not;

use senet::{Move, Phase, Position, RuleSheet, Throw};
use senet_ai::{Evaluator, Subject, WinChance};

/// A difference of two chances of winning, exact within an error or estimated.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Difference {
    /// The difference, from -1 to 1; sums of differences can be larger.
    pub amount: f64,
    /// The largest possible difference from the true amount; `None` if a chance was estimated.
    pub error: Option<f64>,
}

impl Difference {
    /// No difference.
    pub const NONE: Difference = Difference { amount: 0.0, error: Some(0.0) };

    /// By how much the first chance is larger than the second. Both are seen by the owner of the first.
    pub fn between<S>(larger: WinChance<S>, smaller: WinChance<S>) -> Difference
    where
        S: Copy + PartialEq + Not<Output = S>,
    {
        let smaller = smaller.seen_by(larger.owner());
        Difference { amount: larger.chance() - smaller.chance(), error: sum(larger.error(), smaller.error()) }
    }

    /// Whether the error is certified.
    pub const fn is_exact(self) -> bool {
        self.error.is_some()
    }

    /// The sum of two differences.
    #[must_use]
    pub fn plus(self, other: Difference) -> Difference {
        Difference { amount: self.amount + other.amount, error: sum(self.error, other.error) }
    }

    /// The difference with the opposite sign.
    #[must_use]
    pub fn reversed(self) -> Difference {
        // Not `-0.0`, which would be written with its sign.
        Difference { amount: 0.0 - self.amount, ..self }
    }
}

fn sum(one: Option<f64>, other: Option<f64>) -> Option<f64> {
    Some(one? + other?)
}

/// A possible throw with its value.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ThrowValue {
    /// The throw.
    pub throw: Throw,
    /// The number of equally likely falls that show it.
    pub weight: u32,
    /// The chance of winning of the side that throws, after this throw.
    pub value: WinChance,
}

/// A legal move with its value.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct MoveValue {
    /// The move.
    pub played: Move,
    /// The position after it.
    pub after: Position,
    /// The chance of winning, after the move, of the side that makes it.
    pub value: WinChance,
    /// The loss against the best move; 0 for the best.
    pub loss: Difference,
}

/// Judges positions of one sheet, or of its match points, by an evaluator of positions in which a throw is due.
///
/// Where a move is due, the value of a position is that of its best move. So a position, its moves and the positions after them
/// are consistent, whatever the evaluator returns in the middle of a throw.
#[derive(Clone, Copy)]
pub struct Judge<'e> {
    subject: Subject,
    evaluator: &'e dyn Evaluator,
}

impl<'e> Judge<'e> {
    /// A judge with an evaluator of this sheet, or of its match points.
    pub fn new(of: impl Into<Subject>, evaluator: &'e dyn Evaluator) -> Judge<'e> {
        Judge { subject: of.into(), evaluator }
    }

    /// The sheet.
    pub const fn sheet(&self) -> &RuleSheet {
        self.subject.sheet()
    }

    /// The chance of winning of the side to act; of the winner, once the game is over.
    pub fn value(&self, position: &Position) -> WinChance {
        match position.phase() {
            Phase::Throw => self.evaluator.win_chance(position),
            Phase::Over => WinChance::of_end(&self.subject, position),
            Phase::TurnStart | Phase::Play(_) | Phase::Rest { .. } => {
                WinChance::of_best_move(self.sheet(), position, |after| self.value(after))
            }
        }
    }

    /// Each possible throw, from low to high; empty unless a throw is due.
    pub fn throws(&self, position: &Position) -> Vec<ThrowValue> {
        if !position.awaits_throw() {
            return Vec::new();
        }
        let throw = |(throw, weight): &(Throw, u32)| {
            let value = self.value(&position.throw_unchecked(*throw));
            ThrowValue { throw: *throw, weight: *weight, value }
        };
        self.sheet().casting().weights().iter().map(throw).collect()
    }

    /// Each legal move in the order of [`Position::legal_moves`]; empty unless a move is due.
    pub fn moves(&self, position: &Position) -> Vec<MoveValue> {
        let legal: Vec<Move> = position.legal_moves(self.sheet()).iter().collect();
        let value = |legal: &Move| self.value(&position.play_unchecked(self.sheet(), *legal)).seen_by(position.side());
        let values: Vec<WinChance> = legal.iter().map(value).collect();
        let (_, losses) = losses(&values);
        let move_value = |((played, value), loss): ((Move, WinChance), Difference)| {
            let after = position.play_unchecked(self.sheet(), played);
            MoveValue { played, after, value, loss }
        };
        legal.into_iter().zip(values).zip(losses).map(move_value).collect()
    }
}

/// The index of the best of several values, the first of equals, and what each gives away against it. All have one owner.
pub(super) fn losses<S>(values: &[WinChance<S>]) -> (Option<usize>, Vec<Difference>)
where
    S: Copy + PartialEq + Not<Output = S>,
{
    let better = |one: usize, other: usize| if values[other].chance() > values[one].chance() { other } else { one };
    let first = (0..values.len()).reduce(better);
    let top = values.first().and_then(|value| WinChance::best(value.owner(), values.iter().copied()));
    let (Some(first), Some(top)) = (first, top) else { return (None, Vec::new()) };
    // A forced move gives nothing away, even if its value is only estimated.
    let loss =
        |value: &WinChance<S>| if values.len() == 1 { Difference::NONE } else { Difference::between(top, *value) };
    (Some(first), values.iter().map(loss).collect())
}

#[cfg(test)]
mod tests {
    use senet::Side;

    use super::*;

    const fn exact(chance: f64) -> WinChance {
        WinChance::exact(Side::Cones, chance, 0.0)
    }

    #[test]
    fn losses_are_differences_to_the_first_of_the_best_moves() {
        let (first, found) = losses(&[exact(0.25), exact(0.5), exact(0.5)]);
        assert_eq!(first, Some(1));
        assert_eq!(found.iter().map(|loss| loss.amount).collect::<Vec<_>>(), [0.25, 0.0, 0.0]);
        assert_eq!(losses(&[WinChance::estimated(Side::Cones, 0.6)]), (Some(0), vec![Difference::NONE]));
        assert_eq!(losses::<Side>(&[]), (None, Vec::new()));
    }
}
