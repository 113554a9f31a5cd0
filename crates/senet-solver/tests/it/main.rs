//! The solver against values that are computed another way.

mod brute_force;
mod games;
