//! `senet table`: what can be done with table files.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::{Path, PathBuf};

use clap::{Args, Subcommand};
use indicatif::HumanCount;
use rayon::prelude::*;
use senet::RuleSheet;
use senet_ai::Chance;
use senet_tables::{Bounds, Comparison, Table, Tables, table_name};

use crate::Failure;
use crate::arguments::progress_bar;

/// Verify tables of exact chances of winning
#[derive(Args, Clone, Debug)]
pub struct TableArguments {
    #[command(subcommand)]
    command: TableCommand,
}

#[derive(Subcommand, Clone, Debug)]
enum TableCommand {
    /// Compare all checksums, and values with one more update computed afresh
    Verify(VerifyArguments),
}

#[derive(Args, Clone, Debug)]
struct VerifyArguments {
    /// The folder with the tables
    #[arg(value_name = "FOLDER")]
    folder: PathBuf,

    /// Compute every position of every table afresh, instead of a sample
    #[arg(long)]
    all: bool,

    /// How many positions of each table are computed afresh
    #[arg(long, value_name = "N", default_value_t = 100_000, conflicts_with = "all")]
    sample: u64,

    /// Which positions are drawn for the sample
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    seed: u64,
}

/// Runs the command.
///
/// # Errors
///
/// If a file is no table, damaged, cut off, or contradicts itself or the others.
pub fn run(arguments: &TableArguments) -> Result<(), Failure> {
    match &arguments.command {
        TableCommand::Verify(arguments) => verify(arguments),
    }
}

fn verify(arguments: &VerifyArguments) -> Result<(), Failure> {
    let sheets = sheets_in(&arguments.folder)?;
    let mut output = anstream::stdout().lock();
    for sheet in sheets {
        let tables = Tables::open(&arguments.folder, &sheet).map_err(|error| Failure::new(error.to_string()))?;
        for table in tables.all() {
            let compared = verify_table(arguments, &tables, table)?;
            let (own, enemy) = table.index().pieces();
            writeln!(
                output,
                "{}: {} blocks sound, {} positions agree with one more update, error at most {:.7}",
                table_name(&sheet, own, enemy),
                HumanCount(table.blocks() as u64),
                HumanCount(compared),
                table.error()
            )?;
        }
    }
    Ok(())
}

/// The sheets of whose tables the folder has some.
fn sheets_in(folder: &Path) -> Result<Vec<RuleSheet>, Failure> {
    let layers = || (1..=5_u8).flat_map(|own| (1..=5).map(move |enemy| (own, enemy)));
    let known: BTreeMap<String, RuleSheet> = RuleSheet::every()
        .flat_map(|sheet| layers().map(move |(own, enemy)| (table_name(&sheet, own, enemy), sheet)))
        .collect();
    let entries = std::fs::read_dir(folder).map_err(|error| Failure::with_file(folder, error))?;
    let mut sheets: Vec<RuleSheet> = Vec::new();
    for entry in entries {
        let path = entry.map_err(|error| Failure::with_file(folder, error))?.path();
        if path.extension().is_none_or(|extension| extension != "senet-table") {
            continue;
        }
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        let unknown = || Failure::with_file(&path, "no sheet of this program has a table of this name");
        let sheet = known.get(name).ok_or_else(unknown)?;
        if !sheets.contains(sheet) {
            sheets.push(*sheet);
        }
    }
    if sheets.is_empty() {
        return Err(Failure::with_file(folder, "there is no table (*.senet-table) in this folder"));
    }
    sheets.sort_by_key(ToString::to_string);
    Ok(sheets)
}

/// Returns how many positions were compared.
fn verify_table(arguments: &VerifyArguments, tables: &Tables, table: &Table) -> Result<u64, Failure> {
    let (own, enemy) = table.index().pieces();
    let path = arguments.folder.join(table_name(tables.sheet(), own, enemy));
    let failure = |error: &dyn std::fmt::Display| Failure::with_file(&path, error);
    let bar = progress_bar(table.blocks() as u64, "blocks");
    let damaged = (0..table.blocks()).into_par_iter().find_map_first(|block| {
        bar.inc(1);
        table.verify_block(block).err()
    });
    bar.finish_and_clear();
    if let Some(error) = damaged {
        return Err(failure(&error));
    }
    let numbers = drawn(arguments, table.index().len());
    let bar = progress_bar(numbers.len() as u64, "positions");
    let compare = |numbers: &[u32]| -> Result<u64, Failure> {
        let mut compared = 0;
        for number in numbers {
            match tables.compare(table, *number as usize).map_err(|error| failure(&error))? {
                Comparison::Agrees => compared += 1,
                Comparison::NoPosition => {}
                Comparison::Unknown => {
                    let what = "it cannot be compared, because tables with fewer pieces are missing in the folder";
                    return Err(failure(&what));
                }
                Comparison::Contradicts { position, claimed, updated } => {
                    let (claimed, updated) = (range(claimed), range(updated));
                    return Err(failure(&format!(
                        "`{position}` contradicts the others: the table says {claimed}, one more update {updated}"
                    )));
                }
            }
        }
        bar.inc(numbers.len() as u64);
        Ok(compared)
    };
    let compared = numbers.par_chunks(1 << 12).map(compare).sum();
    bar.finish_and_clear();
    compared
}

/// The numbers of the positions that are compared.
fn drawn(arguments: &VerifyArguments, numbers: usize) -> Vec<u32> {
    let numbers = u32::try_from(numbers).unwrap_or(u32::MAX);
    if arguments.all || arguments.sample >= u64::from(numbers) {
        return (0..numbers).collect();
    }
    let mut chance = Chance::new(arguments.seed, 0);
    (0..arguments.sample).map(|_| chance.below(numbers)).collect()
}

fn range(bounds: Option<Bounds>) -> String {
    match bounds {
        Some(bounds) => format!("{:.6} to {:.6}", bounds.lower(), bounds.upper()),
        None => "no position of the sheet".to_owned(),
    }
}
