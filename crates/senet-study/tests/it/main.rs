//! Reviews of games, and best play against the computer players.

mod character;
mod endgames;
mod games;
mod review;
