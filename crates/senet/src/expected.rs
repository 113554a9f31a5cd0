//! The input that a parser expected where it failed.

use alloc::borrow::Cow;
use alloc::format;
use alloc::string::ToString;
use core::fmt;

use crate::Throw;

/// The first line of every record, with the version of the format.
pub(crate) const TITLE: &str = "senet record 1";

/// The input that a parser of positions, moves or records expected where it failed.
///
/// [`Display`](fmt::Display) describes it in English; [`signs`](Expected::signs) lists the characters to write, for messages
/// in any language.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Expected {
    /// The side to act of a position.
    Side,
    /// The owed first moves of a position.
    Owed,
    /// The phase of a position.
    Phase,
    /// The start house of a move, or a move without houses.
    FirstHouse,
    /// The sign between the two houses of a move.
    Joint,
    /// A house.
    House,
    /// A house, or `off`.
    HouseOrOff,
    /// The house to which the water sends the piece.
    SentOn,
    /// The end of a move in which the piece stays where it lands.
    NothingSent,
    /// The end of a move.
    MoveEnd,
    /// A move.
    Move,
    /// The first line of a record.
    Title,
    /// The header of this name.
    Header(&'static str),
    /// A day.
    Date,
    /// A seed.
    Seed,
    /// The empty line between headers and game.
    EmptyLine,
    /// A line of the game.
    GameLine,
    /// The number of a line of the game.
    LineNumber(usize),
    /// The player or the side whose turn it is.
    Actor(&'static str),
    /// The player who resigns.
    Resigner,
    /// The faces of a throw.
    Faces,
    /// The value that the faces show.
    Value(Throw),
    /// The word before the side that is chosen.
    Takes,
    /// A side's name.
    SideName,
    /// The last line of a record.
    LastLine,
    /// The number of lines of the game.
    LineCount(usize),
    /// The checksum of a record.
    Checksum,
    /// The end of a line.
    LineEnd,
    /// The end of the text.
    End,
}

impl Expected {
    /// The characters to write; empty where a line or the text should end.
    pub fn signs(&self) -> Cow<'static, str> {
        Cow::Borrowed(match self {
            Expected::Side => "c, s",
            Expected::Owed => "-, s10c9, c9, s10, c10",
            Expected::Phase => "?, ^, 1–6, +1/4, #",
            Expected::FirstHouse => "1–30, pass, keep",
            Expected::Joint => "-, x",
            Expected::House => "1–30",
            Expected::HouseOrOff => "1–30, off",
            Expected::SentOn => ">1–30",
            Expected::Move => "11-13, 11x13, 28-off, pass",
            Expected::Title => TITLE,
            Expected::Header(name) => return Cow::Owned(format!("{name}: …")),
            Expected::Date => "2026-11-20, unknown",
            Expected::Seed => "0–18446744073709551615",
            Expected::LineNumber(number) | Expected::LineCount(number) => return Cow::Owned(number.to_string()),
            Expected::Actor(name) => name,
            Expected::Resigner => "first, second",
            Expected::Faces => "|..|, [3], [X]",
            Expected::Value(throw) => return Cow::Owned(throw.to_string()),
            Expected::Takes => "takes",
            Expected::SideName => "cones, spools",
            Expected::LastLine => "end …",
            Expected::Checksum => "0123abcd",
            Expected::GameLine => "1 first …",
            Expected::NothingSent | Expected::MoveEnd | Expected::EmptyLine | Expected::LineEnd | Expected::End => "",
        })
    }
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Expected::Side => "`c` or `s`",
            Expected::Owed => "`-`, `s10c9`, `c9`, `s10` or `c10`",
            Expected::Phase => "`?`, `^`, a throw from 1 to 6, a rest as in `+1/4`, or `#`",
            Expected::FirstHouse => "a house from 1 to 30, `pass` or `keep`",
            Expected::Joint => "`-` or `x`",
            Expected::House => "a house from 1 to 30",
            Expected::HouseOrOff => "a house from 1 to 30, or `off`",
            Expected::SentOn => "`>` and the house where the water leaves the piece",
            Expected::NothingSent => "the end of the move, since nothing sends this piece on",
            Expected::MoveEnd => "the end of the move",
            Expected::Move => "a move",
            Expected::Title => return write!(f, "`{TITLE}`"),
            Expected::Header(name) => return write!(f, "the header `{name}: …`"),
            Expected::Date => "a date such as 2026-11-20, or `unknown`",
            Expected::Seed => "a seed: a whole number below 2^64",
            Expected::EmptyLine => "an empty line between the headers and the game",
            Expected::GameLine => "a line of the game",
            Expected::LineNumber(number) => return write!(f, "the number {number}"),
            Expected::Actor(name) => return write!(f, "`{name}`, whose turn it is"),
            Expected::Resigner => "`first` or `second`, the player who resigns",
            Expected::Faces => "the faces of a throw: four sticks as in `|..|`, or a die as in `[3]` or `[X]`",
            Expected::Value(throw) => return write!(f, "{throw}, which these faces show"),
            Expected::Takes => "`takes`",
            Expected::SideName => "`cones` or `spools`",
            Expected::LastLine => "the line `end …`",
            Expected::LineCount(lines) => return write!(f, "{lines}, the number of lines of the game"),
            Expected::Checksum => "the checksum",
            Expected::LineEnd => "the end of the line",
            Expected::End => "nothing after the line `end …`",
        })
    }
}
