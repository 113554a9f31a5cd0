//! Faults of files, with options that only tests set.

use std::fs;
use std::io::{Seek, SeekFrom, Write};

use tempfile::TempDir;

use super::*;
use crate::types::CommandId;
use uuid::Uuid;

fn game() -> GameId {
    GameId::new(Uuid::from_u128(1))
}

fn command(expected: u64) -> Command {
    let id = CommandId::new(Uuid::from_u128(expected.into()));
    Command { game: game(), id, expected, event: "e".repeat(1000) }
}

fn folder() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("games.db");
    (folder, file)
}

async fn refusal(file: &Path) -> StoreError {
    SqliteStore::open(file).await.expect_err("a refusal")
}

#[tokio::test]
async fn a_full_disk_is_reported_and_what_was_answered_stays() {
    let (_folder, file) = folder();
    let store = SqliteStore::open_with(&file, SqliteConnectOptions::new().pragma("max_page_count", "30"))
        .await
        .expect("a store");
    store.create(game(), "").await.expect("a new game");
    let mut seq = 0;
    let error = loop {
        match store.append(command(seq)).await {
            Ok(_) => seq += 1,
            Err(error) => break error,
        }
    };
    assert_eq!(error.to_string(), format!("cannot write to {}: the disk is full", file.display()));
    // The writer goes on after an error.
    assert_eq!(store.append(command(seq)).await.expect_err("still full").fault, Fault::Full);
    assert!(matches!(store.append(command(0)).await, Ok(Appended::Repeated { seq: 1, .. })));
    assert_eq!(store.latest(game()).await, Ok(Some(seq)));
    store.close().await;

    let store = SqliteStore::open(&file).await.expect("a larger disk");
    assert!(matches!(store.append(command(seq)).await, Ok(Appended::Appended { .. })));
    store.close().await;
}

#[tokio::test]
async fn a_database_that_cannot_be_written_to_is_reported() {
    let (_folder, file) = folder();
    SqliteStore::open(&file).await.expect("a new store").close().await;
    let options = SqliteConnectOptions::new().pragma("query_only", "ON");
    let error = SqliteStore::open_with(&file, options).await.expect_err("read-only");
    assert_eq!(error.to_string(), format!("cannot open {}: the database is read-only", file.display()));
}

#[tokio::test]
async fn files_of_other_programs_stay_as_they_are() {
    let (_folder, file) = folder();
    let text = "This is a letter, and no database. ".repeat(100);
    fs::write(&file, &text).expect("a file");
    let sentence = format!("cannot open {}: this is not a database of this program", file.display());
    assert_eq!(refusal(&file).await.to_string(), sentence);
    assert_eq!(fs::read_to_string(&file).expect("a file"), text);

    let (_folder, file) = folder();
    let mut other =
        SqliteConnectOptions::new().filename(&file).create_if_missing(true).connect().await.expect("a file");
    query("CREATE TABLE letters (text)").execute(&mut other).await.expect("a table");
    assert_eq!(refusal(&file).await.fault, Fault::Foreign);
    let tables: Vec<String> =
        query_scalar("SELECT name FROM sqlite_schema").fetch_all(&mut other).await.expect("a database");
    assert_eq!(tables, ["letters"]);
}

#[tokio::test]
async fn other_versions_are_refused() {
    let (_folder, file) = folder();
    let store = SqliteStore::open(&file).await.expect("a new store");
    let mut connection = store.connect().await.expect("a connection");
    let later = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
        VALUES (99, '', true, x'', 0)";
    query(later).execute(&mut connection).await.expect("a later version");
    let error = refusal(&file).await;
    let sentence = "a later version of this program has written it (this one does not know migration 99)";
    assert_eq!(error.to_string(), format!("cannot open {}: {sentence}", file.display()));

    let change = "DELETE FROM _sqlx_migrations WHERE version = 99; UPDATE _sqlx_migrations SET checksum = x'00'";
    sqlx::raw_sql(change).execute(&mut connection).await.expect("another migration");
    assert_eq!(refusal(&file).await.fault, Fault::OtherMigration(1));
}

#[tokio::test]
async fn damage_is_reported() {
    let (_folder, file) = folder();
    let store = SqliteStore::open(&file).await.expect("a new store");
    store.create(game(), "").await.expect("a new game");
    for expected in 0..100 {
        store.append(command(expected)).await.expect("an append");
    }
    store.close().await;
    assert!(!file.with_extension("db-wal").exists(), "closing moves everything into the file");
    let mut damaged = fs::OpenOptions::new().write(true).open(&file).expect("a file");
    // The first page, which opening reads, and the last ones stay.
    damaged.seek(SeekFrom::Start(3 * 4096)).expect("a long file");
    damaged.write_all(&vec![0x55; 15 * 4096]).expect("an open file");
    drop(damaged);
    let found = async {
        let store = SqliteStore::open(&file).await?;
        store.events(game(), 0, u32::MAX).await.map(drop)
    };
    let error = found.await.expect_err("damage");
    assert!(matches!(error.fault, Fault::Corrupt(_)), "{error}");
}

#[tokio::test]
async fn a_path_that_cannot_be_opened_is_reported() {
    let (folder, _) = folder();
    for path in [folder.path().to_owned(), folder.path().join("none/games.db")] {
        let sentence = format!("cannot open {}: unable to open database file", path.display());
        assert_eq!(refusal(&path).await.to_string(), sentence);
    }
    let empty = refusal(Path::new("")).await.to_string();
    assert!(empty.starts_with("cannot open : "), "{empty}");
}

#[tokio::test]
async fn commits_survive_a_power_cut() {
    let (_folder, file) = folder();
    let store = SqliteStore::open(&file).await.expect("a new store");
    let mut connection = store.options.connect().await.expect("the writer's options");
    let mode: String = query_scalar("PRAGMA journal_mode").fetch_one(&mut connection).await.expect("a mode");
    let synchronous: i64 = query_scalar("PRAGMA synchronous").fetch_one(&mut connection).await.expect("a number");
    assert_eq!((&*mode, synchronous), ("wal", 2), "2 is FULL");
    connection.close().await.expect("an open connection");

    store.create(game(), "").await.expect("a new game");
    assert!(fs::metadata(file.with_extension("db-wal")).expect("a log").len() > 0);
    store.checkpoint().await.expect("a checkpoint");
    assert_eq!(fs::metadata(file.with_extension("db-wal")).expect("a log").len(), 0);
    store.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn processes_that_start_at_once_share_a_new_file() {
    for _ in 0..20 {
        let (_folder, file) = folder();
        let mut opening = JoinSet::new();
        for _ in 0..8 {
            let file = file.clone();
            opening.spawn(async move { SqliteStore::open(&file).await });
        }
        for store in opening.join_all().await {
            store.expect("one of them creates the tables").close().await;
        }
    }
}
