//! The number format of rows.

use senet_tables::bounds::ONE;
use senet_tables::table::{CERTAIN, NO_POSITION};

use super::lanes::number;

/// The scale of the guesses of a layer. A row has the lowest bytes of all its numbers first, then the next bytes, and so on: a
/// permutation of bytes permutes it.
///
/// A chance of 1 is 65534, the largest value of a table, times a power of two. So values of tables are converted exactly.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Scale {
    /// Three bytes a number, in steps of 6.0e-8, for layers that fill the memory.
    Coarse,
    /// Four bytes a number, in steps of 2.3e-10.
    Fine,
}

impl Scale {
    /// Bytes of a number.
    pub(crate) const fn bytes(self) -> usize {
        match self {
            Scale::Coarse => 3,
            Scale::Fine => 4,
        }
    }

    /// The binary logarithm of the steps in a step of a table.
    pub(crate) const fn shift(self) -> u32 {
        match self {
            Scale::Coarse => 8,
            Scale::Fine => 16,
        }
    }

    /// A chance of 1. Larger numbers stand where there is no position.
    pub(crate) const fn one(self) -> u32 {
        (CERTAIN as u32) << self.shift()
    }

    /// Converts a value of a table.
    pub(crate) fn of_table(self, value: u16) -> u32 {
        u32::from(value) << self.shift()
    }

    /// A number of a row.
    pub(crate) fn number(self, row: &[u8], at: usize) -> u32 {
        match self {
            Scale::Coarse => number::<3>(row, at),
            Scale::Fine => number::<4>(row, at),
        }
    }

    /// Converts a distance to steps of 2⁻³⁰, rounded up.
    pub(crate) fn to_steps(self, distance: u64) -> u64 {
        (distance * u64::from(ONE)).div_ceil(self.one().into())
    }

    /// Converts a distance in steps of 2⁻³⁰, rounded down.
    pub(crate) fn steps(self, steps: u32) -> u32 {
        (u64::from(steps) * u64::from(self.one()) / u64::from(ONE)) as u32
    }

    /// Rounds a number to a value of a table; [`NO_POSITION`], if it is above a chance of 1.
    pub(crate) fn rounded(self, number: u32) -> u16 {
        if number > self.one() { NO_POSITION } else { ((number + (1 << self.shift()) / 2) >> self.shift()) as u16 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_fit_and_tables_are_converted_exactly() {
        for scale in [Scale::Coarse, Scale::Fine] {
            let one = scale.one();
            assert!(u64::from(one) < (1 << (8 * scale.bytes())) - 1, "no position is left as a number");
            for value in [0, 1, 12_345, CERTAIN] {
                assert_eq!(scale.rounded(u32::from(value) << scale.shift()), value);
            }
            assert_eq!([one + 1, u32::MAX].map(|number| scale.rounded(number)), [NO_POSITION; 2]);
            assert_eq!(scale.to_steps(one.into()), ONE.into());
            assert!(scale.to_steps(scale.steps(1000).into()) <= 1000);
        }
    }
}
