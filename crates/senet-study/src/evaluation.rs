//! Chances of winning of whole sheets: exact where tables reach, estimated elsewhere.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use senet::RuleSheet;
use senet_ai::{Evaluator, ExactFirst, ExactValues, FileError, Learnt, LookAhead, Tables, with_exact_values};

use crate::review::Judge;

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

/// Chances of winning under one sheet: exact where its tables reach, elsewhere estimated with one decision of looking ahead.
#[derive(Debug)]
pub struct Evaluation {
    sheet: RuleSheet,
    tables: Tables,
}

impl Evaluation {
    /// The evaluation with the tables in the program, exact up to two pieces a side. It is kept while the program runs.
    ///
    /// # Errors
    ///
    /// If the tables were made by other rules than those of this program.
    pub fn of(sheet: RuleSheet) -> Result<Arc<Evaluation>, FileError> {
        static OPENED: Mutex<Vec<Arc<Evaluation>>> = Mutex::new(Vec::new());
        kept(&OPENED, sheet, || Ok(Evaluation { sheet, tables: Tables::shipped(&sheet)? }))
    }

    /// The evaluation with the tables of a folder beside those in the program.
    ///
    /// # Errors
    ///
    /// If a table cannot be read or is not what its name says.
    pub fn with_folder(sheet: RuleSheet, folder: &Path) -> Result<Evaluation, FileError> {
        let mut tables = Tables::shipped(&sheet)?;
        tables.read_folder(folder)?;
        Ok(Evaluation { sheet, tables })
    }

    /// The tables.
    pub fn into_tables(self) -> Tables {
        self.tables
    }

    /// Runs `work` with the exact values.
    ///
    /// # Errors
    ///
    /// If a table that `work` asks is damaged; the result of `work` is dropped.
    pub fn with_exact_values<T>(&self, work: impl FnOnce(&dyn ExactValues) -> T) -> Result<T, FileError> {
        with_exact_values(&self.tables, work)
    }

    /// Runs `work` with an evaluator of all positions.
    ///
    /// # Errors
    ///
    /// If a table that `work` asks is damaged; the result of `work` is dropped.
    pub fn with_evaluator<T>(&self, work: impl FnOnce(&dyn Evaluator) -> T) -> Result<T, FileError> {
        self.with_exact_values(|exact| {
            let leaves = ExactFirst::new(Some(exact), Learnt::new(self.sheet));
            work(&LookAhead::new(self.sheet, leaves))
        })
    }

    /// Runs `work` with a judge of positions, throws and moves.
    ///
    /// # Errors
    ///
    /// If a table that `work` asks is damaged; the result of `work` is dropped.
    pub fn with_judge<T>(&self, work: impl FnOnce(&Judge<'_>) -> T) -> Result<T, FileError> {
        self.with_evaluator(|evaluator| work(&Judge::new(self.sheet, evaluator)))
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
    if let Some(found) = opened.iter().find(|one| one.sheet == sheet) {
        return Ok(Arc::clone(found));
    }
    let new = Arc::new(open()?);
    opened.push(Arc::clone(&new));
    Ok(new)
}

#[cfg(test)]
mod tests {
    use senet::{Position, Side};
    use senet_ai::WinChance;

    use super::*;

    fn chance(text: &str) -> WinChance {
        let sheet = RuleSheet::DUTCH;
        let position = Position::parse(&sheet, text).expect("a position");
        let known = Evaluation::of(sheet).expect("tables");
        known.with_evaluator(|evaluator| evaluator.win_chance(&position)).expect("sound tables")
    }

    #[test]
    fn values_are_exact_where_tables_reach_and_estimated_elsewhere() {
        let exact = chance("10/10/ss7c s - ?");
        assert!(exact.error().is_some_and(|error| error <= 5e-5), "{exact:?}");
        let estimated = chance("10/10/sss6c s - ?");
        assert_eq!(estimated.error(), None);
        assert!((0.0..0.5).contains(&estimated.chance()), "{estimated:?}");
        assert_eq!(chance("10/10/9s c - #"), WinChance::won(Side::Cones));
    }

    #[test]
    fn evaluations_are_kept_by_sheet() {
        let of = |sheet| Evaluation::of(sheet).expect("tables");
        let one = of(RuleSheet::FRENCH);
        assert!(Arc::ptr_eq(&one, &of(RuleSheet::FRENCH)));
        assert!(!Arc::ptr_eq(&one, &of(RuleSheet::SPANISH)));
    }
}
