//! The tables that are part of the program.

use rust_embed::RustEmbed;
use senet::RuleSheet;

use crate::tables::SHIPPED;
use crate::{FileError, Tables, table_name};

/// All positions up to two pieces against two, of every sheet with every set of options. `docs/tables.md` says how the
/// files are made.
#[derive(RustEmbed)]
#[folder = "tables"]
struct Files;

impl Tables {
    /// The tables of a sheet that every program has: up to two pieces against two.
    ///
    /// # Errors
    ///
    /// If the rules of the sheet are no longer those by which the tables were made.
    pub fn shipped(sheet: &RuleSheet) -> Result<Tables, FileError> {
        let mut tables = Tables::new(*sheet);
        for (own, enemy) in SHIPPED {
            if let Some(file) = Files::get(&table_name(sheet, own, enemy)) {
                tables.add(file.data, own, enemy)?;
            }
        }
        Ok(tables)
    }
}
