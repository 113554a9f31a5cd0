//! Simulation and statistics of whole rule sheets (length, luck and advantage), and reviews of single games (luck and losses).
//!
//! The page has the reviews and evaluations alone: what plays many games needs threads and files.
//!
//! This crate does not print; programs show the results of [`Simulation::run`] and of a [`review`].

#[cfg(not(target_family = "wasm"))]
mod endgames;
mod evaluation;
#[cfg(not(target_family = "wasm"))]
mod evaluations;
#[cfg(not(target_family = "wasm"))]
mod learning;
#[cfg(not(target_family = "wasm"))]
mod losses;
mod reason;
pub mod review;
#[cfg(not(target_family = "wasm"))]
mod simulation;
#[cfg(not(target_family = "wasm"))]
mod statistics;
#[cfg(not(target_family = "wasm"))]
mod tally;

#[cfg(not(target_family = "wasm"))]
pub use endgames::{EndgameResult, Endgames};
pub use evaluation::Evaluation;
#[cfg(not(target_family = "wasm"))]
pub use evaluations::Evaluations;
#[cfg(not(target_family = "wasm"))]
pub use learning::Learning;
#[cfg(not(target_family = "wasm"))]
pub use losses::{LossStatistics, Losses};
pub use reason::Reason;
#[cfg(not(target_family = "wasm"))]
pub use simulation::{Knowledge, Simulation};
#[cfg(not(target_family = "wasm"))]
pub use statistics::{Lengths, Rate, Statistics};
#[cfg(not(target_family = "wasm"))]
pub use tally::Tally;
