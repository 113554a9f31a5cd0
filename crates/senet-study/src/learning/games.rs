//! Games whose decisions are learnt.
//!
//! The value after a move is the exact one where it is known. Elsewhere it is that of a search of one throw with the network so
//! far or a teacher, corrected by the rest of the game: the sum of what the search changes in the values of the later positions
//! (λ-return).

use std::ops::{ControlFlow, Range};

use rayon::prelude::*;
use senet::{Owed, Position, Side};
use senet_ai::{Chance, Evaluator, ExactFirst, ExactValues, Learnt, LookAhead, Network, Subject, WinChance};

use super::decisions::{After, Decisions};
use super::{anywhere, spread};

/// Every second game begins with a random position, and lasts for some decisions only: games from the beginning have few kinds
/// of positions.
const ANYWHERE_GAME: u32 = 2;
/// The smallest number of plies of a game from a random position, and how many more there may be.
const ANYWHERE_PLIES: (u32, u32) = (20, 200);
/// The plies after which a game from the beginning is broken off.
const PLIES: u32 = 5_000;
/// In a game, each value of a move gets a random number up to one of these, times the [spread] of values, before the best is
/// taken, so that games differ.
const NOISE: [f64; 4] = [0.0, 0.005, 0.025, 0.1];
/// One move in so many is random.
const ANY_MOVE: u32 = 100;
/// One forced move in so many is learnt like a decision: some positions follow forced moves alone, and searches meet them.
const FORCED_MOVE: u32 = 8;
/// The smallest and the largest number of games that are played at a time, on all processors.
const GAMES: (usize, usize) = (16, 256);
/// Roughly the decisions of a game, to estimate how many games a round still needs.
const DECISIONS_OF_GAME: usize = 100;

/// Plays games, and judges positions by exact values where they are known, elsewhere by a network.
pub(super) struct Games<'v> {
    of: Subject,
    unsearched: ExactFirst<'v, Learnt<'v>>,
    searched: LookAhead<ExactFirst<'v, Learnt<'v>>>,
    /// The weight that a change in a later position keeps with each ply (λ).
    later: f64,
}

/// A position after a move, after the best choices until a throw is due: networks see no others.
struct Judged {
    position: Position,
    /// Its value without a search, and by a search of one throw.
    unsearched: WinChance,
    searched: WinChance,
}

/// A ply of a game.
struct Ply {
    side: Side,
    /// The value of the best move by the search, less that without one.
    change: f64,
    /// Whether later plies say nothing about the value after this one: it is exact, or cannot be judged.
    is_closed: bool,
    /// Which of the positions found in the game follow its moves, if all their values are estimates.
    estimated: Range<usize>,
}

impl<'v> Games<'v> {
    pub(super) fn new(of: &Subject, exact: &'v dyn ExactValues, network: &'v Network, later: f64) -> Games<'v> {
        let unsearched = ExactFirst::new(Some(exact), Learnt::with(of, network));
        Games { of: *of, unsearched, searched: LookAhead::new(*of.sheet(), unsearched), later }
    }

    /// Draws decisions from games. The same seed and round give the same ones. Calls `progress` with the number so far; `None` if it
    /// has answered [`ControlFlow::Break`].
    pub(super) fn decisions(
        &self,
        number: usize,
        seed: u64,
        round: u32,
        mut progress: impl FnMut(u64) -> ControlFlow<()>,
    ) -> Option<Decisions> {
        let mut decisions = Decisions::default();
        let mut next = u64::from(round) << 32;
        while decisions.len() < number {
            // The decisions are the same with any number of games at a time.
            let at_a_time = (number - decisions.len()) / DECISIONS_OF_GAME;
            let first = next;
            next += at_a_time.clamp(GAMES.0, GAMES.1) as u64;
            let games = (first..next).into_par_iter();
            let games: Vec<_> = games.map(|game| self.play(&mut Chance::new(seed, game))).collect();
            for game in games {
                decisions.extend(&game, number);
            }
            if progress(decisions.len() as u64).is_break() {
                return None;
            }
        }
        Some(decisions)
    }

    /// Plays a game. Returns the positions after the moves of its decisions, and after some forced moves.
    fn play(&self, chance: &mut Chance) -> Vec<After> {
        let sheet = self.of.sheet();
        let noise = NOISE[chance.below(NOISE.len() as u32) as usize] * f64::from(spread(&self.of));
        let (mut position, most) = if chance.below(ANYWHERE_GAME) == 0 {
            (anywhere(sheet, chance), ANYWHERE_PLIES.0 + chance.below(ANYWHERE_PLIES.1))
        } else {
            let starts: Vec<Position> = Position::starts(sheet).collect();
            (starts[chance.below(starts.len() as u32) as usize], PLIES)
        };
        let mut found = Vec::new();
        let mut plies = Vec::new();
        for _ in 0..most {
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
            if next.iter().any(|after| after.owed() != Owed::Nothing) {
                plies.push(Ply { side: position.side(), change: 0.0, is_closed: true, estimated: 0..0 });
                position = next[any];
                continue;
            }
            let judged: Vec<Judged> = next.iter().map(|after| self.judge(after)).collect();
            let mut chosen = 0;
            if next.len() > 1 {
                chosen = choose(&judged, position.side(), noise, chance);
                if chance.below(ANY_MOVE) == 0 {
                    chosen = any;
                }
            }
            let is_learnt = next.len() > 1 || chance.below(FORCED_MOVE) == 0;
            plies.push(note(&mut found, position.side(), &judged, chosen, is_learnt));
            position = next[chosen];
        }
        self.correct(&plies, &mut found);
        found
    }

    /// The position after the best moves until a throw is due or the game is over.
    fn settled(&self, position: &Position) -> Position {
        let mut position = *position;
        while !(position.is_over() || position.awaits_throw()) {
            let (side, moves) = (position.side(), position.legal_moves(self.of.sheet()));
            let chance = |after: &Position| self.unsearched.win_chance(after).seen_by(side).chance();
            let after = (0..moves.len()).filter_map(|index| moves.after(index));
            let best = after.max_by(|one, other| chance(one).total_cmp(&chance(other)));
            position = best.unwrap_or_else(|| unreachable!("a side without another move passes"));
        }
        position
    }

    fn judge(&self, after: &Position) -> Judged {
        let position = self.settled(after);
        let unsearched = self.unsearched.win_chance(&position);
        let searched = if unsearched.is_exact() { unsearched } else { self.searched.win_chance(&position) };
        Judged { position, unsearched, searched }
    }

    /// Adds to each estimated value what the search changes in the later plies of a game. All moves of a decision are corrected
    /// alike, so that the search alone determines their differences.
    fn correct(&self, plies: &[Ply], found: &mut [After]) {
        let mut rest = (Side::Cones, 0.0);
        for ply in plies.iter().rev() {
            let (side, change) = rest;
            let change = if side == ply.side { change } else { -change };
            let correction = if ply.is_closed { 0.0 } else { self.later * change };
            for after in &mut found[ply.estimated.clone()] {
                after.correct(correction as f32);
            }
            rest = (ply.side, ply.change + correction);
        }
    }
}

/// The number of the move with the best value by the search, after a random number up to `noise` was added to each.
fn choose(judged: &[Judged], side: Side, noise: f64, chance: &mut Chance) -> usize {
    let (mut best, mut chosen) = (-1.0, 0);
    for (index, judged) in judged.iter().enumerate() {
        let rated = judged.searched.seen_by(side).chance() + noise * f64::from(chance.below(1 << 16)) / 65_536.0;
        if rated > best {
            (best, chosen) = (rated, index);
        }
    }
    chosen
}

/// Returns a ply with the move `chosen`. If it is learnt, adds the positions after its moves to those found in the game.
fn note(found: &mut Vec<After>, side: Side, judged: &[Judged], chosen: usize, is_learnt: bool) -> Ply {
    let best = |value: fn(&Judged) -> WinChance| {
        WinChance::best(side, judged.iter().map(value)).map_or(0.0, WinChance::chance)
    };
    let first = found.len();
    if is_learnt {
        let after =
            |(index, judged): (usize, &Judged)| After::new(&judged.position, &judged.searched, side, index == 0);
        found.extend(judged.iter().enumerate().map(after));
    }
    let is_estimated = judged.iter().all(|judged| !judged.searched.is_exact());
    Ply {
        side,
        change: best(|judged| judged.searched) - best(|judged| judged.unsearched),
        is_closed: judged[chosen].searched.is_exact(),
        estimated: if is_estimated { first..found.len() } else { 0..0 },
    }
}

#[cfg(test)]
mod tests {
    use senet::{House, RuleSheet};
    use senet_ai::Payoff;

    use super::*;

    /// Games judged by the network of the sheet where no value is known.
    fn games(sheet: RuleSheet, exact: &dyn ExactValues, later: f64) -> Games<'_> {
        let network = Network::of(sheet.id(), Payoff::Wins).expect("a network");
        Games::new(&sheet.into(), exact, network, later)
    }

    #[test]
    fn later_changes_correct_earlier_values_up_to_an_exact_one() {
        let sheet = RuleSheet::DUTCH;
        let value = |position: &Position| Some(WinChance::exact(position.side(), 0.5, 0.0));
        let games = games(sheet, &value, 0.5);
        let position = Position::parse(&sheet, "5c4/s9/10 c - ?").expect("a position");
        let half = WinChance::estimated(Side::Cones, 0.5);
        // The cones are to throw. They have moved in the first decision, and not in the second.
        let mut found = [Side::Cones, Side::Spools, Side::Cones].map(|mover| After::new(&position, &half, mover, true));
        let ply = |side, change, is_closed, estimated| Ply { side, change, is_closed, estimated };
        let plies = [
            ply(Side::Cones, 0.3, false, 0..1),
            ply(Side::Spools, 0.1, false, 1..2),
            ply(Side::Cones, 0.08, true, 2..3),
            ply(Side::Cones, 0.2, false, 3..3),
        ];
        games.correct(&plies, &mut found);
        // The spools lose half of 0.08; the cones lose half of what the spools gain after that: 0.1 − 0.04.
        let values = found.map(|after| after.value);
        for (found, expected) in values.into_iter().zip([0.47, 0.54, 0.5]) {
            assert!((found - expected).abs() < 1e-6, "{values:?}");
        }
    }

    #[test]
    fn forced_moves_and_moves_before_a_choice_of_the_other_side_are_learnt() {
        let known = |position: &Position| Some(WinChance::exact(position.side(), 0.6, 0.0));
        let decisions = games(RuleSheet::UNINERD, &known, 0.0)
            .decisions(2_000, 1, 0, |_| ControlFlow::Continue(()))
            .expect("all decisions");
        let all: Vec<&[After]> = (0..decisions.len()).map(|number| decisions.get(number)).collect();
        assert!(all.iter().any(|after| after.len() == 1));
        // The side to throw next has kept its piece on the last house (`U5`).
        let is_after_choice = |after: &After| {
            let own = after.position().map(|position| position.own());
            !after.same_side && own.is_some_and(|own| own.contains(House::LAST))
        };
        assert!(all.iter().any(|after| after.len() > 1 && after.iter().any(is_after_choice)));
    }

    #[test]
    fn values_are_exact_where_they_are_known_and_searched_elsewhere() {
        let sheet = RuleSheet::DUTCH;
        let known = |position: &Position| position.own().len() + position.enemy().len() < 8;
        let exact = |position: &Position| known(position).then(|| WinChance::exact(position.side(), 0.6, 0.0));
        let games = games(sheet, &exact, 0.0);
        let decisions = games.decisions(2_000, 1, 0, |_| ControlFlow::Continue(())).expect("all decisions");
        let (mut exact_values, mut searched_values) = (0, 0);
        for after in (0..decisions.len()).flat_map(|number| decisions.get(number)) {
            let Some(position) = after.position() else { continue };
            let expected = if known(&position) {
                exact_values += 1;
                0.6
            } else {
                searched_values += 1;
                games.searched.win_chance(&position).chance()
            };
            assert!((f64::from(after.value) - expected).abs() < 1e-6, "{position}");
        }
        assert!(exact_values > 20 && searched_values > 20, "{exact_values} {searched_values}");
    }
}
