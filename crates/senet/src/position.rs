//! A position that a game under a sheet can hold.

use core::fmt;

use crate::{Cause, House, HouseSet, Refusal, RuleSheet, Setup, Side, Throw, legal};

/// The event that a position waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// `?`: throw.
    Throw,
    /// `^`: at the start of its turn it may still take its piece off 30 before throwing (`U5`).
    TurnStart,
    /// A digit: this throw is to be played.
    Play(Throw),
    /// `+r/t`: the rest of a throw is to be played (`D2`).
    Rest {
        /// The distance left to move.
        rest: Throw,
        /// The throw it comes from; it decides whether the side throws again.
        throw: Throw,
    },
    /// `#`: the game is over, and the side of the position has won.
    Over,
}

impl Phase {
    /// Whether a move is due, which may be `pass`.
    pub const fn decides(self) -> bool {
        !matches!(self, Phase::Throw | Phase::Over)
    }
}

impl fmt::Display for Phase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Phase::Throw => f.write_str("?"),
            Phase::TurnStart => f.write_str("^"),
            Phase::Play(throw) => write!(f, "{throw}"),
            Phase::Rest { rest, throw } => write!(f, "+{rest}/{throw}"),
            Phase::Over => f.write_str("#"),
        }
    }
}

/// A [`Phase`] in one byte, as positions hold it.
///
/// 0 waits for a throw, 1–6 are throws to play, 7 is the start of a turn, 8 the end; from 16 on, the rest in the
/// upper bits and the throw in the lower three.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct PackedPhase(u8);

impl PackedPhase {
    pub(crate) const THROW: PackedPhase = PackedPhase(0);
    pub(crate) const TURN_START: PackedPhase = PackedPhase(7);
    pub(crate) const OVER: PackedPhase = PackedPhase(8);

    pub(crate) const fn new(phase: Phase) -> PackedPhase {
        match phase {
            Phase::Throw => PackedPhase::THROW,
            Phase::Play(throw) => PackedPhase(throw.value()),
            Phase::TurnStart => PackedPhase::TURN_START,
            Phase::Over => PackedPhase::OVER,
            Phase::Rest { rest, throw } => PackedPhase(rest.value() << 4 | throw.value()),
        }
    }

    #[inline]
    pub(crate) const fn unpack(self) -> Phase {
        match self.0 {
            0 => Phase::Throw,
            value @ 1..=6 => Phase::Play(Throw::known(value)),
            7 => Phase::TurnStart,
            8 => Phase::Over,
            packed => Phase::Rest { rest: Throw::known(packed >> 4), throw: Throw::known(packed & 7) },
        }
    }

    /// Whether a throw is to be played, from its beginning.
    #[inline]
    pub(crate) const fn plays_throw(self) -> bool {
        self.0.wrapping_sub(1) < 6
    }

    /// Whether the rest of a throw is to be played.
    #[inline]
    pub(crate) const fn is_rest(self) -> bool {
        self.0 >= 16
    }

    /// The throw that is played, or whose rest is. Meaningless in the other phases.
    #[inline]
    pub(crate) const fn throw(self) -> Throw {
        Throw::known(self.0 & 7)
    }

    /// The distance that a piece moves: the throw, or its rest. Meaningless in the other phases.
    #[inline]
    pub(crate) const fn distance(self) -> u8 {
        if self.0 < 16 { self.0 & 7 } else { self.0 >> 4 }
    }
}

/// First moves that are still due.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Owed {
    /// `-`: none.
    Nothing,
    /// `s10c9`: the spools' 10-11, and then the cones' first move.
    SpoolsThenCones,
    /// `c9`: the cones' first move, by the piece on 9 (`G1`).
    Cones,
    /// `s10` or `c10`: this side, which throws, moves the piece on 10, its own or not (`U2`).
    Ten(Side),
}

/// A position that is valid under a rule sheet.
///
/// It does not hold the sheet; methods take it as an argument. Positions come from
/// [`starts`](Position::starts), from [`Setup::position`], and from playing.
///
/// ```
/// use senet::{Position, RuleSheet};
///
/// // c s c s c s c s c s    1–10
/// // . . . . . . . . . .   20–11
/// // . . . . . . . . . .   21–30
/// let sheet = RuleSheet::CARPIGNANO;
/// let position = Position::parse(&sheet, "cscscscscs/10/10 s s10c9 1")?;
///
/// // c s c s c s c s c .
/// // . . . . . . . . . s
/// // . . . . . . . . . .
/// let after = position.play(&sheet, "10-11".parse()?)?;
/// assert_eq!(after.to_string(), "cscscscsc1/s9/10 s c9 ?");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    /// The pieces of the side to act (of the winner, when the game is over).
    pub(crate) own: HouseSet,
    /// The pieces of the other side.
    pub(crate) enemy: HouseSet,
    pub(crate) side: Side,
    pub(crate) owed: Owed,
    pub(crate) phase: PackedPhase,
}

/// Positions are copied at every ply, and solvers hold millions.
const _: () = assert!(size_of::<Position>() == 12);

impl Position {
    /// Cones on the odd houses of row 1.
    pub(crate) const CONES_AT_START: HouseSet = HouseSet::of(&[1, 3, 5, 7, 9]);
    /// Spools on the even houses of row 1.
    pub(crate) const SPOOLS_AT_START: HouseSet = HouseSet::of(&[2, 4, 6, 8, 10]);

    /// The position in which a game begins when this side throws, or has thrown, first.
    pub(crate) const fn start(sheet: &RuleSheet, side: Side) -> Position {
        let (own, enemy) = match side {
            Side::Cones => (Position::CONES_AT_START, Position::SPOOLS_AT_START),
            Side::Spools => (Position::SPOOLS_AT_START, Position::CONES_AT_START),
        };
        let (owed, phase) = if sheet.opens_with_one() {
            (Owed::SpoolsThenCones, Phase::Play(Throw::ONE))
        } else {
            (Owed::Ten(side), Phase::Throw)
        };
        Position { own, enemy, side, owed, phase: PackedPhase::new(phase) }
    }

    /// The positions that a game can begin from after its opening throws: one for the stick sheets, two for
    /// `uninerd`, whose first player picks a side. Spools come first.
    pub fn starts(sheet: &RuleSheet) -> impl Iterator<Item = Position> {
        let sides: &[Side] = if sheet.opens_with_one() { &[Side::Spools] } else { &[Side::Spools, Side::Cones] };
        let sheet = *sheet;
        sides.iter().map(move |side| Position::start(&sheet, *side))
    }

    /// Reads position text and checks it against the sheet.
    ///
    /// # Errors
    ///
    /// Every fault of the text, or of the position that it describes.
    pub fn parse(sheet: &RuleSheet, text: &str) -> Result<Position, crate::Faults> {
        Setup::parse(text)?.position(sheet)
    }

    /// The spools, with `own`, are about to throw against the cones, with `enemy`; nothing is owed. For solvers: the
    /// caller knows that the sets share no house and that neither is empty. What the sheet would not allow to stand
    /// there is not noticed; [`Setup::position`] notices.
    ///
    /// With nothing owed, the sides play by the same rules, so that this stands for the mirrored position as well.
    #[inline]
    #[must_use]
    pub const fn about_to_throw_unchecked(own: HouseSet, enemy: HouseSet) -> Position {
        Position { own, enemy, side: Side::Spools, owed: Owed::Nothing, phase: PackedPhase::THROW }
    }

    /// The pieces of the side to act; of the winner, when the game is over.
    #[inline]
    pub const fn own(&self) -> HouseSet {
        self.own
    }

    /// The pieces of the other side.
    #[inline]
    pub const fn enemy(&self) -> HouseSet {
        self.enemy
    }

    /// The pieces of a side that are on the board.
    pub const fn pieces(&self, side: Side) -> HouseSet {
        if side as u8 == self.side as u8 { self.own } else { self.enemy }
    }

    /// All houses with a piece.
    pub fn occupied(&self) -> HouseSet {
        self.own | self.enemy
    }

    /// The side whose piece stands on the house, if any.
    pub const fn at(&self, house: House) -> Option<Side> {
        if self.pieces(Side::Cones).contains(house) {
            Some(Side::Cones)
        } else if self.pieces(Side::Spools).contains(house) {
            Some(Side::Spools)
        } else {
            None
        }
    }

    /// The side to act; the winner, when the game is over.
    pub const fn side(&self) -> Side {
        self.side
    }

    /// The event that the position waits for.
    #[inline]
    pub const fn phase(&self) -> Phase {
        self.phase.unpack()
    }

    /// Whether the position waits for a throw.
    #[inline]
    pub const fn awaits_throw(&self) -> bool {
        self.phase.0 == PackedPhase::THROW.0
    }

    /// Whether the game is over.
    #[inline]
    pub const fn is_over(&self) -> bool {
        self.phase.0 == PackedPhase::OVER.0
    }

    /// The first moves that are owed.
    pub const fn owed(&self) -> Owed {
        self.owed
    }

    /// The winner, once the game is over.
    pub const fn winner(&self) -> Option<Side> {
        if self.is_over() { Some(self.side) } else { None }
    }

    /// Whether the side cannot move because of a piece on 27 (`U6`).
    pub const fn is_stuck(&self, side: Side) -> bool {
        self.pieces(side).contains(House::WATER)
    }

    /// The pieces of a side that protect each other: each has another of its side on a neighbouring house.
    pub fn protected(&self, side: Side) -> HouseSet {
        legal::protected(self.pieces(side))
    }

    /// The pieces of a side that form blockades: three or more in a row, which the other side cannot pass.
    ///
    /// ```
    /// use senet::{HouseSet, Position, RuleSheet, Side};
    ///
    /// let position = Position::parse(&RuleSheet::FRENCH, "10/1csss2ss1/10 c - ?")?;
    /// assert_eq!(position.blockade(Side::Spools), HouseSet::of(&[13, 14, 15]));
    /// assert_eq!(position.protected(Side::Spools), HouseSet::of(&[13, 14, 15, 18, 19]));
    /// # Ok::<(), senet::Faults>(())
    /// ```
    pub fn blockade(&self, side: Side) -> HouseSet {
        legal::in_blockades(self.pieces(side))
    }

    /// The position with this throw to be played.
    ///
    /// # Errors
    ///
    /// A [`Refusal`] if the position does not wait for a throw, or the sheet cannot throw that value.
    pub fn throw(&self, sheet: &RuleSheet, throw: Throw) -> Result<Position, Refusal> {
        if !sheet.casting.shows(throw) {
            return Err(Refusal::new(Cause::ImpossibleThrow(throw)));
        }
        match self.phase() {
            Phase::Throw => Ok(self.throw_unchecked(throw)),
            Phase::Over => Err(Refusal::new(Cause::GameOver)),
            phase => Err(Refusal::new(Cause::MoveIsDue(phase))),
        }
    }

    /// Like [`throw`](Self::throw), without a check, for callers that know that the position waits for a throw and that
    /// the sheet can throw this value.
    #[inline]
    #[must_use]
    pub const fn throw_unchecked(&self, throw: Throw) -> Position {
        Position { phase: PackedPhase(throw.value()), ..*self }
    }
}

impl fmt::Display for Position {
    /// Writes position text (RULES §4).
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&Setup::from(*self), f)
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Position({self})")
    }
}
