//! Training a shallow network by self-play.
//!
//! The network evaluates every position in which a side is about to throw. Its target is the λ-return: the mean over all throws of
//! its own values after the best moves, mixed with the targets of later positions of the game, and the exact value where it is
//! known. After each game, one step of gradient descent moves all values of the game towards their targets (temporal-difference
//! learning), and the values of random positions towards the exact ones where these are known.

use std::ops::ControlFlow;

use senet::{Phase, Position, Side};
use senet_ai::network::shallow::{HIDDEN, Unit};
use senet_ai::network::{BEYOND, FEATURES, ShallowNetwork, activation, features, logistic};
use senet_ai::{Chance, ComputerPlayer, ExactValues, Network, Subject, WinChance};

use super::adam::{Adam, annealed};
use super::anywhere;

/// A training by self-play. The same settings give the same network, bit for bit, on every machine.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SelfPlay {
    /// The sheet, and what its players play for.
    pub of: Subject,
    /// The number of games.
    pub games: u64,
    /// The seed of the first weights, and of all throws and choices.
    pub seed: u64,
}

/// The learning rate at the beginning and at the end, with cosine annealing in between.
const RATES: (f32, f32) = (0.006, 0.000_1);
/// λ at the beginning and at the end. At the beginning, only the end of a game carries information.
const LATER: (f32, f32) = (0.9, 0.2);
/// Exploration: one move in `ANY_MOVE` is random, one game in `ANY_GAME` begins with up to `ANY_PLIES` random moves, and in one
/// game in `GUEST_GAME`, the player `greedy` has one of the sides.
const ANY_MOVE: u32 = 50;
const ANY_GAME: u32 = 4;
const ANY_PLIES: u32 = 60;
const GUEST_GAME: u32 = 3;
/// One game in three begins from a random position, because games from the start have few endgames.
const ANYWHERE_GAME: u32 = 3;
/// With each game, as many random positions are drawn, and those are learnt whose exact value is known. Games have few kinds of
/// positions, and those of a game are much alike.
const ANYWHERE: u32 = 320;

/// A position of a game in which a throw was due.
struct Moment {
    position: Position,
    /// Its value by a search of one throw.
    expected: f32,
    /// Its exact value, if it is known.
    exact: Option<f32>,
    /// Whether later positions say nothing about it, because a move other than the best was played.
    broken: bool,
}

impl SelfPlay {
    /// Trains a network. Calls `progress` after each game. `None` if it has answered [`ControlFlow::Break`], or if a table is damaged.
    pub fn run(
        &self,
        exact: Option<&dyn ExactValues>,
        mut progress: impl FnMut() -> ControlFlow<()>,
    ) -> Option<Network> {
        let mut trainer = Trainer::new(self.of, exact, &mut Chance::new(self.seed, u64::MAX));
        for game in 0..self.games {
            let part = game as f32 / self.games as f32;
            let chance = &mut Chance::new(self.seed, game);
            let moments = trainer.play(chance);
            let known = trainer.known_anywhere(chance);
            let rate = annealed(RATES, part);
            let later = LATER.0 + (LATER.1 - LATER.0) * part;
            trainer.learn(&moments, &known, rate, later);
            if progress().is_break() || exact.is_some_and(ExactValues::is_damaged) {
                return None;
            }
        }
        Some(trainer.network())
    }
}

/// The trainer of a network in floating-point numbers. The hidden units have a leaky activation, clipped to 0 and 1.
struct Trainer<'e> {
    of: Subject,
    exact: Option<&'e dyn ExactValues>,
    /// A row of weights for each feature, and the rows below.
    rows: Box<Rows>,
    /// Moving averages of the gradients and of their squares (Adam).
    slopes: Box<Rows>,
    squares: Box<Rows>,
    adam: Adam,
}

type Rows = [[f32; HIDDEN]];
/// The row of the biases of hidden units.
const BIASES: usize = FEATURES;
/// The row of the weights of hidden units in the output.
const WORTH: usize = FEATURES + 1;
/// The row whose first number is the bias of the output.
const LAST: usize = FEATURES + 2;
const ROWS: usize = FEATURES + 3;

/// A chance of `owner` as `viewer` sees it, in the precision of the network.
#[inline]
fn seen_by(viewer: Side, owner: Side, chance: f32) -> f32 {
    WinChance::estimated(owner, chance.into()).seen_by(viewer).chance() as f32
}

fn nothing() -> Box<Rows> {
    vec![[0.0; HIDDEN]; ROWS].into()
}

impl<'e> Trainer<'e> {
    fn new(of: Subject, exact: Option<&'e dyn ExactValues>, chance: &mut Chance) -> Trainer<'e> {
        let mut between = |most: f32| (chance.below(2001) as f32 / 1000.0 - 1.0) * most;
        let mut rows = nothing();
        rows[..FEATURES].fill_with(|| std::array::from_fn(|_| between(0.2)));
        rows[BIASES] = std::array::from_fn(|_| 0.5 + between(0.3));
        rows[WORTH] = std::array::from_fn(|_| between(0.5));
        Trainer { of, exact, rows, slopes: nothing(), squares: nothing(), adam: Adam::new(1e-6) }
    }

    /// The inputs of the hidden units.
    #[inline]
    fn sums(&self, position: &Position) -> [f32; HIDDEN] {
        let mut sums = self.rows[BIASES];
        for feature in features(position) {
            for (sum, weight) in sums.iter_mut().zip(&self.rows[feature]) {
                *sum += weight;
            }
        }
        sums
    }

    #[inline]
    fn judge(&self, sums: &[f32; HIDDEN]) -> f32 {
        // Summed in lanes, as processors do it, in an order that is always the same.
        let mut lanes = [0.0_f32; 8];
        for (sums, worth) in sums.chunks_exact(8).zip(self.rows[WORTH].chunks_exact(8)) {
            for ((lane, sum), worth) in lanes.iter_mut().zip(sums).zip(worth) {
                *lane += activation(*sum) * worth;
            }
        }
        logistic(self.rows[LAST][0] + lanes.iter().sum::<f32>())
    }

    /// The value of a game that is over.
    fn end(&self, position: &Position) -> f32 {
        WinChance::of_end(&self.of, position).chance() as f32
    }

    fn exact(&self, position: &Position) -> Option<f32> {
        Some(self.exact?.value(position)?.chance() as f32)
    }

    /// The chance of winning of the side to act, or what stands for its match points.
    fn value(&self, position: &Position) -> f32 {
        match position.phase() {
            Phase::Over => self.end(position),
            Phase::Throw => self.exact(position).unwrap_or_else(|| self.judge(&self.sums(position))),
            Phase::Play(_) | Phase::Rest { .. } | Phase::TurnStart => self.best(position).1,
        }
    }

    /// The index and the value of the best move.
    fn best(&self, position: &Position) -> (usize, f32) {
        let moves = position.legal_moves(self.of.sheet());
        let mut best = (0, -1.0);
        for (index, after) in (0..moves.len()).filter_map(|index| moves.after(index)).enumerate() {
            let value = seen_by(position.side(), after.side(), self.value(&after));
            if value > best.1 {
                best = (index, value);
            }
        }
        best
    }

    /// The value of a position by a search of one throw.
    fn expected(&self, position: &Position) -> f32 {
        let weights = self.of.sheet().casting().weights();
        let total: u32 = weights.iter().map(|(_, weight)| weight).sum();
        let value = |throw| self.best(&position.throw_unchecked(throw)).1;
        let sum: f32 = weights.iter().map(|(throw, weight)| *weight as f32 * value(*throw)).sum();
        sum / total as f32
    }

    /// The first position of a game.
    fn start(&self, chance: &mut Chance) -> Position {
        if chance.below(ANYWHERE_GAME) != 0 {
            let starts: Vec<Position> = Position::starts(self.of.sheet()).collect();
            return starts[chance.below(starts.len() as u32) as usize];
        }
        anywhere(self.of.sheet(), chance)
    }

    /// Random positions whose exact values are known, and these.
    fn known_anywhere(&self, chance: &mut Chance) -> Vec<(Position, f32)> {
        if self.exact.is_none() {
            return Vec::new();
        }
        let positions = (0..ANYWHERE).map(|_| anywhere(self.of.sheet(), chance));
        positions.filter_map(|position| Some((position, self.exact(&position)?))).collect()
    }

    /// Plays a game against itself. Returns the positions in which a throw was due, and the end.
    fn play(&self, chance: &mut Chance) -> Vec<Moment> {
        let mut position = self.start(chance);
        let any_plies = if chance.below(ANY_GAME) == 0 { chance.below(ANY_PLIES) } else { 0 };
        let guest = (chance.below(GUEST_GAME) == 0).then(|| Side::BOTH[chance.below(2) as usize]);
        let mut moments: Vec<Moment> = Vec::with_capacity(256);
        let moment = |position: &Position| {
            let exact = if position.is_over() { Some(self.end(position)) } else { self.exact(position) };
            let expected = exact.unwrap_or_else(|| self.expected(position));
            Moment { position: *position, expected, exact, broken: false }
        };
        for ply in 0.. {
            if position.is_over() {
                break;
            }
            if position.awaits_throw() {
                moments.push(moment(&position));
                position = position.throw_unchecked(chance.throw(self.of.sheet().casting()).throw());
            }
            let moves = position.legal_moves(self.of.sheet());
            let best = self.best(&position).0;
            let index = if moves.len() > 1 && (ply < any_plies || chance.below(ANY_MOVE) == 0) {
                chance.below(moves.len() as u32) as usize
            } else if guest == Some(position.side()) {
                let chosen = ComputerPlayer::Greedy.choose(self.of.sheet(), &position, chance);
                moves.iter().position(|legal| legal == chosen).unwrap_or(best)
            } else {
                best
            };
            if let Some(last) = moments.last_mut() {
                last.broken |= index != best;
            }
            let Some(after) = moves.after(index) else { break };
            position = after;
        }
        moments.push(moment(&position));
        moments
    }

    /// Moves the values of a game towards their targets, and those of known positions towards the exact ones.
    fn learn(&mut self, moments: &[Moment], known: &[(Position, f32)], rate: f32, later: f32) {
        let Some((end, before)) = moments.split_last() else { return };
        let mut slopes = nothing();
        for (position, exact) in known {
            self.add_slopes(position, *exact, &mut slopes);
        }
        let mut came = 1.0;
        let mut side = end.position.side();
        for Moment { position, expected, exact, broken } in before.iter().rev() {
            let next = seen_by(position.side(), side, came);
            side = position.side();
            came = match exact {
                Some(exact) => *exact,
                None if *broken => *expected,
                None => expected + later * (next - expected),
            };
            self.add_slopes(position, came, &mut slopes);
        }
        self.step(&slopes, rate);
    }

    /// Adds the gradient of the cross entropy at a position.
    fn add_slopes(&self, position: &Position, target: f32, slopes: &mut Rows) {
        let sums = self.sums(position);
        let error = target - self.judge(&sums);
        let mut of_sums = [0.0; HIDDEN];
        for (unit, slope) in of_sums.iter_mut().enumerate() {
            let between = sums[unit] > 0.0 && sums[unit] < 1.0;
            *slope = error * self.rows[WORTH][unit] * if between { 1.0 } else { BEYOND };
            slopes[WORTH][unit] += error * activation(sums[unit]);
        }
        slopes[LAST][0] += error;
        for row in features(position).chain([BIASES]) {
            for (sum, slope) in slopes[row].iter_mut().zip(&of_sums) {
                *sum += slope;
            }
        }
    }

    /// One step of Adam. Rare features would hardly be learnt with steps in proportion to the gradient.
    fn step(&mut self, slopes: &Rows, rate: f32) {
        let step = self.adam.step(rate);
        let numbers = self.rows.as_flattened_mut().iter_mut().zip(slopes.as_flattened());
        let means = self.slopes.as_flattened_mut().iter_mut().zip(self.squares.as_flattened_mut());
        for ((number, slope), (mean, square)) in numbers.zip(means) {
            step.apply(number, mean, square, *slope);
        }
    }

    /// The quantised network. Each hidden unit has its own scale, so that its largest weight is 127.
    fn network(&self) -> Network {
        let scale = |unit: usize| {
            let largest = self.rows[..FEATURES].iter().map(|row| row[unit].abs()).fold(0.001, f32::max);
            127.0 / largest
        };
        let scales: [f32; HIDDEN] = std::array::from_fn(scale);
        let weights: [[i8; HIDDEN]; FEATURES] = std::array::from_fn(|feature| {
            std::array::from_fn(|unit| (self.rows[feature][unit] * scales[unit]).round() as i8)
        });
        let unit = |unit: usize| Unit {
            bias: (self.rows[BIASES][unit] * scales[unit]).round() as i16,
            limit: scales[unit].round() as i16,
            worth: (self.rows[WORTH][unit] / scales[unit] * ShallowNetwork::STEPS * BEYOND).round() as i32,
        };
        let bias = (self.rows[LAST][0] * ShallowNetwork::STEPS).round() as i32;
        Network::Shallow(ShallowNetwork::new(&weights, std::array::from_fn(unit), bias))
    }
}

#[cfg(test)]
mod tests {
    use senet::RuleSheet;
    use senet_ai::{Evaluator, Learnt};

    use super::*;

    const GO_ON: ControlFlow<()> = ControlFlow::Continue(());

    #[test]
    fn a_training_that_is_stopped_makes_no_network() {
        let training = SelfPlay { of: RuleSheet::UNINERD.into(), games: u64::MAX, seed: 1 };
        assert!(training.run(None, || ControlFlow::Break(())).is_none());
    }

    #[test]
    fn a_seed_gives_the_same_network() {
        let learn = |seed| {
            SelfPlay { of: RuleSheet::UNINERD.into(), games: 20, seed }.run(None, || GO_ON).expect("a whole training")
        };
        assert_eq!(learn(3), learn(3));
        assert_ne!(learn(3), learn(4));
    }

    #[test]
    fn training_improves_the_network() {
        // Positions that differ in one side's place must be told apart after a few hundred games.
        let sheet = RuleSheet::CARPIGNANO;
        let network = SelfPlay { of: sheet.into(), games: 300, seed: 1 }.run(None, || GO_ON).expect("a whole training");
        let chance = |text| {
            let position = Position::parse(&sheet, text).expect("a position");
            Learnt::with(sheet, &network).win_chance(&position).chance()
        };
        let (ahead, behind) = (chance("cc8/10/2ss6 s - ?"), chance("ss8/10/2cc6 s - ?"));
        assert!(ahead > behind + 0.1, "{ahead} {behind}");
    }

    #[test]
    fn exact_values_are_learnt_where_they_reach() {
        let sheet = RuleSheet::FRENCH;
        // As if the side to throw always won with one piece against one.
        let told = |position: &Position| {
            let one_each = position.own().len() == 1 && position.enemy().len() == 1;
            one_each.then_some(WinChance::won(position.side()))
        };
        let position = Position::parse(&sheet, "s9/10/9c s - ?").expect("a position");
        let chance = |exact| {
            let network =
                SelfPlay { of: sheet.into(), games: 400, seed: 1 }.run(exact, || GO_ON).expect("a whole training");
            Learnt::with(sheet, &network).win_chance(&position).chance()
        };
        let (told, untold) = (chance(Some(&told)), chance(None));
        assert!(told > untold + 0.1, "{told} {untold}");
    }
}
