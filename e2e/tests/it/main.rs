//! Senet in a real browser, served by the real program.
//!
//! `cargo xtask e2e` builds both and says where they are.

mod games;
mod host;
mod kept;
mod offline;
mod page;
mod tab;
