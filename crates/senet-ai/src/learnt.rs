//! The evaluation of positions by the network of a sheet.

use senet::{Phase, Position};
use senet_tables::{Payoff, Subject};

use crate::{Evaluator, Network, WinChance, greedy};

/// The learnt evaluation of a sheet, in any phase: of its games, or of its match points.
#[derive(Clone, Copy, Debug)]
pub struct Learnt<'n> {
    subject: Subject,
    /// Without one, houses are counted, as the player `greedy` does.
    network: Option<&'n Network>,
}

impl Learnt<'static> {
    /// The evaluation by the network of this sheet ([`Network::of`]), which its options share. Where there is none for match
    /// points, that for games stands in; where there is none at all, a rough estimate from a count of houses.
    pub fn new(of: impl Into<Subject>) -> Learnt<'static> {
        let subject = of.into();
        let network = |payoff| Network::of(subject.sheet().id(), payoff);
        Learnt { subject, network: network(subject.payoff()).or_else(|| network(Payoff::Wins)) }
    }
}

impl<'n> Learnt<'n> {
    /// An evaluation by another network.
    pub fn with(of: impl Into<Subject>, network: &'n Network) -> Learnt<'n> {
        Learnt { subject: of.into(), network: Some(network) }
    }
}

impl Evaluator for Learnt<'_> {
    fn win_chance(&self, position: &Position) -> WinChance {
        let sheet = self.subject.sheet();
        match position.phase() {
            Phase::Throw => {
                let chance = match self.network {
                    Some(network) => network.chance(position),
                    None => greedy::chance(sheet, position),
                };
                WinChance::estimated(position.side(), f64::from(chance))
            }
            Phase::Over => WinChance::of_end(&self.subject, position),
            Phase::TurnStart | Phase::Play(_) | Phase::Rest { .. } => {
                WinChance::of_best_move(sheet, position, |after| self.win_chance(after))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use senet::RuleSheet;

    use super::*;

    #[test]
    fn pieces_that_are_nearer_to_the_end_are_better() {
        let positions = ["10/9c/1cs4ss1 s - ?", "sss7/8cc/1c8 s - ?"];
        for sheet in RuleSheet::every() {
            let [near, far] = positions.map(|text| Position::parse(&sheet, text).expect("a position"));
            for network in [Network::of(sheet.id(), Payoff::Wins), None] {
                let chance = |position| Learnt { subject: sheet.into(), network }.win_chance(position).chance();
                assert!(chance(&near) > chance(&far) + 0.1, "{sheet}");
            }
        }
    }
}
