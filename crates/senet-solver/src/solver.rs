//! Solving all layers, one after the other.

use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use senet_tables::{FileError, Subject, Table, Tables};

use crate::folder::Checkpoint;
use crate::layer_pair::LayerPair;
use crate::layer_solve::LayerSolve;
use crate::row_solve::RowSolve;
use crate::rows::{Failed, RowPair, Sizes};
use crate::unfinished::Kind;
use crate::{Progress, SolveError, Tolerance};

/// Solves layer after layer, in memory or with tables in a folder.
///
/// The tables are the same bit for bit on any machine, with any number of threads, and after interruptions. Those of a layer that
/// is solved in a file of rows, because it is large or does not fit into memory, may differ within their errors after a crash or
/// with another allowed memory.
#[derive(Debug)]
pub struct Solver {
    tables: Tables,
    folder: Option<PathBuf>,
    tolerance: Tolerance,
    checkpoint_every: Duration,
    memory: u64,
    guess_from: u64,
    /// The number of positions from which on layers are large.
    large: u64,
    #[cfg(feature = "gpu")]
    gpu: Option<crate::Gpu>,
}

/// The number of positions from which on rows are faster than moves of single positions.
const LARGE: u64 = 1 << 25;

/// The bytes that a solve needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Needs {
    /// An estimate of the least memory for the largest layers.
    pub memory: u64,
    /// An estimate of the memory with which they are solved fastest: the rows are in memory, and all moves are kept.
    pub best_memory: u64,
    /// Disk space for all tables, and for checkpoints or files in which layers are solved, without those that exist.
    pub disk: u64,
    /// The first layer that is solved in its file, because it is large or does not fit into the allowed memory.
    pub in_file: Option<(u8, u8)>,
}

impl Solver {
    /// A solver of a sheet, with its options, or of its match points, that keeps everything in memory.
    pub fn new(of: impl Into<Subject>) -> Solver {
        Solver {
            tables: Tables::new(of),
            folder: None,
            tolerance: Tolerance::default(),
            checkpoint_every: Duration::from_mins(5),
            memory: u64::MAX,
            guess_from: LayerPair::SMALL,
            large: LARGE,
            #[cfg(feature = "gpu")]
            gpu: None,
        }
    }

    /// A solver that keeps its tables in an existing folder, and goes on from those that are there already.
    /// Removes files that a killed solver was writing there.
    ///
    /// # Errors
    ///
    /// If a file cannot be read or is not what its name says.
    pub fn in_folder(of: impl Into<Subject>, folder: &Path) -> Result<Solver, FileError> {
        senet_files::remove_unfinished(folder).map_err(|error| FileError::new(folder, error.into()))?;
        let of = of.into();
        Ok(Solver { tables: Tables::open(folder, of)?, folder: Some(folder.to_owned()), ..Solver::new(of) })
    }

    /// Sets the tolerance; without, one in ten thousand.
    #[must_use]
    pub fn with_tolerance(self, tolerance: Tolerance) -> Solver {
        Solver { tolerance, ..self }
    }

    /// Sets the time between checkpoints; without, five minutes.
    #[must_use]
    pub fn with_checkpoints_every(self, checkpoint_every: Duration) -> Solver {
        Solver { checkpoint_every, ..self }
    }

    /// Sets the allowed memory in bytes. Layers that need more are solved in their files, if there is a folder: memory has what a wave
    /// of positions leads to.
    #[must_use]
    pub fn with_memory(self, memory: u64) -> Solver {
        Solver { memory, ..self }
    }

    /// Sets the number of positions from which on layers are guessed first; without, about a million.
    #[must_use]
    pub fn with_guesses_from(self, guess_from: u64) -> Solver {
        Solver { guess_from, ..self }
    }

    /// Large layers are guessed and proved on a graphics processor. The tables are the same as without one.
    #[cfg(feature = "gpu")]
    #[must_use]
    pub fn with_gpu(self, gpu: crate::Gpu) -> Solver {
        Solver { gpu: Some(gpu), ..self }
    }

    /// The solved tables.
    pub const fn tables(&self) -> &Tables {
        &self.tables
    }

    /// The solved tables, without the solver.
    pub fn into_tables(self) -> Tables {
        self.tables
    }

    /// The layers up to `pieces` a side in the order in which they are solved: each needs those before it. Each stands for its
    /// mirrored layer as well.
    pub fn order(pieces: u8) -> impl Iterator<Item = (u8, u8)> {
        (2..=2 * pieces)
            .flat_map(move |sum| (1..=pieces).rev().map(move |own| (own, sum - own.min(sum))))
            .filter(move |(own, enemy)| (1..=pieces).contains(enemy) && own >= enemy)
    }

    /// The needs of the missing layers up to `pieces` a side.
    pub fn needs(&self, pieces: u8) -> Needs {
        let sheet = self.tables.sheet();
        let mut needs = Needs { memory: 0, best_memory: 0, disk: 0, in_file: None };
        let (mut tables, mut there) = (0, 0);
        for (own, enemy) in Solver::order(pieces).filter(|layer| !self.is_solved(*layer)) {
            let of_tables = LayerPair::bytes_of_tables(sheet, own, enemy);
            let kept = LayerPair::memory(&self.tables, own, enemy);
            let (memory, best_memory, while_solved) = if self.takes_rows((own, enemy), || kept > self.memory) {
                needs.in_file = needs.in_file.or(Some((own, enemy)));
                let sizes = Sizes::new(sheet, own, enemy).for_memory(self.memory);
                (sizes.memory(), sizes.best_memory(), sizes.disk(of_tables))
            } else {
                // The disk holds two checkpoints while a new one replaces the old one, or one beside the tables.
                let checkpoint = LayerPair::bytes(sheet, own, enemy);
                (kept, kept, (2 * checkpoint).max(checkpoint + of_tables))
            };
            needs.memory = needs.memory.max(memory);
            needs.best_memory = needs.best_memory.max(best_memory);
            needs.disk = needs.disk.max(tables + while_solved);
            tables += of_tables;
            let unfinished =
                self.folder.as_ref().map(|folder| Checkpoint::new(folder, self.tables.subject(), own, enemy).length());
            there += unfinished.unwrap_or(0);
        }
        Needs { disk: needs.disk.saturating_sub(there), ..needs }
    }

    /// Whether the tables of a layer and its mirrored layer exist and are within the tolerance.
    fn is_solved(&self, (own, enemy): (u8, u8)) -> bool {
        let allowed = self.tolerance.of_layer(own + enemy);
        let is_good = |own: u8, enemy: u8| {
            self.tables.table(own.into(), enemy.into()).is_some_and(|table| table.error() <= allowed)
        };
        is_good(own, enemy) && is_good(enemy, own)
    }

    /// Solves all missing layers up to `pieces` a side, 1 to 5, and reports after every wave of positions. Where the report asks to
    /// stop, writes a checkpoint if there is a folder.
    ///
    /// Returns whether all layers are solved.
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

    /// Verifies the checksums of tables from which others will be computed.
    fn verify(&self, (own, enemy): (u8, u8)) -> Result<(), FileError> {
        for (own, enemy) in [(own, enemy), (enemy, own)] {
            self.tables.table(own.into(), enemy.into()).map_or(Ok(()), Table::verify)?;
        }
        Ok(())
    }

    fn solve(
        &mut self,
        layer: (u8, u8),
        report: &mut dyn FnMut(&Progress) -> ControlFlow<()>,
    ) -> Result<ControlFlow<()>, SolveError> {
        let start = Instant::now();
        let Some(folder) = self.folder.clone() else { return self.solve_in_memory(layer, None, start, report) };
        let file = Checkpoint::new(&folder, self.tables.subject(), layer.0, layer.1);
        if !self.is_by_rows(layer, &file)? {
            return self.solve_in_memory(layer, Some(file), start, report);
        }
        let layers = self.load_rows(&file, &folder, layer)?;
        let solve = RowSolve::new(layers, file, start, report);
        match solve.run(&mut self.tables, &folder, self.checkpoint_every) {
            Ok(Ok(())) => Ok(ControlFlow::Continue(())),
            Ok(Err(Failed::Unproved)) => {
                Err(SolveError::Unproved { pieces: layer, allowed: self.tolerance.of_layer(layer.0 + layer.1) })
            }
            Ok(Err(Failed::Endless)) => Err(SolveError::Endless { pieces: layer }),
            Err(interruption) => interruption.into_result(),
        }
    }

    /// Solves layers by moves of single positions; those with many positions are guessed first.
    fn solve_in_memory(
        &mut self,
        layer: (u8, u8),
        checkpoint: Option<Checkpoint>,
        start: Instant,
        report: &mut dyn FnMut(&Progress) -> ControlFlow<()>,
    ) -> Result<ControlFlow<()>, SolveError> {
        let layers = self.load(checkpoint.as_ref(), layer)?;
        let solve = LayerSolve::new(layers, checkpoint, start, report);
        match solve.run(&mut self.tables, self.folder.as_deref(), self.guess_from, self.checkpoint_every) {
            Ok(()) => Ok(ControlFlow::Continue(())),
            Err(interruption) => interruption.into_result(),
        }
    }

    /// Whether layers are solved by rows, unless an earlier solve has begun to solve them in memory.
    fn is_by_rows(&self, (own, enemy): (u8, u8), file: &Checkpoint) -> Result<bool, FileError> {
        match file.kind()? {
            Some(kind) => Ok(kind == Kind::Rows),
            None => Ok(self.takes_rows((own, enemy), || {
                // Without a limit, no estimate of the memory is needed.
                self.memory != u64::MAX && LayerPair::memory(&self.tables, own, enemy) > self.memory
            })),
        }
    }

    /// Whether layers are solved by rows: large ones, and those that do not fit into memory. That is asked only if it matters.
    fn takes_rows(&self, (own, enemy): (u8, u8), is_larger_than_memory: impl FnOnce() -> bool) -> bool {
        let numbers = LayerPair::numbers(self.tables.sheet(), own, enemy);
        self.folder.is_some() && (numbers >= self.large || is_larger_than_memory())
    }

    /// The layers as their file of rows has them, which is made if needed.
    fn load_rows(&self, file: &Checkpoint, folder: &Path, layer: (u8, u8)) -> Result<RowPair, SolveError> {
        let sizes = Sizes::new(self.tables.sheet(), layer.0, layer.1).for_memory(self.memory);
        let sizes = file.make_rows(self.tables.subject(), layer, sizes)?;
        let paths = (file.path(), folder);
        let mut layers = RowPair::new(&self.tables, layer, self.tolerance, paths, (sizes, self.memory))?;
        #[cfg(feature = "gpu")]
        layers.work_on(self.gpu.clone());
        layers.take_up().map_err(|why| file.error(why))?;
        Ok(layers)
    }

    /// The layers as their checkpoint has them, if there is one.
    fn load(&self, checkpoint: Option<&Checkpoint>, (own, enemy): (u8, u8)) -> Result<LayerPair, SolveError> {
        let mut layers = LayerPair::begin(&self.tables, own, enemy, self.tolerance)?;
        if let Some(file) = checkpoint {
            file.read(|kept| kept.map_or(Ok(()), |kept| layers.take_up(kept)))?;
        }
        Ok(layers)
    }
}

#[cfg(test)]
mod tests {
    use senet::RuleSheet;

    use super::*;

    #[test]
    fn guesses_of_large_layers_that_are_not_proved_are_kept() {
        let folder = tempfile::tempdir().expect("a folder");
        let solve = |tolerance: Tolerance| {
            let solver = Solver::in_folder(RuleSheet::FRENCH, folder.path()).expect("no tables");
            let mut solver = Solver { large: 1, ..solver.with_tolerance(tolerance) };
            let mut fewest = u32::MAX;
            let result = solver.solve_up_to(1, &mut |progress| {
                fewest = fewest.min(progress.sweeps);
                ControlFlow::Continue(())
            });
            (result, fewest)
        };
        // Beside half a step of a table, for rounding to these, a thousandth of that is left.
        let (result, _) = solve(Tolerance::of_chance(9.0 * 0.5002 / 65534.0));
        assert!(matches!(result, Err(SolveError::Unproved { pieces: (1, 1), .. })), "{result:?}");
        let (result, fewest) = solve(Tolerance::default());
        assert!(matches!(result, Ok(true)), "{result:?}");
        assert!(fewest > 10, "guesses were not kept");
    }
}
