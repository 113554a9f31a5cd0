//! Speed of random games with all their counts, on one core, in games and in plies. `docs/performance.md` has the results.

use std::ops::ControlFlow;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use senet::{RuleSheet, SheetId};
use senet_ai::ComputerPlayer;
use senet_study::{Simulation, Tally};

/// Plays random games on one core.
fn play(sheet: RuleSheet, games: u64) -> Tally {
    Simulation { sheet, players: [ComputerPlayer::Random; 2], games, seed: 1 }.run(|_| ControlFlow::Continue(()))
}

fn bench_random_games(criterion: &mut Criterion) {
    const GAMES: u64 = 20_000;
    let core = rayon::ThreadPoolBuilder::new().num_threads(1).build().expect("a thread");
    for id in SheetId::ALL {
        let sheet = RuleSheet::plain(id);
        let plies = core.install(|| play(sheet, GAMES)).plies.all;
        let mut group = criterion.benchmark_group(format!("random games with counts/{id}"));
        group.sample_size(20);
        for (unit, count) in [("games", GAMES), ("plies", plies)] {
            group.throughput(Throughput::Elements(count));
            group.bench_function(unit, |bencher| bencher.iter(|| core.install(|| play(sheet, GAMES))));
        }
        group.finish();
    }
}

criterion_group!(benches, bench_random_games);
criterion_main!(benches);
