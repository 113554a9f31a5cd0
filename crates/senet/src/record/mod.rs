//! Game records: a game as a text file that people can read and programs can replay.
//!
//! The format is described in `docs/notation.md`. A record is read and written without loss: what
//! [`Record::parse`] accepts, [`Display`](std::fmt::Display) writes again, byte for byte.

mod link;
mod read;
mod write;

use std::fmt;

pub use jiff::civil::Date;
pub use link::LinkError;

use crate::{Game, Player};

/// The longest name of a player, in characters.
pub const LONGEST_NAME: usize = 60;

/// A game with what is written above it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    first: String,
    second: String,
    /// The day on which the game was played, if that is known.
    pub date: Option<Date>,
    /// The seed that the throws came from, if they came from one.
    pub seed: Option<u64>,
    /// The game.
    pub game: Game,
}

impl Record {
    /// A record of this game between players of these names.
    ///
    /// # Errors
    ///
    /// If a name is empty, too long, has a control character in it, or begins or ends with a space.
    pub fn new(game: Game, first: &str, second: &str) -> Result<Record, NameError> {
        for name in [first, second] {
            check_name(name)?;
        }
        Ok(Record { first: first.to_owned(), second: second.to_owned(), date: None, seed: None, game })
    }

    /// The player's name.
    pub fn name(&self, player: Player) -> &str {
        match player {
            Player::First => &self.first,
            Player::Second => &self.second,
        }
    }
}

/// A name that cannot stand in a record, and why.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NameError(&'static str);

impl fmt::Display for NameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a player's name {}", self.0)
    }
}

impl std::error::Error for NameError {}

/// Checks a player's name.
///
/// # Errors
///
/// If it is empty, longer than [`LONGEST_NAME`], has a control character in it, or begins or ends with a space.
pub fn check_name(name: &str) -> Result<(), NameError> {
    if name.is_empty() {
        Err(NameError("cannot be empty"))
    } else if name.chars().any(char::is_control) {
        Err(NameError("cannot have line breaks or other control characters in it"))
    } else if name.trim() != name {
        Err(NameError("cannot begin or end with a space"))
    } else if name.chars().count() > LONGEST_NAME {
        Err(NameError("has at most 60 characters"))
    } else {
        Ok(())
    }
}

/// The first thing that is wrong with a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordError {
    line: usize,
    column: usize,
    message: String,
}

impl RecordError {
    /// The line, counted from 1.
    pub const fn line(&self) -> usize {
        self.line
    }

    /// The column, counted in characters from 1.
    pub const fn column(&self) -> usize {
        self.column
    }

    /// What is wrong, in English.
    pub fn message(&self) -> &str {
        &self.message
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.line, self.column, self.message)
    }
}

impl std::error::Error for RecordError {}
