//! All layers, one after the other.

use std::io::{self, Write};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use senet::RuleSheet;
use senet_tables::bounds::chance;
use senet_tables::{FileError, Table, TableError, Tables, table_name};

use crate::Tolerance;
use crate::folder::{self, Checkpoint};
use crate::layer_pair::LayerPair;
use crate::layout::Layout;
use crate::schedule::Stage;

/// Solves layer after layer, in memory or with tables in a folder.
///
/// The values are the same bit for bit, on any machine, with any number of threads, and also when the work was interrupted;
/// but a layer that is solved in its file, for want of memory, differs within its certificate, and again after a crash.
#[derive(Debug)]
pub struct Solver {
    tables: Tables,
    folder: Option<PathBuf>,
    tolerance: Tolerance,
    checkpoint_every: Duration,
    memory: u64,
    guess_from: u64,
}

/// How far the solver has come.
#[derive(Clone, Copy, Debug)]
pub struct Progress {
    /// Pieces of the side to throw, and of the other. The mirrored layer is solved at the same time.
    pub pieces: (u8, u8),
    /// Positions of both layers.
    pub positions: u64,
    /// How much of what the rules say of these positions is known, from 0 to 1; then the sweeps begin.
    pub prepared: f64,
    /// Complete sweeps over these layers, those before an interruption included.
    pub sweeps: u32,
    /// How much of the present sweep is done, from 0 to 1.
    pub of_sweep: f64,
    /// Positions whose value was computed, in all sweeps over these layers.
    pub updates: u64,
    /// The same without those before an interruption.
    pub updates_now: u64,
    /// What is being done.
    pub phase: Phase,
    /// The largest distance between the bounds of a position, or the largest change of a guess, as a chance.
    pub gap: f64,
    /// The distance at which these layers are solved, or the change at which guesses are good.
    pub target: f64,
    /// Time spent on these layers, without that before an interruption.
    pub time: Duration,
    /// How much of that time went before the first sweep, to find out what the rules say.
    pub preparation: Duration,
    /// How far the values of the tables are from the truth at most, once the layers are solved.
    pub error: Option<f64>,
}

impl Progress {
    /// What there is to tell after a wave that ends a sweep, or does not.
    fn see(&mut self, pair: &LayerPair, ends: bool) {
        self.phase = pair.state.stage.into();
        self.target = chance(pair.target());
        if ends {
            let gap = chance(pair.gap());
            // Guesses that have just leapt have not changed; what they did before tells more.
            if gap > 0.0 || self.phase != Phase::Guessing {
                self.gap = gap;
            }
        }
        self.sweeps = pair.state.sweeps;
        self.of_sweep = f64::from(pair.state.waves) / f64::from(pair.waves());
        self.updates_now += pair.state.updates - self.updates;
        self.updates = pair.state.updates;
    }
}

/// What is being done with layers. Small layers are narrowed from the beginning; in large ones, that comes last.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// It is shown that, whatever the sides choose, some throws lead out of the layer.
    Leaving,
    /// Values are guessed.
    Guessing,
    /// It is shown that bounds at both sides of the guesses are bounds.
    Proving,
    /// Bounds are narrowed.
    Narrowing,
    /// The tables are written.
    Writing,
}

impl From<Stage> for Phase {
    fn from(stage: Stage) -> Phase {
        match stage {
            Stage::Mark { .. } | Stage::StartGuess => Phase::Leaving,
            Stage::Guess { .. } | Stage::Extrapolate { .. } | Stage::Leap { .. } | Stage::LeapTogether { .. } => {
                Phase::Guessing
            }
            Stage::Surround | Stage::Prove { .. } | Stage::MoveApart { .. } => Phase::Proving,
            Stage::Narrow { .. } | Stage::Restart => Phase::Narrowing,
        }
    }
}

/// Why the solver stops.
#[derive(Debug)]
#[non_exhaustive]
pub enum SolveError {
    /// The tables with fewer pieces are too rough for what is asked.
    TooRough {
        /// The error of the roughest, as a chance.
        error: f64,
        /// The error that the layers built on them are allowed, as a chance.
        allowed: f64,
    },
    /// The system gives no memory.
    Memory(std::io::Error),
    /// A file cannot be read, used or written.
    File(FileError),
}

impl std::fmt::Display for SolveError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            SolveError::TooRough { error, allowed } => write!(
                f,
                "the tables with fewer pieces have an error of {error:.7}; no table with an error of {allowed:.7} can be \
                 built on them"
            ),
            SolveError::Memory(error) => write!(f, "the system gives no memory: {error}"),
            SolveError::File(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for SolveError {}

impl From<FileError> for SolveError {
    fn from(error: FileError) -> SolveError {
        SolveError::File(error)
    }
}

/// Bytes that are needed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Needs {
    /// Of memory, about, at the largest layers.
    pub memory: u64,
    /// Of disk, besides what is there already: for all tables, and for checkpoints or files in which layers are solved.
    pub disk: u64,
    /// The first layer that is solved in its file, since it takes more memory than it may otherwise.
    pub in_file: Option<(u8, u8)>,
}

impl Solver {
    /// A solver of a sheet, with its options, that keeps everything in memory.
    pub fn new(sheet: RuleSheet) -> Solver {
        Solver {
            tables: Tables::new(sheet),
            folder: None,
            tolerance: Tolerance::default(),
            checkpoint_every: Duration::from_mins(5),
            memory: u64::MAX,
            guess_from: LayerPair::SMALL,
        }
    }

    /// A solver that keeps its tables in a folder, which must be there, and goes on from those that are there already.
    /// Removes files that a killed solver was writing there.
    ///
    /// # Errors
    ///
    /// If a file cannot be read or is not what its name says.
    pub fn in_folder(sheet: RuleSheet, folder: &Path) -> Result<Solver, FileError> {
        senet_files::remove_unfinished(folder).map_err(|error| FileError::new(folder, error.into()))?;
        Ok(Solver { tables: Tables::open(folder, &sheet)?, folder: Some(folder.to_owned()), ..Solver::new(sheet) })
    }

    /// The same with another tolerance than one in ten thousand.
    #[must_use]
    pub fn with_tolerance(self, tolerance: Tolerance) -> Solver {
        Solver { tolerance, ..self }
    }

    /// The same with another time between checkpoints than five minutes.
    #[must_use]
    pub fn with_checkpoints_every(self, checkpoint_every: Duration) -> Solver {
        Solver { checkpoint_every, ..self }
    }

    /// The same with so many bytes of memory. Layers that take more are solved in their files, if there is a folder: the
    /// system keeps of them in memory what it can, and the rules are asked in every sweep, which takes about ten times
    /// as long.
    #[must_use]
    pub fn with_memory(self, memory: u64) -> Solver {
        Solver { memory, ..self }
    }

    /// The same with guesses, which are then proved, for layers with so many positions or more; without, for those with a
    /// million or more.
    #[must_use]
    pub fn with_guesses_from(self, guess_from: u64) -> Solver {
        Solver { guess_from, ..self }
    }

    /// What is solved.
    pub const fn tables(&self) -> &Tables {
        &self.tables
    }

    /// What is solved, without the solver.
    pub fn into_tables(self) -> Tables {
        self.tables
    }

    /// The layers up to so many pieces a side, in the order in which they are solved: each needs those before it. Each
    /// stands for its mirrored layer as well.
    pub fn order(pieces: u8) -> impl Iterator<Item = (u8, u8)> {
        (2..=2 * pieces)
            .flat_map(move |sum| (1..=pieces).rev().map(move |own| (own, sum - own.min(sum))))
            .filter(move |(own, enemy)| (1..=pieces).contains(enemy) && own >= enemy)
    }

    /// What the layers up to so many pieces a side need that are not there yet.
    pub fn needs(&self, pieces: u8) -> Needs {
        let sheet = self.tables.sheet();
        let mut needs = Needs { memory: 0, disk: 0, in_file: None };
        let (mut tables, mut there) = (0, 0);
        for (own, enemy) in Solver::order(pieces).filter(|layer| !self.is_solved(*layer)) {
            let bytes = |layout: Layout| LayerPair::bytes(sheet, own, enemy, layout);
            let of_layers = LayerPair::bytes_rounded(sheet, own, enemy);
            let kept = LayerPair::memory(&self.tables, own, enemy);
            // A checkpoint is there twice while a new one replaces it, or once beside the tables; a file in which layers were
            // solved gets as small as their tables before these are written.
            let (memory, while_solved) = if self.is_in_file(kept) {
                needs.in_file = needs.in_file.or(Some((own, enemy)));
                (LayerPair::memory_in_file(sheet, own, enemy), bytes(Layout::Short).max(2 * of_layers))
            } else {
                (kept, (2 * bytes(Layout::Whole)).max(bytes(Layout::Whole) + of_layers))
            };
            needs.memory = needs.memory.max(memory);
            needs.disk = needs.disk.max(tables + while_solved);
            tables += of_layers;
            let unfinished = self.folder.as_ref().map(|folder| Checkpoint::new(folder, sheet, own, enemy).length());
            there += unfinished.unwrap_or(0);
        }
        Needs { disk: needs.disk.saturating_sub(there), ..needs }
    }

    /// Whether a layer that takes so much memory is solved in its file.
    fn is_in_file(&self, memory: u64) -> bool {
        self.folder.is_some() && memory > self.memory
    }

    /// Whether a layer's tables, and those of its mirrored layer, are there and good enough.
    fn is_solved(&self, (own, enemy): (u8, u8)) -> bool {
        let allowed = self.tolerance.of_layer(own + enemy);
        let is_good = |own: u8, enemy: u8| {
            self.tables.table(own.into(), enemy.into()).is_some_and(|table| table.error() <= allowed)
        };
        is_good(own, enemy) && is_good(enemy, own)
    }

    /// Solves all layers up to so many pieces a side, 1 to 5, that are not there yet, and reports after every wave of
    /// positions. Where the report asks to stop, a checkpoint is written if there is a folder.
    ///
    /// Returns whether all is solved.
    ///
    /// # Errors
    ///
    /// [`SolveError`].
    pub fn solve_up_to(
        &mut self,
        pieces: u8,
        report: &mut dyn FnMut(&Progress) -> ControlFlow<()>,
    ) -> Result<bool, SolveError> {
        for layer in Solver::order(pieces) {
            if self.is_solved(layer) {
                self.verify(layer)?;
            } else if self.solve(layer, report)?.is_break() {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Looks at the checksums of tables that others will be built on.
    fn verify(&self, (own, enemy): (u8, u8)) -> Result<(), FileError> {
        for (own, enemy) in [(own, enemy), (enemy, own)] {
            self.tables.table(own.into(), enemy.into()).map_or(Ok(()), Table::verify)?;
        }
        Ok(())
    }

    fn solve(
        &mut self,
        (own, enemy): (u8, u8),
        report: &mut dyn FnMut(&Progress) -> ControlFlow<()>,
    ) -> Result<ControlFlow<()>, SolveError> {
        let start = Instant::now();
        let checkpoint = self.folder.as_ref().map(|folder| Checkpoint::new(folder, self.tables.sheet(), own, enemy));
        // Without a limit there is nothing to estimate.
        let is_limited = self.memory != u64::MAX;
        let is_rounding = |file: &Checkpoint| file.is_rounding(self.tables.sheet(), (own, enemy));
        let is_in_file = checkpoint.as_ref().map_or(Ok(false), is_rounding)?
            || is_limited && self.is_in_file(LayerPair::memory(&self.tables, own, enemy));
        let in_file = checkpoint.as_ref().filter(|_| is_in_file);
        let mut pair = match in_file {
            Some(file) => self.begin_in_file(file, (own, enemy))?,
            None => LayerPair::begin(&self.tables, own, enemy, self.tolerance)?,
        };
        if let Some(checkpoint) = checkpoint.as_ref().filter(|_| in_file.is_none()) {
            checkpoint.read(|kept| kept.map_or(Ok(()), |kept| pair.take_up(kept)))?;
        }
        let mut progress = Progress {
            pieces: (own, enemy),
            positions: 0,
            prepared: 0.0,
            sweeps: pair.state.sweeps,
            of_sweep: 0.0,
            updates: pair.state.updates,
            updates_now: 0,
            phase: pair.state.stage.into(),
            gap: 1.0,
            target: chance(pair.target()),
            time: start.elapsed(),
            preparation: start.elapsed(),
            error: None,
        };
        for sum in 0..pair.waves() {
            pair.look_through(sum);
            progress.positions = pair.positions();
            progress.time = start.elapsed();
            if report(&progress).is_break() {
                return Ok(ControlFlow::Break(()));
            }
        }
        if pair.positions() >= self.guess_from {
            pair.guess();
        }
        progress.see(&pair, true);
        while progress.prepared < 1.0 && !pair.is_solved() {
            progress.prepared = pair.prepare_wave(&self.tables);
            progress.time = start.elapsed();
            progress.preparation = progress.time;
            if report(&progress).is_break() {
                return Ok(ControlFlow::Break(()));
            }
        }
        let mut kept = Instant::now();
        let mut is_solved = pair.is_solved();
        while !is_solved {
            // After a crash, what looks otherwise than the header says would be lost.
            let is_due = in_file.is_some() && pair.state.stage.changes_form();
            let ends = pair.wave(&self.tables);
            progress.see(&pair, ends);
            is_solved = ends && pair.is_solved();
            progress.time = start.elapsed();
            let stops = report(&progress).is_break();
            if let Some(checkpoint) =
                checkpoint.as_ref().filter(|_| stops || is_due || kept.elapsed() >= self.checkpoint_every)
            {
                if in_file.is_some() {
                    checkpoint.keep(&mut pair, !stops)?;
                } else {
                    checkpoint.write(&mut |output| pair.checkpoint(output))?;
                }
                kept = Instant::now();
            }
            if let Some(file) = in_file.filter(|_| ends) {
                file.count_sweeps(&mut pair)?;
            }
            if stops {
                return Ok(ControlFlow::Break(()));
            }
        }
        if self.write_tables(&mut pair, in_file, &mut progress, report)?.is_break() {
            if let Some(checkpoint) = checkpoint.as_ref().filter(|_| in_file.is_none()) {
                checkpoint.write(&mut |output| pair.checkpoint(output))?;
            }
            return Ok(ControlFlow::Break(()));
        }
        if let Some(checkpoint) = &checkpoint {
            checkpoint.remove()?;
        }
        progress.time = start.elapsed();
        Ok(report(&progress))
    }

    /// Writes the tables of layers that are solved, unless the report asks to stop.
    fn write_tables(
        &mut self,
        pair: &mut LayerPair,
        in_file: Option<&Checkpoint>,
        progress: &mut Progress,
        report: &mut dyn FnMut(&Progress) -> ControlFlow<()>,
    ) -> Result<ControlFlow<()>, SolveError> {
        progress.phase = Phase::Writing;
        if let Some(file) = in_file {
            let error = |error: io::Error| file.error(error.into());
            pair.begin_rounding().map_err(error)?;
            while progress.of_sweep < 1.0 {
                progress.of_sweep = pair.round_wave().map_err(error)?;
                if report(progress).is_break() {
                    return Ok(ControlFlow::Break(()));
                }
            }
            pair.end_rounding().map_err(error)?;
        }
        let mut largest: f64 = 0.0;
        let error = pair.error();
        for (half, layer) in pair.layers().into_iter().enumerate() {
            let mut stops = false;
            let mut contents = |output: &mut dyn Write| {
                pair.write_table(half, error, output, &mut |done| {
                    progress.of_sweep = done;
                    let asked = report(progress);
                    stops = asked.is_break();
                    asked
                })
            };
            self.tables.remove(layer.0.into(), layer.1.into());
            let table = if let Some(folder) = &self.folder {
                folder::write_table(folder, self.tables.sheet(), layer, &mut contents)
            } else {
                let mut bytes = Vec::new();
                let written = contents(&mut bytes).map_err(TableError::File);
                let (sheet, (own, enemy)) = (self.tables.sheet(), layer);
                let table = written.and_then(|()| Table::new(bytes, sheet, own, enemy));
                table.map_err(|why| FileError::new(table_name(sheet, own, enemy), why))
            };
            if stops {
                return Ok(ControlFlow::Break(()));
            }
            let table = table?;
            largest = largest.max(table.error());
            self.tables.put(table);
        }
        progress.error = Some(largest);
        Ok(ControlFlow::Continue(()))
    }

    /// The layers in the file of their checkpoint, which is made if it is not there or is one of another kind.
    fn begin_in_file(&self, file: &Checkpoint, layer: (u8, u8)) -> Result<LayerPair, SolveError> {
        let sheet = self.tables.sheet();
        file.make_in_place(sheet, layer)?;
        let before_values = LayerPair::bytes_before_values(sheet, layer.0, layer.1) as usize;
        let mut pair = LayerPair::in_file(file.values(before_values)?, &self.tables, layer, self.tolerance)?;
        pair.take_up_own().map_err(|why| file.error(why))?;
        if !pair.is_rounding() {
            file.keep(&mut pair, true)?;
        }
        Ok(pair)
    }
}
