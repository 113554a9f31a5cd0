//! `senet moves`: the legal moves of a position.

use std::io::Write;

use clap::Args;
use senet::{Phase, Position, RuleSheet};

use crate::arguments::read_position;
use crate::{Failure, SheetArguments};

/// List each legal move of a position with the position it leads to
///
/// For a position that waits for a throw, the moves of every throw are listed.
#[derive(Args, Clone, Debug)]
pub struct MovesArguments {
    #[command(flatten)]
    sheet: SheetArguments,

    /// Position text, such as 'cscscscscs/10/10 s s10c9 1'
    #[arg(long, value_name = "TEXT")]
    position: String,
}

/// Lists the moves on standard output.
///
/// # Errors
///
/// If the sheet does not offer an option, the position is impossible, or the output cannot be written.
pub fn run(arguments: &MovesArguments) -> Result<(), Failure> {
    let sheet = arguments.sheet.sheet()?;
    let position = read_position(&sheet, &arguments.position)?;
    let mut output = anstream::stdout().lock();
    match position.phase() {
        Phase::Throw => {
            for (throw, _) in sheet.casting().weights() {
                writeln!(output, "throw {throw}")?;
                list(&mut output, &sheet, &position.throw_unchecked(*throw), "  ")?;
            }
        }
        Phase::Over => writeln!(output, "the game is over; the {} have won", position.side())?,
        Phase::TurnStart | Phase::Play(_) | Phase::Rest { .. } => list(&mut output, &sheet, &position, "")?,
    }
    Ok(())
}

fn list(output: &mut impl Write, sheet: &RuleSheet, position: &Position, indent: &str) -> std::io::Result<()> {
    position.legal_moves(sheet).iter().try_for_each(|legal| {
        let after = position.play_unchecked(sheet, legal);
        writeln!(output, "{indent}{:<9} {after}", legal.to_string())
    })
}
