//! Progress reports of a solver.

use std::time::Duration;

use senet_tables::bounds::chance;

use crate::layer_pair::LayerPair;
use crate::rows::{self, RowPair};
use crate::schedule::Stage;

/// Progress of a solver.
#[derive(Clone, Copy, Debug)]
pub struct Progress {
    /// Pieces of the side to throw, and of the other. The mirrored layer is solved at the same time.
    pub pieces: (u8, u8),
    /// Positions of both layers.
    pub positions: u64,
    /// The share of these positions whose moves are found, from 0 to 1. Then the sweeps begin.
    pub prepared: f64,
    /// Complete sweeps over these layers, those before an interruption included.
    pub sweeps: u32,
    /// The completed share of the present sweep, from 0 to 1.
    pub of_sweep: f64,
    /// Updates of positions, in all sweeps over these layers.
    pub updates: u64,
    /// Updates without those before an interruption.
    pub updates_now: u64,
    /// The current activity.
    pub activity: Activity,
    /// The largest distance between the bounds of a position, or the largest change of a guess, as a chance.
    pub gap: f64,
    /// The distance at which these layers are solved, or the change at which guesses are good enough.
    pub target: f64,
    /// Time spent on these layers, without that before an interruption.
    pub time: Duration,
    /// The part of that time before the first sweep, in which moves were found.
    pub preparation: Duration,
    /// The error of the tables, once the layers are solved.
    pub error: Option<f64>,
}

impl Progress {
    /// Progress before the first sweep.
    pub(crate) fn new(layers: &LayerPair) -> Progress {
        Progress {
            pieces: layers.pieces(),
            positions: 0,
            prepared: 0.0,
            sweeps: layers.state.sweeps,
            of_sweep: 0.0,
            updates: layers.state.updates,
            updates_now: 0,
            activity: layers.state.stage.into(),
            gap: 1.0,
            target: chance(layers.target()),
            time: Duration::ZERO,
            preparation: Duration::ZERO,
            error: None,
        }
    }

    /// Takes over the state after a wave; `ends` says whether that ended a sweep.
    pub(crate) fn update(&mut self, layers: &LayerPair, ends: bool) {
        self.activity = layers.state.stage.into();
        self.target = chance(layers.target());
        if ends {
            let gap = chance(layers.gap());
            // A leap leaves no change; the change before it tells more.
            if gap > 0.0 || self.activity != Activity::Guessing {
                self.gap = gap;
            }
        }
        self.sweeps = layers.state.sweeps;
        self.of_sweep = f64::from(layers.state.waves) / f64::from(layers.waves());
        self.updates_now += layers.state.updates - self.updates;
        self.updates = layers.state.updates;
    }
}

impl Progress {
    /// Progress of a solve by rows, before the first sweep.
    pub(crate) fn of_rows(layers: &RowPair) -> Progress {
        Progress {
            pieces: layers.pieces(),
            positions: layers.positions(),
            prepared: 1.0,
            sweeps: layers.state.sweeps,
            of_sweep: 0.0,
            updates: layers.state.updates,
            updates_now: 0,
            activity: layers.state.stage.into(),
            gap: 1.0,
            target: 0.0,
            time: Duration::ZERO,
            preparation: Duration::ZERO,
            error: None,
        }
    }

    /// Takes over the state of a solve by rows after a wave.
    pub(crate) fn update_rows(&mut self, layers: &RowPair) {
        self.activity = layers.state.stage.into();
        self.positions = layers.positions();
        self.prepared = layers.surveyed().unwrap_or(1.0);
        (self.gap, self.target) = layers.progress();
        self.sweeps = layers.state.sweeps;
        self.of_sweep = f64::from(layers.state.waves) / f64::from(layers.waves());
        self.updates_now += layers.state.updates.saturating_sub(self.updates);
        self.updates = layers.state.updates;
    }
}

impl From<rows::Stage> for Activity {
    fn from(stage: rows::Stage) -> Activity {
        match stage {
            rows::Stage::Fill | rows::Stage::Mark | rows::Stage::Start => Activity::Marking,
            rows::Stage::Guess { .. } | rows::Stage::Leap { .. } => Activity::Guessing,
            rows::Stage::FirstMargins { .. } | rows::Stage::Margins { .. } | rows::Stage::Check { .. } => {
                Activity::Proving
            }
            rows::Stage::Solved { .. } => Activity::Writing,
        }
    }
}

/// An activity of the solver. Small layers are narrowed from the beginning; large ones are guessed first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Activity {
    /// Proves that, whatever the sides choose, some throws lead out of the layer.
    Marking,
    /// Guesses values.
    Guessing,
    /// Proves bounds on both sides of the guesses.
    Proving,
    /// Narrows bounds.
    Narrowing,
    /// Writes the tables.
    Writing,
}

impl From<Stage> for Activity {
    fn from(stage: Stage) -> Activity {
        match stage {
            Stage::Mark { .. } | Stage::StartGuess => Activity::Marking,
            Stage::Guess { .. } | Stage::Extrapolate { .. } | Stage::Leap { .. } | Stage::LeapTogether { .. } => {
                Activity::Guessing
            }
            Stage::Surround | Stage::Prove { .. } | Stage::MoveApart { .. } => Activity::Proving,
            Stage::Narrow { .. } | Stage::Restart => Activity::Narrowing,
        }
    }
}
