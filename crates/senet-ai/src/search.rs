//! Expectimax: the best move, if later throws count by their chances and both sides play their best.
//!
//! Values are integers, so that pruning never changes a result by rounding, and every machine finds the same move.

use senet::{Move, MoveList, Phase, Position, RuleSheet};

use crate::transposition::TranspositionTable;
use crate::{Evaluator, WinChance};

/// A chance of 1.
const ONE: i32 = 1 << 24;
/// Bounds outside of all values.
const ALL: (i32, i32) = (-1, ONE + 1);
/// Growth of the nodes from one iteration to the next. An iteration begins only if the remaining nodes are at least this many
/// times those of the last one: an unfinished iteration is lost.
const GROWTH: u64 = 8;

/// The limits of a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// The largest depth, in throws.
    pub throws: u8,
    /// The largest number of positions; repeated visits count again. Depth 0 is always within the limit.
    pub nodes: u64,
}

/// The result of a search.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SearchResult {
    /// The best move.
    pub best: Move,
    /// The chance of winning after it, from 0 to 1, as the search evaluates it.
    pub chance: f64,
    /// The search depth in throws that all moves reached.
    pub throws: u8,
    /// The number of visited positions.
    pub nodes: u64,
}

/// A search under one sheet, with an evaluator at the leaves.
///
/// Iterative deepening, throw by throw: each iteration orders moves by the values of the last one. A transposition table keeps
/// visited positions. Moves and throws are pruned where even a certain win or loss would not change the result (Star1); before
/// all moves of a throw are searched, one move of each throw is, which often suffices (Star2).
pub struct Search<'e, E> {
    sheet: &'e RuleSheet,
    evaluator: &'e E,
    limits: Limits,
    table: TranspositionTable,
    nodes: u64,
    /// The number of nodes at which the search stops.
    last_node: u64,
}

/// The search has reached its limit of nodes.
struct Exhausted;

impl<'e, E: Evaluator> Search<'e, E> {
    /// A search with an empty transposition table.
    pub fn new(sheet: &'e RuleSheet, evaluator: &'e E, limits: Limits) -> Search<'e, E> {
        Search { sheet, evaluator, limits, table: TranspositionTable::new(), nodes: 0, last_node: u64::MAX }
    }

    /// Returns the best move; `None` if no move is due. A forced move is not searched: its chance is the evaluator's.
    pub fn best(&mut self, position: &Position) -> Option<SearchResult> {
        let (order, throws) = self.look(position, false);
        let (best, value) = *order.first()?;
        Some(SearchResult { best, chance: chance(value), throws, nodes: self.nodes })
    }

    /// Returns all legal moves with the chances of winning after them, the best first; and the search depth in throws.
    pub fn moves(&mut self, position: &Position) -> (Vec<(Move, f64)>, u8) {
        let (order, throws) = self.look(position, true);
        (order.into_iter().map(|(legal, value)| (legal, chance(value))).collect(), throws)
    }

    /// Searches deeper and deeper until a limit is reached. Unless `every` value is wanted, all but the first may be bounds.
    fn look(&mut self, position: &Position, every: bool) -> (Vec<(Move, i32)>, u8) {
        let moves = position.legal_moves(self.sheet);
        self.nodes = 0;
        self.last_node = u64::MAX;
        let natural: Vec<usize> = (0..moves.len()).collect();
        let Ok(mut order) = self.look_once(position, &moves, &natural, 0, every) else { return (Vec::new(), 0) };
        let mut throws = 0;
        self.last_node = self.limits.nodes;
        while throws < self.limits.throws && (moves.len() > 1 || every) {
            let before = self.nodes;
            let indices: Vec<usize> = order.iter().map(|(index, _)| *index).collect();
            match self.look_once(position, &moves, &indices, throws + 1, every) {
                Ok(found) => order = found,
                Err(Exhausted) => break,
            }
            throws += 1;
            if (self.nodes - before).saturating_mul(GROWTH) > self.limits.nodes.saturating_sub(self.nodes) {
                break;
            }
        }
        let named = |(index, value): (usize, i32)| moves.get(index).map(|legal| (legal, value));
        (order.into_iter().filter_map(named).collect(), throws)
    }

    /// Searches all moves to a depth of `throws`. Returns them by falling value or bound; equal ones stay in order.
    fn look_once(
        &mut self,
        position: &Position,
        moves: &MoveList,
        order: &[usize],
        throws: u8,
        every: bool,
    ) -> Result<Vec<(usize, i32)>, Exhausted> {
        let (mut alpha, beta) = ALL;
        let mut found = Vec::with_capacity(order.len());
        for index in order {
            let Some(after) = moves.after(*index) else { continue };
            let value = self.after_move(position, &after, throws, (alpha, beta))?;
            found.push((*index, value));
            if !every {
                alpha = alpha.max(value);
            }
        }
        found.sort_by_key(|(_, value)| -value);
        Ok(found)
    }

    /// Returns the value of `after` for the side that moved to it (fail-soft): outside of the bounds, a bound on the same side.
    ///
    /// Flips integers and a window, as negamax does, where [`WinChance::seen_by`] flips chances.
    fn after_move(
        &mut self,
        before: &Position,
        after: &Position,
        throws: u8,
        (alpha, beta): (i32, i32),
    ) -> Result<i32, Exhausted> {
        if after.side() == before.side() {
            self.value(after, throws, (alpha, beta))
        } else {
            self.value(after, throws, (ONE - beta, ONE - alpha)).map(|value| ONE - value)
        }
    }

    fn value(&mut self, position: &Position, throws: u8, bounds: (i32, i32)) -> Result<i32, Exhausted> {
        match position.phase() {
            Phase::Throw => self.of_throws(position, throws, bounds),
            Phase::Over => Ok(steps(self.evaluator.win_chance(position))),
            Phase::Play(_) | Phase::Rest { .. } | Phase::TurnStart => {
                Ok(self.of_moves(position, throws, bounds, 0, None)?.1)
            }
        }
    }

    /// Returns the index and the value of the best move. The move `first` is searched first, unless its value is `known`.
    fn of_moves(
        &mut self,
        position: &Position,
        throws: u8,
        (alpha, beta): (i32, i32),
        first: usize,
        known: Option<i32>,
    ) -> Result<(usize, i32), Exhausted> {
        let moves = position.legal_moves(self.sheet);
        let first = if first < moves.len() { first } else { 0 };
        let mut best = (first, known.unwrap_or(ALL.0));
        let others = (0..moves.len()).filter(|index| *index != first);
        for index in known.is_none().then_some(first).into_iter().chain(others) {
            if best.1 >= beta {
                break;
            }
            let Some(after) = moves.after(index) else { break };
            let value = self.after_move(position, &after, throws, (alpha.max(best.1), beta))?;
            if value > best.1 {
                best = (index, value);
            }
        }
        Ok(best)
    }

    /// The mean over all throws, rounded down.
    fn of_throws(&mut self, position: &Position, throws: u8, bounds: (i32, i32)) -> Result<i32, Exhausted> {
        self.nodes += 1;
        if self.nodes > self.last_node {
            return Err(Exhausted);
        }
        let value = self.evaluator.win_chance(position);
        if throws == 0 || value.is_exact() {
            return Ok(steps(value));
        }
        let mut best = [0; 6];
        if let Some(entry) = self.table.get(position) {
            let enough = entry.lower == entry.upper || entry.lower >= bounds.1 || entry.upper <= bounds.0;
            if entry.throws == throws && enough {
                return Ok(if entry.upper <= bounds.0 { entry.upper } else { entry.lower });
            }
            best = entry.best;
        }
        let value = self.mean(position, throws - 1, bounds, &mut best)?;
        let lower = if value <= bounds.0 { 0 } else { value };
        let upper = if value >= bounds.1 { ONE } else { value };
        self.table.set(position, throws, (lower, upper), best);
        Ok(value)
    }

    fn mean(
        &mut self,
        position: &Position,
        throws: u8,
        (alpha, beta): (i32, i32),
        best: &mut [u8; 6],
    ) -> Result<i32, Exhausted> {
        let weights = self.sheet.casting().weights();
        let mut sum = Sum::new(weights.iter().map(|(_, weight)| *weight).sum(), (alpha, beta));
        let mut known = [0; 6];
        for (place, (throw, weight)) in weights.iter().enumerate() {
            let cast = position.throw_unchecked(*throw);
            let moves = cast.legal_moves(self.sheet);
            let first = usize::from(best[place]);
            let Some(after) = moves.after(first).or_else(|| moves.after(0)) else { continue };
            // With the lowest alpha, so that the result is a value or a lower bound.
            let (_, enough) = sum.wanted(*weight, (0, ONE));
            let value = self.after_move(&cast, &after, throws, (ALL.0, enough))?;
            known[place] = value;
            if let Some(value) = sum.narrow(*weight, (0, ONE), (value, ONE)) {
                return Ok(value);
            }
        }
        for (place, (throw, weight)) in weights.iter().enumerate() {
            let cast = position.throw_unchecked(*throw);
            let wanted = sum.wanted(*weight, (known[place], ONE));
            let first = usize::from(best[place]);
            let (index, value) = self.of_moves(&cast, throws, wanted, first, Some(known[place]))?;
            best[place] = index as u8;
            // Outside what is wanted it is only a bound, but one that settles the sum.
            let lower = if value <= wanted.0 { known[place] } else { value };
            let upper = if value >= wanted.1 { ONE } else { value };
            if let Some(value) = sum.narrow(*weight, (known[place], ONE), (lower, upper)) {
                return Ok(value);
            }
        }
        Ok(sum.mean())
    }
}

/// A mean of values within bounds, which are narrowed until the mean is outside of the window or known.
struct Sum {
    lower: i64,
    upper: i64,
    weights: i64,
    alpha: i64,
    beta: i64,
}

impl Sum {
    fn new(weights: u32, (alpha, beta): (i32, i32)) -> Sum {
        let weights = i64::from(weights);
        Sum { lower: 0, upper: i64::from(ONE) * weights, weights, alpha: alpha.into(), beta: beta.into() }
    }

    /// Returns the window of one value outside of which the mean is outside of its own. The value is within `now`.
    fn wanted(&self, weight: u32, now: (i32, i32)) -> (i32, i32) {
        let weight = i64::from(weight);
        let others_lower = self.lower - weight * i64::from(now.0);
        let others_upper = self.upper - weight * i64::from(now.1);
        // The mean is rounded down: it is at most alpha below (alpha + 1) times the weights.
        let alpha = ceiling((self.alpha + 1) * self.weights - others_upper, weight) - 1;
        let beta = ceiling(self.beta * self.weights - others_lower, weight);
        let range = |value: i64| value.clamp(ALL.0.into(), ALL.1.into()) as i32;
        (range(alpha), range(beta))
    }

    /// Narrows the bounds of a value. Returns a bound of the mean, if it is outside of the window.
    fn narrow(&mut self, weight: u32, old: (i32, i32), new: (i32, i32)) -> Option<i32> {
        self.lower += i64::from(weight) * i64::from(new.0 - old.0);
        self.upper += i64::from(weight) * i64::from(new.1 - old.1);
        let (lower, upper) = (self.lower / self.weights, self.upper / self.weights);
        if lower >= self.beta {
            Some(lower as i32)
        } else if upper <= self.alpha {
            Some(upper as i32)
        } else {
            None
        }
    }

    fn mean(&self) -> i32 {
        (self.lower / self.weights) as i32
    }
}

/// The quotient, rounded up.
fn ceiling(number: i64, divisor: i64) -> i64 {
    -(-number).div_euclid(divisor)
}

fn steps(value: WinChance) -> i32 {
    (value.chance() * f64::from(ONE)) as i32
}

fn chance(value: i32) -> f64 {
    f64::from(value) / f64::from(ONE)
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
    fn pruning_changes_nothing() {
        for sheet in RuleSheet::every() {
            for position in decisions(&sheet, 4, 7) {
                for throws in 0..=2 {
                    let limits = Limits { throws, nodes: u64::MAX };
                    let expected = plain_moves(&sheet, &position, throws);
                    let highest = expected.iter().map(|(_, value)| *value).max().expect("there is a move");
                    let mut search = Search::new(&sheet, &Fake, limits);
                    let choice = search.best(&position).expect("there is a move");
                    if expected.len() > 1 {
                        assert_eq!(
                            (choice.chance * f64::from(ONE)) as i32,
                            highest,
                            "{sheet}: {position}, {throws} throws"
                        );
                    }
                    assert!(
                        expected.contains(&(choice.best, highest)),
                        "{sheet}: {position}, {throws} throws: {}",
                        choice.best
                    );
                    let (moves, reached) = Search::new(&sheet, &Fake, limits).moves(&position);
                    assert_eq!(reached, throws);
                    for (legal, value) in expected {
                        assert!(moves.contains(&(legal, chance(value))), "{sheet}: {position}: {legal}");
                    }
                }
            }
        }
    }

    #[test]
    fn pruning_visits_far_fewer_nodes() {
        let sheet = RuleSheet::CARPIGNANO;
        let evaluator = crate::Learnt::new(sheet);
        let (mut all, mut searched) = (0, 0);
        for position in decisions(&sheet, 4, 9) {
            let limits = Limits { throws: 2, nodes: u64::MAX };
            searched += Search::new(&sheet, &evaluator, limits).best(&position).expect("there is a move").nodes;
            let mut search = Search::new(&sheet, &evaluator, limits);
            search.moves(&position);
            all += search.nodes;
        }
        println!("{searched} of {all}");
        assert!(5 * searched < 4 * all, "{searched} of {all}");
    }

    #[test]
    fn the_search_is_deterministic_and_keeps_its_node_limit() {
        let sheet = RuleSheet::UNINERD;
        assert_eq!(sheet.casting(), Casting::Die);
        for position in decisions(&sheet, 3, 5) {
            let limits = Limits { throws: 9, nodes: 700 };
            let mut search = Search::new(&sheet, &Fake, limits);
            let choice = search.best(&position).expect("there is a move");
            assert!(choice.nodes <= 701, "{position}: {choice:?}");
            assert_eq!(Search::new(&sheet, &Fake, limits).best(&position), Some(choice), "{position}");
            // What is remembered from the first time spares nodes, and may let the search look further, never less far.
            assert!(search.best(&position).expect("there is a move").throws >= choice.throws, "{position}");
        }
    }

    #[test]
    fn a_position_that_awaits_a_throw_has_no_best_move() {
        let sheet = RuleSheet::DUTCH;
        let position = Position::parse(&sheet, "s9/10/9c s - ?").expect("a position");
        assert_eq!(Search::new(&sheet, &Fake, Limits { throws: 2, nodes: 100 }).best(&position), None);
    }
}
