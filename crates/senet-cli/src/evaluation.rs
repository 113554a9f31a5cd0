//! The arguments `--tables` and `--exact`, and the exact values that they give to commands.

use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::Args;
use senet::RuleSheet;
use senet_solver::Solver;
use senet_study::{Evaluation, Evaluations};
use senet_tables::{Payoff, Subject, Tables};

use crate::Failure;
use crate::arguments::option_arguments;
use crate::solving::{SolvingProgress, solving_bar};

/// The folder of tables.
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
    pub(crate) fn check(&self) -> Result<(), Failure> {
        let Some(folder) = &self.tables else { return Ok(()) };
        std::fs::read_dir(folder).map(|_| ()).map_err(Failure::of_file(folder))
    }

    /// Returns the values of a sheet.
    ///
    /// # Errors
    ///
    /// If a table cannot be read, or is not what its name says.
    pub(crate) fn evaluation(&self, sheet: RuleSheet) -> Result<Arc<Evaluation>, Failure> {
        Ok(self.clone().evaluations().of(sheet)?)
    }

    /// Returns the values of all sheets, which are opened when they are first used.
    pub(crate) fn evaluations(self) -> Evaluations {
        Evaluations::new(self.tables)
    }

    /// Returns the tables of match points in the folder. Without one, those up to two pieces a side are solved, which takes less
    /// than a second.
    ///
    /// # Errors
    ///
    /// If a table cannot be read, or is not what its name says.
    pub(crate) fn of_points(&self, points: Subject) -> Result<Tables, Failure> {
        if let Some(folder) = &self.tables {
            return Ok(Tables::open(folder, points)?);
        }
        let mut solver = Solver::new(points);
        solver.solve_up_to(2, &mut |_| ControlFlow::Continue(()))?;
        Ok(solver.into_tables())
    }

    /// Returns the tables of a sheet, or of its match points, up to `pieces` a side. Without a folder, those of games up to two
    /// are in the program, and others up to three are solved first, with a progress bar.
    ///
    /// # Errors
    ///
    /// If a table is missing, cannot be read, or is not what its name says.
    pub(crate) fn up_to(&self, of: impl Into<Subject>, pieces: u8) -> Result<Tables, Failure> {
        let of = of.into();
        let sheet = *of.sheet();
        let tables = match (&self.tables, of.payoff()) {
            (Some(folder), Payoff::Wins) => Evaluation::with_folder(sheet, folder)?.into_tables(),
            (Some(folder), Payoff::Points) => Tables::open(folder, of)?,
            (None, Payoff::Wins) if pieces != 3 => Tables::shipped(&sheet)?,
            (None, _) if pieces <= 3 => {
                anstream::eprintln!(
                    "solving {sheet} up to {pieces} against {pieces} first; tables that `senet solve` keeps in a folder \
                     (--tables) save that"
                );
                let (mut solver, bar, mut shown) = (Solver::new(of), solving_bar(), SolvingProgress::default());
                let outcome = solver.solve_up_to(pieces, &mut |progress| {
                    shown.show(&bar, progress, |_| ());
                    ControlFlow::Continue(())
                });
                bar.finish_and_clear();
                outcome?;
                solver.into_tables()
            }
            (None, _) => Tables::new(of),
        };
        for (own, enemy) in (1..=pieces).flat_map(|own| (1..=pieces).map(move |enemy| (own, enemy))) {
            if tables.table(own.into(), enemy.into()).is_none() {
                let options = option_arguments(&sheet);
                let rules = sheet.id().name();
                let points = if of.payoff() == Payoff::Points { " --points" } else { "" };
                let place = self.tables.as_deref().unwrap_or(Path::new("FOLDER")).display();
                return Err(Failure::new(format!(
                    "there is no table of {sheet}, {own} against {enemy}: `senet solve --rules {rules}{options}{points} \
                     --pieces {pieces} --dir {place}` makes it, and `--tables {place}` says where it is"
                )));
            }
        }
        Ok(tables)
    }
}

/// The pieces up to which `master` knows exact values, and the folder of tables.
#[derive(Args, Clone, Debug)]
pub(crate) struct ExactArguments {
    /// Let `master` know exact chances where each side has at most N pieces
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u8).range(..=5))]
    pub(crate) exact: u8,

    #[command(flatten)]
    pub(crate) tables: TablesArguments,
}

impl ExactArguments {
    /// Returns the tables of a sheet, or of its match points, up to `pieces` a side; none for no pieces.
    ///
    /// # Errors
    ///
    /// If a table is missing, cannot be read, or is not what its name says.
    pub(crate) fn up_to(&self, of: impl Into<Subject>, pieces: u8) -> Result<Tables, Failure> {
        if pieces == 0 { Ok(Tables::new(of)) } else { self.tables.up_to(of, pieces) }
    }
}
