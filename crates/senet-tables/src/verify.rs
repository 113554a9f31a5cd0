//! Tables against one more update.

use senet::{Position, Setup};

use crate::{Bounds, FileError, Table, Tables};

/// What a comparison of a value with one more update says.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Comparison {
    /// What the table claims and what follows from its other values agree.
    Agrees,
    /// The number is no position of the sheet, and the table says so.
    NoPosition,
    /// The values that follow are in tables that are not there.
    Unknown,
    /// The truth cannot lie within both.
    Contradicts {
        /// The position, about to throw.
        position: Position,
        /// What the table claims; `None` if it says that there is no such position.
        claimed: Option<Bounds>,
        /// What one more update makes of it; `None` if there is no such position.
        updated: Option<Bounds>,
    },
}

impl Tables {
    /// Compares what a table claims of the position with this number with one more update, computed afresh from the
    /// values of the positions that follow.
    ///
    /// The truth lies in both ranges if all claims are right, so ranges without a common value show a wrong one.
    ///
    /// # Errors
    ///
    /// [`TableError::DamagedBlock`](crate::TableError::DamagedBlock) of the table in which a value that is needed lies: this
    /// one or another.
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
