//! Exact chances of winning at Senet.
//!
//! A [`Table`] holds, for every position with so many pieces against so many in which a side is about to throw, that
//! side's chance of winning and how far it can be from the truth. [`Solver`] makes one after the other, from few pieces
//! to many, by value iteration from both sides: every value comes with its certificate. [`Tables::value`] answers for
//! any position that the tables reach, also in the middle of a throw.
//!
//! The rules are those of the crate `senet`; nothing here knows a rule. Without the feature `solve`, which is on by
//! default, tables that are part of a program can be asked, and nothing needs threads or files.
//!
//! ```
//! # #[cfg(feature = "solve")] {
//! use std::ops::ControlFlow;
//!
//! use senet::{Position, RuleSheet};
//! use senet_solver::Solver;
//!
//! let sheet = RuleSheet::CARPIGNANO;
//! let mut solver = Solver::new(sheet);
//! solver.solve_up_to(1, &mut |_| ControlFlow::Continue(()))?;
//! let position = Position::parse(&sheet, "s9/10/9c s - ?")?;
//! let chance = solver.tables().value(&position).expect("one piece against one is solved");
//! assert!(chance.lower() <= chance.upper() && chance.upper() - chance.lower() <= 2e-4);
//! assert!(chance.upper() < 0.5, "the cone is nearly off the board");
//! # }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

// Without the solver, some of what it shares with the tables has nobody to use it.
#![cfg_attr(not(feature = "solve"), allow(dead_code))]

mod bounds;
#[cfg(feature = "solve")]
mod course;
#[cfg(feature = "solve")]
mod folder;
mod format;
mod index;
#[cfg(feature = "solve")]
mod layout;
#[cfg(feature = "solve")]
mod memory;
#[cfg(feature = "solve")]
mod method;
#[cfg(feature = "solve")]
mod pair;
#[cfg(feature = "solve")]
mod patterns;
#[cfg(feature = "solve")]
mod program;
#[cfg(feature = "solve")]
mod sets;
#[cfg(feature = "shipped")]
mod shipped;
#[cfg(feature = "solve")]
mod solver;
mod table;
mod tables;
#[cfg(feature = "solve")]
mod values;
mod verify;
#[cfg(feature = "solve")]
mod wave;

pub use bounds::{Bounds, Tolerance};
#[cfg(feature = "solve")]
pub use folder::FileError;
pub use format::{TableError, table_name};
pub use index::Index;
#[cfg(feature = "solve")]
pub use solver::{Needs, Phase, Progress, SolveError, Solver};
pub use table::Table;
pub use tables::Tables;
pub use verify::Comparison;
