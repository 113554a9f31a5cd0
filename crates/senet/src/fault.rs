//! Faults of position text, as values that a program can put into words of any language.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use crate::expected::Expected;
use crate::{HouseSet, SheetId, Side, Throw};

/// One of the four fields of position text.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Field {
    /// Field 1.
    Board,
    /// Field 2.
    Side,
    /// Field 3.
    Owed,
    /// Field 4.
    Phase,
}

impl Field {
    /// The number of the field in the text, from 1.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Field::Board => "board (field 1)",
            Field::Side => "side (field 2)",
            Field::Owed => "owed first moves (field 3)",
            Field::Phase => "phase (field 4)",
        })
    }
}

/// The kind of a [`Fault`].
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum FaultKind {
    /// The text has this number of fields, not four.
    FieldCount(usize),
    /// The text has something else here.
    Expected(Expected),
    /// The board has this number of rows, not three.
    RowCount(usize),
    /// A number that is not a run of 1 to 10 empty houses; at most its first 12 characters.
    NoRun(String),
    /// A character other than `c`, `s` and digits.
    NoSquare(char),
    /// The row that begins at this house has more than ten houses.
    RowTooLong(u8),
    /// A row has too few houses.
    RowTooShort {
        /// The number of the row's first house.
        first: u8,
        /// The number of its houses.
        filled: usize,
    },
    /// A side has more than five pieces.
    TooManyPieces {
        /// The side.
        side: Side,
        /// The number of its pieces.
        count: usize,
    },
    /// Two pieces stand on each of the fault's houses.
    TwoOnOneHouse,
    /// A piece stands on 27, and this sheet always sends it on.
    PieceInWater(SheetId),
    /// This side is all in row 3, so its piece on 30 has left (`S3`).
    PieceOnExit(Side),
    /// This side has no piece on the board, and the other is named as the side to act.
    WinnerNotNamed(Side),
    /// A first move is owed though the game is over.
    OwedAfterEnd,
    /// The game is not over while this side has pieces.
    NotOver(Side),
    /// The game is over, since this side has no piece left.
    Over(Side),
    /// The sheet, whose die is thrown, owes no such first move (`U2`).
    NotOwedWithDie(SheetId),
    /// The sheet, whose sticks are thrown, owes no such first move.
    NotOwedWithSticks(SheetId),
    /// `s10c9` stands only in the start position.
    OwedAfterStart,
    /// `c9` stands only while all five cones are on the board (`G1`).
    OwedAfterLoss,
    /// The side that owes its first move is the one to act, this one (`U2`).
    OwedByOther(Side),
    /// The first move is owed only while no piece has moved (`U2`).
    OwedAfterFirstMove,
    /// The sheet cannot throw this.
    ImpossibleThrow(SheetId, Throw),
    /// The sheet has no choice at the start of a turn.
    NoTurnStart(SheetId),
    /// The choice at the start of a turn needs an own piece on 30 (`U5`).
    TurnStartWithoutPiece,
    /// The choice at the start of a turn needs a clear row 1; own pieces stand on the fault's houses (`U5`).
    TurnStartWithRowOne,
    /// A stuck side has no choice at the start of a turn (`U6`).
    TurnStartWhileStuck,
    /// The sheet plays no rests of throws.
    NoRests(SheetId),
    /// This throw leaves no rest (`D2`).
    NoRestOf(Throw),
    /// The rest of this throw is less than the throw (`D2`).
    RestTooLarge(Throw),
    /// A rest is left only with a clear row 1; own pieces stand on the fault's houses (`D2`).
    RestWithRowOne,
    /// A rest is left only after a piece has left the board (`D2`).
    RestWithAllPieces,
}

/// A fault of a position text.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Fault {
    /// The field that is wrong.
    pub field: Field,
    /// Column of the syntax error, counted in characters from 1; `None` if the syntax is right and the position is not.
    pub column: Option<usize>,
    /// The houses concerned.
    pub houses: HouseSet,
    /// The kind of fault.
    pub kind: FaultKind,
}

impl Fault {
    /// Describes the fault in English, without its place.
    pub fn message(&self) -> String {
        let houses = list(self.houses);
        match &self.kind {
            FaultKind::FieldCount(count) => format!(
                "a position has four fields with one space between (board, side, owed, phase), this text has {count}"
            ),
            FaultKind::Expected(expected) => format!("expected {expected}"),
            FaultKind::RowCount(count) => format!("a board has three rows with `/` between, this one has {count}"),
            FaultKind::NoRun(run) => {
                format!("`{run}` is no run of empty houses: one number from 1 to 10 stands for a whole run")
            }
            FaultKind::NoSquare(found) => format!("expected `c`, `s` or a number, found {found:?}"),
            FaultKind::RowTooLong(first) => format!("the row of house {first} has more than ten houses"),
            FaultKind::RowTooShort { first, filled } => {
                format!("the row of house {first} has {filled} houses in place of ten")
            }
            FaultKind::TooManyPieces { side, count } => format!("{count} {side}, and a side has five pieces"),
            FaultKind::TwoOnOneHouse => format!("two pieces on house {houses}"),
            FaultKind::PieceInWater(sheet) => {
                format!("a piece on 27, and in `{sheet}` the water always sends a piece on")
            }
            FaultKind::PieceOnExit(side) => {
                format!("the {side} are all in row 3, so their piece on 30 has left the board (S3)")
            }
            FaultKind::WinnerNotNamed(side) => {
                format!("no {side} on the board: they have won, and field 2 names the other side")
            }
            FaultKind::OwedAfterEnd => "nothing is owed once the game is over".to_owned(),
            FaultKind::NotOver(side) => format!("the game is over only when the {side} have no piece left"),
            FaultKind::Over(side) => format!("the {side} have no piece left, so the game is over: the phase is `#`"),
            FaultKind::NotOwedWithDie(sheet) => {
                format!("`{sheet}` owes no such first move; its first move is `s10` or `c10` (U2)")
            }
            FaultKind::NotOwedWithSticks(sheet) => {
                format!("`{sheet}` owes no such first move; its first moves are `s10c9` and `c9`")
            }
            FaultKind::OwedAfterStart => {
                "`s10c9` stands only in the start position `cscscscscs/10/10 s s10c9 1`".to_owned()
            }
            FaultKind::OwedAfterLoss => "`c9` stands only while all five cones are on the board (G1)".to_owned(),
            FaultKind::OwedByOther(side) => {
                format!("the side that owes its first move is the one to act, `{}` (U2)", side.letter())
            }
            FaultKind::OwedAfterFirstMove => {
                "the first move is owed only while the board is `cscscscscs/10/10` (U2)".to_owned()
            }
            FaultKind::ImpossibleThrow(sheet, throw) => format!("`{sheet}` cannot throw a {throw}"),
            FaultKind::NoTurnStart(sheet) => format!("`{sheet}` has no choice at the start of a turn"),
            FaultKind::TurnStartWithoutPiece => "`^` needs an own piece on 30 (U5)".to_owned(),
            FaultKind::TurnStartWithRowOne => {
                format!("`^` needs a clear row 1, with no own piece on {houses} (U5)")
            }
            FaultKind::TurnStartWhileStuck => "a stuck side has no `^` (U6)".to_owned(),
            FaultKind::NoRests(sheet) => format!("`{sheet}` plays no rests of throws"),
            FaultKind::NoRestOf(throw) => format!("a throw of {throw} leaves no rest (D2)"),
            FaultKind::RestTooLarge(throw) => format!("the rest of a {throw} is less than {throw} (D2)"),
            FaultKind::RestWithRowOne => {
                format!("a rest is left only with a clear row 1, with no own piece on {houses} (D2)")
            }
            FaultKind::RestWithAllPieces => "a rest is left only after a piece has left the board (D2)".to_owned(),
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.column {
            Some(column) => write!(f, "{}, column {column}: {}", self.field, self.message()),
            None => write!(f, "{}: {}", self.field, self.message()),
        }
    }
}

/// All faults of a position text; never empty.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Faults(Vec<Fault>);

impl Faults {
    /// The faults, in the order of the fields.
    pub fn iter(&self) -> impl Iterator<Item = &Fault> {
        self.0.iter()
    }
}

impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [first, rest @ ..] = self.0.as_slice() else { return Ok(()) };
        write!(f, "{first}")?;
        rest.iter().try_for_each(|fault| write!(f, "; {fault}"))
    }
}

impl core::error::Error for Faults {}

/// Collects faults while a text is parsed and checked.
#[derive(Default)]
pub(crate) struct FaultList(Vec<Fault>);

impl FaultList {
    pub(crate) fn at(&mut self, field: Field, column: usize, kind: FaultKind) {
        self.0.push(Fault { field, column: Some(column), houses: HouseSet::EMPTY, kind });
    }

    pub(crate) fn about(&mut self, field: Field, houses: HouseSet, kind: FaultKind) {
        self.0.push(Fault { field, column: None, houses, kind });
    }

    pub(crate) fn or<T>(mut self, value: Option<T>) -> Result<T, Faults> {
        self.0.sort_by_key(|fault| fault.field);
        match value {
            Some(value) if self.0.is_empty() => Ok(value),
            _ => Err(Faults(self.0)),
        }
    }
}

/// House numbers for a message: `14, 15, 16`.
pub(crate) fn list(houses: HouseSet) -> String {
    houses.iter().map(|house| house.to_string()).collect::<Vec<_>>().join(", ")
}
