//! The program `senet`, as a library, so that tests and fuzz targets can reach what it does.

pub mod analyse;
mod arguments;
pub mod engine;
pub mod evaluation;
pub mod matches;
pub mod moves;
pub mod perft;
pub mod play;
pub mod probe;
pub mod record;
pub mod serve;
pub mod simulate;
pub mod solve;
pub mod table;
pub mod train;

use std::process::ExitCode;

use clap::{CommandFactory, Parser, Subcommand};

pub use arguments::{Failure, SheetArguments};

/// Senet, the board game of ancient Egypt, by the rule sheet that you own.
#[derive(Parser, Debug)]
#[command(name = "senet", version, max_term_width = 100, after_help = BEGINNING)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
}

/// Where to begin, said below the list of commands.
const BEGINNING: &str = "\
To play in the browser:   senet serve --open
To play in the terminal:  senet play";

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
    let arguments = Arguments::parse();
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
        Ok(()) | Err(Failure::NobodyListens) => ExitCode::SUCCESS,
        Err(Failure::Sentence(sentence)) => {
            anstream::eprintln!("senet: {sentence}");
            ExitCode::FAILURE
        }
    }
}
