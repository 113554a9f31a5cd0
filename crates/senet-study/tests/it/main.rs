//! Reviews of games, and best play against the computer players.

mod endgames;
mod games;
mod review;
