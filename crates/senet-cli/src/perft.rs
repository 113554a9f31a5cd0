//! `senet perft`: counts of leaf nodes, to compare implementations of the rules and their speed.

use std::io::Write;

use clap::Args;
use senet::{Phase, Position, RuleSheet, perft};

use crate::arguments::read_position;
use crate::progress::progress_bar;
use crate::{Failure, SheetArguments};

/// Count the leaf nodes of a position to a depth in plies
///
/// Every legal move is a ply, also pass, keep and the move of a rest. A position that waits for a throw stands for
/// every value that the throw can show, each counted once; the throw is no ply.
#[derive(Args, Clone, Debug)]
pub struct PerftArguments {
    #[command(flatten)]
    sheet: SheetArguments,

    /// Position text, such as 'cscscscscs/10/10 s s10c9 1'
    #[arg(long, value_name = "TEXT")]
    position: String,

    /// How many plies deep
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(0..=100))]
    depth: u32,

    /// Show the count below each first move
    #[arg(long)]
    divide: bool,
}

/// A first move. Its name begins with the throw if a throw is due before it.
struct Branch {
    name: String,
    after: Position,
}

/// Counts leaf nodes, with a progress bar over the first moves.
///
/// # Errors
///
/// If the sheet does not offer an option, the position is impossible, or the output cannot be written.
pub fn run(arguments: &PerftArguments) -> Result<(), Failure> {
    let sheet = arguments.sheet.sheet()?;
    let position = read_position(&sheet, &arguments.position)?;
    let mut output = anstream::stdout().lock();
    if arguments.depth == 0 {
        writeln!(output, "1")?;
        return Ok(());
    }
    let branches = branches(&sheet, &position);
    let bar = progress_bar(branches.len() as u64, "moves");
    let mut total = 0;
    for Branch { name, after } in branches {
        let nodes = perft(&sheet, &after, arguments.depth - 1);
        total += nodes;
        bar.inc(1);
        if arguments.divide {
            bar.suspend(|| writeln!(output, "{name:<12} {nodes}"))?;
        }
    }
    bar.finish_and_clear();
    writeln!(output, "{total}")?;
    Ok(())
}

fn branches(sheet: &RuleSheet, position: &Position) -> Vec<Branch> {
    let moves = |position: Position, prefix: String| {
        let branch = |legal: senet::Move| Branch {
            name: format!("{prefix}{legal}"),
            after: position.play_unchecked(sheet, legal),
        };
        position.legal_moves(sheet).iter().map(branch).collect::<Vec<_>>()
    };
    if position.phase() == Phase::Throw {
        let throws = sheet.casting().weights().iter().map(|(throw, _)| *throw);
        throws.flat_map(|throw| moves(position.throw_unchecked(throw), format!("{throw}: "))).collect()
    } else {
        moves(*position, String::new())
    }
}
