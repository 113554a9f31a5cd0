//! Evaluations with the tables in the program and with those of a folder. The page has neither, and fetches its tables.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use senet::RuleSheet;
use senet_ai::{FileError, Tables};

use crate::Evaluation;

/// The evaluations of all sheets that were asked for. Tables are opened once.
#[derive(Debug, Default)]
pub struct Evaluations {
    folder: Option<PathBuf>,
    opened: Mutex<Vec<Arc<Evaluation>>>,
}

impl Evaluations {
    /// Evaluations with the tables of a folder; without one, with the tables in the program.
    pub const fn new(folder: Option<PathBuf>) -> Evaluations {
        Evaluations { folder, opened: Mutex::new(Vec::new()) }
    }

    /// The evaluation of a sheet.
    ///
    /// # Errors
    ///
    /// If a table cannot be read or is not what its name says.
    pub fn of(&self, sheet: RuleSheet) -> Result<Arc<Evaluation>, FileError> {
        let Some(folder) = &self.folder else { return Evaluation::of(sheet) };
        kept(&self.opened, sheet, || Evaluation::with_folder(sheet, folder))
    }
}

impl Evaluation {
    /// The evaluation with the tables in the program, exact up to two pieces a side. It is kept while the program runs.
    ///
    /// # Errors
    ///
    /// If the tables were made by other rules than those of this program.
    pub fn of(sheet: RuleSheet) -> Result<Arc<Evaluation>, FileError> {
        static OPENED: Mutex<Vec<Arc<Evaluation>>> = Mutex::new(Vec::new());
        kept(&OPENED, sheet, || Ok(Evaluation::new(Tables::shipped(&sheet)?)))
    }

    /// The evaluation with the tables of a folder beside those in the program.
    ///
    /// # Errors
    ///
    /// If a table cannot be read or is not what its name says.
    pub fn with_folder(sheet: RuleSheet, folder: &Path) -> Result<Evaluation, FileError> {
        let mut tables = Tables::shipped(&sheet)?;
        tables.read_folder(folder)?;
        Ok(Evaluation::new(tables))
    }
}

/// The evaluation of a sheet from the list, or a new one, which is then kept in it.
fn kept(
    opened: &Mutex<Vec<Arc<Evaluation>>>,
    sheet: RuleSheet,
    open: impl FnOnce() -> Result<Evaluation, FileError>,
) -> Result<Arc<Evaluation>, FileError> {
    // The list is whole after a panic too: it only grows, by one `push`.
    let mut opened = opened.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(found) = opened.iter().find(|one| *one.sheet() == sheet) {
        return Ok(Arc::clone(found));
    }
    let new = Arc::new(open()?);
    opened.push(Arc::clone(&new));
    Ok(new)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn evaluations_are_kept_by_sheet() {
        let of = |sheet| Evaluation::of(sheet).expect("tables");
        let one = of(RuleSheet::FRENCH);
        assert!(Arc::ptr_eq(&one, &of(RuleSheet::FRENCH)));
        assert!(!Arc::ptr_eq(&one, &of(RuleSheet::SPANISH)));
    }
}
