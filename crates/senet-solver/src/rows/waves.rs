//! The waves of the sweeps over two layers, and the memory that they take.

use std::io;

use senet_tables::Tables;

use super::around::Around;
use super::lanes::set_all_numbers;
use super::leap::leap;
use super::lower::LowerRows;
use super::margin::{BYTES, MarginsAround, Proof};
use super::margin_schedule::MarginSchedule;
use super::moves_file::MovesFile;
use super::pair::{RowPair, Sized, Survey, of_size};
use super::reach::{Differences, Reach};
use super::stage::{Failed, Stage, State};
use super::update::Wave;
use super::window::{Need, Open, Transfers, Window};

impl RowPair {
    /// Computes the next wave of the stage, or of the survey. Returns whether that ended a sweep.
    ///
    /// # Errors
    ///
    /// [`Failed`], if the layers cannot be solved by rows; or an error of the file.
    pub(crate) fn wave(&mut self, solved: &Tables) -> io::Result<Result<bool, Failed>> {
        let stage = self.state.stage;
        let follows_moves =
            matches!(stage, Stage::Mark | Stage::Guess { .. } | Stage::Margins { .. } | Stage::Check { .. });
        if let Survey::Begun { waves, so_far } = self.survey
            && follows_moves
        {
            self.survey(solved, waves, so_far)?;
            return Ok(Ok(false));
        }
        let sum = (self.waves() - 1 - self.state.waves) as usize;
        match stage {
            #[cfg(feature = "gpu")]
            _ if self.is_for_gpu() => {
                if !self.wave_on_gpu(solved, sum)? {
                    return Ok(Ok(false));
                }
            }
            Stage::Fill | Stage::Start | Stage::Leap { .. } => self.each_alone(sum)?,
            Stage::Mark => self.update::<true>(solved, sum)?,
            Stage::Guess { .. } => self.update::<false>(solved, sum)?,
            Stage::FirstMargins { .. } => self.set_first_margins(sum)?,
            Stage::Margins { .. } | Stage::Check { .. } => self.prove(solved, sum)?,
            Stage::Solved { .. } => {}
        }
        self.state.waves += 1;
        let ends = self.state.waves == self.waves();
        if ends { Ok(self.end_sweep()?.map(|()| true)) } else { Ok(Ok(false)) }
    }

    /// The reach of the moves that were surveyed.
    const fn reach(&self) -> Reach {
        match self.survey {
            Survey::Begun { so_far, .. } => so_far,
            Survey::Done(reach) => reach,
        }
    }

    /// The completed share of the survey, from 0 to 1. `None` before it begins and after it ends.
    pub(crate) fn surveyed(&self) -> Option<f64> {
        #[cfg(feature = "gpu")]
        if let Some(waves) = self.loaded_waves() {
            return Some(f64::from(waves) / f64::from(self.waves()));
        }
        match self.survey {
            Survey::Begun { waves, .. } if waves > 0 => Some(f64::from(waves) / f64::from(self.waves())),
            _ => None,
        }
    }

    /// Surveys one wave.
    fn survey(&mut self, solved: &Tables, waves: u32, so_far: Reach) -> io::Result<()> {
        let need = self.need((self.waves() - 1 - waves) as usize, Differences::SAME);
        let RowPair { layers, store, .. } = self;
        let Open { around, transfers, .. } = store.guesses.open_to_read(&need)?;
        let rows = around.rows(&need.wave);
        let reach = transfers.during(|| {
            of_size!(&*layers, layers => {
                Wave { layers, around, below: Default::default(), moves: &[], solved }.reach(need.wave.clone(), rows)
            })
        })?;
        let (waves, so_far) = (waves + 1, so_far.and(reach));
        let is_done = waves == self.waves();
        self.survey = if is_done { Survey::Done(so_far) } else { Survey::Begun { waves, so_far } };
        self.share_memory()?;
        if is_done {
            of_size!(&mut self.layers, layers => layers.kept.close());
        }
        Ok(())
    }

    /// Shares the memory between rows and moves. Rows come first.
    pub(super) fn share_memory(&mut self) -> io::Result<()> {
        if self.store.is_whole() {
            return Ok(());
        }
        let Reach { within, below } = self.reach();
        let width = self.width() + if self.proves() { BYTES * self.lanes() } else { 0 };
        let lower = of_size!(&self.layers, layers => {
            layers.lower.iter().zip(below).map(|(lower, differences)| {
                lower.as_ref().map_or(0, |lower| Window::largest(&lower.groups, differences, lower.width()))
            }).sum::<u64>()
        });
        let left = self.memory.saturating_sub(lower);
        let all = Window::length(self.groups().len() as u64, width);
        // A window is more than half of all rows, so keeping them all saves more reads than the same memory for moves.
        let stays = all <= left;
        let rows = |near: &Differences| if stays { all } else { Window::largest(self.groups(), *near, width) };
        let mut near = within;
        while near != near.nearer() && rows(&near) > left {
            near = near.nearer();
        }
        let room = left.saturating_sub(rows(&near));
        self.near = near;
        let proves = self.proves();
        self.store.guesses.set_stays(stays)?;
        self.store.margins.set_stays(stays && proves)?;
        let is_far = near != within;
        self.store.guesses.set_far(is_far)?;
        self.store.margins.set_far(is_far)?;
        self.write_moves(room)
    }

    /// Writes moves into a file until those in memory fit into `room` bytes.
    fn write_moves(&mut self, room: u64) -> io::Result<()> {
        let RowPair { layers, moves, folder, .. } = self;
        let mut writes = false;
        of_size!(layers, layers => {
            let largest = layers.groups.largest_sum();
            let mut bytes = layers.kept.bytes(0..layers.groups.len());
            for sum in 0..=largest {
                if bytes + moves.as_ref().map_or(0, MovesFile::memory) <= room {
                    break;
                }
                let places = layers.groups.with_sum(sum);
                let of_wave = layers.kept.bytes(places.clone());
                if of_wave == 0 {
                    continue;
                }
                if moves.is_none() {
                    *moves = Some(MovesFile::new(folder, largest)?);
                }
                let Some(file) = moves.as_mut().filter(|file| !file.has(sum)) else { continue };
                bytes -= of_wave;
                match layers.kept.write(places, sum, file) {
                    // Moves without room on the disk are found anew in every sweep.
                    Err(error) if error.kind() == io::ErrorKind::StorageFull => {}
                    written => written?,
                }
                writes = true;
            }
        });
        if writes {
            senet_files::return_free_memory();
        }
        Ok(())
    }

    /// The rows of its own layers that the wave with this sum needs.
    pub(super) fn need(&self, sum: usize, differences: Differences) -> Need {
        Need::new(self.groups(), sum, differences)
    }

    /// Computes a wave in which groups do not depend on others: finds positions, sets first guesses, or extrapolates.
    fn each_alone(&mut self, sum: usize) -> io::Result<()> {
        let (need, scale, lanes) = (self.need(sum, Differences::SAME), self.scale(), self.lanes());
        let RowPair { layers, store, state, updated, .. } = self;
        let Open { own: rows, transfers, .. } = store.guesses.open(&need)?;
        let places = need.wave.clone();
        match state.stage {
            Stage::Leap { multiple, unit, .. } => {
                let changes = store.margins.open_to_read(&need)?;
                let of_wave = changes.around.rows(&need.wave);
                let transfers = transfers.and(changes.transfers);
                transfers.during(|| leap(scale, lanes, rows, of_wave, (multiple, unit)))?;
            }
            Stage::Fill => {
                let find = || of_size!(&*layers, layers => layers.find_positions(places, rows));
                updated.positions += transfers.during(find)?;
            }
            _ => transfers.during(|| of_size!(&*layers, layers => layers.set_first_guesses(places, rows)))?,
        }
        store.guesses.set_new(&need);
        Ok(())
    }

    /// Updates the guesses of the groups with this sum, or their marks.
    fn update<const MARK: bool>(&mut self, solved: &Tables, sum: usize) -> io::Result<()> {
        let below = self.reach().below;
        let (need, own) = (self.need(sum, self.near), self.need(sum, Differences::SAME));
        let RowPair { layers, store, lower, moves, state, .. } = self;
        let (moves, of_moves) = open_moves(moves, sum)?;
        let Open { around, own: rows, transfers } = store.guesses.open(&need)?;
        let (below, transfers) = open_below(layers, lower, (sum, below), transfers.and(of_moves))?;
        let (changes, transfers) = match state.keeps_changes() {
            Some(unit) => {
                let changes = store.margins.open(&own)?;
                (Some((changes.own, unit)), transfers.and(changes.transfers))
            }
            None => (None, transfers),
        };
        let keeps_changes = changes.is_some();
        let places = need.wave.clone();
        let updated = transfers.during(|| {
            of_size!(&*layers, layers => {
                Wave { layers, around, below, moves, solved }.update::<MARK>(places, rows, changes)
            })
        })?;
        store.guesses.set_new(&need);
        if keeps_changes {
            store.margins.set_new(&own);
        }
        self.state.updates += updated.positions;
        self.updated = self.updated.and(updated);
        Ok(())
    }

    /// The parameters of the proof.
    pub(super) fn proof(&self) -> Proof {
        State::proof(self.scale().steps(self.room))
    }

    /// The excess that the current sweep adds to each margin, in parts of a step. `None` if it does not update margins.
    pub(super) fn excess(&self) -> Option<u32> {
        self.state.excess(self.scale().steps(self.room))
    }

    /// Sets the first margins of the groups with this sum. They replace the changes of guesses.
    fn set_first_margins(&mut self, sum: usize) -> io::Result<()> {
        let (need, lanes) = (self.need(sum, Differences::SAME), self.lanes());
        let first = MarginSchedule::first(self.proof().limit());
        let Open { own: rows, transfers, .. } = self.store.margins.open(&need)?;
        transfers.during(|| {
            rows.chunks_exact_mut(BYTES * lanes).for_each(|row| set_all_numbers(lanes, row, first));
        })?;
        self.store.margins.set_new(&need);
        Ok(())
    }

    /// Updates the margins of the groups with this sum, or checks them.
    fn prove(&mut self, solved: &Tables, sum: usize) -> io::Result<()> {
        let (proof, excess) = (self.proof(), self.excess());
        let below = self.reach().below;
        let need = self.need(sum, self.near);
        let RowPair { layers, store, lower, moves, .. } = self;
        let (moves, of_moves) = open_moves(moves, sum)?;
        let guesses = store.guesses.open_to_read(&need)?;
        let (below, transfers) = open_below(layers, lower, (sum, below), guesses.transfers.and(of_moves))?;
        let margins = if excess.is_some() { store.margins.open(&need)? } else { store.margins.open_to_read(&need)? };
        let (around, rows, places) = (margins.around, margins.own, need.wave.clone());
        let found = transfers.and(margins.transfers).during(|| {
            of_size!(&*layers, layers => {
                let wave = Wave { layers, around: guesses.around, below, moves, solved };
                let of = MarginsAround { around, proof, excess: excess.unwrap_or(0) };
                if excess.is_some() { wave.update_margins(of, places, rows) } else { wave.check_margins(of, places) }
            })
        })?;
        if excess.is_some() {
            store.margins.set_new(&need);
        }
        self.state.updates += found.positions;
        self.margins = self.margins.and(found);
        Ok(())
    }
}

/// Opens the moves of the wave with this sum, if there is a file of moves.
pub(super) fn open_moves(file: &mut Option<MovesFile>, sum: usize) -> io::Result<(&[u8], Transfers<'_>)> {
    file.as_mut().map_or(Ok(Default::default()), |file| file.open(sum))
}

/// Opens the rows of the layers after a piece has left for a wave with this sum.
fn open_below<'w>(
    layers: &Sized,
    lower: &'w mut [Option<LowerRows>],
    (sum, reach): (usize, [Differences; 2]),
    mut transfers: Transfers<'w>,
) -> io::Result<([Around<'w>; 2], Transfers<'w>)> {
    let mut below = [Around::default(); 2];
    of_size!(layers, layers => {
        let each = layers.lower.iter().zip(lower).zip(reach).zip(&mut below);
        for (((lower, rows), differences), below) in each {
            if let (Some(lower), Some(rows)) = (lower, rows) {
                let open = rows.window.open_to_read(&Need::new(&lower.groups, sum, differences))?;
                *below = open.around;
                transfers = transfers.and(open.transfers);
            }
        }
    });
    Ok((below, transfers))
}
