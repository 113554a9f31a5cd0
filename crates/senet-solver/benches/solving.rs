//! Speed of the solver: updates per second.

use std::ops::ControlFlow;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use senet::RuleSheet;
use senet_solver::Solver;

/// Solves up to two against two. Returns the number of updates.
fn solve(sheet: RuleSheet) -> u64 {
    let mut updates = 0;
    let mut report = |progress: &senet_solver::Progress| {
        if progress.error.is_some() {
            updates += progress.updates;
        }
        ControlFlow::Continue(())
    };
    assert!(matches!(Solver::new(sheet).solve_up_to(2, &mut report), Ok(true)));
    updates
}

fn solving(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("solving");
    group.sample_size(10);
    for sheet in [RuleSheet::CARPIGNANO, RuleSheet::UNINERD] {
        group.throughput(Throughput::Elements(solve(sheet)));
        group.bench_function(format!("{} up to 2 against 2, updates", sheet.id()), |bencher| {
            bencher.iter(|| solve(sheet));
        });
    }
    group.finish();
}

criterion_group!(benches, solving);
criterion_main!(benches);
