//! Clients of the server of games, for its tests: they speak the protocol over HTTP and WebSockets, and check each number,
//! share, throw and move that the server tells.
//!
//! [`crash`] kills the real program again and again while they play, and compares the log of the database with what they
//! were told.
#![expect(clippy::missing_panics_doc, reason = "each check is a panic: it fails the test or the program")]

pub mod crash;
mod endpoint;
#[path = "../../senet-store/tests/it/places.rs"]
#[expect(dead_code, reason = "the tests of `senet-store`, whose databases these are, need more")]
mod places;
mod player;
mod process;
mod seated;
mod socket;

pub use endpoint::{Endpoint, read, soon};
pub use player::{Player, id, offer, random, secret, terms};
pub use seated::Seated;
pub use socket::{Socket, request};
