//! Patterns: which of the pieces on the board belong to the side to throw.

use senet::HouseSet;
use senet::group::Way;

/// The patterns of a layer and its mirrored layer.
///
/// A *pattern* has a bit for each of the up to ten pieces on the board, bit 0 for the one on the lowest house. The bit is set if
/// the piece belongs to the side to throw.
#[derive(Debug)]
pub(crate) struct Patterns {
    /// The patterns of each half: of the layer, and of its mirrored layer if that is another.
    halves: Vec<Vec<u16>>,
    /// The number of a pattern among those of both halves.
    numbers: Box<[u16; 1 << 10]>,
    /// For eight houses and a set among those of them that pieces stand on: the pattern.
    compressed: Box<[[u8; 256]; 256]>,
}

impl Patterns {
    /// All bits of any pattern.
    pub(crate) const ALL: u32 = (1 << 10) - 1;

    /// The patterns of `own` pieces of the side to throw against `enemy` pieces.
    pub(crate) fn new(own: u8, enemy: u8) -> Patterns {
        let of_size =
            |size: u8| (0..1 << (own + enemy)).filter(|bits: &u16| bits.count_ones() == u32::from(size)).collect();
        let sizes = if own == enemy { vec![own] } else { vec![own, enemy] };
        let halves: Vec<Vec<u16>> = sizes.into_iter().map(of_size).collect();
        let mut numbers = Box::new([0; 1 << 10]);
        for (number, pattern) in halves.iter().flatten().enumerate() {
            numbers[usize::from(*pattern)] = number as u16;
        }
        let compress = |among: u32, set: u32| {
            let houses = (0..8).filter(|house| among >> house & 1 != 0);
            houses.enumerate().map(|(place, house)| ((set >> house & 1) << place) as u8).sum()
        };
        let of_houses = |among| std::array::from_fn(|set| compress(among, set as u32));
        let compressed: Box<[[u8; 256]]> = (0..256).map(of_houses).collect();
        let compressed = compressed.try_into().unwrap_or_else(|_| unreachable!("a byte has 256 values"));
        Patterns { halves, numbers, compressed }
    }

    /// One, or two if the mirrored layer is another.
    pub(crate) fn halves(&self) -> usize {
        self.halves.len()
    }

    /// The number of patterns of each half.
    #[inline(always)]
    pub(crate) fn count(&self) -> usize {
        self.halves[0].len()
    }

    /// The patterns of a half.
    pub(crate) fn of(&self, half: usize) -> &[u16] {
        &self.halves[half]
    }

    /// The number of a pattern among those of both halves.
    #[inline(always)]
    pub(crate) fn numbered(&self, pattern: u32) -> usize {
        usize::from(self.numbers[(pattern & Patterns::ALL) as usize])
    }

    /// The number of the pattern with the side to throw on these houses, and all pieces on those.
    #[inline(always)]
    pub(crate) fn number(&self, own: HouseSet, all: HouseSet) -> usize {
        self.numbered(self.pattern(own, all))
    }

    /// The pattern with the side to throw on these houses, and all pieces on those.
    #[inline(always)]
    pub(crate) fn pattern(&self, own: HouseSet, all: HouseSet) -> u32 {
        let (own, all) = (own.bits(), all.bits());
        let (mut pattern, mut place) = (0, 0);
        for byte in 0..4 {
            let (own, all) = ((own >> (8 * byte)) as u8, (all >> (8 * byte)) as u8);
            pattern |= u32::from(self.compressed[usize::from(all)][usize::from(own)]) << place;
            place += all.count_ones();
        }
        pattern
    }
}

/// The pattern after pieces have moved this way, for the same side to throw.
pub(crate) fn moved(pattern: u16, way: Way) -> u16 {
    let below = |rank: u8| (1 << rank) - 1;
    match way {
        Way::Pass => pattern,
        Way::Shift { from, to } => {
            let rest = pattern & below(from) | pattern >> 1 & !below(from);
            rest & below(to) | (pattern >> from & 1) << to | (rest & !below(to)) << 1
        }
        Way::Swap { from, to } => {
            let differ = (pattern >> from ^ pattern >> to) & 1;
            pattern ^ (differ << from | differ << to)
        }
        Way::Leave { from } => pattern & below(from) | pattern >> 1 & !below(from),
    }
}

/// The houses of every pattern, for pieces on given houses.
pub(crate) struct PatternHouses {
    low: [u32; 32],
    high: [u32; 32],
}

impl PatternHouses {
    pub(crate) fn new(all: HouseSet) -> PatternHouses {
        let mut houses = all.iter().map(|house| 1 << house.number());
        let mut of_five = || {
            let bits: [u32; 5] = std::array::from_fn(|_| houses.next().unwrap_or(0));
            let mut sets = [0; 32];
            for choice in 1..32_usize {
                sets[choice] = sets[choice & (choice - 1)] | bits[choice.trailing_zeros() as usize];
            }
            sets
        };
        PatternHouses { low: of_five(), high: of_five() }
    }

    /// The houses of a pattern.
    #[inline(always)]
    pub(crate) fn houses(&self, pattern: u16) -> HouseSet {
        let pattern = usize::from(pattern);
        HouseSet::from_bits(self.low[pattern & 31] | self.high[pattern >> 5 & 31])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patterns_and_houses_are_inverse() {
        let all = HouseSet::from_bits(0b0100_0000_0000_0001_1000_0000_1100_0010);
        for (own, enemy) in [(3, 3), (4, 2)] {
            let patterns = Patterns::new(own, enemy);
            let of_patterns = PatternHouses::new(all);
            assert_eq!(patterns.halves(), if own == enemy { 1 } else { 2 });
            for half in 0..patterns.halves() {
                assert_eq!(patterns.of(half).len(), patterns.count());
                for (number, pattern) in patterns.of(half).iter().enumerate() {
                    let houses = of_patterns.houses(*pattern);
                    assert_eq!(houses.len(), usize::from(if half == 0 { own } else { enemy }));
                    assert_eq!(houses | all, all);
                    assert_eq!(patterns.number(houses, all), half * patterns.count() + number);
                    assert_eq!(patterns.numbered((*pattern).into()), half * patterns.count() + number);
                }
            }
        }
    }

    #[test]
    fn ways_move_ranks() {
        assert_eq!(moved(0b00110, Way::Shift { from: 1, to: 4 }), 0b10010);
        assert_eq!(moved(0b00110, Way::Shift { from: 2, to: 0 }), 0b00101);
        assert_eq!(moved(0b00110, Way::Shift { from: 3, to: 3 }), 0b00110);
        assert_eq!(moved(0b00110, Way::Swap { from: 1, to: 3 }), 0b01100);
        assert_eq!(moved(0b00110, Way::Swap { from: 1, to: 2 }), 0b00110);
        assert_eq!(moved(0b00110, Way::Pass), 0b00110);
        assert_eq!(moved(0b01110, Way::Leave { from: 1 }), 0b00110);
        assert_eq!(moved(0b10001, Way::Leave { from: 0 }), 0b01000);
    }
}
