//! The store in an SQLite file: one writer, several readers.

mod checkpoints;
mod writer;

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use async_trait::async_trait;
use senet_files::NewFile;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection, SqliteConnection, query, query_scalar};
use tokio::sync::{Mutex, mpsc, oneshot};
use tokio::task::JoinSet;
use tokio::time::sleep;

use self::checkpoints::{Checkpoints, TOO_LONG};
use self::writer::{Answer, LARGEST_BATCH, Request, Writer};
use crate::Store;
use crate::fault::{Fault, Name, StoreError};
use crate::hints::{Hints, Log, Subscription, check_message, poll};
use crate::migrations;
use crate::statements::sqlite::Reader;
use crate::types::{
    Appended, Change, Command, CommandId, Created, Cursor, Event, Game, GameId, Key, Outage, Waiting, check_text,
};

/// Connections that read at the same time.
const READERS: u32 = 4;

/// The time for which a connection waits for another process or for a reader's turn.
const PATIENCE: Duration = Duration::from_secs(5);

/// Pause before a file is opened again that another process is opening.
const PAUSE: Duration = Duration::from_millis(20);

/// `PRAGMA application_id` of this program's files, set by the first migration.
const APPLICATION: i64 = 0x5365_6e74;

/// Games in an SQLite file, in WAL mode with `synchronous=FULL`: what was answered survives a power cut.
///
/// Several processes of one machine can open the same file. They hear of each other's events within seconds.
#[derive(Debug)]
pub struct SqliteStore {
    file: PathBuf,
    options: SqliteConnectOptions,
    requests: mpsc::Sender<Request>,
    reader: Reader,
    hints: Hints,
    transactions: Arc<AtomicU64>,
    name: Name,
    /// Locked during a checkpoint.
    is_closed: Arc<Mutex<bool>>,
    /// Poll and checkpoint until the store is dropped.
    _tasks: JoinSet<()>,
}

impl SqliteStore {
    /// Opens a file, or creates it, and brings its schema up to date.
    ///
    /// # Errors
    ///
    /// If the file cannot be opened, belongs to another program, or was written by a later version of this one.
    pub async fn open(file: &Path) -> Result<SqliteStore, StoreError> {
        SqliteStore::open_with(file, SqliteConnectOptions::new()).await
    }

    async fn open_with(file: &Path, options: SqliteConnectOptions) -> Result<SqliteStore, StoreError> {
        let name = Name(file.display().to_string().into());
        // Absolute, because SQLite gives names such as `:memory:` a meaning of their own.
        let file = std::path::absolute(file).map_err(|error| name.error("open", Fault::Other(error.to_string())))?;
        let options = options
            .filename(&file)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .pragma("wal_autocheckpoint", TOO_LONG)
            .busy_timeout(PATIENCE);
        let start = Instant::now();
        let connection = loop {
            match open_migrated(&options).await {
                // Switching to WAL fails at once if another process does the same, without the patience of other statements.
                Err(Fault::Busy) if start.elapsed() < PATIENCE => sleep(PAUSE).await,
                opened => break opened.map_err(|fault| name.error("open", fault))?,
            }
        };
        let readers = SqlitePoolOptions::new().max_connections(READERS).acquire_timeout(PATIENCE);
        let reader = Reader { pool: readers.connect_lazy_with(options.clone().read_only(true)), name: name.clone() };

        let (requests, receiver) = mpsc::channel(LARGEST_BATCH);
        let (hints, transactions) = (Hints::new(), Arc::new(AtomicU64::new(0)));
        let writer = Writer {
            options: options.clone(),
            connection: Some(connection),
            requests: receiver,
            hints: hints.clone(),
            name: name.clone(),
            transactions: transactions.clone(),
        };
        // A task of its own: it ends after the last accepted request, when the store is closed or dropped.
        tokio::spawn(writer.run());
        let mut tasks = JoinSet::new();
        tasks.spawn(poll(reader.clone(), hints.clone()));
        let is_closed = Arc::new(Mutex::new(false));
        let checkpoints =
            Checkpoints { options: options.clone(), transactions: transactions.clone(), is_closed: is_closed.clone() };
        tasks.spawn(checkpoints.run());
        Ok(SqliteStore { file, options, requests, reader, hints, transactions, name, is_closed, _tasks: tasks })
    }

    /// Number of transactions that this store has committed: fewer than commands if many wait at once.
    pub fn transactions(&self) -> u64 {
        self.transactions.load(Ordering::Relaxed)
    }

    async fn request<A>(
        &self,
        action: &'static str,
        request: Request,
        answer: oneshot::Receiver<Result<A, StoreError>>,
    ) -> Result<A, StoreError> {
        let closed = || self.name.error(action, Fault::Closed);
        self.requests.send(request).await.map_err(|_| closed())?;
        answer.await.map_err(|_| closed())?
    }

    /// A connection for one long operation, beside the writer and the readers.
    async fn connect(&self) -> Result<SqliteConnection, sqlx::Error> {
        if self.requests.is_closed() {
            return Err(sqlx::Error::PoolClosed);
        }
        self.options.connect().await
    }

    async fn back_up(&self, file: &Path) -> Result<(), Fault> {
        let of_file = |error: std::io::Error| match error.kind() {
            std::io::ErrorKind::StorageFull => Fault::Full,
            _ => Fault::Other(format!("{}: {error}", file.display())),
        };
        if let (Ok(backup), Ok(database)) = (file.canonicalize(), self.file.canonicalize())
            && backup == database
        {
            return Err(Fault::Other(format!("{}: this is the database itself", file.display())));
        }
        let new = NewFile::create(file).map_err(of_file)?;
        let path = new.temporary_path().to_str();
        let path = path.ok_or_else(|| Fault::Other(format!("{}: the path is not Unicode", file.display())))?;
        let mut connection = self.connect().await?;
        query("VACUUM INTO $1").bind(path).execute(&mut connection).await?;
        connection.close().await?;
        new.commit().map_err(of_file)
    }
}

/// Opens the file for writing, after checking whose it is, and runs the migrations that it lacks.
async fn open_migrated(options: &SqliteConnectOptions) -> Result<SqliteConnection, Fault> {
    let mut connection = options.clone().create_if_missing(true).connect().await?;
    // One transaction around all migrations: of several processes that start at once, one carries them out.
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let application: i64 = query_scalar("PRAGMA application_id").fetch_one(&mut *transaction).await?;
    let tables: i64 = query_scalar("SELECT count(*) FROM sqlite_schema").fetch_one(&mut *transaction).await?;
    if tables > 0 && application != APPLICATION {
        return Err(Fault::Foreign);
    }
    // `run` would make a future that cannot be sent to another thread.
    migrations::sqlite().run_direct(&mut *transaction).await?;
    transaction.commit().await?;
    Ok(connection)
}

#[async_trait]
impl Store for SqliteStore {
    async fn create(&self, game: GameId, terms: &str) -> Result<Created, StoreError> {
        check_text(terms).map_err(|fault| self.name.error("create a game in", fault))?;
        let (answer, receiver) = Answer::channel();
        self.request("create a game in", Request::Create { game, terms: terms.to_owned(), answer }, receiver).await
    }

    async fn append(&self, command: Command) -> Result<Appended, StoreError> {
        check_text(&command.event).map_err(|fault| self.name.error("append to", fault))?;
        let (answer, receiver) = Answer::channel();
        self.request("append to", Request::Append { command, answer }, receiver).await
    }

    async fn game(&self, game: GameId) -> Result<Option<Game>, StoreError> {
        self.reader.game(game).await
    }

    async fn latest(&self, game: GameId) -> Result<Option<u64>, StoreError> {
        self.reader.latest(game).await
    }

    async fn events(&self, game: GameId, after: u64, limit: u32) -> Result<Vec<Event>, StoreError> {
        self.reader.events(game, after, limit).await
    }

    async fn changed(&self, after: Cursor, limit: u32) -> Result<Vec<Change>, StoreError> {
        self.reader.changed(after, limit).await
    }

    async fn find(&self, game: GameId, command: CommandId) -> Result<Option<Event>, StoreError> {
        self.reader.find(game, command).await
    }

    async fn waiting(&self, after: i64, limit: u32) -> Result<Vec<Waiting>, StoreError> {
        self.reader.waiting(after, limit).await
    }

    async fn outages(&self, after: i64) -> Result<Vec<Outage>, StoreError> {
        self.reader.outages(after).await
    }

    async fn key(&self, name: &str, fresh: Key) -> Result<Key, StoreError> {
        let (answer, receiver) = Answer::channel();
        self.request("read a key of", Request::Key { name: name.to_owned(), fresh, answer }, receiver).await
    }

    async fn beat(&self, gap: i64) -> Result<(), StoreError> {
        let (answer, receiver) = Answer::channel();
        self.request("write to", Request::Beat { gap, answer }, receiver).await
    }

    async fn tell(&self, message: &str) -> Result<(), StoreError> {
        check_message(message).map_err(|fault| self.name.error("tell a message through", fault))?;
        self.hints.tell(message);
        Ok(())
    }

    fn subscribe(&self) -> Subscription {
        self.hints.subscribe()
    }

    async fn health(&self) -> Result<(), StoreError> {
        let (answer, receiver) = Answer::channel();
        self.request("write to", Request::Check { answer }, receiver).await?;
        self.reader.changed(Cursor::at(i64::MAX), 1).await.map(drop)
    }

    async fn backup(&self, file: &Path) -> Result<(), StoreError> {
        self.back_up(file).await.map_err(|fault| self.name.error("back up", fault))
    }

    async fn checkpoint(&self) -> Result<(), StoreError> {
        let checkpoint = async {
            let mut connection = self.connect().await?;
            query("PRAGMA wal_checkpoint(TRUNCATE)").execute(&mut connection).await?;
            connection.close().await
        };
        checkpoint.await.map_err(|error| self.name.error("checkpoint", error))
    }

    async fn close(&self) {
        // The writer last: the last connection deletes the write-ahead log, which a reader cannot.
        *self.is_closed.lock().await = true;
        self.reader.pool.close().await;
        let (answer, receiver) = Answer::channel();
        // An error means that the store has been closed before.
        let _ = self.request("close", Request::Close { answer }, receiver).await;
    }
}

#[cfg(test)]
mod tests;
