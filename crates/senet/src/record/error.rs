//! What is wrong with a name, a record or a link: values that a program can put into the words of any language.

use alloc::string::String;
use core::fmt;

use super::LONGEST_NAME;
use crate::{Expected, Faults, GameError, OptionNotOffered, ParseMoveError, SheetId, UnknownName};

/// Why a name cannot stand in a record.
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

/// What can be wrong with a record.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum RecordFault {
    /// Something else should stand here.
    Expected(Expected),
    /// The record ends where this should stand.
    CutOff(Expected),
    /// The last line has no end.
    CutLine,
    /// A line ends with a carriage return.
    CarriageReturn,
    /// The first line is not that of a record of this version.
    NoRecord,
    /// The last line counts this many lines (as it is written), and the game has another number of them.
    LineCount {
        /// What the last line says.
        found: String,
        /// How many lines the game has.
        lines: usize,
    },
    /// The checksum does not fit: the record was changed after it was written.
    Changed {
        /// The checksum of the text.
        checksum: String,
        /// What stands in its place, or the beginning of it.
        found: String,
    },
    /// The line is written in another way.
    Written(String),
    /// No game can hold the position that it starts from.
    Position(Faults),
    /// There is no such sheet or option.
    Unknown(UnknownName),
    /// The sheet has no such option.
    Option(OptionNotOffered),
    /// Options stand in another order, or twice.
    OptionOrder,
    /// The name of a player cannot stand there.
    Name(NameError),
    /// The game is over, and goes on in the record.
    Over,
    /// No move is written so.
    Move(ParseMoveError),
    /// The rules refuse what happens.
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

/// The first thing that is wrong with a record.
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

    /// What is wrong.
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
    /// The link has this number of bytes, which are too many.
    TooLong(usize),
    /// The link does not begin as links of this version do.
    OtherVersion,
    /// The link has this number of fields.
    FieldCount(usize),
    /// The field of this name is no text.
    NoText(&'static str),
    /// The headers are not those of a game.
    Header(RecordFault),
    /// A letter of the game stands for an event that is impossible then.
    Letter {
        /// Which letter of the game it is, from 1.
        number: usize,
        /// The letter.
        letter: char,
        /// Why the rules of the sheet refuse the event; `None` if the letter stands for no event at all.
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
