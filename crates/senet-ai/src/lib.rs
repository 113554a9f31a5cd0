//! Computer players of Senet, and the throws they play with.
//!
//! Nothing here decides a rule: legal moves come from the crate [`senet`].

mod chance;
mod evaluator;
mod exact;
mod greedy;
mod learnt;
pub mod network;
mod player;
mod search;
mod win_chance;

pub use chance::Chance;
pub use evaluator::{Evaluator, LookAhead};
pub use exact::{ExactFirst, ExactValues, up_to_pieces, with_exact_values};
pub use learnt::Learnt;
pub use network::Network;
pub use player::{ComputerPlayer, Contestant, UnknownPlayer};
pub use search::{Limits, Search, SearchResult};
/// Exact values in files.
pub use senet_tables::{FileError, Payoff, Subject, TableError, Tables};
pub use win_chance::WinChance;
