//! The store in a PostgreSQL database, which several machines can share.

use std::path::Path;
use std::time::Duration;

use async_trait::async_trait;
use sqlx::postgres::{PgConnectOptions, PgListener, PgPoolOptions};
use sqlx::{PgPool, query, query_scalar};
use tokio::sync::mpsc;
use tokio::task::JoinSet;

use crate::Store;
use crate::fault::{Fault, Name, StoreError};
use crate::hints::{Hint, Hints, LONGEST_MESSAGE, Log, Subscription, check_message, poll};
use crate::migrations;
use crate::statements::postgres::{self as statements, Reader};
use crate::types::{
    Appended, Change, Command, CommandId, Created, Cursor, Event, Game, GameId, Key, Outage, Waiting, check_text, now,
};

/// Connections of a process.
const CONNECTIONS: u32 = 16;

/// The time for which a caller waits for a connection.
const PATIENCE: Duration = Duration::from_secs(5);

/// Pause before a lost listener connects again.
const PAUSE: Duration = Duration::from_secs(1);

/// The channel of notifications, whose payload is lines of `game seq`.
const CHANNEL: &str = "senet_events";

/// Hints in one notification, which is shorter than [`LONGEST_MESSAGE`] bytes then.
const HINTS_TOLD: usize = LONGEST_MESSAGE / 64;

/// Hints that wait to be told.
const HINTS_WAITING: usize = 4_096;

/// The channel of messages.
const MESSAGES: &str = "senet_messages";

/// Games in a PostgreSQL database. Connections are not encrypted: use a Unix socket or a private network.
#[derive(Debug)]
pub struct PostgresStore {
    reader: Reader,
    hints: Hints,
    /// The queue of events that other processes are to be told of.
    told: mpsc::Sender<Hint>,
    name: Name,
    /// Listen, notify and poll until the store is dropped.
    _tasks: JoinSet<()>,
}

impl PostgresStore {
    /// Connects to a database, such as `postgres://user:password@host/database`, and brings its schema up to date.
    ///
    /// # Errors
    ///
    /// If the address is not understood, the database cannot be reached, or a later version of this program has written it.
    pub async fn open(address: &str) -> Result<PostgresStore, StoreError> {
        let options: PgConnectOptions = address.parse().map_err(|error: sqlx::Error| {
            // The address itself may have a password.
            Name("the PostgreSQL database".into()).error("open", Fault::Other(format!("the address: {error}")))
        })?;
        let host = options.get_socket().map_or(options.get_host().into(), |socket| socket.to_string_lossy());
        let database = options.get_database().unwrap_or(options.get_username());
        let name = Name(format!("the PostgreSQL database {database} at {host}").into());
        let pool = PgPoolOptions::new()
            .max_connections(CONNECTIONS)
            .acquire_timeout(PATIENCE)
            // Under load, a line in the log for each command that waits would make all slower.
            .acquire_slow_threshold(PATIENCE)
            // A process that hangs inside a transaction must not block a game for ever.
            .after_connect(|connection, _| {
                Box::pin(async move { query("SET lock_timeout = '5s'").execute(connection).await.map(drop) })
            })
            .connect_lazy_with(options.clone());
        let opened = async {
            // By itself: the pool would report a refused connection after seconds, as one that is busy.
            sqlx::Connection::close(<sqlx::PgConnection as sqlx::Connection>::connect_with(&options).await?).await?;
            migrations::postgres().run(&pool).await?;
            listener(&pool).await.map_err(Fault::from)
        };
        let listener = opened.await.map_err(|fault| name.error("open", fault))?;

        let (reader, hints) = (Reader { pool: pool.clone(), name: name.clone() }, Hints::new());
        let (told, events) = mpsc::channel(HINTS_WAITING);
        let mut tasks = JoinSet::new();
        tasks.spawn(listen(listener, pool.clone(), hints.clone()));
        tasks.spawn(notify(events, pool));
        tasks.spawn(poll(reader.clone(), hints.clone()));
        Ok(PostgresStore { reader, hints, told, name, _tasks: tasks })
    }
}

async fn listener(pool: &PgPool) -> Result<PgListener, sqlx::Error> {
    let mut listener = PgListener::connect_with(pool).await?;
    // Otherwise closing the pool would wait for the listener.
    listener.ignore_pool_close_event(false);
    listener.listen_all([CHANNEL, MESSAGES]).await?;
    Ok(listener)
}

/// Passes notifications on until the pool is closed. What arrives while the connection is lost is found by the poll.
async fn listen(mut listener: PgListener, pool: PgPool, hints: Hints) {
    while !pool.is_closed() {
        match listener.recv().await {
            Ok(notification) if notification.channel() == MESSAGES => hints.tell(notification.payload()),
            Ok(notification) => {
                notification.payload().lines().filter_map(parse).for_each(|hint| hints.announce(hint));
            }
            // The next call connects again.
            Err(_) => tokio::time::sleep(PAUSE).await,
        }
    }
}

fn parse(line: &str) -> Option<Hint> {
    let (game, seq) = line.split_once(' ')?;
    Some(Hint { game: game.parse().ok()?, seq: seq.parse().ok()? })
}

/// Tells other processes of events, in messages of what came while the last one was sent. A commit that has a notification
/// of its own would wait for all others that have one.
async fn notify(mut events: mpsc::Receiver<Hint>, pool: PgPool) {
    let mut batch = Vec::new();
    while events.recv_many(&mut batch, HINTS_TOLD).await > 0 {
        let payload: Vec<String> = batch.drain(..).map(|Hint { game, seq }| format!("{game} {seq}")).collect();
        // What could not be told is found by the poll.
        let _ = query("SELECT pg_notify($1, $2)").bind(CHANNEL).bind(payload.join("\n")).execute(&pool).await;
    }
}

/// Carries a command out, and tells of its event after the commit.
async fn append(
    pool: PgPool,
    command: Command,
    hints: Hints,
    told: mpsc::Sender<Hint>,
) -> Result<Appended, sqlx::Error> {
    let mut connection = pool.acquire().await?;
    let appended = statements::append(&mut connection, &command, now()).await?;
    drop(connection);
    if let Appended::Appended { seq, .. } = appended {
        let hint = Hint { game: command.game, seq };
        hints.announce(hint);
        // Without room, the poll of the other processes finds it.
        let _ = told.try_send(hint);
    }
    Ok(appended)
}

#[async_trait]
impl Store for PostgresStore {
    async fn create(&self, game: GameId, terms: &str) -> Result<Created, StoreError> {
        let action = "create a game in";
        check_text(terms).map_err(|fault| self.name.error(action, fault))?;
        let mut connection = self.reader.pool.acquire().await.map_err(|error| self.name.error(action, error))?;
        let created = statements::create(&mut connection, (game, terms), now()).await;
        created.map_err(|error| self.name.error(action, error))
    }

    async fn append(&self, command: Command) -> Result<Appended, StoreError> {
        check_text(&command.event).map_err(|fault| self.name.error("append to", fault))?;
        // A task of its own, which a caller that goes away does not cancel.
        let task = tokio::spawn(append(self.reader.pool.clone(), command, self.hints.clone(), self.told.clone()));
        let result = task.await.map_err(|_| self.name.error("append to", Fault::Closed))?;
        result.map_err(|error| self.name.error("append to", error))
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
        let action = "read a key of";
        let mut connection = self.reader.pool.acquire().await.map_err(|error| self.name.error(action, error))?;
        let key = statements::key(&mut connection, (name, &fresh)).await;
        key.map_err(|error| self.name.error(action, error))
    }

    async fn beat(&self, gap: i64) -> Result<(), StoreError> {
        let beat = async {
            let mut transaction = self.reader.pool.begin().await?;
            statements::beat(&mut transaction, gap, now()).await?;
            transaction.commit().await
        };
        beat.await.map_err(|error| self.name.error("write to", error))
    }

    async fn tell(&self, message: &str) -> Result<(), StoreError> {
        let action = "tell a message through";
        check_message(message).map_err(|fault| self.name.error(action, fault))?;
        let notify = query("SELECT pg_notify($1, $2)").bind(MESSAGES).bind(message);
        notify.execute(&self.reader.pool).await.map(drop).map_err(|error| self.name.error(action, error))
    }

    fn subscribe(&self) -> Subscription {
        self.hints.subscribe()
    }

    async fn health(&self) -> Result<(), StoreError> {
        let read_only = query_scalar("SELECT current_setting('transaction_read_only')").fetch_one(&self.reader.pool);
        let read_only: String = read_only.await.map_err(|error| self.name.error("write to", error))?;
        if read_only == "on" { Err(self.name.error("write to", Fault::ReadOnly)) } else { Ok(()) }
    }

    async fn backup(&self, _file: &Path) -> Result<(), StoreError> {
        Err(self.name.error("back up", Fault::NoBackup))
    }

    async fn checkpoint(&self) -> Result<(), StoreError> {
        Ok(())
    }

    async fn close(&self) {
        self.reader.pool.close().await;
    }
}
