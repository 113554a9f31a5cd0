//! The players that count houses on the board after each of their moves, without a search.

use senet::{House, HouseSet, Move, Position, RuleSheet, Side};

use crate::network::logistic;

/// The legal move with the best evaluation after it; the first of equals. `pass` if no move is due.
pub(crate) fn choose(sheet: &RuleSheet, position: &Position) -> Move {
    best(sheet, position, |after| value(sheet, after, position.side()))
}

/// The move after which the value is highest; the first of equals.
fn best(sheet: &RuleSheet, position: &Position, value: impl Fn(&Position) -> i32) -> Move {
    let mut best = (i32::MIN, Move::PASS);
    for legal in &position.legal_moves(sheet) {
        let value = value(&position.play_unchecked(sheet, legal));
        if value > best.0 {
            best = (value, legal);
        }
    }
    best.1
}

/// A rough estimate of the chance of winning of the side to act, for programs that have no better one.
pub(crate) fn chance(sheet: &RuleSheet, position: &Position) -> f32 {
    /// Twenty houses, with which one wins about three games in four.
    const LEAD: f32 = 2000.0;
    logistic(value(sheet, position, position.side()) as f32 / LEAD)
}

/// The evaluation of a side, in hundredths of a house: its covered way against the enemy's, the next throw, and pieces that
/// cannot be captured.
fn value(sheet: &RuleSheet, position: &Position, side: Side) -> i32 {
    const THROWS_AGAIN: i32 = 250;
    const SHELTERED: i32 = 60;
    let (own, enemy) = (position.pieces(side), position.pieces(!side));
    let way = way_covered(own) - way_covered(enemy);
    let sheltered = (own & (sheet.safe() | beside(own))).len() as i32;
    let again = i32::from(position.side() == side);
    100 * way + SHELTERED * sheltered + THROWS_AGAIN * again
}

/// Houses behind all five pieces; a piece that has left counts 31.
fn way_covered(pieces: HouseSet) -> i32 {
    let on_board: i32 = pieces.iter().map(|house| i32::from(house.number())).sum();
    on_board + 31 * (5 - pieces.len() as i32)
}

/// Pieces with a neighbour of their own side.
fn beside(pieces: HouseSet) -> HouseSet {
    let has_neighbour =
        |house: &House| [house.forward(1), house.backward(1)].into_iter().flatten().any(|n| pieces.contains(n));
    pieces.iter().filter(has_neighbour).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chosen(sheet: &RuleSheet, text: &str) -> String {
        choose(sheet, &Position::parse(sheet, text).expect("a position")).to_string()
    }

    #[test]
    fn captures_and_takes_shelter() {
        let sheet = RuleSheet::CARPIGNANO;
        // The enemy loses two houses by the swap, on top of the two that are gained.
        assert_eq!(chosen(&sheet, "10/4c5/1c1s5s c - 2"), "22x24");
        // Of two equal steps, the one that does not give up a safe house.
        assert_eq!(chosen(&sheet, "10/4c5/s8c c - 1"), "15-16");
        // One more throw on 26 is worth more than the same way elsewhere.
        assert_eq!(chosen(&sheet, "10/4c5/s2c6 c - 2"), "24-26");
    }

    #[test]
    fn keeps_away_from_the_water() {
        let sheet = RuleSheet::CARPIGNANO;
        assert_eq!(chosen(&sheet, "10/4c5/s2c6 c - 3"), "15-18");
    }

    #[test]
    fn passes_without_a_legal_move() {
        let sheet = RuleSheet::CARPIGNANO;
        assert_eq!(chosen(&sheet, "10/4c5/s2c6 c - ?"), "pass");
    }
}
