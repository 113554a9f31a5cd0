//! Values of positions in which a first move is owed.

use std::collections::HashMap;

use senet::{Owed, Position, RuleSheet, Side};

use crate::bounds::ONE;
use crate::tables::{best, mean};
use crate::{Bounds, FileError, Tables};

/// The most throws of the spools that are followed. A first turn that lasts longer is known to be worth as much to them as if
/// nothing were owed, or more. Each throw gives another one with a chance of 3/8, so that this is rare: (3/8)⁸ is 0.0004.
const THROWS: u8 = 8;

/// A value for each position, or `None` if a needed table is missing.
type Values<'t> = dyn Fn(&Position) -> Result<Option<Bounds>, FileError> + Send + 't;

/// Computes values of positions in which a first move is owed: they are in no table.
///
/// `U2` is owed for one throw. In the other sheets, the spools' turn comes first, which lasts for any number of throws.
pub struct FirstTurn<'t> {
    sheet: RuleSheet,
    /// The values of positions in which nothing is owed.
    value: Box<Values<'t>>,
    /// Of positions in which a throw is due, with the number of throws that are followed.
    known: HashMap<(Position, u8), Bounds>,
}

impl<'t> FirstTurn<'t> {
    /// Nothing computed yet.
    pub fn new(tables: &'t Tables) -> FirstTurn<'t> {
        FirstTurn::with_values(*tables.sheet(), |position| tables.value(position))
    }

    fn with_values(
        sheet: RuleSheet,
        value: impl Fn(&Position) -> Result<Option<Bounds>, FileError> + Send + 't,
    ) -> FirstTurn<'t> {
        FirstTurn { sheet, value: Box::new(value), known: HashMap::new() }
    }

    /// The value of a position for the side to act, as of [`Tables::value`], also if a first move is owed. Returns `None` if a
    /// needed table is missing.
    ///
    /// # Errors
    ///
    /// [`TableError::DamagedBlock`](crate::TableError::DamagedBlock), if a needed value is in a damaged block.
    pub fn value(&mut self, position: &Position) -> Result<Option<Bounds>, FileError> {
        self.follow(position, THROWS)
    }

    fn follow(&mut self, position: &Position, throws: u8) -> Result<Option<Bounds>, FileError> {
        if position.owed() == Owed::Nothing {
            (self.value)(position)
        } else if position.awaits_throw() {
            self.throw(position, throws)
        } else {
            let sheet = self.sheet;
            best(&sheet, position, |after| self.follow(after, throws))
        }
    }

    /// The value of a position in which a throw is due.
    fn throw(&mut self, position: &Position, throws: u8) -> Result<Option<Bounds>, FileError> {
        let waits_for_cones = position.owed() == Owed::Cones && position.side() == Side::Spools;
        if waits_for_cones && throws == 0 {
            // What the cones owe leaves them fewer moves.
            let free = Position::about_to_throw_unchecked(position.own(), position.enemy());
            let free = (self.value)(&free)?;
            return Ok(free.map(|free| Bounds::from_steps(free.steps().0, ONE)));
        }
        if let Some(known) = self.known.get(&(*position, throws)) {
            return Ok(Some(*known));
        }
        let (sheet, left) = (self.sheet, throws - u8::from(waits_for_cones));
        let value = mean(&sheet, position, |thrown| self.follow(thrown, left))?;
        if let Some(value) = value {
            self.known.insert((*position, throws), value);
        }
        Ok(value)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Three quarters for the spools, in all positions.
    fn three_quarters(position: &Position) -> Bounds {
        let chance = if position.side() == Side::Spools { ONE / 4 * 3 } else { ONE / 4 };
        Bounds::from_steps(chance, chance)
    }

    #[test]
    fn a_first_turn_is_followed_until_nothing_is_owed() {
        for sheet in [RuleSheet::CARPIGNANO, RuleSheet::SPANISH, RuleSheet::FRENCH, RuleSheet::DUTCH] {
            let mut first_turn = FirstTurn::with_values(sheet, |position| Ok(Some(three_quarters(position))));
            let position = Position::parse(&sheet, "cscscscsc1/s9/10 s c9 ?").expect("a position");
            let (lower, upper) = first_turn.value(&position).expect("no damage").expect("a value").steps();
            assert_eq!(lower, ONE / 4 * 3, "{sheet}");
            // After eight more throws of the turn, the spools may win for sure. House 26 gives more throws (C1).
            let share = f64::from(upper - lower) / f64::from(ONE / 4);
            let least = 0.375_f64.powi(8);
            let most = if sheet == RuleSheet::CARPIGNANO { 3.0 * least } else { 1.1 * least };
            assert!(share > 0.999 * least && share < most, "{sheet}: {share} is not about {least}");
            let cones = Position::parse(&sheet, "cscscscsc1/1s8/10 c c9 ?").expect("a position");
            let owed = first_turn.value(&cones).expect("no damage").expect("a value");
            assert_eq!(owed.steps(), (ONE / 4, ONE / 4), "{sheet}");
        }
    }

    #[test]
    fn one_throw_is_owed_by_uninerd() {
        let sheet = RuleSheet::UNINERD;
        let mut first_turn = FirstTurn::with_values(sheet, |position| Ok(Some(three_quarters(position))));
        for (side, chance) in [("s s10", ONE / 4 * 3), ("c c10", ONE / 4)] {
            let position = Position::parse(&sheet, &format!("cscscscscs/10/10 {side} ?")).expect("a position");
            let value = first_turn.value(&position).expect("no damage").expect("a value");
            assert_eq!(value.steps(), (chance, chance));
        }
        let missing = Tables::new(sheet);
        let position = Position::parse(&sheet, "cscscscscs/10/10 s s10 ?").expect("a position");
        assert!(matches!(FirstTurn::new(&missing).value(&position), Ok(None)));
    }
}
