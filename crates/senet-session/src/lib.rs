//! A table at which Senet is played: its seats, the game on it with its throws, and the match that the game belongs to.
//!
//! The terminal, the page and the server play through this crate. It reads no clock and does no input or output: seeds
//! are arguments, and records are values. Rules come from the crate [`senet`], decisions of computer players from
//! [`senet_ai`].

mod seat;
mod session;
mod table;

pub use seat::{Seat, UnknownSeat};
pub use session::Session;
pub use table::{Setting, Table};
