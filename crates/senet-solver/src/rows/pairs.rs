//! The numbering of the arrangements of a group in its row.

use senet::HouseSet;

use crate::patterns::Patterns;

/// Arrangements in pairs: an arrangement, and the one in which every piece belongs to the other side.
///
/// A row has two halves. The arrangements of the first half have numbers from 0, those of the other half stand in the same
/// order at the same distance from its begin. In each pair, every piece belongs to the side to throw in one of the two. So a
/// move of a piece is looked up once a pair, not once an arrangement.
#[derive(Debug)]
pub(crate) struct Pairs {
    patterns: Patterns,
    /// By number: the pattern; 0 where the row has no arrangement.
    of: Vec<u16>,
    /// By pattern: the number.
    numbers: Box<[u8; 1 << 10]>,
    pieces: u8,
}

/// The arrangements in a vector of bytes.
const VECTOR: usize = 64;

impl Pairs {
    /// The arrangements of `own` pieces against `enemy`, and of `enemy` against `own`.
    pub(crate) fn new(own: u8, enemy: u8) -> Pairs {
        let patterns = Patterns::new(own, enemy);
        let pieces = own + enemy;
        let foremost = 1 << (pieces - 1);
        let is_first = |pattern: &&u16| own != enemy || **pattern & foremost == 0;
        let first: Vec<u16> = patterns.of(0).iter().filter(is_first).copied().collect();
        let half = Pairs::lanes(own, enemy) / 2;
        let mut of = vec![0; 2 * half];
        let mut numbers = Box::new([0; 1 << 10]);
        for (at, pattern) in first.into_iter().enumerate() {
            for (number, pattern) in [(at, pattern), (half + at, complement(pattern, pieces))] {
                of[number] = pattern;
                numbers[usize::from(pattern)] = number as u8;
            }
        }
        Pairs { patterns, of, numbers, pieces }
    }

    /// The numbers of a row: 128 or 256, so that each half fills one or two vectors of bytes.
    pub(crate) fn lanes(own: u8, enemy: u8) -> usize {
        let of_half = senet_tables::index::BINOMIAL[usize::from(own + enemy)][usize::from(own)] as usize;
        let pairs = if own == enemy { of_half / 2 } else { of_half };
        2 * pairs.next_multiple_of(VECTOR)
    }

    /// By number: the pattern; 0 where the row has no arrangement.
    pub(crate) fn patterns(&self) -> &[u16] {
        &self.of
    }

    /// The number of the other arrangement of a pair.
    pub(crate) fn other(&self, number: usize) -> usize {
        let half = self.of.len() / 2;
        if number < half { number + half } else { number - half }
    }

    /// The number of a pattern; of its pair, if the turn passes.
    pub(crate) fn numbered(&self, pattern: u16, turns: bool) -> u8 {
        let pattern = if turns { complement(pattern, self.pieces) } else { pattern };
        self.numbers[usize::from(pattern) % self.numbers.len()]
    }

    /// The number of the arrangement with the side to throw on these houses, and all pieces on those.
    #[inline(always)]
    pub(crate) fn number(&self, own: HouseSet, all: HouseSet) -> usize {
        usize::from(self.numbers[(self.patterns.pattern(own, all) & Patterns::ALL) as usize])
    }
}

/// The pattern in which every piece belongs to the other side.
fn complement(pattern: u16, pieces: u8) -> u16 {
    !pattern & ((1 << pieces) - 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::patterns::PatternHouses;

    #[test]
    fn every_arrangement_has_a_number_and_a_pair() {
        let all = HouseSet::from_bits(0b0100_0000_0000_0001_1000_0000_1100_0010);
        for (own, enemy, lanes) in [(3, 3, 128), (4, 2, 128), (2, 4, 128)] {
            let pairs = Pairs::new(own, enemy);
            assert_eq!(pairs.patterns().len(), lanes);
            let mut found = 0;
            for (number, pattern) in pairs.patterns().iter().enumerate().filter(|(_, pattern)| **pattern != 0) {
                let houses = PatternHouses::new(all).houses(*pattern);
                assert_eq!(pairs.number(houses, all), number);
                assert_eq!(pairs.number(all & !houses, all), pairs.other(number));
                assert_eq!(usize::from(pairs.numbered(*pattern, false)), number);
                assert_eq!(usize::from(pairs.numbered(*pattern, true)), pairs.other(number));
                assert!([own, enemy].map(usize::from).contains(&houses.len()));
                assert!(own == enemy || (number < lanes / 2) == (houses.len() == usize::from(own)));
                found += 1;
            }
            let count = Patterns::new(own, enemy);
            assert_eq!(found, count.halves() * count.count());
        }
        assert_eq!([(5, 5), (5, 4), (4, 4), (5, 3)].map(|(own, enemy)| Pairs::lanes(own, enemy)), [256, 256, 128, 128]);
    }
}
