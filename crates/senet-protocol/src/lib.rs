//! Wire types of the Senet engine, of reviews of games, and of games over the network: serde, no logic.
//!
//! The engine speaks JSON-RPC 2.0, one message a line (`docs/engine.md`): [`rpc`] has the envelope of the messages, [`engine`]
//! the parameters and results of each method, [`parameters`] their validation. [`analysis`] has the output of
//! `senet analyse --json` (`docs/analysis.md`), [`online`] the terms, events and frames of games over the network
//! (`docs/online.md`).

pub mod analysis;
pub mod engine;
pub mod online;
pub mod parameters;
pub mod rpc;
