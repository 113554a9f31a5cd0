//! Training the learnt evaluation of a sheet.

mod adam;
mod decisions;
mod games;
mod training;

pub use training::Training;

use senet::{HouseSet, Position, RuleSheet, Setup};
use senet_ai::{Chance, Payoff, Subject};

/// How far values of match points are apart, where chances of winning are 1 apart. The most points of a game ([`Subject::points`])
/// stand for a chance of 1, but most positions are worth a point or two.
const POINTS: f32 = 1.0 / 32.0;

/// How far the values are apart that players learn to tell from one another, in chances of winning of a game.
fn spread(of: &Subject) -> f32 {
    match of.payoff() {
        Payoff::Wins => 1.0,
        Payoff::Points => POINTS,
    }
}

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
