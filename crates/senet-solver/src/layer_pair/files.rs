//! Tables and checkpoints of two layers.

use std::io::{self, Write};
use std::ops::ControlFlow;

use senet::HouseSet;
use senet_tables::format::{self, BLOCK_LEN, HEADER_LEN, Header};
use senet_tables::{TableError, table};

use super::LayerPair;
use crate::schedule::State;
use crate::stored::{Stored, StoredBounds};
use crate::table_values::write_values;
use crate::unfinished::{self, Kind, StageCode};

impl LayerPair {
    /// Writes the table file of one of the layers, with the error of [`error`](LayerPair::error). Reports the completed share, from
    /// 0 to 1.
    ///
    /// # Errors
    ///
    /// If it cannot be written, or the report asks to stop.
    pub(crate) fn write_table(
        &self,
        half: usize,
        error: u32,
        output: &mut dyn Write,
        report: &mut dyn FnMut(f64) -> ControlFlow<()>,
    ) -> io::Result<()> {
        let index = self.indices[half];
        let (own, enemy) = index.pieces();
        let State { sweeps, updates, .. } = self.state;
        let header = Header { error, sweeps, updates, ..Header::solved(self.subject.sheet(), own, enemy) };
        let values = |numbers| {
            let placements = index.placements(numbers);
            placements.map(|(own, enemy)| self.rounded(own, enemy).to_le_bytes()).collect()
        };
        write_values(output, (self.subject, &header), &values, report)
    }

    /// The rounded value of a position; [`table::NO_POSITION`] if the sets are not a position.
    fn rounded(&self, own: HouseSet, enemy: HouseSet) -> u16 {
        let all = own | enemy;
        let group = self.group(self.groups.place(all));
        let stored = StoredBounds::read(group, self.patterns.number(own, all));
        if stored.is_position() { table::rounded(stored.bounds()).0 } else { table::NO_POSITION }
    }

    /// Writes a checkpoint.
    pub(crate) fn checkpoint(&self, output: &mut dyn Write) -> io::Result<()> {
        let State { sweeps, waves, updates, stage } = self.state;
        let StageCode { number, bytes } = stage.into();
        let header = Kind::Checkpoint.header(self.pieces(), self.values.len() as u64);
        let task = std::array::from_fn(|at| bytes.get(at).copied().unwrap_or(0));
        let header = Header { error: number, sweeps, waves, updates, task, ..header }.to_bytes(self.subject);
        output.write_all(&header)?;
        let mut checksums = Vec::new();
        for (block, values) in self.values.chunks(BLOCK_LEN).enumerate() {
            output.write_all(values)?;
            checksums.extend(format::checksum(&header, block, values));
        }
        output.write_all(&checksums)
    }

    /// Resumes from a checkpoint.
    ///
    /// # Errors
    ///
    /// [`TableError`], if the bytes are not such a file, or are damaged.
    pub(crate) fn take_up(&mut self, file: &[u8]) -> Result<(), TableError> {
        let header = unfinished::read(file, &self.subject, self.pieces())?;
        let Header { error, sweeps, waves, updates, task, .. } = header;
        let stage = StageCode { number: error, bytes: std::array::from_fn(|at| task[at]) }.into();
        self.state = State { sweeps, waves: waves % self.waves(), updates, stage };
        let length = self.values.len();
        self.values.copy_from_slice(&file[HEADER_LEN..][..length]);
        Ok(())
    }
}
