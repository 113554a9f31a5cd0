//! Computer players of Senet, the throws they play with, and games in which they meet persons.
//!
//! Nothing here decides a rule: legal moves come from the crate [`senet`].

mod chance;
mod evaluator;
mod greedy;
mod player;
mod session;

pub use chance::Chance;
pub use evaluator::{Estimate, Evaluator};
pub use player::{ComputerPlayer, PlayerKind, UnknownPlayer};
pub use session::Session;
