//! Sweeps over guesses and margins on a graphics processor.

use std::io;

use senet_tables::Tables;

use super::{Loading, OnGpu};
use crate::Gpu;
use crate::rows::margin::Margins;
use crate::rows::pair::{RowPair, Sized, of_size};
use crate::rows::reach::Differences;
use crate::rows::stage::Stage;
use crate::rows::update::Wave;
use crate::rows::waves::open_moves;
use crate::rows::window::Need;

/// A graphics processor for two layers, and what it has of them.
pub(crate) struct Sweeps {
    gpu: Gpu,
    has: Has,
}

enum Has {
    Nothing,
    /// The moves and rows of so many waves.
    Part(Box<Loading>, u32),
    All {
        layers: Box<OnGpu>,
        /// Whether its guesses are newer than those of the store.
        is_ahead: bool,
    },
}

impl Sweeps {
    pub(crate) const fn new(gpu: Gpu) -> Sweeps {
        Sweeps { gpu, has: Has::Nothing }
    }
}

impl RowPair {
    /// Whether a graphics processor does what is next.
    pub(in crate::rows) fn is_for_gpu(&self) -> bool {
        self.gpu.is_some() && (self.proves() || matches!(self.state.stage, Stage::Guess { .. } | Stage::Leap { .. }))
    }

    /// Whether a graphics processor has guesses that are newer than those of the store.
    pub(in crate::rows) fn gpu_is_ahead(&self) -> bool {
        matches!(self.gpu, Some(Sweeps { has: Has::All { is_ahead: true, .. }, .. }))
    }

    /// The number of waves that are loaded into the graphics processor. `None` if none or all are.
    pub(in crate::rows) fn loaded_waves(&self) -> Option<u32> {
        match self.gpu {
            Some(Sweeps { has: Has::Part(_, waves), .. }) => Some(waves),
            _ => None,
        }
    }

    /// Computes the wave with this sum on the graphics processor, or loads one more wave. Returns whether the wave is done.
    pub(in crate::rows) fn wave_on_gpu(&mut self, solved: &Tables, sum: usize) -> io::Result<bool> {
        let excess = self.excess();
        let Some(Sweeps { has: Has::All { layers, is_ahead }, .. }) = &mut self.gpu else {
            self.load_wave(solved)?;
            return Ok(false);
        };
        *is_ahead = true;
        let places = of_size!(&self.layers, of => of.groups.with_sum(sum));
        match self.state.stage {
            Stage::Leap { multiple, unit, .. } => layers.leap(&places, (multiple, unit))?,
            Stage::FirstMargins { .. } => layers.set_first_margins(&places)?,
            Stage::Margins { .. } | Stage::Check { .. } => {
                let mut found = layers.prove(sum, excess)?;
                self.state.updates += found.positions;
                if sum == 0 {
                    found = Margins { positions: found.positions, ..layers.margins()? };
                }
                self.margins = self.margins.and(found);
            }
            _ => {
                let mut updated = layers.update(sum, self.state.keeps_changes())?;
                self.state.updates += updated.positions;
                if sum == 0 {
                    updated.change = layers.change()?;
                }
                self.updated = self.updated.and(updated);
            }
        }
        Ok(true)
    }

    /// Loads the moves and rows of one more wave.
    fn load_wave(&mut self, solved: &Tables) -> io::Result<()> {
        let all_waves = self.waves();
        let Some(Sweeps { gpu, has }) = &mut self.gpu else { return Ok(()) };
        let (mut loading, waves) = match std::mem::replace(has, Has::Nothing) {
            Has::Part(loading, waves) => (loading, waves),
            _ => (Box::new(of_size!(&self.layers, layers => Loading::new(gpu, layers))), 0),
        };
        if waves == 0 {
            self.load_below(&mut loading)?;
        }
        let sum = (all_waves - 1 - waves) as usize;
        let need = Need::new(self.groups(), sum, Differences::SAME);
        let (proof, lanes) = (self.proof(), self.lanes());
        let has_beside = self.has_beside();
        let RowPair { layers, store, moves, .. } = self;
        if has_beside {
            let open = store.margins.open_to_read(&need)?;
            let rows = open.around.rows(&need.wave);
            open.transfers.during(|| loading.add_beside(need.wave.start, rows, lanes))??;
        }
        let (moves, of_moves) = open_moves(moves, sum)?;
        let open = store.guesses.open_to_read(&need)?;
        let (around, rows) = (open.around, open.around.rows(&need.wave));
        let add = || {
            of_size!(&*layers, layers => {
                let wave = Wave { layers, around, below: Default::default(), moves, solved };
                loading.add(&wave, (sum, need.wave.clone()), rows)
            })
        };
        open.transfers.and(of_moves).during(add)??;
        let has = if waves + 1 == all_waves {
            let layers = Box::new(of_size!(&*layers, layers => loading.end(layers, proof))?);
            Has::All { layers, is_ahead: false }
        } else {
            Has::Part(loading, waves + 1)
        };
        if let Some(sweeps) = &mut self.gpu {
            sweeps.has = has;
        }
        Ok(())
    }

    /// Loads the rows of the layers after a piece has left.
    fn load_below(&mut self, loading: &mut Loading) -> io::Result<()> {
        let RowPair { layers, lower, .. } = self;
        of_size!(&*layers, layers => {
            for (half, (lower, rows)) in layers.lower.iter().zip(lower).enumerate() {
                let (Some(lower), Some(rows)) = (lower, rows) else { continue };
                for sum in (0..=lower.groups.largest_sum()).rev() {
                    let need = Need::new(&lower.groups, sum, Differences::SAME);
                    let open = rows.window.open_to_read(&need)?;
                    let of_wave = open.around.rows(&need.wave);
                    open.transfers.during(|| loading.add_below(half, need.wave.start, (of_wave, lower.width())))??;
                }
            }
        });
        Ok(())
    }

    /// Whether the next wave needs what is kept beside guesses: their last changes, or their margins.
    fn has_beside(&self) -> bool {
        matches!(self.state.stage, Stage::Leap { .. } | Stage::Margins { .. } | Stage::Check { .. })
    }

    /// Reads the guesses of the graphics processor into the store, if they are newer, and what is kept beside them if that is needed.
    pub(in crate::rows) fn take_from_gpu(&mut self) -> io::Result<()> {
        let (waves, lanes) = (self.waves(), self.lanes());
        let (has_beside, proves) = (self.has_beside(), self.proves());
        let RowPair { layers: of, store, gpu, updated, margins, .. } = self;
        let Some(Sweeps { has: Has::All { layers, is_ahead }, .. }) = gpu else { return Ok(()) };
        if !std::mem::take(is_ahead) {
            return Ok(());
        }
        // Of the waves of this sweep so far.
        if proves {
            *margins = margins.and(layers.margins()?);
        } else {
            updated.change = updated.change.max(layers.change()?);
        }
        for sum in (0..waves as usize).rev() {
            let need = of_size!(&*of, layers => Need::new(&layers.groups, sum, Differences::SAME));
            let open = store.guesses.open(&need)?;
            open.transfers.during(|| layers.read_rows(need.wave.clone(), open.own, lanes))??;
            store.guesses.set_new(&need);
            if has_beside {
                let open = store.margins.open(&need)?;
                open.transfers.during(|| layers.read_beside(need.wave.clone(), open.own, lanes))??;
                store.margins.set_new(&need);
            }
        }
        Ok(())
    }

    /// Reads the guesses of the graphics processor into the store, and frees its memory.
    pub(in crate::rows) fn leave_gpu(&mut self) -> io::Result<()> {
        self.take_from_gpu()?;
        if let Some(sweeps) = &mut self.gpu {
            sweeps.has = Has::Nothing;
        }
        Ok(())
    }
}
