//! Senet for Python: the module `senet._senet`, which the package `senet` shows to its users.
//!
//! Every rule comes from the crate `senet`. The comments on classes and methods are the docstrings in Python.

mod batch;
mod chance;
mod drawing;
mod errors;
mod evaluation;
mod game;
mod games;
mod moves;
mod observation;
mod player;
mod position;
mod record;
mod sheet;

use pyo3::prelude::*;

/// The compiled part of the package `senet`.
#[pymodule]
mod _senet {
    #[pymodule_export]
    use crate::batch::Batch;
    #[pymodule_export]
    use crate::chance::{Chance, Faces};
    #[pymodule_export]
    use crate::evaluation::{Evaluation, MoveValue, ThrowValue, Value};
    #[pymodule_export]
    use crate::game::{Game, Outcome};
    #[pymodule_export]
    use crate::moves::{Move, Refusal};
    #[pymodule_export]
    use crate::player::ComputerPlayer;
    #[pymodule_export]
    use crate::position::Position;
    #[pymodule_export]
    use crate::record::Record;
    #[pymodule_export]
    use crate::sheet::RuleSheet;

    /// The length of an observation.
    #[pymodule_export]
    const OBSERVATION_LENGTH: usize = crate::observation::LENGTH;
    /// The number of actions.
    #[pymodule_export]
    const ACTIONS: usize = crate::batch::ACTIONS;
}
