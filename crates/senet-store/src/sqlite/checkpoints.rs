//! Checkpoints beside the writer. A commit that checkpoints by itself, as SQLite does every 1,000 pages, has all commands wait
//! until pages all over the file are copied and synced.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, Error, SqliteConnection, query_as};
use tokio::sync::Mutex;
use tokio::time::sleep;

/// Pause between checkpoints.
const INTERVAL: Duration = Duration::from_secs(1);

/// Pages of the write-ahead log from which on the writer has to start again at the log's beginning.
const LONG: i64 = 16_384;

/// Pages of the write-ahead log from which on a commit checkpoints by itself: far more than [`LONG`].
pub(super) const TOO_LONG: &str = "131072";

/// The time for which the writer may wait for readers before it starts again at the log's beginning.
const PATIENCE: Duration = Duration::from_millis(50);

/// The task that checkpoints.
pub(super) struct Checkpoints {
    pub(super) options: SqliteConnectOptions,
    /// Number of transactions that were committed.
    pub(super) transactions: Arc<AtomicU64>,
    /// Locked during a checkpoint.
    pub(super) is_closed: Arc<Mutex<bool>>,
}

impl Checkpoints {
    /// Checkpoints what is written until the store is closed or dropped.
    pub(super) async fn run(self) {
        let mut known = 0;
        loop {
            sleep(INTERVAL).await;
            let is_closed = self.is_closed.lock().await;
            if *is_closed {
                return;
            }
            let transactions = self.transactions.load(Ordering::Relaxed);
            // What fails is tried again after the next transaction. Commits report a disk that fails.
            if transactions != known {
                let _ = self.checkpoint().await;
                known = transactions;
            }
        }
    }

    async fn checkpoint(&self) -> Result<(), Error> {
        // A checkpoint may take a second on a slow disk, which is no cause for a warning.
        let mut connection = self.options.clone().busy_timeout(PATIENCE).disable_statement_logging().connect().await?;
        let result = checkpoint(&mut connection, LONG).await;
        connection.close().await?;
        result
    }
}

/// Copies what is in the write-ahead log while others read and write. From `long` pages on, the next transaction starts again at the
/// beginning of the log.
async fn checkpoint(connection: &mut SqliteConnection, long: i64) -> Result<(), Error> {
    let (_, pages, _): (i64, i64, i64) = query_as("PRAGMA wal_checkpoint(PASSIVE)").fetch_one(&mut *connection).await?;
    if pages >= long {
        // The writer waits, but only for the pages that were written meanwhile.
        let _: (i64, i64, i64) = query_as("PRAGMA wal_checkpoint(RESTART)").fetch_one(connection).await?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use sqlx::query;

    use super::*;

    #[tokio::test]
    async fn a_long_log_is_used_again_from_its_beginning() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("games.db");
        let options = SqliteConnectOptions::new().filename(&file).create_if_missing(true).pragma("journal_mode", "WAL");
        let options = options.pragma("wal_autocheckpoint", TOO_LONG);
        let mut writer = options.connect().await.expect("a connection");
        let mut other = options.connect().await.expect("a connection");
        query("CREATE TABLE events (event)").execute(&mut writer).await.expect("a table");
        let mut lengths = Vec::new();
        for (long, events) in [(i64::MAX, 3), (1, 6)] {
            for _ in 0..events {
                query("INSERT INTO events VALUES (zeroblob(40000))").execute(&mut writer).await.expect("an event");
                checkpoint(&mut other, long).await.expect("a checkpoint");
            }
            lengths.push(std::fs::metadata(file.with_extension("db-wal")).expect("a log").len());
        }
        let [before, after] = lengths[..] else { unreachable!("two lengths") };
        assert!(before > 40_000 && after < 2 * before, "{lengths:?}");
    }
}
