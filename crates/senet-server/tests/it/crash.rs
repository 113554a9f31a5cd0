//! The real program, killed while clients play: a short form of `cargo xtask crash`.

use std::time::Duration;

use senet_swarm::Database;
use senet_swarm::crash::Crash;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_acknowledged_survives_a_kill_of_the_program() {
    let program = env!("CARGO_BIN_EXE_senet-server").into();
    let crash = Crash { program, games: 5, kills: 5, longest_life: Duration::from_millis(700) };
    let report = crash.run(Database::Sqlite, |_| {}).await.expect("SQLite is a part of the program");
    assert!(report.games >= 5 && report.throws > 100 && report.reconnections >= 5, "{report:?}");
}
