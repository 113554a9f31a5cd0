//! `senet probe`: the chance of winning in a position, and after every throw and move.

use std::io::{self, Write};

use clap::Args;
use senet::{Phase, Position};
use senet_ai::WinChance;
use senet_study::review::{Judge, Mark, MoveValue};

use crate::arguments::read_position;
use crate::evaluation::TablesArguments;
use crate::{Failure, SheetArguments};

/// Say what positions are worth: the chance of winning, after every throw, after every move, and what each move loses
///
/// Chances are those of the side to act, with best play of both: `=` exact, with the largest error that they can have,
/// where both sides have few pieces; `~` estimated elsewhere.
#[derive(Args, Clone, Debug)]
pub struct ProbeArguments {
    #[command(flatten)]
    sheet: SheetArguments,

    #[command(flatten)]
    tables: TablesArguments,

    /// Position text, such as '10/10/s8c s - ?'
    #[arg(value_name = "POSITION", required = true)]
    positions: Vec<String>,
}

/// Writes the values of the positions.
///
/// # Errors
///
/// If the sheet does not offer an option, a position is impossible, a table is damaged, or the output cannot be written.
pub fn run(arguments: &ProbeArguments) -> Result<(), Failure> {
    let sheet = arguments.sheet.sheet()?;
    // All positions are parsed before the first is evaluated, which can take long.
    let read = |text: &String| read_position(&sheet, text);
    let positions: Vec<Position> = arguments.positions.iter().map(read).collect::<Result<_, _>>()?;
    let evaluation = arguments.tables.evaluation(sheet)?;
    // Writes into memory: damaged tables are known only at the end, and would leave estimates in what was written before.
    let text = evaluation.with_judge(|judge| {
        let mut text = Vec::new();
        for (index, position) in positions.iter().enumerate() {
            if index > 0 {
                writeln!(text)?;
            }
            probe(&mut text, judge, position)?;
        }
        Ok::<_, io::Error>(text)
    })??;
    Ok(anstream::stdout().lock().write_all(&text)?)
}

fn probe(output: &mut impl Write, judge: &Judge<'_>, position: &Position) -> io::Result<()> {
    writeln!(output, "{position}")?;
    let side = position.side();
    match position.phase() {
        Phase::Over => return writeln!(output, "the game is over; the {side} have won"),
        Phase::Throw => writeln!(output, "the {side}, about to throw: {}", value(judge.value(position)))?,
        _ => writeln!(output, "the {side}, with best play: {}", value(judge.value(position)))?,
    }
    let falls = judge.sheet().casting().falls();
    for throw in judge.throws(position) {
        let chance = format!("{} of {falls}", throw.weight);
        writeln!(output, "  throw {} {chance:>10}  {}", throw.throw, value(throw.value))?;
        moves(output, &judge.moves(&position.throw_unchecked(throw.throw)), "    ")?;
    }
    moves(output, &judge.moves(position), "  ")
}

fn moves(output: &mut impl Write, moves: &[MoveValue], indent: &str) -> io::Result<()> {
    moves.iter().try_for_each(|legal| {
        let loss = legal.loss.amount;
        let loss = if loss > 0.0 {
            let mark = Mark::of(loss).map_or("", Mark::symbol);
            format!("  loss {:.4} % {mark}", 100.0 * loss)
        } else {
            String::new()
        };
        // Aligns the values of moves with those of throws.
        let width = 20 - indent.len();
        let text = format!("{indent}{:<width$}  {}{loss}", legal.played.to_string(), value(legal.value));
        writeln!(output, "{}", text.trim_end())
    })
}

/// Formats a chance in per cent, with its error if it is exact.
fn value(value: WinChance) -> String {
    let chance = value.chance();
    match value.error() {
        // The error is an upper bound, and so it is rounded up.
        Some(error) => format!("={:>8.4} % \u{b1} {:.4}", 100.0 * chance, (1e6 * error).ceil() / 1e4),
        None => format!("~{:>8.4} %", 100.0 * chance),
    }
}
