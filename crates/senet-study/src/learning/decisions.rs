//! Decisions of games, with the exact values after each move.

use rayon::prelude::*;
use senet::{HouseSet, Owed, Position, Side};
use senet_ai::{Chance, ExactValues, Subject, WinChance};

use super::{UnknownValue, anywhere};

/// Every second game begins with a random position, and lasts for some decisions only: games from the beginning have few kinds
/// of positions.
const ANYWHERE_GAME: u32 = 2;
/// The smallest number of plies of a game from a random position, and how many more there may be.
const ANYWHERE_PLIES: (u32, u32) = (20, 200);
/// The plies after which a game from the beginning is broken off.
const PLIES: u32 = 5_000;
/// In a game, each value of a move gets a random number up to one of these before the best is taken, so that games differ.
const NOISE: [f64; 4] = [0.0, 0.005, 0.025, 0.1];
/// One move in so many is random.
const ANY_MOVE: u32 = 100;
/// Games that are played at a time, on all processors.
const GAMES: u64 = 256;

/// A position after a move.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct After {
    own: u32,
    enemy: u32,
    /// The exact value for its side to act.
    pub(super) value: f32,
    /// Whether its side to act is the one that has moved.
    pub(super) same_side: bool,
    /// Whether it is the first one of a decision.
    is_first: bool,
}

impl After {
    fn new(after: &Position, value: &WinChance, mover: Side, is_first: bool) -> After {
        let set = |set: HouseSet| if after.is_over() { 0 } else { set.bits() };
        After {
            own: set(after.own()),
            enemy: set(after.enemy()),
            value: value.seen_by(after.side()).chance() as f32,
            same_side: after.side() == mover,
            is_first,
        }
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
    /// Where each decision begins.
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
    fn extend(&mut self, game: &[After], most: usize) {
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

    /// Draws decisions from games. The same seed gives the same ones. Calls `progress` with the number so far.
    ///
    /// # Errors
    ///
    /// The first position whose value is not known.
    pub(super) fn draw(
        of: &Subject,
        exact: &dyn ExactValues,
        number: usize,
        seed: u64,
        mut progress: impl FnMut(u64),
    ) -> Result<Decisions, UnknownValue> {
        let mut decisions = Decisions::default();
        for first in (0..).step_by(GAMES as usize) {
            let games = (first..first + GAMES).into_par_iter();
            let games: Vec<_> = games.map(|game| play(of, exact, &mut Chance::new(seed, game))).collect();
            for game in games {
                decisions.extend(&game?, number);
            }
            progress(decisions.len() as u64);
            if decisions.len() == number {
                break;
            }
        }
        Ok(decisions)
    }
}

/// Plays a game. Returns what follows its decisions: those that have a choice, and after which throws are due.
///
/// # Errors
///
/// A position whose value is not known.
fn play(of: &Subject, exact: &dyn ExactValues, chance: &mut Chance) -> Result<Vec<After>, UnknownValue> {
    let sheet = of.sheet();
    let noise = NOISE[chance.below(NOISE.len() as u32) as usize];
    let (mut position, plies) = if chance.below(ANYWHERE_GAME) == 0 {
        (anywhere(sheet, chance), ANYWHERE_PLIES.0 + chance.below(ANYWHERE_PLIES.1))
    } else {
        let starts: Vec<Position> = Position::starts(sheet).collect();
        (starts[chance.below(starts.len() as u32) as usize], PLIES)
    };
    let mut found = Vec::new();
    for _ in 0..plies {
        if position.is_over() {
            break;
        }
        if position.awaits_throw() {
            position = position.throw_unchecked(chance.throw(sheet.casting()).throw());
        }
        let moves = position.legal_moves(sheet);
        let next: Vec<Position> = (0..moves.len()).filter_map(|index| moves.after(index)).collect();
        let any = chance.below(next.len() as u32) as usize;
        // Networks do not see which first move is owed (`G1`, `U2`).
        let is_judged = next.iter().all(|after| after.owed() == Owed::Nothing);
        let mut chosen = any;
        if is_judged && next.len() > 1 {
            let first = found.len();
            let mut best = -1.0;
            for (index, after) in next.iter().enumerate() {
                let value = exact.value(after).ok_or(UnknownValue(*after))?;
                let rated =
                    value.seen_by(position.side()).chance() + noise * f64::from(chance.below(1 << 16)) / 65_536.0;
                if rated > best {
                    (best, chosen) = (rated, index);
                }
                found.push(After::new(after, &value, position.side(), index == 0));
            }
            if !next.iter().all(|after| after.is_over() || after.awaits_throw()) {
                found.truncate(first);
            }
            if chance.below(ANY_MOVE) == 0 {
                chosen = any;
            }
        }
        position = next[chosen];
    }
    Ok(found)
}
