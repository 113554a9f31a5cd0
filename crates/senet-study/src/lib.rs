//! Simulation and statistics of whole rule sheets: what does a sheet do to length, luck and advantage?
//!
//! Nothing here prints; programs show what [`Simulation::run`] counts.

mod simulation;
mod statistics;
mod tally;

pub use simulation::Simulation;
pub use statistics::{Lengths, Rate, Statistics};
pub use tally::Tally;
