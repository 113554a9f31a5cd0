//! `senet train`: learns the evaluation of a sheet from exact values and games.

use std::io::Write;
use std::path::{Path, PathBuf};

use clap::Args;
use senet::SheetId;
use senet_ai::{ExactValues, Network, up_to_pieces, with_exact_values};
use senet_files::read_up_to;
use senet_study::Training;

use crate::arguments::{from_zero, stop_on_interrupt, write_whole};
use crate::evaluation::TablesArguments;
use crate::progress::progress_bar;
use crate::{Failure, SheetArguments};

/// Learn the evaluation of a sheet from exact values and games
///
/// The network learns the values after the moves of decisions from games: exact ones, as far as tables reach, and those of a search
/// of one throw elsewhere. It has two hidden layers, and a file of 846 kB.
///
/// The same settings and tables give the same file, bit for bit. docs/learning.md says how those in crates/senet-ai/weights were
/// made.
#[derive(Args, Clone, Debug)]
pub struct TrainArguments {
    /// Rule sheet: carpignano, spanish, uninerd, french or dutch. Its options share its evaluation
    #[arg(long, value_name = "SHEET", default_value = "carpignano")]
    rules: SheetId,

    /// Learn to play for match points in place of games; the sheet is carpignano, spanish or dutch
    #[arg(long)]
    points: bool,

    /// How many decisions, and some forced moves, to draw from games; 16,000,000 if this is left out, 4,000,000 with
    /// --points, 24,000,000 with --pieces 5. A million in one round takes 57 MB of memory
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=400_000_000))]
    decisions: Option<u32>,

    /// How often to learn each decision; 4 times if this is left out, 15 times with --pieces 5
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1_000))]
    passes: Option<u32>,

    /// In how many rounds decisions are drawn and learnt; in each, the network so far judges what no table knows. 160 if
    /// this is left out, 1 with --pieces 5
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=10_000))]
    rounds: Option<u32>,

    /// File of a network of the same sheet, which judges what no table knows in place of the network so far. Where a
    /// side can wait as long as it likes, a network that judges itself learns to wait for ever; games of the teacher must end
    #[arg(long, value_name = "FILE")]
    teacher: Option<PathBuf>,

    /// Seed of the first weights, and of all throws and choices
    #[arg(long, value_name = "SEED", default_value_t = 1, value_parser = from_zero)]
    seed: u64,

    /// Learn exact values where each side has at most N pieces; 0 for none, 5 for all
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = clap::value_parser!(u8).range(..=5))]
    pieces: u8,

    #[command(flatten)]
    tables: TablesArguments,

    /// The file for the network
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

/// More bytes than any network has.
const LARGEST_NETWORK: u64 = 1 << 24;
/// Pieces of a side at the beginning of a game.
const ALL_PIECES: u8 = 5;

/// Trains the network, with a progress bar.
///
/// # Errors
///
/// If Ctrl-C stops the training, the teacher cannot be read, a table is missing or damaged, or the file cannot be written.
pub fn run(arguments: &TrainArguments) -> Result<(), Failure> {
    let TrainArguments { points, decisions, passes, rounds, teacher, seed, pieces, out, .. } = arguments;
    let sheet = SheetArguments { rules: arguments.rules, options: Vec::new() };
    let of = sheet.subject(*points)?;
    let teacher = teacher.as_deref().map(read_network).transpose()?;
    let tables = arguments.tables.up_to(of, *pieces)?;
    let unless_interrupted = stop_on_interrupt()?;
    let (all, often, parts) = match (*pieces, points) {
        (ALL_PIECES, _) => (24_000_000, 15, 1),
        (_, true) => (4_000_000, 4, 160),
        (_, false) => (16_000_000, 4, 160),
    };
    let decisions = decisions.unwrap_or(all);
    let rounds = rounds.unwrap_or(parts).min(decisions);
    let (passes, seed) = (passes.unwrap_or(often), *seed);
    let training = Training { of, decisions, passes, rounds, seed, teacher: teacher.as_ref() };
    let bar = progress_bar(training.steps(), "decisions drawn and learnt");
    let network = with_exact_values(&tables, |exact: &dyn ExactValues| {
        training.run(&up_to_pieces(exact, *pieces), |steps| {
            bar.set_position(steps);
            unless_interrupted()
        })
    })?;
    let network = network.ok_or_else(|| Failure::new("stopped; no network was written"))?;
    bar.finish_and_clear();
    write_whole(out, &network.to_bytes())?;
    writeln!(anstream::stdout().lock(), "{}: {decisions} decisions learnt, in {}", of.sheet(), out.display())?;
    Ok(())
}

/// Reads a network.
///
/// # Errors
///
/// If the file cannot be read or is no network.
fn read_network(file: &Path) -> Result<Network, Failure> {
    let bytes = read_up_to(file, LARGEST_NETWORK).map_err(Failure::of_file(file))?;
    Network::from_bytes(&bytes).map_err(|error| Failure::new(format!("{}: {error}", file.display())))
}
