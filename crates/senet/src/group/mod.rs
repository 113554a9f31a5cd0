//! Moves of all arrangements of the pieces on given houses, at once.
//!
//! A *group* is all positions with pieces on the same houses, whichever side owns each piece. Five pieces against five have 252
//! such arrangements. A throw moves the piece on a house to one landing house in all of them, and the positions after it are one
//! group again. So a solver asks for the moves of a group: which piece, in which arrangements, and where to.
//!
//! Legality is decided by the functions that decide it for a position: they are generic over a trait `Board`. What a move does is
//! found by playing it in one of the arrangements. Moves whose result depends on the arrangement in another way are
//! played in each of them.

mod board;
mod search;

use alloc::boxed::Box;
use alloc::vec::Vec;

use board::Shape;
pub use search::Search;

use crate::position::PackedPhase;
use crate::{HouseSet, Owed, Phase, Position, RuleSheet, Side, Throw};

/// The largest number of pieces on the board.
const PIECES: usize = 10;

/// A set of arrangements, numbered from 0: at most 64 · `W`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ArrangementSet<const W: usize>([u64; W]);

impl<const W: usize> ArrangementSet<W> {
    /// No arrangement.
    pub const EMPTY: ArrangementSet<W> = ArrangementSet([0; W]);

    /// Whether there are no arrangements in the set.
    #[inline(always)]
    pub fn is_empty(&self) -> bool {
        self.0.iter().fold(0, |any, word| any | word) == 0
    }

    /// Whether an arrangement is in the set.
    #[inline]
    pub fn contains(&self, arrangement: usize) -> bool {
        self.0.get(arrangement / 64).is_some_and(|word| word >> (arrangement % 64) & 1 != 0)
    }

    /// Adds an arrangement, which must be below 64 · `W`.
    #[inline]
    pub fn insert(&mut self, arrangement: usize) {
        if let Some(word) = self.0.get_mut(arrangement / 64) {
            *word |= 1 << (arrangement % 64);
        }
    }

    /// The set as words of 64 bits: arrangement *a* is bit *a* mod 64 of word *a* / 64.
    #[inline]
    pub const fn words(&self) -> &[u64; W] {
        &self.0
    }

    /// The set with these [`words`](ArrangementSet::words).
    #[inline]
    pub const fn from_words(words: [u64; W]) -> ArrangementSet<W> {
        ArrangementSet(words)
    }

    /// Calls `each` with every arrangement of the set, in ascending order.
    #[inline(always)]
    pub fn for_each(&self, mut each: impl FnMut(usize)) {
        for (number, word) in self.0.iter().enumerate() {
            let mut rest = *word;
            while rest != 0 {
                each(64 * number + rest.trailing_zeros() as usize);
                rest &= rest - 1;
            }
        }
    }

    #[inline(always)]
    fn combined(self, other: &ArrangementSet<W>, combine: impl Fn(u64, u64) -> u64) -> ArrangementSet<W> {
        let mut words = self.0;
        for (word, other) in words.iter_mut().zip(other.0) {
            *word = combine(*word, other);
        }
        ArrangementSet(words)
    }

    /// The arrangements that are in both sets.
    #[inline(always)]
    #[must_use]
    pub fn and(self, other: &ArrangementSet<W>) -> ArrangementSet<W> {
        self.combined(other, |a, b| a & b)
    }

    /// The arrangements that are in either set.
    #[inline(always)]
    #[must_use]
    pub fn or(self, other: &ArrangementSet<W>) -> ArrangementSet<W> {
        self.combined(other, |a, b| a | b)
    }

    #[inline(always)]
    fn except(self, other: &ArrangementSet<W>) -> ArrangementSet<W> {
        self.combined(other, |a, b| a & !b)
    }

    #[inline(always)]
    fn first(&self) -> Option<usize> {
        let word = self.0.iter().position(|word| *word != 0)?;
        Some(64 * word + self.0[word].trailing_zeros() as usize)
    }
}

/// The arrangements of a layer: for each, which of the pieces on the board belong to the side to throw.
#[derive(Clone, Debug)]
pub struct Arrangements<const W: usize> {
    patterns: Vec<u16>,
    pieces: usize,
    /// For each rank, the arrangements in which that piece belongs to the side to throw.
    own: Box<[ArrangementSet<W>; PIECES]>,
    /// Likewise, those in which it belongs to the other side.
    other: Box<[ArrangementSet<W>; PIECES]>,
    /// The arrangements in which the side to throw has one piece.
    single: ArrangementSet<W>,
}

impl<const W: usize> Arrangements<W> {
    /// The arrangements of up to ten pieces with these patterns: bit *n* is set if the *n*-th lowest piece belongs to the side to
    /// throw.
    ///
    /// # Panics
    ///
    /// If there are more than 64 · `W` patterns, or more than ten pieces.
    pub fn new(pieces: usize, patterns: &[u16]) -> Arrangements<W> {
        assert!(patterns.len() <= 64 * W && pieces <= PIECES, "{} arrangements of {pieces} pieces", patterns.len());
        let none = || Box::new([ArrangementSet::EMPTY; PIECES]);
        let (mut own, mut other) = (none(), none());
        let mut single = ArrangementSet::EMPTY;
        for (arrangement, pattern) in patterns.iter().enumerate() {
            if pattern.is_power_of_two() {
                single.insert(arrangement);
            }
            for rank in 0..pieces {
                let of_side = if pattern >> rank & 1 != 0 { &mut own } else { &mut other };
                of_side[rank].insert(arrangement);
            }
        }
        Arrangements { patterns: patterns.to_vec(), pieces, own, other, single }
    }
}

/// The effect of a move on the pieces of a group, by their ranks: 0 is the piece on the lowest house.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// The turn passes.
    Pass,
    /// A piece goes to another house, where it has the rank `to`.
    Shift {
        /// Its rank before.
        from: u8,
        /// Its rank after the move.
        to: u8,
    },
    /// A piece captures another: they change places.
    Swap {
        /// The rank of the capturing piece.
        from: u8,
        /// The rank of the captured piece.
        to: u8,
    },
    /// A piece leaves the board. Its side has others.
    Leave {
        /// Its rank before.
        from: u8,
    },
}

/// A move that is legal in some arrangements of a group and does the same in all of them. After it, a throw is due, or the other
/// side first has a choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GroupMove<const W: usize> {
    /// The arrangements in which the move is legal.
    pub arrangements: ArrangementSet<W>,
    /// The effect on the pieces.
    pub way: Way,
    /// All houses with a piece after the move.
    pub all: HouseSet,
    /// Whether the other side throws next.
    pub turns: bool,
    /// Whether the other side first chooses whether its piece on 30 leaves the board (`U5`).
    pub chooses: bool,
}

/// A receiver of the moves of a group for a throw.
pub trait CollectMoves<const W: usize> {
    /// A move that does the same in all its arrangements.
    fn together(&mut self, found: GroupMove<W>);

    /// Any other move: the number of the arrangement, and the position after the move.
    fn alone(&mut self, arrangement: usize, after: Position);
}

/// All positions with pieces on the same houses in which nothing is owed and a throw is due.
#[derive(Clone, Debug)]
pub struct Group<'a, const W: usize> {
    sheet: &'a RuleSheet,
    arrangements: &'a Arrangements<W>,
    shape: Shape,
}

impl<'a, const W: usize> Group<'a, W> {
    /// The group with pieces on these houses.
    ///
    /// # Panics
    ///
    /// If the arrangements are of another number of pieces.
    #[inline(always)]
    pub fn new(sheet: &'a RuleSheet, arrangements: &'a Arrangements<W>, all: HouseSet) -> Group<'a, W> {
        assert_eq!(all.len(), arrangements.pieces, "pieces on {all:?}");
        Group { sheet, arrangements, shape: Shape::new(all) }
    }

    /// The position of an arrangement.
    #[inline(always)]
    fn position(&self, arrangement: usize, throw: Throw) -> Position {
        let own = self.shape.houses_of(self.arrangements.patterns[arrangement]);
        let phase = PackedPhase::new(Phase::Play(throw));
        Position { own, enemy: self.shape.all - own, side: Side::Spools, owed: Owed::Nothing, phase }
    }
}
