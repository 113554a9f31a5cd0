//! Position text, and its content before it is checked against a sheet.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use crate::expected::Expected;
use crate::fault::{FaultKind, FaultList, Faults, Field};
use crate::position::PackedPhase;
use crate::{House, HouseSet, Owed, Phase, Position, RuleSheet, Side, Throw};

/// The content of a position text: a board, a side, owed first moves and a phase, in any combination.
///
/// [`position`](Setup::position) checks it against a sheet.
///
/// ```
/// use senet::{RuleSheet, Setup};
///
/// // Two spools protect each other on 13 and 14; a cone stands on 11, and the cones have thrown a 2.
/// let setup = Setup::parse("10/c1ss6/10 c - 2")?;
/// let position = setup.position(&RuleSheet::DUTCH)?;
/// let refusal = position.refusal(&RuleSheet::DUTCH, "11x13".parse()?).expect("13 is protected");
/// assert_eq!(refusal.to_string(), "the enemy pieces on 13, 14 protect each other");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    /// Houses with a cone.
    pub cones: HouseSet,
    /// Houses with a spool.
    pub spools: HouseSet,
    /// The side to act, or the winner.
    pub side: Side,
    /// First moves that are due.
    pub owed: Owed,
    /// The event that the position waits for.
    pub phase: Phase,
}

impl Setup {
    /// Reads position text (RULES §4). Accepts only what [`Display`](fmt::Display) writes.
    ///
    /// # Errors
    ///
    /// Every syntax error of the text.
    pub fn parse(text: &str) -> Result<Setup, Faults> {
        let mut faults = FaultList::default();
        let fields: Vec<&str> = text.split(' ').collect();
        let &[board, side, owed, phase] = fields.as_slice() else {
            faults.at(Field::Board, 1, FaultKind::FieldCount(fields.len()));
            return faults.or(None);
        };
        let mut column = 1;
        let mut starts_at = |field: &str| {
            let start = column;
            column += field.chars().count() + 1;
            start
        };
        let [board_at, side_at, owed_at, phase_at] = [board, side, owed, phase].map(&mut starts_at);

        let pieces = read_board(board, board_at, &mut faults);
        let side = read_side(side);
        if side.is_none() {
            faults.at(Field::Side, side_at, FaultKind::Expected(Expected::Side));
        }
        let owed = read_owed(owed);
        if owed.is_none() {
            faults.at(Field::Owed, owed_at, FaultKind::Expected(Expected::Owed));
        }
        let phase = read_phase(phase);
        if phase.is_none() {
            faults.at(Field::Phase, phase_at, FaultKind::Expected(Expected::Phase));
        }
        let setup = match (side, owed, phase) {
            (Some(side), Some(owed), Some(phase)) => {
                Some(Setup { cones: pieces[0], spools: pieces[1], side, owed, phase })
            }
            _ => None,
        };
        faults.or(setup)
    }

    /// Checks that a game under the sheet could hold this.
    ///
    /// # Errors
    ///
    /// Every fault.
    pub fn position(self, sheet: &RuleSheet) -> Result<Position, Faults> {
        let mut faults = FaultList::default();
        self.check_board(sheet, &mut faults);
        self.check_end(&mut faults);
        self.check_owed(sheet, &mut faults);
        self.check_phase(sheet, &mut faults);
        faults.or(Some(self.unchecked()))
    }

    const fn unchecked(self) -> Position {
        let Setup { cones, spools, side, owed, phase } = self;
        let (own, enemy) = match side {
            Side::Cones => (cones, spools),
            Side::Spools => (spools, cones),
        };
        Position { own, enemy, side, owed, phase: PackedPhase::new(phase) }
    }

    const fn pieces(&self, side: Side) -> HouseSet {
        match side {
            Side::Cones => self.cones,
            Side::Spools => self.spools,
        }
    }

    fn check_board(&self, sheet: &RuleSheet, faults: &mut FaultList) {
        for side in Side::BOTH {
            let pieces = self.pieces(side);
            if pieces.len() > 5 {
                let count = pieces.len();
                faults.about(Field::Board, pieces, FaultKind::TooManyPieces { side, count });
            }
        }
        let both = self.cones & self.spools;
        if !both.is_empty() {
            faults.about(Field::Board, both, FaultKind::TwoOnOneHouse);
        }
        let water = HouseSet::single(House::WATER);
        if (self.cones | self.spools).contains(House::WATER) && !sheet.water_holds() {
            faults.about(Field::Board, water, FaultKind::PieceInWater(sheet.id));
        }
        if sheet.leaving.on_30 {
            for side in Side::BOTH {
                let pieces = self.pieces(side);
                if pieces.contains(House::LAST) && (pieces & sheet.leaving.clear).is_empty() {
                    let last = HouseSet::single(House::LAST);
                    faults.about(Field::Board, last, FaultKind::PieceOnExit(side));
                }
            }
        }
    }

    fn check_end(&self, faults: &mut FaultList) {
        let (own, enemy) = (self.pieces(self.side), self.pieces(!self.side));
        if enemy.is_empty() {
            faults.about(Field::Board, HouseSet::EMPTY, FaultKind::WinnerNotNamed(!self.side));
        }
        match (self.phase, own.is_empty()) {
            (Phase::Over, true) if self.owed != Owed::Nothing => {
                faults.about(Field::Owed, HouseSet::EMPTY, FaultKind::OwedAfterEnd);
            }
            (Phase::Over, true) => {}
            (Phase::Over, false) => {
                faults.about(Field::Phase, own, FaultKind::NotOver(self.side));
            }
            (_, true) => {
                faults.about(Field::Phase, HouseSet::EMPTY, FaultKind::Over(self.side));
            }
            (_, false) => {}
        }
    }

    fn check_owed(&self, sheet: &RuleSheet, faults: &mut FaultList) {
        let kind = match self.owed {
            Owed::SpoolsThenCones | Owed::Cones if !sheet.opens_with_one() => FaultKind::NotOwedWithDie(sheet.id),
            Owed::Ten(_) if sheet.opens_with_one() => FaultKind::NotOwedWithSticks(sheet.id),
            Owed::SpoolsThenCones if self.unchecked() != Position::start(sheet, Side::Spools) => {
                FaultKind::OwedAfterStart
            }
            Owed::Cones if self.cones.len() != 5 && self.phase != Phase::Over => FaultKind::OwedAfterLoss,
            Owed::Ten(side) if self.side != side => FaultKind::OwedByOther(self.side),
            Owed::Ten(_) if (self.cones, self.spools) != (Position::CONES_AT_START, Position::SPOOLS_AT_START) => {
                FaultKind::OwedAfterFirstMove
            }
            _ => return,
        };
        faults.about(Field::Owed, HouseSet::EMPTY, kind);
    }

    fn check_phase(&self, sheet: &RuleSheet, faults: &mut FaultList) {
        let own = self.pieces(self.side);
        let mut wrong = |houses, kind| faults.about(Field::Phase, houses, kind);
        match self.phase {
            Phase::Throw | Phase::Over => {}
            Phase::Play(throw) => {
                if !sheet.casting.shows(throw) {
                    wrong(HouseSet::EMPTY, FaultKind::ImpossibleThrow(sheet.id, throw));
                }
            }
            Phase::TurnStart => match sheet.leaving.at_turn_start {
                None => wrong(HouseSet::EMPTY, FaultKind::NoTurnStart(sheet.id)),
                Some(clear) => {
                    if !own.contains(House::LAST) {
                        let last = HouseSet::single(House::LAST);
                        wrong(last, FaultKind::TurnStartWithoutPiece);
                    }
                    let behind = own & clear;
                    if !behind.is_empty() {
                        wrong(behind, FaultKind::TurnStartWithRowOne);
                    }
                    if own.contains(House::WATER) {
                        wrong(HouseSet::single(House::WATER), FaultKind::TurnStartWhileStuck);
                    }
                }
            },
            Phase::Rest { rest, throw } => {
                if !sheet.leaving.rest_is_played {
                    wrong(HouseSet::EMPTY, FaultKind::NoRests(sheet.id));
                    return;
                }
                if throw == Throw::ONE || !sheet.casting.shows(throw) {
                    wrong(HouseSet::EMPTY, FaultKind::NoRestOf(throw));
                } else if rest >= throw {
                    wrong(HouseSet::EMPTY, FaultKind::RestTooLarge(throw));
                }
                let behind = own & sheet.leaving.clear;
                if !behind.is_empty() {
                    wrong(behind, FaultKind::RestWithRowOne);
                }
                if own.len() > 4 {
                    wrong(own, FaultKind::RestWithAllPieces);
                }
            }
        }
    }
}

fn read_board(text: &str, column: usize, faults: &mut FaultList) -> [HouseSet; 2] {
    let mut pieces = [HouseSet::EMPTY; 2];
    let rows: Vec<&str> = text.split('/').collect();
    if rows.len() != 3 {
        faults.at(Field::Board, column, FaultKind::RowCount(rows.len()));
        return pieces;
    }
    let mut row_at = column;
    for (row, first) in rows.iter().zip([1_u8, 11, 21]) {
        read_row(row, row_at, first, &mut pieces, faults);
        row_at += row.chars().count() + 1;
    }
    pieces
}

/// Reads one row whose first house has this number, up to its first fault.
fn read_row(row: &str, column: usize, first: u8, pieces: &mut [HouseSet; 2], faults: &mut FaultList) {
    let mut filled = 0_usize;
    let mut rest = row;
    while let Some(next) = rest.chars().next() {
        let at = column + (row.chars().count() - rest.chars().count());
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        let width = if digits > 0 {
            let run = &rest[..digits];
            match run.parse::<usize>() {
                Ok(run_length @ 1..=10) if !run.starts_with('0') => {
                    rest = &rest[digits..];
                    run_length
                }
                _ => {
                    faults.at(Field::Board, at, FaultKind::NoRun(shorten(run)));
                    return;
                }
            }
        } else {
            let side = match next {
                'c' => Side::Cones,
                's' => Side::Spools,
                _ => {
                    faults.at(Field::Board, at, FaultKind::NoSquare(next));
                    return;
                }
            };
            if let (true, Some(house)) = (filled < 10, House::new(first + filled as u8)) {
                pieces[side.index()] = pieces[side.index()].with(house);
            }
            rest = &rest[1..];
            1
        };
        filled += width;
        if filled > 10 {
            faults.at(Field::Board, at, FaultKind::RowTooLong(first));
            return;
        }
    }
    if filled < 10 {
        let end = column + row.chars().count();
        faults.at(Field::Board, end, FaultKind::RowTooShort { first, filled });
    }
}

fn read_side(text: &str) -> Option<Side> {
    match text {
        "c" => Some(Side::Cones),
        "s" => Some(Side::Spools),
        _ => None,
    }
}

fn read_owed(text: &str) -> Option<Owed> {
    match text {
        "-" => Some(Owed::Nothing),
        "s10c9" => Some(Owed::SpoolsThenCones),
        "c9" => Some(Owed::Cones),
        "s10" => Some(Owed::Ten(Side::Spools)),
        "c10" => Some(Owed::Ten(Side::Cones)),
        _ => None,
    }
}

fn read_phase(text: &str) -> Option<Phase> {
    let throw = |digit: u8| Throw::new(digit.wrapping_sub(b'0'));
    match *text.as_bytes() {
        [b'?'] => Some(Phase::Throw),
        [b'^'] => Some(Phase::TurnStart),
        [b'#'] => Some(Phase::Over),
        [digit] => throw(digit).map(Phase::Play),
        [b'+', rest, b'/', thrown] => Some(Phase::Rest { rest: throw(rest)?, throw: throw(thrown)? }),
        _ => None,
    }
}

/// Shortens long digits, so that messages stay readable.
fn shorten(text: &str) -> String {
    if text.len() <= 12 { text.to_owned() } else { format!("{}…", &text[..12]) }
}

impl FromStr for Setup {
    type Err = Faults;

    /// Reads position text, as [`Setup::parse`] does.
    fn from_str(text: &str) -> Result<Setup, Faults> {
        Setup::parse(text)
    }
}

impl From<Position> for Setup {
    fn from(position: Position) -> Setup {
        Setup {
            cones: position.pieces(Side::Cones),
            spools: position.pieces(Side::Spools),
            side: position.side,
            owed: position.owed,
            phase: position.phase(),
        }
    }
}

impl fmt::Display for Setup {
    /// Writes position text (RULES §4).
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut empty = 0_u8;
        for house in House::all() {
            let piece = Side::BOTH.into_iter().find(|side| self.pieces(*side).contains(house));
            let ends_row = house.number() % 10 == 0;
            empty += u8::from(piece.is_none());
            if empty > 0 && (piece.is_some() || ends_row) {
                write!(f, "{empty}")?;
                empty = 0;
            }
            if let Some(side) = piece {
                write!(f, "{}", side.letter())?;
            }
            if ends_row && house != House::LAST {
                f.write_str("/")?;
            }
        }
        let owed = match self.owed {
            Owed::Nothing => "-",
            Owed::SpoolsThenCones => "s10c9",
            Owed::Cones => "c9",
            Owed::Ten(Side::Spools) => "s10",
            Owed::Ten(Side::Cones) => "c10",
        };
        write!(f, " {} {owed} {}", self.side.letter(), self.phase)
    }
}
