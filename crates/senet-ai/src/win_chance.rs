//! Chances of winning.

use std::ops::Not;

use senet::{Position, RuleSheet, Side};
use senet_tables::Subject;

/// A chance of winning, seen by its owner: exact within an error, or estimated.
///
/// For who plays for match points, it is what stands for them: [`Subject::points`] converts it.
///
/// The owner is a side in play, and a player (`WinChance<Player>`) in a review, which begins before the sides are settled.
///
/// ```
/// use senet::Side;
/// use senet_ai::WinChance;
///
/// let cones = WinChance::exact(Side::Cones, 0.75, 0.01);
/// assert_eq!(cones.seen_by(Side::Spools), WinChance::exact(Side::Spools, 0.25, 0.01));
///
/// // The spools choose: the best for them is what is worst for the cones.
/// let moves = [cones, WinChance::estimated(Side::Cones, 0.5)];
/// assert_eq!(WinChance::best(Side::Spools, moves), Some(WinChance::estimated(Side::Spools, 0.5)));
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct WinChance<S = Side> {
    owner: S,
    chance: f64,
    error: Option<f64>,
}

impl<S: Copy + PartialEq + Not<Output = S>> WinChance<S> {
    /// A chance from 0 to 1 that is only estimated.
    pub const fn estimated(owner: S, chance: f64) -> WinChance<S> {
        WinChance { owner, chance, error: None }
    }

    /// A chance from 0 to 1 that differs from the true one by at most `error`.
    pub const fn exact(owner: S, chance: f64, error: f64) -> WinChance<S> {
        WinChance { owner, chance, error: Some(error) }
    }

    /// A chance with a certified lower and upper bound, both from 0 to 1.
    pub const fn between(owner: S, lower: f64, upper: f64) -> WinChance<S> {
        WinChance::exact(owner, f64::midpoint(lower, upper), (upper - lower) / 2.0)
    }

    /// The chance of the winner of a game that is over.
    pub const fn won(winner: S) -> WinChance<S> {
        WinChance::exact(winner, 1.0, 0.0)
    }

    /// The side or player whose chance it is.
    pub const fn owner(self) -> S {
        self.owner
    }

    /// The chance, from 0 to 1.
    pub const fn chance(self) -> f64 {
        self.chance
    }

    /// The largest possible difference from the true chance; `None` for an estimate.
    pub const fn error(self) -> Option<f64> {
        self.error
    }

    /// Whether the error is certified.
    pub const fn is_exact(self) -> bool {
        self.error.is_some()
    }

    /// The chance that this one leaves to `viewer`: the same for the owner, the rest for the opponent.
    #[inline]
    #[must_use]
    pub fn seen_by(self, viewer: S) -> WinChance<S> {
        if viewer == self.owner { self } else { WinChance { owner: viewer, chance: 1.0 - self.chance, ..self } }
    }

    /// Relabels the owner: from the side to its player, or the reverse. The chance is unchanged.
    #[must_use]
    pub fn owned_by<T>(self, owner: T) -> WinChance<T> {
        WinChance { owner, chance: self.chance, error: self.error }
    }

    /// The chance of a chooser whose choices lead to `values`; `None` if there is no choice.
    ///
    /// Exact only if all values are, since an estimated one may be better than it seems. The error is the largest.
    #[inline]
    pub fn best(chooser: S, values: impl IntoIterator<Item = WinChance<S>>) -> Option<WinChance<S>> {
        let better = |best: WinChance<S>, value: WinChance<S>| WinChance {
            owner: chooser,
            chance: best.chance.max(value.chance),
            error: best.error.zip(value.error).map(|(one, other)| one.max(other)),
        };
        values.into_iter().map(|value| value.seen_by(chooser)).reduce(better)
    }

    /// The mean of `values` by their weights, seen by `viewer`; `None` without values. Exact only if all values are.
    pub fn mean(viewer: S, values: impl IntoIterator<Item = (u32, WinChance<S>)>) -> Option<WinChance<S>> {
        let (mut chance, mut error, mut weights) = (0.0, Some(0.0), 0.0);
        for (weight, value) in values {
            let (weight, value) = (f64::from(weight), value.seen_by(viewer));
            chance += weight * value.chance;
            error = error.zip(value.error).map(|(sum, error)| sum + weight * error);
            weights += weight;
        }
        let mean = WinChance { owner: viewer, chance: chance / weights, error: error.map(|error| error / weights) };
        (weights > 0.0).then_some(mean)
    }
}

impl WinChance {
    /// The value of a game that is over, for the side to act: for who plays for match points, what stands for those of the game.
    pub fn of_end(of: &Subject, position: &Position) -> WinChance {
        let bounds = of.ended(position);
        WinChance::between(position.side(), bounds.lower(), bounds.upper())
    }

    /// The chance of the side to act in a position in which a move is due, from the values of the positions after its legal
    /// moves: that of the best move (Bellman backup). The winner's chance if the game is over.
    pub fn of_best_move(
        sheet: &RuleSheet,
        position: &Position,
        value: impl FnMut(&Position) -> WinChance,
    ) -> WinChance {
        if position.is_over() {
            return WinChance::won(position.side());
        }
        let mut value = value;
        let moves = position.legal_moves(sheet);
        let values = (0..moves.len()).filter_map(|index| moves.after(index)).map(|after| value(&after));
        let best = WinChance::best(position.side(), values);
        best.unwrap_or_else(|| unreachable!("a side without another move passes"))
    }

    /// The chance of the side to throw, from the values of the positions after each throw: their mean by the throws' weights
    /// (Bellman backup).
    pub fn of_throws(sheet: &RuleSheet, position: &Position, value: impl FnMut(&Position) -> WinChance) -> WinChance {
        let mut value = value;
        let weights = sheet.casting().weights().iter();
        let values = weights.map(|(throw, weight)| (*weight, value(&position.throw_unchecked(*throw))));
        let mean = WinChance::mean(position.side(), values);
        mean.unwrap_or_else(|| unreachable!("each casting has throws"))
    }
}

#[cfg(test)]
mod tests {
    use senet::Player;

    use super::*;

    const GUESSED: WinChance = WinChance::estimated(Side::Cones, 0.6);

    const fn exact(chance: f64, error: f64) -> WinChance {
        WinChance::exact(Side::Cones, chance, error)
    }

    #[test]
    fn the_other_side_has_the_complement() {
        let spools = exact(0.75, 0.01).seen_by(Side::Spools);
        assert_eq!(spools, WinChance::exact(Side::Spools, 0.25, 0.01));
        assert_eq!(spools.seen_by(Side::Spools), spools);
        assert_eq!(spools.seen_by(Side::Cones), exact(0.75, 0.01));
        assert_eq!(spools.owned_by(Player::Second).seen_by(Player::First), WinChance::exact(Player::First, 0.75, 0.01));
    }

    #[test]
    fn bounds_are_the_middle_and_half_of_their_distance() {
        assert_eq!(WinChance::between(Side::Cones, 0.25, 0.5), exact(0.375, 0.125));
    }

    #[test]
    fn a_choice_is_as_certain_as_its_least_certain_alternative() {
        let best = |values: [WinChance; 2]| WinChance::best(Side::Cones, values);
        assert_eq!(best([exact(0.2, 0.01), exact(0.5, 0.001)]), Some(exact(0.5, 0.01)));
        assert_eq!(best([exact(0.7, 0.01), GUESSED]), Some(WinChance::estimated(Side::Cones, 0.7)));
        assert_eq!(WinChance::<Side>::best(Side::Cones, []), None);
    }

    #[test]
    fn the_best_of_several_is_the_best_for_the_chooser() {
        let values = [exact(0.25, 0.0), exact(0.75, 0.0)];
        assert_eq!(WinChance::best(Side::Spools, values), Some(WinChance::exact(Side::Spools, 0.75, 0.0)));
    }

    #[test]
    fn means_weigh_chances_and_errors() {
        let mean = |values: [(u32, WinChance); 2]| WinChance::mean(Side::Cones, values);
        assert_eq!(mean([(3, exact(0.0, 0.04)), (1, exact(1.0, 0.0))]), Some(exact(0.25, 0.03)));
        assert_eq!(mean([(1, exact(0.2, 0.0)), (1, GUESSED)]).and_then(WinChance::error), None);
        let other = (1, WinChance::exact(Side::Spools, 0.25, 0.0));
        assert_eq!(mean([(1, exact(0.25, 0.0)), other]), Some(exact(0.5, 0.0)));
        assert_eq!(WinChance::<Side>::mean(Side::Cones, []), None);
    }
}
