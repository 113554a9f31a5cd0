//! Chances of winning of whole sheets: exact where tables reach, estimated elsewhere.

use senet::RuleSheet;
use senet_ai::{Evaluator, ExactFirst, ExactValues, FileError, Learnt, LookAhead, Tables, with_exact_values};

use crate::review::Judge;

/// Chances of winning under one sheet: exact where its tables reach, elsewhere estimated with one decision of looking ahead.
#[derive(Debug)]
pub struct Evaluation {
    tables: Tables,
}

impl Evaluation {
    /// The evaluation with these tables of a sheet, which may lack any layer.
    pub const fn new(tables: Tables) -> Evaluation {
        Evaluation { tables }
    }

    /// The sheet.
    pub const fn sheet(&self) -> &RuleSheet {
        self.tables.sheet()
    }

    /// The largest number of pieces a side up to which all exact values are known; 0 without tables.
    pub fn pieces(&self) -> u8 {
        let has_all = |pieces: &u8| {
            let known = |own: u8, enemy: u8| self.tables.table(own.into(), enemy.into()).is_some();
            (1..=*pieces).all(|other| known(*pieces, other) && known(other, *pieces))
        };
        (1..=5).take_while(has_all).last().unwrap_or(0)
    }

    /// The tables.
    pub const fn tables(&self) -> &Tables {
        &self.tables
    }

    /// The tables.
    pub fn into_tables(self) -> Tables {
        self.tables
    }

    /// Runs `work` with the exact values.
    ///
    /// # Errors
    ///
    /// If a table that `work` asks is damaged; the result of `work` is dropped.
    pub fn with_exact_values<T>(&self, work: impl FnOnce(&dyn ExactValues) -> T) -> Result<T, FileError> {
        with_exact_values(&self.tables, work)
    }

    /// Runs `work` with an evaluator of all positions.
    ///
    /// # Errors
    ///
    /// If a table that `work` asks is damaged; the result of `work` is dropped.
    pub fn with_evaluator<T>(&self, work: impl FnOnce(&dyn Evaluator) -> T) -> Result<T, FileError> {
        self.with_exact_values(|exact| {
            let sheet = *self.sheet();
            work(&LookAhead::new(sheet, ExactFirst::new(Some(exact), Learnt::new(sheet))))
        })
    }

    /// Runs `work` with a judge of positions, throws and moves.
    ///
    /// # Errors
    ///
    /// If a table that `work` asks is damaged; the result of `work` is dropped.
    pub fn with_judge<T>(&self, work: impl FnOnce(&Judge<'_>) -> T) -> Result<T, FileError> {
        self.with_evaluator(|evaluator| work(&Judge::new(*self.sheet(), evaluator)))
    }
}

#[cfg(test)]
mod tests {
    use senet::{Position, Side};
    use senet_ai::WinChance;

    use super::*;

    fn chance(text: &str) -> WinChance {
        let sheet = RuleSheet::DUTCH;
        let position = Position::parse(&sheet, text).expect("a position");
        let known = Evaluation::of(sheet).expect("tables");
        known.with_evaluator(|evaluator| evaluator.win_chance(&position)).expect("sound tables")
    }

    #[test]
    fn values_are_exact_where_tables_reach_and_estimated_elsewhere() {
        let exact = chance("10/10/ss7c s - ?");
        assert!(exact.error().is_some_and(|error| error <= 5e-5), "{exact:?}");
        let estimated = chance("10/10/sss6c s - ?");
        assert_eq!(estimated.error(), None);
        assert!((0.0..0.5).contains(&estimated.chance()), "{estimated:?}");
        assert_eq!(chance("10/10/9s c - #"), WinChance::won(Side::Cones));
    }
}
