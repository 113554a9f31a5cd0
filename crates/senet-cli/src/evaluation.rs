//! What the commands know of chances of winning: exact values where both sides have few pieces, estimates elsewhere.

use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use clap::Args;
use senet::{Phase, Position, RuleSheet};
use senet_ai::{Estimate, Evaluator, ExactValues, Learnt, with_exact_values};
use senet_solver::Solver;
use senet_study::review::Judge;
use senet_tables::Tables;

use crate::Failure;
use crate::arguments::option_names;
use crate::solving::{Shown, solving_bar};

/// Where a command finds exact values.
#[derive(Args, Clone, Default, Debug)]
pub struct TablesArguments {
    /// A folder with tables of more pieces than the two a side that are always known, made by `senet solve`
    #[arg(long, value_name = "FOLDER")]
    tables: Option<PathBuf>,
}

impl TablesArguments {
    /// A folder with tables.
    pub fn in_folder(folder: PathBuf) -> TablesArguments {
        TablesArguments { tables: Some(folder) }
    }

    /// Looks whether the folder is there, for those who need it later.
    ///
    /// # Errors
    ///
    /// If a folder is named and cannot be read.
    pub(crate) fn look(&self) -> Result<(), Failure> {
        let Some(folder) = &self.tables else { return Ok(()) };
        std::fs::read_dir(folder).map(|_| ()).map_err(|error| Failure::with_file(folder, error))
    }

    /// The values of a sheet.
    ///
    /// # Errors
    ///
    /// If a table cannot be read or is not what its name says.
    pub(crate) fn evaluation(&self, sheet: RuleSheet) -> Result<Arc<Evaluation>, Failure> {
        match &self.tables {
            Some(folder) => Evaluation::with_folder(sheet, folder).map(Arc::new),
            None => Evaluation::of(sheet),
        }
    }

    /// Tables of a sheet up to so many pieces a side. Two are always known; without a folder, three are solved first, with a
    /// progress bar.
    ///
    /// # Errors
    ///
    /// If a table cannot be read, is not what its name says, or is not there.
    pub(crate) fn up_to(&self, sheet: RuleSheet, pieces: u8) -> Result<Tables, Failure> {
        let tables = match &self.tables {
            Some(folder) => Evaluation::with_folder(sheet, folder)?.tables,
            None if pieces == 3 => {
                anstream::eprintln!(
                    "solving {sheet} up to {pieces} against {pieces} first; tables that `senet solve` keeps in a folder \
                     (--tables) save that"
                );
                let (mut solver, bar, mut shown) = (Solver::new(sheet), solving_bar(), Shown::default());
                let outcome = solver.solve_up_to(pieces, &mut |progress| {
                    shown.show(&bar, progress, |_| ());
                    ControlFlow::Continue(())
                });
                bar.finish_and_clear();
                outcome.map_err(|error| Failure::new(error.to_string()))?;
                solver.into_tables()
            }
            None => shipped(&sheet)?,
        };
        for (own, enemy) in (1..=pieces).flat_map(|own| (1..=pieces).map(move |enemy| (own, enemy))) {
            if tables.table(own.into(), enemy.into()).is_none() {
                let options: String =
                    option_names(&sheet).into_iter().flat_map(|option| [" --option ", option]).collect();
                let rules = sheet.id().name();
                let place = self.tables.as_deref().unwrap_or(Path::new("FOLDER")).display();
                return Err(Failure::new(format!(
                    "there is no table of {sheet}, {own} against {enemy}: `senet solve --rules {rules}{options} \
                     --pieces {pieces} --dir {place}` makes it, and `--tables {place}` says where it is"
                )));
            }
        }
        Ok(tables)
    }
}

/// Values of every sheet that is asked for: those of a folder, or those that are always known. What was opened is kept.
#[derive(Debug, Default)]
pub struct Evaluations {
    tables: TablesArguments,
    known: Mutex<Vec<Arc<Evaluation>>>,
}

impl Evaluations {
    /// None yet.
    pub fn new(tables: TablesArguments) -> Evaluations {
        Evaluations { tables, known: Mutex::default() }
    }

    /// The values of a sheet.
    ///
    /// # Errors
    ///
    /// If a table cannot be read or is not what its name says.
    pub(crate) fn of(&self, sheet: RuleSheet) -> Result<Arc<Evaluation>, Failure> {
        // The list is never left half changed, so that a panic elsewhere does it no harm.
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(found) = known.iter().find(|one| one.sheet == sheet) {
            return Ok(Arc::clone(found));
        }
        let new = self.tables.evaluation(sheet)?;
        known.push(Arc::clone(&new));
        Ok(new)
    }
}

/// Values of one sheet.
#[derive(Debug)]
pub struct Evaluation {
    sheet: RuleSheet,
    tables: Tables,
}

impl Evaluation {
    /// The values of a sheet, exact up to two pieces a side. They are kept while the program runs.
    ///
    /// # Errors
    ///
    /// If the tables of this program were made by other rules than it plays by.
    pub fn of(sheet: RuleSheet) -> Result<Arc<Evaluation>, Failure> {
        static KNOWN: Mutex<Vec<Arc<Evaluation>>> = Mutex::new(Vec::new());
        // The list is never left half changed, so that a panic elsewhere does it no harm.
        let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(found) = known.iter().find(|one| one.sheet == sheet) {
            return Ok(Arc::clone(found));
        }
        let new = Arc::new(Evaluation { sheet, tables: shipped(&sheet)? });
        known.push(Arc::clone(&new));
        Ok(new)
    }

    /// The values of a sheet with the tables of a folder.
    ///
    /// # Errors
    ///
    /// If a table cannot be read or is not what its name says.
    pub fn with_folder(sheet: RuleSheet, folder: &Path) -> Result<Evaluation, Failure> {
        let mut tables = shipped(&sheet)?;
        tables.read_folder(folder).map_err(|error| Failure::new(error.to_string()))?;
        Ok(Evaluation { sheet, tables })
    }

    /// Runs `work` with the exact values.
    ///
    /// # Errors
    ///
    /// If a table that `work` asks is damaged; what it returned is dropped.
    pub(crate) fn with_exact_values<T>(&self, work: impl FnOnce(&dyn ExactValues) -> T) -> Result<T, Failure> {
        with_exact_values(&self.tables, work).map_err(|damage| Failure::new(damage.to_string()))
    }

    /// Runs `work` with an evaluator: exact where the tables reach, estimating elsewhere.
    ///
    /// # Errors
    ///
    /// If a table that `work` asks is damaged; what it returned is dropped.
    pub fn with_evaluator<T>(&self, work: impl FnOnce(&dyn Evaluator) -> T) -> Result<T, Failure> {
        self.with_exact_values(|exact| work(&Estimates { sheet: self.sheet, exact }))
    }

    /// Runs `work` with a judge of positions, throws and moves.
    ///
    /// # Errors
    ///
    /// If a table that `work` asks is damaged; what it returned is dropped.
    pub(crate) fn with_judge<T>(&self, work: impl FnOnce(&Judge<'_>) -> T) -> Result<T, Failure> {
        self.with_evaluator(|evaluator| work(&Judge::new(self.sheet, evaluator)))
    }
}

/// Exact values where they reach, and what the learnt evaluation says after the next move elsewhere.
struct Estimates<'e> {
    sheet: RuleSheet,
    exact: &'e dyn ExactValues,
}

impl Estimates<'_> {
    /// The exact chance, with its certified error, if the tables reach so far.
    fn exact(&self, position: &Position) -> Option<Estimate> {
        self.exact.value(position).map(Estimate::from)
    }

    /// The chance at the end of a look ahead.
    fn leaf(&self, position: &Position) -> f64 {
        self.exact(position).map_or_else(|| Learnt::new(self.sheet).estimate(position).chance, |exact| exact.chance)
    }

    /// The mover's chance after its best move, each judged without looking further.
    fn after_best_move(&self, position: &Position) -> f64 {
        let value = |legal| {
            let after = position.play_unchecked(&self.sheet, legal);
            let chance = self.leaf(&after);
            if after.side() == position.side() { chance } else { 1.0 - chance }
        };
        position.legal_moves(&self.sheet).iter().map(value).fold(0.0, f64::max)
    }
}

/// Exact values of positions in which no side has more pieces than so many, though others may be known.
pub(crate) fn within(exact: &dyn ExactValues, pieces: u8) -> impl ExactValues + '_ {
    move |position: &Position| {
        let reaches = position.own().len().max(position.enemy().len()) <= usize::from(pieces);
        if reaches { exact.value(position) } else { None }
    }
}

fn shipped(sheet: &RuleSheet) -> Result<Tables, Failure> {
    Tables::shipped(sheet).map_err(|error| Failure::new(error.to_string()))
}

impl Evaluator for Estimates<'_> {
    fn estimate(&self, position: &Position) -> Estimate {
        if let Some(exact) = self.exact(position) {
            return exact;
        }
        let chance = match position.phase() {
            Phase::Throw => {
                let weights = self.sheet.casting().weights().iter();
                let weighed = |(throw, weight): &(senet::Throw, u32)| {
                    f64::from(*weight) * self.after_best_move(&position.throw_unchecked(*throw))
                };
                weights.map(weighed).sum::<f64>() / f64::from(self.sheet.casting().falls())
            }
            Phase::TurnStart | Phase::Play(_) | Phase::Rest { .. } | Phase::Over => self.after_best_move(position),
        };
        Estimate { chance, error: None }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn estimate(text: &str) -> Estimate {
        let sheet = RuleSheet::DUTCH;
        let position = Position::parse(&sheet, text).expect("a position");
        let known = Evaluation::of(sheet).expect("tables");
        known.with_evaluator(|evaluator| evaluator.estimate(&position)).expect("sound tables")
    }

    #[test]
    fn exact_where_it_reaches_and_estimated_elsewhere() {
        let exact = estimate("10/10/ss7c s - ?");
        assert!(exact.error.is_some_and(|error| error <= 5e-5), "{exact:?}");
        let estimated = estimate("10/10/sss6c s - ?");
        assert_eq!(estimated.error, None);
        assert!((0.0..0.5).contains(&estimated.chance), "{estimated:?}");
        assert_eq!(estimate("10/10/9s c - #"), Estimate { chance: 1.0, error: Some(0.0) });
    }

    #[test]
    fn values_are_kept_by_sheet() {
        let of = |sheet| Evaluation::of(sheet).expect("tables");
        let one = of(RuleSheet::FRENCH);
        assert!(Arc::ptr_eq(&one, &of(RuleSheet::FRENCH)));
        assert!(!Arc::ptr_eq(&one, &of(RuleSheet::SPANISH)));
    }
}
