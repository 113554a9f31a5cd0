//! How exact tables shall be.

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
