//! Endgame tables for Senet: exact chances of winning, with a certified error.
//!
//! A layer is the set of all positions with the same numbers of pieces. A [`Table`] holds, for every position of a layer, the
//! chance of winning of the side to throw, or what its [`Subject`] says: tables of match points are made likewise. [`Tables::value`] looks up any position that the tables of a sheet reach, also
//! one in which a move is due. The bytes of a table can be any [`Storage`]: in memory, in the program, in a mapped file, or
//! fetched over a network. The crate `senet-solver` computes tables; the crate `senet` has the rules.
//!
//! ```
//! # #[cfg(feature = "shipped")] {
//! use senet::{Position, RuleSheet};
//! use senet_tables::Tables;
//!
//! let sheet = RuleSheet::CARPIGNANO;
//! let tables = Tables::shipped(&sheet)?;
//! let position = Position::parse(&sheet, "s9/10/9c s - ?")?;
//! let chance = tables.value(&position)?.expect("one piece against one is in every program");
//! assert!(chance.lower() <= chance.upper() && chance.upper() - chance.lower() <= 2e-4);
//! assert!(chance.upper() < 0.5, "the cone is nearly off the board");
//! # }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod arrangements;
pub mod bounds;
mod error;
mod first_turn;
#[cfg(not(target_family = "wasm"))]
mod folder;
pub mod format;
pub mod index;
#[cfg(feature = "shipped")]
mod shipped;
mod storage;
mod subject;
pub mod table;
mod tables;
mod verify;

pub use arrangements::Arrangements;
pub use bounds::Bounds;
pub use error::{FileError, TableError};
pub use first_turn::FirstTurn;
pub use format::table_name;
pub use index::Index;
pub use storage::Storage;
pub use subject::{Payoff, Subject};
pub use table::{Difference, Table};
pub use tables::Tables;
pub use verify::Comparison;
