//! Reading the text of a legal move.

use core::fmt;

use crate::refusal::{Cause, Refusal};
use crate::{HouseSet, Move, ParseMoveError, Position, RuleSheet};

/// The error of a text that is not a legal move in a position.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum ReadMoveError {
    /// The text is not a move and does not begin with two houses.
    NoMove(ParseMoveError),
    /// The rules refuse the move, or it is written otherwise.
    Refused(Refusal),
}

impl fmt::Display for ReadMoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReadMoveError::NoMove(error) => error.fmt(f),
            ReadMoveError::Refused(refusal) => refusal.fmt(f),
        }
    }
}

impl core::error::Error for ReadMoveError {}

impl Position {
    /// Reads the text of a legal move.
    ///
    /// # Errors
    ///
    /// A [`Refusal`] if the text is a move or at least begins with two houses, otherwise the syntax error.
    pub fn read_move(&self, sheet: &RuleSheet, text: &str) -> Result<Move, ReadMoveError> {
        let refused = |refusal| Err(ReadMoveError::Refused(refusal));
        match text.parse::<Move>() {
            Ok(wanted) => self.refusal(sheet, wanted).map_or(Ok(wanted), refused),
            Err(error) => match Move::between_houses_of(text) {
                None => Err(ReadMoveError::NoMove(error)),
                Some(meant) => {
                    // That move can be legal, but this is not its text.
                    let otherwise = Refusal::about(Cause::WrittenOtherwise(meant), HouseSet::EMPTY, sheet);
                    refused(self.refusal(sheet, meant).unwrap_or(otherwise))
                }
            },
        }
    }
}
