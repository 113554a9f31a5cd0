//! Positions after the moves of decisions, with their values.

use senet::{HouseSet, Position, Side};
use senet_ai::WinChance;

/// A position after a move.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct After {
    own: u32,
    enemy: u32,
    /// The value for its side to act.
    pub(super) value: f32,
    /// Whether its side to act is the one that has moved.
    pub(super) same_side: bool,
    /// Whether it is the first one of a decision.
    is_first: bool,
}

impl After {
    pub(super) fn new(after: &Position, value: &WinChance, mover: Side, is_first: bool) -> After {
        let set = |set: HouseSet| if after.is_over() { 0 } else { set.bits() };
        After {
            own: set(after.own()),
            enemy: set(after.enemy()),
            value: value.seen_by(after.side()).chance() as f32,
            same_side: after.side() == mover,
            is_first,
        }
    }

    /// Adds to the value, as the side sees it that has moved.
    pub(super) fn correct(&mut self, correction: f32) {
        let correction = if self.same_side { correction } else { -correction };
        self.value = (self.value + correction).clamp(0.0, 1.0);
    }

    /// The position, in which a throw is due; `None` if the game is over.
    #[inline(always)]
    pub(super) fn position(self) -> Option<Position> {
        let is_over = self.own == 0;
        (!is_over)
            .then(|| Position::about_to_throw_unchecked(HouseSet::from_bits(self.own), HouseSet::from_bits(self.enemy)))
    }
}

/// The positions after all moves of decisions, in one list.
#[derive(Default, Debug)]
pub(super) struct Decisions {
    after: Vec<After>,
    /// The first index of each decision.
    starts: Vec<u32>,
}

impl Decisions {
    /// The number of decisions.
    pub(super) fn len(&self) -> usize {
        self.starts.len()
    }

    /// The positions after each move of a decision.
    #[inline]
    pub(super) fn get(&self, number: usize) -> &[After] {
        let end = self.starts.get(number + 1).map_or(self.after.len(), |end| *end as usize);
        &self.after[self.starts[number] as usize..end]
    }

    /// Adds decisions up to a number of them.
    pub(super) fn extend(&mut self, game: &[After], most: usize) {
        for after in game {
            if after.is_first {
                if self.starts.len() == most {
                    return;
                }
                self.starts.push(self.after.len() as u32);
            }
            self.after.push(*after);
        }
    }
}
