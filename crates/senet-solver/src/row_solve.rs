//! Solving a layer and its mirrored layer by rows, from the first sweep to their tables.

use std::io::Write;
use std::ops::ControlFlow;
use std::path::Path;
use std::time::{Duration, Instant};

use senet_tables::{FileError, Table, Tables};

use crate::folder::{self, Checkpoint};
use crate::layer_solve::Interruption;
use crate::rows::{Failed, RowPair, Stage};
use crate::{Activity, Progress};

/// The solve of two layers by rows.
pub(crate) struct RowSolve<'r> {
    layers: RowPair,
    /// The file of the rows.
    file: Checkpoint,
    progress: Progress,
    start: Instant,
    report: &'r mut dyn FnMut(&Progress) -> ControlFlow<()>,
}

impl<'r> RowSolve<'r> {
    /// Layers that were loaded from `start` on.
    pub(crate) fn new(
        layers: RowPair,
        file: Checkpoint,
        start: Instant,
        report: &'r mut dyn FnMut(&Progress) -> ControlFlow<()>,
    ) -> RowSolve<'r> {
        let progress = Progress::of_rows(&layers);
        RowSolve { layers, file, progress, start, report }
    }

    /// Solves the layers, puts their tables among the others, and removes the file. Returns [`Failed`], if they cannot be solved in
    /// this way; the file has their guesses then.
    pub(crate) fn run(
        mut self,
        tables: &mut Tables,
        folder: &Path,
        keep_every: Duration,
    ) -> Result<Result<(), Failed>, Interruption> {
        let mut kept = Instant::now();
        while !matches!(self.layers.state.stage, Stage::Solved { .. }) {
            let stage = self.layers.state.stage;
            let done = self.layers.wave(tables).map_err(|error| self.file.error(error.into()))?;
            let ends = match done {
                Ok(ends) => ends,
                Err(failed) => {
                    self.keep(RowPair::keep)?;
                    return Ok(Err(failed));
                }
            };
            self.progress.update_rows(&self.layers);
            let told = self.tell();
            let next = self.layers.state.stage;
            // The header must not say that positions are found, or values proved, before they are on the disk.
            let must_keep = next != stage && matches!(next, Stage::Start | Stage::Solved { .. });
            if told.is_err() || must_keep || kept.elapsed() >= keep_every {
                self.keep(RowPair::keep)?;
                kept = Instant::now();
            } else if ends {
                self.keep(RowPair::set_header)?;
            }
            told?;
        }
        self.write_tables(tables, folder)?;
        self.file.remove()?;
        self.tell()?;
        Ok(Ok(()))
    }

    /// Reports the progress.
    fn tell(&mut self) -> Result<(), Interruption> {
        self.progress.time = self.start.elapsed();
        match (self.report)(&self.progress) {
            ControlFlow::Continue(()) => Ok(()),
            ControlFlow::Break(()) => Err(Interruption::Stopped),
        }
    }

    /// Does something with the file. Errors name it.
    fn keep(&mut self, keep: impl FnOnce(&mut RowPair) -> std::io::Result<()>) -> Result<(), FileError> {
        keep(&mut self.layers).map_err(|error| self.file.error(error.into()))
    }

    /// Writes the tables of the solved layers.
    fn write_tables(&mut self, tables: &mut Tables, folder: &Path) -> Result<(), Interruption> {
        self.progress.activity = Activity::Writing;
        self.keep(RowPair::begin_tables)?;
        let mut largest: f64 = 0.0;
        for (half, layer) in self.layers.layers().into_iter().enumerate() {
            tables.remove(layer.0.into(), layer.1.into());
            let table = self.write_table(tables, folder, (half, layer))?;
            largest = largest.max(table.error());
            tables.put(table);
        }
        self.progress.error = Some(largest);
        Ok(())
    }

    /// Writes the table of one of the layers.
    fn write_table(
        &mut self,
        tables: &Tables,
        folder: &Path,
        (half, layer): (usize, (u8, u8)),
    ) -> Result<Table, Interruption> {
        let RowSolve { layers, progress, report, start, .. } = self;
        let mut stops = false;
        let mut contents = |output: &mut dyn Write| {
            layers.write_table(half, output, &mut |done| {
                progress.of_sweep = done;
                progress.time = start.elapsed();
                let asked = report(progress);
                stops = asked.is_break();
                asked
            })
        };
        let table = folder::write_table(folder, tables.subject(), layer, &mut contents);
        if stops { Err(Interruption::Stopped) } else { Ok(table?) }
    }
}
