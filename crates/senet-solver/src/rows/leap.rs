//! Extrapolation: guesses leap by a multiple of their last change, times by one of their mean growth in a few sweeps.
//!
//! What changes slowly changes by nearly the same factor from sweep to sweep, everywhere. So the largest changes of a few sweeps
//! tell how many times the last change is still to come. One sweep keeps the changes of all guesses where times will be. Once there
//! are times, changes of guesses, and earlier times, are kept beside them: only if the rows are a copy in memory.

use rayon::prelude::*;

use super::lanes::{Lanes, Work, number, work};
use super::pace::LATE;
use super::stay::{BYTES, LARGEST};
use super::update::CHUNK;
use super::{Numbers, Scale};

/// Bytes of a change.
pub(crate) const CHANGE_BYTES: usize = BYTES;

/// The changes of numbers, in this unit, as whole numbers of 16 bits with a sign.
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
    /// By what changes are multiplied.
    multiple: u8,
    /// The unit of changes: two to this power of steps.
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

/// Adds a multiple of their last changes to the guesses of these rows of so many numbers: see [`change`].
pub(crate) fn leap(scale: Scale, lanes: usize, rows: &mut [u8], changes: &[u8], (multiple, unit): (u8, u8)) {
    let (bytes, one) = (scale.bytes(), scale.one());
    let rows = rows.par_chunks_mut(CHUNK * bytes * lanes);
    rows.zip(changes.par_chunks(CHUNK * CHANGE_BYTES * lanes)).for_each(|(rows, changes)| match scale {
        Scale::Coarse => work(Leap::<3> { lanes, rows, changes, multiple, unit, one }),
        Scale::Fine => work(Leap::<4> { lanes, rows, changes, multiple, unit, one }),
    });
}

/// Adds so many times the mean growth in their last [`LATE`] sweeps to the times of these rows of so many numbers. Times that shrink
/// are too large since the leap before, and do so fast.
pub(crate) fn leap_times(lanes: usize, rows: &mut [u8], before: &[u8], multiple: u8) {
    let rows = rows.par_chunks_exact_mut(BYTES * lanes).zip(before.par_chunks_exact(BYTES * lanes));
    rows.for_each(|(row, before)| {
        for at in 0..lanes {
            let (now, before) = (number::<BYTES>(row, at) as i32, number::<BYTES>(before, at) as i32);
            let leapt = now + (now - before).max(0) * i32::from(multiple) / i32::from(LATE);
            set_time(row, at, leapt.min(LARGEST as i32).cast_unsigned());
        }
    });
}

/// Halves the times of these rows of so many numbers, rounded up.
pub(crate) fn halve_times(lanes: usize, rows: &mut [u8]) {
    rows.par_chunks_exact_mut(BYTES * lanes).for_each(|row| {
        for at in 0..lanes {
            set_time(row, at, number::<BYTES>(row, at).div_ceil(2));
        }
    });
}

/// Sets a time of a row.
#[inline(always)]
fn set_time(row: &mut [u8], at: usize, time: u32) {
    let lanes = row.len() / BYTES;
    [row[at], row[lanes + at]] = (time as u16).to_le_bytes();
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rows::NUMBERS;
    use crate::rows::lanes::Portable;

    /// A row of these times, and zeros.
    fn row_of(times: [u32; 4]) -> Vec<u8> {
        let mut row = vec![0; BYTES * NUMBERS];
        for (at, time) in times.into_iter().enumerate() {
            set_time(&mut row, at, time);
        }
        row
    }

    /// The times of a row, as updates read them.
    fn times_of(row: &[u8]) -> [u32; 4] {
        let mut numbers = Numbers::ZERO;
        Portable.read::<BYTES>(row, &mut numbers);
        std::array::from_fn(|at| numbers.0[at])
    }

    #[test]
    fn times_are_halved_upwards() {
        let mut rows = row_of([0, 1, 262, LARGEST]);
        halve_times(NUMBERS, &mut rows);
        assert_eq!(times_of(&rows), [0, 1, 131, 32_768]);
    }

    #[test]
    fn times_leap_by_a_multiple_of_their_mean_growth() {
        let mut rows = row_of([1000, 1000, 300, 65_000]);
        leap_times(NUMBERS, &mut rows, &row_of([990, 1000, 400, 64_000]), 50);
        assert_eq!(times_of(&rows), [1100, 1000, 300, LARGEST]);
    }

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
