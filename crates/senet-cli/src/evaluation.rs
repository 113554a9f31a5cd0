//! Where commands find exact chances of winning.

use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::Args;
use senet::RuleSheet;
use senet_solver::Solver;
use senet_study::{Evaluation, Evaluations};
use senet_tables::Tables;

use crate::Failure;
use crate::arguments::option_names;
use crate::solving::{Shown, solving_bar};

/// Where a command finds exact values.
#[derive(Args, Clone, Default, Debug)]
pub(crate) struct TablesArguments {
    /// A folder with tables of more pieces than the two a side that are always known, made by `senet solve`
    #[arg(long, value_name = "FOLDER")]
    tables: Option<PathBuf>,
}

impl TablesArguments {
    /// Checks that the folder can be read.
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
        Ok(self.clone().evaluations().of(sheet)?)
    }

    /// The values of all sheets.
    pub(crate) fn evaluations(self) -> Evaluations {
        Evaluations::new(self.tables)
    }

    /// Tables of a sheet up to `pieces` a side. Up to two are in the program; without a folder, three are solved first, with
    /// a progress bar.
    ///
    /// # Errors
    ///
    /// If a table cannot be read, is not what its name says, or is not there.
    pub(crate) fn up_to(&self, sheet: RuleSheet, pieces: u8) -> Result<Tables, Failure> {
        let tables = match &self.tables {
            Some(folder) => Evaluation::with_folder(sheet, folder)?.into_tables(),
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
            None => Tables::shipped(&sheet)?,
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
