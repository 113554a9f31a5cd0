//! What several commands take, and how they fail.

use std::path::Path;
use std::{fmt, io};

use clap::Args;
use indicatif::{HumanFloatCount, ProgressBar, ProgressState, ProgressStyle};
use senet::{OptionNotOffered, OptionSet, Position, RuleSheet, SheetId, SheetOption};
use senet_ai::FileError;
use serde::Serialize;

/// The rule sheet of a command.
#[derive(Args, Clone, Debug)]
pub struct SheetArguments {
    /// Rule sheet: carpignano, spanish, uninerd, french or dutch
    #[arg(long, value_name = "SHEET", default_value = "carpignano")]
    pub rules: SheetId,

    /// An option of the sheet, once for each; `spanish` has exit-3-2-1, happiness and rebirth
    #[arg(long = "option", value_name = "OPTION")]
    pub options: Vec<SheetOption>,
}

impl SheetArguments {
    /// The sheet with its options.
    ///
    /// # Errors
    ///
    /// If the sheet does not offer one of the options.
    pub fn sheet(&self) -> Result<RuleSheet, OptionNotOffered> {
        RuleSheet::new(self.rules, self.options.iter().copied().collect::<OptionSet>())
    }
}

/// Many games between computer players.
#[derive(Args, Clone, Debug)]
pub(crate) struct GamesArguments {
    /// How many games; the players take turns in throwing first in the opening
    #[arg(long, value_name = "N", default_value_t = 10_000, value_parser = from_one)]
    pub games: u64,

    /// Seed of all throws and choices; without it, a new one
    #[arg(long, value_name = "SEED", value_parser = from_zero)]
    seed: Option<u64>,

    /// Write the result as JSON
    #[arg(long)]
    pub json: bool,
}

impl GamesArguments {
    /// The seed that is given, or a new one.
    pub(crate) fn seed(&self) -> Result<u64, Failure> {
        self.seed.map_or_else(random_seed, Ok)
    }
}

/// Reads a whole number from 0 on.
pub(crate) fn from_zero(text: &str) -> Result<u64, String> {
    text.parse().map_err(|_| format!("a whole number from 0 to {} is wanted", u64::MAX))
}

/// Reads a whole number from 1 on.
pub(crate) fn from_one(text: &str) -> Result<u64, String> {
    let number = text.parse().ok().filter(|number| *number > 0);
    number.ok_or_else(|| format!("a whole number from 1 to {} is wanted", u64::MAX))
}

/// Writes a file, all of it or none.
pub(crate) fn write_whole(file: &Path, bytes: &[u8]) -> Result<(), Failure> {
    senet_files::replace(file, |output| output.write_all(bytes)).map_err(|error| Failure::with_file(file, error))
}

/// Writes a result as JSON.
pub(crate) fn write_json(output: &mut dyn io::Write, result: &impl Serialize) -> Result<(), Failure> {
    let json = serde_json::to_string_pretty(result).map_err(|error| Failure::new(error.to_string()))?;
    Ok(writeln!(output, "{json}")?)
}

/// The names of a sheet's options, for JSON.
pub(crate) fn option_names(sheet: &RuleSheet) -> Vec<&'static str> {
    sheet.options().iter().map(SheetOption::name).collect()
}

/// Reads a position for a command.
pub(crate) fn read_position(sheet: &RuleSheet, text: &str) -> Result<Position, Failure> {
    Position::parse(sheet, text).map_err(|faults| {
        let list: Vec<String> = faults.iter().map(|fault| format!("\n  {fault}")).collect();
        Failure::new(format!("no game by `{sheet}` can hold the position `{text}`:{}", list.concat()))
    })
}

/// A progress bar on standard error, where that is a terminal; otherwise nothing is shown.
pub(crate) fn progress_bar(length: u64, unit: &str) -> ProgressBar {
    // One line of 80 columns for ten million games; `per_sec` has decimals, which flicker and take the room of the bar.
    let template = format!("{{bar:20}} {{human_pos}} of {{human_len}} {unit}, {{rate}}, {{eta}} left");
    let rate = |state: &ProgressState, text: &mut dyn fmt::Write| {
        // Text that cannot be written is left out of the bar.
        let _ = write!(text, "{:.0}/s", HumanFloatCount(state.per_sec()));
    };
    let bar = ProgressBar::new(length);
    match ProgressStyle::with_template(&template) {
        Ok(style) => bar.with_style(style.with_key("rate", rate)),
        Err(_) => bar,
    }
}

/// A seed from the system's own randomness.
pub(crate) fn random_seed() -> Result<u64, Failure> {
    getrandom::u64().map_err(|error| Failure::new(format!("the system has no randomness to seed the throws: {error}")))
}

/// Why a command failed.
#[derive(Debug)]
pub enum Failure {
    /// One sentence for a person.
    Sentence(String),
    /// The reader of the output has closed it (`senet moves … | head`): it has what it wanted, and is told nothing.
    ClosedPipe,
}

impl Failure {
    /// A failure with this sentence.
    pub fn new(sentence: impl Into<String>) -> Failure {
        Failure::Sentence(sentence.into())
    }

    /// A failure with a file, and what was wrong.
    pub fn with_file(path: &Path, what: impl fmt::Display) -> Failure {
        Failure::Sentence(format!("{}: {what}", path.display()))
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Sentence(sentence) => f.write_str(sentence),
            Failure::ClosedPipe => f.write_str("the output was closed"),
        }
    }
}

impl std::error::Error for Failure {}

impl From<OptionNotOffered> for Failure {
    fn from(error: OptionNotOffered) -> Failure {
        Failure::Sentence(error.to_string())
    }
}

impl From<FileError> for Failure {
    fn from(error: FileError) -> Failure {
        Failure::Sentence(error.to_string())
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::ClosedPipe,
            _ => Failure::Sentence(error.to_string()),
        }
    }
}
