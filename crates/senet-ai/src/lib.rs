//! Computer players of Senet, the throws they play with, and games in which they meet persons.
//!
//! Nothing here decides a rule: legal moves come from the crate [`senet`].

mod chance;
mod evaluator;
mod exact;
mod greedy;
mod memory;
pub mod network;
mod player;
mod search;
mod session;

pub use chance::Chance;
pub use evaluator::{Estimate, Evaluator};
pub use exact::{Certified, ExactFirst, ExactValues, with_exact_values};
pub use network::{Learnt, Network};
pub use player::{ComputerPlayer, PlayerKind, UnknownPlayer};
pub use search::{Choice, Limits, Search};
/// Exact values that come as files.
pub use senet_tables::{FileError, TableError, Tables};
pub use session::Session;
