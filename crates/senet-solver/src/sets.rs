//! Sets of houses of one size, ordered by how far they have come.

use std::ops::{Range, RangeInclusive};

use senet::{House, HouseSet};

/// Houses go up to 30: a set is two halves of fifteen.
const HALF: u32 = 15;
const HALVES: usize = 1 << HALF;

/// All sets of so many houses that pieces can stand on, ordered by the sum of their houses' numbers.
///
/// A piece moves forward, so moves lead further down the list, and those that do not go far lead near. The place of a
/// set is found by three look-ups, in constant time.
#[derive(Debug)]
pub(crate) struct Sets {
    all: Vec<HouseSet>,
    /// For each sum, the place of the first set with that sum or a larger one; one entry more for the end.
    begin: Vec<u32>,
    /// How many sets precede all with this upper half, in the order of their bits.
    upper: Box<[u32; HALVES]>,
    /// How many lower halves with as many houses precede this one.
    lower: Box<[u16; HALVES]>,
    /// From the order of bits to the order of sums.
    place: Vec<u32>,
}

impl Sets {
    /// All sets of `size` houses, 1 to 5, without those in `barred`.
    pub(crate) fn new(size: u8, barred: HouseSet) -> Sets {
        let halves = |which: u32| {
            let barred = barred.bits() >> 1 >> (HALF * which);
            (0..HALVES as u32).filter(move |half| half & barred == 0 && half.count_ones() <= size.into())
        };
        let mut lower = zeros::<u16>();
        let mut counts = [0; 6];
        for half in halves(0) {
            let count = &mut counts[half.count_ones() as usize];
            lower[half as usize] = *count;
            *count += 1;
        }
        let mut upper = zeros::<u32>();
        let mut total = 0;
        for half in halves(1) {
            upper[half as usize] = total;
            total += u32::from(counts[usize::from(size) - half.count_ones() as usize]);
        }
        let mut sets = Sets { all: all_of(size, barred), begin: Vec::new(), upper, lower, place: Vec::new() };
        sets.all.sort_by_key(|set| (sum(*set), set.bits()));
        sets.place = vec![0; sets.all.len()];
        for (place, set) in sets.all.iter().enumerate() {
            let number = sets.number(*set);
            sets.place[number] = place as u32;
        }
        let last = sets.all.last().map_or(0, |set| sum(*set));
        sets.begin = (0..=last + 1).map(|wanted| sets.all.partition_point(|set| sum(*set) < wanted) as u32).collect();
        sets
    }

    /// The number in the order of bits, house 1 as bit 0.
    #[inline(always)]
    fn number(&self, set: HouseSet) -> usize {
        let bits = set.bits() as usize >> 1;
        self.upper[bits >> HALF & (HALVES - 1)] as usize + usize::from(self.lower[bits & (HALVES - 1)])
    }

    /// The place of a set, which must be one of these.
    #[inline(always)]
    pub(crate) fn place(&self, set: HouseSet) -> usize {
        self.place[self.number(set)] as usize
    }

    pub(crate) fn len(&self) -> usize {
        self.all.len()
    }

    #[inline(always)]
    pub(crate) fn get(&self, place: usize) -> HouseSet {
        self.all[place]
    }

    /// The largest sum of any set.
    pub(crate) fn largest_sum(&self) -> usize {
        self.begin.len() - 2
    }

    /// The sum of the set at a place.
    #[inline]
    pub(crate) fn sum(&self, place: usize) -> usize {
        sum(self.all[place])
    }

    /// The places of the sets whose sum lies between these, both included.
    pub(crate) fn with_sums(&self, sums: RangeInclusive<usize>) -> Range<usize> {
        let end = self.all.len() as u32;
        let begin = |sum: usize| *self.begin.get(sum).unwrap_or(&end) as usize;
        begin(*sums.start())..begin(*sums.end() + 1)
    }

    /// The places of the sets with this sum.
    pub(crate) fn with_sum(&self, sum: usize) -> Range<usize> {
        match (self.begin.get(sum), self.begin.get(sum + 1)) {
            (Some(begin), Some(end)) => *begin as usize..*end as usize,
            _ => 0..0,
        }
    }
}

/// The sum of the numbers of a set's houses.
pub(crate) fn sum(set: HouseSet) -> usize {
    set.iter().map(|house| usize::from(house.number())).sum()
}

fn all_of(size: u8, barred: HouseSet) -> Vec<HouseSet> {
    let mut sets = vec![HouseSet::EMPTY];
    for _ in 0..size {
        let beyond = |set: &HouseSet| {
            let set = *set;
            House::all()
                .filter(move |house| !barred.contains(*house) && set.bits() < 1 << house.number())
                .map(move |house| set.with(house))
        };
        sets = sets.iter().flat_map(beyond).collect();
    }
    sets
}

/// A table with an entry for each half, on the heap from the beginning.
#[expect(clippy::unnecessary_box_returns, reason = "it is too large for the stack")]
fn zeros<T: Copy + Default + std::fmt::Debug>() -> Box<[T; HALVES]> {
    let zeros = vec![T::default(); HALVES].into_boxed_slice();
    zeros.try_into().unwrap_or_else(|_| unreachable!("it has as many entries as were asked for"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_and_sets_are_inverse_and_ordered() {
        for (size, barred, count) in
            [(1, HouseSet::EMPTY, 30), (3, HouseSet::single(House::WATER), 3654), (5, HouseSet::EMPTY, 142_506)]
        {
            let sets = Sets::new(size, barred);
            assert_eq!(sets.len(), count);
            let mut before = 0;
            for place in 0..sets.len() {
                let set = sets.get(place);
                assert_eq!(sets.place(set), place);
                assert!(before <= sum(set) && sets.with_sum(sum(set)).contains(&place));
                before = sum(set);
            }
            assert_eq!(sets.largest_sum(), before);
        }
    }
}
