//! `senet puzzles`: makes puzzles of a sheet from exact chances, or checks a file of them.

use std::io::Write;
use std::path::{Path, PathBuf};

use clap::Args;
use senet::{RuleSheet, SheetId};
use senet_ai::ExactValues;
use senet_study::PuzzleMaking;
use senet_study::puzzle::{Puzzle, PuzzleFile};

use crate::arguments::{from_one, from_zero, write_whole};
use crate::english::count;
use crate::evaluation::TablesArguments;
use crate::failure::Failure;
use crate::progress::progress_bar;

/// Make puzzles from exact chances: positions with a throw in which one move is clearly the best
///
/// Computer players play each other, and their decisions in endgames that the tables reach become puzzles where one move is
/// clearly the best and the choice of a level clearly worse. The easiest stand first. docs/puzzles.md describes the file.
#[derive(Args, Clone, Debug)]
pub struct PuzzlesArguments {
    /// Rule sheet: carpignano, spanish, uninerd, french or dutch, with its default options
    #[arg(value_name = "SHEET", required_unless_present = "check", conflicts_with = "check")]
    sheet: Option<SheetId>,

    /// How many puzzles
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = from_one)]
    count: u64,

    /// How many games at most are played for them
    #[arg(long, value_name = "N", default_value_t = 20_000, value_parser = from_one)]
    games: u64,

    /// Seed of all throws; the same seed makes the same puzzles
    #[arg(long, value_name = "SEED", default_value_t = 1, value_parser = from_zero)]
    seed: u64,

    #[command(flatten)]
    tables: TablesArguments,

    /// The file for the puzzles; without it, they are printed
    #[arg(long, value_name = "FILE", conflicts_with = "check")]
    out: Option<PathBuf>,

    /// Check a file instead: its moves by the rules, and its chances by the tables
    #[arg(long, value_name = "FILE")]
    check: Option<PathBuf>,
}

/// Makes the puzzles, with a progress bar, or checks those of a file.
///
/// # Errors
///
/// If there are fewer puzzles than wanted, a table is damaged, a file cannot be read or written, or a line of it is wrong.
pub fn run(arguments: &PuzzlesArguments) -> Result<(), Failure> {
    match (&arguments.check, arguments.sheet) {
        (Some(file), _) => check(file, &arguments.tables),
        (None, Some(sheet)) => make(arguments, RuleSheet::plain(sheet)),
        (None, None) => Err(Failure::new("a rule sheet is wanted")),
    }
}

fn make(arguments: &PuzzlesArguments, sheet: RuleSheet) -> Result<(), Failure> {
    let (wanted, seed) = (arguments.count, arguments.seed);
    let evaluation = arguments.tables.evaluation(sheet)?;
    let bar = progress_bar(wanted, "puzzles");
    let puzzles = evaluation.with_exact_values(|exact| {
        let count = usize::try_from(wanted).unwrap_or(usize::MAX);
        let making = PuzzleMaking { sheet, exact, count, games: arguments.games, seed };
        making.run(|found| bar.set_position(found as u64))
    })?;
    bar.finish_and_clear();
    if (puzzles.len() as u64) < wanted {
        return Err(Failure::new(format!(
            "{} games have only {} for {sheet}; ask for fewer with --count, or play more games with --games",
            arguments.games,
            count(puzzles.len(), "puzzle")
        )));
    }
    let pieces = puzzles.iter().map(|puzzle| puzzle.position.own().len().max(puzzle.position.enemy().len())).max();
    let comment = format!(
        "Made by `senet puzzles {sheet} --count {wanted} --seed {seed}` from exact chances of up to {} a side.\n\
         Position; percent of casual, skilled and expert that fail; tempting move; moves with chances in percent.",
        count(pieces.unwrap_or_default(), "piece")
    );
    let text = PuzzleFile::format(&sheet, &comment, &puzzles);
    let mut output = anstream::stdout().lock();
    match &arguments.out {
        Some(file) => {
            write_whole(file, text.as_bytes())?;
            writeln!(output, "{sheet}: {} in {}", count(puzzles.len(), "puzzle"), file.display())?;
        }
        None => output.write_all(text.as_bytes())?,
    }
    Ok(())
}

/// Checks each line of a file by the rules and the tables, and writes how many the tables reach.
fn check(file: &Path, tables: &TablesArguments) -> Result<(), Failure> {
    let text = crate::record::read(file)?;
    let read = PuzzleFile::parse(&text).map_err(|error| Failure::with_file(file, error))?;
    let wrong =
        |number: usize, why: &dyn std::fmt::Display| Failure::with_file(file, format!("puzzle {number}: {why}"));
    let puzzles: Vec<Puzzle> = (1..=read.len())
        .filter_map(|number| Some(read.puzzle(number)?.map_err(|error| wrong(number, &error))))
        .collect::<Result<_, _>>()?;
    let evaluation = tables.evaluation(read.sheet)?;
    let found = evaluation.with_exact_values(|exact: &dyn ExactValues| {
        let agree = |puzzle: &Puzzle| puzzle.agrees_with(exact, &read.sheet);
        puzzles.iter().map(agree).collect::<Vec<Option<bool>>>()
    })?;
    if let Some(index) = found.iter().position(|agrees| *agrees == Some(false)) {
        return Err(wrong(index + 1, &"its chances are not those of the tables"));
    }
    let known = found.iter().flatten().count();
    let unknown = match puzzles.len() - known {
        0 => String::new(),
        rest => format!("; the tables do not reach {rest} more, whose moves are legal"),
    };
    writeln!(
        anstream::stdout().lock(),
        "{}: {} with the chances of the tables{unknown}",
        read.sheet,
        count(known, "puzzle")
    )?;
    Ok(())
}
