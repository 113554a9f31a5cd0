//! Hints of new events, within a process and between processes.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use async_trait::async_trait;
use tokio::sync::broadcast::{self, error::RecvError};
use tokio::time::MissedTickBehavior;

use crate::fault::{Fault, StoreError};
use crate::types::{Change, Cursor, GameId, check_text, now};

/// Hints that a subscriber can be late by before it misses some.
const CAPACITY: usize = 1024;

/// The interval at which the log is polled for changes of other processes that no notification reported.
const PERIOD: Duration = Duration::from_secs(5);

/// The age up to which it is polled, in milliseconds: transactions commit later than their time, and clocks differ.
const MARGIN: i64 = 60_000;

/// Time that a game stays in the list of known ones: more than the margin and a period.
const KEPT: Duration = Duration::from_mins(3);

/// Rows of one question.
const PAGE: u32 = 1000;

/// The most bytes of a message: PostgreSQL allows less than 8,000.
pub const LONGEST_MESSAGE: usize = 4_000;

/// A game has at least so many events.
///
/// A hint tells that it is worth reading the log; hints can be repeated or missing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hint {
    /// The game.
    pub game: GameId,
    /// Number of its latest event.
    pub seq: u64,
}

/// A notice to a subscriber.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Notice {
    /// A game has a new event.
    Hint(Hint),
    /// A message of this process or, in PostgreSQL, of any.
    Message(Arc<str>),
    /// The subscriber was too late for so many hints, and must read the logs of its games.
    Lagged(u64),
    /// The store is gone.
    Closed,
}

/// Hints of one subscriber.
#[derive(Debug)]
pub struct Subscription(broadcast::Receiver<Signal>);

#[derive(Clone, Debug)]
enum Signal {
    Hint(Hint),
    Message(Arc<str>),
}

impl Subscription {
    /// Waits for the next notice. A dropped future loses none.
    pub async fn next(&mut self) -> Notice {
        match self.0.recv().await {
            Ok(Signal::Hint(hint)) => Notice::Hint(hint),
            Ok(Signal::Message(message)) => Notice::Message(message),
            Err(RecvError::Lagged(missed)) => Notice::Lagged(missed),
            Err(RecvError::Closed) => Notice::Closed,
        }
    }
}

/// The hints of a process.
#[derive(Clone, Debug)]
pub(crate) struct Hints {
    sender: broadcast::Sender<Signal>,
    /// The latest event of each game that was told lately, and when: each event is told once.
    told: Arc<Mutex<HashMap<GameId, (u64, Instant)>>>,
}

impl Hints {
    pub(crate) fn new() -> Hints {
        Hints { sender: broadcast::Sender::new(CAPACITY), told: Arc::default() }
    }

    pub(crate) fn subscribe(&self) -> Subscription {
        Subscription(self.sender.subscribe())
    }

    /// Tells the subscribers, unless they know.
    pub(crate) fn announce(&self, hint: Hint) {
        let mut told = self.told.lock().unwrap_or_else(PoisonError::into_inner);
        let (seq, time) = told.entry(hint.game).or_insert((0, Instant::now()));
        if *seq < hint.seq {
            (*seq, *time) = (hint.seq, Instant::now());
            // Sent under the lock, so that the hints of a game are in order. Without a subscriber, sending fails.
            let _ = self.sender.send(Signal::Hint(hint));
        }
    }

    /// Tells the subscribers a message.
    pub(crate) fn tell(&self, message: &str) {
        // Without a subscriber, sending fails.
        let _ = self.sender.send(Signal::Message(message.into()));
    }

    fn forget_old(&self) {
        let mut told = self.told.lock().unwrap_or_else(PoisonError::into_inner);
        told.retain(|_, (_, time)| time.elapsed() < KEPT);
    }
}

/// Refuses a message that one of the databases cannot pass on.
pub(crate) fn check_message(message: &str) -> Result<(), Fault> {
    if message.len() > LONGEST_MESSAGE {
        Err(Fault::TextTooLong { length: message.len() })
    } else {
        check_text(message)
    }
}

/// A log that can be asked for changes.
#[async_trait]
pub(crate) trait Log: Send + Sync {
    async fn changed(&self, after: Cursor, limit: u32) -> Result<Vec<Change>, StoreError>;
}

/// Asks the log for changes of other processes, for ever.
pub(crate) async fn poll(log: impl Log, hints: Hints) {
    let mut ticks = tokio::time::interval(PERIOD);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut from = now();
    loop {
        ticks.tick().await;
        let start = now();
        if announce_changes(&log, &hints, Cursor::at(from.min(start) - MARGIN)).await.is_ok() {
            from = start;
        }
        // After an error, the next question covers the same time; callers of the store report the error.
        hints.forget_old();
    }
}

async fn announce_changes(log: &impl Log, hints: &Hints, mut after: Cursor) -> Result<(), StoreError> {
    loop {
        let page = log.changed(after, PAGE).await?;
        for change in &page {
            hints.announce(Hint { game: change.game, seq: change.seq });
        }
        match page.last() {
            Some(last) if page.len() == PAGE as usize => after = last.cursor(),
            _ => return Ok(()),
        }
    }
}
