//! Wire types of the Senet engine: serde, no logic.
//!
//! The engine speaks JSON-RPC 2.0, one message a line; `docs/engine.md` describes it. [`rpc`] has the envelope of
//! every message, [`engine`] the parameters and results of each method.

pub mod engine;
pub mod rpc;
