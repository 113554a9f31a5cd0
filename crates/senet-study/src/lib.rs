//! Simulation and statistics of whole rule sheets (length, luck and advantage), and reviews of single games (luck and losses).
//!
//! This crate does not print; programs show the results of [`Simulation::run`] and of a [`review`].

#[cfg(not(target_family = "wasm"))]
mod endgames;
mod evaluation;
#[cfg(not(target_family = "wasm"))]
mod evaluations;
#[cfg(not(target_family = "wasm"))]
mod learning;
mod losses;
mod reason;
pub mod review;
#[cfg(not(target_family = "wasm"))]
mod simulation;
mod statistics;
mod tally;

#[cfg(not(target_family = "wasm"))]
pub use endgames::{EndgameResult, Endgames};
pub use evaluation::Evaluation;
#[cfg(not(target_family = "wasm"))]
pub use evaluations::Evaluations;
#[cfg(not(target_family = "wasm"))]
pub use learning::Learning;
pub use losses::{LossStatistics, Losses};
pub use reason::Reason;
#[cfg(not(target_family = "wasm"))]
pub use simulation::{Knowledge, Simulation};
pub use statistics::{Lengths, Rate, Statistics};
pub use tally::Tally;
