//! Simulation and statistics of whole rule sheets (length, luck and advantage), and reviews of single games (luck and losses).
//!
//! This crate does not print; programs show the results of [`Simulation::run`] and of a [`review`].

mod endgames;
mod evaluation;
mod learning;
mod losses;
pub mod review;
mod simulation;
mod statistics;
mod tally;

pub use endgames::{EndgameResult, Endgames};
pub use evaluation::{Evaluation, Evaluations};
pub use learning::Learning;
pub use losses::{LossStatistics, Losses};
pub use simulation::{Knowledge, Simulation};
pub use statistics::{Lengths, Rate, Statistics};
pub use tally::Tally;
