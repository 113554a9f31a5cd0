//! The only writer of a process. It takes all commands that wait into one transaction (group commit), because a commit costs
//! a sync of the disk, however many commands it has.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, SqliteConnection};
use tokio::sync::{mpsc, oneshot};

use crate::fault::{Name, StoreError};
use crate::hints::{Hint, Hints};
use crate::statements::sqlite as statements;
use crate::types::{Appended, Command, Created, GameId, Key, now};

/// Most commands of a transaction, and most that wait: beyond that, callers wait to be accepted.
pub(super) const LARGEST_BATCH: usize = 1024;

/// A request, and where its answer goes.
pub(super) enum Request {
    Create {
        game: GameId,
        terms: String,
        answer: Answer<Created>,
    },
    Append {
        command: Command,
        answer: Answer<Appended>,
    },
    Key {
        name: String,
        fresh: Key,
        answer: Answer<Key>,
    },
    Beat {
        gap: i64,
        answer: Answer<()>,
    },
    /// Checks that a transaction can begin and commit.
    Check {
        answer: Answer<()>,
    },
    /// Ends the writer after all requests that were accepted.
    Close {
        answer: Answer<()>,
    },
}

/// An answer that is sent after the commit.
pub(super) struct Answer<A> {
    caller: oneshot::Sender<Result<A, StoreError>>,
    /// The answer, if the transaction commits.
    tentative: Option<A>,
}

impl<A> Answer<A> {
    /// An answer, and where it arrives.
    pub(super) fn channel() -> (Answer<A>, oneshot::Receiver<Result<A, StoreError>>) {
        let (caller, receiver) = oneshot::channel();
        (Answer { caller, tentative: None }, receiver)
    }

    fn send(self, failure: Option<&StoreError>) {
        let result = failure.cloned().map_or_else(|| self.tentative.map(Ok), |error| Some(Err(error)));
        if let Some(result) = result {
            // A caller that has gone does not need its answer.
            let _ = self.caller.send(result);
        }
    }
}

impl Request {
    /// Carries the request out, inside a transaction.
    async fn perform(&mut self, connection: &mut SqliteConnection, now: i64) -> Result<(), sqlx::Error> {
        match self {
            Request::Create { game, terms, answer } => {
                answer.tentative = Some(statements::create(connection, (*game, terms), now).await?);
            }
            Request::Append { command, answer } => {
                answer.tentative = Some(statements::append(connection, command, now).await?);
            }
            Request::Key { name, fresh, answer } => {
                answer.tentative = Some(statements::key(connection, (name, fresh)).await?);
            }
            Request::Beat { gap, answer } => answer.tentative = Some(statements::beat(connection, *gap, now).await?),
            Request::Check { answer } | Request::Close { answer } => answer.tentative = Some(()),
        }
        Ok(())
    }

    fn hint(&self) -> Option<Hint> {
        match self {
            Request::Append { command, answer } => match answer.tentative {
                Some(Appended::Appended { seq, .. }) => Some(Hint { game: command.game, seq }),
                _ => None,
            },
            _ => None,
        }
    }

    fn send(self, failure: Option<&StoreError>) {
        match self {
            Request::Create { answer, .. } => answer.send(failure),
            Request::Append { answer, .. } => answer.send(failure),
            Request::Key { answer, .. } => answer.send(failure),
            Request::Check { answer } | Request::Beat { answer, .. } => answer.send(failure),
            Request::Close { answer } => answer.send(None),
        }
    }
}

/// The writer's task.
pub(super) struct Writer {
    pub(super) options: SqliteConnectOptions,
    /// `None` after an error: SQLite may have ended the transaction by itself, so that only a new connection is in a state
    /// that sqlx knows.
    pub(super) connection: Option<SqliteConnection>,
    pub(super) requests: mpsc::Receiver<Request>,
    pub(super) hints: Hints,
    pub(super) name: Name,
    /// Number of transactions that were committed.
    pub(super) transactions: Arc<AtomicU64>,
}

impl Writer {
    /// Serves until the store is closed or dropped.
    pub(super) async fn run(mut self) {
        let mut batch = Vec::new();
        let mut closing = Vec::new();
        while self.requests.recv_many(&mut batch, LARGEST_BATCH).await > 0 {
            let failure = self.commit(&mut batch).await.map_err(|error| self.name.error("write to", error)).err();
            for request in batch.drain(..) {
                if let Request::Close { .. } = request {
                    self.requests.close();
                    closing.push(request);
                    continue;
                }
                let hint = if failure.is_none() { request.hint() } else { None };
                request.send(failure.as_ref());
                if let Some(hint) = hint {
                    self.hints.announce(hint);
                }
            }
        }
        if let Some(connection) = self.connection.take() {
            // Everything is committed; the next start checkpoints what closing does not.
            let _ = connection.close().await;
        }
        for request in closing {
            request.send(None);
        }
    }

    async fn commit(&mut self, batch: &mut [Request]) -> Result<(), sqlx::Error> {
        let mut connection = match self.connection.take() {
            Some(connection) => connection,
            None => self.options.connect().await?,
        };
        let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
        // Inside the transaction, so that times are in the order of transactions.
        let now = now();
        for request in batch {
            request.perform(&mut transaction, now).await?;
        }
        transaction.commit().await?;
        self.transactions.fetch_add(1, Ordering::Relaxed);
        self.connection = Some(connection);
        Ok(())
    }
}
