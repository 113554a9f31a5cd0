//! `senet table`: verification and comparison of table files.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::{Path, PathBuf};

use clap::{Args, Subcommand};
use indicatif::HumanCount;
use rayon::prelude::*;
use senet::Position;
use senet_ai::Chance;
use senet_tables::{Bounds, Comparison, Difference, Subject, Table, Tables, table_name};

use crate::Failure;
use crate::arguments::from_zero;
use crate::progress::progress_bar;

/// Verify and compare tables of exact chances of winning
#[derive(Args, Clone, Debug)]
pub struct TableArguments {
    #[command(subcommand)]
    command: TableCommand,
}

#[derive(Subcommand, Clone, Debug)]
enum TableCommand {
    /// Compare all checksums, and values with one more update computed afresh
    Verify(VerifyArguments),
    /// Compare the tables of two folders: every value, within the certificates of both
    Compare(CompareArguments),
}

#[derive(Args, Clone, Debug)]
struct CompareArguments {
    /// The folder with the tables
    #[arg(value_name = "FOLDER")]
    folder: PathBuf,

    /// The folder with the tables to compare them with
    #[arg(value_name = "OTHER")]
    other: PathBuf,
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
    #[arg(long, value_name = "N", default_value_t = 100_000, value_parser = from_zero, conflicts_with = "all")]
    sample: u64,

    /// Which positions are drawn for the sample
    #[arg(long, value_name = "NUMBER", default_value_t = 1, value_parser = from_zero)]
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
        TableCommand::Compare(arguments) => compare(arguments),
    }
}

/// Compares the tables that are in both folders.
fn compare(arguments: &CompareArguments) -> Result<(), Failure> {
    let CompareArguments { folder, other } = arguments;
    let mut output = anstream::stdout().lock();
    let mut compared = 0;
    for subject in subjects_in(folder)? {
        let (tables, others) = (Tables::open(folder, subject)?, Tables::open(other, subject)?);
        for table in tables.all() {
            let (own, enemy) = table.index().pieces();
            let Some(theirs) = others.table(own.into(), enemy.into()) else { continue };
            let difference = difference(table, theirs)?;
            if let Some(number) = difference.contradiction {
                let (own, enemy) = table.index().placement(number);
                let position = Position::about_to_throw_unchecked(own, enemy);
                let (ours, theirs) = (range(table.get(number)?), range(theirs.get(number)?));
                let contradiction = format!("`{position}` is {ours} here and {theirs} in {}", other.display());
                return Err(Failure::with_file(
                    &folder.join(table_name(subject, own.len() as u8, enemy.len() as u8)),
                    contradiction,
                ));
            }
            compared += 1;
            writeln!(
                output,
                "{}: {} positions agree within the certificates, {} values differ, by at most {:.7}",
                table_name(subject, own, enemy),
                HumanCount(difference.positions),
                HumanCount(difference.differing),
                difference.largest_chance()
            )?;
        }
    }
    if compared == 0 {
        return Err(Failure::with_file(other, "there is no table of a layer that the first folder has"));
    }
    Ok(())
}

/// Compares all values of two tables of a layer.
fn difference(table: &Table, other: &Table) -> Result<Difference, Failure> {
    let bar = progress_bar(table.index().len() as u64, "positions");
    let differences = (0..table.index().len().div_ceil(Numbers::CHUNK as usize)).into_par_iter().map(|chunk| {
        let begin = chunk * Numbers::CHUNK as usize;
        let difference = table.difference(other, begin..begin + Numbers::CHUNK as usize)?;
        bar.inc(difference.positions);
        Ok(difference)
    });
    let difference = differences.try_reduce(Difference::default, |one, next| Ok(one.and(next)));
    bar.finish_and_clear();
    difference
}

fn verify(arguments: &VerifyArguments) -> Result<(), Failure> {
    let subjects = subjects_in(&arguments.folder)?;
    let mut output = anstream::stdout().lock();
    for subject in subjects {
        let tables = Tables::open(&arguments.folder, subject)?;
        for table in tables.all() {
            let compared = verify_table(arguments, &tables, table)?;
            let (own, enemy) = table.index().pieces();
            writeln!(
                output,
                "{}: {} blocks sound, {} positions agree with one more update, error at most {:.7}",
                table_name(subject, own, enemy),
                HumanCount(table.blocks() as u64),
                HumanCount(compared),
                table.error()
            )?;
        }
    }
    Ok(())
}

/// Returns the sheets with tables in the folder, those of match points apart.
fn subjects_in(folder: &Path) -> Result<Vec<Subject>, Failure> {
    let layers = || (1..=5_u8).flat_map(|own| (1..=5).map(move |enemy| (own, enemy)));
    let known: BTreeMap<String, Subject> = Subject::every()
        .flat_map(|subject| layers().map(move |(own, enemy)| (table_name(subject, own, enemy), subject)))
        .collect();
    let entries = std::fs::read_dir(folder).map_err(Failure::of_file(folder))?;
    let mut subjects: Vec<Subject> = Vec::new();
    for entry in entries {
        let path = entry.map_err(Failure::of_file(folder))?.path();
        if path.extension().is_none_or(|extension| extension != "senet-table") {
            continue;
        }
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        let unknown = || Failure::with_file(&path, "no sheet of this program has a table of this name");
        let subject = known.get(name).ok_or_else(unknown)?;
        if !subjects.contains(subject) {
            subjects.push(*subject);
        }
    }
    if subjects.is_empty() {
        return Err(Failure::with_file(folder, "there is no table (*.senet-table) in this folder"));
    }
    subjects.sort_by_key(|subject| table_name(subject, 1, 1));
    Ok(subjects)
}

/// Verifies all checksums and compares values with one more update. Returns the number of compared positions.
fn verify_table(arguments: &VerifyArguments, tables: &Tables, table: &Table) -> Result<u64, Failure> {
    let (own, enemy) = table.index().pieces();
    let path = arguments.folder.join(table_name(tables.subject(), own, enemy));
    let failure = |error: &dyn std::fmt::Display| Failure::with_file(&path, error);
    let bar = progress_bar(table.blocks() as u64, "blocks");
    let damaged = (0..table.blocks()).into_par_iter().find_map_first(|block| {
        bar.inc(1);
        table.verify_block(block).err()
    });
    bar.finish_and_clear();
    if let Some(damage) = damaged {
        return Err(damage.into());
    }
    let numbers = if arguments.all {
        Numbers::all(table.index().len() as u64)
    } else {
        Numbers::sample(table.index().len() as u64, arguments.sample, arguments.seed)
    };
    let bar = progress_bar(numbers.count(), "positions");
    let compare = |chunk: u64| -> Result<u64, Failure> {
        let (mut compared, mut done) = (0, 0);
        for number in numbers.chunk(chunk) {
            let number = usize::try_from(number).map_err(|error| failure(&error))?;
            match tables.compare(table, number)? {
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
            done += 1;
        }
        bar.inc(done);
        Ok(compared)
    };
    let compared = (0..numbers.chunks()).into_par_iter().map(compare).sum();
    bar.finish_and_clear();
    compared
}

/// The numbers of the positions to compare. They are computed chunk by chunk, since a table can have five billion.
struct Numbers {
    /// The number of positions of the table.
    positions: u64,
    /// The size of the sample, and its seed; `None` for all positions.
    sample: Option<(u64, u64)>,
}

impl Numbers {
    /// The length of a chunk; the last one may be shorter.
    const CHUNK: u64 = 1 << 12;

    const fn all(positions: u64) -> Numbers {
        Numbers { positions, sample: None }
    }

    /// Returns `count` numbers drawn with this seed; all numbers, if there are no more.
    fn sample(positions: u64, count: u64, seed: u64) -> Numbers {
        Numbers { positions, sample: (count < positions).then_some((count, seed)) }
    }

    fn count(&self) -> u64 {
        self.sample.map_or(self.positions, |(count, _)| count)
    }

    fn chunks(&self) -> u64 {
        self.count().div_ceil(Numbers::CHUNK)
    }

    fn chunk(&self, chunk: u64) -> impl Iterator<Item = u64> {
        let numbers = chunk * Numbers::CHUNK..self.count().min((chunk + 1) * Numbers::CHUNK);
        let mut chance = self.sample.map(|(_, seed)| Chance::new(seed, chunk));
        let positions = self.positions;
        numbers.map(move |number| chance.as_mut().map_or(number, |chance| chance.below_u64(positions)))
    }
}

fn range(bounds: Option<Bounds>) -> String {
    match bounds {
        Some(bounds) => format!("{:.6} to {:.6}", bounds.lower(), bounds.upper()),
        None => "no position of the sheet".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The number of positions of five pieces against five.
    const LARGEST: u64 = 118_755 * 42_504;

    #[test]
    fn chunks_hold_every_number_of_the_largest_table_once() {
        let numbers = Numbers::all(LARGEST);
        assert_eq!((numbers.count(), numbers.chunks()), (5_047_562_520, 1_232_316));
        let last: Vec<u64> = numbers.chunk(numbers.chunks() - 1).collect();
        assert_eq!(last.last(), Some(&(LARGEST - 1)));
        assert_eq!(numbers.chunk(numbers.chunks() - 2).last().map(|number| number + 1), last.first().copied());
        assert!(numbers.chunk(0).eq(0..Numbers::CHUNK));
    }

    #[test]
    fn samples_reach_every_part_of_the_largest_table() {
        let numbers = Numbers::sample(LARGEST, 10_000, 1);
        let drawn: Vec<u64> = (0..numbers.chunks()).flat_map(|chunk| numbers.chunk(chunk)).collect();
        assert_eq!(drawn.len(), 10_000);
        for tenth in 0..10 {
            let range = LARGEST / 10 * tenth..LARGEST / 10 * (tenth + 1);
            let count = drawn.iter().filter(|number| range.contains(number)).count();
            assert!((880..1120).contains(&count), "{tenth}: {count}");
        }
        assert!(numbers.chunk(1).eq(Numbers::sample(LARGEST, 10_000, 1).chunk(1)));
        assert_eq!(Numbers::sample(100, 100, 1).chunk(0).count(), 100);
    }
}
