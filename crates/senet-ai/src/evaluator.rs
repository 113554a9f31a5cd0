//! The interface between evaluations of positions and their users: search, review, engine.

use senet::{Phase, Position, RuleSheet};

use crate::WinChance;

/// A source of chances of winning under one sheet: exact tables, a learnt function, a search.
pub trait Evaluator {
    /// The chance of winning, seen by the side to act, in any phase: about to throw, with a throw or its rest to play, at
    /// the start of a turn, in the opening, or over (then seen by the winner).
    fn win_chance(&self, position: &Position) -> WinChance;
}

/// An evaluator that looks one decision further than another one: to the best move, after each throw if a throw is due.
/// Returns exact values of the other evaluator without a search.
#[derive(Clone, Copy, Debug)]
pub struct LookAhead<E> {
    sheet: RuleSheet,
    leaves: E,
}

impl<E: Evaluator> LookAhead<E> {
    /// Looks ahead of `leaves`, which must be of the same sheet.
    pub const fn new(sheet: RuleSheet, leaves: E) -> LookAhead<E> {
        LookAhead { sheet, leaves }
    }

    fn after_best_move(&self, position: &Position) -> WinChance {
        WinChance::of_best_move(&self.sheet, position, |after| self.leaves.win_chance(after))
    }
}

impl<E: Evaluator> Evaluator for LookAhead<E> {
    fn win_chance(&self, position: &Position) -> WinChance {
        let known = self.leaves.win_chance(position);
        if known.is_exact() {
            return known;
        }
        match position.phase() {
            Phase::Throw => WinChance::of_throws(&self.sheet, position, |thrown| self.after_best_move(thrown)),
            Phase::TurnStart | Phase::Play(_) | Phase::Rest { .. } | Phase::Over => self.after_best_move(position),
        }
    }
}

#[cfg(test)]
mod tests {
    use senet::Side;

    use super::*;
    use crate::{ExactFirst, Learnt};

    /// Counts houses: the share of the cones' way of both ways.
    struct Houses;

    impl Evaluator for Houses {
        fn win_chance(&self, position: &Position) -> WinChance {
            let way = |side| position.pieces(side).iter().map(|house| f64::from(house.number())).sum::<f64>();
            let (cones, spools) = (way(Side::Cones), way(Side::Spools));
            WinChance::estimated(Side::Cones, cones / (cones + spools)).seen_by(position.side())
        }
    }

    #[test]
    fn the_best_move_of_each_throw_counts_by_its_weight() {
        let sheet = RuleSheet::CARPIGNANO;
        let ahead = LookAhead::new(sheet, Houses);
        let position = Position::parse(&sheet, "c9/4c5/s9 c - ?").expect("a position");
        let mut expected = 0.0;
        for (throw, weight) in sheet.casting().weights() {
            let thrown = position.throw_unchecked(*throw);
            let of_move =
                |legal| Houses.win_chance(&thrown.play_unchecked(&sheet, legal)).seen_by(Side::Cones).chance();
            let best = thrown.legal_moves(&sheet).iter().map(of_move).fold(0.0, f64::max);
            assert!((ahead.win_chance(&thrown).chance() - best).abs() < 1e-12, "{thrown}");
            expected += f64::from(*weight) * best;
        }
        let found = ahead.win_chance(&position);
        assert!((found.chance() - expected / f64::from(sheet.casting().falls())).abs() < 1e-12, "{found:?}");
        assert_eq!((found.owner(), found.error()), (Side::Cones, None));
    }

    #[test]
    fn exact_values_are_taken_as_they_are() {
        let sheet = RuleSheet::DUTCH;
        let known = |position: &Position| Some(WinChance::exact(position.side(), 0.125, 0.01));
        let ahead = LookAhead::new(sheet, ExactFirst::new(Some(&known), Learnt::new(sheet)));
        let position = Position::parse(&sheet, "10/10/ss7c s - ?").expect("a position");
        assert_eq!(ahead.win_chance(&position), WinChance::exact(Side::Spools, 0.125, 0.01));
    }

    #[test]
    fn a_game_that_is_over_is_won() {
        let sheet = RuleSheet::DUTCH;
        let position = Position::parse(&sheet, "10/10/9s c - #").expect("a position");
        assert_eq!(LookAhead::new(sheet, Houses).win_chance(&position), WinChance::won(Side::Cones));
    }
}
