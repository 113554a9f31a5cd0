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
    /// The bounds of the value and of the update do not meet.
    Contradicts {
        /// The position, about to throw.
        position: Position,
        /// The bounds of the table; `None` if it has no such position.
        claimed: Option<Bounds>,
        /// The bounds of the update; `None` if there is no such position.
        updated: Option<Bounds>,
    },
}

impl Tables {
    /// Compares the value of the position with this number with an update from the values of the positions that follow.
    ///
    /// If all values are right, the true chance is within both bounds. So bounds that do not meet prove a wrong value.
    ///
    /// # Errors
    ///
    /// [`TableError::DamagedBlock`](crate::TableError::DamagedBlock), if a needed value is in one, of this table or another.
    pub fn compare(&self, table: &Table, number: usize) -> Result<Comparison, FileError> {
        let index = table.index();
        let enemy = index.row(number / index.columns());
        let own = index.column(number % index.columns(), enemy);
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
