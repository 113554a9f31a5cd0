//! The largest allowed error of tables, and the errors that a layer has before it is solved.

use senet_tables::bounds::ONE;
use senet_tables::{Table, Tables, table};

/// The largest allowed error of tables.
///
/// A table is computed from those with fewer pieces and takes over their errors, so each layer has its share: a
/// ninth for each piece on the board but the first, so that five against five, with ten pieces, may use all of it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tolerance(f64);

impl Tolerance {
    /// The smallest tolerance: nine times the error of rounding to 16 bits, and a small margin.
    pub const LEAST: f64 = 8e-5;

    /// A tolerance, as a chance, from [`LEAST`](Tolerance::LEAST) to 0.1. `None` for anything else.
    pub fn new(chance: f64) -> Option<Tolerance> {
        (Tolerance::LEAST..=0.1).contains(&chance).then_some(Tolerance(chance))
    }

    /// Any tolerance.
    #[cfg(test)]
    pub(crate) const fn of_chance(chance: f64) -> Tolerance {
        Tolerance(chance)
    }

    /// The largest allowed error of a layer with `pieces` on the board, as a chance.
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

/// An upper bound on the error of rounding to a value of a table: half a step of a table, in steps of 2⁻³⁰.
pub(crate) const HALF_STEP: u32 = ONE / (2 * table::CERTAIN as u32) + 2;

/// The largest error of the tables with fewer pieces than these on a side, in steps of 2⁻³⁰.
pub(crate) fn error_below(solved: &Tables, (own, enemy): (u8, u8)) -> u32 {
    let layers = (1..=own).flat_map(|a| (1..=enemy).flat_map(move |b| [(a, b), (b, a)]));
    let below = layers.filter(|layer| *layer != (own, enemy) && *layer != (enemy, own));
    let tables = below.filter_map(|(a, b)| solved.table(a.into(), b.into()));
    tables.map(Table::error_in_steps).max().unwrap_or(0)
}
