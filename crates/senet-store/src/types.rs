//! The data of a store.

use std::fmt;
use std::str::FromStr;
use std::time::{SystemTime, UNIX_EPOCH};

use uuid::Uuid;

use crate::fault::Fault;

/// The most bytes of an event or of a game's terms.
pub const LONGEST_TEXT: usize = 1 << 20;

macro_rules! identifier {
    ($(#[$documentation:meta])* $name:ident) => {
        $(#[$documentation])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $name(Uuid);

        impl $name {
            /// The identifier with this number.
            pub const fn new(uuid: Uuid) -> $name {
                $name(uuid)
            }

            /// Its number.
            pub const fn uuid(self) -> Uuid {
                self.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }

        impl FromStr for $name {
            type Err = uuid::Error;

            fn from_str(text: &str) -> Result<$name, uuid::Error> {
                text.parse().map($name)
            }
        }
    };
}

identifier! {
    /// Identifier of a game. Its creator chooses it; an unguessable one makes a game that only those find who were told.
    GameId
}

identifier! {
    /// Identifier of a command within its game: the idempotency key, chosen by the client.
    CommandId
}

/// A command to append one event to a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Command {
    /// The game.
    pub game: GameId,
    /// Identifier of the command; the same when a client repeats it.
    pub id: CommandId,
    /// Number of events that the game must have.
    pub expected: u64,
    /// The event: a text that the store does not read.
    pub event: String,
}

/// Answer to a [`Command`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Appended {
    /// The event was appended.
    Appended {
        /// Its number, from 1.
        seq: u64,
        /// Time of the append, in milliseconds since the Unix epoch.
        time: i64,
    },
    /// The command had been carried out before.
    Repeated {
        /// Number of its event.
        seq: u64,
        /// Its event, which can differ from that of the repeated command.
        event: String,
        /// Time of the append, in milliseconds since the Unix epoch.
        time: i64,
    },
    /// The game has another number of events than expected. The command was not carried out.
    Conflict {
        /// The game's number of events.
        current: u64,
    },
    /// There is no such game.
    NoSuchGame,
}

/// Answer to the creation of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Created {
    /// The game was created.
    Created,
    /// It had been created before, with the same terms.
    Repeated,
    /// There is a game with this identifier and other terms.
    Taken,
}

/// A game, without its events.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    /// Its terms, as they were given.
    pub terms: String,
    /// Its number of events.
    pub seq: u64,
    /// Time of its creation, in milliseconds since the Unix epoch.
    pub created: i64,
    /// Time of its last event or its creation, in milliseconds since the Unix epoch.
    pub changed: i64,
}

/// An event of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Event {
    /// Its number, from 1.
    pub seq: u64,
    /// The command that appended it.
    pub command: CommandId,
    /// Its text.
    pub event: String,
    /// Time of the append, in milliseconds since the Unix epoch.
    pub time: i64,
}

/// A game without events.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Waiting {
    /// The game.
    pub game: GameId,
    /// Its terms, as they were given.
    pub terms: String,
    /// Time of its creation, in milliseconds since the Unix epoch.
    pub created: i64,
}

/// A time in which no process gave a sign of life, in milliseconds since the Unix epoch.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outage {
    /// The last sign of life before it.
    pub began: i64,
    /// The first sign of life after it.
    pub ended: i64,
}

/// A secret key of the database.
#[derive(Clone, PartialEq, Eq)]
pub struct Key(pub [u8; 32]);

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Key(..)")
    }
}

/// A game that was created or changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Change {
    /// The game.
    pub game: GameId,
    /// Its number of events.
    pub seq: u64,
    /// Time of its last event or its creation, in milliseconds since the Unix epoch.
    pub changed: i64,
}

impl Change {
    /// The point after this change, where the next page of changes begins.
    pub const fn cursor(&self) -> Cursor {
        Cursor { changed: self.changed, game: self.game }
    }
}

/// A point in the list of changes, which is in the order of times and identifiers.
///
/// The times are those of the processes that append. To miss no change of a process whose clock is late, begin a little
/// earlier than the last change.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Cursor {
    /// Time of a change, in milliseconds since the Unix epoch.
    pub changed: i64,
    /// The game that changed.
    pub game: GameId,
}

impl Cursor {
    /// The point before the changes of a time, in milliseconds since the Unix epoch.
    pub const fn at(time: i64) -> Cursor {
        Cursor { changed: time, game: GameId::new(Uuid::nil()) }
    }
}

/// The time, in milliseconds since the Unix epoch.
pub(crate) fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

/// Refuses a text that one of the databases cannot keep, before it gets into a transaction with other commands.
pub(crate) fn check_text(text: &str) -> Result<(), Fault> {
    if text.len() > LONGEST_TEXT {
        return Err(Fault::TextTooLong { length: text.len() });
    }
    // PostgreSQL has no NUL in texts.
    if text.contains('\0') { Err(Fault::NulCharacter) } else { Ok(()) }
}
