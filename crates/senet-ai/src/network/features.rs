//! The features of a position: what the first layer of a network sees.

use senet::{HouseSet, Position};

/// The features of single houses and of the whole board. For the side to throw and for the enemy: on which houses it has a piece,
/// how many pieces have left, on which houses it has a piece with another on the next house (so that neither can be captured),
/// and whether it has a piece in the first row, and one in the first two (so that others may not leave yet).
const SINGLE_FEATURES: usize = 130;
const ENEMY: usize = 30;
const OWN_OFF: usize = 60;
const ENEMY_OFF: usize = 64;
const OWN_PAIRS: usize = 68;
const ENEMY_PAIRS: usize = 97;
const OWN_ROWS: usize = 126;
const ENEMY_ROWS: usize = 128;

/// The houses of the first row, and of the first two.
const ROWS: [u32; 2] = [(1 << 11) - 2, (1 << 21) - 2];

/// Houses of a window.
const WINDOW: usize = 5;
/// The number of contents of a window: its houses are empty or have a piece of either side.
const CONTENTS: usize = 243;
/// Windows of neighbouring houses, from 1–5 to 26–30.
const WINDOWS: usize = 31 - WINDOW;

/// The number of features: the single ones, and what stands in each window.
pub const FEATURES: usize = SINGLE_FEATURES + WINDOWS * CONTENTS;
/// The largest number of features that are set in a position: 24 single ones, and one of each window.
pub(super) const MOST_FEATURES: i64 = 24 + WINDOWS as i64;

/// Outputs: one for each number of pieces of the side to throw and of the enemy.
pub const OUTPUTS: usize = 25;

/// The number of the output for the pieces of a position, in which both sides have a piece.
#[inline]
pub fn output(position: &Position) -> usize {
    let place = |set: HouseSet| set.len().clamp(1, 5) - 1;
    place(position.own()) * 5 + place(position.enemy())
}

/// The features that are set in a position, as the side to act sees it: the single ones, then the contents of all windows that
/// are not empty.
#[inline]
pub fn features(position: &Position) -> impl Iterator<Item = usize> {
    let (own, enemy) = (position.own().bits(), position.enemy().bits());
    let windows = (0..WINDOWS).filter_map(move |window| {
        let of = |set: u32| usize::from(TERNARY[(set >> (window + 1)) as usize % TERNARY.len()]);
        let content = of(own) + 2 * of(enemy);
        (content != 0).then_some(SINGLE_FEATURES + window * CONTENTS + content)
    });
    single_features(position).chain(windows)
}

/// The number with the digits of a set of bits, read with three as the base.
const TERNARY: [u8; 1 << WINDOW] = {
    let mut table = [0; 1 << WINDOW];
    let mut set = 1;
    while set < table.len() {
        table[set] = 3 * table[set >> 1] + (set & 1) as u8;
        set += 1;
    }
    table
};

/// The single features that are set in a position.
#[inline]
fn single_features(position: &Position) -> impl Iterator<Item = usize> {
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

    fn position(text: &str) -> Position {
        Position::parse(&RuleSheet::CARPIGNANO, text).expect("a position")
    }

    #[test]
    fn features_are_computed_from_the_board() {
        let features = |text| single_features(&position(text)).collect::<Vec<_>>();
        assert_eq!(features("cscscscscs/10/10 s c9 1")[..2], [1, 3]);
        // Ten pieces, and in both rows that count, on both sides.
        assert_eq!(features("cscscscscs/10/10 s c9 1").len(), 10 + 4);
        // One own piece on 1, four off; two enemy pieces, on 29 and 30, three off.
        let expected = [0, 30 + 28, 30 + 29, OWN_OFF + 3, ENEMY_OFF + 2, ENEMY_PAIRS + 28, OWN_ROWS, OWN_ROWS + 1];
        assert_eq!(features("s9/10/8cc s - ?"), expected);
        assert_eq!(features("9c/10/8ss s - ?")[..2], [28, 29]);
        assert_eq!(features("9c/10/8ss s - ?")[5..], [OWN_PAIRS + 28, ENEMY_ROWS, ENEMY_ROWS + 1]);
        assert!(features("ss8/ccccc5/7sss s - ?").iter().all(|feature| *feature < SINGLE_FEATURES));
        // Pieces on both sides of the end of a row are neighbours.
        assert!(features("9s/s9/c9 s - ?").contains(&(OWN_PAIRS + 9)));
    }

    #[test]
    fn windows_follow_the_single_features() {
        // An own piece on 1 and enemy pieces on 29 and 30: one window has the first, windows 25–29 and 26–30 the others.
        let position = position("s9/10/8cc s - ?");
        let (single, windows): (Vec<usize>, Vec<usize>) =
            features(&position).partition(|feature| *feature < SINGLE_FEATURES);
        assert_eq!(single, single_features(&position).collect::<Vec<_>>());
        let at = |window: usize| SINGLE_FEATURES + window * CONTENTS;
        assert_eq!(windows, [at(0) + 1, at(24) + 2 * 81, at(25) + 2 * (27 + 81)]);
        assert_eq!(at(WINDOWS), FEATURES);
        assert_eq!(output(&position), 1);
    }
}
