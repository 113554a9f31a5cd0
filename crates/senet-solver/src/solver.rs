//! Value iteration from both sides.

use std::time::{Duration, Instant};

use rayon::prelude::*;
use senet::{Position, RuleSheet};

use crate::{Index, Layer, Layers, Tolerance};

/// Solves layer after layer.
///
/// Each sweep computes every position of a layer anew, in place, from the end of the path towards its start, by threads
/// that take rows as they come. A lower bound that is computed from lower bounds is one, whatever the order, and so
/// for upper bounds: every value is certified at every moment, and the sweeps end when the bounds of all positions have
/// come close enough. (A small change from one sweep to the next would prove nothing.)
#[derive(Debug)]
pub struct Solver {
    layers: Layers,
}

/// How far the solver has come, after a sweep.
#[derive(Clone, Copy, Debug)]
pub struct Progress {
    /// Pieces of the side to throw, and of the other. The mirrored layer is solved at the same time.
    pub pieces: (u8, u8),
    /// Positions of both layers.
    pub positions: usize,
    /// Sweeps over these layers so far.
    pub sweeps: u32,
    /// Positions whose value was computed, in all sweeps over these layers.
    pub updates: u64,
    /// The largest distance between the bounds of a position, as a chance.
    pub gap: f64,
    /// Time spent on these layers.
    pub time: Duration,
    /// Whether these layers are solved.
    pub is_solved: bool,
}

impl Solver {
    /// A solver of a sheet, with its options.
    pub fn new(sheet: RuleSheet) -> Solver {
        Solver { layers: Layers::new(sheet) }
    }

    /// What is solved.
    pub const fn layers(&self) -> &Layers {
        &self.layers
    }

    /// The layers up to so many pieces a side, in the order in which they are solved: each needs those before it.
    pub fn order(pieces: u8) -> impl Iterator<Item = (u8, u8)> {
        (2..=2 * pieces)
            .flat_map(move |sum| (1..=pieces).rev().map(move |own| (own, sum - own.min(sum))))
            .filter(move |(own, enemy)| (1..=pieces).contains(enemy) && own >= enemy)
    }

    /// How many bytes the layers up to so many pieces a side take while they are solved.
    pub fn memory(sheet: &RuleSheet, pieces: u8) -> u64 {
        let size = |(own, enemy): (u8, u8)| Index::new(sheet, own, enemy).len() as u64 * 8;
        Solver::order(pieces)
            .map(|(own, enemy)| if own == enemy { size((own, enemy)) } else { size((own, enemy)) + size((enemy, own)) })
            .sum()
    }

    /// Solves all layers up to so many pieces a side, 1 to 5, and reports after every sweep.
    pub fn solve_up_to(&mut self, pieces: u8, tolerance: Tolerance, report: &mut dyn FnMut(Progress)) {
        for (own, enemy) in Solver::order(pieces) {
            self.solve(own, enemy, tolerance, report);
        }
    }

    fn solve(&mut self, own: u8, enemy: u8, tolerance: Tolerance, report: &mut dyn FnMut(Progress)) {
        let mut places = vec![(own, enemy)];
        if own != enemy {
            places.push((enemy, own));
        }
        for (own, enemy) in &places {
            let index = Index::new(&self.layers.sheet, *own, *enemy);
            self.layers.layers[usize::from(own - 1)][usize::from(enemy - 1)] =
                Some(Layer::unknown(&self.layers.sheet, index));
        }
        let sheet = self.layers.sheet;
        let layers: Vec<&Layer> =
            places.iter().filter_map(|(own, enemy)| self.layers.layer((*own).into(), (*enemy).into())).collect();
        let positions: usize = layers.iter().map(|layer| layer.index().len()).sum();
        let start = Instant::now();
        for sweeps in 1.. {
            let gap = layers
                .iter()
                .map(|layer| senet::specialise!(sheet => sweep(&sheet, &self.layers, layer)))
                .max()
                .unwrap_or(0);
            let is_solved = gap <= tolerance.steps();
            report(Progress {
                pieces: (own, enemy),
                positions,
                sweeps,
                updates: u64::from(sweeps) * positions as u64,
                gap: f64::from(gap) / f64::from(1 << 30),
                time: start.elapsed(),
                is_solved,
            });
            if is_solved {
                break;
            }
        }
    }
}

/// Computes every position of a layer once. Returns the largest gap, in steps of 2⁻³⁰.
fn sweep<S: AsRef<RuleSheet> + Sync>(sheet: &S, layers: &Layers, layer: &Layer) -> u32 {
    let index = layer.index();
    let columns = index.columns();
    let row_gap = |row: usize| {
        let enemy = index.row(row);
        let mut largest = 0;
        for column in (0..columns).rev() {
            let number = row * columns + column;
            if !layer.is_position(number) {
                continue;
            }
            let position = Position::about_to_throw_unchecked(index.column(column, enemy), enemy);
            let known = layer.get(number);
            let computed = layers.of_throw(sheet, &position);
            // Both are bounds, so the narrower of each is one. Values never get worse.
            let (lower, upper) = (known.lower.max(computed.lower), known.upper.min(computed.upper));
            let bounds = crate::Bounds { lower, upper };
            layer.set(number, bounds);
            largest = largest.max(bounds.gap());
        }
        largest
    };
    (0..index.rows()).into_par_iter().rev().map(row_gap).max().unwrap_or(0)
}
