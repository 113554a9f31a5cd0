//! A network with two hidden layers.
//!
//! The first layer adds integers. The second one and the output use only operations that IEEE 754 rounds exactly, in a fixed
//! order. So a position has the same value on every machine.

use senet::{HouseSet, Position};

use super::features::{self, FEATURES};
use super::{CHECKSUM, Reader, activation, logistic};

/// Units of the first hidden layer.
pub const FIRST: usize = 128;
/// Units of the second hidden layer.
pub const SECOND: usize = 32;
/// Outputs: one for each number of pieces of the side to throw and of the enemy.
pub const OUTPUTS: usize = 25;

/// Houses of a window.
const WINDOW: usize = 5;
/// The number of contents of a window: its houses are empty or have a piece of either side.
const CONTENTS: usize = 243;
/// Windows of neighbouring houses, from 1–5 to 26–30.
const WINDOWS: usize = 31 - WINDOW;
/// The number of features: those of shallow networks, and what stands in each window.
pub const DEEP_FEATURES: usize = FEATURES + WINDOWS * CONTENTS;

/// The largest number of features that are set in a position.
const MOST_FEATURES: i64 = features::MOST_FEATURES + WINDOWS as i64;
/// The largest parameter of the second layer and of the outputs.
const LARGEST: f32 = 10_000.0;
/// The features that are set in a position, as the side to act sees it: those of shallow networks, then the contents of all
/// windows that are not empty.
#[inline]
pub fn deep_features(position: &Position) -> impl Iterator<Item = usize> {
    let (own, enemy) = (position.own().bits(), position.enemy().bits());
    let windows = (0..WINDOWS).filter_map(move |window| {
        let of = |set: u32| usize::from(TERNARY[(set >> (window + 1)) as usize % TERNARY.len()]);
        let content = of(own) + 2 * of(enemy);
        (content != 0).then_some(FEATURES + window * CONTENTS + content)
    });
    features::features(position).chain(windows)
}

/// The number with the digits of a set of bits, read with three as the base.
const TERNARY: [u8; 1 << WINDOW] = {
    let mut table = [0; 1 << WINDOW];
    let mut set = 1;
    while set < table.len() {
        table[set] = 3 * table[set >> 1] + (set & 1) as u8;
        set += 1;
    }
    table
};

/// The number of the output for the pieces of a position, in which both sides have a piece.
#[inline]
pub fn output(position: &Position) -> usize {
    let place = |set: HouseSet| set.len().clamp(1, 5) - 1;
    place(position.own()) * 5 + place(position.enemy())
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

/// A network with two hidden layers.
#[derive(Clone, PartialEq, Debug)]
pub struct DeepNetwork {
    /// Weights by feature, then by unit, from −127 to 127; wider types make additions faster.
    weights: Box<[[i16; FIRST]]>,
    biases: [i16; FIRST],
    /// The input of a unit for each step of its sum.
    scales: [f32; FIRST],
    upper: Upper,
}

impl DeepNetwork {
    /// A file: these bytes, the weights, biases and scales of the first layer, the [upper](Upper) layers, and a checksum,
    /// numbers with the lowest byte first.
    pub(super) const MAGIC: &'static [u8; 4] = b"sen5";
    /// The size of a network in bytes.
    pub const SIZE: usize =
        4 + (DEEP_FEATURES + 6) * FIRST + 4 * (SECOND * (FIRST + 1) + OUTPUTS * (SECOND + 1)) + CHECKSUM;

    /// Rounds the weights of the first layer, by feature and unit: each unit has its own scale, so that its largest weight is
    /// 127.
    pub fn rounded(weights: &[[f32; FIRST]], biases: &[f32; FIRST], upper: Upper) -> DeepNetwork {
        let largest = |unit: usize| weights.iter().map(|row| row[unit].abs()).fold(0.001, f32::max);
        let scales: [f32; FIRST] = std::array::from_fn(|unit| largest(unit) / 127.0);
        let steps = |number: f32, unit: usize| (number / scales[unit]).round() as i16;
        let row = |row: &[f32; FIRST]| std::array::from_fn(|unit| steps(row[unit], unit));
        DeepNetwork {
            weights: weights.iter().map(row).collect(),
            biases: std::array::from_fn(|unit| steps(biases[unit], unit)),
            scales,
            upper,
        }
    }

    /// Reads the parts of a file whose length and checksum are right.
    pub(super) fn read_unchecked(bytes: &[u8]) -> DeepNetwork {
        let mut reader = Reader(&bytes[DeepNetwork::MAGIC.len()..]);
        DeepNetwork {
            weights: (0..DEEP_FEATURES).map(|_| std::array::from_fn(|_| reader.small().into())).collect(),
            biases: std::array::from_fn(|_| reader.short()),
            scales: std::array::from_fn(|_| reader.float()),
            upper: Upper {
                weights: Box::new(std::array::from_fn(|_| std::array::from_fn(|_| reader.float()))),
                biases: std::array::from_fn(|_| reader.float()),
                outputs: Box::new(std::array::from_fn(|_| std::array::from_fn(|_| reader.float()))),
                output_biases: std::array::from_fn(|_| reader.float()),
            },
        }
    }

    /// Writes the parts of a file, without the checksum.
    pub(super) fn write(&self) -> Vec<u8> {
        let mut bytes = DeepNetwork::MAGIC.to_vec();
        // They came from numbers of eight bits.
        bytes.extend(self.weights.as_flattened().iter().map(|weight| (*weight as i8).cast_unsigned()));
        bytes.extend(self.biases.iter().flat_map(|bias| bias.to_le_bytes()));
        bytes.extend(self.scales.into_iter().chain(self.upper.numbers()).flat_map(f32::to_le_bytes));
        bytes
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
        for feature in deep_features(position) {
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
    use crate::Network;

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
        (vec![[0.0; FIRST]; DEEP_FEATURES], [0.0; FIRST], upper)
    }

    #[test]
    fn windows_follow_the_features_of_shallow_networks() {
        // An own piece on 1 and enemy pieces on 29 and 30: one window has the first, windows 25–29 and 26–30 the others.
        let position = position("s9/10/8cc s - ?");
        let (shallow, windows): (Vec<usize>, Vec<usize>) =
            deep_features(&position).partition(|feature| *feature < FEATURES);
        assert_eq!(shallow, features::features(&position).collect::<Vec<_>>());
        let at = |window: usize| FEATURES + window * CONTENTS;
        assert_eq!(windows, [at(0) + 1, at(24) + 2 * 81, at(25) + 2 * (27 + 81)]);
        assert_eq!(at(WINDOWS), DEEP_FEATURES);
        assert_eq!(output(&position), 1);
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
        let network = DeepNetwork::rounded(&weights, &biases, upper);
        // The sum of the second layer is 1.125, of which one sixteenth of 0.125 counts beyond 1.
        let expected = logistic(3.0 * (1.0 + 0.125 / 16.0) - 1.0);
        assert!((network.chance(&position) - expected).abs() < 1e-6, "{}", network.chance(&position));
    }

    #[test]
    fn networks_that_would_overflow_are_refused() {
        let read = |change: &dyn Fn(&mut DeepNetwork)| {
            let (weights, biases, upper) = nothing();
            let mut network = DeepNetwork::rounded(&weights, &biases, upper);
            change(&mut network);
            Network::from_bytes(&Network::Deep(network).to_bytes())
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
