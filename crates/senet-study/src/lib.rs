//! Simulation and statistics of whole rule sheets (length, luck and advantage), reviews of single games (luck and losses), and puzzles.
//!
//! The page has the reviews and evaluations alone: what plays many games needs threads and files.
//!
//! This crate does not print; programs show the results of [`Simulation::run`] and of a [`review`].

#[cfg(not(target_family = "wasm"))]
pub mod benchmark;
mod character;
#[cfg(not(target_family = "wasm"))]
mod endgames;
mod evaluation;
#[cfg(not(target_family = "wasm"))]
mod evaluations;
#[cfg(not(target_family = "wasm"))]
mod learning;
#[cfg(not(target_family = "wasm"))]
mod losses;
pub mod puzzle;
#[cfg(not(target_family = "wasm"))]
mod puzzle_making;
#[cfg(not(target_family = "wasm"))]
mod random_play;
mod reason;
pub mod review;
mod risk;
#[cfg(not(target_family = "wasm"))]
mod simulation;
#[cfg(not(target_family = "wasm"))]
mod statistics;
#[cfg(not(target_family = "wasm"))]
pub mod study;
#[cfg(not(target_family = "wasm"))]
mod tally;
#[cfg(not(target_family = "wasm"))]
pub mod wire;

pub use character::Character;
#[cfg(not(target_family = "wasm"))]
pub use endgames::{EndgameResult, Endgames};
pub use evaluation::Evaluation;
#[cfg(not(target_family = "wasm"))]
pub use evaluations::Evaluations;
#[cfg(not(target_family = "wasm"))]
pub use learning::Training;
#[cfg(not(target_family = "wasm"))]
pub use losses::{LossStatistics, Losses};
#[cfg(not(target_family = "wasm"))]
pub use puzzle_making::PuzzleMaking;
pub use reason::Reason;
pub use risk::risk;
#[cfg(not(target_family = "wasm"))]
pub use simulation::{Knowledge, Simulation, Told};
#[cfg(not(target_family = "wasm"))]
pub use statistics::{Lengths, Rate, Statistics};
#[cfg(not(target_family = "wasm"))]
pub use tally::{Plies, Tally};
