//! The opening throws, which settle who begins.

use core::cmp::Ordering;

use crate::{OpeningRule, Player, RuleSheet, Throw};

/// Opening throws that have not settled who begins.
///
/// For programs that play many games: it allocates nothing. A [`Game`](crate::Game) has it as one of its stages.
///
/// ```
/// use senet::{Opened, Opening, Player, RuleSheet, Throw};
///
/// let opening = Opening::new(Player::First);
/// assert_eq!(opening.after(&RuleSheet::DUTCH, Throw::ONE), Opened::Begins(Player::First));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Opening {
    /// The player who throws.
    pub thrower: Player,
    /// The other player's throw of this round, under a sheet whose rounds are two throws.
    pub other: Option<Throw>,
}

/// The result of an opening throw.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Opened {
    /// Another throw is due.
    Continues(Opening),
    /// This player has the spools and plays the 1 that was thrown.
    Begins(Player),
    /// This player picks a side and throws again (`U1`, `U2`).
    Chooses(Player),
}

impl Opening {
    /// The opening before its first throw, which is this player's (`G6`).
    pub const fn new(thrower: Player) -> Opening {
        Opening { thrower, other: None }
    }

    /// `C`, `F`, `D`: the first to throw 1 begins. `S1`: the only one of a round to throw 1. `U1`: the higher die.
    pub fn after(self, sheet: &RuleSheet, throw: Throw) -> Opened {
        let Opening { thrower, other } = self;
        let next = !thrower;
        let waiting = |other| Opened::Continues(Opening { thrower: next, other });
        match (sheet.opening, other) {
            (OpeningRule::FirstOne, _) if throw == Throw::ONE => Opened::Begins(thrower),
            (OpeningRule::FirstOne, _) => waiting(None),
            (OpeningRule::OnlyOne | OpeningRule::HighestDie, None) => waiting(Some(throw)),
            (OpeningRule::OnlyOne, Some(other)) => match (throw == Throw::ONE, other == Throw::ONE) {
                (true, false) => Opened::Begins(thrower),
                (false, true) => Opened::Begins(next),
                _ => waiting(None),
            },
            (OpeningRule::HighestDie, Some(other)) => match sheet.opening_rank(throw).cmp(&sheet.opening_rank(other)) {
                Ordering::Less => Opened::Chooses(next),
                Ordering::Equal => waiting(None),
                Ordering::Greater => Opened::Chooses(thrower),
            },
        }
    }
}
