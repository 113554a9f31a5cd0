//! Games in progress: a [`GameTable`] with two seats, its game with undo and redo, and the match that the game
//! belongs to; the lessons of each sheet ([`lesson`]); and games over the network ([`online`]).
//!
//! Terminal and page play through this crate. It has no clock, input or output: seeds are arguments, and records are values.
//! The rules come from the crate [`senet`], the decisions of computer players from [`senet_ai`].

mod daily;
mod game_table;
pub mod lesson;
pub mod online;
mod seat;
mod session;

pub use daily::Daily;
pub use game_table::{GameTable, Setting, payoff};
pub use seat::{Seat, UnknownSeat};
pub use session::Session;
