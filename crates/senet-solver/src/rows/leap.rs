//! Extrapolation: guesses leap by a multiple of their last change.
//!
//! Slow components of the error shrink by nearly the same factor at all positions. So the largest changes of a few sweeps tell which
//! multiple of the last change is still to come. The last of these sweeps stores the changes of all guesses in the space for margins.

use rayon::prelude::*;

use super::lanes::{Lanes, Work, work};
use super::margin::BYTES;
use super::update::CHUNK;
use super::{Numbers, Scale};

/// Bytes of a change.
pub(crate) const CHANGE_BYTES: usize = BYTES;

/// Computes the changes of numbers, in this unit, as signed integers of 16 bits.
#[inline(always)]
pub(crate) fn change(before: &Numbers, after: &Numbers, unit: u8, changes: &mut Numbers) {
    for ((before, after), change) in before.0.iter().zip(&after.0).zip(&mut changes.0) {
        let exact = after.wrapping_sub(*before) as i32 >> unit;
        *change = exact.clamp(i16::MIN.into(), i16::MAX.into()).cast_unsigned() & 0xFFFF;
    }
}

/// Adds a multiple of their last changes to guesses.
struct Leap<'a, const P: usize> {
    lanes: usize,
    rows: &'a mut [u8],
    changes: &'a [u8],
    /// The factor of the changes.
    multiple: u16,
    /// The binary logarithm of the unit of changes, in steps.
    unit: u8,
    /// A chance of 1.
    one: u32,
}

impl<const P: usize> Work for Leap<'_, P> {
    type Output = ();

    #[inline(always)]
    fn run<L: Lanes>(self, lanes: L) {
        let rows = self.rows.chunks_exact_mut(P * self.lanes);
        let (mut guesses, mut changes) = (Numbers::ZERO, Numbers::ZERO);
        for (row, changes_of_row) in rows.zip(self.changes.chunks_exact(CHANGE_BYTES * self.lanes)) {
            lanes.read::<P>(row, &mut guesses);
            lanes.read::<CHANGE_BYTES>(changes_of_row, &mut changes);
            for (guess, change) in guesses.0.iter_mut().zip(&changes.0) {
                let change = (i64::from(*change as u16 as i16) * i64::from(self.multiple)) << self.unit;
                let leapt = (i64::from(*guess) + change).clamp(0, self.one.into()).cast_unsigned() as u32;
                *guess = if *guess <= self.one { leapt } else { *guess };
            }
            lanes.write::<P>(&guesses, row);
        }
    }
}

/// Adds a multiple of the last changes to the guesses of these rows. `lanes` is the length of a row; [`change`] computes the changes.
pub(crate) fn leap(scale: Scale, lanes: usize, rows: &mut [u8], changes: &[u8], (multiple, unit): (u16, u8)) {
    let (bytes, one) = (scale.bytes(), scale.one());
    let rows = rows.par_chunks_mut(CHUNK * bytes * lanes);
    rows.zip(changes.par_chunks(CHUNK * CHANGE_BYTES * lanes)).for_each(|(rows, changes)| match scale {
        Scale::Coarse => work(Leap::<3> { lanes, rows, changes, multiple, unit, one }),
        Scale::Fine => work(Leap::<4> { lanes, rows, changes, multiple, unit, one }),
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rows::NUMBERS;
    use crate::rows::lanes::Portable;

    #[test]
    fn guesses_leap_by_a_multiple_of_their_change() {
        let scale = Scale::Fine;
        let (mut before, mut after) = (Numbers([1_000_000; NUMBERS]), Numbers([1_000_000; NUMBERS]));
        (after.0[0], after.0[1]) = (1_000_256, 999_744);
        // Near the end of the range, and no position.
        (before.0[2], after.0[2]) = (scale.one() - 2000, scale.one() - 1000);
        (before.0[3], after.0[3]) = (u32::MAX, u32::MAX);
        let (unit, multiple) = (3, 100);
        let mut changes = Numbers::ZERO;
        change(&before, &after, unit, &mut changes);
        let (mut row, mut row_of_changes) = (vec![0; 4 * NUMBERS], vec![0; CHANGE_BYTES * NUMBERS]);
        Portable.write::<4>(&after, &mut row);
        Portable.write::<CHANGE_BYTES>(&changes, &mut row_of_changes);
        leap(scale, NUMBERS, &mut row, &row_of_changes, (multiple, unit));
        let mut found = Numbers::ZERO;
        Portable.read::<4>(&row, &mut found);
        let expected = [1_000_256 + 25_600, 999_744 - 25_600, scale.one(), u32::MAX, 1_000_000];
        assert_eq!(found.0[..5], expected);
    }
}
