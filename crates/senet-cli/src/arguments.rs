//! Arguments that several commands share.

use std::ops::ControlFlow;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::{fmt, io};

use clap::Args;
use indicatif::ProgressBar;
use senet::{OptionNotOffered, OptionSet, Position, RuleSheet, SheetId, SheetOption};
use senet_i18n::Language;
use senet_tables::Subject;
use serde::Serialize;

use crate::Failure;

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
    /// Returns the sheet with its options.
    ///
    /// # Errors
    ///
    /// If the sheet does not offer one of the options.
    pub fn sheet(&self) -> Result<RuleSheet, OptionNotOffered> {
        RuleSheet::new(self.rules, self.options.iter().copied().collect::<OptionSet>())
    }

    /// Returns what values are of: the games of the sheet, or its match points.
    ///
    /// # Errors
    ///
    /// If the sheet does not offer one of the options, or has no match points.
    pub(crate) fn subject(&self, points: bool) -> Result<Subject, Failure> {
        let sheet = self.sheet()?;
        if !points {
            return Ok(sheet.into());
        }
        Subject::of_points(sheet).ok_or_else(|| {
            Failure::new(format!(
                "the sheet `{}` has no match points: every won game counts one, so that who plays for points plays for \
                 games; leave --points out",
                sheet.id().name()
            ))
        })
    }
}

/// The arguments of commands that play many games between computer players.
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
    /// Returns the given seed, or a new one.
    pub(crate) fn seed(&self) -> Result<u64, Failure> {
        Ok(self.seed.map_or_else(random_seed, Ok)?)
    }
}

/// Parses the code of a language.
pub(crate) fn language(code: &str) -> Result<Language, UnknownLanguage> {
    Language::from_code(code).ok_or_else(|| UnknownLanguage(code.to_owned()))
}

/// The error of an unknown code of a language.
#[derive(Clone, Debug)]
pub(crate) struct UnknownLanguage(String);

impl UnknownLanguage {
    pub(crate) fn name(&self) -> &str {
        &self.0
    }

    /// The known codes, separated by commas.
    pub(crate) fn known() -> String {
        Language::ALL.map(Language::code).join(", ")
    }
}

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there are words in {}", UnknownLanguage::known())
    }
}

impl std::error::Error for UnknownLanguage {}

/// Returns the language of the environment.
pub(crate) fn language_of_environment() -> Language {
    let tags: Vec<String> = sys_locale::get_locales().collect();
    Language::best_of(tags.iter().map(String::as_str))
}

/// Parses a whole number from 0 on.
pub(crate) fn from_zero(text: &str) -> Result<u64, String> {
    text.parse().map_err(|_| format!("a whole number from 0 to {} is wanted", u64::MAX))
}

/// Parses a whole number from 1 on.
pub(crate) fn from_one(text: &str) -> Result<u64, String> {
    let number = text.parse().ok().filter(|number| *number > 0);
    number.ok_or_else(|| format!("a whole number from 1 to {} is wanted", u64::MAX))
}

/// Writes a file atomically.
pub(crate) fn write_whole(file: &Path, bytes: &[u8]) -> Result<(), Failure> {
    senet_files::replace(file, |output| output.write_all(bytes)).map_err(Failure::of_file(file))
}

/// Writes a result as JSON.
pub(crate) fn write_json(output: &mut dyn io::Write, result: &impl Serialize) -> Result<(), Failure> {
    let json = serde_json::to_string_pretty(result).map_err(|error| Failure::new(error.to_string()))?;
    Ok(writeln!(output, "{json}")?)
}

/// The options of a sheet as arguments of a command, each with a space before it.
pub(crate) fn option_arguments(sheet: &RuleSheet) -> String {
    option_names(sheet).into_iter().flat_map(|option| [" --option ", option]).collect()
}

/// Returns the names of a sheet's options.
pub(crate) fn option_names(sheet: &RuleSheet) -> Vec<&'static str> {
    sheet.options().iter().map(SheetOption::name).collect()
}

/// Parses a position. The error lists all faults of the text.
pub(crate) fn read_position(sheet: &RuleSheet, text: &str) -> Result<Position, Failure> {
    Position::parse(sheet, text).map_err(|faults| Failure::Position(text.to_owned(), faults))
}

/// Returns what a simulation calls with the number of games that it has finished: the bar shows them, and Ctrl-C stops it.
pub(crate) fn until_interrupt(bar: &ProgressBar) -> Result<impl Fn(u64) -> ControlFlow<()> + Sync, Failure> {
    let unless_interrupted = stop_on_interrupt()?;
    Ok(move |more| {
        bar.inc(more);
        unless_interrupted()
    })
}

/// Writes to standard error that a simulation was stopped, unless all of its games were played.
pub(crate) fn say_if_stopped(done: u64, wanted: u64) {
    if done < wanted {
        anstream::eprintln!("senet: stopped after {done} of {wanted} games, which the result counts");
    }
}

/// Returns a seed from the system's random number generator.
pub(crate) fn random_seed() -> Result<u64, NoRandomness> {
    getrandom::u64().map_err(NoRandomness)
}

/// The error of a system without a random number generator.
#[derive(Debug)]
pub(crate) struct NoRandomness(getrandom::Error);

impl fmt::Display for NoRandomness {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the system has no randomness to seed the throws: {}", self.0)
    }
}

/// Returns what long work calls to learn whether it goes on: until the first Ctrl-C. The second Ctrl-C ends the program at once.
pub(crate) fn stop_on_interrupt() -> Result<fn() -> ControlFlow<()>, Failure> {
    static STOP: AtomicBool = AtomicBool::new(false);
    ctrlc::set_handler(|| {
        if STOP.swap(true, Ordering::Relaxed) {
            std::process::exit(130);
        }
    })
    .map_err(|error| Failure::new(format!("Ctrl-C cannot be listened to: {error}")))?;
    Ok(|| if STOP.load(Ordering::Relaxed) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) })
}
