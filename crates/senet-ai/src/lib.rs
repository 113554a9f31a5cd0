//! Computer players of Senet, and the throws they play with.
//!
//! Nothing here decides a rule: legal moves come from the crate [`senet`].

mod chance;
mod greedy;
mod player;

pub use chance::Chance;
pub use player::{ComputerPlayer, UnknownPlayer};
