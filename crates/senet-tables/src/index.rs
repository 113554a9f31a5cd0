//! Positions as numbers: the combinatorial number system, rows by the enemy's pieces, columns by one's own.

use senet::{House, HouseSet, RuleSheet};

/// `BINOMIAL[n][k]`: how many sets of `k` houses there are among `n`, for up to ten pieces on the board.
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

/// The numbers of the positions with so many pieces of the side to throw against so many of the other.
///
/// Numbered are all sets of houses, without 27 where the sheet lets no piece stay there. A few numbers are therefore no
/// position of the sheet ([`Comparison::NoPosition`](crate::Comparison::NoPosition)); every position has exactly one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Index {
    own: u8,
    enemy: u8,
    /// Houses on which no piece stays, as bits.
    barred: u32,
}

impl Index {
    /// The index of a layer: `own` pieces of the side to throw against `enemy`, 1 to 5 each.
    ///
    /// # Panics
    ///
    /// If a side has none, or more than five.
    pub fn new(sheet: &RuleSheet, own: u8, enemy: u8) -> Index {
        assert!((1..=5).contains(&own) && (1..=5).contains(&enemy), "{own} pieces against {enemy}");
        let barred = if sheet.water_holds() { 0 } else { HouseSet::single(House::WATER).bits() };
        // Bit 0 is no house, and counts as barred so that house 1 is the first.
        Index { own, enemy, barred: barred | 1 }
    }

    /// How many pieces the side to throw has, and the other.
    pub const fn pieces(self) -> (u8, u8) {
        (self.own, self.enemy)
    }

    /// The houses on which no piece stays.
    pub fn barred(self) -> HouseSet {
        HouseSet::from_bits(self.barred)
    }

    /// How many houses pieces can stand on.
    pub const fn houses(self) -> usize {
        31 - self.barred.count_ones() as usize
    }

    /// How many sets the enemy's pieces can be on.
    pub const fn rows(self) -> usize {
        BINOMIAL[self.houses()][self.enemy as usize] as usize
    }

    /// How many sets one's own pieces can be on, once the enemy's are placed.
    pub const fn columns(self) -> usize {
        BINOMIAL[self.houses() - self.enemy as usize][self.own as usize] as usize
    }

    /// How many positions there are.
    pub const fn len(self) -> usize {
        self.rows() * self.columns()
    }

    /// Never: every layer has positions.
    pub const fn is_empty(self) -> bool {
        false
    }

    /// The number of a position. The sets must have the layer's sizes and no house in common, nor one where no piece
    /// stays.
    #[inline]
    pub const fn rank(self, own: HouseSet, enemy: HouseSet) -> usize {
        let row = combination(enemy.bits(), self.barred);
        let column = combination(own.bits(), self.barred | enemy.bits());
        row as usize * self.columns() + column as usize
    }

    /// The sets of a row's enemy.
    pub fn row(self, row: usize) -> HouseSet {
        houses(row as u32, self.enemy, self.barred)
    }

    /// The sets of one's own pieces in a column of a row with this enemy.
    #[inline]
    pub fn column(self, column: usize, enemy: HouseSet) -> HouseSet {
        houses(column as u32, self.own, self.barred | enemy.bits())
    }
}

/// The number of a set among the sets of its size, on the houses that are left without the others.
#[inline]
const fn combination(set: u32, others: u32) -> u32 {
    let (mut rest, mut count, mut number) = (set, 0, 0);
    while rest != 0 {
        let house = rest.trailing_zeros();
        let below = (1_u32 << house) - 1;
        let place = (below & !others).count_ones() as usize;
        count += 1;
        number += BINOMIAL[place][count];
        rest &= rest - 1;
    }
    number
}

/// The set with a number: [`combination`], backward.
#[inline]
fn houses(number: u32, count: u8, others: u32) -> HouseSet {
    let (mut number, mut set) = (number, 0_u32);
    let mut count = usize::from(count);
    let mut place = (!others & (u32::MAX >> 1)).count_ones() as usize;
    for house in (1..=30).rev() {
        if count == 0 {
            break;
        }
        if others >> house & 1 != 0 {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_is_a_position_and_every_position_a_number() {
        for (sheet, own, enemy) in
            [(RuleSheet::DUTCH, 1, 1), (RuleSheet::UNINERD, 2, 1), (RuleSheet::DUTCH, 2, 2), (RuleSheet::FRENCH, 1, 3)]
        {
            let index = Index::new(&sheet, own, enemy);
            let mut number = 0;
            for row in 0..index.rows() {
                let their = index.row(row);
                assert_eq!(their.len(), usize::from(enemy));
                for column in 0..index.columns() {
                    let own_set = index.column(column, their);
                    assert_eq!(own_set.len(), usize::from(own));
                    assert!((own_set & their).is_empty());
                    assert!(!own_set.contains(House::WATER) || sheet.water_holds());
                    assert_eq!(index.rank(own_set, their), number);
                    number += 1;
                }
            }
            assert_eq!(number, index.len());
        }
    }

    #[test]
    fn layers_have_the_sizes_that_are_documented() {
        assert_eq!(Index::new(&RuleSheet::CARPIGNANO, 1, 1).len(), 29 * 28);
        assert_eq!(Index::new(&RuleSheet::UNINERD, 1, 1).len(), 30 * 29);
        assert_eq!(Index::new(&RuleSheet::CARPIGNANO, 5, 5).len(), 118_755 * 42_504);
    }
}
