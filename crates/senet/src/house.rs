//! Houses of the board and sets of them.

use core::fmt;
use core::hint::select_unpredictable;
use core::iter::FusedIterator;
use core::str::FromStr;

use alloc::string::ToString;

use crate::UnknownName;
use crate::set::bit_set;

/// One of the thirty houses, numbered 1 to 30 along the path.
///
/// Row 1 is houses 1–10, row 2 is 11–20, row 3 is 21–30. The path turns at the end of each row (boustrophedon), so
/// consecutive numbers are always neighbours:
///
/// ```text
///  1  2  3  4  5  6  7  8  9 10
/// 20 19 18 17 16 15 14 13 12 11
/// 21 22 23 24 25 26 27 28 29 30
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct House(u8);

impl House {
    /// The first house of the path.
    pub const FIRST: House = House(1);
    /// The last house of the path.
    pub const LAST: House = House(30);
    /// House 15, to which some sheets send a piece from the water (`uninerd`, `dutch`, `rebirth`).
    pub const REBIRTH: House = House(15);
    /// House 26, the house of happiness.
    pub const HAPPINESS: House = House(26);
    /// House 27, the water.
    pub const WATER: House = House(27);
    /// House 28, onto which `uninerd` lets a piece step over the water (`U8`).
    pub const THREE_TRUTHS: House = House(28);

    /// The house with this number, or `None` outside 1–30.
    pub const fn new(number: u8) -> Option<House> {
        if number >= 1 && number <= 30 { Some(House(number)) } else { None }
    }

    /// The house of a number that is known to be in range, such as a bit of a [`HouseSet`].
    #[inline]
    pub(crate) const fn known(number: u8) -> House {
        debug_assert!(number >= 1 && number <= 30);
        House(number)
    }

    /// The number of the house, 1–30.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The row of the house, 1–3.
    pub const fn row(self) -> u8 {
        (self.0 - 1) / 10 + 1
    }

    /// The house this many steps nearer to the end of the path, or `None` past house 30.
    pub const fn forward(self, steps: u8) -> Option<House> {
        House::new(self.0.saturating_add(steps))
    }

    /// The house this many steps nearer to the start of the path, or `None` below house 1.
    pub const fn backward(self, steps: u8) -> Option<House> {
        House::new(self.0.saturating_sub(steps))
    }

    /// All houses in path order.
    pub fn all() -> impl DoubleEndedIterator<Item = House> + ExactSizeIterator + FusedIterator {
        (0..30_u8).map(|index| House(index + 1))
    }
}

impl TryFrom<u8> for House {
    type Error = UnknownName;

    fn try_from(number: u8) -> Result<House, UnknownName> {
        House::new(number).ok_or_else(|| UnknownName::of_house(&number.to_string()))
    }
}

impl From<House> for u8 {
    fn from(house: House) -> u8 {
        house.number()
    }
}

impl FromStr for House {
    type Err = UnknownName;

    /// Reads a number from 1 to 30, without sign and leading zeros.
    fn from_str(text: &str) -> Result<House, UnknownName> {
        House::all().find(|house| house.to_string() == text).ok_or_else(|| UnknownName::of_house(text))
    }
}

impl fmt::Display for House {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for House {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "House({})", self.0)
    }
}

/// A set of houses, one bit a house: bit *h* is house *h*.
///
/// ```
/// use senet::{House, HouseSet};
///
/// let safe = HouseSet::of(&[26, 28, 29, 30]);
/// assert!(safe.is_subset(HouseSet::ROW_3) && !safe.contains(House::WATER));
/// assert_eq!(HouseSet::ROW_3 - safe, HouseSet::of(&[21, 22, 23, 24, 25, 27]));
/// assert_eq!(safe.iter().next_back(), Some(House::LAST));
/// ```
///
/// Bit 31 is used inside the crate for "off the board", one step after house 30; a public set never holds it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct HouseSet(u32);

impl HouseSet {
    /// No house.
    pub const EMPTY: HouseSet = HouseSet(0);
    /// All thirty houses.
    pub const ALL: HouseSet = HouseSet(0x7fff_fffe);
    /// Houses 1–10.
    pub const ROW_1: HouseSet = HouseSet(0x7fe);
    /// Houses 11–20.
    pub const ROW_2: HouseSet = HouseSet(0x7fe << 10);
    /// Houses 21–30.
    pub const ROW_3: HouseSet = HouseSet(0x7fe << 20);

    /// The set of the houses with these numbers.
    ///
    /// # Panics
    ///
    /// If a number is outside 1–30. Meant for constants, where that is an error at compile time.
    pub const fn of(numbers: &[u8]) -> HouseSet {
        let mut bits = 0;
        let mut index = 0;
        while index < numbers.len() {
            assert!(numbers[index] >= 1 && numbers[index] <= 30, "houses are numbered 1 to 30");
            bits |= 1 << numbers[index];
            index += 1;
        }
        HouseSet(bits)
    }

    /// The set of a bit mask: house *h* is in it if bit *h* is set. Bits 0 and 31 are dropped.
    #[inline]
    pub const fn from_bits(bits: u32) -> HouseSet {
        HouseSet(bits & HouseSet::ALL.0)
    }

    /// The set of a mask whose bits 0 and 31 are known to be clear, such as one made from other sets.
    #[inline]
    pub(crate) const fn known(bits: u32) -> HouseSet {
        debug_assert!(bits & !HouseSet::ALL.0 == 0);
        HouseSet(bits)
    }

    /// Every house this many steps nearer to the start; those that fall off the board are dropped.
    #[inline]
    pub(crate) const fn moved_back(self, steps: u8) -> HouseSet {
        HouseSet::from_bits(self.0 >> (steps & 31))
    }

    /// Every house this many steps nearer to the end; those that fall off the board are dropped.
    #[inline]
    pub(crate) const fn moved_on(self, steps: u8) -> HouseSet {
        HouseSet::from_bits(self.0 << (steps & 31))
    }

    /// The set as a bit mask: bit *h* is set if house *h* is in the set. Bits 0 and 31 are clear.
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// The lowest house of the set, or `None` if it is empty.
    pub const fn first(self) -> Option<House> {
        if self.0 == 0 { None } else { Some(House(self.0.trailing_zeros() as u8)) }
    }

    /// The lowest house that is not in the set, or `None` if all thirty are.
    pub const fn first_free(self) -> Option<House> {
        HouseSet(!self.0 & HouseSet::ALL.0).first()
    }

    /// The two sets, in the other order if `swap` holds; without a branch.
    #[inline]
    pub(crate) fn swapped_with(self, other: HouseSet, swap: bool) -> (HouseSet, HouseSet) {
        let difference = select_unpredictable(swap, self.0 ^ other.0, 0);
        (HouseSet(self.0 ^ difference), HouseSet(other.0 ^ difference))
    }
}

impl fmt::Debug for HouseSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(House::number)).finish()
    }
}

bit_set!(HouseSet(u32) of House, Houses, "The houses of a [`HouseSet`] in ascending order.", House::number, House::known);
