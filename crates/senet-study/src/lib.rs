//! Simulation and statistics of whole rule sheets: what does a sheet do to length, luck and advantage? And reviews of
//! single games: what was luck in them, and what was given away?
//!
//! Nothing here prints; programs show what [`Simulation::run`] counts and what a [`review`] finds.

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
