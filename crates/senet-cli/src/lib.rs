//! The program `senet` as a library, for tests and fuzz targets.

pub mod analyse;
mod arguments;
pub mod benchmark;
pub mod engine;
mod english;
mod evaluation;
mod failure;
pub mod matches;
pub mod moves;
pub mod perft;
pub mod play;
pub mod probe;
mod progress;
pub mod puzzles;
pub mod record;
pub mod serve;
pub mod simulate;
pub mod solve;
mod solving;
pub mod study;
pub mod table;
pub mod train;

use std::ffi::OsString;
use std::process::ExitCode;

use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};
use senet_i18n::{Language, Words};

pub use arguments::SheetArguments;
pub use failure::Failure;

/// Senet, the board game of ancient Egypt, by the rule sheet that you own.
#[derive(Parser, Debug)]
#[command(name = "senet", version, max_term_width = 100, after_help = AFTER_HELP)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,

    /// Language: en, it, es, fr, nl or de [default: that of the environment]
    ///
    /// `senet play` speaks it, and every command says in it what is wrong with a name, a file, a record or a position. Help,
    /// reports and the answers of the engine are English, so that other programs can read them and people compare them.
    #[arg(long, global = true, value_name = "CODE", value_parser = arguments::language)]
    language: Option<Language>,
}

/// The end of the help: the first commands to try, and the exit codes.
const AFTER_HELP: &str = "\
To play in the browser:   senet serve --open
To play in the terminal:  senet play

Exit codes: 0 done, 1 failed, 2 wrong arguments, 130 stopped by Ctrl-C,
141 the output was closed before all was written";

/// The exit code if the reader of the output closed it, as in `senet moves … | head`: 128 + 13, as shells report a program
/// ended by SIGPIPE.
const CLOSED_PIPE: u8 = 141;

#[derive(Subcommand, Debug)]
enum Command {
    Play(play::PlayArguments),
    Moves(moves::MovesArguments),
    Perft(perft::PerftArguments),
    Simulate(simulate::SimulateArguments),
    Study(study::StudyArguments),
    Match(matches::MatchArguments),
    Train(train::TrainArguments),
    Solve(solve::SolveArguments),
    Table(table::TableArguments),
    Probe(probe::ProbeArguments),
    Puzzles(puzzles::PuzzlesArguments),
    Benchmark(benchmark::BenchmarkArguments),
    Record(record::RecordArguments),
    Analyse(analyse::AnalyseArguments),
    Engine(engine::EngineArguments),
    Serve(serve::ServeArguments),
}

/// Runs the program with the arguments of the process.
pub fn main() -> ExitCode {
    let matches = with_negative_numbers(Arguments::command()).try_get_matches();
    let arguments = match matches.and_then(|matches| Arguments::from_arg_matches(&matches)) {
        Ok(arguments) => arguments,
        Err(error) => return refuse(&error),
    };
    let words = Words::new(arguments.language.unwrap_or_else(arguments::language_of_environment));
    let result = match arguments.command {
        None => Arguments::command().print_help().map_err(Failure::from),
        Some(Command::Play(arguments)) => play::run(&arguments, &words),
        Some(Command::Moves(arguments)) => moves::run(&arguments),
        Some(Command::Perft(arguments)) => perft::run(&arguments),
        Some(Command::Simulate(arguments)) => simulate::run(&arguments),
        Some(Command::Study(arguments)) => study::run(&arguments),
        Some(Command::Match(arguments)) => matches::run(&arguments),
        Some(Command::Train(arguments)) => train::run(&arguments),
        Some(Command::Solve(arguments)) => solve::run(&arguments),
        Some(Command::Table(arguments)) => table::run(&arguments),
        Some(Command::Probe(arguments)) => probe::run(&arguments),
        Some(Command::Puzzles(arguments)) => puzzles::run(&arguments),
        Some(Command::Benchmark(arguments)) => benchmark::run(&arguments),
        Some(Command::Record(arguments)) => record::run(&arguments),
        Some(Command::Analyse(arguments)) => analyse::run(&arguments),
        Some(Command::Engine(arguments)) => engine::run(arguments),
        Some(Command::Serve(arguments)) => serve::run(&arguments),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure::ClosedPipe) => ExitCode::from(CLOSED_PIPE),
        Err(failure) => {
            anstream::eprintln!("senet: {}", failure.told(&words));
            ExitCode::FAILURE
        }
    }
}

/// The exit code for wrong arguments.
const WRONG_ARGUMENTS: u8 = 2;

/// Refuses arguments, or shows the help or the version that they ask for.
fn refuse(error: &clap::Error) -> ExitCode {
    let language = language_asked_for(std::env::args_os()).unwrap_or_else(arguments::language_of_environment);
    let Some(what) = failure::wrong_name(&Words::new(language), error) else { error.exit() };
    anstream::eprintln!("senet: {what}");
    ExitCode::from(WRONG_ARGUMENTS)
}

/// Finds a known `--language` among arguments that could not be parsed.
fn language_asked_for(arguments: impl Iterator<Item = OsString>) -> Option<Language> {
    let arguments = arguments.take_while(|argument| argument != "--");
    let arguments: Vec<String> = arguments.map(|argument| argument.to_string_lossy().into_owned()).collect();
    let joined = arguments.iter().filter_map(|argument| argument.strip_prefix("--language="));
    let apart = arguments.windows(2).filter(|pair| pair[0] == "--language").map(|pair| pair[1].as_str());
    joined.chain(apart).find_map(Language::from_code)
}

/// Lets all values begin with a minus sign, so that `--games -1` is reported as a wrong number and not as an unknown option
/// `-1`.
fn with_negative_numbers(command: clap::Command) -> clap::Command {
    let command = command.mut_args(|argument| {
        let takes_values = argument.get_action().takes_values();
        argument.allow_negative_numbers(takes_values)
    });
    command.mut_subcommands(with_negative_numbers)
}
