//! Two layers that lead to one another, while they are being solved.

use std::io::{self, Write};
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};

use memmap2::MmapMut;
use rayon::prelude::*;
use senet::{HouseSet, Position, RuleSheet, Setup};
use zerocopy::FromBytes;

use crate::bounds::{Bounds, ONE};
use crate::format::{self, BLOCK, HEADER, Header, TableError, ValueType};
use crate::grid::{Batch, Grid, NO_POSITION};
use crate::sets::Sets;
use crate::solver::SolveError;
use crate::table::{self, Table};
use crate::{Index, Tables, Tolerance};

/// The layers *a* against *b* and *b* against *a* (one layer, if both are equal), with what is known of their values.
///
/// A sweep computes every position anew, in place, by falling sum of the houses of all pieces: a move raises that sum
/// by the throw, a capture or a pass keeps it, and only what the water or a forced way back undoes lowers it. So almost
/// all that a position depends on was computed in the same sweep. Positions of one sum are a *wave*.
///
/// A lower bound that is computed from lower bounds is one, whatever the order, and so for upper bounds: every value is
/// certified at every moment.
pub(crate) struct Pair {
    sheet: RuleSheet,
    halves: Vec<Half>,
    /// Sets of so many houses: of the first half's side to throw, and of the other.
    sets: [Sets; 2],
    /// Gaps that are narrow enough to be left alone, and narrow enough to be done, in 2⁻³⁰.
    enough: u32,
    target: u32,
    pub(crate) state: State,
}

/// How far the sweeps have come: with the bounds, all that is needed to go on as if nothing had happened.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct State {
    /// Sweeps that are complete.
    pub(crate) sweeps: u32,
    /// Waves of the present sweep that are done.
    pub(crate) waves: u32,
    /// Positions that were computed in all sweeps.
    pub(crate) updates: u64,
}

struct Half {
    index: Index,
    /// Whether the side to throw has the sets of `sets[0]`.
    first: bool,
    values: MmapMut,
    gaps: Vec<AtomicU32>,
}

impl Pair {
    /// Bytes that it takes to solve *a* against *b*.
    pub(crate) fn memory(sheet: &RuleSheet, own: u8, enemy: u8) -> u64 {
        let index = Index::new(sheet, own, enemy);
        let cells = index.rows() as u64 * Index::new(sheet, enemy, own).rows() as u64;
        // Two tables of eight bytes a cell for each half.
        if own == enemy { 16 * cells } else { 32 * cells }
    }

    /// The layers, of which nothing is known.
    ///
    /// # Errors
    ///
    /// [`SolveError::TooRough`], or [`SolveError::Memory`].
    pub(crate) fn begin(solved: &Tables, own: u8, enemy: u8, tolerance: Tolerance) -> Result<Pair, SolveError> {
        let sheet = *solved.sheet();
        let barred = Index::new(&sheet, own, enemy).barred();
        let sets = [Sets::new(own, barred), Sets::new(enemy, barred)];
        let layers = if own == enemy { vec![(own, enemy)] } else { vec![(own, enemy), (enemy, own)] };
        let below = (1..=own).flat_map(|a| (1..=enemy).flat_map(move |b| [(a, b), (b, a)]));
        let before = below.filter(|layer| *layer != (own, enemy) && *layer != (enemy, own));
        let roughest = before.filter_map(|(a, b)| solved.table(a.into(), b.into())).map(Table::error_in_steps).max();
        let allowed = tolerance.of_layer(own + enemy);
        // Rounding takes half a step of a value, and gaps reach to both sides of it.
        let half_step = ONE / (2 * u32::from(table::CERTAIN)) + 2;
        #[expect(clippy::cast_sign_loss, reason = "a tolerance is not negative")]
        let target = (2.0 * (allowed * f64::from(ONE) - f64::from(half_step))) as u32;
        let error = roughest.unwrap_or(0);
        if target <= 2 * error {
            return Err(SolveError::TooRough { error: f64::from(error) / f64::from(ONE), allowed });
        }
        let cells = sets[0].len() * sets[1].len();
        let mut halves = Vec::new();
        for (own, enemy) in layers {
            let first = halves.is_empty();
            let (movers, enemies) = if first { (&sets[0], &sets[1]) } else { (&sets[1], &sets[0]) };
            halves.push(Half {
                index: Index::new(&sheet, own, enemy),
                first,
                values: memory(2 * cells).map_err(SolveError::Memory)?,
                gaps: (0..Grid::parts(movers, enemies)).map(|_| AtomicU32::new(0)).collect(),
            });
        }
        let enough = u32::midpoint(2 * error, target);
        Ok(Pair { sheet, halves, sets, enough, target, state: State::default() })
    }

    /// Gives every position what is known of it at the beginning: `known`, by the half and the position's number.
    fn fill(&mut self, known: &(dyn Fn(usize, usize) -> Bounds + Sync)) {
        let sheet = self.sheet;
        let indices: Vec<Index> = self.halves.iter().map(|half| half.index).collect();
        for (half, (grid, index)) in self.grids().into_iter().zip(indices).enumerate() {
            (0..grid.enemies.len()).into_par_iter().for_each(|row| {
                let enemy = grid.enemies.get(row);
                for sum in 0..=grid.movers.largest_sum() {
                    let mut largest = 0;
                    for column in grid.movers.with_sum(sum) {
                        let own = grid.movers.get(column);
                        let bounds = is_position(&sheet, own, enemy).then(|| known(half, index.rank(own, enemy)));
                        grid.begin_with(row, column, bounds);
                        largest = largest.max(bounds.map_or(0, Bounds::gap));
                    }
                    grid.gaps[row * (grid.movers.largest_sum() + 1) + sum].store(largest, Ordering::Relaxed);
                }
            });
        }
    }

    fn grids(&mut self) -> Vec<Grid<'_>> {
        let Pair { halves, sets: [first, second], .. } = self;
        let mut parts = Vec::new();
        for Half { index, first, values, gaps } in halves {
            parts.push((index.pieces(), *first, cells(values), &gaps[..]));
        }
        let grid = |(number, part): (usize, &(_, _, _, _))| {
            let (pieces, is_first, values, gaps) = *part;
            let (movers, enemies) = if is_first { (&*first, &*second) } else { (&*second, &*first) };
            // A pass leads to the other half; to the same, if both sides have as many pieces.
            let other = parts[parts.len() - 1 - number].2;
            Grid { movers, enemies, pieces, values, other, gaps }
        };
        parts.iter().enumerate().map(grid).collect()
    }

    /// How many waves a sweep has.
    pub(crate) fn waves(&self) -> u32 {
        let [first, second] = &self.sets;
        (first.largest_sum() + second.largest_sum() + 1) as u32
    }

    /// How many positions there are.
    pub(crate) fn positions(&mut self) -> u64 {
        let count = |grid: &Grid| {
            let is_one = |value: &&AtomicU64| value.load(Ordering::Relaxed) != NO_POSITION;
            grid.values[..grid.values.len() / 2].par_iter().filter(is_one).count() as u64
        };
        self.grids().iter().map(count).sum()
    }

    /// The largest gap of any position, in 2⁻³⁰.
    pub(crate) fn gap(&self) -> u32 {
        let gaps = self.halves.iter().flat_map(|half| &half.gaps);
        gaps.map(|gap| gap.load(Ordering::Relaxed)).max().unwrap_or(0)
    }

    /// The gap at which the layers are done, in 2⁻³⁰.
    pub(crate) const fn target(&self) -> u32 {
        self.target
    }

    /// Computes the positions of the next wave. Returns whether that ended a sweep.
    pub(crate) fn wave(&mut self, solved: &Tables) -> bool {
        let (sheet, enough) = (self.sheet, self.enough);
        let total = (self.waves() - 1 - self.state.waves) as usize;
        let updates: usize = self
            .grids()
            .iter()
            .map(|grid| senet::specialise!(sheet => wave_of(grid, &sheet, solved, total, enough)))
            .sum();
        self.state.updates += updates as u64;
        self.state.waves += 1;
        let ends = self.state.waves == self.waves();
        if ends {
            self.state.waves = 0;
            self.state.sweeps += 1;
        }
        ends
    }

    /// The tables, rounded, as bytes, each with its layer.
    pub(crate) fn tables(&mut self) -> Vec<((u8, u8), Vec<u8>)> {
        let header = self.header(ValueType::Rounded);
        let sheet = self.sheet;
        let indices: Vec<Index> = self.halves.iter().map(|half| half.index).collect();
        let of_half = |(grid, index): (&Grid, Index)| {
            let header = Header { pieces: index.pieces(), ..header };
            (index.pieces(), table(grid, index, header, &sheet))
        };
        self.grids().iter().zip(indices).map(of_half).collect()
    }

    fn header(&self, values: ValueType) -> Header {
        let State { sweeps, waves, updates } = self.state;
        Header { values, pieces: self.halves[0].index.pieces(), error: 0, sweeps, waves, updates }
    }

    /// Writes down all that is needed to go on later.
    pub(crate) fn checkpoint(&mut self, output: &mut dyn Write) -> io::Result<()> {
        let header = self.header(ValueType::Bounds).write(&self.sheet);
        output.write_all(&header)?;
        let indices: Vec<Index> = self.halves.iter().map(|half| half.index).collect();
        let layers: Vec<usize> = indices.iter().map(|index| index.len()).collect();
        let grids = self.grids();
        let of_number = |number: usize| {
            let (half, number) = if number < layers[0] { (0, number) } else { (1, number - layers[0]) };
            let index = indices[half];
            let enemy = index.row(number / index.columns());
            let bounds = grids[half].known(index.column(number % index.columns(), enemy), enemy);
            bounds.map_or(NO_POSITION, Bounds::packed).to_le_bytes()
        };
        let count: usize = layers.iter().sum();
        let mut checksums = Vec::new();
        for (block, begin) in (0..count).step_by(BLOCK / 8).enumerate() {
            let end = (begin + BLOCK / 8).min(count);
            let values: Vec<[u8; 8]> = (begin..end).into_par_iter().map(of_number).collect();
            output.write_all(values.as_flattened())?;
            checksums.extend(format::checksum(&header, block, values.as_flattened()));
        }
        output.write_all(&checksums)
    }

    /// Takes up what a checkpoint of these layers holds, or fills the layers with what is known without one.
    ///
    /// # Errors
    ///
    /// [`TableError`], if the bytes are no such checkpoint, or are damaged.
    pub(crate) fn go_on(&mut self, checkpoint: Option<&[u8]>) -> Result<(), TableError> {
        let Some(bytes) = checkpoint else {
            self.fill(&|_, _| Bounds::UNKNOWN);
            return Ok(());
        };
        let header = Header::read(bytes, &self.sheet, ValueType::Bounds, self.halves[0].index.pieces())?;
        let values = header.bytes_of_values(&self.sheet);
        let blocks = values.div_ceil(BLOCK);
        let damaged = (0..blocks).into_par_iter().find_first(|block| !format::is_sound(bytes, values, *block));
        if let Some(block) = damaged {
            return Err(TableError::DamagedBlock(block));
        }
        let first = self.halves[0].index.len();
        self.fill(&|half, number| {
            let at = HEADER + 8 * (half * first + number);
            let value = bytes.get(at..).and_then(<[u8]>::first_chunk).map_or(0, |value| u64::from_le_bytes(*value));
            let bounds = Bounds::unpacked(value);
            // A checksum keeps no forger out; numbers that are no bounds say nothing.
            if bounds.lower <= bounds.upper && bounds.upper <= ONE { bounds } else { Bounds::UNKNOWN }
        });
        self.state = State { sweeps: header.sweeps, waves: header.waves % self.waves(), updates: header.updates };
        Ok(())
    }
}

/// Computes the positions of a wave in one of the layers. Returns how many that were.
fn wave_of<S: AsRef<RuleSheet> + Sync>(grid: &Grid, sheet: &S, solved: &Tables, total: usize, enough: u32) -> usize {
    // Below this, handing out the work takes longer than the work.
    const WORTH_SHARING: usize = 1 << 12;
    let rows = grid.enemies.with_sums(total.saturating_sub(grid.movers.largest_sum())..=total);
    let update = |batch: &mut Batch, row: usize| {
        grid.update_part(sheet, solved, row, total - grid.enemies.sum(row), enough, batch)
    };
    if rayon::current_num_threads() == 1 || grid.movers.len() * rows.len() < WORTH_SHARING * 4 {
        let mut batch = Batch::new();
        rows.map(|row| update(&mut batch, row)).sum()
    } else {
        rows.into_par_iter().with_min_len(16).map_init(Batch::new, update).sum()
    }
}

/// A table of what is known, as a file holds it.
fn table(grid: &Grid, index: Index, header: Header, sheet: &RuleSheet) -> Vec<u8> {
    let mut bytes = vec![0; HEADER + 2 * index.len()];
    let columns = index.columns();
    let of_row = |(row, values): (usize, &mut [u8])| {
        let enemy = index.row(row);
        let mut largest = 0;
        for (column, value) in values.chunks_exact_mut(2).enumerate() {
            let known = grid.known(index.column(column, enemy), enemy);
            let (rounded, error) = known.map_or((table::NO_POSITION, 0), table::rounded);
            value.copy_from_slice(&rounded.to_le_bytes());
            largest = largest.max(error);
        }
        largest
    };
    let (head, values) = bytes.split_at_mut(HEADER);
    let error = values.par_chunks_exact_mut(2 * columns).enumerate().map(of_row).max().unwrap_or(0);
    head.copy_from_slice(&Header { error, ..header }.write(sheet));
    let checksums = format::checksums(head, values);
    bytes.extend(checksums);
    bytes
}

fn is_position(sheet: &RuleSheet, own: HouseSet, enemy: HouseSet) -> bool {
    let apart = (own & enemy).is_empty();
    apart && Setup::from(Position::about_to_throw_unchecked(own, enemy)).position(sheet).is_ok()
}

/// Memory for so many cells, in large pages where the system has them: reads that jump then find their page sooner.
fn memory(cells: usize) -> io::Result<MmapMut> {
    let memory = MmapMut::map_anon(cells * size_of::<AtomicU64>())?;
    #[cfg(target_os = "linux")]
    // Where the system has no large pages, small ones do.
    let _ = memory.advise(memmap2::Advice::HugePage);
    Ok(memory)
}

fn cells(memory: &mut MmapMut) -> &[AtomicU64] {
    // Memory begins at a page and was asked for by the cell, so it always divides into cells.
    <[AtomicU64]>::mut_from_bytes(memory).map_or(&[], |cells| cells)
}
