//! Wire types of the Senet engine, and of reviews of games: serde, no logic.
//!
//! The engine speaks JSON-RPC 2.0, one message a line; `docs/engine.md` describes it. [`rpc`] has the envelope of
//! every message, [`engine`] the parameters and results of each method. [`analysis`] is what `senet analyse --json`
//! writes; `docs/analysis.md` describes that.

pub mod analysis;
pub mod engine;
pub mod parameters;
pub mod rpc;
