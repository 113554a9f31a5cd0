//! One layer and its mirrored layer, from the first sweep to their tables.

use std::io::Write;
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

impl Interruption {
    /// The result of the solver.
    pub(crate) fn into_result(self) -> Result<ControlFlow<()>, SolveError> {
        match self {
            Interruption::Stopped => Ok(ControlFlow::Break(())),
            Interruption::Failed(error) => Err(error),
        }
    }
}

impl<E: Into<SolveError>> From<E> for Interruption {
    fn from(error: E) -> Interruption {
        Interruption::Failed(error.into())
    }
}

/// The solve of two layers.
pub(crate) struct LayerSolve<'r> {
    layers: LayerPair,
    /// The checkpoint, if there is a folder.
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
        self.sweep(checkpoint_every)?;
        let written = self.write_tables(tables, folder);
        if matches!(written, Err(Interruption::Stopped)) {
            self.save()?;
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

    /// Finds the moves of all positions.
    fn prepare(&mut self, tables: &Tables) -> Result<(), Interruption> {
        while self.progress.prepared < 1.0 && !self.layers.is_solved() {
            self.progress.prepared = self.layers.prepare_wave(tables);
            self.progress.preparation = self.start.elapsed();
            self.tell()?;
        }
        Ok(())
    }

    /// Sweeps until the layers are solved.
    fn sweep(&mut self, checkpoint_every: Duration) -> Result<(), Interruption> {
        let mut saved = Instant::now();
        let mut is_solved = self.layers.is_solved();
        while !is_solved {
            let ends = self.layers.wave();
            self.progress.update(&self.layers, ends);
            is_solved = ends && self.layers.is_solved();
            let told = self.tell();
            if told.is_err() || saved.elapsed() >= checkpoint_every {
                self.save()?;
                saved = Instant::now();
            }
            told?;
        }
        Ok(())
    }

    /// Saves all that is needed to resume, if there is a folder.
    fn save(&mut self) -> Result<(), FileError> {
        match &self.checkpoint {
            Some(file) => file.write(&mut |output| self.layers.checkpoint(output)),
            None => Ok(()),
        }
    }

    /// Writes the tables of the solved layers.
    fn write_tables(&mut self, tables: &mut Tables, folder: Option<&Path>) -> Result<(), Interruption> {
        self.progress.activity = Activity::Writing;
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
