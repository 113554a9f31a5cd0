//! Finding exact chances of winning at Senet.
//!
//! [`Solver`] makes the tables of `senet-tables` one after the other, from few pieces to many, by value iteration from both
//! sides. Every value has a certified error. `docs/solving.md` describes the method.
//!
//! The crate `senet` has the rules.
//!
//! ```
//! use std::ops::ControlFlow;
//!
//! use senet::{Position, RuleSheet};
//! use senet_solver::Solver;
//!
//! let sheet = RuleSheet::CARPIGNANO;
//! let mut solver = Solver::new(sheet);
//! solver.solve_up_to(1, &mut |_| ControlFlow::Continue(()))?;
//! let position = Position::parse(&sheet, "s9/10/9c s - ?")?;
//! let chance = solver.tables().value(&position)?.expect("one piece against one is solved");
//! assert!(chance.lower() <= chance.upper() && chance.upper() - chance.lower() <= 2e-4);
//! assert!(chance.upper() < 0.5, "the cone is nearly off the board");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod error;
mod folder;
#[cfg(feature = "gpu")]
mod gpu;
mod layer_pair;
mod layer_solve;
mod method;
mod patterns;
mod program;
mod progress;
mod row_solve;
mod rows;
mod schedule;
mod sets;
mod solver;
mod stored;
mod table_values;
mod tolerance;
mod unfinished;
mod wave;

pub use error::SolveError;
#[cfg(feature = "gpu")]
pub use gpu::{Gpu, GpuError};
pub use progress::{Activity, Progress};
pub use solver::{Needs, Solver};
pub use tolerance::Tolerance;
