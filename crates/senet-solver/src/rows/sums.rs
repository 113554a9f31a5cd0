//! Means over the throws.

use super::Numbers;

/// Weighted sums of numbers below 2³² over the throws, in two parts of 16 bits and more, so that they fit into 32 bits.
#[derive(Clone, Default)]
pub(crate) struct Sums {
    high: Numbers,
    low: Numbers,
}

impl Sums {
    /// Sets the first sums to zero.
    #[inline(always)]
    pub(crate) fn clear(&mut self, count: usize) {
        self.high.0[..count].fill(0);
        self.low.0[..count].fill(0);
    }

    /// Adds the first numbers, multiplied by a weight.
    #[inline(always)]
    pub(crate) fn add(&mut self, count: usize, weight: u32, numbers: &Numbers) {
        for at in 0..count {
            let number = numbers.0[at];
            self.high.0[at] += weight * (number >> 16);
            self.low.0[at] += weight * (number & 0xFFFF);
        }
    }

    /// A sum.
    #[inline(always)]
    pub(crate) fn get(&self, at: usize) -> u64 {
        (u64::from(self.high.0[at]) << 16) + u64::from(self.low.0[at])
    }

    /// The mean, rounded to nearest.
    #[inline(always)]
    pub(crate) fn mean(&self, at: usize, divisor: Divisor) -> u32 {
        let quotient = divisor.divide(self.high.0[at]);
        let rest = self.high.0[at] - quotient * divisor.weights;
        (quotient << 16) + divisor.divide((rest << 16) + self.low.0[at] + divisor.weights / 2)
    }
}

/// Divides by the weight of all throws, rounded down: by a multiplication, which vectors have.
#[derive(Clone, Copy)]
pub(crate) struct Divisor {
    weights: u32,
    factor: u64,
}

impl Divisor {
    /// The divisor of the weights of a sheet: 16 for four sticks, 6 for a die.
    pub(crate) fn new(weights: u32) -> Divisor {
        Divisor { weights, factor: (1_u64 << 34).div_ceil(weights.into()) }
    }

    #[inline(always)]
    fn divide(self, sum: u32) -> u32 {
        ((u64::from(sum) * self.factor) >> 34) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rows::NUMBERS;

    #[test]
    fn means_are_rounded_to_nearest() {
        for weights in [16, 6] {
            let divisor = Divisor::new(weights);
            let largest = u32::MAX;
            for number in (0..largest).step_by(1_999_993).chain(0..1000).chain(largest - 1000..=largest) {
                let (mut sums, other) = (Sums::default(), largest - number);
                sums.add(1, weights - 1, &Numbers([number; NUMBERS]));
                sums.add(1, 1, &Numbers([other; NUMBERS]));
                let sum = u64::from(number) * u64::from(weights - 1) + u64::from(other);
                assert_eq!(sums.get(0), sum);
                assert_eq!(u64::from(sums.mean(0, divisor)), (sum + u64::from(weights) / 2) / u64::from(weights));
            }
        }
    }
}
