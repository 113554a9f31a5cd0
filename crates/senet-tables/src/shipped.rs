//! The tables that are part of the program.

use rust_embed::RustEmbed;
use senet::RuleSheet;

use crate::tables::SHIPPED;
use crate::{FileError, Tables, table_name};

/// The tables up to two against two of every sheet with every set of options. `docs/tables.md` has the command that
/// computes them.
#[derive(RustEmbed)]
#[folder = "tables"]
struct Files;

impl Tables {
    /// Returns the tables of a sheet that are part of the program: up to two pieces against two.
    ///
    /// # Errors
    ///
    /// [`TableError::OtherRules`](crate::TableError::OtherRules), if the tables were computed for other rules than those of
    /// the crate `senet` in this program.
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
