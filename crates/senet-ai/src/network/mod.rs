//! The learnt evaluation: a quantised network with two hidden layers.
//!
//! The first layer adds integers. The second one and the output use only operations that IEEE 754 rounds exactly, in a fixed
//! order. So a position has the same value on every machine, and players play the same moves everywhere.

use senet::Position;

mod features;
mod file;
mod of_sheet;

use features::MOST_FEATURES;
pub use features::{FEATURES, OUTPUTS, features, output};
pub use file::DamagedNetwork;

/// Units of the first hidden layer.
pub const FIRST: usize = 128;
/// Units of the second hidden layer.
pub const SECOND: usize = 32;

/// The largest parameter of the second layer and of the outputs.
const LARGEST: f32 = 10_000.0;

/// The logistic function, by operations that are the same on every machine: `exp(-x)` is (1 − x / 1024)^1024.
#[inline]
pub fn logistic(x: f32) -> f32 {
    let mut power = 1.0 - x.abs().min(24.0) / 1024.0;
    for _ in 0..10 {
        power *= power;
    }
    let chance = 1.0 / (1.0 + power);
    if x < 0.0 { 1.0 - chance } else { chance }
}

/// The slope of the activation beyond 0 and 1.
pub const BEYOND: f32 = 1.0 / 16.0;

/// The activation of a hidden unit: linear from 0 to 1, with a smaller slope beyond ([`BEYOND`]).
#[inline(always)]
pub fn activation(input: f32) -> f32 {
    let between = input.clamp(0.0, 1.0);
    between + (input - between) * BEYOND
}

/// The sum of products, in lanes that every machine adds in the same order.
#[inline(always)]
pub fn dot(one: &[f32], other: &[f32]) -> f32 {
    let mut lanes = [0.0_f32; 16];
    for (one, other) in one.chunks_exact(16).zip(other.chunks_exact(16)) {
        for ((lane, one), other) in lanes.iter_mut().zip(one).zip(other) {
            *lane += one * other;
        }
    }
    lanes.iter().sum()
}

/// The second layer and the outputs, as they are trained.
#[derive(Clone, PartialEq, Debug)]
pub struct Upper {
    /// Weights of the second layer by its unit, then by the unit of the first layer.
    pub weights: Box<[[f32; FIRST]; SECOND]>,
    /// Biases of the second layer.
    pub biases: [f32; SECOND],
    /// Weights of each output by the unit of the second layer; the output is the natural logarithm of the odds.
    pub outputs: Box<[[f32; SECOND]; OUTPUTS]>,
    /// Biases of the outputs.
    pub output_biases: [f32; OUTPUTS],
}

impl Upper {
    /// Every number, in the order of the file.
    fn numbers(&self) -> impl Iterator<Item = f32> {
        let (weights, outputs) = (self.weights.as_flattened(), self.outputs.as_flattened());
        weights.iter().chain(&self.biases).chain(outputs).chain(&self.output_biases).copied()
    }
}

/// The evaluation of a sheet, for games or for match points. Its options share it.
#[derive(Clone, PartialEq, Debug)]
pub struct Network {
    /// Weights by feature, then by unit, from −127 to 127; wider types make additions faster.
    weights: Box<[[i16; FIRST]]>,
    biases: [i16; FIRST],
    /// The input of a unit for each step of its sum.
    scales: [f32; FIRST],
    upper: Upper,
}

impl Network {
    /// Rounds the weights of the first layer, by feature and unit: each unit has its own scale, so that its largest weight is
    /// 127.
    pub fn rounded(weights: &[[f32; FIRST]], biases: &[f32; FIRST], upper: Upper) -> Network {
        let largest = |unit: usize| weights.iter().map(|row| row[unit].abs()).fold(0.001, f32::max);
        let scales: [f32; FIRST] = std::array::from_fn(|unit| largest(unit) / 127.0);
        let steps = |number: f32, unit: usize| (number / scales[unit]).round() as i16;
        let row = |row: &[f32; FIRST]| std::array::from_fn(|unit| steps(row[unit], unit));
        Network {
            weights: weights.iter().map(row).collect(),
            biases: std::array::from_fn(|unit| steps(biases[unit], unit)),
            scales,
            upper,
        }
    }

    /// Whether every number is within its limits, and no sum can overflow one.
    pub fn is_sound(&self) -> bool {
        let mut largest = [0_i64; FIRST];
        for row in &self.weights {
            for (largest, weight) in largest.iter_mut().zip(row) {
                *largest = (*largest).max(i64::from(*weight).abs());
            }
        }
        let mut sums = largest.iter().zip(&self.biases);
        sums.all(|(largest, bias)| MOST_FEATURES * largest + i64::from(*bias).abs() <= i16::MAX.into())
            && self.scales.iter().all(|scale| (0.0..=1.0).contains(scale))
            && self.upper.numbers().all(|number| number.abs() <= LARGEST)
    }

    /// The chance of winning, from 0 to 1, of the side that is about to throw, or what stands for its match points.
    #[inline]
    pub fn chance(&self, position: &Position) -> f32 {
        let mut sums = self.biases;
        for feature in features(position) {
            for (sum, weight) in sums.iter_mut().zip(&self.weights[feature]) {
                *sum += weight;
            }
        }
        let mut first = [0.0; FIRST];
        for ((unit, sum), scale) in first.iter_mut().zip(sums).zip(self.scales) {
            *unit = activation(f32::from(sum) * scale);
        }
        let Upper { weights, biases, outputs, output_biases } = &self.upper;
        let mut second = [0.0; SECOND];
        for ((unit, weights), bias) in second.iter_mut().zip(&**weights).zip(biases) {
            *unit = activation(bias + dot(weights, &first));
        }
        let output = output(position);
        logistic(output_biases[output] + dot(&outputs[output], &second))
    }
}

#[cfg(test)]
mod tests {
    use senet::RuleSheet;

    use super::*;

    fn position(text: &str) -> Position {
        Position::parse(&RuleSheet::CARPIGNANO, text).expect("a position")
    }

    /// The parts of a network without any weights.
    fn nothing() -> (Vec<[f32; FIRST]>, [f32; FIRST], Upper) {
        let upper = Upper {
            weights: Box::new([[0.0; FIRST]; SECOND]),
            biases: [0.0; SECOND],
            outputs: Box::new([[0.0; SECOND]; OUTPUTS]),
            output_biases: [0.0; OUTPUTS],
        };
        (vec![[0.0; FIRST]; FEATURES], [0.0; FIRST], upper)
    }

    #[test]
    fn the_logistic_function() {
        for x in [-20.0_f32, -5.0, -1.0, -0.1, 0.0, 0.1, 1.0, 5.0, 20.0] {
            let expected = 1.0 / (1.0 + (-f64::from(x)).exp());
            assert!((f64::from(logistic(x)) - expected).abs() < 2e-4, "{x}: {}", logistic(x));
        }
        assert!((-100..100_i16).all(|x| logistic(f32::from(x) / 8.0) < logistic(f32::from(x + 1) / 8.0)));
    }

    #[test]
    fn the_layers_are_applied_one_after_the_other() {
        let (mut weights, biases, mut upper) = nothing();
        // Unit 3 has the own piece on 1, and unit 5 of the second layer twice that, and an eighth.
        weights[0][3] = 0.5;
        upper.weights[5][3] = 2.0;
        upper.biases[5] = 0.125;
        let position = position("s9/10/8cc s - ?");
        upper.outputs[output(&position)][5] = 3.0;
        upper.output_biases[output(&position)] = -1.0;
        let network = Network::rounded(&weights, &biases, upper);
        // The sum of the second layer is 1.125, of which one sixteenth of 0.125 counts beyond 1.
        let expected = logistic(3.0 * (1.0 + 0.125 / 16.0) - 1.0);
        assert!((network.chance(&position) - expected).abs() < 1e-6, "{}", network.chance(&position));
    }

    #[test]
    fn networks_that_would_overflow_are_refused() {
        let read = |change: &dyn Fn(&mut Network)| {
            let (weights, biases, upper) = nothing();
            let mut network = Network::rounded(&weights, &biases, upper);
            change(&mut network);
            Network::from_bytes(&network.to_bytes())
        };
        assert!(read(&|_| ()).is_ok());
        assert!(read(&|network| (network.weights[0][1], network.biases[1]) = (127, 26_417)).is_ok());
        assert!(read(&|network| (network.weights[0][1], network.biases[1]) = (127, 26_418)).is_err());
        for number in [f32::NAN, f32::INFINITY, -10_001.0] {
            assert!(read(&|network| network.scales[0] = number).is_err(), "{number}");
            assert!(read(&|network| network.upper.weights[31][127] = number).is_err(), "{number}");
            assert!(read(&|network| network.upper.biases[0] = number).is_err(), "{number}");
            assert!(read(&|network| network.upper.outputs[24][31] = number).is_err(), "{number}");
            assert!(read(&|network| network.upper.output_biases[24] = number).is_err(), "{number}");
        }
    }
}
