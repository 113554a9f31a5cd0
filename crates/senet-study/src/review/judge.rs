//! What a position is worth, and what each throw and each move in it is worth.

use senet::{Move, Phase, Position, RuleSheet, Throw};
use senet_ai::{Estimate, Evaluator};

/// A difference of two chances of winning, and how it is known.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Difference {
    /// The difference, from -1 to 1; sums of differences can be larger.
    pub amount: f64,
    /// How far the truth can be from `amount` at most, if both chances were certified; `None` if it is estimated.
    pub error: Option<f64>,
}

impl Difference {
    /// No difference.
    pub const NONE: Difference = Difference { amount: 0.0, error: Some(0.0) };

    /// How much larger the first chance is than the second.
    pub fn between(larger: Estimate, smaller: Estimate) -> Difference {
        Difference { amount: larger.chance - smaller.chance, error: sum(larger.error, smaller.error) }
    }

    /// Whether the difference comes with a certificate.
    pub const fn is_exact(self) -> bool {
        self.error.is_some()
    }

    /// The sum of two differences.
    #[must_use]
    pub fn plus(self, other: Difference) -> Difference {
        Difference { amount: self.amount + other.amount, error: sum(self.error, other.error) }
    }

    /// The difference the other way round.
    #[must_use]
    pub fn reversed(self) -> Difference {
        // Not `-0.0`, which would be written with its sign.
        Difference { amount: 0.0 - self.amount, ..self }
    }
}

fn sum(one: Option<f64>, other: Option<f64>) -> Option<f64> {
    Some(one? + other?)
}

/// A throw that can come, and what it is worth.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ThrowValue {
    /// The throw.
    pub throw: Throw,
    /// How many of the equally likely falls show it.
    pub weight: u32,
    /// The chance of winning of the side that throws, once this has been thrown.
    pub value: Estimate,
}

/// A legal move, and what it is worth.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct MoveValue {
    /// The move.
    pub played: Move,
    /// The position after it.
    pub after: Position,
    /// The chance of winning, after the move, of the side that makes it.
    pub value: Estimate,
    /// What the move gives away against the best; 0 for the best.
    pub loss: Difference,
}

/// Judges positions of one sheet by what an evaluator says of those that wait for a throw.
///
/// The evaluator is asked about nothing else: where a move is due, a position is worth what its best move is worth, and a
/// game that is over is won. So a position, its moves and what follows them are always measured alike, whatever the
/// evaluator thinks of positions in the middle of a throw.
#[derive(Clone, Copy)]
pub struct Judge<'e> {
    sheet: RuleSheet,
    evaluator: &'e dyn Evaluator,
}

impl<'e> Judge<'e> {
    /// A judge of positions of this sheet; the evaluator must be of the same.
    pub const fn new(sheet: RuleSheet, evaluator: &'e dyn Evaluator) -> Judge<'e> {
        Judge { sheet, evaluator }
    }

    /// The sheet.
    pub const fn sheet(&self) -> &RuleSheet {
        &self.sheet
    }

    /// The chance of winning of the side to act; of the winner, once the game is over.
    pub fn value(&self, position: &Position) -> Estimate {
        match position.phase() {
            Phase::Over => CERTAIN,
            Phase::Throw => self.evaluator.estimate(position),
            Phase::TurnStart | Phase::Play(_) | Phase::Rest { .. } => {
                let legal = position.legal_moves(&self.sheet);
                best(legal.iter().map(|legal| self.value_of_move(position, legal)))
            }
        }
    }

    fn value_of_move(&self, position: &Position, legal: Move) -> Estimate {
        let after = position.play_unchecked(&self.sheet, legal);
        seen_by(position, &after, self.value(&after))
    }

    /// Each throw that can come, from low to high; none unless the position waits for one.
    pub fn throws(&self, position: &Position) -> Vec<ThrowValue> {
        if !position.awaits_throw() {
            return Vec::new();
        }
        let throw = |(throw, weight): &(Throw, u32)| {
            let value = self.value(&position.throw_unchecked(*throw));
            ThrowValue { throw: *throw, weight: *weight, value }
        };
        self.sheet.casting().weights().iter().map(throw).collect()
    }

    /// Each legal move in the order of [`Position::legal_moves`]; none where nothing is to decide.
    pub fn moves(&self, position: &Position) -> Vec<MoveValue> {
        let legal: Vec<Move> = position.legal_moves(&self.sheet).iter().collect();
        let values: Vec<Estimate> = legal.iter().map(|legal| self.value_of_move(position, *legal)).collect();
        let (_, losses) = losses(&values);
        let move_value = |((played, value), loss): ((Move, Estimate), Difference)| {
            let after = position.play_unchecked(&self.sheet, played);
            MoveValue { played, after, value, loss }
        };
        legal.into_iter().zip(values).zip(losses).map(move_value).collect()
    }
}

/// A game that is won.
pub(super) const CERTAIN: Estimate = Estimate { chance: 1.0, error: Some(0.0) };

/// The value of what follows a position, as the side to act in that position sees it.
fn seen_by(position: &Position, after: &Position, value: Estimate) -> Estimate {
    if after.side() == position.side() { value } else { value.of_the_other_side() }
}

/// What the better of several chances is worth to someone who can choose. Certified only if all of them are: one that is
/// not might be better than it seems.
pub(super) fn best(values: impl IntoIterator<Item = Estimate>) -> Estimate {
    let better = |one: Estimate, other: Estimate| {
        let error = one.error.and_then(|one| other.error.map(|other| one.max(other)));
        Estimate { chance: one.chance.max(other.chance), error }
    };
    values.into_iter().reduce(better).unwrap_or_else(|| unreachable!("where a choice is due there is one"))
}

/// The mean of chances by their weights.
pub(super) fn mean(values: impl IntoIterator<Item = (u32, Estimate)>) -> Estimate {
    let (mut chance, mut error, mut weights) = (0.0, Some(0.0), 0.0);
    for (weight, value) in values {
        let weight = f64::from(weight);
        chance += weight * value.chance;
        error = sum(error, value.error.map(|error| weight * error));
        weights += weight;
    }
    Estimate { chance: chance / weights, error: error.map(|error| error / weights) }
}

/// Which of several values is best, the first of equals, and what each gives away against it.
pub(super) fn losses(values: &[Estimate]) -> (Option<usize>, Vec<Difference>) {
    let better = |one: usize, other: usize| if values[other].chance > values[one].chance { other } else { one };
    let Some(first) = (0..values.len()).reduce(better) else { return (None, Vec::new()) };
    let top = best(values.iter().copied());
    // Where there is no choice, nothing can be given away, however little is known.
    let loss = |value: &Estimate| if values.len() == 1 { Difference::NONE } else { Difference::between(top, *value) };
    (Some(first), values.iter().map(loss).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn exact(chance: f64, error: f64) -> Estimate {
        Estimate { chance, error: Some(error) }
    }

    const GUESSED: Estimate = Estimate { chance: 0.6, error: None };

    #[test]
    fn a_choice_is_as_certain_as_its_least_certain_alternative() {
        assert_eq!(best([exact(0.2, 0.01), exact(0.5, 0.001)]), exact(0.5, 0.01));
        assert_eq!(best([exact(0.7, 0.01), GUESSED]), Estimate { chance: 0.7, error: None });
    }

    #[test]
    fn means_weigh_chances_and_errors() {
        let both = mean([(3, exact(0.0, 0.04)), (1, exact(1.0, 0.0))]);
        assert_eq!(both, exact(0.25, 0.03));
        assert_eq!(mean([(1, exact(0.2, 0.0)), (1, GUESSED)]).error, None);
    }

    #[test]
    fn the_first_of_the_best_loses_nothing() {
        let (first, found) = losses(&[exact(0.25, 0.0), exact(0.5, 0.0), exact(0.5, 0.0)]);
        assert_eq!(first, Some(1));
        assert_eq!(found.iter().map(|loss| loss.amount).collect::<Vec<_>>(), [0.25, 0.0, 0.0]);
        assert_eq!(losses(&[GUESSED]), (Some(0), vec![Difference::NONE]));
        assert_eq!(losses(&[]), (None, Vec::new()));
    }
}
