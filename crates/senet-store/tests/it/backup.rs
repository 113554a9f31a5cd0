//! A backup of a store in use, and its restoration.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use senet_store::{SqliteStore, Store};
use tokio::task::JoinSet;
use tokio::time::timeout;

use crate::places::{SqlitePlace, restore};
use crate::suite::{PATIENCE, append, command, game};

const GAMES: u128 = 8;

#[test]
fn a_backup_during_appends_restores_a_prefix_of_every_log() {
    let place = SqlitePlace::new();
    let file = place.folder.path().join("backup.db");
    crate::runtime().block_on(async {
        let store = Arc::new(SqliteStore::open(&place.file()).await.expect("a store"));
        let acknowledged: Arc<[AtomicU64]> = (0..GAMES).map(|_| AtomicU64::new(0)).collect();
        let stop = Arc::new(AtomicBool::new(false));
        let mut writers = JoinSet::new();
        for number in 0..GAMES {
            store.create(game(number), "terms").await.expect("a new game");
            let (store, acknowledged, stop) = (store.clone(), acknowledged.clone(), stop.clone());
            writers.spawn(async move {
                for expected in 0.. {
                    if stop.load(Ordering::Relaxed) {
                        break;
                    }
                    let seq = append(&*store, command(game(number), expected, u128::from(expected))).await;
                    acknowledged[number as usize].store(seq, Ordering::Release);
                }
            });
        }
        for _ in 0..3 {
            // Every backup has events that the one before lacks, and replaces it.
            let goal: u64 = total(&acknowledged) + 200;
            let reached = async {
                while total(&acknowledged) < goal {
                    tokio::time::sleep(Duration::from_millis(1)).await;
                }
            };
            timeout(PATIENCE, reached).await.expect("appends go on");
            let before: Vec<u64> = acknowledged.iter().map(|seq| seq.load(Ordering::Acquire)).collect();
            store.backup(&file).await.expect("a backup");
            check(&store, &file, &before).await;
        }
        stop.store(true, Ordering::Relaxed);
        writers.join_all().await;

        let itself = store.backup(&place.file()).await.expect_err("not onto itself").to_string();
        assert!(itself.ends_with("this is the database itself"), "{itself}");
        let nowhere = store.backup(&place.folder.path().join("no/backup.db")).await.expect_err("no folder").to_string();
        assert!(nowhere.starts_with("cannot back up ") && nowhere.contains("no/backup.db: "), "{nowhere}");
        store.close().await;
    });
}

fn total(acknowledged: &[AtomicU64]) -> u64 {
    acknowledged.iter().map(|seq| seq.load(Ordering::Acquire)).sum()
}

async fn check(store: &SqliteStore, backup: &std::path::Path, acknowledged: &[u64]) {
    let restored = restore(backup);
    let restored = SqliteStore::open(&restored.file()).await.expect("a restored store");
    for (number, &acknowledged) in (0..GAMES).zip(acknowledged) {
        let events = restored.events(game(number), 0, u32::MAX).await.expect("events");
        let seq = events.len() as u64;
        assert!(seq >= acknowledged, "{acknowledged} events were acknowledged before, {seq} are in the backup");
        assert_eq!(restored.latest(game(number)).await, Ok(Some(seq)));
        let limit = u32::try_from(seq).expect("few events");
        assert_eq!(events, store.events(game(number), 0, limit).await.expect("events"), "a prefix");
        // The game goes on, and a command from before is known.
        let next = append(&restored, command(game(number), seq, u128::MAX)).await;
        assert_eq!(next, seq + 1);
        let repeated = restored.append(command(game(number), 0, 0)).await.expect("an answer");
        assert!(matches!(repeated, senet_store::Appended::Repeated { seq: 1, .. }));
    }
    restored.close().await;
}
