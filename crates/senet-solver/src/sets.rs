//! Sets of houses of one size, ordered by the sum of their numbers.

use std::ops::Range;

use senet::HouseSet;

/// Houses go up to 30: a set is two halves of fifteen.
const HALF: u32 = 15;
const HALVES: usize = 1 << HALF;

/// All sets of one size of houses that pieces can stand on, ordered by the sum of their houses' numbers.
///
/// Forward moves lead further down the list, and short moves lead near. The place of a
/// set is found by three look-ups, in constant time.
#[derive(Debug)]
pub(crate) struct Sets {
    all: Vec<HouseSet>,
    /// For each sum, the place of the first set with that sum or a larger one; one entry more for the end.
    begin: Vec<u32>,
    /// The number of sets that precede all with this upper half, in the order of their bits.
    upper: Box<[u32; HALVES]>,
    /// The number of lower halves of the same size that precede this one.
    lower: Box<[u16; HALVES]>,
    /// From the order of bits to the order of sums.
    place: Vec<u32>,
}

impl Sets {
    /// All sets of `size` houses, 1 to 10, without those in `excluded`.
    pub(crate) fn new(size: u8, excluded: HouseSet) -> Sets {
        let halves = |which: u32| {
            let excluded = excluded.bits() >> 1 >> (HALF * which);
            (0..HALVES as u32).filter(move |half| half & excluded == 0 && half.count_ones() <= size.into())
        };
        // The lower halves by their size, each with its bits and its sum.
        let mut by_size: [Vec<(u32, usize)>; HALF as usize + 1] = Default::default();
        let mut lower = zeros::<u16>();
        for half in halves(0) {
            let alike = &mut by_size[half.count_ones() as usize];
            lower[half as usize] = alike.len() as u16;
            alike.push((half << 1, sum(HouseSet::from_bits(half << 1))));
        }
        let below = |half: u32| &by_size[usize::from(size) - half.count_ones() as usize];
        let mut upper = zeros::<u32>();
        let mut total = 0;
        for half in halves(1) {
            upper[half as usize] = total;
            total += below(half).len() as u32;
        }
        // In the order of bits, each set is put behind those that have its sum already.
        let each = |take: &mut dyn FnMut(u32, usize)| {
            for half in halves(1) {
                let bits = half << HALF << 1;
                let sum = sum(HouseSet::from_bits(bits));
                for (more, of_more) in below(half) {
                    take(bits | more, sum + of_more);
                }
            }
        };
        let mut begin = vec![0; 2];
        each(&mut |_, sum| {
            begin.resize(begin.len().max(sum + 2), 0);
            begin[sum + 1] += 1;
        });
        for sum in 1..begin.len() {
            begin[sum] += begin[sum - 1];
        }
        let mut next = begin.clone();
        let mut all = vec![HouseSet::EMPTY; total as usize];
        let mut place = Vec::with_capacity(total as usize);
        each(&mut |bits, sum| {
            all[next[sum] as usize] = HouseSet::from_bits(bits);
            place.push(next[sum]);
            next[sum] += 1;
        });
        Sets { all, begin, upper, lower, place }
    }

    /// The place of a set, which must be one of these.
    #[inline(always)]
    pub(crate) fn place(&self, set: HouseSet) -> usize {
        let bits = set.bits() as usize >> 1;
        let number = self.upper[bits >> HALF & (HALVES - 1)] as usize + usize::from(self.lower[bits & (HALVES - 1)]);
        self.place[number] as usize
    }

    pub(crate) fn len(&self) -> usize {
        self.all.len()
    }

    #[inline(always)]
    pub(crate) fn get(&self, place: usize) -> HouseSet {
        self.all[place]
    }

    /// The sets at these places.
    pub(crate) fn of(&self, places: Range<usize>) -> &[HouseSet] {
        &self.all[places]
    }

    /// The largest sum of any set.
    pub(crate) fn largest_sum(&self) -> usize {
        self.begin.len() - 2
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
fn sum(set: HouseSet) -> usize {
    set.iter().map(|house| usize::from(house.number())).sum()
}

/// A table with an entry for each half, on the heap from the beginning.
#[expect(clippy::unnecessary_box_returns, reason = "it is too large for the stack")]
fn zeros<T: Copy + Default + std::fmt::Debug>() -> Box<[T; HALVES]> {
    let zeros = vec![T::default(); HALVES].into_boxed_slice();
    zeros.try_into().unwrap_or_else(|_| unreachable!("it has as many entries as were asked for"))
}

#[cfg(test)]
mod tests {
    use senet::House;

    use super::*;

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
                before = sum(set);
            }
            assert_eq!(sets.largest_sum(), before);
        }
    }
}
