//! A layer and its mirrored layer while they are being solved by rows.

use std::io;
use std::path::{Path, PathBuf};

use rayon::prelude::*;
use senet::RuleSheet;
use senet_tables::bounds::ONE;
use senet_tables::format::{HEADER_LEN, Header};
use senet_tables::{FileError, Index, Payoff, Subject, Table, TableError, Tables};

use super::Scale;
use super::kept::Kept;
use super::lower::{Lower, LowerRows};
use super::margin::Margins;
use super::moves::Ways;
use super::moves_file::MovesFile;
use super::pairs::Pairs;
use super::reach::{Differences, Reach};
use super::sizes::Sizes;
use super::stage::{Failed, Stage, State};
use super::store::Store;
use super::update::{Layers, Updated};
use crate::SolveError;
use crate::sets::Sets;
use crate::tolerance::{HALF_STEP, Tolerance, error_below};
use crate::unfinished::Kind;

/// The layers *a* against *b* and *b* against *a* (one layer, if both are equal), by rows.
pub(crate) struct RowPair {
    pub(super) subject: Subject,
    pub(super) layers: Sized,
    pub(super) indices: Vec<Index>,
    pub(super) store: Store,
    /// For each half: the rows of the layers after a piece has left; empty while tables are written.
    pub(super) lower: Vec<Option<LowerRows>>,
    /// Moves for which memory has no room.
    pub(super) moves: Option<MovesFile>,
    /// The folder of temporary files.
    pub(super) folder: PathBuf,
    /// The allowed memory in bytes.
    pub(super) memory: u64,
    pub(super) survey: Survey,
    /// The graphics processor for guesses and margins.
    #[cfg(feature = "gpu")]
    pub(super) gpu: Option<super::gpu::Sweeps>,
    /// The differences of sums whose rows are in memory in a sweep that follows moves. Rows beyond are read from a mapped file.
    pub(super) near: Differences,
    positions: u64,
    /// The error of the tables with fewer pieces, and the allowed error of guesses beyond that (*room*), in steps of 2⁻³⁰.
    pub(super) error: u32,
    pub(super) room: u32,
    pub(crate) state: State,
    /// The result of the current sweep so far.
    pub(super) updated: Updated,
    pub(super) margins: Margins,
    /// The largest change of the last sweep over guesses, in their steps.
    pub(crate) change: u32,
}

/// The survey of how far moves lead, before the first sweep that follows them. If all rows are in memory, none is needed.
#[derive(Clone, Copy)]
pub(super) enum Survey {
    /// The reach of the moves of the first waves.
    Begun {
        waves: u32,
        so_far: Reach,
    },
    Done(Reach),
}

/// Layers, by the number of words in a set of arrangements.
pub(super) enum Sized {
    Two(Layers<2>),
    Four(Layers<4>),
}

/// Runs an expression with the layers of each size.
macro_rules! of_size {
    ($sized:expr, $layers:ident => $body:expr) => {
        match $sized {
            Sized::Two($layers) => $body,
            Sized::Four($layers) => $body,
        }
    };
}
pub(super) use of_size;

impl RowPair {
    /// Opens layers of these sizes in the file at `path`, which has the right length. `memory` is in bytes. If all rows and all moves
    /// fit into it, rows are copied into memory. If not, memory holds the rows that a wave needs, and rows of smaller layers are in
    /// temporary files in `folder`. The rest of the memory is for moves.
    ///
    /// # Errors
    ///
    /// [`SolveError::TooRough`], or of files and memory.
    pub(crate) fn new(
        solved: &Tables,
        (own, enemy): (u8, u8),
        tolerance: Tolerance,
        (path, folder): (&Path, &Path),
        (sizes, memory): (Sizes, u64),
    ) -> Result<RowPair, SolveError> {
        let sheet = *solved.sheet();
        let halves: Vec<(u8, u8)> = if own == enemy { vec![(own, enemy)] } else { vec![(own, enemy), (enemy, own)] };
        let (error, room) = room(solved, (own, enemy), tolerance)?;
        let beside_copy = sizes.beside_copy(memory);
        // The survey keeps all moves, and writes those into a file for which there is no room.
        let (is_whole, for_moves) = (beside_copy.is_some(), beside_copy.unwrap_or(u64::MAX));
        let verify =
            |table: &Table| (0..table.blocks()).into_par_iter().try_for_each(|block| table.verify_block(block));
        solved.all().try_for_each(verify)?;
        let layers = match sizes.lanes() {
            ..=128 => Sized::Two(layers(solved, &halves, sizes.scale, for_moves)),
            _ => Sized::Four(layers(solved, &halves, sizes.scale, for_moves)),
        };
        let (guesses, margins) = sizes.widths();
        let groups = of_size!(&layers, layers => layers.groups.len());
        let store = Store::of_file(path, (groups, guesses, margins), is_whole);
        let store = store.map_err(|error| FileError::new(path, TableError::File(error)))?;
        let temporary = (!is_whole).then_some(folder);
        let of_layer = |lower: &Option<Lower>| lower.as_ref().map(|lower| lower.rows(solved, temporary)).transpose();
        let lower = of_size!(&layers, layers => layers.lower.iter().map(of_layer).collect::<Result<_, FileError>>())?;
        let indices = halves.iter().map(|(own, enemy)| Index::new(&sheet, *own, *enemy)).collect();
        let survey = if is_whole { Survey::Done(Reach::NONE) } else { Survey::Begun { waves: 0, so_far: Reach::NONE } };
        Ok(RowPair {
            subject: *solved.subject(),
            layers,
            indices,
            store,
            lower,
            moves: None,
            folder: folder.to_owned(),
            memory,
            survey,
            #[cfg(feature = "gpu")]
            gpu: None,
            near: Differences::SAME,
            positions: 0,
            error,
            room,
            state: State::new(),
            updated: Updated::default(),
            margins: Margins::default(),
            change: 0,
        })
    }

    /// Sets the graphics processor for guesses and margins.
    #[cfg(feature = "gpu")]
    pub(crate) fn work_on(&mut self, gpu: Option<crate::Gpu>) {
        self.gpu = gpu.map(super::gpu::Sweeps::new);
    }

    /// Resumes from the header of the file.
    ///
    /// # Errors
    ///
    /// [`TableError`], if the header is damaged, or belongs to other layers.
    pub(crate) fn take_up(&mut self) -> Result<(), TableError> {
        let header = self.store.header()?;
        let header = Header::parse(&header, self.subject, Kind::Rows as u8, self.pieces())?;
        (self.state, self.updated, self.margins) = State::resumed(header, self.waves());
        Ok(())
    }

    /// The header of the file.
    fn header(&self) -> [u8; HEADER_LEN] {
        let (own, enemy) = self.pieces();
        let sizes = Sizes::new(self.sheet(), own, enemy).with(self.scale());
        let header = Kind::of_rows((own, enemy), sizes);
        self.state.header((self.updated, self.margins), header).to_bytes(self.subject)
    }

    /// Syncs the rows to the disk, and then a header to resume from.
    pub(crate) fn keep(&mut self) -> io::Result<()> {
        #[cfg(feature = "gpu")]
        self.take_from_gpu()?;
        self.store.keep()?;
        let header = self.header();
        self.store.keep_header(&header)
    }

    /// Writes the header without a sync: after a kill, the work resumes from this sweep.
    pub(crate) fn set_header(&mut self) -> io::Result<()> {
        #[cfg(feature = "gpu")]
        if self.gpu_is_ahead() {
            // The file has older guesses, and no changes of these.
            return Ok(());
        }
        let header = self.header();
        self.store.set_header(&header)
    }

    pub(super) fn sheet(&self) -> &RuleSheet {
        self.subject.sheet()
    }

    pub(super) fn scale(&self) -> Scale {
        of_size!(&self.layers, layers => layers.scale)
    }

    pub(super) fn groups(&self) -> &Sets {
        of_size!(&self.layers, layers => &layers.groups)
    }

    fn pairs(&self) -> &Pairs {
        of_size!(&self.layers, layers => &layers.pairs)
    }

    /// The numbers of a row.
    pub(super) fn lanes(&self) -> usize {
        self.pairs().patterns().len()
    }

    /// Bytes of a row of guesses.
    pub(super) fn width(&self) -> usize {
        self.lanes() * self.scale().bytes()
    }

    /// The number of waves of a sweep.
    pub(crate) fn waves(&self) -> u32 {
        self.groups().largest_sum() as u32 + 1
    }

    /// Pieces of the side to throw, and of the other.
    pub(crate) fn pieces(&self) -> (u8, u8) {
        self.indices[0].pieces()
    }

    /// The layers whose tables will be written.
    pub(crate) fn layers(&self) -> Vec<(u8, u8)> {
        self.indices.iter().map(|index| index.pieces()).collect()
    }

    /// The number of positions. 0 before the end of the first sweep.
    pub(crate) const fn positions(&self) -> u64 {
        self.positions
    }

    /// The largest change of the last sweep, and the [goal](State::goal), as chances.
    pub(crate) fn progress(&self) -> (f64, f64) {
        let one = f64::from(self.scale().one());
        let goal = self.state.goal(self.scale().steps(self.room));
        (f64::from(self.change) / one, f64::from(goal) / one)
    }

    /// Ends a sweep and chooses the next stage.
    pub(super) fn end_sweep(&mut self) -> io::Result<Result<(), Failed>> {
        let (updated, margins) = (std::mem::take(&mut self.updated), std::mem::take(&mut self.margins));
        self.positions = self.positions.max(updated.positions).max(margins.positions);
        self.change = updated.change;
        let (room, one) = (self.scale().steps(self.room), self.scale().one());
        let proved = self.proves();
        if let Err(failed) = self.state.end_sweep(updated, margins, (room, one)) {
            return Ok(Err(failed));
        }
        #[cfg(feature = "gpu")]
        if !self.is_for_gpu() {
            self.leave_gpu()?;
        }
        if self.proves() != proved && !matches!(self.state.stage, Stage::Solved { .. }) {
            self.share_memory()?;
        }
        Ok(Ok(()))
    }

    /// Whether the current sweep is over margins.
    pub(super) const fn proves(&self) -> bool {
        matches!(self.state.stage, Stage::FirstMargins { .. } | Stage::Margins { .. } | Stage::Check { .. })
    }
}

/// The error of the tables with fewer pieces, and the allowed error of guesses beyond that, in steps of 2⁻³⁰.
fn room(solved: &Tables, (own, enemy): (u8, u8), tolerance: Tolerance) -> Result<(u32, u32), SolveError> {
    let (below, allowed) = (error_below(solved, (own, enemy)), tolerance.of_layer(own + enemy));
    let error = match solved.subject().payoff() {
        Payoff::Wins => below,
        // The values of games that are over are rounded, too.
        Payoff::Points => below.max(HALF_STEP),
    };
    #[expect(clippy::cast_sign_loss, reason = "a tolerance is not negative")]
    let allowed_steps = (allowed * f64::from(ONE)) as u32;
    match allowed_steps.checked_sub(error + HALF_STEP) {
        Some(room) if room > 0 => Ok((error, room)),
        _ => Err(SolveError::TooRough { error: senet_tables::bounds::chance(error), allowed }),
    }
}

/// The data that updates of the layers need, with `for_moves` bytes for moves.
pub(crate) fn layers<const W: usize>(solved: &Tables, halves: &[(u8, u8)], scale: Scale, for_moves: u64) -> Layers<W> {
    let (sheet, (own, enemy)) = (*solved.sheet(), halves[0]);
    let pairs = Pairs::new(own, enemy);
    let below: Vec<Option<Pairs>> =
        halves.iter().map(|(own, enemy)| (*own > 1).then(|| Lower::pairs(own - 1, *enemy))).collect();
    let ways = Ways::new(&pairs, own + enemy, &below);
    let lower = halves.iter().map(|(own, enemy)| (*own > 1).then(|| Lower::new(&sheet, own - 1, *enemy)));
    let lower = lower.collect();
    let groups = Sets::new(own + enemy, Index::new(&sheet, own, enemy).excluded());
    let kept = Kept::new(&groups, scale, for_moves);
    Layers { sheet, groups, pairs, ways, lower, scale, kept }
}

#[cfg(test)]
mod tests;
