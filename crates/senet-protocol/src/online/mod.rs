//! Games over the network: terms, events, commands and frames. `docs/online.md` describes the protocol.
//!
//! Identifiers of games and commands are UUIDs, bytes are lowercase hexadecimal digits, times are milliseconds since the
//! Unix epoch, and spans are milliseconds.

mod command;
mod event;
mod frame;
mod summary;
mod terms;

pub use command::{Choice, ChoiceError, Command, CommandFrame, Decision, Join, Phrase, RematchStep, Say};
pub use event::{ClaimReason, GameEvent, NumberedEvent};
pub use frame::{Done, Hello, Outage, PROTOCOL, Presence, Problem, ServerFrame, Snapshot};
pub use summary::{Awaited, End, EndReason, GameState, OfferEntry, Offers, Status, Summary, ThrowCounts};
pub use terms::{Clock, FirstThrow, GameTerms, LONGEST_DAYS, LONGEST_MATCH, LONGEST_MINUTES, Offer, Score, Terms};
