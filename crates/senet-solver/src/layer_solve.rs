//! One layer and its mirrored layer, from the first sweep to their tables.

use std::io::{self, Write};
use std::ops::ControlFlow;
use std::path::Path;
use std::time::{Duration, Instant};

use senet_tables::{FileError, Table, TableError, Tables, table_name};

use crate::folder::{self, Checkpoint};
use crate::layer_pair::LayerPair;
use crate::{Activity, Progress, SolveError};

/// Why a solve ends early.
pub(crate) enum Interruption {
    /// The report asked to stop.
    Stopped,
    /// The solve failed.
    Failed(SolveError),
}

impl<E: Into<SolveError>> From<E> for Interruption {
    fn from(error: E) -> Interruption {
        Interruption::Failed(error.into())
    }
}

/// The solve of two layers.
pub(crate) struct LayerSolve<'r> {
    layers: LayerPair,
    /// Where the work is kept, if there is a folder.
    checkpoint: Option<Checkpoint>,
    progress: Progress,
    start: Instant,
    report: &'r mut dyn FnMut(&Progress) -> ControlFlow<()>,
}

impl<'r> LayerSolve<'r> {
    /// Layers that were loaded from `start` on.
    pub(crate) fn new(
        layers: LayerPair,
        checkpoint: Option<Checkpoint>,
        start: Instant,
        report: &'r mut dyn FnMut(&Progress) -> ControlFlow<()>,
    ) -> LayerSolve<'r> {
        let progress = Progress::new(&layers);
        LayerSolve { layers, checkpoint, progress, start, report }
    }

    /// Solves the layers, puts their tables among the others, and removes the checkpoint. Layers with `guess_from` positions
    /// or more are guessed first.
    pub(crate) fn run(
        mut self,
        tables: &mut Tables,
        folder: Option<&Path>,
        guess_from: u64,
        checkpoint_every: Duration,
    ) -> Result<(), Interruption> {
        self.inspect()?;
        if self.layers.positions() >= guess_from {
            self.layers.guess();
        }
        self.progress.update(&self.layers, true);
        self.prepare(tables)?;
        self.sweep(tables, checkpoint_every)?;
        let written = self.write_tables(tables, folder);
        if matches!(written, Err(Interruption::Stopped)) && !self.layers.is_in_file() {
            self.save(false)?;
        }
        written?;
        if let Some(checkpoint) = &self.checkpoint {
            checkpoint.remove()?;
        }
        self.tell()
    }

    /// Reports the progress.
    fn tell(&mut self) -> Result<(), Interruption> {
        self.progress.time = self.start.elapsed();
        match (self.report)(&self.progress) {
            ControlFlow::Continue(()) => Ok(()),
            ControlFlow::Break(()) => Err(Interruption::Stopped),
        }
    }

    /// Counts the positions, and finds the gaps that earlier sweeps left.
    fn inspect(&mut self) -> Result<(), Interruption> {
        for sum in 0..self.layers.waves() {
            self.layers.inspect(sum);
            self.progress.positions = self.layers.positions();
            self.tell()?;
        }
        Ok(())
    }

    /// Finds the moves of all positions, if they are kept.
    fn prepare(&mut self, tables: &Tables) -> Result<(), Interruption> {
        while self.progress.prepared < 1.0 && !self.layers.is_solved() {
            self.progress.prepared = self.layers.prepare_wave(tables);
            self.progress.preparation = self.start.elapsed();
            self.tell()?;
        }
        Ok(())
    }

    /// Sweeps until the layers are solved.
    fn sweep(&mut self, tables: &Tables, checkpoint_every: Duration) -> Result<(), Interruption> {
        let is_in_file = self.layers.is_in_file();
        let mut saved = Instant::now();
        let mut is_solved = self.layers.is_solved();
        while !is_solved {
            // After a crash, values of another form than the header says would be lost.
            let is_due = is_in_file && self.layers.state.stage.changes_form();
            let ends = self.layers.wave(tables);
            self.progress.update(&self.layers, ends);
            is_solved = ends && self.layers.is_solved();
            let told = self.tell();
            if told.is_err() || is_due || saved.elapsed() >= checkpoint_every {
                self.save(told.is_ok())?;
                saved = Instant::now();
            }
            if let Some(file) = self.checkpoint.as_ref().filter(|_| is_in_file && ends) {
                file.count_sweeps(&mut self.layers)?;
            }
            told?;
        }
        Ok(())
    }

    /// Saves all that is needed to resume, if there is a folder. `goes_on` says whether the work goes on at once.
    fn save(&mut self, goes_on: bool) -> Result<(), FileError> {
        match &self.checkpoint {
            Some(file) if self.layers.is_in_file() => file.keep(&mut self.layers, goes_on),
            Some(file) => file.write(&mut |output| self.layers.checkpoint(output)),
            None => Ok(()),
        }
    }

    /// Writes the tables of the solved layers.
    fn write_tables(&mut self, tables: &mut Tables, folder: Option<&Path>) -> Result<(), Interruption> {
        self.progress.activity = Activity::Writing;
        if self.layers.is_in_file() {
            self.round()?;
        }
        let mut largest: f64 = 0.0;
        let error = self.layers.error();
        for (half, layer) in self.layers.layers().into_iter().enumerate() {
            tables.remove(layer.0.into(), layer.1.into());
            let table = self.write_table(tables, folder, (half, layer), error)?;
            largest = largest.max(table.error());
            tables.put(table);
        }
        self.progress.error = Some(largest);
        Ok(())
    }

    /// Rounds the values in the file in which the layers were solved, and truncates it.
    fn round(&mut self) -> Result<(), Interruption> {
        self.in_file(LayerPair::begin_rounding)?;
        while self.progress.of_sweep < 1.0 {
            self.progress.of_sweep = self.in_file(LayerPair::round_wave)?;
            self.tell()?;
        }
        Ok(self.in_file(LayerPair::end_rounding)?)
    }

    /// Does one step of rounding. Errors name the file.
    fn in_file<T>(&mut self, step: impl FnOnce(&mut LayerPair) -> io::Result<T>) -> Result<T, FileError> {
        let path = self.checkpoint.as_ref().map_or(Path::new(""), Checkpoint::path);
        step(&mut self.layers).map_err(|error| FileError::new(path, error.into()))
    }

    /// Writes the table of one of the layers.
    fn write_table(
        &mut self,
        tables: &Tables,
        folder: Option<&Path>,
        (half, layer): (usize, (u8, u8)),
        error: u32,
    ) -> Result<Table, Interruption> {
        let (subject, (own, enemy)) = (tables.subject(), layer);
        let LayerSolve { layers, progress, report, .. } = self;
        let mut stops = false;
        let mut contents = |output: &mut dyn Write| {
            layers.write_table(half, error, output, &mut |done| {
                progress.of_sweep = done;
                let asked = report(progress);
                stops = asked.is_break();
                asked
            })
        };
        let table = if let Some(folder) = folder {
            folder::write_table(folder, subject, layer, &mut contents)
        } else {
            let mut bytes = Vec::new();
            let written = contents(&mut bytes).map_err(TableError::File);
            let table = written.and_then(|()| Table::new(bytes, subject, own, enemy));
            table.map_err(|why| FileError::new(table_name(subject, own, enemy), why))
        };
        if stops { Err(Interruption::Stopped) } else { Ok(table?) }
    }
}
