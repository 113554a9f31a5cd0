//! Encodings of values in memory and in files.

use crate::stored::{Stored, StoredBounds};

/// An encoding of values. In each, zeros stand for an unknown value, and all bits are set where there is no position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Layout {
    /// Eight bytes, the value itself: fastest to read.
    Whole,
    /// Six bytes, for layers that do not fit into memory. Bounds are rounded outwards, guesses to nearest. The upper four bytes of
    /// all values of a group precede the lower two bytes of all: guesses are updated from the upper ones alone.
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

    /// Whether this number of a group with these bytes is a position.
    #[inline(always)]
    pub(crate) fn is_position(self, group: &[u8], number: usize) -> bool {
        match self {
            Layout::Whole => self.read::<StoredBounds>(group, number).is_position(),
            // No value of a position has these bits.
            Layout::Short => split(group).0[number] != [u8::MAX; 4],
        }
    }

    /// Reads the value with this number of a group.
    #[inline(always)]
    pub(crate) fn read<V: Stored>(self, group: &[u8], number: usize) -> V {
        match self {
            Layout::Whole => V::from_bits(u64::from_le_bytes(group.as_chunks().0[number])),
            Layout::Short => {
                let (words, rests) = split(group);
                short::read(joined(words[number], rests[number]))
            }
        }
    }

    /// Writes a value, and returns the rounded value that will be read.
    #[inline(always)]
    pub(crate) fn write<V: Stored>(self, value: V, group: &mut [u8], number: usize) -> V {
        match self {
            Layout::Whole => {
                group.as_chunks_mut().0[number] = value.bits().to_le_bytes();
                value
            }
            Layout::Short => {
                let written = short::written(value);
                let (words, rests) = group.split_at_mut(group.len() / 6 * 4);
                words.as_chunks_mut().0[number] = ((written >> 16) as u32).to_le_bytes();
                rests.as_chunks_mut().0[number] = (written as u16).to_le_bytes();
                short::read(written)
            }
        }
    }

    /// Reads what updates of other groups need of the values of a group in a file, in the order of their numbers.
    #[inline(always)]
    pub(crate) fn read_short_row<V: Stored>(group: &[u8], row: &mut [V]) {
        let (words, rests) = split(group);
        if V::NEEDS_REST {
            for ((value, word), rest) in row.iter_mut().zip(words).zip(rests) {
                *value = V::from_short(joined(*word, *rest));
            }
        } else {
            row.iter_mut().zip(words).for_each(|(value, word)| *value = V::from_word(u32::from_le_bytes(*word)));
        }
    }
}

/// The upper 32 bits of all values of a group in a file, and the lower 16 bits.
#[inline(always)]
fn split(group: &[u8]) -> (&[[u8; 4]], &[[u8; 2]]) {
    let (words, rests) = group.split_at(group.len() / 6 * 4);
    (words.as_chunks().0, rests.as_chunks().0)
}

/// The 48 bits of a value.
#[inline(always)]
fn joined(word: [u8; 4], rest: [u8; 2]) -> u64 {
    u64::from(u32::from_le_bytes(word)) << 16 | u64::from(u16::from_le_bytes(rest))
}

/// Forty-eight bits.
pub(crate) mod short {
    use senet_tables::bounds::{Bounds, ONE};

    use super::Stored;

    const ALL: u64 = (1 << 48) - 1;
    const MARK: u64 = 1;

    /// Bounds that are near to one another are written in fine steps, those far apart in coarser ones: the constants are
    /// numbers of the 30 bits that are cut off. Coarse steps are multiples of fine ones, so better bounds never get worse by
    /// being written.
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
    pub(super) fn read<V: Stored>(written: u64) -> V {
        if written == ALL { V::NO_POSITION } else { V::from_short(written) }
    }

    #[inline(always)]
    pub(super) fn written<V: Stored>(value: V) -> u64 {
        if value.is_position() { value.to_short() } else { ALL }
    }

    #[inline(always)]
    pub(crate) fn to_mark(written: u64) -> bool {
        written == MARK
    }

    #[inline(always)]
    pub(crate) fn from_mark(is_set: bool) -> u64 {
        u64::from(is_set) * MARK
    }

    /// A guess, and the distance of the number beside it.
    #[inline(always)]
    pub(crate) fn to_guess(written: u64) -> (u32, i64) {
        let (exponent, fraction) = (written >> FRACTION & 31, written & ((1 << FRACTION) - 1));
        let one = u64::from(exponent > 0) << FRACTION;
        let distance = ((one | fraction) << exponent.saturating_sub(1)) as i64;
        let is_less = written >> DISTANCE & 1 == 1;
        (((written >> (DISTANCE + 1)) as u32).min(ONE), if is_less { -distance } else { distance })
    }

    #[inline(always)]
    pub(crate) fn from_guess(low: u32, high: u32) -> u64 {
        let (low, distance) = (low.min(ONE), high.abs_diff(low));
        // To the nearest; what overflows the fraction is the next exponent.
        let places = (u32::BITS - distance.leading_zeros()).saturating_sub(FRACTION + 1);
        let distance = (places << FRACTION) + ((distance + (1 << places >> 1)) >> places);
        let is_less = distance > 0 && high < low;
        u64::from(low) << (DISTANCE + 1) | u64::from(is_less) << DISTANCE | u64::from(distance)
    }

    #[inline(always)]
    pub(crate) fn to_bounds(written: u64) -> Bounds {
        let field = |at: u32, bits: u32| (written >> at) as u32 & ((1 << bits) - 1);
        if written & IS_NEAR == 0 {
            let (lower, above) = (field(FAR_BOUND, FAR_BOUND) << FAR, field(0, FAR_BOUND) << FAR);
            return Bounds::from_steps(lower, (ONE - above).max(lower));
        }
        let (lower, gap) = (field(NEAR_GAP, 30 - NEAR) << NEAR, field(0, NEAR_GAP) << NEAR);
        Bounds::from_steps(lower, (lower + gap).min(ONE))
    }

    #[inline(always)]
    pub(crate) fn from_bounds(bounds: Bounds) -> u64 {
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
    use senet_tables::bounds::{Bounds, ONE};

    use super::*;
    use crate::stored::{StoredBounds, StoredGuess, StoredMark, moved};

    /// Writes a value, and returns what is read then; writing that again changes nothing.
    fn rewritten<V: Stored>(value: V) -> V {
        let mut bytes = [0; 6];
        let read = Layout::Short.write(value, &mut bytes, 0);
        assert_eq!(read, Layout::Short.read(&bytes, 0));
        let mut again = [0; 6];
        Layout::Short.write(read, &mut again, 0);
        assert_eq!(bytes, again, "{value:?} {read:?}");
        assert_eq!(Layout::Short.is_position(&bytes, 0), value.is_position());
        read
    }

    fn short(bounds: Bounds) -> Bounds {
        rewritten(StoredBounds::new(bounds)).bounds()
    }

    #[test]
    fn unknown_values_are_zeros_and_round_trip() {
        fn stays<V: Stored>() {
            assert_eq!(rewritten(V::NO_POSITION), V::NO_POSITION);
            assert_eq!(rewritten(V::UNKNOWN), V::UNKNOWN);
        }
        stays::<StoredBounds>();
        stays::<StoredMark>();
        stays::<StoredGuess>();
        assert_eq!(short(Bounds::UNKNOWN), Bounds::UNKNOWN);
        assert_eq!(rewritten(StoredMark::LEAVES), StoredMark::LEAVES);
        assert_eq!(rewritten(StoredGuess::unchanged(ONE)), StoredGuess::unchanged(ONE));
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
        fn rounded_bounds_enclose_the_bounds_closely(bounds in bounds()) {
            let ((lower, upper), (short_lower, short_upper)) = (bounds.steps(), short(bounds).steps());
            prop_assert!(short_lower <= lower && upper <= short_upper && short_upper <= ONE);
            // Near ones by less than a step of 2⁻²⁹ on each side, others by little of the gap.
            let moved = (lower - short_lower).max(short_upper - upper);
            prop_assert!(moved < 2.max(bounds.gap() / 4000), "{bounds:?} {short_lower} {short_upper}");
        }

        #[test]
        fn rounding_keeps_better_bounds_better(old in bounds(), up: u32, down: u32) {
            let old = short(old);
            let (old_lower, old_upper) = old.steps();
            let lower = old_lower + up.checked_rem(old.gap()).unwrap_or(0);
            let upper = old_upper - down.checked_rem(old_upper - lower).unwrap_or(0);
            let new = short(Bounds::from_steps(lower, upper));
            prop_assert!(new.steps().0 >= old_lower && new.steps().1 <= old_upper, "{old:?} {new:?}");
        }

        #[test]
        fn guesses_are_rounded_by_a_small_part_of_their_change(low in 0..=ONE, bits in 0..=30_u32, change: i32) {
            let change = i64::from(change >> (31 - bits));
            let value = rewritten(StoredGuess::new(low, moved(low, change)));
            let (read, beside) = (value.guess(), value.beside());
            prop_assert!(read == low && beside <= ONE);
            let (change, found) = (i64::from(moved(low, change)) - i64::from(low), i64::from(beside) - i64::from(read));
            prop_assert!((found - change).abs() <= change.abs() / 4096, "{change} {found}");
        }

        #[test]
        fn arbitrary_bytes_are_read_as_sound_values(written in 0..1_u64 << 48) {
            fn is_sound<V: Stored>(written: u64) -> bool {
                let read: V = Layout::Short.read(&written.to_le_bytes()[..6], 0);
                read.sound() == read
            }
            prop_assert!(is_sound::<StoredBounds>(written));
            prop_assert!(is_sound::<StoredMark>(written));
            prop_assert!(is_sound::<StoredGuess>(written));
        }
    }
}
