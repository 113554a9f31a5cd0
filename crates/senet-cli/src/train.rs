//! `senet train`: learns the evaluation of a sheet by self-play and from exact values.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use senet::SheetId;
use senet_ai::{ExactValues, up_to_pieces, with_exact_values};
use senet_study::Learning;

use crate::arguments::{from_zero, progress_bar, write_whole};
use crate::evaluation::TablesArguments;
use crate::{Failure, SheetArguments};

/// Learn the evaluation of a sheet by playing against itself, and from exact values
///
/// The same sheet, games, seed and pieces give the same file, bit for bit. Those in crates/senet-ai/weights
/// were made with the default values and tables of four pieces a side, or of three for match points; docs/players.md says
/// more.
#[derive(Args, Clone, Debug)]
pub struct TrainArguments {
    /// Rule sheet: carpignano, spanish, uninerd, french or dutch. Its options share its evaluation
    #[arg(long, value_name = "SHEET", default_value = "carpignano")]
    rules: SheetId,

    /// Learn to play for match points in place of games; the sheet is carpignano, spanish or dutch
    #[arg(long)]
    points: bool,

    /// How many games
    #[arg(long, value_name = "N", default_value_t = 60_000, value_parser = from_zero)]
    games: u64,

    /// Seed of the first weights, and of all throws and choices
    #[arg(long, value_name = "SEED", default_value_t = 1, value_parser = from_zero)]
    seed: u64,

    /// Learn exact values where each side has at most N pieces; 0 for none
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = clap::value_parser!(u8).range(..=5))]
    pieces: u8,

    #[command(flatten)]
    tables: TablesArguments,

    /// Where the network is written
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

/// Trains the network, with a progress bar.
///
/// # Errors
///
/// If a table is missing or damaged, or the file cannot be written.
pub fn run(arguments: &TrainArguments) -> Result<(), Failure> {
    let sheet = SheetArguments { rules: arguments.rules, options: Vec::new() };
    let of = sheet.subject(arguments.points)?;
    let learning = Learning { of, games: arguments.games, seed: arguments.seed };
    let tables = arguments.tables.up_to(of, arguments.pieces)?;
    let bar = progress_bar(learning.games, "games");
    let learn = |exact: &dyn ExactValues| learning.run(Some(&up_to_pieces(exact, arguments.pieces)), || bar.inc(1));
    let network = with_exact_values(&tables, learn)?;
    bar.finish_and_clear();
    write_whole(&arguments.out, &network.to_bytes())?;
    writeln!(
        anstream::stdout().lock(),
        "{}: {} games learnt, in {}",
        of.sheet(),
        learning.games,
        arguments.out.display()
    )?;
    Ok(())
}
