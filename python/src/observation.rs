//! Positions as numbers 0 and 1, for programs that learn. `docs/environments.md` has the table.

use senet::{Owed, Phase, Position, Side};

/// The number of numbers.
pub(crate) const LENGTH: usize = 78;

/// The first of the enemy's houses.
const ENEMY: usize = 30;
/// The distance to play.
const DISTANCE: usize = 60;
/// The throw whose rest is played.
const REST_OF: usize = 66;
/// Whether the viewer is to act.
const TO_ACT: usize = 72;
/// Whether it is the start of a turn, with a choice.
const TURN_START: usize = 73;
/// Whether the viewer has the spools.
const SPOOLS: usize = 74;
/// The first moves that are owed.
const OWED: usize = 75;

/// Writes the position as a side sees it. `out` has [`LENGTH`] zeros.
#[inline]
pub(crate) fn write(position: &Position, viewer: Side, out: &mut [i8]) {
    for (first, side) in [(0, viewer), (ENEMY, !viewer)] {
        for house in position.pieces(side) {
            out[first + usize::from(house.number()) - 1] = 1;
        }
    }
    match position.phase() {
        Phase::Play(throw) => out[DISTANCE + usize::from(throw.value()) - 1] = 1,
        Phase::Rest { rest, throw } => {
            out[DISTANCE + usize::from(rest.value()) - 1] = 1;
            out[REST_OF + usize::from(throw.value()) - 1] = 1;
        }
        Phase::TurnStart => out[TURN_START] = 1,
        Phase::Throw | Phase::Over => {}
    }
    out[TO_ACT] = i8::from(position.side() == viewer && !position.is_over());
    out[SPOOLS] = i8::from(viewer == Side::Spools);
    match position.owed() {
        Owed::Nothing => {}
        Owed::SpoolsThenCones => out[OWED] = 1,
        Owed::Cones => out[OWED + 1] = 1,
        Owed::Ten(_) => out[OWED + 2] = 1,
    }
}
