//! Training a network on exact values, and on those of its own search where these are not known.
//!
//! The network learns what stands after each move of a decision: the value (cross entropy), and, more heavily, the differences
//! between the moves, which alone determine the choice.

use std::collections::VecDeque;
use std::ops::ControlFlow;

use pulp::Arch;
use rayon::prelude::*;
use senet::Position;
use senet_ai::network::{BEYOND, FEATURES, FIRST, OUTPUTS, SECOND, Upper, activation, dot, features, logistic, output};
use senet_ai::{Chance, ExactValues, Network, Subject};

use super::adam::{Adam, annealed};
use super::decisions::{After, Decisions};
use super::games::Games;
use super::spread;

/// A training of a network. The same settings and tables give the same network, bit for bit, on every machine.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Training<'t> {
    /// The sheet, and what its players play for.
    pub of: Subject,
    /// The number of decisions to learn from, and of forced moves that are learnt like them, in all rounds. At least as many as
    /// rounds.
    pub decisions: u32,
    /// The average number of times that each decision is learnt.
    pub passes: u32,
    /// The number of rounds: in each, decisions are drawn from games judged by the network so far, or by the teacher, then learnt.
    /// One, where all values are known.
    pub rounds: u32,
    /// The seed of the games, of the first weights, and of the order of learning.
    pub seed: u64,
    /// A network of this sheet that judges what is not known, in place of the network so far. Its games must end: a side that can
    /// wait for as long as it likes (`S3`) learns from its own judgement that waiting is good.
    pub teacher: Option<&'t Network>,
}

/// Decisions of one step of gradient descent.
const BATCH: usize = 1024;
/// Parts of a batch that are learnt at the same time, on any number of processors: the order of additions must not change.
const PARTS: usize = 2;
/// The largest number of moves of a decision: five pieces, and an extra move.
const MOST_MOVES: usize = 8;
/// The learning rate at the beginning and at the end, with cosine annealing in between.
const RATES: (f32, f32) = (0.003, 0.000_01);
/// Steps until the learning rate is reached.
const WARMING: f32 = 200.0;
/// The weight of differences between the moves of a decision, where that of values is 1.
const DIFFERENCES: f32 = 40.0;

/// λ, the weight that later plies of a game keep with each ply, in the first round and towards the last one. At first the values of
/// full boards must come from afar; at last, what the search says is better than the course of one game.
const LATER: (f64, f64) = (0.98, 0.8);
/// The rounds whose decisions are learnt: the last ones.
const KEPT_ROUNDS: usize = 10;

impl Training<'_> {
    /// The number of steps of which [`run`](Training::run) tells: decisions drawn, and decisions learnt, with repetitions.
    pub fn steps(&self) -> u64 {
        u64::from(self.decisions) + u64::from(self.decisions) * u64::from(self.passes)
    }

    /// Trains a network. Calls `progress` often, with the steps so far. `None` if it has answered [`ControlFlow::Break`], or if
    /// a table is damaged.
    ///
    /// # Panics
    ///
    /// If there are no rounds, or more than decisions.
    pub fn run(&self, exact: &dyn ExactValues, mut progress: impl FnMut(u64) -> ControlFlow<()>) -> Option<Network> {
        assert!((1..=self.decisions).contains(&self.rounds), "each round has decisions");
        let mut progress = |steps| {
            progress(steps)?;
            if exact.is_damaged() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        };
        let mut chance = Chance::new(self.seed, u64::MAX);
        let mut trainer = Trainer::new(spread(&self.of), &mut chance);
        let number = self.decisions / self.rounds;
        let batches = (u64::from(self.decisions) * u64::from(self.passes)).div_ceil(BATCH as u64);
        let mut batch = 0;
        let mut pool: VecDeque<Decisions> = VecDeque::new();
        for round in 0..self.rounds {
            let learnt = trainer.parameters.network();
            let judge = self.teacher.unwrap_or(&learnt);
            let later = LATER.0 + (LATER.1 - LATER.0) * f64::from(round) / f64::from(self.rounds);
            let games = Games::new(&self.of, exact, judge, later);
            let before = u64::from(round * number) + batch * BATCH as u64;
            pool.push_back(games.decisions(number as usize, self.seed, round, |drawn| progress(before + drawn))?);
            if pool.len() > KEPT_ROUNDS {
                pool.pop_front();
            }
            let drawn = u64::from((round + 1) * number);
            while batch < batches * u64::from(round + 1) / u64::from(self.rounds) {
                let part = batch as f32 / batches as f32;
                let rate = annealed(RATES, part) * ((batch + 1) as f32 / WARMING).min(1.0);
                let mut any = || {
                    let at = chance.below(pool.len() as u32 * number);
                    pool[(at / number) as usize].get((at % number) as usize)
                };
                let decisions: Vec<&[After]> = (0..BATCH).map(|_| any()).collect();
                trainer.learn(&decisions, rate);
                batch += 1;
                if progress(drawn + batch * BATCH as u64).is_break() {
                    return None;
                }
            }
        }
        Some(trainer.parameters.network())
    }
}

/// The offsets of the parameters by kind, after the weights of the first layer by feature and unit.
const FIRST_BIASES: usize = FEATURES * FIRST;
const SECOND_WEIGHTS: usize = FIRST_BIASES + FIRST;
const SECOND_BIASES: usize = SECOND_WEIGHTS + SECOND * FIRST;
const OUTPUT_WEIGHTS: usize = SECOND_BIASES + SECOND;
const OUTPUT_BIASES: usize = OUTPUT_WEIGHTS + OUTPUTS * SECOND;
const PARAMETERS: usize = OUTPUT_BIASES + OUTPUTS;

/// The parameters of a network, or a gradient, in floating-point numbers.
struct Parameters {
    numbers: Vec<f32>,
    /// An output times this is the logarithm of the odds. It is the [`spread`] of values, so that parameters are as large for match
    /// points as for chances of winning.
    scale: f32,
}

/// The values of all units at a position, and its features.
struct Evaluated {
    features: Vec<usize>,
    output: usize,
    /// The inputs of the first layer, and its activations.
    first: ([f32; FIRST], [f32; FIRST]),
    /// Likewise of the second layer.
    second: ([f32; SECOND], [f32; SECOND]),
    chance: f32,
}

/// The slope of the activation.
#[inline(always)]
fn slope(input: f32) -> f32 {
    if input > 0.0 && input < 1.0 { 1.0 } else { BEYOND }
}

impl Parameters {
    fn zero(scale: f32) -> Parameters {
        Parameters { numbers: vec![0.0; PARAMETERS], scale }
    }

    fn random(scale: f32, chance: &mut Chance) -> Parameters {
        let mut parameters = Parameters::zero(scale);
        let mut fill = |from: usize, to: usize, middle: f32, most: f32| {
            for number in &mut parameters.numbers[from..to] {
                *number = middle + (chance.below(2001) as f32 / 1000.0 - 1.0) * most;
            }
        };
        fill(0, FIRST_BIASES, 0.0, 0.16);
        fill(FIRST_BIASES, SECOND_WEIGHTS, 0.5, 0.3);
        fill(SECOND_WEIGHTS, SECOND_BIASES, 0.0, 0.13);
        fill(SECOND_BIASES, OUTPUT_WEIGHTS, 0.5, 0.3);
        fill(OUTPUT_WEIGHTS, OUTPUT_WEIGHTS + SECOND, 0.0, 0.3);
        // All outputs begin alike.
        for output in 1..OUTPUTS {
            let at = OUTPUT_WEIGHTS + output * SECOND;
            parameters.numbers.copy_within(OUTPUT_WEIGHTS..OUTPUT_WEIGHTS + SECOND, at);
        }
        parameters
    }

    #[inline(always)]
    fn row<const N: usize>(&self, at: usize) -> &[f32; N] {
        self.numbers[at..at + N].as_array().unwrap_or_else(|| unreachable!("the length is N"))
    }

    #[inline(always)]
    fn row_mut<const N: usize>(&mut self, at: usize) -> &mut [f32; N] {
        self.numbers[at..at + N].as_mut_array().unwrap_or_else(|| unreachable!("the length is N"))
    }

    #[inline(always)]
    fn evaluate(&self, position: &Position, to: &mut Evaluated) {
        let Evaluated { features: set, output: at, first, second, chance } = to;
        set.clear();
        set.extend(features(position));
        *at = output(position);
        first.0 = *self.row(FIRST_BIASES);
        for feature in &*set {
            for (sum, weight) in first.0.iter_mut().zip(self.row::<FIRST>(feature * FIRST)) {
                *sum += weight;
            }
        }
        first.1 = first.0.map(activation);
        for (unit, input) in second.0.iter_mut().enumerate() {
            let weights = self.row::<FIRST>(SECOND_WEIGHTS + unit * FIRST);
            *input = self.numbers[SECOND_BIASES + unit] + dot(weights, &first.1);
        }
        second.1 = second.0.map(activation);
        let weights = self.row::<SECOND>(OUTPUT_WEIGHTS + *at * SECOND);
        *chance = logistic(self.scale * (self.numbers[OUTPUT_BIASES + *at] + dot(weights, &second.1)));
    }

    /// Adds to this gradient that of the output of an evaluated position, before it is scaled, times `error`.
    #[inline(always)]
    fn add(&mut self, parameters: &Parameters, at: &Evaluated, error: f32) {
        self.numbers[OUTPUT_BIASES + at.output] += error;
        let weights = parameters.row::<SECOND>(OUTPUT_WEIGHTS + at.output * SECOND);
        let gradient = self.row_mut::<SECOND>(OUTPUT_WEIGHTS + at.output * SECOND);
        let mut of_second = [0.0; SECOND];
        for unit in 0..SECOND {
            gradient[unit] += error * at.second.1[unit];
            of_second[unit] = error * weights[unit] * slope(at.second.0[unit]);
        }
        let mut of_first = [0.0; FIRST];
        for (unit, error) in of_second.into_iter().enumerate() {
            self.numbers[SECOND_BIASES + unit] += error;
            let weights = parameters.row::<FIRST>(SECOND_WEIGHTS + unit * FIRST);
            let gradient = self.row_mut::<FIRST>(SECOND_WEIGHTS + unit * FIRST);
            for below in 0..FIRST {
                gradient[below] += error * at.first.1[below];
                of_first[below] += error * weights[below];
            }
        }
        for (error, input) in of_first.iter_mut().zip(at.first.0) {
            *error *= slope(input);
        }
        for row in at.features.iter().map(|feature| feature * FIRST).chain([FIRST_BIASES]) {
            for (sum, error) in self.row_mut::<FIRST>(row).iter_mut().zip(of_first) {
                *sum += error;
            }
        }
    }

    /// The network with these parameters, rounded.
    fn network(&self) -> Network {
        let scaled = |weight: f32| weight * self.scale;
        let outputs = |output| self.row::<SECOND>(OUTPUT_WEIGHTS + output * SECOND).map(scaled);
        let upper = Upper {
            weights: Box::new(std::array::from_fn(|unit| *self.row(SECOND_WEIGHTS + unit * FIRST))),
            biases: *self.row(SECOND_BIASES),
            outputs: Box::new(std::array::from_fn(outputs)),
            output_biases: self.row::<OUTPUTS>(OUTPUT_BIASES).map(scaled),
        };
        let (weights, _) = self.numbers[..FIRST_BIASES].as_chunks();
        Network::rounded(weights, self.row(FIRST_BIASES), upper)
    }
}

/// The trainer of a network.
struct Trainer {
    parameters: Parameters,
    /// Moving averages of the gradients and of their squares (Adam).
    slopes: Parameters,
    squares: Parameters,
    adam: Adam,
    /// The gradients of the parts of a batch.
    gradients: [Parameters; PARTS],
}

impl Trainer {
    fn new(scale: f32, chance: &mut Chance) -> Trainer {
        let parameters = Parameters::random(scale, chance);
        let zero = || Parameters::zero(scale);
        Trainer {
            parameters,
            slopes: zero(),
            squares: zero(),
            adam: Adam::new(),
            gradients: std::array::from_fn(|_| zero()),
        }
    }

    /// One step of gradient descent.
    fn learn(&mut self, decisions: &[&[After]], rate: f32) {
        let Trainer { parameters, slopes, squares, adam, gradients } = self;
        let parts = decisions.par_chunks(decisions.len().div_ceil(PARTS)).zip(&mut *gradients);
        parts.for_each(|(decisions, gradient)| {
            Arch::new().dispatch(
                #[inline(always)]
                || add_gradient(parameters, decisions, gradient),
            );
        });
        let step = adam.step(rate);
        let [one, other] = gradients;
        let gradient = (&one.numbers[..], &other.numbers[..]);
        let numbers = parameters.numbers.par_chunks_mut(SHARE).zip(slopes.numbers.par_chunks_mut(SHARE));
        let shares = numbers.zip(squares.numbers.par_chunks_mut(SHARE)).enumerate();
        shares.for_each(|(share, ((numbers, slopes), squares))| {
            let at = share * SHARE..share * SHARE + numbers.len();
            let gradient = gradient.0[at.clone()].iter().zip(&gradient.1[at]);
            Arch::new().dispatch(
                #[inline(always)]
                || {
                    let averages = slopes.iter_mut().zip(squares);
                    for ((number, (slope, square)), (one, other)) in numbers.iter_mut().zip(averages).zip(gradient) {
                        let gradient = (one + other) / decisions.len() as f32;
                        step.apply(number, slope, square, gradient);
                    }
                },
            );
        });
    }
}

/// Parameters that one task steps at a time.
const SHARE: usize = 1 << 16;

/// Writes the gradient of the loss of decisions: the cross entropy of each value, and the squared errors of the differences
/// within a decision.
#[inline(always)]
fn add_gradient(parameters: &Parameters, decisions: &[&[After]], gradient: &mut Parameters) {
    gradient.numbers.fill(0.0);
    let empty = || Evaluated {
        features: Vec::with_capacity(64),
        output: 0,
        first: ([0.0; FIRST], [0.0; FIRST]),
        second: ([0.0; SECOND], [0.0; SECOND]),
        chance: 0.0,
    };
    let mut evaluated: [Evaluated; MOST_MOVES] = std::array::from_fn(|_| empty());
    for decision in decisions {
        let mut errors = [0.0; MOST_MOVES];
        for ((after, at), error) in decision.iter().zip(&mut evaluated).zip(&mut errors) {
            if let Some(position) = after.position() {
                parameters.evaluate(&position, at);
                let short = after.value - at.chance;
                *error = if after.same_side { short } else { -short };
            }
        }
        let mean = errors.iter().sum::<f32>() / decision.len() as f32;
        for ((after, at), error) in decision.iter().zip(&evaluated).zip(errors) {
            if after.position().is_some() {
                let difference = DIFFERENCES * (error - mean) * at.chance * (1.0 - at.chance);
                // The loss is that of values a spread of 1 apart, so that closer ones are learnt as fast.
                let wanted = (error + difference) / parameters.scale;
                gradient.add(parameters, at, if after.same_side { wanted } else { -wanted });
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use senet::{RuleSheet, Side};
    use senet_ai::{Evaluator, Learnt, Payoff, WinChance};

    use super::super::{POINTS, anywhere};
    use super::*;

    const GO_ON: ControlFlow<()> = ControlFlow::Continue(());

    /// A training with values by the ways of both sides, in place of those of tables.
    fn train(seed: u64) -> Network {
        let training =
            Training { of: RuleSheet::DUTCH.into(), decisions: 2_000, passes: 2, rounds: 1, seed, teacher: None };
        training.run(&|position: &Position| Some(value(position)), |_| GO_ON).expect("a whole training")
    }

    /// A training in rounds, with values that are known where a piece has left the board.
    fn train_in_rounds(seed: u64, teacher: Option<&Network>) -> Network {
        let training = Training { of: RuleSheet::DUTCH.into(), decisions: 400, passes: 2, rounds: 2, seed, teacher };
        let known = |position: &Position| position.own().len() + position.enemy().len() < 10;
        let known = |position: &Position| known(position).then(|| value(position));
        training.run(&known, |_| GO_ON).expect("a whole training")
    }

    fn value(position: &Position) -> WinChance {
        let way = |side| position.pieces(side).iter().map(|house| 31.0 - f32::from(house.number())).sum::<f32>();
        let chance = logistic((way(Side::Spools) - way(Side::Cones)) / 20.0);
        WinChance::exact(Side::Cones, chance.into(), 0.0).seen_by(position.side())
    }

    #[test]
    fn a_seed_gives_the_same_network_on_any_number_of_threads() {
        let alone = rayon::ThreadPoolBuilder::new().num_threads(1).build().expect("a pool");
        let networks = || [train(5), train_in_rounds(5, None)];
        assert_eq!(alone.install(networks), networks());
        assert_ne!(train(6), train(5));
        assert_ne!(train_in_rounds(6, None), train_in_rounds(5, None));
    }

    #[test]
    fn a_teacher_judges_what_is_not_known() {
        let [one, other] = [1, 2].map(train);
        let taught = [None, Some(&one), Some(&other)].map(|teacher| train_in_rounds(5, teacher));
        assert!(taught[0] != taught[1] && taught[1] != taught[2]);
        assert_eq!(train_in_rounds(5, Some(&one)), taught[1]);
    }

    /// Trains a network on values, and asserts that it errs by less than a third of what one half everywhere would.
    fn assert_learnt(of: Subject, value: fn(&Position) -> WinChance) {
        let training = Training { of, decisions: 20_000, passes: 10, rounds: 1, seed: 1, teacher: None };
        let network = training.run(&|position: &Position| Some(value(position)), |_| GO_ON);
        let network = network.expect("a whole training");
        let learnt = Learnt::with(of, &network);
        let mut chance = Chance::new(9, 9);
        let (mut errors, mut from_half) = (0.0, 0.0);
        for _ in 0..1_000 {
            let position = anywhere(of.sheet(), &mut chance);
            let exact = value(&position).chance();
            errors += (learnt.win_chance(&position).chance() - exact).abs();
            from_half += (0.5 - exact).abs();
        }
        assert!(errors < from_half / 3.0, "{of:?}: {errors} {from_half}");
    }

    #[test]
    fn values_are_learnt() {
        assert_learnt(RuleSheet::DUTCH.into(), value);
    }

    #[test]
    fn values_of_match_points_are_learnt_though_they_are_close_together() {
        let close = |position: &Position| {
            let chance = 0.5 + (value(position).chance() - 0.5) * f64::from(POINTS);
            WinChance::exact(position.side(), chance, 0.0)
        };
        assert_learnt(Subject::of(&RuleSheet::DUTCH, Payoff::Points), close);
    }

    #[test]
    fn progress_ends_with_all_steps() {
        let training =
            Training { of: RuleSheet::DUTCH.into(), decisions: 2_048, passes: 3, rounds: 2, seed: 1, teacher: None };
        let mut seen = vec![0];
        let see = |steps| {
            seen.push(steps);
            GO_ON
        };
        assert!(training.run(&|position: &Position| Some(value(position)), see).is_some());
        assert!(seen.is_sorted(), "{seen:?}");
        assert_eq!(seen.last(), Some(&training.steps()));
    }

    #[test]
    fn a_training_that_is_stopped_makes_no_network() {
        let training =
            Training { of: RuleSheet::DUTCH.into(), decisions: 1 << 31, passes: 1, rounds: 1, seed: 1, teacher: None };
        let exact = |position: &Position| Some(value(position));
        assert!(training.run(&exact, |_| ControlFlow::Break(())).is_none());
        let in_rounds = Training { decisions: 1 << 20, rounds: 1 << 10, ..training };
        // The decisions of the first round are drawn, and some of them are learnt.
        let until_learnt = |steps| if steps > 1 << 10 { ControlFlow::Break(()) } else { GO_ON };
        assert!(in_rounds.run(&exact, until_learnt).is_none());
    }
}
