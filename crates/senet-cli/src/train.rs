//! `senet train`: learns the evaluation of a sheet from exact values, or by self-play.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use senet::SheetId;
use senet_ai::{ExactValues, Network, up_to_pieces, with_exact_values};
use senet_study::{SelfPlay, TableTraining, TrainingProgress};

use crate::arguments::{from_zero, progress_bar, write_whole};
use crate::evaluation::TablesArguments;
use crate::{Failure, SheetArguments};

/// Learn the evaluation of a sheet from exact values, or by playing against itself
///
/// With tables of five pieces a side, a network with two hidden layers learns the exact values of decisions from games. With
/// fewer, a smaller one learns by playing against itself, and from the exact values that there are.
///
/// The same settings and tables give the same file, bit for bit. Those in crates/senet-ai/weights were made with the default
/// values; docs/learning.md says with which tables.
#[derive(Args, Clone, Debug)]
pub struct TrainArguments {
    /// Rule sheet: carpignano, spanish, uninerd, french or dutch. Its options share its evaluation
    #[arg(long, value_name = "SHEET", default_value = "carpignano")]
    rules: SheetId,

    /// Learn to play for match points in place of games; the sheet is carpignano, spanish or dutch
    #[arg(long)]
    points: bool,

    /// How many games to play against itself; 60,000 if this is left out
    #[arg(long, value_name = "N", value_parser = from_zero)]
    games: Option<u64>,

    /// How many decisions to draw from games with exact values; 24,000,000 if this is left out. A million takes 57 MB of memory
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=400_000_000), conflicts_with = "games")]
    decisions: Option<u32>,

    /// How often to learn each decision; 15 times if this is left out
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1_000), conflicts_with = "games")]
    passes: Option<u32>,

    /// Seed of the first weights, and of all throws and choices
    #[arg(long, value_name = "SEED", default_value_t = 1, value_parser = from_zero)]
    seed: u64,

    /// Learn exact values where each side has at most N pieces; 0 for none, 5 to learn from exact values alone
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = clap::value_parser!(u8).range(..=5))]
    pieces: u8,

    #[command(flatten)]
    tables: TablesArguments,

    /// Where the network is written
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

/// Pieces of a side at the beginning of a game.
const ALL_PIECES: u8 = 5;

/// Trains the network, with a progress bar.
///
/// # Errors
///
/// If a table is missing or damaged, the file cannot be written, or an option is one of the other kind of training.
pub fn run(arguments: &TrainArguments) -> Result<(), Failure> {
    let TrainArguments { games, decisions, passes, seed, pieces, out, .. } = arguments;
    let from_tables = *pieces == ALL_PIECES;
    match (from_tables, games, decisions.or(*passes)) {
        (true, Some(_), _) => return Err(Failure::new("--games is for training with --pieces 0 to 4")),
        (false, _, Some(_)) => return Err(Failure::new("--decisions and --passes are for training with --pieces 5")),
        _ => {}
    }
    let sheet = SheetArguments { rules: arguments.rules, options: Vec::new() };
    let of = sheet.subject(arguments.points)?;
    let tables = arguments.tables.up_to(of, *pieces)?;
    let (network, learnt) = if from_tables {
        let (decisions, passes) = (decisions.unwrap_or(24_000_000), passes.unwrap_or(15));
        let training = TableTraining { of, decisions, passes, seed: *seed };
        (with_exact_values(&tables, |exact| from_exact_values(&training, exact))??, format!("{decisions} decisions"))
    } else {
        let training = SelfPlay { of, games: games.unwrap_or(60_000), seed: *seed };
        let bar = progress_bar(training.games, "games");
        let learn = |exact: &dyn ExactValues| training.run(Some(&up_to_pieces(exact, *pieces)), || bar.inc(1));
        let network = with_exact_values(&tables, learn)?;
        bar.finish_and_clear();
        (network, format!("{} games", training.games))
    };
    write_whole(out, &network.to_bytes())?;
    writeln!(anstream::stdout().lock(), "{}: {learnt} learnt, in {}", of.sheet(), out.display())?;
    Ok(())
}

/// Trains on tables, with a progress bar for each of the two stages.
fn from_exact_values(training: &TableTraining, exact: &dyn ExactValues) -> Result<Network, Failure> {
    let playing = progress_bar(training.decisions.into(), "decisions drawn");
    let mut learning = None;
    let network = training.run(exact, |progress| match progress {
        TrainingProgress::Drawn(drawn) => playing.set_position(drawn),
        TrainingProgress::Learnt(learnt) => {
            let bar = learning.get_or_insert_with(|| {
                playing.finish_and_clear();
                progress_bar(u64::from(training.decisions) * u64::from(training.passes), "decisions learnt")
            });
            bar.set_position(learnt);
        }
    });
    playing.finish_and_clear();
    if let Some(bar) = learning {
        bar.finish_and_clear();
    }
    network.map_err(|unknown| Failure::new(unknown.to_string()))
}
