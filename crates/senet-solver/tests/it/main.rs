//! The solver against values that are computed another way, and its files against interruptions and damage.

mod brute_force;
mod files;

use std::ops::ControlFlow;

use senet::RuleSheet;
use senet_solver::Solver;
use senet_tables::Tables;

/// The tables up to so many pieces a side, in memory.
fn solved(sheet: RuleSheet, pieces: u8) -> Tables {
    let mut solver = Solver::new(sheet);
    let is_whole = solver.solve_up_to(pieces, &mut |_| ControlFlow::Continue(())).expect("it can be solved");
    assert!(is_whole);
    solver.into_tables()
}
