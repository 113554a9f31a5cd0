//! Boards of all arrangements of a group at once.

use core::ops::{BitAnd, BitOr};

use super::{ArrangementSet, PIECES};
use crate::board::Board;
use crate::{House, HouseSet};

/// The ranks of pieces by house, and back.
#[derive(Clone, Debug)]
pub(super) struct Shape {
    /// All houses with a piece.
    pub(super) all: HouseSet,
    /// Far from the board for ranks beyond the last.
    pub(super) houses: [u8; PIECES],
    /// By house plus [`Shape::MARGIN`]; `PIECES` where no piece stands.
    ranks: [u8; 64],
    /// For each set of the five lowest pieces, and of the others: the houses.
    low: [u32; 32],
    high: [u32; 32],
}

impl Shape {
    /// No shift is longer.
    const MARGIN: u8 = 8;

    #[inline(always)]
    pub(super) fn new(all: HouseSet) -> Shape {
        let (houses, ranks) = ([31 + Shape::MARGIN; PIECES], [PIECES as u8; 64]);
        let mut shape = Shape { all, houses, ranks, low: [0; 32], high: [0; 32] };
        let mut rest = all.bits();
        for rank in 0..PIECES {
            let house = rest.trailing_zeros() as u8;
            let bit = rest & rest.wrapping_neg();
            rest ^= bit;
            if bit != 0 {
                shape.houses[rank] = house;
                shape.ranks[usize::from(house + Shape::MARGIN) % 64] = rank as u8;
            }
            let sets = if rank < 5 { &mut shape.low } else { &mut shape.high };
            let (without, with) = sets.split_at_mut(1 << (rank % 5));
            with.iter_mut().zip(without).for_each(|(with, without)| *with = *without | bit);
        }
        shape
    }

    /// The houses of a pattern.
    #[inline(always)]
    pub(super) fn houses_of(&self, pattern: u16) -> HouseSet {
        let pattern = usize::from(pattern);
        HouseSet::known(self.low[pattern % 32] | self.high[pattern / 32 % 32])
    }

    /// The rank of the piece on a house; `PIECES` if no piece stands there.
    #[inline(always)]
    pub(super) fn rank(&self, house: u8) -> u8 {
        self.ranks[usize::from(house.wrapping_add(Shape::MARGIN)) % 64]
    }
}

/// A board of every arrangement of a group: for each piece by rank, the arrangements in which it is in the set. The last row is
/// empty.
#[derive(Clone, Copy, Debug)]
pub(super) struct GroupBoard<'g, const W: usize> {
    shape: &'g Shape,
    pub(super) rows: [ArrangementSet<W>; PIECES + 1],
}

impl<'g, const W: usize> GroupBoard<'g, W> {
    /// The board with these arrangements of each piece by rank.
    #[inline(always)]
    pub(super) fn new(shape: &'g Shape, of_rank: impl Fn(usize) -> ArrangementSet<W>) -> Self {
        let mut rows = [ArrangementSet::EMPTY; PIECES + 1];
        rows.iter_mut().take(PIECES).enumerate().for_each(|(rank, row)| *row = of_rank(rank));
        GroupBoard { shape, rows }
    }

    #[inline(always)]
    fn combined(mut self, other: &Self, combine: impl Fn(u64, u64) -> u64) -> Self {
        for (row, other) in self.rows.iter_mut().zip(&other.rows) {
            *row = row.combined(other, &combine);
        }
        self
    }

    /// The arrangements with any house on the board.
    #[inline(always)]
    pub(super) fn cases(&self) -> ArrangementSet<W> {
        self.rows.iter().fold(ArrangementSet::EMPTY, ArrangementSet::or)
    }

    /// The arrangements with this house on the board.
    #[inline(always)]
    pub(super) fn at(&self, house: House) -> ArrangementSet<W> {
        self.rows[usize::from(self.shape.rank(house.number()))]
    }
}

impl<const W: usize> BitAnd for GroupBoard<'_, W> {
    type Output = Self;
    #[inline(always)]
    fn bitand(self, other: Self) -> Self {
        self.combined(&other, |a, b| a & b)
    }
}

impl<const W: usize> BitOr for GroupBoard<'_, W> {
    type Output = Self;
    #[inline(always)]
    fn bitor(self, other: Self) -> Self {
        self.combined(&other, |a, b| a | b)
    }
}

impl<const W: usize> Board for GroupBoard<'_, W> {
    /// The arrangements in which the condition fails: they are few, and known without the set of all arrangements.
    type Cases = ArrangementSet<W>;

    #[inline(always)]
    fn among(mut self, houses: HouseSet) -> Self {
        let bits = u64::from(houses.bits());
        for (row, house) in self.rows.iter_mut().zip(self.shape.houses) {
            let keep = (bits >> (house % 64) & 1).wrapping_neg();
            *row = row.combined(row, |word, _| word & keep);
        }
        self
    }

    #[inline(always)]
    fn except(self, other: Self) -> Self {
        self.combined(&other, |a, b| a & !b)
    }

    #[inline(always)]
    fn back(self, steps: u8) -> Self {
        let mut rows = [ArrangementSet::EMPTY; PIECES + 1];
        for (row, house) in rows.iter_mut().zip(self.shape.houses) {
            *row = self.rows[usize::from(self.shape.rank(house + steps))];
        }
        GroupBoard { rows, ..self }
    }

    #[inline(always)]
    fn on(self, steps: u8) -> Self {
        let mut rows = [ArrangementSet::EMPTY; PIECES + 1];
        for (row, house) in rows.iter_mut().zip(self.shape.houses) {
            *row = self.rows[usize::from(self.shape.rank(house.wrapping_sub(steps)))];
        }
        GroupBoard { rows, ..self }
    }

    #[inline(always)]
    fn may_be_on(self, houses: HouseSet) -> bool {
        !(self.shape.all & houses).is_empty()
    }

    #[inline(always)]
    fn empty_cases(self) -> ArrangementSet<W> {
        self.cases()
    }

    #[inline(always)]
    fn only_in(mut self, not_in: ArrangementSet<W>) -> Self {
        self.rows.iter_mut().for_each(|row| *row = row.except(&not_in));
        self
    }

    #[inline(always)]
    fn is_empty_in_all(self) -> bool {
        self.cases().is_empty()
    }
}
