//! A move, and its text.

use core::fmt;
use core::str::FromStr;

use crate::{Expected, House};

/// One past the last house: where a piece stands that has left the board.
const OFF: u8 = 31;

/// The fields of a [`Move`] that moves a piece, unpacked.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Step {
    /// The house that the piece leaves, 1–30.
    pub(crate) from: u8,
    /// The house that the throw reaches, or [`OFF`].
    pub(crate) to: u8,
    /// The house where the piece ends, or [`OFF`].
    pub(crate) end: u8,
    /// Whether an enemy piece stands on `to` and is swapped.
    pub(crate) capture: bool,
}

impl Step {
    /// A piece leaves the board by its throw.
    #[inline]
    pub(crate) const fn off(from: u8) -> Step {
        Step { from, to: OFF, end: OFF, capture: false }
    }
}

impl From<Step> for Move {
    #[inline]
    fn from(step: Step) -> Move {
        let Step { from, to, end, capture } = step;
        Move { from, to, end, capture }
    }
}

/// A move, with exactly the information of its text.
///
/// It may be legal in one position and illegal in another; [`Position::play`](crate::Position::play) checks that. Moves are
/// ordered by the house they start from, then by the house they go to; `keep` comes last.
///
/// ```
/// use senet::{House, Move};
///
/// let capture: Move = "11x13".parse()?;
/// assert_eq!(capture.from(), House::new(11));
/// assert!(capture.is_capture());
/// assert_eq!(capture.to_string(), "11x13");
/// # Ok::<(), senet::ParseMoveError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move {
    /// The number of the house that the piece leaves; 0 for `pass`, 31 for `keep`.
    from: u8,
    /// The number of the house that the throw reaches, or [`OFF`].
    to: u8,
    /// The number of the house where the piece ends, or [`OFF`].
    end: u8,
    capture: bool,
}

impl Move {
    /// The turn or the rest of a throw passes, since no piece can move.
    pub const PASS: Move = Move { from: 0, to: 0, end: 0, capture: false };
    /// A piece that may leave 30 at the start of a turn stays (`U5`).
    pub const KEEP: Move = Move { from: OFF, to: OFF, end: OFF, capture: false };

    /// From 26 with a 1 over the water onto 28 (`U8`).
    pub(crate) const fn over_water() -> Move {
        let truths = House::THREE_TRUTHS.number();
        Move { from: House::HAPPINESS.number(), to: truths, end: truths, capture: false }
    }

    #[inline]
    pub(crate) const fn step(self) -> Step {
        Step { from: self.from, to: self.to, end: self.end, capture: self.capture }
    }

    /// Whether a piece moves, that is, the move is neither `pass` nor `keep`.
    #[inline]
    pub const fn moves_piece(self) -> bool {
        self.from != Move::PASS.from && self.from != Move::KEEP.from
    }

    /// The house that the piece leaves; `None` for `pass` and `keep`.
    pub const fn from(self) -> Option<House> {
        House::new(self.from)
    }

    /// The house that the throw reaches; `None` for `pass`, `keep`, and a piece that leaves by its throw.
    pub const fn to(self) -> Option<House> {
        House::new(self.to)
    }

    /// The house where the piece stands after the move: not [`to`](Self::to) if that is the water, a forced
    /// return, or the exit of `spanish`. `None` for `pass`, `keep`, and a piece that has left the board.
    pub const fn end(self) -> Option<House> {
        House::new(self.end)
    }

    /// Whether an enemy piece is captured by swap.
    #[inline]
    pub const fn is_capture(self) -> bool {
        self.capture
    }

    /// Whether the piece is off the board after the move.
    pub const fn leaves_board(self) -> bool {
        self.moves_piece() && self.end == OFF
    }

    /// Whether the piece moves towards house 1, as it may when nothing can move forward. A piece that the water
    /// or a forced return (`U7`) sends back has still moved forward.
    pub const fn is_backward(self) -> bool {
        self.moves_piece() && self.to < self.from
    }

    /// Whether the piece lands on one of its own side and is sent back (`U7`).
    ///
    /// ```
    /// use senet::Move;
    ///
    /// let is_forced_return = |text: &str| text.parse::<Move>().is_ok_and(Move::is_forced_return);
    /// assert!(is_forced_return("13-17>1"));
    /// assert!(!is_forced_return("26-27>15") && !is_forced_return("26-30>off") && !is_forced_return("13-17"));
    /// ```
    pub const fn is_forced_return(self) -> bool {
        self.moves_piece()
            && !self.capture
            && self.to != House::WATER.number()
            && self.end != self.to
            && self.end != OFF
    }

    /// The number of houses that the piece moves, which may be less than the throw if it leaves the board. 0 for `pass`
    /// and `keep`.
    pub const fn distance(self) -> u8 {
        if self.moves_piece() { self.to.abs_diff(self.from) } else { 0 }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Move::PASS => return f.write_str("pass"),
            Move::KEEP => return f.write_str("keep"),
            _ => {}
        }
        if self.to == OFF {
            return write!(f, "{}-off", self.from);
        }
        write!(f, "{}{}{}", self.from, if self.capture { 'x' } else { '-' }, self.to)?;
        if self.end == OFF {
            f.write_str(">off")
        } else if self.end != self.to || self.to == House::WATER.number() {
            write!(f, ">{}", self.end)
        } else {
            Ok(())
        }
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Move({self})")
    }
}

/// A text that is not a move.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct ParseMoveError {
    column: usize,
    expected: Expected,
}

impl ParseMoveError {
    /// Column of the syntax error, counted in characters from 1.
    pub const fn column(&self) -> usize {
        self.column
    }

    /// The input that the parser expected there.
    pub const fn expected(&self) -> Expected {
        self.expected
    }
}

impl fmt::Display for ParseMoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "column {}: expected {}", self.column, self.expected)
    }
}

impl core::error::Error for ParseMoveError {}

/// Parser of move text. Each step that fails gives its column and what it expected.
struct Reader<'t> {
    text: &'t str,
    at: usize,
}

impl Reader<'_> {
    fn fail<T>(&self, expected: Expected) -> Result<T, ParseMoveError> {
        Err(ParseMoveError { column: self.at + 1, expected })
    }

    fn take(&mut self, word: &str) -> bool {
        let found = self.text[self.at..].starts_with(word);
        if found {
            self.at += word.len();
        }
        found
    }

    fn house(&mut self, expected: Expected) -> Result<u8, ParseMoveError> {
        let digits = self.text[self.at..].bytes().take_while(u8::is_ascii_digit).count();
        let number = &self.text[self.at..self.at + digits];
        match number.parse::<u8>().ok().and_then(House::new) {
            Some(house) if !number.starts_with('0') => {
                self.at += digits;
                Ok(house.number())
            }
            _ => self.fail(expected),
        }
    }

    fn end<T>(&self, value: T) -> Result<T, ParseMoveError> {
        if self.at == self.text.len() { Ok(value) } else { self.fail(Expected::MoveEnd) }
    }
}

impl Move {
    /// The move between the two houses at the start of a text that is not a move: enough to look up why it is illegal.
    pub(crate) fn between_houses_of(text: &str) -> Option<Move> {
        let mut reader = Reader { text, at: 0 };
        let from = reader.house(Expected::House).ok()?;
        let capture = reader.take("x");
        if !capture && !reader.take("-") {
            return None;
        }
        let to = reader.house(Expected::House).ok()?;
        let rest_is_an_end = reader.at == text.len() || reader.take(">");
        rest_is_an_end.then_some(Move { from, to, end: to, capture })
    }
}

impl FromStr for Move {
    type Err = ParseMoveError;

    /// Reads move text (RULES §5). Accepts only what [`Display`](fmt::Display) writes.
    fn from_str(text: &str) -> Result<Move, ParseMoveError> {
        const WATER: u8 = House::WATER.number();
        let mut reader = Reader { text, at: 0 };
        match text {
            "pass" => return Ok(Move::PASS),
            "keep" => return Ok(Move::KEEP),
            _ => {}
        }
        let from = reader.house(Expected::FirstHouse)?;
        let capture = reader.take("x");
        if !capture && !reader.take("-") {
            return reader.fail(Expected::Joint);
        }
        if !capture && reader.take("off") {
            return reader.end(Step::off(from).into());
        }
        let to = reader.house(if capture { Expected::House } else { Expected::HouseOrOff })?;
        let end = if !reader.take(">") {
            if to == WATER {
                return reader.fail(Expected::SentOn);
            }
            to
        } else if !capture && to == House::LAST.number() && to > from && reader.take("off") {
            OFF
        } else {
            let before_end = reader.at;
            let end = reader.house(Expected::House)?;
            // A forced return (`U7`) goes forward and captures nothing; only the water may leave a piece on `to`.
            if to != WATER && (capture || to < from || end == to) {
                reader.at = before_end - 1;
                return reader.fail(Expected::NothingSent);
            }
            end
        };
        reader.end(Move { from, to, end, capture })
    }
}
