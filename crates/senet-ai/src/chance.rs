//! Throws and other random numbers, reproducible from a seed.

use chacha20::ChaCha20Rng;
use chacha20::rand_core::{Rng, SeedableRng};
use senet::{Casting, Faces};

/// A random generator: `ChaCha20` with a seed and the number of a stream.
///
/// The same seed and stream give the same numbers on every machine. Streams of one seed are independent, so that game *n* of a
/// simulation does not depend on the thread that plays it.
///
/// ```
/// use senet::Casting;
/// use senet_ai::Chance;
///
/// let (mut one, mut other) = (Chance::new(7, 0), Chance::new(7, 0));
/// assert_eq!(one.throw(Casting::Sticks), other.throw(Casting::Sticks));
/// ```
#[derive(Debug)]
pub struct Chance(ChaCha20Rng);

impl Chance {
    /// The generator with this seed and stream.
    pub fn new(seed: u64, stream: u64) -> Chance {
        let mut source = ChaCha20Rng::seed_from_u64(seed);
        source.set_stream(stream);
        Chance(source)
    }

    /// A number below `bound`, each equally likely; 0 if `bound` is 0.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        // Lemire's method: the upper half of a product, drawn again where the lower half would favour some numbers.
        let mut product = u64::from(self.0.next_u32()) * u64::from(bound);
        if (product as u32) < bound {
            let favoured = bound.wrapping_neg() % bound;
            while (product as u32) < favoured {
                product = u64::from(self.0.next_u32()) * u64::from(bound);
            }
        }
        (product >> 32) as u32
    }

    /// A number below a bound of more than 32 bits, each equally likely; 0 if `bound` is 0.
    pub fn below_u64(&mut self, bound: u64) -> u64 {
        // As in `below`, with twice the bits.
        let mut product = u128::from(self.0.next_u64()) * u128::from(bound);
        if (product as u64) < bound {
            let favoured = bound.wrapping_neg() % bound;
            while (product as u64) < favoured {
                product = u128::from(self.0.next_u64()) * u128::from(bound);
            }
        }
        (product >> 64) as u64
    }

    /// A throw of fair sticks, or of a fair die.
    #[inline]
    pub fn throw(&mut self, casting: Casting) -> Faces {
        let fall = self.below(casting.falls());
        casting.fall(fall).unwrap_or_else(|| unreachable!("`below` keeps to the number of falls"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_and_stream_always_give_the_same_throws() {
        let throws = |seed, stream| {
            let mut chance = Chance::new(seed, stream);
            (0..12).map(|_| chance.throw(Casting::Sticks).to_string()).collect::<Vec<_>>().join(" ")
        };
        assert_eq!(throws(1, 0), throws(1, 0));
        assert_ne!(throws(1, 0), throws(2, 0));
        assert_ne!(throws(1, 0), throws(1, 1));
    }

    #[test]
    fn every_fall_is_equally_likely() {
        for casting in [Casting::Sticks, Casting::Die] {
            let mut chance = Chance::new(3, 0);
            let mut counts = vec![0_u32; casting.falls() as usize];
            let throws = 160_000;
            for _ in 0..throws {
                counts[chance.below(casting.falls()) as usize] += 1;
            }
            let expected = f64::from(throws) / f64::from(casting.falls());
            let chi_squared: f64 = counts.iter().map(|n| (f64::from(*n) - expected).powi(2) / expected).sum();
            // 15 and 5 degrees of freedom: above 44 with a chance of one in ten thousand.
            assert!(chi_squared < 44.0, "{casting:?}: {counts:?}");
        }
    }

    #[test]
    fn below_zero_and_below_one_are_zero() {
        assert_eq!(Chance::new(1, 0).below(0), 0);
        assert_eq!(Chance::new(1, 0).below(1), 0);
        assert_eq!((Chance::new(1, 0).below_u64(0), Chance::new(1, 0).below_u64(1)), (0, 0));
    }
}
