//! Tests of games over the network.

mod interleaving;
mod parties;
mod rules;
