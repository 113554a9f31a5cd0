//! A process that appends is killed, again and again. What it had acknowledged is there, exactly once.
//!
//! SIGKILL leaves the system's cache of the disk as it is: this shows that answers come after commits, and that the log is
//! recovered. It does not show that the disk keeps its promise of a sync.

use std::collections::HashMap;
use std::env;
use std::io::{BufRead, BufReader};
use std::process::{Command as Process, Stdio};
use std::sync::Arc;

use senet_store::{CommandId, GameId, SqliteStore, Store, Uuid};

use crate::places::{Place, SqlitePlace};
use crate::suite::{command, game};

/// The child's database. Without it, the child's test does nothing.
const DATABASE: &str = "SENET_STORE_CRASH_DATABASE";

const GAMES: u128 = 16;

#[test]
fn what_was_acknowledged_survives_a_crash() {
    let place = SqlitePlace::new();
    let mut acknowledged: HashMap<GameId, Vec<CommandId>> = HashMap::new();
    // Killed early and late; the next child goes on with the same database.
    for lines in [1, 7, 40, 300, 1000] {
        let mut child = Process::new(env::current_exe().expect("this test"))
            .args(["--exact", "crash::child", "--include-ignored", "--nocapture"])
            .env(DATABASE, place.database())
            .stdout(Stdio::piped())
            .spawn()
            .expect("this test starts again");
        let output = BufReader::new(child.stdout.take().expect("piped"));
        let mut read = 0;
        for line in output.lines() {
            let line = line.expect("text");
            if let Some((game, command)) = line.strip_prefix("acknowledged ").and_then(|ids| ids.split_once(' ')) {
                let ids = (game.parse().expect("a game"), command.parse().expect("a command"));
                acknowledged.entry(ids.0).or_default().push(ids.1);
                read += 1;
                if read == lines {
                    // SIGKILL. What the child has written into the pipe by then counts as acknowledged, too.
                    child.kill().expect("a running child");
                }
            }
        }
        assert!(read >= lines, "the child ended by itself after {read} appends");
        child.wait().expect("an ended child");
        crate::runtime().block_on(check(&place, &acknowledged));
    }
}

async fn check(place: &SqlitePlace, acknowledged: &HashMap<GameId, Vec<CommandId>>) {
    let store = SqliteStore::open(&place.file()).await.expect("a recovered store");
    for number in 0..GAMES {
        let commands: Vec<CommandId> = acknowledged.get(&game(number)).cloned().unwrap_or_default();
        let events = store.events(game(number), 0, u32::MAX).await.expect("events");
        assert!((1..).zip(&events).all(|(seq, event)| event.seq == seq), "no gaps");
        for command in commands {
            assert_eq!(events.iter().filter(|event| event.command == command).count(), 1);
        }
        assert_eq!(store.latest(game(number)).await.expect("a database").unwrap_or(0), events.len() as u64);
    }
    store.close().await;
}

/// The process that is killed: it appends to all games at once, and prints each answer.
#[test]
#[ignore = "it is a part of the test above"]
fn child() {
    let Ok(database) = env::var(DATABASE) else { return };
    println!();
    crate::runtime().block_on(async {
        let store: Arc<dyn Store> = senet_store::open(&database).await.expect("a store");
        let mut writers = tokio::task::JoinSet::new();
        for number in 0..GAMES {
            let store = store.clone();
            writers.spawn(async move {
                store.create(game(number), "").await.expect("a new game");
                for expected in store.latest(game(number)).await.expect("a database").expect("a game").. {
                    let id = Uuid::from_u64_pair(u64::from(std::process::id()), expected).as_u128();
                    crate::suite::append(&*store, command(game(number), expected, id)).await;
                    println!("acknowledged {} {}", game(number), CommandId::new(Uuid::from_u128(id)));
                }
            });
        }
        writers.join_all().await;
    });
}
