//! Sets of houses with pieces: those of one position, or of every arrangement of a [group](crate::group) at once.

use core::ops::{BitAnd, BitOr};

use crate::HouseSet;

/// A set of houses with pieces. The rules that decide which moves are legal are functions of boards, so that one function
/// serves a position ([`HouseSet`]) and a group of arrangements ([`GroupBoard`](crate::group)).
///
/// A board of a group has the occupied houses only. So the result of a shift may be used on occupied houses only, and only
/// subsets of the occupied houses may be shifted.
pub(crate) trait Board: Copy + BitAnd<Output = Self> + BitOr<Output = Self> {
    /// The cases in which a condition holds: `bool` for a position, a set of arrangements for a group.
    type Cases: Copy;

    /// The houses of the board that are also in this set.
    fn among(self, houses: HouseSet) -> Self;

    /// The houses of the board that are not on the other.
    fn except(self, other: Self) -> Self;

    /// Every house this many steps nearer to the start.
    fn back(self, steps: u8) -> Self;

    /// Every house this many steps nearer to the end.
    fn on(self, steps: u8) -> Self;

    /// Whether any of these houses may be on the board: a quick test, where the answer saves work.
    fn may_be_on(self, houses: HouseSet) -> bool;

    /// The cases in which the board has no houses.
    fn empty_cases(self) -> Self::Cases;

    /// The board where the condition holds, no houses elsewhere.
    fn only_in(self, cases: Self::Cases) -> Self;

    /// Whether the board has no houses in any case.
    fn is_empty_in_all(self) -> bool;
}

impl Board for HouseSet {
    type Cases = bool;

    #[inline(always)]
    fn among(self, houses: HouseSet) -> HouseSet {
        self & houses
    }

    #[inline(always)]
    fn except(self, other: HouseSet) -> HouseSet {
        self - other
    }

    #[inline(always)]
    fn back(self, steps: u8) -> HouseSet {
        self.moved_back(steps)
    }

    #[inline(always)]
    fn on(self, steps: u8) -> HouseSet {
        self.moved_on(steps)
    }

    #[inline(always)]
    fn may_be_on(self, _: HouseSet) -> bool {
        true
    }

    #[inline(always)]
    fn empty_cases(self) -> bool {
        self.is_empty()
    }

    #[inline(always)]
    fn only_in(self, cases: bool) -> HouseSet {
        if cases { self } else { HouseSet::EMPTY }
    }

    #[inline(always)]
    fn is_empty_in_all(self) -> bool {
        self.is_empty()
    }
}
