//! Expectimax: the best move, if later throws count by their chances and both sides play their best.
//!
//! Values are integers, so that every machine rounds them alike and finds the same move.

use std::collections::hash_map::Entry;

use rustc_hash::FxHashMap;
use senet::{Move, MoveList, Phase, Position, RuleSheet};

use crate::{Evaluator, WinChance};

/// A chance of 1.
const ONE: i32 = 1 << 24;
/// The largest depth of a search, in throws.
const DEEPEST: u8 = 7;

/// The limits of a search.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Limits {
    /// The largest depth, in throws, at most 7.
    pub throws: u8,
    /// The largest number of positions to evaluate. A search of depth 0 is always within the limit.
    pub nodes: u64,
    /// Moves that seem worse than the best by more than this chance, from 0 to 1, are searched no deeper. It holds for values
    /// without search; each throw of depth halves it. `None` keeps all moves.
    pub margin: Option<f64>,
}

/// The result of a search.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SearchResult {
    /// The best move.
    pub best: Move,
    /// The chance of winning after it, from 0 to 1, as the search evaluates it.
    pub chance: f64,
    /// The search depth in throws that all moves reached, except for those left out.
    pub throws: u8,
    /// The number of evaluated positions.
    pub nodes: u64,
}

/// A search under one sheet, with an evaluator at the leaves.
///
/// Iterative deepening, throw by throw, at every node: each iteration searches the moves that the last one has left, the best
/// first, and leaves out those that seem worse by more than a [margin](Limits::margin). A transposition table keeps all values.
pub struct Search<'e, E> {
    sheet: &'e RuleSheet,
    evaluator: &'e E,
    limits: Limits,
    /// The values of positions in which a throw is due.
    table: FxHashMap<Position, Values>,
    nodes: u64,
    /// The number of nodes at which the search stops.
    last_node: u64,
}

/// The values of a position by depth in throws, so far as they are known. An exact value is that of every depth.
type Values = [Option<i32>; DEEPEST as usize + 1];

/// A move, and its value after the last iteration.
#[derive(Clone, Copy)]
struct Candidate {
    /// The index in the list of legal moves.
    index: usize,
    value: i32,
}

/// The search has reached its limit of nodes.
struct Exhausted;

impl<'e, E: Evaluator> Search<'e, E> {
    /// A search with an empty transposition table.
    pub fn new(sheet: &'e RuleSheet, evaluator: &'e E, limits: Limits) -> Search<'e, E> {
        Search { sheet, evaluator, limits, table: FxHashMap::default(), nodes: 0, last_node: u64::MAX }
    }

    /// Returns the best move; `None` if no move is due. A forced move is not searched: its chance is the evaluator's.
    pub fn best(&mut self, position: &Position) -> Option<SearchResult> {
        let moves = position.legal_moves(self.sheet);
        let mut candidates = all(&moves);
        (self.nodes, self.last_node) = (0, u64::MAX);
        // Never exhausted without a limit.
        self.search(position, &moves, &mut candidates, 0).ok()?;
        self.last_node = self.limits.nodes;
        let mut throws = 0;
        while throws < self.limits.throws.min(DEEPEST) {
            self.leave_out(&mut candidates, throws);
            if candidates.len() < 2 || self.search(position, &moves, &mut candidates, throws + 1).is_err() {
                break;
            }
            throws += 1;
        }
        let best = candidates.first()?;
        Some(SearchResult {
            best: moves.get(best.index)?,
            chance: f64::from(best.value) / f64::from(ONE),
            throws,
            nodes: self.nodes,
        })
    }

    /// Searches candidates to a depth, and sorts them by falling value; equal ones stay in order. If the search is exhausted, only
    /// those remain that were searched before, if there are any.
    fn search(
        &mut self,
        before: &Position,
        moves: &MoveList,
        candidates: &mut Vec<Candidate>,
        throws: u8,
    ) -> Result<(), Exhausted> {
        let mut searched = 0;
        let mut result = Ok(());
        for candidate in candidates.iter_mut() {
            let Some(after) = moves.after(candidate.index) else { continue };
            match self.value(&after, throws) {
                Ok(value) if after.side() == before.side() => candidate.value = value,
                Ok(value) => candidate.value = ONE - value,
                Err(exhausted) => {
                    result = Err(exhausted);
                    break;
                }
            }
            searched += 1;
        }
        if searched > 0 {
            candidates.truncate(searched);
        }
        candidates.sort_by_key(|candidate| -candidate.value);
        result
    }

    /// Leaves out the moves that seem too much worse than the best by their values of this depth.
    fn leave_out(&self, candidates: &mut Vec<Candidate>, throws: u8) {
        if let (Some(margin), Some(best)) = (self.limits.margin, candidates.first().copied()) {
            let margin = (margin * f64::from(ONE)) as i32 >> throws;
            candidates.retain(|candidate| candidate.value >= best.value - margin);
        }
    }

    /// The value of a position for the side to act.
    fn value(&mut self, position: &Position, throws: u8) -> Result<i32, Exhausted> {
        match position.phase() {
            Phase::Throw => self.of_throws(position, throws),
            Phase::Over => Ok(steps(self.evaluator.win_chance(position))),
            Phase::Play(_) | Phase::Rest { .. } | Phase::TurnStart => self.of_moves(position, throws),
        }
    }

    /// The value of the best move.
    fn of_moves(&mut self, position: &Position, throws: u8) -> Result<i32, Exhausted> {
        let moves = position.legal_moves(self.sheet);
        let mut candidates = all(&moves);
        for depth in 0..throws {
            if candidates.len() < 2 {
                break;
            }
            self.search(position, &moves, &mut candidates, depth)?;
            self.leave_out(&mut candidates, depth);
        }
        self.search(position, &moves, &mut candidates, throws)?;
        Ok(candidates.first().map_or(0, |best| best.value))
    }

    /// The mean over all throws, rounded down.
    fn of_throws(&mut self, position: &Position, throws: u8) -> Result<i32, Exhausted> {
        if let Some(value) = self.known(position)?[usize::from(throws)] {
            return Ok(value);
        }
        let (mut sum, mut falls) = (0, 0);
        for (throw, weight) in self.sheet.casting().weights() {
            let weight = i64::from(*weight);
            sum += weight * i64::from(self.of_moves(&position.throw_unchecked(*throw), throws - 1)?);
            falls += weight;
        }
        let value = (sum / falls) as i32;
        if let Some(values) = self.table.get_mut(position) {
            values[usize::from(throws)] = Some(value);
        }
        Ok(value)
    }

    /// The known values of a position, which is evaluated at its first visit.
    fn known(&mut self, position: &Position) -> Result<Values, Exhausted> {
        match self.table.entry(*position) {
            Entry::Occupied(known) => Ok(*known.get()),
            Entry::Vacant(_) if self.nodes >= self.last_node => Err(Exhausted),
            Entry::Vacant(new) => {
                self.nodes += 1;
                let value = self.evaluator.win_chance(position);
                let mut values = [value.is_exact().then_some(steps(value)); DEEPEST as usize + 1];
                values[0] = Some(steps(value));
                Ok(*new.insert(values))
            }
        }
    }
}

/// All moves, not yet searched.
fn all(moves: &MoveList) -> Vec<Candidate> {
    (0..moves.len()).map(|index| Candidate { index, value: 0 }).collect()
}

fn steps(value: WinChance) -> i32 {
    (value.chance() * f64::from(ONE)) as i32
}

#[cfg(test)]
mod tests {
    use senet::Casting;

    use super::*;
    use crate::{Chance, ComputerPlayer};

    /// Pseudorandom values, one in nine of them exact.
    struct Fake;

    impl Evaluator for Fake {
        fn win_chance(&self, position: &Position) -> WinChance {
            let key = u64::from(position.own().bits()) << 32 | u64::from(position.enemy().bits());
            let number = (key ^ key >> 31).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 48;
            let (side, chance) = (position.side(), number as f64 / 65_536.0);
            if number.is_multiple_of(9) {
                WinChance::exact(side, chance, 0.0)
            } else {
                WinChance::estimated(side, chance)
            }
        }
    }

    /// Expectimax as it is defined: every move of every throw, in steps rounded down as the search rounds.
    fn plain(sheet: &RuleSheet, position: &Position, throws: u8) -> i32 {
        match position.phase() {
            Phase::Over => steps(Fake.win_chance(position)),
            Phase::Throw => {
                let value = Fake.win_chance(position);
                if throws == 0 || value.is_exact() {
                    return steps(value);
                }
                let weights = sheet.casting().weights();
                let value = |throw| i64::from(plain(sheet, &position.throw_unchecked(throw), throws - 1));
                let sum: i64 = weights.iter().map(|(throw, weight)| i64::from(*weight) * value(*throw)).sum();
                (sum / weights.iter().map(|(_, weight)| i64::from(*weight)).sum::<i64>()) as i32
            }
            _ => plain_moves(sheet, position, throws).into_iter().map(|(_, value)| value).max().unwrap_or(0),
        }
    }

    fn plain_moves(sheet: &RuleSheet, position: &Position, throws: u8) -> Vec<(Move, i32)> {
        let value = |legal: Move| {
            let after = position.play_unchecked(sheet, legal);
            let value = plain(sheet, &after, throws);
            (legal, if after.side() == position.side() { value } else { ONE - value })
        };
        position.legal_moves(sheet).iter().map(value).collect()
    }

    /// Positions with something to decide, from random games of every sheet.
    fn decisions(sheet: &RuleSheet, games: u64, every: usize) -> Vec<Position> {
        let mut found = Vec::new();
        for game in 0..games {
            let mut chance = Chance::new(11, game);
            let mut position = Position::starts(sheet).next().expect("a start");
            for ply in 0.. {
                if position.is_over() {
                    break;
                }
                if position.awaits_throw() {
                    position = position.throw_unchecked(chance.throw(sheet.casting()).throw());
                }
                if ply % every == 0 {
                    found.push(position);
                }
                let chosen = ComputerPlayer::Random.choose(sheet, &position, &mut chance);
                position = position.play_unchecked(sheet, chosen);
            }
        }
        found
    }

    #[test]
    fn without_a_margin_the_search_is_expectimax() {
        for sheet in RuleSheet::every() {
            for position in decisions(&sheet, 4, 7) {
                for throws in 0..=2 {
                    let expected = plain_moves(&sheet, &position, throws);
                    let highest = expected.iter().map(|(_, value)| *value).max().expect("there is a move");
                    let limits = Limits { throws, nodes: u64::MAX, margin: None };
                    let found = Search::new(&sheet, &Fake, limits).best(&position).expect("there is a move");
                    let what = format!("{sheet}: {position}, {throws} throws: {}", found.best);
                    if expected.len() > 1 {
                        assert_eq!((found.chance * f64::from(ONE)) as i32, highest, "{what}");
                    }
                    assert!(expected.contains(&(found.best, highest)), "{what}");
                }
            }
        }
    }

    #[test]
    fn moves_that_seem_too_poor_are_not_played() {
        let sheet = RuleSheet::CARPIGNANO;
        let (mut left_out, mut played_otherwise) = (0, 0);
        for position in decisions(&sheet, 4, 3) {
            let seeming = plain_moves(&sheet, &position, 0);
            let best = seeming.iter().map(|(_, value)| *value).max().expect("there is a move");
            let played = |margin| {
                let limits = Limits { throws: 1, nodes: u64::MAX, margin };
                Search::new(&sheet, &Fake, limits).best(&position).expect("there is a move").best
            };
            let (with_margin, without) = (played(Some(0.25)), played(None));
            let is_poor = |(_, value): &(Move, i32)| *value < best - ONE / 4;
            assert!(!seeming.iter().any(|one| one.0 == with_margin && is_poor(one)), "{position}: {with_margin}");
            left_out += u32::from(seeming.iter().any(|one| one.0 == without && is_poor(one)));
            played_otherwise += u32::from(with_margin != without);
        }
        assert!(left_out > 0 && left_out == played_otherwise, "{left_out}, {played_otherwise}");
    }

    #[test]
    fn without_poor_moves_far_fewer_positions_are_evaluated() {
        let sheet = RuleSheet::CARPIGNANO;
        let evaluator = crate::Learnt::new(sheet);
        let nodes = |margin| {
            let limits = Limits { throws: 3, nodes: u64::MAX, margin };
            let of = |position| Search::new(&sheet, &evaluator, limits).best(&position).expect("there is a move").nodes;
            decisions(&sheet, 1, 19).into_iter().map(of).sum::<u64>()
        };
        let (few, all) = (nodes(Some(0.04)), nodes(None));
        assert!(4 * few < 3 * all, "{few} of {all}");
    }

    #[test]
    fn a_search_that_ends_early_keeps_what_it_has_found() {
        let sheet = RuleSheet::UNINERD;
        for position in decisions(&sheet, 3, 5) {
            let found = |throws, nodes| {
                let limits = Limits { throws, nodes, margin: None };
                Search::new(&sheet, &Fake, limits).best(&position).expect("there is a move")
            };
            let of_one_throw = found(1, u64::MAX);
            // With as many nodes as one throw takes, the second iteration ends before the value of its first move.
            let early = found(2, of_one_throw.nodes);
            assert_eq!((early.best, early.throws), (of_one_throw.best, of_one_throw.throws), "{position}");
        }
    }

    #[test]
    fn the_search_is_deterministic_and_keeps_its_node_limit() {
        let sheet = RuleSheet::UNINERD;
        assert_eq!(sheet.casting(), Casting::Die);
        for position in decisions(&sheet, 3, 5) {
            let limits = Limits { throws: 7, nodes: 700, margin: None };
            let mut search = Search::new(&sheet, &Fake, limits);
            let choice = search.best(&position).expect("there is a move");
            assert!(choice.nodes <= 700, "{position}: {choice:?}");
            assert_eq!(Search::new(&sheet, &Fake, limits).best(&position), Some(choice), "{position}");
            // What is remembered from the first time spares nodes, and may let the search look further, never less far.
            assert!(search.best(&position).expect("there is a move").throws >= choice.throws, "{position}");
        }
    }

    #[test]
    fn a_position_that_awaits_a_throw_has_no_best_move() {
        let sheet = RuleSheet::DUTCH;
        let position = Position::parse(&sheet, "s9/10/9c s - ?").expect("a position");
        assert_eq!(Search::new(&sheet, &Fake, Limits { throws: 2, nodes: 100, margin: None }).best(&position), None);
    }
}
