//! A network with one hidden layer, for sheets and match points that are not solved with all pieces.
//!
//! All steps but the last use integers, and the last uses only operations that IEEE 754 rounds exactly, in a fixed order. So a
//! position has the same value on every machine.

use senet::Position;

use super::features::{FEATURES, MOST_FEATURES, features};
use super::{CHECKSUM, Reader, logistic};

/// Units of the hidden layer.
pub const HIDDEN: usize = 128;

/// A unit of the hidden layer, beside the weights of its features.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Unit {
    /// The bias.
    pub bias: i16,
    /// The upper limit of the linear range; beyond it, and below 0, the slope is smaller ([`BEND`]).
    pub limit: i16,
    /// The weight in the output of each [`BEND`]th of a step, in [`ShallowNetwork::STEPS`] of a natural logarithm of odds.
    pub worth: i32,
}

/// The ratio of the slopes of the activation within and beyond its limits.
pub const BEND: i32 = 16;

impl Unit {
    /// The activation for the sum of its features: leaky beyond 0 and the limit, so that its slope is never 0.
    #[inline]
    fn gives(self, sum: i16) -> i32 {
        let between = i32::from(sum.clamp(0, self.limit));
        i32::from(sum) + (BEND - 1) * between
    }
}

/// A network with one hidden layer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ShallowNetwork {
    /// Weights by feature, then by unit, from −127 to 127; wider types make additions faster.
    weights: Box<[[i16; HIDDEN]; FEATURES]>,
    units: [Unit; HIDDEN],
    bias: i32,
}

impl ShallowNetwork {
    /// Steps of the output per natural logarithm of the odds of winning.
    pub const STEPS: f32 = 1_048_576.0;

    /// A file: these bytes, the weights, the units, the last bias, and a checksum, numbers with the lowest byte first.
    pub(super) const MAGIC: &'static [u8; 4] = b"sen4";
    /// The size of a network in bytes.
    pub const SIZE: usize = 4 + (FEATURES + 8) * HIDDEN + 4 + CHECKSUM;

    /// A network of these parts.
    pub fn new(weights: &[[i8; HIDDEN]; FEATURES], units: [Unit; HIDDEN], bias: i32) -> ShallowNetwork {
        ShallowNetwork { weights: Box::new(weights.map(|row| row.map(i16::from))), units, bias }
    }

    /// Whether all limits are positive or 0, and no position can overflow an integer.
    pub fn is_sound(&self) -> bool {
        let mut total = i64::from(self.bias).abs();
        for (number, unit) in self.units.iter().enumerate() {
            let largest = self.weights.iter().map(|row| i64::from(row[number]).abs()).max().unwrap_or(0);
            let sum = MOST_FEATURES * largest + i64::from(unit.bias).abs();
            if unit.limit < 0 || sum > i64::from(i16::MAX) {
                return false;
            }
            let given = sum + i64::from(BEND - 1) * i64::from(unit.limit);
            total += given * i64::from(unit.worth).abs();
        }
        total <= i64::from(i32::MAX)
    }

    /// Reads the parts of a file whose length and checksum are right.
    pub(super) fn read_unchecked(bytes: &[u8]) -> ShallowNetwork {
        let mut reader = Reader(&bytes[ShallowNetwork::MAGIC.len()..]);
        ShallowNetwork {
            weights: Box::new(std::array::from_fn(|_| std::array::from_fn(|_| reader.small().into()))),
            units: std::array::from_fn(|_| Unit {
                bias: reader.short(),
                limit: reader.short(),
                worth: reader.number(),
            }),
            bias: reader.number(),
        }
    }

    /// Writes the parts of a file, without the checksum.
    pub(super) fn write(&self) -> Vec<u8> {
        let mut bytes = ShallowNetwork::MAGIC.to_vec();
        // They came from numbers of eight bits.
        bytes.extend(self.weights.iter().flatten().map(|weight| (*weight as i8).cast_unsigned()));
        for Unit { bias, limit, worth } in self.units {
            bytes.extend(bias.to_le_bytes());
            bytes.extend(limit.to_le_bytes());
            bytes.extend(worth.to_le_bytes());
        }
        bytes.extend(self.bias.to_le_bytes());
        bytes
    }

    /// The chance of winning, from 0 to 1, of the side that is about to throw, or what stands for its match points.
    #[inline]
    pub fn chance(&self, position: &Position) -> f32 {
        let mut sums = [0_i16; HIDDEN];
        for feature in features(position) {
            for (sum, weight) in sums.iter_mut().zip(&self.weights[feature]) {
                *sum += weight;
            }
        }
        let mut total = self.bias;
        for (sum, unit) in sums.iter().zip(&self.units) {
            total += unit.gives(sum + unit.bias) * unit.worth;
        }
        logistic(total as f32 / ShallowNetwork::STEPS)
    }
}

#[cfg(test)]
mod tests {
    use super::super::{DamagedNetwork, Network};
    use super::*;

    #[test]
    fn networks_that_would_panic_or_overflow_are_refused() {
        let network = |weight: i8, unit: Unit, bias: i32| {
            let weights = vec![[0; HIDDEN]; FEATURES].into_boxed_slice();
            let mut weights: Box<[[i8; HIDDEN]; FEATURES]> = weights.try_into().expect("a row for each feature");
            weights[0][3] = weight;
            let mut units = [Unit::default(); HIDDEN];
            units[3] = unit;
            Network::from_bytes(&Network::Shallow(ShallowNetwork::new(&weights, units, bias)).to_bytes())
        };
        assert!(network(127, Unit { bias: 29_719, limit: 100, worth: 10 }, 1).is_ok());
        for (unit, bias) in [
            (Unit { bias: 0, limit: -1, worth: 1 }, 0),
            (Unit { bias: 29_720, limit: 100, worth: 10 }, 0),
            (Unit { bias: i16::MIN, limit: 0, worth: 0 }, 0),
            (Unit { bias: 0, limit: 100, worth: i32::MIN }, 0),
            (Unit { bias: 0, limit: 100, worth: 1 }, i32::MAX),
        ] {
            assert_eq!(network(127, unit, bias), Err(DamagedNetwork), "{unit:?}, {bias}");
        }
    }
}
