//! Game records: a game as a text file that people can read and programs can replay.
//!
//! The format is described in `docs/notation.md`. [`Display`](core::fmt::Display) writes exactly the text that
//! [`Record::parse`] accepts, byte for byte.
//!
//! ```
//! use senet::{Game, Player, Record, RuleSheet};
//!
//! let mut game = Game::new(RuleSheet::DUTCH, Player::First);
//! game.throw("...|".parse()?)?;
//! game.play("10-11".parse()?)?;
//! let record = Record::new(game, "Ani", "Tutu")?;
//! assert_eq!(
//!     record.to_string(),
//!     "\
//! senet record 1
//! sheet: dutch
//! options: none
//! first: Ani
//! second: Tutu
//! date: unknown
//! start: opening by first
//! result: unfinished
//!
//! 1 first ...| 1
//! 2 spools 10-11
//! end 2 d16bccbb
//! "
//! );
//! assert_eq!(record.to_string().parse(), Ok(record));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod date;
mod error;
mod link;
mod read;
mod write;

pub use date::{Date, ParseDateError};
pub use error::{LinkError, NameError, RecordError, RecordFault};

use alloc::borrow::ToOwned;
use alloc::string::String;

use crate::{Game, Player};

/// The longest name of a player, in characters.
pub const LONGEST_NAME: usize = 60;

/// A game with the headers of its record: players, date and seed.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Record {
    first: String,
    second: String,
    /// The day on which the game was played, if known.
    pub date: Option<Date>,
    /// The seed of the throws, if they were pseudorandom.
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

/// Checks a player's name.
///
/// # Errors
///
/// If it is empty, longer than [`LONGEST_NAME`], begins or ends with a space, or has a control character in it: one of
/// Unicode's, or one that changes the direction of text.
pub fn check_name(name: &str) -> Result<(), NameError> {
    if name.is_empty() {
        Err(NameError::Empty)
    } else if name.chars().any(|c| c.is_control() || changes_direction(c)) {
        Err(NameError::Control)
    } else if name.trim() != name {
        Err(NameError::Space)
    } else if name.chars().count() > LONGEST_NAME {
        Err(NameError::TooLong)
    } else {
        Ok(())
    }
}

/// Whether a character changes the direction of the text after it, beyond the name.
const fn changes_direction(character: char) -> bool {
    matches!(character, '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
}
