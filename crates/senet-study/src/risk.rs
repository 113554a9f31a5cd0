//! The risk of a piece: how likely the enemy's next throw can capture it.

use senet::{House, Owed, Position, RuleSheet};

/// The chance, 0 to 1, that the enemy's next throw can capture the piece on a house. `None` for an empty house, and while
/// first moves are due (`G1`, `U2`), which only one piece makes.
pub fn risk(sheet: &RuleSheet, position: &Position, house: House) -> Option<f64> {
    let side = position.at(house)?;
    if position.owed() != Owed::Nothing {
        return None;
    }
    let (own, enemy) = (position.pieces(side), position.pieces(!side));
    if enemy.is_empty() {
        return Some(0.0);
    }
    let enemy_throws = Position::about_to_throw_unchecked(enemy, own);
    let captures = |throw| {
        let legal_moves = enemy_throws.throw_unchecked(throw).legal_moves(sheet);
        legal_moves.iter().any(|legal| legal.is_capture() && legal.to() == Some(house))
    };
    let casting = sheet.casting();
    let falls: u32 = casting.weights().iter().filter(|(throw, _)| captures(*throw)).map(|(_, weight)| weight).sum();
    Some(f64::from(falls) / f64::from(casting.falls()))
}

#[cfg(test)]
mod tests {
    use senet::SheetId;

    use super::*;

    fn of(sheet: RuleSheet, position: &str, house: u8) -> Option<f64> {
        let position = Position::parse(&sheet, position).unwrap_or_else(|faults| panic!("{position}: {faults}"));
        risk(&sheet, &position, House::new(house).expect("a house"))
    }

    #[test]
    fn the_risk_is_the_weight_of_the_throws_that_capture() {
        // A 3 captures the piece on 4: 4 of 16 falls. It does not matter who is to throw.
        for position in ["s2c6/10/10 c - 4", "s2c6/10/10 c - ?", "s2c6/10/10 s - ?"] {
            assert_eq!(of(RuleSheet::DUTCH, position, 4), Some(0.25), "{position}");
        }
        // Two enemies, 2 and 4 away: 6 and 1 of 16.
        assert_eq!(of(RuleSheet::DUTCH, "s1s1c5/10/10 c - ?", 5), Some(7.0 / 16.0));
        assert_eq!(of(RuleSheet::DUTCH, "s2c6/10/10 c - ?", 2), None, "an empty house");
        assert_eq!(of(RuleSheet::DUTCH, "s2c6/10/10 c - ?", 1), Some(0.0), "it has passed the enemy");
    }

    #[test]
    fn protected_pieces_have_no_risk() {
        for sheet in SheetId::ALL.map(RuleSheet::plain) {
            let single = of(sheet, "s2c6/10/10 c - ?", 4);
            assert!(single.is_some_and(|risk| risk > 0.1), "{sheet}: {single:?}");
            for house in [5, 6] {
                assert_eq!(of(sheet, "s3cc4/10/10 c - ?", house), Some(0.0), "{sheet}, {house}");
            }
        }
    }

    #[test]
    fn first_moves_have_no_risk() {
        let start = Position::starts(&RuleSheet::DUTCH).find(|position| position.owed() != Owed::Nothing);
        let start = start.expect("first moves are due");
        for house in start.occupied() {
            assert_eq!(risk(&RuleSheet::DUTCH, &start, house), None);
        }
    }
}
