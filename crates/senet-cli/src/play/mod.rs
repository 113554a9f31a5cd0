//! `senet play`: a game in the terminal.

use clap::Args;

use crate::{Failure, SheetArguments};

/// Play a game in the terminal
#[derive(Args, Clone, Debug, Default)]
pub struct PlayArguments {
    #[command(flatten)]
    sheet: SheetArguments,
}

/// Plays.
///
/// # Errors
///
/// If a file cannot be read.
pub fn run(_arguments: &PlayArguments) -> Result<(), Failure> {
    Ok(())
}
