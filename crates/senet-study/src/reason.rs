//! Reasons for moves: what a move achieves that a player can see on the board.
//!
//! A reason describes a move and does not judge it: [`Judge`](crate::review::Judge) finds the best one by its value.

use senet::{House, Move, Position, RuleSheet, Side};

use crate::risk;

/// An effect of a move that explains its value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reason {
    /// No other move is legal.
    IsOnlyMove,
    /// A piece leaves the board.
    Leaves,
    /// An enemy piece is captured.
    Captures,
    /// Two pieces come to stand side by side, so that neither can be captured.
    Protects,
    /// The piece could be captured by the enemy's next throw where it stood, and cannot where it ends.
    Escapes,
    /// The piece ends in a row of three or more, with an enemy piece behind it.
    Blocks,
    /// The piece passes house 27.
    PassesWater,
    /// The piece comes from a house that is not safe to one that is.
    ReachesSafeHouse,
    /// Another move ends in the water.
    AvoidsWater,
    /// After every other move, more pieces could be captured by the enemy's next throw.
    LeavesLeastRisk,
    /// The hindmost piece moves on.
    BringsUpLast,
}

impl Reason {
    /// All reasons, the most important first.
    pub const ALL: [Reason; 11] = [
        Reason::IsOnlyMove,
        Reason::Leaves,
        Reason::Captures,
        Reason::Protects,
        Reason::Escapes,
        Reason::Blocks,
        Reason::PassesWater,
        Reason::ReachesSafeHouse,
        Reason::AvoidsWater,
        Reason::LeavesLeastRisk,
        Reason::BringsUpLast,
    ];

    /// The most important reason for a legal move of this position; `None` if the move achieves none of them.
    pub fn of(sheet: &RuleSheet, before: &Position, played: Move) -> Option<Reason> {
        let after = before.play_unchecked(sheet, played);
        let change = Change { sheet, side: before.side(), before, after: &after, played };
        Reason::ALL.into_iter().find(|reason| change.has(*reason))
    }
}

/// A move between the positions before and after it.
struct Change<'p> {
    sheet: &'p RuleSheet,
    /// The side that moves.
    side: Side,
    before: &'p Position,
    after: &'p Position,
    played: Move,
}

impl Change<'_> {
    fn has(&self, reason: Reason) -> bool {
        match reason {
            Reason::IsOnlyMove => return self.before.legal_moves(self.sheet).len() == 1,
            Reason::Leaves => return self.after.pieces(self.side).len() < self.before.pieces(self.side).len(),
            _ => {}
        }
        let (Some(from), Some(end)) = (self.played.from(), self.played.end()) else { return false };
        match reason {
            Reason::IsOnlyMove | Reason::Leaves => false,
            Reason::Captures => self.played.is_capture(),
            Reason::Protects => {
                let others = self.before.pieces(self.side).without(from);
                let newly = self.after.protected(self.side) & !self.before.protected(self.side) & others;
                !(newly & !self.after.blockade(self.side)).is_empty()
            }
            Reason::Escapes => {
                let is_at_risk = |position, house| risk(self.sheet, position, house).is_some_and(|risk| risk > 0.0);
                is_at_risk(self.before, from) && !is_at_risk(self.after, end)
            }
            Reason::Blocks => {
                let row = self.after.blockade(self.side);
                row.contains(end) && self.after.pieces(!self.side).first().is_some_and(|behind| behind < end)
            }
            Reason::PassesWater => from < House::WATER && end > House::WATER,
            Reason::ReachesSafeHouse => self.sheet.safe().contains(end) && !self.sheet.safe().contains(from),
            Reason::AvoidsWater => end > from && self.others().any(|other| other.to() == Some(House::WATER)),
            Reason::LeavesLeastRisk => {
                let left = self.at_risk(self.after);
                let after = |other| self.before.play_unchecked(self.sheet, other);
                self.others().all(|other| self.at_risk(&after(other)) > left)
            }
            Reason::BringsUpLast => end > from && self.before.pieces(self.side).first() == Some(from),
        }
    }

    /// The other legal moves.
    fn others(&self) -> impl Iterator<Item = Move> {
        let legal: Vec<Move> =
            self.before.legal_moves(self.sheet).iter().filter(|legal| *legal != self.played).collect();
        legal.into_iter()
    }

    /// Number of the side's pieces that the enemy's next throw could capture.
    fn at_risk(&self, position: &Position) -> usize {
        let is_at_risk = |house: &House| risk(self.sheet, position, *house).is_some_and(|risk| risk > 0.0);
        position.pieces(self.side).iter().filter(is_at_risk).count()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The reason for a move under a sheet, in a position by its text.
    fn reason(sheet: RuleSheet, position: &str, played: &str) -> Option<Reason> {
        let position = Position::parse(&sheet, position).unwrap_or_else(|faults| panic!("{position}: {faults}"));
        let legal = position.legal_moves(&sheet);
        let found = legal.iter().find(|legal| legal.to_string() == played);
        let played = found.unwrap_or_else(|| panic!("{played} is not legal in {position}"));
        Reason::of(&sheet, &position, played)
    }

    #[test]
    fn each_reason_has_its_move() {
        let sheet = RuleSheet::DUTCH;
        let cases = [
            ("10/sc8/7c2 c - 3", "28-off", Some(Reason::Leaves)),
            ("c1s7/10/c9 c - 2", "1x3", Some(Reason::Captures)),
            // The piece on 4 stands alone, and gets a neighbour.
            ("c1sc6/10/10 c - 4", "1-5", Some(Reason::Protects)),
            // A throw of 3 would capture the piece on 4; no throw goes from 1 to 8.
            ("s2c6/10/c9 c - 4", "4-8", Some(Reason::Escapes)),
            // Three in a row, on 14 to 16, before the piece on 1.
            ("s9/1c1cc5/10 c - 4", "12-16", Some(Reason::Blocks)),
            // Without an enemy piece behind it, a row of three blocks the way of none.
            ("10/1c1cc5/7s2 c - 4", "12-16", Some(Reason::BringsUpLast)),
            ("10/s9/2c1c5 c - 4", "25-29", Some(Reason::PassesWater)),
            ("c9/9s/c9 c - 2", "1-3", Some(Reason::BringsUpLast)),
            // The other piece would move from 23 to 27.
            ("2c7/9s/2c7 c - 4", "3-7", Some(Reason::AvoidsWater)),
            // A throw of 2 would capture a piece on 5; no throw goes from 3 to 8 or to 12.
            ("c1s4c2/10/10 c - 4", "8-12", Some(Reason::LeavesLeastRisk)),
            ("10/s9/7c2 c - 3", "28-off", Some(Reason::IsOnlyMove)),
            ("c1c7/9s/10 c - 4", "3-7", None),
        ];
        for (position, played, expected) in cases {
            assert_eq!(reason(sheet, position, played), expected, "{played} in {position}");
        }
        let of_carpignano = |position, played| reason(RuleSheet::CARPIGNANO, position, played);
        assert_eq!(of_carpignano("s9/10/c1c7 c - 3", "23-26"), Some(Reason::ReachesSafeHouse));
        // 29 was safe already.
        assert_eq!(of_carpignano("s9/10/c7c1 c - 1", "29-30"), None);
    }

    #[test]
    fn a_move_that_moves_no_piece_has_no_reason() {
        assert_eq!(reason(RuleSheet::UNINERD, "s9/10/9c c - ^", "keep"), None);
        assert_eq!(reason(RuleSheet::UNINERD, "s9/10/9c c - ^", "30-off"), Some(Reason::Leaves));
    }
}
