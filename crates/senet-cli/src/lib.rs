//! The program `senet`, as a library, so that tests and fuzz targets can reach what it does.

pub mod analyse;
mod arguments;
pub mod engine;
mod english;
mod evaluation;
pub mod matches;
pub mod moves;
pub mod perft;
pub mod play;
pub mod probe;
pub mod record;
pub mod serve;
pub mod simulate;
pub mod solve;
mod solving;
pub mod table;
pub mod train;

use std::process::ExitCode;

use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};

pub use arguments::{Failure, SheetArguments};

/// Senet, the board game of ancient Egypt, by the rule sheet that you own.
#[derive(Parser, Debug)]
#[command(name = "senet", version, max_term_width = 100, after_help = BEGINNING)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
}

/// Where to begin and how the program ends, said below the list of commands.
const BEGINNING: &str = "\
To play in the browser:   senet serve --open
To play in the terminal:  senet play

Exit codes: 0 done, 1 failed, 2 wrong arguments, 130 stopped by Ctrl-C,
141 the output was closed before all was written";

/// The exit code where the reader of the output has closed it, as in `senet moves … | head`: what a shell shows of a program
/// that the signal of a closed pipe has ended (128 + 13).
const CLOSED_PIPE: u8 = 141;

#[derive(Subcommand, Debug)]
enum Command {
    Play(play::PlayArguments),
    Moves(moves::MovesArguments),
    Perft(perft::PerftArguments),
    Simulate(simulate::SimulateArguments),
    Match(matches::MatchArguments),
    Train(train::TrainArguments),
    Solve(solve::SolveArguments),
    Table(table::TableArguments),
    Probe(probe::ProbeArguments),
    Record(record::RecordArguments),
    Analyse(analyse::AnalyseArguments),
    Engine(engine::EngineArguments),
    Serve(serve::ServeArguments),
}

/// Runs the program with the arguments of the process.
pub fn main() -> ExitCode {
    let matches = with_negative_numbers(Arguments::command()).get_matches();
    let arguments = Arguments::from_arg_matches(&matches).unwrap_or_else(|error| error.exit());
    let result = match arguments.command {
        None => Arguments::command().print_help().map_err(Failure::from),
        Some(Command::Play(arguments)) => play::run(&arguments),
        Some(Command::Moves(arguments)) => moves::run(&arguments),
        Some(Command::Perft(arguments)) => perft::run(&arguments),
        Some(Command::Simulate(arguments)) => simulate::run(&arguments),
        Some(Command::Match(arguments)) => matches::run(&arguments),
        Some(Command::Train(arguments)) => train::run(&arguments),
        Some(Command::Solve(arguments)) => solve::run(&arguments),
        Some(Command::Table(arguments)) => table::run(&arguments),
        Some(Command::Probe(arguments)) => probe::run(&arguments),
        Some(Command::Record(arguments)) => record::run(&arguments),
        Some(Command::Analyse(arguments)) => analyse::run(&arguments),
        Some(Command::Engine(arguments)) => engine::run(arguments),
        Some(Command::Serve(arguments)) => serve::run(&arguments),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure::ClosedPipe) => ExitCode::from(CLOSED_PIPE),
        Err(Failure::Sentence(sentence)) => {
            anstream::eprintln!("senet: {sentence}");
            ExitCode::FAILURE
        }
    }
}

/// The command with values that may look like `-1`: then it is told what is wrong with the number, and not that there is no
/// option `-1`.
fn with_negative_numbers(command: clap::Command) -> clap::Command {
    let command = command.mut_args(|argument| {
        let takes_values = argument.get_action().takes_values();
        argument.allow_negative_numbers(takes_values)
    });
    command.mut_subcommands(with_negative_numbers)
}
