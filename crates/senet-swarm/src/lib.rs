//! Clients of the server of games, for its tests: they speak the protocol over HTTP and WebSockets, and check each number,
//! share, throw and move that the server tells.
//!
//! [`crash`] kills the real program again and again while they play, and [`load`] measures it while thousands of games are
//! played at once. Both compare the log of the database with what the clients were told.
#![expect(clippy::missing_panics_doc, reason = "each check is a panic: it fails the test or the program")]

pub mod crash;
mod endpoint;
pub mod load;
mod logged;
#[path = "../../senet-store/tests/it/places.rs"]
#[expect(dead_code, reason = "the tests of `senet-store`, whose databases these are, need more")]
mod places;
mod player;
mod process;
mod seated;
mod socket;

/// The database that keeps the games of a test.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub enum Database {
    /// An SQLite file.
    Sqlite,
    /// A PostgreSQL server, which is started from Debian's package.
    Postgres,
}

pub use endpoint::{Endpoint, read, soon};
pub use player::{Player, id, offer, random, secret, terms};
pub use seated::Seated;
pub use socket::{Socket, request};
