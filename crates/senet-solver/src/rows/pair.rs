//! A layer and its mirrored layer while they are being solved by rows.

use std::io::{self, Write};
use std::ops::{ControlFlow, Range};
use std::path::Path;

use senet::{HouseSet, RuleSheet};
use senet_tables::bounds::ONE;
use senet_tables::format::{HEADER_LEN, Header};
use senet_tables::table;
use senet_tables::{FileError, Index, Table, TableError, Tables};

use super::Scale;
use super::kept::Kept;
use super::lanes::number;
use super::leap::leap;
use super::lower::Lower;
use super::margin::{BYTES, Margins, MarginsAround};
use super::moves::Ways;
use super::pairs::Pairs;
use super::sizes::Sizes;
use super::stage::{Stage, State};
use super::store::Store;
use super::update::{Around, Layers, Updated, Wave};
use crate::SolveError;
use crate::sets::Sets;
use crate::table_values::write_values;
use crate::tolerance::Tolerance;
use crate::unfinished::Kind;

/// The layers *a* against *b* and *b* against *a* (one layer, if both are equal), by rows.
pub(crate) struct RowPair {
    layers: Sized,
    indices: Vec<Index>,
    store: Store,
    positions: u64,
    /// The error of the tables with fewer pieces, and how far guesses may be from the truth beyond that, in steps of 2⁻³⁰.
    error: u32,
    room: u32,
    pub(crate) state: State,
    /// What the present sweep has found so far.
    updated: Updated,
    margins: Margins,
    /// The largest change of the last sweep of guessing, in steps of guesses.
    pub(crate) change: u32,
}

/// Layers, by the number of words in a set of arrangements.
enum Sized {
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

impl RowPair {
    /// Layers of these sizes in the file at `path`, which has the right length. If all rows fit into this memory, in bytes, they are
    /// copied into it; if not, rows of smaller layers are in temporary files in `folder`. The rest of the memory is for moves.
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
        let (guesses, margins) = sizes.bytes();
        let (guesses, margins) = (guesses as usize, margins as usize);
        let is_copy = sizes.copy() <= memory;
        let for_moves = memory.saturating_sub(if is_copy { sizes.copy() } else { sizes.memory() });
        let folder = (!is_copy).then_some(folder);
        let store = Store::of_file(path, (guesses, margins), is_copy);
        let store = store.map_err(|error| FileError::new(path, TableError::File(error)))?;
        solved.all().try_for_each(Table::verify)?;
        let layers = match sizes.lanes() {
            ..=128 => Sized::Two(layers(solved, &halves, sizes.scale, (folder, for_moves))?),
            _ => Sized::Four(layers(solved, &halves, sizes.scale, (folder, for_moves))?),
        };
        let indices = halves.iter().map(|(own, enemy)| Index::new(&sheet, *own, *enemy)).collect();
        let (updated, margins) = (Updated::default(), Margins::default());
        Ok(RowPair {
            layers,
            indices,
            store,
            positions: 0,
            error,
            room,
            state: State::new(),
            updated,
            margins,
            change: 0,
        })
    }

    /// Resumes from the header of the file, if it is one of these layers.
    ///
    /// # Errors
    ///
    /// [`TableError`], if the header is damaged, or that of other layers.
    pub(crate) fn take_up(&mut self) -> Result<(), TableError> {
        let header = Header::parse(self.store.bytes(), self.sheet(), Kind::Rows as u8, self.pieces())?;
        (self.state, self.updated, self.margins) = State::resumed(header, self.waves());
        Ok(())
    }

    /// The header of the file.
    fn header(&self) -> [u8; HEADER_LEN] {
        let (own, enemy) = self.pieces();
        let header = Kind::Rows.header(self.sheet(), (own, enemy), 0);
        self.state.header((self.updated, self.margins), header).to_bytes(self.sheet())
    }

    /// Syncs the rows to the disk, and then a header to resume from.
    pub(crate) fn keep(&mut self) -> io::Result<()> {
        self.store.flush()?;
        let header = self.header();
        self.store.keep_header(&header)
    }

    /// Writes the header without a sync: after a kill, the work resumes from this sweep.
    pub(crate) fn set_header(&mut self) -> io::Result<()> {
        let header = self.header();
        self.store.set_header(&header)
    }

    fn sheet(&self) -> &RuleSheet {
        of_size!(&self.layers, layers => &layers.sheet)
    }

    fn scale(&self) -> Scale {
        of_size!(&self.layers, layers => layers.scale)
    }

    fn groups(&self) -> &Sets {
        of_size!(&self.layers, layers => &layers.groups)
    }

    fn pairs(&self) -> &Pairs {
        of_size!(&self.layers, layers => &layers.pairs)
    }

    /// The numbers of a row.
    fn lanes(&self) -> usize {
        self.pairs().patterns().len()
    }

    /// Bytes of a row of guesses.
    fn width(&self) -> usize {
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

    /// The layers of which there will be tables.
    pub(crate) fn layers(&self) -> Vec<(u8, u8)> {
        self.indices.iter().map(|index| index.pieces()).collect()
    }

    /// The number of positions, after the first sweep.
    pub(crate) const fn positions(&self) -> u64 {
        self.positions
    }

    /// The change at which guesses are good enough, as a chance; and the largest change of the last sweep.
    pub(crate) fn progress(&self) -> (f64, f64) {
        let one = f64::from(self.scale().one());
        let goal = self.state.goal(self.scale().steps(self.room));
        (f64::from(self.change) / one, f64::from(goal) / one)
    }

    /// Does what the stage asks for with the next wave. Returns whether that ended a sweep.
    ///
    /// # Errors
    ///
    /// [`Failed`], if the layers cannot be solved in this way.
    pub(crate) fn wave(&mut self, solved: &Tables) -> Result<bool, Failed> {
        let sum = (self.waves() - 1 - self.state.waves) as usize;
        let places = self.groups().with_sum(sum);
        match self.state.stage {
            Stage::Fill => {
                let width = self.width();
                let rows = &mut self.store.rows_mut().0[places.start * width..places.end * width];
                self.updated.positions += of_size!(&self.layers, layers => layers.find_positions(places, rows));
            }
            Stage::Mark => self.update::<true>(solved, places),
            Stage::Start => {
                let width = self.width();
                let rows = &mut self.store.rows_mut().0[places.start * width..places.end * width];
                of_size!(&self.layers, layers => layers.set_first_guesses(places, rows));
            }
            Stage::Guess { .. } => self.update::<false>(solved, places),
            Stage::Leap { multiple, unit, .. } => self.leap(places, (multiple, unit)),
            Stage::Margins { .. } | Stage::Check { .. } => {
                if self.state.stage == Stage::MARGINS && self.state.waves == 0 {
                    // Changes of guesses may be there.
                    self.store.rows_mut().1.fill(0);
                }
                self.prove(solved, places);
            }
            Stage::Solved { .. } => {}
        }
        self.state.waves += 1;
        let ends = self.state.waves == self.waves();
        if ends {
            self.end_sweep()?;
        }
        Ok(ends)
    }

    /// Chooses the next stage.
    fn end_sweep(&mut self) -> Result<(), Failed> {
        let (updated, margins) = (std::mem::take(&mut self.updated), std::mem::take(&mut self.margins));
        self.positions = self.positions.max(updated.positions).max(margins.positions);
        self.change = updated.change;
        let room = self.scale().steps(self.room);
        self.state.end_sweep(updated, margins, room).ok_or(Failed)
    }

    /// The error of the tables, in steps of 2⁻³⁰.
    pub(crate) fn table_error(&self) -> u32 {
        let Stage::Solved { error } = self.state.stage else { return ONE };
        let scale = self.scale();
        // Rounding to a value of a table moves a guess by at most half a step of the table.
        let beyond = scale.to_steps(u64::from(error) + (1 << scale.shift()) / 2);
        self.error + beyond.min(ONE.into()) as u32
    }

    /// Updates the guesses of these groups, or their marks.
    fn update<const MARK: bool>(&mut self, solved: &Tables, places: Range<usize>) {
        let (width, of_wave) = (self.width(), self.bytes_of_margins(&places));
        let (rows, changes) = self.store.rows_mut();
        let changes = self.state.keeps_changes().map(|unit| (&mut changes[of_wave], unit));
        let (before, rest) = rows.split_at_mut(places.start * width);
        let (rows, behind) = rest.split_at_mut(places.len() * width);
        let around = Around { before, behind, end: places.end, width };
        let updated = of_size!(&self.layers, layers => {
            Wave { layers, around, solved }.update::<MARK>(places, rows, changes)
        });
        self.state.updates += updated.positions;
        self.updated = self.updated.and(updated);
    }

    /// Adds a multiple of their last changes to the guesses of these groups.
    fn leap(&mut self, places: Range<usize>, by: (u16, u8)) {
        let (width, lanes, scale, of_wave) = (self.width(), self.lanes(), self.scale(), self.bytes_of_margins(&places));
        let (rows, changes) = self.store.rows_mut();
        leap(scale, lanes, &mut rows[places.start * width..places.end * width], &changes[of_wave], by);
    }

    /// Where the margins of these groups are.
    fn bytes_of_margins(&self, places: &Range<usize>) -> Range<usize> {
        let width = BYTES * self.lanes();
        places.start * width..places.end * width
    }

    /// Updates the margins of these groups, or checks them.
    fn prove(&mut self, solved: &Tables, places: Range<usize>) {
        let (lanes, bytes) = (self.lanes(), self.scale().bytes());
        let proof = State::proof(self.scale().steps(self.room));
        let (updates, excess) = (matches!(self.state.stage, Stage::Margins { .. }), self.state.excess(proof));
        let width = BYTES * lanes;
        let RowPair { layers, store, .. } = self;
        let (guesses, margins) = store.rows_mut();
        let around = Around::all(guesses, bytes * lanes);
        let found = of_size!(&*layers, layers => {
            let wave = Wave { layers, around, solved };
            if updates {
                let (before, rest) = margins.split_at_mut(places.start * width);
                let (margins, behind) = rest.split_at_mut(places.len() * width);
                let around = Around { before, behind, end: places.end, width };
                wave.update_margins(MarginsAround { around, proof, excess }, places, margins)
            } else {
                wave.check_margins(MarginsAround { around: Around::all(margins, width), proof, excess }, places)
            }
        });
        self.state.updates += found.positions;
        self.margins = self.margins.and(found);
    }

    /// The rounded value of a position; [`table::NO_POSITION`] if the sets are not a position.
    fn rounded(&self, own: HouseSet, enemy: HouseSet) -> u16 {
        let all = own | enemy;
        let (place, at) = (self.groups().place(all), self.pairs().number(own, all));
        let (width, scale) = (self.width(), self.scale());
        let row = &self.store.rows().0[place * width..][..width];
        let guess = match scale {
            Scale::Coarse => number::<3>(row, at),
            Scale::Fine => number::<4>(row, at),
        };
        if guess > scale.one() { table::NO_POSITION } else { scale.rounded(guess) }
    }

    /// Writes the table file of one of the layers. Reports the completed share, from 0 to 1.
    ///
    /// # Errors
    ///
    /// If it cannot be written, or the report asks to stop.
    pub(crate) fn write_table(
        &self,
        half: usize,
        output: &mut dyn Write,
        report: &mut dyn FnMut(f64) -> ControlFlow<()>,
    ) -> io::Result<()> {
        let index = self.indices[half];
        let (own, enemy) = index.pieces();
        let State { sweeps, updates, .. } = self.state;
        let error = self.table_error();
        let header = Header { error, sweeps, updates, ..Header::solved(self.sheet(), own, enemy) };
        let header = header.to_bytes(self.sheet());
        let of_number = |number: usize| {
            let enemy = index.row(number / index.columns());
            self.rounded(index.column(number % index.columns(), enemy), enemy).to_le_bytes()
        };
        write_values(output, &header, index.len(), &of_number, report)
    }
}

/// The layers cannot be solved by rows: games may last for ever, or the guesses cannot be proved within the tolerance.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Failed;

/// The error of the tables with fewer pieces, and how far guesses may be from the truth beyond that, in steps of 2⁻³⁰.
fn room(solved: &Tables, (own, enemy): (u8, u8), tolerance: Tolerance) -> Result<(u32, u32), SolveError> {
    let below = (1..=own).flat_map(|a| (1..=enemy).flat_map(move |b| [(a, b), (b, a)]));
    let before = below.filter(|layer| *layer != (own, enemy) && *layer != (enemy, own));
    let tables = before.filter_map(|(a, b)| solved.table(a.into(), b.into()));
    let error = tables.map(Table::error_in_steps).max().unwrap_or(0);
    let allowed = tolerance.of_layer(own + enemy);
    // Rounding adds up to half a step of a value to the error.
    let half_step = ONE / (2 * u32::from(table::CERTAIN)) + 2;
    #[expect(clippy::cast_sign_loss, reason = "a tolerance is not negative")]
    let allowed_steps = (allowed * f64::from(ONE)) as u32;
    match allowed_steps.checked_sub(error + half_step) {
        Some(room) if room > 0 => Ok((error, room)),
        _ => Err(SolveError::TooRough { error: senet_tables::bounds::chance(error), allowed }),
    }
}

/// What the updates of the layers need.
pub(crate) fn layers<const W: usize>(
    solved: &Tables,
    halves: &[(u8, u8)],
    scale: Scale,
    (folder, for_moves): (Option<&Path>, u64),
) -> Result<Layers<W>, SolveError> {
    let (sheet, (own, enemy)) = (*solved.sheet(), halves[0]);
    let pairs = Pairs::new(own, enemy);
    let below: Vec<Option<Pairs>> =
        halves.iter().map(|(own, enemy)| (*own > 1).then(|| Lower::pairs(own - 1, *enemy))).collect();
    let ways = Ways::new(&pairs, own + enemy, &below);
    let lower =
        halves.iter().map(|(own, enemy)| (*own > 1).then(|| Lower::new(solved, own - 1, *enemy, folder)).transpose());
    let lower = lower.collect::<Result<Vec<Option<Lower>>, FileError>>()?;
    let groups = Sets::new(own + enemy, Index::new(&sheet, own, enemy).excluded());
    let kept = Kept::new(&groups, for_moves);
    Ok(Layers { sheet, groups, pairs, ways, lower, scale, kept })
}

#[cfg(test)]
mod tests {
    use senet_tables::bounds::chance;

    use super::*;

    /// Two against two of a sheet in numbers of this scale, before the first sweep, with this memory.
    fn two_against_two(shipped: &Tables, folder: &Path, scale: Scale, memory: u64) -> RowPair {
        let path = folder.join("rows");
        let sizes = Sizes::new(shipped.sheet(), 2, 2).with(scale);
        std::fs::write(&path, vec![0; sizes.file() as usize]).expect("a file");
        let tolerance = Tolerance::new(0.001).expect("a tolerance");
        RowPair::new(shipped, (2, 2), tolerance, (&path, folder), (sizes, memory)).expect("room for the error")
    }

    /// Solves two against two in numbers of this scale, and compares the result with the shipped tables.
    fn solves(sheet: RuleSheet, scale: Scale) {
        let shipped = Tables::shipped(&sheet).expect("tables");
        let folder = tempfile::tempdir().expect("a folder");
        let mut pair = two_against_two(&shipped, folder.path(), scale, u64::MAX);
        while !matches!(pair.state.stage, Stage::Solved { .. }) {
            pair.wave(&shipped).expect("games end");
        }
        let table = shipped.table(2, 2).expect("a table");
        let errors = chance(pair.table_error()) + table.error();
        assert!(errors < 0.001 / 3.0 + table.error(), "{sheet}: {errors}");
        let index = table.index();
        let mut positions = 0;
        for number in 0..index.len() {
            let enemy = index.row(number / index.columns());
            let own = index.column(number % index.columns(), enemy);
            let (ours, theirs) = (pair.rounded(own, enemy), table.stored(number).expect("a sound table"));
            assert_eq!(ours == table::NO_POSITION, theirs == table::NO_POSITION, "{sheet}: {own:?} {enemy:?}");
            if ours != table::NO_POSITION {
                let difference = f64::from(ours.abs_diff(theirs)) / f64::from(table::CERTAIN);
                assert!(difference <= errors, "{sheet}: {own:?} {enemy:?} {ours} {theirs}");
                positions += 1;
            }
        }
        assert_eq!(positions, pair.positions());
    }

    #[test]
    fn numbers_of_three_and_four_bytes_solve_a_layer_within_the_certificate() {
        for sheet in [RuleSheet::UNINERD, RuleSheet::SPANISH, RuleSheet::DUTCH] {
            solves(sheet, Scale::Coarse);
            solves(sheet, Scale::Fine);
        }
    }

    #[test]
    fn wrong_guesses_and_wrong_margins_are_not_believed() {
        let shipped = Tables::shipped(&RuleSheet::DUTCH).expect("tables");
        let folder = tempfile::tempdir().expect("a folder");
        let mut pair = two_against_two(&shipped, folder.path(), Scale::Fine, u64::MAX);
        let check = loop {
            match pair.state.stage {
                check @ Stage::Check { .. } => break check,
                _ => pair.wave(&shipped).expect("games end"),
            };
        };
        let (guesses, margins) = pair.store.rows();
        let (guesses, margins) = (guesses.to_vec(), margins.to_vec());
        // One guess differs in its highest byte, or one margin is nothing.
        let lanes = pair.lanes();
        let place = margins.chunks_exact(BYTES * lanes).position(|row| number::<BYTES>(row, 0) > 0);
        let place = place.expect("a margin");
        for is_guess in [true, false] {
            pair.state.stage = check;
            let (own, of_guess) = pair.store.rows_mut();
            own.copy_from_slice(&guesses);
            of_guess.copy_from_slice(&margins);
            if is_guess {
                own[(4 * place + 3) * lanes] ^= 0x40;
            } else {
                of_guess[BYTES * place * lanes..][..BYTES * lanes].fill(0);
            }
            while !pair.wave(&shipped).expect("not settled") {}
            assert!(matches!(pair.state.stage, Stage::Margins { .. }), "{:?}", pair.state.stage);
        }
        pair.state.stage = check;
        let (own, of_guess) = pair.store.rows_mut();
        own.copy_from_slice(&guesses);
        of_guess.copy_from_slice(&margins);
        while !pair.wave(&shipped).expect("proved") {}
        assert!(matches!(pair.state.stage, Stage::Solved { .. }), "{:?}", pair.state.stage);
    }
}
