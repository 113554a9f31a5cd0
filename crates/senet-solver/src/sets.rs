//! Sets of houses of one size, ordered by the sum of their numbers.

use std::ops::Range;

use senet::{House, HouseSet};

/// Numbers above the largest number of a house and the largest sum of a set of ten.
const HOUSES: usize = 32;
const SUMS: usize = 256;

/// All sets of one size of houses that pieces can stand on, ordered by the sum of their houses' numbers, then by their bits.
///
/// Forward moves lead further down the list, and short moves lead near. Sets are not stored: the place of a set is the number of
/// sets before it, which is a sum of numbers of smaller sets.
pub(crate) struct Sets {
    /// For each sum, the place of the first set with that sum or a larger one; one entry more for the end.
    begin: Vec<u32>,
    /// By size and house, then by sum: the number of sets of that size and sum of lower houses.
    counts: Vec<[u32; SUMS]>,
}

impl Sets {
    /// All sets of `size` houses, 1 to 10, without those in `excluded`.
    pub(crate) fn new(size: u8, excluded: HouseSet) -> Sets {
        let sizes = usize::from(size);
        let mut counts = vec![[0; SUMS]; (1 + sizes) * HOUSES];
        counts[..HOUSES].iter_mut().for_each(|of_house| of_house[0] = 1);
        for at in HOUSES + 1..counts.len() {
            counts[at] = counts[at - 1];
            // Houses below this one: those below the one before, and that one.
            let last = (at - 1) % HOUSES;
            if at % HOUSES == 0 {
                counts[at] = [0; SUMS];
            } else if House::new(last as u8).is_some_and(|last| !excluded.contains(last)) {
                for sum in last..SUMS {
                    counts[at][sum] += counts[at - 1 - HOUSES][sum - last];
                }
            }
        }
        let of_sums = &counts[sizes * HOUSES + HOUSES - 1];
        let sums = of_sums.iter().rposition(|count| *count > 0).map_or(0, |last| last + 1);
        let mut begin = vec![0];
        for (sum, count) in of_sums[..sums].iter().enumerate() {
            begin.push(begin[sum] + count);
        }
        Sets { begin, counts }
    }

    /// The counts by size, house and sum.
    #[inline(always)]
    fn sizes(&self) -> &[[[u32; SUMS]; HOUSES]] {
        self.counts.as_chunks().0
    }

    /// The place of a set, which must be one of these.
    #[inline]
    pub(crate) fn place(&self, set: HouseSet) -> usize {
        let (mut bits, mut sum, mut place) = (set.bits(), 0, 0);
        for of_size in &self.sizes()[1..] {
            let house = bits.trailing_zeros() as usize % HOUSES;
            bits &= bits.wrapping_sub(1);
            sum += house;
            place += of_size[house][sum % SUMS];
        }
        (self.begin[sum] + place) as usize
    }

    pub(crate) fn len(&self) -> usize {
        self.begin.last().map_or(0, |end| *end as usize)
    }

    /// The set at a place.
    pub(crate) fn get(&self, place: usize) -> HouseSet {
        let place = place as u32;
        let mut sum = self.begin.partition_point(|begin| *begin <= place) - 1;
        let mut before = place - self.begin[sum];
        let (mut bits, mut house) = (0, HOUSES - 1);
        for of_size in self.sizes()[1..].iter().rev() {
            // The highest house of which no more sets are below.
            house = (1..house).rev().find(|house| of_size[*house][sum] <= before).unwrap_or(0);
            before -= of_size[house][sum];
            sum = sum.saturating_sub(house);
            bits |= 1 << house;
        }
        HouseSet::from_bits(bits)
    }

    /// The largest sum of any set.
    pub(crate) fn largest_sum(&self) -> usize {
        self.begin.len() - 2
    }

    /// The place of the first set with this sum or a larger one.
    pub(crate) fn begin_of(&self, sum: usize) -> usize {
        self.begin[sum.min(self.begin.len() - 1)] as usize
    }

    /// The sum of the set at a place.
    pub(crate) fn sum(&self, place: usize) -> usize {
        self.begin.partition_point(|begin| *begin as usize <= place).saturating_sub(1)
    }

    /// The places of the sets with this sum.
    pub(crate) fn with_sum(&self, sum: usize) -> Range<usize> {
        match (self.begin.get(sum), self.begin.get(sum + 1)) {
            (Some(begin), Some(end)) => *begin as usize..*end as usize,
            _ => 0..0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The sum of the numbers of a set's houses.
    fn sum(set: HouseSet) -> usize {
        set.iter().map(|house| usize::from(house.number())).sum()
    }

    #[test]
    fn places_and_sets_are_inverse_and_ordered() {
        for (size, excluded, count) in [
            (1, HouseSet::EMPTY, 30),
            (2, HouseSet::single(House::WATER), 406),
            (5, HouseSet::EMPTY, 142_506),
            (6, HouseSet::single(House::WATER), 475_020),
        ] {
            let sets = Sets::new(size, excluded);
            assert_eq!(sets.len(), count);
            assert_eq!(senet_tables::index::BINOMIAL[30 - excluded.len()][usize::from(size)] as usize, count);
            let mut before = 0;
            for place in 0..sets.len() {
                let set = sets.get(place);
                assert_eq!((set.len(), (set & excluded).is_empty()), (usize::from(size), true));
                assert_eq!(sets.place(set), place);
                assert!(before <= sum(set) && sets.with_sum(sum(set)).contains(&place));
                assert_eq!(sets.sum(place), sum(set));
                assert!(sets.begin_of(sum(set)) <= place && place < sets.begin_of(sum(set) + 1));
                before = sum(set);
            }
            assert_eq!(sets.largest_sum(), before);
        }
    }
}
