//! Chances of winning between two bounds, in fixed-point numbers that round outwards.

/// A chance of 1.
pub(crate) const ONE: u32 = 1 << 30;

/// Steps of 2⁻³⁰ as a chance.
pub(crate) fn chance(steps: u32) -> f64 {
    f64::from(steps) / f64::from(ONE)
}

/// A lower and an upper bound of a chance of winning. In steps of 2⁻³⁰; lower bounds round down, upper bounds up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bounds {
    pub(crate) lower: u32,
    pub(crate) upper: u32,
}

impl Bounds {
    /// Certainly lost.
    pub const LOST: Bounds = Bounds { lower: 0, upper: 0 };
    /// Certainly won.
    pub const WON: Bounds = Bounds { lower: ONE, upper: ONE };
    /// Nothing is known.
    pub const UNKNOWN: Bounds = Bounds { lower: 0, upper: ONE };

    /// The lower bound, from 0 to 1.
    pub fn lower(self) -> f64 {
        chance(self.lower)
    }

    /// The upper bound, from 0 to 1.
    pub fn upper(self) -> f64 {
        chance(self.upper)
    }

    /// The middle of the bounds, from 0 to 1.
    pub fn middle(self) -> f64 {
        f64::midpoint(self.lower(), self.upper())
    }

    /// How far the bounds are apart, in steps of 2⁻³⁰.
    pub(crate) const fn gap(self) -> u32 {
        self.upper.saturating_sub(self.lower)
    }

    /// The same chance as the other side sees it.
    #[inline]
    #[must_use]
    pub const fn of_the_other_side(self) -> Bounds {
        Bounds { lower: ONE - self.upper, upper: ONE - self.lower }
    }

    /// The better of two, for the side that can choose.
    #[inline]
    #[must_use]
    pub fn or_better(self, other: Bounds) -> Bounds {
        Bounds { lower: self.lower.max(other.lower), upper: self.upper.max(other.upper) }
    }

    /// The narrower of two that both hold.
    #[inline]
    #[must_use]
    pub(crate) fn and(self, other: Bounds) -> Bounds {
        Bounds { lower: self.lower.max(other.lower), upper: self.upper.min(other.upper) }
    }

    /// In one number: the least chance of the side that sees it in the lower half, that of the other side in the upper
    /// half. Rotated by 32 bits, it is what the other side sees; 0 says nothing.
    #[inline]
    pub(crate) const fn packed(self) -> u64 {
        ((ONE - self.upper) as u64) << 32 | self.lower as u64
    }

    /// What [`packed`](Bounds::packed) made.
    #[inline]
    pub(crate) const fn unpacked(packed: u64) -> Bounds {
        Bounds { lower: packed as u32, upper: ONE.wrapping_sub((packed >> 32) as u32) }
    }
}

/// A mean with weights, rounded outwards.
#[derive(Clone, Copy, Default)]
pub(crate) struct Mean {
    lower: u64,
    upper: u64,
    weights: u64,
}

impl Mean {
    #[inline]
    pub(crate) const fn add(&mut self, weight: u32, bounds: Bounds) {
        self.lower += weight as u64 * bounds.lower as u64;
        self.upper += weight as u64 * bounds.upper as u64;
        self.weights += weight as u64;
    }

    #[inline]
    pub(crate) const fn bounds(self) -> Bounds {
        Bounds { lower: (self.lower / self.weights) as u32, upper: self.upper.div_ceil(self.weights) as u32 }
    }
}

/// How far the values of tables may be from the truth.
///
/// A table is made from those with fewer pieces and cannot be better than they are, so each layer has its share: a
/// ninth for each piece on the board but the first, so that five against five, with ten pieces, may use all of it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tolerance(f64);

impl Tolerance {
    /// The least: what rounding to 16 bits leaves, nine times, and a little to work with.
    pub const LEAST: f64 = 8e-5;

    /// A tolerance, as a chance, from [`LEAST`](Tolerance::LEAST) to 0.1. `None` for anything else.
    pub fn new(chance: f64) -> Option<Tolerance> {
        (Tolerance::LEAST..=0.1).contains(&chance).then_some(Tolerance(chance))
    }

    /// How far the values of a layer with so many pieces on the board may be from the truth, as a chance.
    pub fn of_layer(self, pieces: u8) -> f64 {
        self.0 * f64::from(pieces.saturating_sub(1)) / 9.0
    }
}

impl Default for Tolerance {
    /// One in ten thousand.
    fn default() -> Tolerance {
        Tolerance(1e-4)
    }
}
