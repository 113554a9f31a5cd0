//! Sets of houses of one size, ordered by how far they have come.

use std::ops::{Range, RangeInclusive};

use senet::HouseSet;

/// Houses go up to 30: a set is three parts of ten.
const PART: u32 = 10;
const PARTS: usize = 1 << PART;

/// All sets of so many houses that pieces can stand on, ordered by the sum of their houses' numbers.
///
/// A piece moves forward, so moves lead further down the list, and those that do not go far lead near. The place of a
/// set is found by four look-ups in tables of a few dozen kilobytes, in constant time.
#[derive(Debug)]
pub(crate) struct Sets {
    all: Vec<HouseSet>,
    /// For each sum, the place of the first set with that sum or a larger one; one entry more for the end.
    begin: Vec<u32>,
    /// How many sets precede all with this upper part, in the order of their bits.
    upper: Box<[u32; PARTS]>,
    /// The same for the middle part, by how many houses are left for it and the lower part.
    middle: Box<[[u32; PARTS]]>,
    /// The same for the lower part, among those with as many houses.
    lower: Box<[u32; PARTS]>,
    /// From the order of bits to the order of sums.
    place: Vec<u32>,
}

impl Sets {
    /// All sets of `size` houses, 1 to 5, without those in `barred`.
    pub(crate) fn new(size: u8, barred: HouseSet) -> Sets {
        let size = usize::from(size);
        // In the order of their bits, house 1 as bit 0.
        let free = |bits: &u32| bits & (barred.bits() >> 1) == 0;
        let part_free = |bits: u32, which: u32| free(&(bits << (PART * which)));
        let mut lower = Box::new([0; PARTS]);
        let mut lower_counts = [0; 6];
        for bits in (0..PARTS as u32).filter(|bits| part_free(*bits, 0) && bits.count_ones() <= 5) {
            let count = &mut lower_counts[bits.count_ones() as usize];
            lower[bits as usize] = *count;
            *count += 1;
        }
        let mut middle = vec![[0; PARTS]; 6].into_boxed_slice();
        let mut middle_counts = [0; 6];
        for (left, (row, total)) in middle.iter_mut().zip(&mut middle_counts).enumerate() {
            for bits in (0..PARTS as u32).filter(|bits| part_free(*bits, 1) && bits.count_ones() as usize <= left) {
                row[bits as usize] = *total;
                *total += lower_counts[left - bits.count_ones() as usize];
            }
        }
        let mut upper = Box::new([0; PARTS]);
        let mut total = 0;
        for bits in (0..PARTS as u32).filter(|bits| part_free(*bits, 2) && bits.count_ones() as usize <= size) {
            upper[bits as usize] = total;
            total += middle_counts[size - bits.count_ones() as usize];
        }
        let mut sets = Sets { all: Vec::new(), begin: Vec::new(), upper, middle, lower, place: Vec::new() };
        let mut all = all_of(size, barred);
        all.sort_by_key(|set| (sum(*set), set.bits()));
        sets.place = vec![0; all.len()];
        for (place, set) in all.iter().enumerate() {
            let number = sets.number(*set, size as u32);
            sets.place[number] = place as u32;
        }
        let last = all.last().map_or(0, |set| sum(*set));
        sets.begin = (0..=last + 1).map(|wanted| all.partition_point(|set| sum(*set) < wanted) as u32).collect();
        sets.all = all;
        debug_assert_eq!(total as usize, sets.all.len());
        sets
    }

    /// The number in the order of bits.
    #[inline(always)]
    fn number(&self, set: HouseSet, size: u32) -> usize {
        let bits = set.bits() >> 1;
        let (low, mid, high) = (bits % PARTS as u32, bits >> PART & (PARTS as u32 - 1), bits >> (2 * PART));
        let left = size.wrapping_sub(high.count_ones()) as usize % 6;
        let number = self.upper[high as usize % PARTS] + self.middle[left][mid as usize] + self.lower[low as usize];
        number as usize
    }

    /// The place of a set of `SIZE` houses.
    #[inline(always)]
    pub(crate) fn place(&self, set: HouseSet, size: u32) -> usize {
        self.place[self.number(set, size)] as usize
    }

    pub(crate) fn len(&self) -> usize {
        self.all.len()
    }

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

fn all_of(size: usize, barred: HouseSet) -> Vec<HouseSet> {
    let mut sets = vec![HouseSet::EMPTY];
    for _ in 0..size {
        let beyond = |set: &HouseSet| {
            let set = *set;
            senet::House::all()
                .filter(move |house| !barred.contains(*house) && set.bits() < 1 << house.number())
                .map(move |house| set.with(house))
        };
        sets = sets.iter().flat_map(beyond).collect();
    }
    sets
}

#[cfg(test)]
mod tests {
    use senet::House;

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
                assert_eq!(sets.place(set, size.into()), place);
                assert!(before <= sum(set) && sets.with_sum(sum(set)).contains(&place));
                before = sum(set);
            }
            assert_eq!(sets.largest_sum(), before);
        }
    }
}
