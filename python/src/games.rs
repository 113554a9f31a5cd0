//! Many games at once, without Python: each waits for a move, and has random numbers of its own.

use std::collections::TryReserveError;

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::SplitMix64;
use rayon::prelude::*;
use senet::{Faces, Position, RuleSheet, Side, Throw, specialise};

/// The result of a ply after which the game goes on. The others are the numbers of the sides.
const GOES_ON: i8 = -1;

/// Games that are stepped together. A game that ends begins anew at once.
pub(crate) struct Games {
    pub(crate) sheet: RuleSheet,
    /// The position in which games begin; a throw may be due in it.
    start: Position,
    positions: Vec<Position>,
    /// The legal moves of each position, as masks.
    masks: Vec<u32>,
    /// The generator of each game, so that its throws do not depend on threads.
    chances: Vec<SplitMix64>,
}

/// An action that is not legal.
pub(crate) struct Illegal {
    /// The index of the game.
    pub(crate) index: usize,
    /// The action.
    pub(crate) action: i64,
}

/// The throw of each of the equally likely falls; those beyond their number are not drawn.
fn falls(sheet: &RuleSheet) -> [Throw; 16] {
    std::array::from_fn(|fall| sheet.casting().fall(fall as u32).map_or(Throw::ONE, Faces::throw))
}

/// A number below `bound`, which is below 64, from 32 random bits: each with the same chance within 64 in 2^32.
#[inline(always)]
const fn below(bits: u32, bound: u32) -> usize {
    ((bits as u64 * bound as u64) >> 32) as usize
}

/// A position after a ply, as the next decision: at the start again if the game is over, and with a throw to play.
#[inline(always)]
fn next_decision(start: &Position, mut position: Position, throw: impl FnOnce() -> Throw) -> (Position, i8) {
    let mut result = GOES_ON;
    if position.is_over() {
        result = position.side() as i8;
        position = *start;
    }
    if position.awaits_throw() {
        position = position.throw_unchecked(throw());
    }
    (position, result)
}

/// A list of equal values.
fn filled<T: Clone>(value: T, size: usize) -> Result<Vec<T>, TryReserveError> {
    let mut list = Vec::new();
    list.try_reserve_exact(size)?;
    list.resize(size, value);
    Ok(list)
}

impl Games {
    /// This number of games from a position.
    ///
    /// # Errors
    ///
    /// If there is not enough memory for so many.
    pub(crate) fn new(sheet: RuleSheet, start: Position, size: usize, seed: u64) -> Result<Games, TryReserveError> {
        let positions = filled(start, size)?;
        let (masks, chances) = (filled(0, size)?, filled(SplitMix64::seed_from_u64(0), size)?);
        let mut games = Games { sheet, start, positions, masks, chances };
        games.reset(seed);
        Ok(games)
    }

    /// Begins all games anew with this seed.
    pub(crate) fn reset(&mut self, seed: u64) {
        let mut seeds = SplitMix64::seed_from_u64(seed);
        for chance in &mut self.chances {
            *chance = SplitMix64::seed_from_u64(seeds.next_u64());
        }
        for index in 0..self.len() {
            self.set(index, self.start);
        }
    }

    pub(crate) fn len(&self) -> usize {
        self.positions.len()
    }

    pub(crate) fn positions(&self) -> &[Position] {
        &self.positions
    }

    pub(crate) fn masks(&self) -> &[u32] {
        &self.masks
    }

    /// Puts a position, which must not be over, in place of a game. A throw is drawn if one is due.
    pub(crate) fn set(&mut self, index: usize, position: Position) {
        let (falls, casting) = (falls(&self.sheet), self.sheet.casting());
        let chance = &mut self.chances[index];
        let draw = || falls[below(chance.next_u32(), casting.falls())];
        let (position, _) = next_decision(&self.start, position, draw);
        self.masks[index] = position.legal_moves(&self.sheet).mask();
        self.positions[index] = position;
    }

    /// The first action that is not legal.
    pub(crate) fn illegal<A: Copy + Into<i64> + Sync>(&self, actions: &[A]) -> Option<Illegal> {
        let is_illegal = |(action, mask): (&A, &u32)| {
            let action: i64 = (*action).into();
            !(0..32).contains(&action) || mask >> action & 1 == 0
        };
        let index = actions.iter().zip(&self.masks).position(is_illegal)?;
        Some(Illegal { index, action: actions[index].into() })
    }

    /// Plays an action, which must be legal, in each game. Then throws, where a throw is due: what `throws` has for the
    /// game, otherwise drawn. Returns the result of each ply: the number of the side that has won, or −1.
    pub(crate) fn step<A: Copy + Into<i64> + Sync>(&mut self, actions: &[A], throws: Option<&[Throw]>) -> Vec<i8> {
        let sheet = self.sheet;
        specialise!(sheet => self.step_by(sheet, actions, throws))
    }

    fn step_by<A: Copy + Into<i64> + Sync>(
        &mut self,
        sheet: impl AsRef<RuleSheet> + Sync,
        actions: &[A],
        throws: Option<&[Throw]>,
    ) -> Vec<i8> {
        let (start, falls, count) = (self.start, falls(&self.sheet), self.sheet.casting().falls());
        let mut results = vec![GOES_ON; self.len()];
        let lot = self.lot();
        let games = self.positions.par_chunks_mut(lot).zip(self.masks.par_chunks_mut(lot));
        let games = games.zip(self.chances.par_chunks_mut(lot)).zip(results.par_chunks_mut(lot));
        games.zip(actions.par_chunks(lot)).enumerate().for_each(
            |(number, ((((positions, masks), chances), results), actions))| {
                let sheet = sheet.as_ref();
                for (index, action) in actions.iter().enumerate() {
                    let action: i64 = (*action).into();
                    let position = positions[index];
                    let after = position.legal_moves(sheet).after_bit(action.cast_unsigned() as u8).unwrap_or(position);
                    let (next, result) = next_decision(&start, after, || match throws {
                        Some(throws) => throws[number * lot + index],
                        None => falls[below(chances[index].next_u32(), count) & 15],
                    });
                    masks[index] = next.legal_moves(sheet).mask();
                    positions[index] = next;
                    results[index] = result;
                }
            },
        );
        results
    }

    /// Draws an action for each game, every legal one with the same chance.
    pub(crate) fn random_actions(&mut self) -> Vec<i8> {
        let lot = self.lot();
        let mut actions = vec![0; self.len()];
        let games = self.masks.par_chunks(lot).zip(self.chances.par_chunks_mut(lot));
        games.zip(actions.par_chunks_mut(lot)).for_each(|((masks, chances), actions)| {
            for ((mask, chance), action) in masks.iter().zip(chances).zip(actions) {
                let mut left = *mask;
                let drawn = below(chance.next_u32(), left.count_ones());
                // A side has five pieces, and there is one further move: without a branch, which would be mispredicted.
                for dropped in 0..5 {
                    left &= left.wrapping_sub(u32::from(dropped < drawn));
                }
                *action = left.trailing_zeros() as i8;
            }
        });
        actions
    }

    /// Plays this number of random plies in each game. Returns how many games the cones have won, and the spools.
    pub(crate) fn play_random(&mut self, plies: u64) -> [u64; 2] {
        let sheet = self.sheet;
        specialise!(sheet => self.play_random_by(sheet, plies))
    }

    fn play_random_by(&mut self, sheet: impl AsRef<RuleSheet> + Sync, plies: u64) -> [u64; 2] {
        let (start, falls, count) = (self.start, falls(&self.sheet), self.sheet.casting().falls());
        let lot = self.lot();
        let games = self.positions.par_chunks_mut(lot).zip(self.masks.par_chunks_mut(lot));
        let lots = games.zip(self.chances.par_chunks_mut(lot)).map(|((positions, masks), chances)| {
            let sheet = sheet.as_ref();
            let mut wins = [0; 2];
            for ((position, mask), chance) in positions.iter_mut().zip(masks).zip(chances) {
                // In variables of this loop, they stay in registers.
                let (mut now, mut numbers) = (*position, chance.clone());
                for _ in 0..plies {
                    let bits = numbers.next_u64();
                    let legal = now.legal_moves(sheet);
                    let after = legal.after(below((bits >> 32) as u32, legal.len() as u32)).unwrap_or(now);
                    let (next, result) = next_decision(&start, after, || falls[below(bits as u32, count) & 15]);
                    if result != GOES_ON {
                        wins[usize::from(result == Side::Spools as i8)] += 1;
                    }
                    now = next;
                }
                *mask = now.legal_moves(sheet).mask();
                (*position, *chance) = (now, numbers);
            }
            wins
        });
        lots.reduce(|| [0; 2], |one, other| [one[0] + other[0], one[1] + other[1]])
    }

    /// The number of games that a thread takes at once: several lots for each thread, so that none waits long.
    fn lot(&self) -> usize {
        self.len().div_ceil(rayon::current_num_threads() * 4).max(1024)
    }
}
