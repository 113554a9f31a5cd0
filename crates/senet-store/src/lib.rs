//! Games as event logs in a database.
//!
//! A game is its list of events: texts that this crate does not read, numbered from 1 without gaps. [`Store::append`] adds
//! one if the log is as long as its caller believes (compare-and-set), so that any process can serve any game, and
//! remembers the identifier of each command (an idempotency key), so that a repeated command gets its first answer.
//!
//! [`SqliteStore`] keeps all games in one file, [`PostgresStore`] in a database that several machines share. [`open`]
//! chooses between them by the name of the database.
//!
//! An answer is sent after the commit. Subscribers hear of an event after that, too, as a [`Hint`]: hints can be repeated
//! or missing, and the log is the truth.
//!
//! ```
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() -> Result<(), Box<dyn std::error::Error>> {
//! # let folder = tempfile::tempdir()?;
//! # let file = folder.path().join("games.db");
//! use senet_store::{Appended, Command, CommandId, GameId, Uuid};
//!
//! let store = senet_store::open(&file.to_string_lossy()).await?;
//! let game = GameId::new(Uuid::from_u128(1));
//! store.create(game, "rules: dutch").await?;
//!
//! let command = Command { game, id: CommandId::new(Uuid::from_u128(2)), expected: 0, event: "throw 3".to_owned() };
//! assert!(matches!(store.append(command.clone()).await?, Appended::Appended { seq: 1, .. }));
//! // The answer was lost, and the client repeats its command.
//! assert!(matches!(store.append(command).await?, Appended::Repeated { seq: 1, .. }));
//! store.close().await;
//! # Ok(())
//! # }
//! ```

mod fault;
mod hints;
mod migrations;
mod postgres;
mod sqlite;
mod statements;
mod types;

use std::path::Path;
use std::sync::Arc;

use async_trait::async_trait;

pub use fault::{Fault, StoreError};
pub use hints::{Hint, LONGEST_MESSAGE, Notice, Subscription};
pub use postgres::PostgresStore;
pub use sqlite::SqliteStore;
pub use types::{
    Appended, Change, Command, CommandId, Created, Cursor, Event, Game, GameId, Key, LONGEST_TEXT, Outage, Waiting,
};
pub use uuid::Uuid;

/// A database of games.
///
/// Every method fails with a [`StoreError`] if the database cannot be reached, is damaged, full, read-only, or locked by
/// another process for more than five seconds. A command whose answer is an error may have been committed (a connection
/// can break during the commit); repeating it is safe.
#[async_trait]
pub trait Store: Send + Sync + std::fmt::Debug {
    /// Creates a game without events. `terms` is a text that the store does not read.
    ///
    /// # Errors
    ///
    /// Those of the database, and [`Fault::TextTooLong`] and [`Fault::NulCharacter`].
    async fn create(&self, game: GameId, terms: &str) -> Result<Created, StoreError>;

    /// Appends an event, if the log has the expected length and the command is new. A repeated command gets its first
    /// answer, whatever length it expects.
    ///
    /// A dropped future does not undo the command: once accepted, it is committed.
    ///
    /// # Errors
    ///
    /// Those of the database, and [`Fault::TextTooLong`] and [`Fault::NulCharacter`].
    async fn append(&self, command: Command) -> Result<Appended, StoreError>;

    /// A game, if it exists.
    ///
    /// # Errors
    ///
    /// Those of the database.
    async fn game(&self, game: GameId) -> Result<Option<Game>, StoreError>;

    /// The number of a game's latest event, 0 if it has none; `None` if the game does not exist.
    ///
    /// # Errors
    ///
    /// Those of the database.
    async fn latest(&self, game: GameId) -> Result<Option<u64>, StoreError>;

    /// The events of a game after number `after`, the oldest first, `limit` at most. None for an unknown game.
    ///
    /// # Errors
    ///
    /// Those of the database.
    async fn events(&self, game: GameId, after: u64, limit: u32) -> Result<Vec<Event>, StoreError>;

    /// The event of a command, if it has been carried out.
    ///
    /// # Errors
    ///
    /// Those of the database.
    async fn find(&self, game: GameId, command: CommandId) -> Result<Option<Event>, StoreError>;

    /// The games without events that were created after a time (milliseconds since the Unix epoch), the newest first,
    /// `limit` at most.
    ///
    /// # Errors
    ///
    /// Those of the database.
    async fn waiting(&self, after: i64, limit: u32) -> Result<Vec<Waiting>, StoreError>;

    /// The key of a name. If there is none, `fresh`, which should be random, becomes it.
    ///
    /// # Errors
    ///
    /// Those of the database.
    async fn key(&self, name: &str, fresh: Key) -> Result<Key, StoreError>;

    /// Gives a sign of life. If the last one of any process is older than `gap` milliseconds, the time since then is
    /// entered as an outage.
    ///
    /// # Errors
    ///
    /// Those of the database.
    async fn beat(&self, gap: i64) -> Result<(), StoreError>;

    /// The outages that ended after a time (milliseconds since the Unix epoch), the oldest first.
    ///
    /// # Errors
    ///
    /// Those of the database.
    async fn outages(&self, after: i64) -> Result<Vec<Outage>, StoreError>;

    /// Tells all subscribers of this process, and in PostgreSQL of all processes, a message. It is not stored, and can be
    /// lost.
    ///
    /// # Errors
    ///
    /// Those of the database, and [`Fault::TextTooLong`] beyond [`LONGEST_MESSAGE`] bytes.
    async fn tell(&self, message: &str) -> Result<(), StoreError>;

    /// The games created or changed after a point, the oldest change first, `limit` at most.
    ///
    /// # Errors
    ///
    /// Those of the database.
    async fn changed(&self, after: Cursor, limit: u32) -> Result<Vec<Change>, StoreError>;

    /// Hints of the events that this process and others append from now on.
    fn subscribe(&self) -> Subscription;

    /// Checks that the database can be read and written to.
    ///
    /// # Errors
    ///
    /// Why it cannot.
    async fn health(&self) -> Result<(), StoreError>;

    /// Writes all games into a new file, while appends go on. An older file at the path is replaced at the end. To
    /// restore a backup, put it in the place of the database while no process has the database open.
    ///
    /// # Errors
    ///
    /// Those of the database and of the file; [`Fault::NoBackup`] from PostgreSQL, which has its own tools.
    async fn backup(&self, file: &Path) -> Result<(), StoreError>;

    /// Moves what was committed from the write-ahead log into the database file, as far as readers permit. PostgreSQL does
    /// that by itself.
    ///
    /// # Errors
    ///
    /// Those of the database.
    async fn checkpoint(&self) -> Result<(), StoreError>;

    /// Commits what has been accepted, and closes the database. Every later call fails with [`Fault::Closed`].
    async fn close(&self);
}

/// Opens the database of a name: `postgres://…` or `postgresql://…` for PostgreSQL, else the path of an SQLite file, which
/// is created if it does not exist. Brings the schema up to date.
///
/// # Errors
///
/// If the database cannot be opened, belongs to another program, or was written by a later version of this one.
pub async fn open(database: &str) -> Result<Arc<dyn Store>, StoreError> {
    if ["postgres://", "postgresql://"].iter().any(|scheme| database.starts_with(scheme)) {
        return Ok(Arc::new(PostgresStore::open(database).await?));
    }
    Ok(Arc::new(SqliteStore::open(Path::new(database)).await?))
}
