//! Ranking of positions by the combinatorial number system: one row for each set of houses with enemy pieces, and in it
//! one column for each set of houses with own pieces.

use std::ops::Range;

use senet::{House, HouseSet, RuleSheet};

use crate::Arrangements;

/// Binomial coefficients: `BINOMIAL[n][k]` is the number of sets of `k` houses among `n`.
pub const BINOMIAL: [[u32; 11]; 31] = {
    let mut table = [[0; 11]; 31];
    let mut n = 0;
    while n <= 30 {
        table[n][0] = 1;
        let mut k = 1;
        while k <= 10 {
            if n > 0 {
                table[n][k] = table[n - 1][k - 1] + table[n - 1][k];
            }
            k += 1;
        }
        n += 1;
    }
    table
};

/// A bijection between the placements of the pieces of a layer and the numbers from 0 to [`len`](Index::len).
///
/// In sheets where no piece can stay on 27, placements leave it empty. Every position of the layer is a placement. A few
/// placements are not positions ([`Comparison::NoPosition`](crate::Comparison::NoPosition)), since the rules of some sheets
/// take a piece off the board at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Index {
    own: u8,
    enemy: u8,
    /// Bit 0 and the bits of the houses that no piece can stay on.
    excluded: u32,
}

impl Index {
    /// Returns the index of a layer: `own` pieces of the side to throw against `enemy`, 1 to 5 each.
    ///
    /// # Panics
    ///
    /// If a side has no pieces, or more than five.
    pub fn new(sheet: &RuleSheet, own: u8, enemy: u8) -> Index {
        assert!((1..=5).contains(&own) && (1..=5).contains(&enemy), "{own} pieces against {enemy}");
        let excluded = if sheet.water_holds() { 0 } else { HouseSet::single(House::WATER).bits() };
        // No house has bit 0. It is excluded so that house 1 is the first place.
        Index { own, enemy, excluded: excluded | 1 }
    }

    /// The number of pieces of the side to throw, and of the other side.
    pub const fn pieces(self) -> (u8, u8) {
        (self.own, self.enemy)
    }

    /// The houses that no piece can stay on.
    pub fn excluded(self) -> HouseSet {
        HouseSet::from_bits(self.excluded)
    }

    /// The number of houses that pieces can stay on.
    pub const fn houses(self) -> usize {
        31 - self.excluded.count_ones() as usize
    }

    /// The number of sets of houses for the enemy's pieces.
    pub const fn rows(self) -> usize {
        BINOMIAL[self.houses()][self.enemy as usize] as usize
    }

    /// The number of sets of houses for the own pieces, once the enemy's pieces are placed.
    pub const fn columns(self) -> usize {
        BINOMIAL[self.houses() - self.enemy as usize][self.own as usize] as usize
    }

    /// The number of placements.
    pub const fn len(self) -> usize {
        self.rows() * self.columns()
    }

    /// Always `false`: every layer has placements.
    pub const fn is_empty(self) -> bool {
        false
    }

    /// Returns the number of a placement. The sets must have the layer's sizes, be disjoint, and leave the
    /// [`excluded`](Index::excluded) houses empty.
    #[inline]
    pub const fn rank(self, own: HouseSet, enemy: HouseSet) -> usize {
        let row = rank(enemy.bits(), self.excluded);
        let column = rank(own.bits(), self.excluded | enemy.bits());
        row as usize * self.columns() + column as usize
    }

    /// Returns the placement with a number: the houses of the own pieces, and of the enemy's. The inverse of [`rank`](Index::rank).
    pub fn placement(self, number: usize) -> (HouseSet, HouseSet) {
        let enemy = unrank((number / self.columns()) as u32, self.enemy, self.excluded);
        let own = unrank((number % self.columns()) as u32, self.own, self.excluded | enemy.bits());
        (own, enemy)
    }

    /// Returns the placements on these houses, which must be as many as the layer has pieces, and none of the
    /// [`excluded`](Index::excluded) ones.
    pub fn arrangements(self, all: HouseSet) -> Arrangements {
        Arrangements::new(self, all)
    }

    /// Returns the placements with these numbers, in their order. Each is derived from the one before, which is faster than
    /// [`placement`](Index::placement).
    pub fn placements(self, numbers: Range<usize>) -> impl Iterator<Item = (HouseSet, HouseSet)> {
        let first = if numbers.is_empty() { (HouseSet::EMPTY, HouseSet::EMPTY) } else { self.placement(numbers.start) };
        let all = std::iter::successors(Some(first), move |(own, enemy)| {
            next(*own, self.excluded | enemy.bits()).map(|own| (own, *enemy)).or_else(|| {
                let enemy = next(*enemy, self.excluded)?;
                Some((unrank(0, self.own, self.excluded | enemy.bits()), enemy))
            })
        });
        all.take(numbers.len())
    }
}

/// Returns the number of a set of houses among the sets of its size without `excluded` houses.
#[inline]
const fn rank(set: u32, excluded: u32) -> u32 {
    let (mut rest, mut count, mut number) = (set, 0, 0);
    while rest != 0 {
        let house = rest.trailing_zeros();
        let below = (1_u32 << house) - 1;
        let place = (below & !excluded).count_ones() as usize;
        count += 1;
        number += BINOMIAL[place][count];
        rest &= rest - 1;
    }
    number
}

/// Returns the set of `count` houses with a number: the inverse of [`rank`].
#[inline]
fn unrank(number: u32, count: u8, excluded: u32) -> HouseSet {
    let (mut number, mut set) = (number, 0_u32);
    let mut count = usize::from(count);
    let mut place = (!excluded & (u32::MAX >> 1)).count_ones() as usize;
    for house in (1..=30).rev() {
        if count == 0 {
            break;
        }
        if excluded >> house & 1 != 0 {
            continue;
        }
        place -= 1;
        let skipped = BINOMIAL[place][count];
        if number >= skipped {
            number -= skipped;
            set |= 1 << house;
            count -= 1;
        }
    }
    HouseSet::from_bits(set)
}

/// Returns the set with the next number among those of its size without `excluded` houses, if there is one.
#[inline]
fn next(set: HouseSet, excluded: u32) -> Option<HouseSet> {
    let free = !excluded & (u32::MAX >> 1);
    let set = set.bits();
    let lowest = set & set.wrapping_neg();
    // The lowest run of pieces: its highest moves up by one free house, the others go down to the lowest free houses.
    let moved = (set | !free).wrapping_add(lowest) & free;
    let lowered = (moved.count_ones()..set.count_ones()).fold((0, free), |(lowered, free), _| {
        let house = free & free.wrapping_neg();
        (lowered | house, free ^ house)
    });
    (moved != 0).then(|| HouseSet::from_bits(moved | lowered.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn placements_have_their_numbers_in_order() {
        for (sheet, own, enemy) in
            [(RuleSheet::DUTCH, 1, 1), (RuleSheet::UNINERD, 2, 1), (RuleSheet::DUTCH, 2, 2), (RuleSheet::FRENCH, 1, 3)]
        {
            let index = Index::new(&sheet, own, enemy);
            let mut number = 0;
            for (own_houses, enemy_houses) in index.placements(0..index.len() + 1) {
                assert_eq!((own_houses.len(), enemy_houses.len()), (own.into(), enemy.into()));
                assert!((own_houses & enemy_houses).is_empty());
                assert!(!(own_houses | enemy_houses).contains(House::WATER) || sheet.water_holds());
                assert_eq!(index.rank(own_houses, enemy_houses), number);
                assert_eq!(index.placement(number), (own_houses, enemy_houses));
                number += 1;
            }
            assert_eq!(number, index.len());
            let some = index.len() / 3..index.len() / 2;
            assert!(index.placements(some.clone()).eq(some.map(|number| index.placement(number))));
            assert_eq!(index.placements(index.len()..index.len()).count(), 0);
        }
    }

    #[test]
    fn layers_have_the_documented_sizes() {
        assert_eq!(Index::new(&RuleSheet::CARPIGNANO, 1, 1).len(), 29 * 28);
        assert_eq!(Index::new(&RuleSheet::UNINERD, 1, 1).len(), 30 * 29);
        assert_eq!(Index::new(&RuleSheet::CARPIGNANO, 5, 5).len(), 118_755 * 42_504);
    }
}
