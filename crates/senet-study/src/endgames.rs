//! Best play, by exact values, against a computer player.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};

use rayon::prelude::*;
use senet::{House, HouseSet, Move, Position, RuleSheet, Setup};
use senet_ai::{Chance, ComputerPlayer, ExactValues};
use serde::Serialize;

use crate::statistics::Z_95;

/// Endgames between best play and a computer player without exact values.
///
/// Each position is played twice, with exchanged sides and the same throws, so that the value of the position and much of the
/// luck cancel out.
#[derive(Clone, Copy)]
pub struct Endgames<'v> {
    /// The sheet.
    pub sheet: RuleSheet,
    /// The player that meets best play.
    pub player: ComputerPlayer,
    /// Exact values of all positions up to `pieces` a side.
    pub exact: &'v dyn ExactValues,
    /// Pieces of each side at the beginning, 1 to 5.
    pub pieces: u8,
    /// The number of positions, each of which is played twice.
    pub pairs: u64,
    /// The seed of all positions and throws.
    pub seed: u64,
}

/// The result of best play.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct EndgameResult {
    /// The number of positions, each of which was played twice.
    pub pairs: u64,
    /// The share of games that best play won.
    pub share: f64,
    /// Half of the width of the 95 % confidence interval of the share.
    pub margin: f64,
}

impl Endgames<'_> {
    /// Plays on all cores. Calls `progress` after every pair of games. After it has answered [`ControlFlow::Break`], no further
    /// pairs begin; those that have begun are finished and counted.
    ///
    /// Returns `None` if there is no game to play, `pieces` is not 1 to 5, or an exact value is not known.
    pub fn run(&self, progress: impl Fn() -> ControlFlow<()> + Sync) -> Option<EndgameResult> {
        if !(1..=5).contains(&self.pieces) {
            return None;
        }
        let stopped = AtomicBool::new(false);
        // A pair, the games of it that best play wins, and the square of their number.
        let play = |pair: u64| {
            // Both games of a pair have the same start and the same throws.
            let wins = [true, false].map(|best_begins| {
                let mut chance = Chance::new(self.seed, pair);
                let start = self.start(&mut chance);
                self.best_wins(start, best_begins, chance)
            });
            if progress().is_break() {
                stopped.store(true, Ordering::Relaxed);
            }
            let wins = u64::from(wins[0]?) + u64::from(wins[1]?);
            Some([1, wins, wins * wins])
        };
        let pairs = (0..self.pairs).into_par_iter().take_any_while(|_| !stopped.load(Ordering::Relaxed));
        let add = |a: [u64; 3], b: [u64; 3]| Some([a[0] + b[0], a[1] + b[1], a[2] + b[2]]);
        let [pairs, wins, squares] = pairs.map(play).try_reduce(|| [0; 3], add)?;
        if pairs == 0 {
            return None;
        }
        let number = pairs as f64;
        let mean = wins as f64 / number;
        let deviation = (squares as f64 / number - mean * mean).max(0.0).sqrt();
        Some(EndgameResult { pairs, share: mean / 2.0, margin: Z_95 * deviation / number.sqrt() / 2.0 })
    }

    /// A random position of the sheet in which a throw is due, uniformly distributed.
    pub(crate) fn start(&self, chance: &mut Chance) -> Position {
        let mut side = |others: HouseSet| {
            let mut set = HouseSet::EMPTY;
            while set.len() < usize::from(self.pieces) {
                let house = House::all().nth(chance.below(30) as usize).filter(|house| !others.contains(*house));
                set = house.map_or(set, |house| set.with(house));
            }
            set
        };
        loop {
            let own = side(HouseSet::EMPTY);
            let position = Position::about_to_throw_unchecked(own, side(own));
            if Setup::from(position).position(&self.sheet).is_ok() {
                return position;
            }
        }
    }

    /// Whether best play wins; `None` if an exact value is not known.
    fn best_wins(&self, start: Position, best_begins: bool, mut chance: Chance) -> Option<bool> {
        let best = if best_begins { start.side() } else { !start.side() };
        let mut position = start;
        while !position.is_over() {
            if position.awaits_throw() {
                position = position.throw_unchecked(chance.throw(self.sheet.casting()).throw());
            }
            let chosen = if position.side() == best {
                self.best_move(&position)?
            } else {
                self.player.choose(&self.sheet, &position, &mut chance)
            };
            position = position.play_unchecked(&self.sheet, chosen);
        }
        Some(position.side() == best)
    }

    /// The first of the best moves; `None` if an exact value is not known.
    pub(crate) fn best_move(&self, position: &Position) -> Option<Move> {
        let moves = position.legal_moves(&self.sheet);
        let mut best = (f64::NEG_INFINITY, None);
        for legal in &moves {
            let value = self.exact.value(&position.play_unchecked(&self.sheet, legal))?;
            let chance = value.seen_by(position.side()).chance();
            if chance > best.0 {
                best = (chance, Some(legal));
            }
        }
        best.1
    }
}
