//! Appends a second on SQLite with `synchronous=FULL`, with few and many callers, and what a caller waits.
//! `docs/performance.md` has the results.

use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use senet_store::{Command, CommandId, GameId, SqliteStore, Store, Uuid};
use tokio::task::JoinSet;

/// An event of usual length: a throw and a move with its proof.
const EVENT_LENGTH: usize = 200;

fn appends(criterion: &mut Criterion) {
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder on a disk, which /tmp need not be");
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let file = folder.path().join("games.db");
    let store = Arc::new(runtime.block_on(SqliteStore::open(&file)).expect("a store"));
    let mut group = criterion.benchmark_group("appends");
    group.throughput(Throughput::Elements(1));
    for callers in [1_u64, 16, 256] {
        let waits = Arc::new(Mutex::new(Vec::new()));
        group.bench_function(BenchmarkId::from_parameter(callers), |bencher| {
            bencher.iter_custom(|appends| runtime.block_on(measure(&store, callers, appends, &waits)));
        });
        report(callers, &mut waits.lock().expect("no panic"));
    }
    group.finish();
    runtime.block_on(store.close());
}

/// The time of a number of appends, shared among callers who each wait for their answers.
async fn measure(store: &Arc<SqliteStore>, callers: u64, appends: u64, waits: &Arc<Mutex<Vec<Duration>>>) -> Duration {
    let mut games = Vec::new();
    for _ in 0..callers {
        let game = GameId::new(random());
        store.create(game, "").await.expect("a new game");
        games.push(game);
    }
    let mut tasks = JoinSet::new();
    let start = Instant::now();
    for (index, game) in (0..callers).zip(games) {
        let (store, share) = (store.clone(), appends / callers + u64::from(index < appends % callers));
        tasks.spawn(async move {
            let mut waits = Vec::new();
            for expected in 0..share {
                let begin = Instant::now();
                let command = Command { game, id: CommandId::new(random()), expected, event: "e".repeat(EVENT_LENGTH) };
                store.append(command).await.expect("an append");
                waits.push(begin.elapsed());
            }
            waits
        });
    }
    let all = tasks.join_all().await;
    let time = start.elapsed();
    waits.lock().expect("no panic").extend(all.into_iter().flatten());
    time
}

/// An identifier without a pattern, so that the index grows as that of real games.
fn random() -> Uuid {
    use std::hash::{BuildHasher, RandomState};
    Uuid::from_u64_pair(RandomState::new().hash_one(0), RandomState::new().hash_one(1))
}

fn report(callers: u64, waits: &mut [Duration]) {
    if waits.is_empty() {
        return;
    }
    waits.sort_unstable();
    let at = |share: usize| waits[(waits.len() - 1) * share / 1000];
    println!("{callers} callers wait {:?} (median), {:?} (99 %), {:?} (99.9 %)", at(500), at(990), at(999));
}

criterion_group! {
    name = benches;
    config = Criterion::default().sample_size(20).measurement_time(Duration::from_secs(5));
    targets = appends
}
criterion_main!(benches);
