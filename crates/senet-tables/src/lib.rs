//! Exact chances of winning at Senet in endgames, as tables.
//!
//! A [`Table`] holds, for every position with so many pieces against so many in which a side is about to throw, that
//! side's chance of winning and how far it can be from the truth. [`Tables::value`] answers for any position that the
//! tables of a sheet reach, also in the middle of a throw. The bytes may lie in memory, in the program, in a mapped file,
//! or be fetched: anything that is a [`Storage`]. `senet-solver` makes tables; nothing here solves.
//!
//! The rules are those of the crate `senet`; nothing here knows a rule.
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

pub mod bounds;
mod error;
#[cfg(not(target_family = "wasm"))]
mod folder;
pub mod format;
pub mod index;
#[cfg(feature = "shipped")]
mod shipped;
mod storage;
pub mod table;
mod tables;
mod verify;

pub use bounds::Bounds;
pub use error::{FileError, TableError};
pub use format::table_name;
pub use index::Index;
pub use storage::Storage;
pub use table::Table;
pub use tables::Tables;
pub use verify::Comparison;
