//! Faults of names, records and links, as values that a program can put into words of any language.

use alloc::string::String;
use core::fmt;

use super::LONGEST_NAME;
use crate::{Expected, Faults, GameError, OptionNotOffered, ParseMoveError, SheetId, UnknownName};

/// Why a player's name is not valid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum NameError {
    /// It is empty.
    Empty,
    /// It has a line break or another control character in it.
    Control,
    /// It begins or ends with a space.
    Space,
    /// It has more than [`LONGEST_NAME`] characters.
    TooLong,
}

impl fmt::Display for NameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NameError::Empty => f.write_str("a player's name cannot be empty"),
            NameError::Control => {
                f.write_str("a player's name cannot have line breaks or other control characters in it")
            }
            NameError::Space => f.write_str("a player's name cannot begin or end with a space"),
            NameError::TooLong => write!(f, "a player's name has at most {LONGEST_NAME} characters"),
        }
    }
}

impl core::error::Error for NameError {}

/// A fault of a record.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum RecordFault {
    /// The record has something else here.
    Expected(Expected),
    /// The record ends before this.
    CutOff(Expected),
    /// The last line has no line feed.
    CutLine,
    /// A line ends with a carriage return.
    CarriageReturn,
    /// The first line is not the title of this version.
    NoRecord,
    /// The number of lines in the last line is wrong.
    LineCount {
        /// The number in the last line, as written.
        found: String,
        /// The number of lines of the game.
        lines: usize,
    },
    /// The checksum does not fit: the record was changed after it was written.
    Changed {
        /// The checksum of the text.
        checksum: String,
        /// The text in its place, at most 20 characters.
        found: String,
    },
    /// The line should be written like this.
    Written(String),
    /// The start position is not valid under the sheet.
    Position(Faults),
    /// The sheet or option is unknown.
    Unknown(UnknownName),
    /// The sheet has no such option.
    Option(OptionNotOffered),
    /// Options stand in another order, or twice.
    OptionOrder,
    /// A player's name is not valid.
    Name(NameError),
    /// The record goes on after the end of the game.
    Over,
    /// The text is not a move.
    Move(ParseMoveError),
    /// The rules refuse the event.
    Refused(SheetId, GameError),
}

impl fmt::Display for RecordFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RecordFault::Expected(Expected::Value(throw)) => write!(f, "these faces show {throw}"),
            RecordFault::Expected(expected) => write!(f, "expected {expected}"),
            RecordFault::CutOff(expected) => write!(f, "the record is cut off here: expected {expected}"),
            RecordFault::CutLine => f.write_str("the record is cut off here: this line has no end"),
            RecordFault::CarriageReturn => f.write_str("a carriage return; lines end with a line feed alone"),
            RecordFault::NoRecord => {
                write!(f, "expected {}: this is no record of this version", Expected::Title)
            }
            RecordFault::LineCount { found, lines } => write!(f, "the game has {lines} lines, not {found}"),
            RecordFault::Changed { checksum, found } => {
                write!(f, "the record was changed after it was written: its checksum is {checksum}, not {found}")
            }
            RecordFault::Written(line) => write!(f, "this line is written `{line}`"),
            RecordFault::Position(faults) => faults.fmt(f),
            RecordFault::Unknown(error) => error.fmt(f),
            RecordFault::Option(error) => error.fmt(f),
            RecordFault::OptionOrder => f.write_str("options stand in alphabetical order, each once"),
            RecordFault::Name(error) => error.fmt(f),
            RecordFault::Over => write!(f, "the game is over, and expected {}", Expected::LastLine),
            RecordFault::Move(error) => write!(f, "no move is written so ({error})"),
            RecordFault::Refused(_, error) => error.fmt(f),
        }
    }
}

impl From<Expected> for RecordFault {
    fn from(expected: Expected) -> RecordFault {
        RecordFault::Expected(expected)
    }
}

/// The first fault of a record, with its place.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct RecordError {
    pub(super) line: usize,
    pub(super) column: usize,
    pub(super) fault: RecordFault,
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

    /// The fault.
    pub const fn fault(&self) -> &RecordFault {
        &self.fault
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.line, self.column, self.fault)
    }
}

impl core::error::Error for RecordError {}

/// Why a link cannot be read.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum LinkError {
    /// The link is too long: this number of bytes.
    TooLong(usize),
    /// The link is of another version.
    OtherVersion,
    /// The link has this number of fields, not 9.
    FieldCount(usize),
    /// The field of this name is not valid UTF-8 or has control characters.
    NoText(&'static str),
    /// A header is wrong.
    Header(RecordFault),
    /// A letter of the game stands for an event that is not legal then.
    Letter {
        /// Index of the letter in the game, from 1.
        number: usize,
        /// The letter.
        letter: char,
        /// Why the rules of the sheet refuse the event; `None` if the letter does not stand for an event then.
        error: Option<(SheetId, GameError)>,
    },
    /// The checksum does not fit: the link was cut off or changed.
    Changed,
}

impl fmt::Display for LinkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LinkError::TooLong(bytes) => {
                write!(f, "a link has at most {} bytes, and this one {bytes}", super::link::LONGEST)
            }
            LinkError::OtherVersion => write!(f, "links of this version begin with `{}~`", super::link::VERSION),
            LinkError::FieldCount(count) => {
                write!(f, "a link has 9 fields with `~` between them, and this one {count}")
            }
            LinkError::NoText(field) => write!(f, "the field `{field}` is no text"),
            LinkError::Header(fault) => fault.fmt(f),
            LinkError::Letter { number, letter, error: None } => {
                write!(f, "letter {number} of the game, `{letter}`: nothing of this kind can happen then")
            }
            LinkError::Letter { number, letter, error: Some((_, error)) } => {
                write!(f, "letter {number} of the game, `{letter}`: {error}")
            }
            LinkError::Changed => f.write_str("the link was cut off or changed: its checksum does not fit"),
        }
    }
}

impl core::error::Error for LinkError {}
