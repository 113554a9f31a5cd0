//! The features of a position that all networks know.

use senet::{HouseSet, Position};

/// The number of features. For the side to throw and for the enemy: on which houses it has a piece, how many
/// pieces have left, on which houses it has a piece with another on the next house (so that neither can be captured), and
/// whether it has a piece in the first row, and one in the first two (so that others may not leave yet).
pub const FEATURES: usize = 130;
const ENEMY: usize = 30;
const OWN_OFF: usize = 60;
const ENEMY_OFF: usize = 64;
const OWN_PAIRS: usize = 68;
const ENEMY_PAIRS: usize = 97;
const OWN_ROWS: usize = 126;
const ENEMY_ROWS: usize = 128;

/// The houses of the first row, and of the first two.
const ROWS: [u32; 2] = [(1 << 11) - 2, (1 << 21) - 2];

/// The largest number of features that are set in a position.
pub(super) const MOST_FEATURES: i64 = 24;

/// The features that are set in a position, as the side to act sees it; at most 24.
#[inline]
pub fn features(position: &Position) -> impl Iterator<Item = usize> {
    let (own, enemy) = (position.own(), position.enemy());
    let houses = |set: HouseSet, first: usize| set.iter().map(move |house| first + usize::from(house.number()) - 1);
    let off = |set: HouseSet, first: usize| (1..5).contains(&set.len()).then(|| first + 4 - set.len());
    let pairs = |set: HouseSet| HouseSet::from_bits(set.bits() & set.bits() >> 1);
    let rows = |set: HouseSet, first: usize| {
        (0..2).filter(move |row| set.bits() & ROWS[*row] != 0).map(move |row| first + row)
    };
    houses(own, 0)
        .chain(houses(enemy, ENEMY))
        .chain(off(own, OWN_OFF))
        .chain(off(enemy, ENEMY_OFF))
        .chain(houses(pairs(own), OWN_PAIRS))
        .chain(houses(pairs(enemy), ENEMY_PAIRS))
        .chain(rows(own, OWN_ROWS))
        .chain(rows(enemy, ENEMY_ROWS))
}

#[cfg(test)]
mod tests {
    use senet::RuleSheet;

    use super::*;

    #[test]
    fn features_are_computed_from_the_board() {
        let features = |text| {
            let position = Position::parse(&RuleSheet::CARPIGNANO, text).expect("a position");
            features(&position).collect::<Vec<_>>()
        };
        assert_eq!(features("cscscscscs/10/10 s c9 1")[..2], [1, 3]);
        // Ten pieces, and in both rows that count, on both sides.
        assert_eq!(features("cscscscscs/10/10 s c9 1").len(), 10 + 4);
        // One own piece on 1, four off; two enemy pieces, on 29 and 30, three off.
        let expected = [0, 30 + 28, 30 + 29, OWN_OFF + 3, ENEMY_OFF + 2, ENEMY_PAIRS + 28, OWN_ROWS, OWN_ROWS + 1];
        assert_eq!(features("s9/10/8cc s - ?"), expected);
        assert_eq!(features("9c/10/8ss s - ?")[..2], [28, 29]);
        assert_eq!(features("9c/10/8ss s - ?")[5..], [OWN_PAIRS + 28, ENEMY_ROWS, ENEMY_ROWS + 1]);
        assert!(features("ss8/ccccc5/7sss s - ?").iter().all(|feature| *feature < FEATURES));
        // Pieces on both sides of the end of a row are neighbours.
        assert!(features("9s/s9/c9 s - ?").contains(&(OWN_PAIRS + 9)));
    }
}
