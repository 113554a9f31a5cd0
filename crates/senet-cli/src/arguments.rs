//! What several commands take, and how they fail.

use std::fmt;

use clap::Args;
use senet::{OptionNotOffered, OptionSet, Position, RuleSheet, SheetId, SheetOption};

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

impl Default for SheetArguments {
    fn default() -> SheetArguments {
        SheetArguments { rules: SheetId::Carpignano, options: Vec::new() }
    }
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

/// Reads a position for a command.
pub(crate) fn read_position(sheet: &RuleSheet, text: &str) -> Result<Position, Failure> {
    Position::parse(sheet, text).map_err(|faults| {
        let list: Vec<String> = faults.iter().map(|fault| format!("\n  {fault}")).collect();
        Failure::new(format!("no game by `{sheet}` can hold the position `{text}`:{}", list.concat()))
    })
}

/// Why a command failed: one sentence for a person.
#[derive(Debug)]
pub struct Failure(String);

impl Failure {
    /// A failure with this sentence.
    pub fn new(sentence: impl Into<String>) -> Failure {
        Failure(sentence.into())
    }

    /// A failure with a file, and what was wrong.
    pub fn with_file(path: &std::path::Path, what: impl fmt::Display) -> Failure {
        Failure(format!("{}: {what}", path.display()))
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Failure {}

impl From<OptionNotOffered> for Failure {
    fn from(error: OptionNotOffered) -> Failure {
        Failure(error.to_string())
    }
}

impl From<std::io::Error> for Failure {
    fn from(error: std::io::Error) -> Failure {
        Failure(error.to_string())
    }
}
