//! Stored values of positions: eight bytes, with a type for each kind of value.
//!
//! The stage of a solve determines the type: [`Stage::forms`](crate::schedule::Stage::forms).

use std::cell::RefCell;
use std::thread::LocalKey;

use senet_tables::bounds::{Bounds, ONE};

use crate::program::VALUES;

/// Bytes of a stored value.
pub(crate) const BYTES: usize = 8;

/// The type of stored values, where it is known only at run time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Form {
    /// [`StoredBounds`].
    Bounds,
    /// [`StoredMark`].
    Marks,
    /// [`StoredGuess`].
    Guesses,
}

/// A scratch buffer of each thread: all values from which it computes a group.
pub(crate) type Scratch<V> = LocalKey<RefCell<Box<[V; VALUES]>>>;

/// A stored value: eight bytes without another meaning than that of its type.
pub(crate) trait Stored: Copy + PartialEq + std::fmt::Debug + 'static {
    const FORM: Form;
    /// No information about the position: all bits are zero.
    const UNKNOWN: Self;
    /// The place of pieces that are not a position of the sheet: all bits are set.
    const NO_POSITION: Self;

    fn from_bits(bits: u64) -> Self;

    fn bits(self) -> u64;

    /// Whether the bits are a value of this type.
    fn is_sound(self) -> bool;

    /// The distance between bounds, or the change of a guess, in steps of 2⁻³⁰; 1 for a position without a mark.
    fn gap(self) -> u32;

    fn scratch() -> &'static Scratch<Self>;

    /// The value with this number of a group with these bytes.
    #[inline(always)]
    fn read(group: &[u8], number: usize) -> Self {
        Self::from_bits(u64::from_le_bytes(group.as_chunks().0[number]))
    }

    /// Writes it in place of the value with this number.
    #[inline(always)]
    fn write(self, group: &mut [u8], number: usize) {
        group.as_chunks_mut().0[number] = self.bits().to_le_bytes();
    }

    /// Whether this is the value of a position.
    #[inline(always)]
    fn is_position(self) -> bool {
        self.bits() != u64::MAX
    }

    /// The value, or [`UNKNOWN`](Stored::UNKNOWN) if it is invalid.
    fn sound(self) -> Self {
        if self.is_sound() { self } else { Self::UNKNOWN }
    }
}

/// Declares a type of stored values, and the items that all of them have alike.
macro_rules! stored {
    ($(#[$doc:meta])* $name:ident, $form:expr, $($items:item)*) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[repr(transparent)]
        pub(crate) struct $name(u64);

        impl Stored for $name {
            const FORM: Form = $form;
            const UNKNOWN: $name = $name(0);
            const NO_POSITION: $name = $name(u64::MAX);

            #[inline(always)]
            fn from_bits(bits: u64) -> $name {
                $name(bits)
            }

            #[inline(always)]
            fn bits(self) -> u64 {
                self.0
            }

            #[inline(always)]
            fn scratch() -> &'static Scratch<$name> {
                thread_local! {
                    static SCRATCH: RefCell<Box<[$name; VALUES]>> = RefCell::new(Box::new([$name::UNKNOWN; VALUES]));
                }
                &SCRATCH
            }

            $($items)*
        }
    };
}

stored! {
    /// [`Bounds::packed`].
    StoredBounds, Form::Bounds,

    fn is_sound(self) -> bool {
        let (lower, below_one) = (self.0 as u32, (self.0 >> 32) as u32);
        lower <= ONE && below_one <= ONE - lower
    }

    #[inline(always)]
    fn gap(self) -> u32 {
        self.bounds().gap()
    }
}

impl StoredBounds {
    #[inline(always)]
    pub(crate) const fn new(bounds: Bounds) -> StoredBounds {
        StoredBounds(bounds.packed())
    }

    #[inline(always)]
    pub(crate) const fn bounds(self) -> Bounds {
        Bounds::unpacked(self.0)
    }

    /// The bounds as the side sees them that makes the move with this [turn](crate::program::Code::turn).
    #[inline(always)]
    pub(crate) const fn seen_after(self, turn: u32) -> Bounds {
        Bounds::unpacked(self.0.rotate_left(turn))
    }

    /// Bounds at this distance from a chance, in steps of 2⁻³⁰.
    const fn around(chance: u32, distance: u32) -> StoredBounds {
        let upper = if chance > ONE - distance { ONE } else { chance + distance };
        StoredBounds::new(Bounds::from_steps(chance.saturating_sub(distance), upper))
    }

    /// Bounds at this distance from the middle of these, in steps of 2⁻³⁰.
    pub(crate) const fn moved_apart(self, distance: u32) -> StoredBounds {
        let (lower, upper) = self.bounds().steps();
        StoredBounds::around(u32::midpoint(lower, upper), distance)
    }
}

stored! {
    /// Whether games are known to leave the layer from a position.
    StoredMark, Form::Marks,

    fn is_sound(self) -> bool {
        self == StoredMark::LEAVES
    }

    #[inline(always)]
    fn gap(self) -> u32 {
        (self != StoredMark::LEAVES).into()
    }
}

impl StoredMark {
    /// Games leave the layer. Bounds and guesses never have these bits.
    pub(crate) const LEAVES: StoredMark = StoredMark(1 << 63);

    #[inline(always)]
    pub(crate) const fn new(leaves: bool) -> StoredMark {
        if leaves { StoredMark::LEAVES } else { StoredMark(0) }
    }
}

stored! {
    /// The guess in the lower half; in the upper half the previous guess, or the limit. In steps of 2⁻³⁰.
    StoredGuess, Form::Guesses,

    fn is_sound(self) -> bool {
        self.guess() <= ONE && self.beside() <= ONE
    }

    #[inline(always)]
    fn gap(self) -> u32 {
        self.guess().abs_diff(self.beside())
    }
}

impl StoredGuess {
    /// A guess, and the number beside it.
    #[inline(always)]
    pub(crate) const fn new(guess: u32, beside: u32) -> StoredGuess {
        StoredGuess((beside as u64) << 32 | guess as u64)
    }

    /// A guess that has not changed.
    pub(crate) const fn unchanged(guess: u32) -> StoredGuess {
        StoredGuess::new(guess, guess)
    }

    #[inline(always)]
    pub(crate) const fn guess(self) -> u32 {
        self.0 as u32
    }

    /// The previous guess, or the limit.
    #[inline(always)]
    pub(crate) const fn beside(self) -> u32 {
        (self.0 >> 32) as u32
    }

    /// The limit in place of the guess.
    pub(crate) const fn leapt(self) -> StoredGuess {
        StoredGuess::unchanged(self.beside())
    }

    /// The guess with a multiple of its last change added.
    pub(crate) fn leapt_by(self, multiple: u32) -> StoredGuess {
        let change = i64::from(self.guess()) - i64::from(self.beside());
        StoredGuess::unchanged(moved(self.guess(), i64::from(multiple) * change))
    }

    /// Bounds at this distance from the guess, in steps of 2⁻³⁰.
    pub(crate) const fn surrounded(self, distance: u32) -> StoredBounds {
        StoredBounds::around(self.guess(), distance)
    }
}

/// A guess moved by a number of steps of 2⁻³⁰, clamped to 0 and 1.
#[inline(always)]
pub(crate) fn moved(guess: u32, by: i64) -> u32 {
    #[expect(clippy::cast_sign_loss, reason = "it is clamped")]
    let there = (i64::from(guess) + by).clamp(0, ONE.into()) as u32;
    there
}
