//! Reviews of games, and best play against the computer players, tested from outside.

mod endgames;
mod games;
mod review;
