//! Reviews of games, tested from outside.

mod games;
mod review;
