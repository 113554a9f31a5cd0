//! Updates a second: each position of two against two, once per sweep.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use senet::RuleSheet;
use senet_solver::{Index, Solver, Tolerance};

fn solving(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("solving");
    group.sample_size(10);
    let tolerance = Tolerance::new(1e-4).expect("between 0 and 1");
    for sheet in [RuleSheet::CARPIGNANO, RuleSheet::UNINERD] {
        let mut updates = 0;
        Solver::new(sheet).solve_up_to(2, tolerance, &mut |progress| {
            if progress.is_solved {
                updates += progress.updates;
            }
        });
        assert!(updates > Index::new(&sheet, 2, 2).len() as u64);
        group.throughput(Throughput::Elements(updates));
        group.bench_function(format!("{} up to 2 against 2, updates", sheet.id), |bencher| {
            bencher.iter(|| Solver::new(sheet).solve_up_to(2, tolerance, &mut |_| {}));
        });
    }
    group.finish();
}

criterion_group!(benches, solving);
criterion_main!(benches);
