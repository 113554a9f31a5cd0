//! The numbers of all placements on one set of houses.

use senet::HouseSet;

use crate::index::{BINOMIAL, Index};

/// The lowest pieces, which are looked up together.
const LOW: usize = 5;

/// The numbers of the placements on one set of houses, by which of the pieces are the own ones.
///
/// A number is a sum over the pieces, so it is the sum of two numbers that are looked up: one for the five lowest pieces, one for the
/// others. That is faster than [`Index::rank`] if most placements of the set are asked for.
#[derive(Debug)]
pub struct Arrangements {
    low: [usize; 1 << LOW],
    high: [usize; 1 << LOW],
}

impl Arrangements {
    /// The placements on these houses, which must be as many as the layer has pieces, and none of the excluded ones.
    pub(crate) fn new(index: Index, all: HouseSet) -> Arrangements {
        let excluded = index.excluded().bits() | 1;
        let mut pieces = [Piece::default(); 2 * LOW];
        for (rank, (piece, house)) in pieces.iter_mut().zip(all).enumerate() {
            let below = (1 << house.number()) - 1;
            *piece = Piece { rank, place: (below & !excluded).count_ones() as usize };
        }
        let (low, high) = pieces[..all.len().min(2 * LOW)].split_at(all.len().min(LOW));
        let sum = |pieces: &[Piece], own: usize, enemies_below: usize| {
            let (mut enemies, mut row, mut column) = (enemies_below, 0, 0);
            for (at, Piece { rank, place }) in pieces.iter().enumerate() {
                if own >> at & 1 == 0 {
                    enemies += 1;
                    row += BINOMIAL[*place][enemies];
                } else {
                    column += BINOMIAL[place - enemies][rank + 1 - enemies];
                }
            }
            row as usize * index.columns() + column as usize
        };
        let mut numbers = Arrangements { low: [0; 1 << LOW], high: [0; 1 << LOW] };
        for own in 0..1 << low.len() {
            numbers.low[own] = sum(low, own, 0);
        }
        let (_, enemies) = index.pieces();
        for own in 0..1_usize << high.len() {
            let above = high.len() - own.count_ones() as usize;
            let below = usize::from(enemies).checked_sub(above).filter(|below| *below <= low.len());
            numbers.high[own] = below.map_or(0, |below| sum(high, own, below));
        }
        numbers
    }

    /// The number of the placement in which these pieces are the own ones: bit 0 for the piece on the lowest house, and as many bits as
    /// the layer has own pieces.
    #[inline]
    pub fn number(&self, own: u16) -> usize {
        let own = usize::from(own);
        self.low[own % (1 << LOW)] + self.high[(own >> LOW) % (1 << LOW)]
    }
}

/// A piece on the board.
#[derive(Clone, Copy, Default)]
struct Piece {
    /// The number of pieces below.
    rank: usize,
    /// The number of houses below, without excluded ones.
    place: usize,
}

#[cfg(test)]
mod tests {
    use senet::RuleSheet;

    use super::*;

    #[test]
    fn arrangements_have_the_numbers_of_their_placements() {
        for (sheet, own, enemy) in [
            (RuleSheet::DUTCH, 1, 1),
            (RuleSheet::UNINERD, 2, 1),
            (RuleSheet::FRENCH, 1, 3),
            (RuleSheet::DUTCH, 5, 1),
            (RuleSheet::UNINERD, 3, 4),
            (RuleSheet::DUTCH, 5, 4),
            (RuleSheet::SPANISH, 5, 5),
        ] {
            let index = Index::new(&sheet, own, enemy);
            for number in (0..1000).map(|part| part * (index.len() - 1) / 999) {
                let (own, enemy) = index.placement(number);
                let pieces = (own | enemy).iter().enumerate();
                let bits = pieces.map(|(rank, house)| u16::from(own.contains(house)) << rank).sum();
                assert_eq!(index.arrangements(own | enemy).number(bits), number, "{sheet} {own:?} {enemy:?}");
            }
        }
    }
}
