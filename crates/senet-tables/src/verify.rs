//! Verification of tables by one more update.

use senet::{Position, Setup};

use crate::{Bounds, FileError, Table, Tables};

/// The result of comparing a value with one more update.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Comparison {
    /// The value agrees with the update.
    Agrees,
    /// The number is not a position of the sheet, and the table says so.
    NoPosition,
    /// The update needs tables that are missing.
    Unknown,
    /// The bounds of the value and of the update are disjoint, or only one of them is a position.
    Contradicts {
        /// The position, about to throw.
        position: Position,
        /// The bounds of the table; `None` if the table has [`NO_POSITION`](crate::table::NO_POSITION).
        claimed: Option<Bounds>,
        /// The bounds of the update; `None` if the number is not a position of the sheet.
        updated: Option<Bounds>,
    },
}

impl Tables {
    /// Compares the value with this number with one more update, from the values of the positions that follow.
    ///
    /// If all values are right, the true chance lies within both bounds. So disjoint bounds prove that a value is wrong.
    ///
    /// # Errors
    ///
    /// [`TableError::DamagedBlock`](crate::TableError::DamagedBlock), if this value or one that the update needs is in a
    /// damaged block.
    pub fn compare(&self, table: &Table, number: usize) -> Result<Comparison, FileError> {
        let (own, enemy) = table.index().placement(number);
        let position = Position::about_to_throw_unchecked(own, enemy);
        let claimed = table.get(number)?;
        if Setup::from(position).position(self.sheet()).is_err() {
            let contradicts = Comparison::Contradicts { position, claimed, updated: None };
            return Ok(if claimed.is_none() { Comparison::NoPosition } else { contradicts });
        }
        let Some(updated) = self.updated(&position)? else { return Ok(Comparison::Unknown) };
        let agrees = claimed.is_some_and(|claimed| claimed.meets(updated));
        let contradicts = Comparison::Contradicts { position, claimed, updated: Some(updated) };
        Ok(if agrees { Comparison::Agrees } else { contradicts })
    }
}
