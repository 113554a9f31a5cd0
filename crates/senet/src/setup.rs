//! Position text, and what it describes before anyone has checked that a game could hold it.

use std::fmt;

use crate::position::PackedPhase;
use crate::{House, HouseSet, Owed, Phase, Position, RuleSheet, Side, Throw};

/// A board, a side, a debt and a phase, in any combination that position text can write.
///
/// [`position`](Setup::position) checks it against a sheet.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    /// Houses with a cone.
    pub cones: HouseSet,
    /// Houses with a spool.
    pub spools: HouseSet,
    /// The side to act, or the winner.
    pub side: Side,
    /// First moves that are owed.
    pub owed: Owed,
    /// What the side has to do.
    pub phase: Phase,
}

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

/// Something that is wrong with a position text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The field that is wrong.
    pub field: Field,
    /// The column where the text cannot be read, counted in characters from 1; `None` if the text can be read
    /// and what it says is wrong.
    pub column: Option<usize>,
    /// The houses concerned.
    pub houses: HouseSet,
    /// What is wrong, in English.
    pub message: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.column {
            Some(column) => write!(f, "{}, column {column}: {}", self.field, self.message),
            None => write!(f, "{}: {}", self.field, self.message),
        }
    }
}

/// Everything that is wrong with a position text; never empty.
#[derive(Clone, PartialEq, Eq, Debug)]
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

impl std::error::Error for Faults {}

/// Collects faults while a text is read and checked.
#[derive(Default)]
struct Complaints(Vec<Fault>);

impl Complaints {
    fn at(&mut self, field: Field, column: usize, message: impl Into<String>) {
        self.0.push(Fault { field, column: Some(column), houses: HouseSet::EMPTY, message: message.into() });
    }

    fn about(&mut self, field: Field, houses: HouseSet, message: impl Into<String>) {
        self.0.push(Fault { field, column: None, houses, message: message.into() });
    }

    fn or<T>(mut self, value: Option<T>) -> Result<T, Faults> {
        self.0.sort_by_key(|fault| fault.field);
        match value {
            Some(value) if self.0.is_empty() => Ok(value),
            _ => Err(Faults(self.0)),
        }
    }
}

impl Setup {
    /// Reads position text (RULES §4). A text that is written in any other way than [`Display`](fmt::Display)
    /// writes it is refused, not repaired.
    ///
    /// # Errors
    ///
    /// Every place where the text cannot be read.
    pub fn parse(text: &str) -> Result<Setup, Faults> {
        let mut complaints = Complaints::default();
        let fields: Vec<&str> = text.split(' ').collect();
        let &[board, side, owed, phase] = fields.as_slice() else {
            complaints.at(
                Field::Board,
                1,
                format!(
                    "a position has four fields with one space between (board, side, owed, phase), this text has {}",
                    fields.len()
                ),
            );
            return complaints.or(None);
        };
        let mut column = 1;
        let mut starts_at = |field: &str| {
            let start = column;
            column += field.chars().count() + 1;
            start
        };
        let [board_at, side_at, owed_at, phase_at] = [board, side, owed, phase].map(&mut starts_at);

        let pieces = read_board(board, board_at, &mut complaints);
        let side = read_side(side);
        if side.is_none() {
            complaints.at(Field::Side, side_at, "expected `c` or `s`");
        }
        let owed = read_owed(owed);
        if owed.is_none() {
            complaints.at(Field::Owed, owed_at, "expected `-`, `s10c9`, `c9`, `s10` or `c10`");
        }
        let phase = read_phase(phase);
        if phase.is_none() {
            complaints.at(
                Field::Phase,
                phase_at,
                "expected `?`, `^`, a throw from 1 to 6, a rest as in `+1/4`, or `#`",
            );
        }
        let setup = match (side, owed, phase) {
            (Some(side), Some(owed), Some(phase)) => {
                Some(Setup { cones: pieces[0], spools: pieces[1], side, owed, phase })
            }
            _ => None,
        };
        complaints.or(setup)
    }

    /// Checks that a game under the sheet could hold this.
    ///
    /// # Errors
    ///
    /// Everything that is wrong with it.
    pub fn position(self, sheet: &RuleSheet) -> Result<Position, Faults> {
        let mut complaints = Complaints::default();
        self.check_board(sheet, &mut complaints);
        self.check_end(&mut complaints);
        self.check_owed(sheet, &mut complaints);
        self.check_phase(sheet, &mut complaints);
        complaints.or(Some(self.unchecked()))
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

    fn check_board(&self, sheet: &RuleSheet, complaints: &mut Complaints) {
        for side in Side::BOTH {
            let pieces = self.pieces(side);
            if pieces.len() > 5 {
                let count = pieces.len();
                complaints.about(Field::Board, pieces, format!("{count} {side}, and a side has five pieces"));
            }
        }
        let both = self.cones & self.spools;
        if !both.is_empty() {
            complaints.about(Field::Board, both, format!("two pieces on house {}", list(both)));
        }
        let water = HouseSet::single(House::WATER);
        if (self.cones | self.spools).contains(House::WATER) && !sheet.water_holds() {
            complaints.about(
                Field::Board,
                water,
                format!("a piece on 27, and in `{}` the water always sends a piece on", sheet.id),
            );
        }
        if sheet.leaving.on_30 {
            for side in Side::BOTH {
                let pieces = self.pieces(side);
                if pieces.contains(House::LAST) && (pieces & sheet.leaving.clear).is_empty() {
                    complaints.about(
                        Field::Board,
                        HouseSet::single(House::LAST),
                        format!("the {side} are all in row 3, so their piece on 30 has left the board (S3)"),
                    );
                }
            }
        }
    }

    fn check_end(&self, complaints: &mut Complaints) {
        let (own, enemy) = (self.pieces(self.side), self.pieces(!self.side));
        if enemy.is_empty() {
            let loser = !self.side;
            let message = format!("no {loser} on the board: they have won, and field 2 names the other side");
            complaints.about(Field::Board, HouseSet::EMPTY, message);
        }
        match (self.phase, own.is_empty()) {
            (Phase::Over, true) if self.owed != Owed::Nothing => {
                complaints.about(Field::Owed, HouseSet::EMPTY, "nothing is owed once the game is over");
            }
            (Phase::Over, true) => {}
            (Phase::Over, false) => {
                let message = format!("the game is over only when the {} have no piece left", self.side);
                complaints.about(Field::Phase, own, message);
            }
            (_, true) => {
                let message = format!("the {} have no piece left, so the game is over: the phase is `#`", self.side);
                complaints.about(Field::Phase, HouseSet::EMPTY, message);
            }
            (_, false) => {}
        }
    }

    fn check_owed(&self, sheet: &RuleSheet, complaints: &mut Complaints) {
        let message = match self.owed {
            Owed::SpoolsThenCones | Owed::Cones if !sheet.opens_with_one() => {
                format!("`{}` owes no such first move; its first move is `s10` or `c10` (U2)", sheet.id)
            }
            Owed::Ten(_) if sheet.opens_with_one() => {
                format!("`{}` owes no such first move; its first moves are `s10c9` and `c9`", sheet.id)
            }
            Owed::SpoolsThenCones if self.unchecked() != Position::start(sheet, Side::Spools) => {
                "`s10c9` stands only in the start position `cscscscscs/10/10 s s10c9 1`".to_owned()
            }
            Owed::Cones if self.cones.len() != 5 && self.phase != Phase::Over => {
                "`c9` stands only while all five cones are on the board (G1)".to_owned()
            }
            Owed::Ten(side) if self.side != side => {
                format!("the side that owes its first move is the one to act, `{}` (U2)", self.side.letter())
            }
            Owed::Ten(_) if (self.cones, self.spools) != (Position::CONES_AT_START, Position::SPOOLS_AT_START) => {
                "the first move is owed only while the board is `cscscscscs/10/10` (U2)".to_owned()
            }
            _ => return,
        };
        complaints.about(Field::Owed, HouseSet::EMPTY, message);
    }

    fn check_phase(&self, sheet: &RuleSheet, complaints: &mut Complaints) {
        let own = self.pieces(self.side);
        let mut wrong = |houses, message: String| complaints.about(Field::Phase, houses, message);
        match self.phase {
            Phase::Throw | Phase::Over => {}
            Phase::Play(throw) => {
                if !sheet.casting.shows(throw) {
                    wrong(HouseSet::EMPTY, format!("`{}` cannot throw a {throw}", sheet.id));
                }
            }
            Phase::TurnStart => match sheet.leaving.at_turn_start {
                None => wrong(HouseSet::EMPTY, format!("`{}` has no choice at the start of a turn", sheet.id)),
                Some(clear) => {
                    if !own.contains(House::LAST) {
                        let last = HouseSet::single(House::LAST);
                        wrong(last, "`^` needs an own piece on 30 (U5)".to_owned());
                    }
                    let behind = own & clear;
                    if !behind.is_empty() {
                        wrong(behind, format!("`^` needs a clear row 1, with no own piece on {} (U5)", list(behind)));
                    }
                    if own.contains(House::WATER) {
                        wrong(HouseSet::single(House::WATER), "a stuck side has no `^` (U6)".to_owned());
                    }
                }
            },
            Phase::Rest { rest, throw } => {
                if !sheet.leaving.rest_is_played {
                    wrong(HouseSet::EMPTY, format!("`{}` plays no rests of throws", sheet.id));
                    return;
                }
                if throw == Throw::ONE || !sheet.casting.shows(throw) {
                    wrong(HouseSet::EMPTY, format!("a throw of {throw} leaves no rest (D2)"));
                } else if rest >= throw {
                    wrong(HouseSet::EMPTY, format!("the rest of a {throw} is less than {throw} (D2)"));
                }
                let behind = own & sheet.leaving.clear;
                if !behind.is_empty() {
                    let houses = list(behind);
                    wrong(
                        behind,
                        format!("a rest is left only with a clear row 1, with no own piece on {houses} (D2)"),
                    );
                }
                if own.len() > 4 {
                    wrong(own, "a rest is left only after a piece has left the board (D2)".to_owned());
                }
            }
        }
    }
}

fn read_board(text: &str, column: usize, complaints: &mut Complaints) -> [HouseSet; 2] {
    let mut pieces = [HouseSet::EMPTY; 2];
    let rows: Vec<&str> = text.split('/').collect();
    if rows.len() != 3 {
        let message = format!("a board has three rows with `/` between, this one has {}", rows.len());
        complaints.at(Field::Board, column, message);
        return pieces;
    }
    let mut row_at = column;
    for (row, first) in rows.iter().zip([1_usize, 11, 21]) {
        read_row(row, row_at, first, &mut pieces, complaints);
        row_at += row.chars().count() + 1;
    }
    pieces
}

/// Reads one row whose first house has this number, and stops at what it cannot read.
fn read_row(row: &str, column: usize, first: usize, pieces: &mut [HouseSet; 2], complaints: &mut Complaints) {
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
                    complaints.at(
                        Field::Board,
                        at,
                        format!(
                            "`{}` is no run of empty houses: one number from 1 to 10 stands for a whole run",
                            shorten(run)
                        ),
                    );
                    return;
                }
            }
        } else {
            let side = match next {
                'c' => Side::Cones,
                's' => Side::Spools,
                _ => {
                    complaints.at(Field::Board, at, format!("expected `c`, `s` or a number, found {next:?}"));
                    return;
                }
            };
            if let (true, Some(house)) = (filled < 10, House::new((first + filled) as u8)) {
                pieces[side.index()] = pieces[side.index()].with(house);
            }
            rest = &rest[1..];
            1
        };
        filled += width;
        if filled > 10 {
            complaints.at(Field::Board, at, format!("the row of house {first} has more than ten houses"));
            return;
        }
    }
    if filled < 10 {
        let end = column + row.chars().count();
        complaints.at(Field::Board, end, format!("the row of house {first} has {filled} houses in place of ten"));
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

/// House numbers for a message: `14, 15, 16`.
pub(crate) fn list(houses: HouseSet) -> String {
    houses.iter().map(|house| house.to_string()).collect::<Vec<_>>().join(", ")
}

/// Keeps a message readable when the text in it is not.
fn shorten(text: &str) -> String {
    if text.len() <= 12 { text.to_owned() } else { format!("{}…", &text[..12]) }
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
