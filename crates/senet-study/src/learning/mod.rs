//! Training the learnt evaluation of a sheet: from exact values of whole games, or by self-play.

mod adam;
mod decisions;
mod from_tables;
mod self_play;

pub use from_tables::{TableTraining, TrainingProgress};
pub use self_play::SelfPlay;

use std::fmt;

use senet::{HouseSet, Position, RuleSheet, Setup};
use senet_ai::Chance;

/// A position of a game whose exact value is not known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownValue(pub Position);

impl fmt::Display for UnknownValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the exact value of {} is not known", self.0)
    }
}

impl std::error::Error for UnknownValue {}

/// A random position with one to five pieces a side, in which a throw is due.
fn anywhere(sheet: &RuleSheet, chance: &mut Chance) -> Position {
    loop {
        let mut free = HouseSet::from_bits(u32::MAX);
        let mut side = || {
            let mut set = HouseSet::EMPTY;
            for _ in 0..=chance.below(5) {
                if let Some(house) = free.iter().nth(chance.below(free.len() as u32) as usize) {
                    (set, free) = (set.with(house), free.without(house));
                }
            }
            set
        };
        let position = Position::about_to_throw_unchecked(side(), side());
        if Setup::from(position).position(sheet).is_ok() {
            return position;
        }
    }
}
