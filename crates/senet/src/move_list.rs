//! The legal moves of a position as a list.

use core::iter::FusedIterator;

use crate::legal::{Extra, Found, MoveKind, step_forward};
use crate::position::PackedPhase;
use crate::{House, HouseSet, Move, Owed, Position, RuleSheet, Side};

/// The legal moves of a position, in order: by start house, then by landing house.
///
/// ```
/// use senet::{Position, RuleSheet};
///
/// // . . . . . . . . . .    1–10
/// // . . . . . . s s . c   20–11: the spools on 13 and 14 protect each other
/// // . . . . . c . . . .   21–30: in `dutch`, the water sends a piece to 15
/// let sheet = RuleSheet::DUTCH;
/// let position = Position::parse(&sheet, "10/c1ss6/5c4 c - 1")?;
/// let moves: Vec<String> = position.legal_moves(&sheet).iter().map(|legal| legal.to_string()).collect();
/// assert_eq!(moves, ["11-12", "26-27>15"]);
/// # Ok::<(), senet::Faults>(())
/// ```
///
/// The list is a mask of start houses: generating it allocates nothing, and a move is built when it is read.
#[derive(Clone, Copy, Debug)]
pub struct MoveList<'s> {
    pub(crate) sheet: &'s RuleSheet,
    pub(crate) position: Position,
    pub(crate) found: Found,
}

/// A legal move that was played, with what statistics count of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlayedMove {
    /// The position after it.
    pub position: Position,
    /// The number of the house that the throw reaches, as in [`Move::to`]: 31 for a piece that leaves the board by its throw
    /// or at the start of a turn, 0 for `pass` and `keep`.
    pub reached: u8,
    /// Whether it is a move towards house 1.
    pub is_backward: bool,
}

impl MoveList<'_> {
    /// The houses of the pieces that can move or leave the board.
    pub fn starts(&self) -> HouseSet {
        let over_water = self.found.extra == Extra::OverWater;
        self.found.starts | if over_water { HouseSet::single(House::HAPPINESS) } else { HouseSet::EMPTY }
    }

    pub(crate) fn kind(&self) -> MoveKind {
        self.found.kind
    }

    /// The number of legal moves.
    #[inline(always)]
    pub fn len(&self) -> usize {
        self.found.starts.len() + usize::from(self.found.extra != Extra::None)
    }

    /// Whether there is no move to choose: a throw is due, or the game is over.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.found.starts.is_empty() && self.found.extra == Extra::None
    }

    /// The move at this index of the order, from 0; `None` beyond the last.
    #[inline]
    pub fn get(&self, index: usize) -> Option<Move> {
        (index < self.len()).then(|| self.build(without_lowest(self.found.starts.bits(), index)))
    }

    /// The position after the move at this index of the order, from 0; `None` beyond the last. The same as
    /// [`play_unchecked`](Position::play_unchecked) of [`get`](Self::get), but faster: it does not build the move.
    #[inline(always)]
    pub fn after(&self, index: usize) -> Option<Position> {
        if index >= self.len() {
            return None;
        }
        let starts = without_lowest(self.found.starts.bits(), index);
        Some(self.after_first_of(starts))
    }

    /// Plays the move at this index of the order, from 0, and tells what statistics count of it; `None` beyond the last. As
    /// fast as [`after`](Self::after).
    #[inline(always)]
    pub fn play(&self, index: usize) -> Option<PlayedMove> {
        if index >= self.len() {
            return None;
        }
        Some(self.play_first_of(without_lowest(self.found.starts.bits(), index)))
    }

    #[inline(always)]
    fn after_first_of(&self, starts: u32) -> Position {
        self.play_first_of(starts).position
    }

    #[inline(always)]
    fn play_first_of(&self, starts: u32) -> PlayedMove {
        let MoveList { sheet, position, found } = *self;
        let Position { own, enemy, side, owed, phase } = position;
        let plain = phase.plays_throw() && owed == Owed::Nothing && found.kind == MoveKind::Forward;
        if starts != 0 && plain {
            let from = starts.trailing_zeros() as u8;
            let step = step_forward(sheet, own, enemy, from, phase.distance());
            PlayedMove { position: position.play_piece(sheet, step), reached: step.to, is_backward: false }
        } else {
            let found = Found { starts: HouseSet::known(starts), ..found };
            play_rare(sheet, own, enemy, side, owed, phase, found)
        }
    }

    /// The legal moves as a mask, for programs that keep many positions in arrays. Bit *h* is the move from house *h*, bit 0
    /// is `pass`, and bit 31 the only move without a house of its own: `keep`, or the step over the water (`U8`). The order of
    /// the bits is the order of the moves.
    #[inline]
    pub const fn mask(&self) -> u32 {
        self.found.starts.bits()
            | match self.found.extra {
                Extra::None => 0,
                Extra::Pass => 1,
                Extra::Keep | Extra::OverWater => 1 << 31,
            }
    }

    /// The move of this bit of the [`mask`](Self::mask); `None` if the bit is not set.
    #[inline]
    pub fn of_bit(&self, bit: u8) -> Option<Move> {
        self.has_bit(bit).then(|| self.build(HouseSet::from_bits(1 << bit).bits()))
    }

    /// The position after the move of this bit of the [`mask`](Self::mask); `None` if the bit is not set.
    #[inline(always)]
    pub fn after_bit(&self, bit: u8) -> Option<Position> {
        // Bits 0 and 31 are no houses: no start is left then, which stands for the extra move.
        self.has_bit(bit).then(|| self.after_first_of(HouseSet::from_bits(1 << bit).bits()))
    }

    #[inline(always)]
    const fn has_bit(&self, bit: u8) -> bool {
        bit < 32 && self.mask() >> bit & 1 != 0
    }

    /// Calls `each` with the position after each legal move, in order.
    #[inline(always)]
    pub fn for_each_after(&self, mut each: impl FnMut(Position)) {
        let MoveList { sheet, position, found } = self;
        let mut starts = found.starts.bits();
        let Position { own, enemy, phase, .. } = *position;
        if phase.is_rest() && starts != 0 {
            for from in found.starts {
                each(position.play_piece(sheet, step_forward(sheet, own, enemy, from.number(), phase.distance())));
            }
            return;
        }
        for _ in 0..self.len() {
            each(self.after_first_of(starts));
            starts &= starts.wrapping_sub(1);
        }
    }

    /// The legal moves in order.
    pub fn iter(&self) -> MoveIter<'_> {
        MoveIter { list: *self, starts: self.found.starts.bits(), left: self.len() }
    }

    /// Whether the move is one of the legal moves.
    pub fn contains(&self, wanted: Move) -> bool {
        self.iter().any(|legal| legal == wanted)
    }

    /// The move from the lowest of these starts, or the extra move if none is left.
    #[inline]
    fn build(&self, starts: u32) -> Move {
        if starts == 0 {
            return match self.found.extra {
                Extra::Keep => Move::KEEP,
                Extra::OverWater => Move::over_water(),
                Extra::Pass | Extra::None => Move::PASS,
            };
        }
        let from = starts.trailing_zeros() as u8;
        let Position { own, enemy, phase, .. } = self.position;
        self.found.kind.step(self.sheet, own, enemy, from, phase.distance()).into()
    }
}

/// The start houses without this many of the lowest: those from this place of the order on.
#[inline(always)]
fn without_lowest(mut starts: u32, count: usize) -> u32 {
    // A side has five pieces, so five steps drop any number of starts. They are taken without a branch, because
    // a random index would make every one of them a misprediction.
    for dropped in 0..5 {
        starts &= starts.wrapping_sub(u32::from(dropped < count));
    }
    starts
}

/// Slow path of [`MoveList::play`]: everything but a forward move when no first move is owed. It takes the position in parts for
/// the same reason as the cold functions of [`legal`](crate::legal).
#[cold]
#[inline(never)]
fn play_rare(
    sheet: &RuleSheet,
    own: HouseSet,
    enemy: HouseSet,
    side: Side,
    owed: Owed,
    phase: PackedPhase,
    found: Found,
) -> PlayedMove {
    let position = Position { own, enemy, side, owed, phase };
    let legal = MoveList { sheet, position, found }.build(found.starts.bits());
    let reached = if legal == Move::KEEP { 0 } else { legal.step().to };
    PlayedMove { position: position.play_unchecked(sheet, legal), reached, is_backward: legal.is_backward() }
}

/// The moves of a [`MoveList`] in order.
#[derive(Clone, Debug)]
#[must_use = "iterators are lazy and do nothing unless consumed"]
pub struct MoveIter<'s> {
    list: MoveList<'s>,
    starts: u32,
    left: usize,
}

impl Iterator for MoveIter<'_> {
    type Item = Move;

    #[inline]
    fn next(&mut self) -> Option<Move> {
        self.left = self.left.checked_sub(1)?;
        let legal = self.list.build(self.starts);
        self.starts &= self.starts.wrapping_sub(1);
        Some(legal)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.left, Some(self.left))
    }
}

impl DoubleEndedIterator for MoveIter<'_> {
    fn next_back(&mut self) -> Option<Move> {
        self.left = self.left.checked_sub(1)?;
        Some(self.list.build(without_lowest(self.starts, self.left)))
    }
}

impl ExactSizeIterator for MoveIter<'_> {}

impl FusedIterator for MoveIter<'_> {}

impl<'s> IntoIterator for &'s MoveList<'s> {
    type Item = Move;
    type IntoIter = MoveIter<'s>;

    fn into_iter(self) -> MoveIter<'s> {
        self.iter()
    }
}
