//! Computer players of Senet, and the throws they play with.
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

pub use chance::Chance;
pub use evaluator::{Estimate, Evaluator};
pub use exact::{Certified, ExactFirst, ExactValues, with_exact_values};
pub use network::{Learnt, Network};
pub use player::{ComputerPlayer, UnknownPlayer};
pub use search::{Choice, Limits, Search};
/// Exact values that come as files.
pub use senet_tables::{FileError, TableError, Tables};
