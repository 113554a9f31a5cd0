//! The solver against another computation of the same values, and its files against interruptions and damage.

mod brute_force;
mod files;
#[path = "../../../senet-tables/tests/it/graft.rs"]
mod graft;

use std::ops::ControlFlow;

use senet_solver::Solver;
use senet_tables::{Subject, Tables};

/// Solves all tables up to `pieces` a side, in memory.
fn solved(of: impl Into<Subject>, pieces: u8) -> Tables {
    let mut solver = Solver::new(of);
    let is_complete = solver.solve_up_to(pieces, &mut |_| ControlFlow::Continue(())).expect("it can be solved");
    assert!(is_complete);
    solver.into_tables()
}
