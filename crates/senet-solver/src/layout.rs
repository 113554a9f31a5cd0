//! Encodings of values in memory and in files.

use senet_tables::bounds::{Bounds, ONE};

use crate::schedule::{Form, LEAVES, guess, moved};

/// Marks the place of pieces that are not a position of the sheet. In any layout, all bits are set.
pub(crate) const NO_POSITION: u64 = u64::MAX;

/// An encoding of values. In each, zeros stand for an unknown value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Layout {
    /// Eight bytes, the value itself: fastest to read.
    Whole,
    /// Six bytes, for layers that do not fit into memory. Bounds are rounded outwards, guesses to nearest.
    Short,
}

impl Layout {
    /// Bytes of a position.
    #[inline(always)]
    pub(crate) const fn bytes(self) -> usize {
        match self {
            Layout::Whole => 8,
            Layout::Short => 6,
        }
    }

    /// Whether the bytes belong to a position.
    #[inline(always)]
    pub(crate) fn is_position(self, bytes: &[u8]) -> bool {
        bytes[..self.bytes()].iter().any(|byte| *byte != u8::MAX)
    }

    /// Reads a value.
    #[inline(always)]
    pub(crate) fn read(self, form: Form, bytes: &[u8]) -> u64 {
        match self {
            Layout::Whole => bytes.first_chunk().map_or(NO_POSITION, |bytes| u64::from_le_bytes(*bytes)),
            Layout::Short => {
                let mut written = [0; 8];
                written[..6].copy_from_slice(&bytes[..6]);
                short::read(form, u64::from_le_bytes(written))
            }
        }
    }

    /// Writes a value, and returns the rounded value that will be read.
    #[inline(always)]
    pub(crate) fn write(self, form: Form, value: u64, bytes: &mut [u8]) -> u64 {
        match self {
            Layout::Whole => {
                bytes.copy_from_slice(&value.to_le_bytes());
                value
            }
            Layout::Short => {
                let written = short::written(form, value);
                bytes.copy_from_slice(&written.to_le_bytes()[..6]);
                short::read(form, written)
            }
        }
    }
}

/// Forty-eight bits.
mod short {
    use super::{Bounds, Form, LEAVES, NO_POSITION, ONE, guess, moved};

    const ALL: u64 = (1 << 48) - 1;
    const MARK: u64 = 1;

    /// Bounds that are near to one another, or far apart: the less the gap says, the coarser the steps are, which are so many of
    /// the 30 bits less fine. The coarser are multiples of the finer: bounds that get better are not worse for being written.
    ///
    /// With steps of 2⁻²⁵ for near ones, which would take five bytes, rounding cost as much room as there is in five against one
    /// of `dutch`: 80 sweeps to prove and narrow it instead of 19.
    const NEAR: u32 = 1;
    const FAR: u32 = 7;
    /// Bits of the gap, in such steps.
    const NEAR_GAP: u32 = 18;
    /// Bits of each distance: from 0 to the lower bound, and from the upper bound to 1.
    const FAR_BOUND: u32 = 30 - FAR;
    /// The highest bit of bounds that are near.
    const IS_NEAR: u64 = 1 << 47;

    /// The number beside a guess is so far from it: a sign and, as in floating-point numbers, an exponent of five bits and a
    /// fraction of eleven bits, behind a 1 unless the exponent is 0.
    const FRACTION: u32 = 11;
    const DISTANCE: u32 = FRACTION + 5;

    #[inline(always)]
    pub(super) fn read(form: Form, written: u64) -> u64 {
        if written == ALL {
            return NO_POSITION;
        }
        match form {
            Form::Bounds => bounds(written).packed(),
            Form::Marks if written == MARK => LEAVES,
            Form::Marks => 0,
            Form::Guesses => {
                let (exponent, fraction) = (written >> FRACTION & 31, written & ((1 << FRACTION) - 1));
                let one = u64::from(exponent > 0) << FRACTION;
                let distance = ((one | fraction) << exponent.saturating_sub(1)) as i64;
                let is_less = written >> DISTANCE & 1 == 1;
                let low = ((written >> (DISTANCE + 1)) as u32).min(ONE);
                guess(low, moved(low, if is_less { -distance } else { distance }))
            }
        }
    }

    #[inline(always)]
    fn bounds(written: u64) -> Bounds {
        let field = |at: u32, bits: u32| (written >> at) as u32 & ((1 << bits) - 1);
        if written & IS_NEAR == 0 {
            let (lower, above) = (field(FAR_BOUND, FAR_BOUND) << FAR, field(0, FAR_BOUND) << FAR);
            return Bounds::from_steps(lower, (ONE - above).max(lower));
        }
        let (lower, gap) = (field(NEAR_GAP, 30 - NEAR) << NEAR, field(0, NEAR_GAP) << NEAR);
        Bounds::from_steps(lower, (lower + gap).min(ONE))
    }

    #[inline(always)]
    pub(super) fn written(form: Form, value: u64) -> u64 {
        if value == NO_POSITION {
            return ALL;
        }
        match form {
            Form::Bounds => bounds_written(Bounds::unpacked(value)),
            Form::Marks => u64::from(value == LEAVES) * MARK,
            Form::Guesses => {
                let (low, high) = (value as u32, (value >> 32) as u32);
                let (low, distance) = (low.min(ONE), high.abs_diff(low));
                // To the nearest; what overflows the fraction is the next exponent.
                let places = (u32::BITS - distance.leading_zeros()).saturating_sub(FRACTION + 1);
                let distance = (places << FRACTION) + ((distance + (1 << places >> 1)) >> places);
                let is_less = distance > 0 && high < low;
                u64::from(low) << (DISTANCE + 1) | u64::from(is_less) << DISTANCE | u64::from(distance)
            }
        }
    }

    #[inline(always)]
    fn bounds_written(bounds: Bounds) -> u64 {
        let (lower, upper) = bounds.steps();
        // The highest number would take a bit more. A lower bound that is a little less is one.
        let down = |steps: u32| lower.min(ONE - 1) >> steps;
        let gap = upper.div_ceil(1 << NEAR).saturating_sub(down(NEAR));
        if gap < 1 << NEAR_GAP {
            IS_NEAR | u64::from(down(NEAR)) << NEAR_GAP | u64::from(gap)
        } else {
            u64::from(down(FAR)) << FAR_BOUND | u64::from(ONE.saturating_sub(upper) >> FAR)
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// Writes a value, and returns what is read then; writing that again changes nothing.
    fn rewritten(form: Form, value: u64) -> u64 {
        let mut bytes = [0; 6];
        let read = Layout::Short.write(form, value, &mut bytes);
        assert_eq!(read, Layout::Short.read(form, &bytes));
        let mut again = [0; 6];
        Layout::Short.write(form, read, &mut again);
        assert_eq!(bytes, again, "{value:x} {read:x}");
        assert_eq!(Layout::Short.is_position(&bytes), value != NO_POSITION);
        read
    }

    fn short(bounds: Bounds) -> Bounds {
        Bounds::unpacked(rewritten(Form::Bounds, bounds.packed()))
    }

    #[test]
    fn what_says_nothing_is_zeros_and_no_position_is_none() {
        for form in [Form::Bounds, Form::Marks, Form::Guesses] {
            assert_eq!(rewritten(form, NO_POSITION), NO_POSITION);
            assert_eq!(rewritten(form, 0), 0);
        }
        assert_eq!(short(Bounds::UNKNOWN), Bounds::UNKNOWN);
        assert_eq!(rewritten(Form::Marks, LEAVES), LEAVES);
        assert_eq!(rewritten(Form::Guesses, guess(ONE, ONE)), guess(ONE, ONE));
    }

    /// Bounds of all widths, wherever they are.
    fn bounds() -> impl Strategy<Value = Bounds> {
        (0..=ONE, 0..=30_u32, any::<u32>()).prop_map(|(lower, bits, gap)| {
            let gap = gap & ((1 << bits) - 1);
            Bounds::from_steps(lower, lower.saturating_add(gap).min(ONE))
        })
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(20_000))]

        #[test]
        fn bounds_stay_bounds_and_hardly_move(bounds in bounds()) {
            let ((lower, upper), (short_lower, short_upper)) = (bounds.steps(), short(bounds).steps());
            prop_assert!(short_lower <= lower && upper <= short_upper && short_upper <= ONE);
            // Near ones by less than a step of 2⁻²⁹ on each side, others by little of the gap.
            let moved = (lower - short_lower).max(short_upper - upper);
            prop_assert!(moved < 2.max(bounds.gap() / 4000), "{bounds:?} {short_lower} {short_upper}");
        }

        #[test]
        fn bounds_that_get_better_are_not_worse_for_being_written(old in bounds(), up: u32, down: u32) {
            let old = short(old);
            let (old_lower, old_upper) = old.steps();
            let lower = old_lower + up.checked_rem(old.gap()).unwrap_or(0);
            let upper = old_upper - down.checked_rem(old_upper - lower).unwrap_or(0);
            let new = short(Bounds::from_steps(lower, upper));
            prop_assert!(new.steps().0 >= old_lower && new.steps().1 <= old_upper, "{old:?} {new:?}");
        }

        #[test]
        fn guesses_hardly_move(low in 0..=ONE, bits in 0..=30_u32, change: i32) {
            let change = i64::from(change >> (31 - bits));
            let value = rewritten(Form::Guesses, guess(low, moved(low, change)));
            let (read, beside) = (value as u32, (value >> 32) as u32);
            prop_assert!(read == low && beside <= ONE);
            let (change, found) = (i64::from(moved(low, change)) - i64::from(low), i64::from(beside) - i64::from(read));
            prop_assert!((found - change).abs() <= change.abs() / 4096, "{change} {found}");
        }

        #[test]
        fn whatever_is_in_a_file_is_sound(written in 0..1_u64 << 48) {
            for form in [Form::Bounds, Form::Marks, Form::Guesses] {
                let read = Layout::Short.read(form, &written.to_le_bytes()[..6]);
                prop_assert_eq!(form.sound(read), read);
            }
        }
    }
}
