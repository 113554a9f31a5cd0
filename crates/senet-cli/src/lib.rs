//! The program `senet`, as a library, so that tests and fuzz targets can reach what it does.

mod arguments;
pub mod play;

use std::process::ExitCode;

use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};

pub use arguments::{Failure, SheetArguments};

/// Senet, the board game of ancient Egypt, by the rule sheet that you own.
///
/// Without a command, a game starts: `senet play`.
#[derive(Parser, Debug)]
#[command(name = "senet", version, max_term_width = 100)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand, Debug)]
enum Command {
    Play(play::PlayArguments),
}

/// Runs the program with the arguments of the process.
pub fn main() -> ExitCode {
    let matches = Arguments::command().get_matches();
    let arguments = match Arguments::from_arg_matches(&matches) {
        Ok(arguments) => arguments,
        Err(error) => error.exit(),
    };
    let result = match arguments.command {
        None => play::run(&play::PlayArguments::default()),
        Some(Command::Play(arguments)) => play::run(&arguments),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            anstream::eprintln!("senet: {failure}");
            ExitCode::FAILURE
        }
    }
}
