//! `senet record`: checking and sealing game records.

use std::fs::{self, File, Permissions};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::process;

use clap::{Args, Subcommand};
use senet::{Event, Record};

use crate::Failure;
use crate::play::count;

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
/// If the file cannot be read or written, or something in it is wrong.
pub fn run(arguments: &RecordArguments) -> Result<(), Failure> {
    match &arguments.command {
        RecordCommand::Check { file } => {
            let record = load(file)?;
            anstream::println!("{}: {}", file.display(), describe(&record));
        }
        RecordCommand::Seal { file } => {
            let record = Record::parse_unsealed(&read(file)?).map_err(|error| Failure::with_file(file, error))?;
            write(file, &record)?;
            anstream::println!("{}: sealed; {}", file.display(), describe(&record));
        }
    }
    Ok(())
}

/// Reads a record and replays it.
///
/// # Errors
///
/// If the file cannot be read, or something in it is wrong.
pub(crate) fn load(file: &Path) -> Result<Record, Failure> {
    Record::parse(&read(file)?).map_err(|error| Failure::with_file(file, error))
}

fn read(file: &Path) -> Result<String, Failure> {
    let bytes = fs::read(file).map_err(|error| Failure::with_file(file, error))?;
    String::from_utf8(bytes).map_err(|error| {
        let good = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = good.split(|byte| *byte == b'\n').count();
        let start = good.iter().rposition(|byte| *byte == b'\n').map_or(0, |at| at + 1);
        let column = String::from_utf8_lossy(&good[start..]).chars().count() + 1;
        Failure::with_file(file, format!("line {line}, column {column}: this is not UTF-8 text"))
    })
}

/// Writes a record, under another name first, so that a full disk or a power cut leaves the old file whole. A link is
/// followed, and goes on to point where it pointed; no other file is touched.
///
/// # Errors
///
/// If the file cannot be written, or is something else than an ordinary file.
pub(crate) fn write(file: &Path, record: &Record) -> Result<(), Failure> {
    replace(file, &record.to_string()).map_err(|error| Failure::with_file(file, error))
}

/// Gives a file this text, all of it or none.
fn replace(file: &Path, text: &str) -> io::Result<()> {
    // A link that leads nowhere is an error here: what it was meant to name is not known.
    let exists = file.symlink_metadata().is_ok();
    let target = if exists { file.canonicalize()? } else { file.to_owned() };
    let permissions = if exists { Some(writable(&target)?) } else { None };
    let (mut temporary, name) = temporary_beside(&target)?;
    let written = temporary
        .write_all(text.as_bytes())
        .and_then(|()| permissions.map_or(Ok(()), |permissions| temporary.set_permissions(permissions)))
        .and_then(|()| temporary.sync_all())
        .and_then(|()| fs::rename(&name, &target));
    if written.is_err() {
        // The first error is the one to be told.
        let _ = fs::remove_file(&name);
    }
    written
}

/// The permissions of a file that may be replaced: renaming asks neither the file itself nor what it is.
fn writable(file: &Path) -> io::Result<Permissions> {
    let metadata = fs::metadata(file)?;
    if !metadata.is_file() {
        return Err(io::Error::other("this is not an ordinary file"));
    }
    if metadata.permissions().readonly() {
        return Err(io::Error::other("this file is read-only"));
    }
    Ok(metadata.permissions())
}

/// A new file in the folder of this one: a rename is whole only within one file system.
fn temporary_beside(file: &Path) -> io::Result<(File, PathBuf)> {
    const TRIES: u32 = 100;
    let mut number = 0;
    loop {
        let name = file.with_file_name(format!(".senet-{}-{number}.new", process::id()));
        match File::create_new(&name) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists && number < TRIES => number += 1,
            opened => return opened.map(|opened| (opened, name)),
        }
    }
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
