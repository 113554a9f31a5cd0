//! `senet record`: checking and sealing game records.

use std::io::Write;
use std::path::{Path, PathBuf};

use clap::{Args, Subcommand};
use senet::{Event, Record};
use senet_fair::{Ledger, Proof};

use crate::Failure;
use crate::arguments::write_whole;
use crate::english::count;
use senet_files::read_up_to;

/// The limit of the length of a record or a proof, in bytes: a hundred times that of the longest simulated game.
const MAX_LENGTH: u64 = 16 << 20;

/// Check or seal a game record (a .senet file)
#[derive(Args, Clone, Debug)]
pub struct RecordArguments {
    #[command(subcommand)]
    command: RecordCommand,
}

#[derive(Subcommand, Clone, Debug)]
enum RecordCommand {
    /// Replay a record, and name the first thing that is wrong
    Check {
        /// The record
        file: PathBuf,
        /// The proof of its throws, which is checked as well
        #[arg(long)]
        proof: Option<PathBuf>,
    },
    /// Replay a record that was written or changed by hand, and give it the right last line
    Seal {
        /// The record; it is rewritten
        file: PathBuf,
    },
}

/// Checks or seals a record.
///
/// # Errors
///
/// If a file cannot be read or written, or is not a sound record, or the proof is not that of the record.
pub fn run(arguments: &RecordArguments) -> Result<(), Failure> {
    match &arguments.command {
        RecordCommand::Check { file, proof } => {
            let record = load(file)?;
            let ledger = proof.as_deref().map(|proof| check_proof(proof, &record)).transpose()?;
            let mut output = anstream::stdout().lock();
            writeln!(output, "{}: {}", file.display(), describe(&record))?;
            if let (Some(proof), Some(ledger)) = (proof, ledger) {
                writeln!(output, "{}: {}", proof.display(), describe_proof(&ledger))?;
            }
        }
        RecordCommand::Seal { file } => {
            let record = Record::parse_unsealed(&read(file)?).map_err(|error| Failure::Record(file.clone(), error))?;
            write(file, &record)?;
            writeln!(anstream::stdout().lock(), "{}: sealed; {}", file.display(), describe(&record))?;
        }
    }
    Ok(())
}

/// Reads a record and replays it.
///
/// # Errors
///
/// If the file cannot be read, or is not a sound record.
pub(crate) fn load(file: &Path) -> Result<Record, Failure> {
    Record::parse(&read(file)?).map_err(|error| Failure::Record(file.to_owned(), error))
}

/// Checks the proof in a file, and that its throws are those of the record.
fn check_proof(file: &Path, record: &Record) -> Result<Ledger, Failure> {
    let proof: Proof = serde_json::from_str(&read(file)?).map_err(|error| Failure::with_file(file, error))?;
    let checked = proof.check().and_then(|ledger| ledger.check_game(&record.game).map(|()| ledger));
    checked.map_err(|fault| Failure::Proof(file.to_owned(), fault))
}

/// Reads the text of a record or a proof.
///
/// # Errors
///
/// If the file cannot be read, is longer than 16 MiB, or is not UTF-8.
pub(crate) fn read(file: &Path) -> Result<String, Failure> {
    let bytes = read_up_to(file, MAX_LENGTH).map_err(Failure::of_file(file))?;
    String::from_utf8(bytes).map_err(|error| {
        let good = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = good.split(|byte| *byte == b'\n').count();
        let start = good.iter().rposition(|byte| *byte == b'\n').map_or(0, |at| at + 1);
        let column = String::from_utf8_lossy(&good[start..]).chars().count() + 1;
        Failure::NotText { file: file.to_owned(), line, column }
    })
}

/// Writes a record atomically.
///
/// # Errors
///
/// If the file cannot be written, or its path is not that of an ordinary file.
pub(crate) fn write(file: &Path, record: &Record) -> Result<(), Failure> {
    write_whole(file, record.to_string().as_bytes())
}

fn describe(record: &Record) -> String {
    let events = record.game.events();
    let throws = events.iter().filter(|event| matches!(event, Event::Throw(_))).count();
    let moves = events.iter().filter(|event| matches!(event, Event::Move(_))).count();
    let result = match record.game.outcome() {
        None => "unfinished".to_owned(),
        Some(outcome) => {
            let how = if outcome.by_resignation { " by resignation" } else { "" };
            let points = count(outcome.points as usize, "point");
            let winner = record.name(outcome.winner);
            format!("{winner} wins with the {} ({points}){how}", outcome.side)
        }
    };
    let (throws, moves) = (count(throws, "throw"), count(moves, "move"));
    format!("a sound record of {}, {throws}, {moves}; {result}", record.game.sheet())
}

fn describe_proof(ledger: &Ledger) -> String {
    let throws = count(ledger.throws().len(), "throw");
    let asked =
        ledger.asked().map(|asked| format!("; the {} player has asked for one more, without an answer", asked.by()));
    format!("a right proof of {throws} in game {}{}", ledger.game(), asked.unwrap_or_default())
}
