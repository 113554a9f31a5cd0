//! The tables of solved layers.
//!
//! Rows are read in their order, and each value is put at its place in the table, which is in memory. If memory is too small for the
//! table, the rows are read once for each part of it. In the order of the table, each value would need a random read.

use std::io::{self, Write};
use std::ops::{ControlFlow, Range};
use std::sync::atomic::{AtomicU16, Ordering};

use rayon::prelude::*;
use senet_files::Memory;
use senet_tables::Index;
use senet_tables::bounds::ONE;
use senet_tables::format::{BLOCK_LEN, Header};
use senet_tables::table::VALUE_LEN;
use zerocopy::FromBytes as _;

use super::pair::{RowPair, Sized, of_size};
use super::reach::Differences;
use super::stage::{Stage, State};
use super::update::Layers;
use super::window::{Open, Window};
use crate::table_values::TableWriter;

/// The least bytes of a table that are computed at a time.
const LEAST_PART: usize = if cfg!(test) { BLOCK_LEN } else { 1 << 28 };

impl RowPair {
    /// Gives back the memory and the temporary files that tables do not need.
    pub(crate) fn begin_tables(&mut self) -> io::Result<()> {
        of_size!(&mut self.layers, layers => layers.kept.clear());
        self.moves = None;
        self.lower.clear();
        self.store.guesses.set_stays(false)?;
        self.store.margins.set_stays(false)
    }

    /// The error of the tables, in steps of 2⁻³⁰.
    pub(crate) fn table_error(&self) -> u32 {
        let Stage::Solved { error } = self.state.stage else { return ONE };
        let scale = self.scale();
        // Rounding to a value of a table moves a guess by at most half a step of the table.
        let beyond = scale.to_steps(u64::from(error) + (1 << scale.shift()) / 2);
        self.error + beyond.min(ONE.into()) as u32
    }

    /// Writes the table file of one of the layers. Reports the completed share, from 0 to 1.
    ///
    /// # Errors
    ///
    /// If it cannot be written, or the report asks to stop.
    pub(crate) fn write_table(
        &mut self,
        half: usize,
        output: &mut dyn Write,
        report: &mut dyn FnMut(f64) -> ControlFlow<()>,
    ) -> io::Result<()> {
        let (own, enemy) = self.indices[half].pieces();
        let State { sweeps, updates, .. } = self.state;
        let error = self.table_error();
        let header = Header { error, sweeps, updates, ..Header::solved(self.sheet(), own, enemy) };
        let mut table = TableWriter::begin(output, self.subject, &header)?;
        let all = VALUE_LEN * header.count as usize;
        let part = self.room_for_values().max(LEAST_PART) / BLOCK_LEN * BLOCK_LEN;
        for begin in (0..all).step_by(part) {
            let length = part.min(all - begin);
            let mut values = Memory::new(length)?;
            // Half of the work is to compute values, half to write them.
            let share = |computed: f64, written: usize| (computed + (begin + written) as f64) / (2 * all) as f64;
            let mut of_computed = |done: f64| report(share(begin as f64 + done * length as f64, 0));
            self.put_values(half, begin / VALUE_LEN, &mut values, &mut of_computed)?;
            let end = begin + length;
            table.write(&values, &mut |blocks| report(share(end as f64, length.min(blocks * BLOCK_LEN - begin))))?;
        }
        table.end()
    }

    /// The bytes of memory for values of a table.
    fn room_for_values(&self) -> usize {
        let of_rows = if self.store.is_whole() {
            self.store.bytes()
        } else {
            Window::largest(self.groups(), Differences::SAME, self.width())
        };
        self.memory.saturating_sub(of_rows).try_into().unwrap_or(usize::MAX)
    }

    /// Puts the rounded values of a layer from number `begin` on into memory. Reports the completed share, from 0 to 1.
    fn put_values(
        &mut self,
        half: usize,
        begin: usize,
        values: &mut [u8],
        report: &mut dyn FnMut(f64) -> ControlFlow<()>,
    ) -> io::Result<()> {
        // Every value is set by one thread only, but the compiler cannot know that.
        let values = <[AtomicU16]>::mut_from_bytes(values).map_err(|_| io::ErrorKind::InvalidInput)?;
        let values = &*values;
        let waves = self.waves() as usize;
        for sum in (0..waves).rev() {
            let need = self.need(sum, Differences::SAME);
            let RowPair { layers, indices, store, .. } = self;
            let Open { around, transfers, .. } = store.guesses.open_to_read(&need)?;
            let part = Part { index: indices[half], half, begin, values };
            transfers.during(|| {
                of_size!(&*layers, layers => layers.put_values(&part, need.wave.clone(), around.rows(&need.wave)));
            })?;
            if report((waves - sum) as f64 / waves as f64).is_break() {
                return Err(io::ErrorKind::Interrupted.into());
            }
        }
        Ok(())
    }
}

/// The part of a table that memory has.
struct Part<'v> {
    index: Index,
    /// Which of the two layers.
    half: usize,
    /// The number of the first value.
    begin: usize,
    values: &'v [AtomicU16],
}

impl<const W: usize> Layers<W> {
    /// Puts the values of these groups, which have these rows, into a part of a table.
    fn put_values(&self, part: &Part, places: Range<usize>, rows: &[u8]) {
        let Part { index, half, begin, values } = part;
        let patterns = self.pairs.patterns();
        let of_half = patterns.len() / self.lower.len();
        let numbered = patterns.iter().enumerate().skip(half * of_half).take(of_half);
        let numbered = numbered.filter(|(_, pattern)| **pattern != 0);
        rows.par_chunks_exact(patterns.len() * self.scale.bytes()).zip(places).for_each(|(row, place)| {
            let arrangements = index.arrangements(self.groups.get(place));
            for (at, pattern) in numbered.clone() {
                let number = arrangements.number(*pattern);
                if let Some(value) = number.checked_sub(*begin).and_then(|at| values.get(at)) {
                    value.store(self.scale.rounded(self.scale.number(row, at)).to_le(), Ordering::Relaxed);
                }
            }
        });
    }
}
