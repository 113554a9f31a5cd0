//! Exact chances of winning at Senet.
//!
//! A [`Layer`] holds, for every position with so many pieces against so many in which a side is about to throw, a lower
//! and an upper bound of that side's chance of winning. [`Solver`] makes one layer after the other, from few pieces to
//! many, by value iteration from both sides: every value comes with its certificate. [`Layers::value`] answers for any
//! position that the layers reach, also in the middle of a throw.
//!
//! The rules are those of the crate `senet`; nothing here knows a rule.
//!
//! ```
//! use senet::{Position, RuleSheet};
//! use senet_solver::{Solver, Tolerance};
//!
//! let sheet = RuleSheet::CARPIGNANO;
//! let mut solver = Solver::new(sheet);
//! solver.solve_up_to(1, Tolerance::new(1e-4).expect("between 0 and 1"), &mut |_| {});
//! let position = Position::parse(&sheet, "s9/10/9c s - ?")?;
//! let chance = solver.layers().value(&position).expect("one piece against one is solved");
//! assert!(chance.lower() <= chance.upper() && chance.upper() - chance.lower() <= 1e-4);
//! assert!(chance.upper() < 0.5, "the cone is nearly off the board");
//! # Ok::<(), senet::Faults>(())
//! ```

mod bounds;
mod index;
mod layer;
mod solver;

pub use bounds::{Bounds, Tolerance};
pub use index::Index;
pub use layer::{Layer, Layers};
pub use solver::{Progress, Solver};
