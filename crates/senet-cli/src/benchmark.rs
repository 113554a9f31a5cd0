//! `senet benchmark`: makes the positions by which computer players of any program are measured.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use senet::{RuleSheet, SheetId};
use senet_study::benchmark::{Benchmark, BenchmarkMaking};

use crate::arguments::{from_one, from_zero, write_whole};
use crate::evaluation::TablesArguments;
use crate::failure::Failure;
use crate::progress::progress_bar;

/// Make the benchmark of computer players: decisions of endgames with the exact chance of each move
///
/// docs/benchmark.md describes the file and how a program is scored by it.
#[derive(Args, Clone, Debug)]
pub struct BenchmarkArguments {
    /// A rule sheet, once for each; without one, all sheets
    #[arg(long = "rules", value_name = "SHEET")]
    sheets: Vec<SheetId>,

    /// How many positions of each sheet
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = from_one)]
    count: u64,

    /// Up to how many pieces a side
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = clap::value_parser!(u8).range(1..=5))]
    pieces: u8,

    /// How many games at most are played for the positions of a sheet
    #[arg(long, value_name = "N", default_value_t = 40_000, value_parser = from_one)]
    games: u64,

    /// Seed of all throws and choices; the same seed makes the same positions
    #[arg(long, value_name = "SEED", default_value_t = 1, value_parser = from_zero)]
    seed: u64,

    #[command(flatten)]
    tables: TablesArguments,

    /// The file for the positions, in place of those of the same sheets in it; without it, they are printed
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

/// Makes the positions of the sheets, with a progress bar.
///
/// # Errors
///
/// If there are fewer positions than wanted, a table is missing or damaged, the file is no benchmark or cannot be written.
pub fn run(arguments: &BenchmarkArguments) -> Result<(), Failure> {
    let BenchmarkArguments { count, pieces, games, seed, .. } = *arguments;
    let mut benchmark = match &arguments.out {
        Some(file) if file.exists() => {
            let text = std::fs::read_to_string(file).map_err(Failure::of_file(file))?;
            Benchmark::parse(&text).map_err(|error| Failure::with_file(file, error))?
        }
        _ => Benchmark::default(),
    };
    let sheets = if arguments.sheets.is_empty() { SheetId::ALL.to_vec() } else { arguments.sheets.clone() };
    for sheet in sheets.into_iter().map(RuleSheet::plain) {
        let tables = arguments.tables.up_to(sheet, pieces)?;
        let bar = progress_bar(count, &format!("positions of {sheet}"));
        let wanted = usize::try_from(count).unwrap_or(usize::MAX);
        let positions = senet_ai::with_exact_values(&tables, |exact| {
            let making = BenchmarkMaking { sheet, exact, pieces, count: wanted, games, seed };
            making.run(|found| bar.set_position(found as u64))
        })?;
        bar.finish_and_clear();
        if positions.len() < wanted {
            return Err(Failure::new(format!(
                "{games} games have only {} positions for {sheet}; ask for fewer with --count, or play more with --games",
                positions.len()
            )));
        }
        let made_by =
            format!("Made by `senet benchmark --rules {sheet} --count {count} --pieces {pieces} --seed {seed}`.");
        benchmark.set(&sheet, &made_by, &positions);
    }
    let text = benchmark.to_string();
    match &arguments.out {
        Some(file) => write_whole(file, text.as_bytes()),
        None => Ok(anstream::stdout().lock().write_all(text.as_bytes())?),
    }
}
