//! Interval arithmetic for chances of winning: fixed-point bounds that round outwards.

/// A chance of 1, in steps of 2⁻³⁰.
pub const ONE: u32 = 1 << 30;

/// Converts steps of 2⁻³⁰ to a chance from 0 to 1.
pub fn chance(steps: u32) -> f64 {
    f64::from(steps) / f64::from(ONE)
}

/// A lower and an upper bound of a chance of winning, in steps of 2⁻³⁰. Lower bounds round down, upper bounds up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bounds {
    lower: u32,
    upper: u32,
}

impl Bounds {
    /// A lost game.
    pub const LOST: Bounds = Bounds { lower: 0, upper: 0 };
    /// A won game.
    pub const WON: Bounds = Bounds { lower: ONE, upper: ONE };
    /// An unknown chance: 0 to 1.
    pub const UNKNOWN: Bounds = Bounds { lower: 0, upper: ONE };

    /// Makes bounds from steps of 2⁻³⁰, both from 0 to [`ONE`].
    #[inline]
    pub const fn from_steps(lower: u32, upper: u32) -> Bounds {
        Bounds { lower, upper }
    }

    /// The lower and the upper bound in steps of 2⁻³⁰.
    #[inline]
    pub const fn steps(self) -> (u32, u32) {
        (self.lower, self.upper)
    }

    /// Whether the two intervals intersect.
    #[inline]
    pub const fn meets(self, other: Bounds) -> bool {
        self.lower <= other.upper && other.lower <= self.upper
    }

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

    /// The distance between the bounds, in steps of 2⁻³⁰.
    #[inline]
    pub const fn gap(self) -> u32 {
        self.upper.saturating_sub(self.lower)
    }

    /// Returns the bounds of the other side's chance.
    #[inline]
    #[must_use]
    pub const fn of_the_other_side(self) -> Bounds {
        Bounds { lower: ONE - self.upper, upper: ONE - self.lower }
    }

    /// Returns the bounds of the larger of two chances: the maximum of each bound.
    #[inline]
    #[must_use]
    pub fn or_better(self, other: Bounds) -> Bounds {
        Bounds { lower: self.lower.max(other.lower), upper: self.upper.max(other.upper) }
    }

    /// Returns the intersection of two intervals that both hold the same chance.
    #[inline]
    #[must_use]
    pub fn and(self, other: Bounds) -> Bounds {
        Bounds { lower: self.lower.max(other.lower), upper: self.upper.min(other.upper) }
    }

    /// Packs the bounds: the lower bound in the lower half, and the other side's lower bound in the upper half. Rotated by 32
    /// bits, the number holds the bounds of the other side's chance; 0 is [`UNKNOWN`](Bounds::UNKNOWN).
    #[inline]
    pub const fn packed(self) -> u64 {
        ((ONE - self.upper) as u64) << 32 | self.lower as u64
    }

    /// Unpacks the number that [`packed`](Bounds::packed) returns.
    #[inline]
    pub const fn unpacked(packed: u64) -> Bounds {
        Bounds { lower: packed as u32, upper: ONE.wrapping_sub((packed >> 32) as u32) }
    }
}

/// A weighted mean, rounded outwards.
#[derive(Clone, Copy, Default)]
pub struct Mean {
    lower: u64,
    upper: u64,
    weights: u64,
}

impl Mean {
    /// Adds bounds with a weight.
    #[inline]
    pub const fn add(&mut self, weight: u32, bounds: Bounds) {
        self.lower += weight as u64 * bounds.lower as u64;
        self.upper += weight as u64 * bounds.upper as u64;
        self.weights += weight as u64;
    }

    /// Returns the mean of all added bounds.
    ///
    /// # Panics
    ///
    /// If none were added.
    #[inline]
    pub const fn bounds(self) -> Bounds {
        Bounds { lower: (self.lower / self.weights) as u32, upper: self.upper.div_ceil(self.weights) as u32 }
    }
}
