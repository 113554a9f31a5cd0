//! `senet probe`: the chance of winning in a position, and after every throw and move; or the match points to expect.

use std::io::{self, Write};

use clap::Args;
use senet::{Phase, Position};
use senet_ai::{Evaluator, ExactValues, WinChance, with_exact_values};
use senet_study::review::{Judge, Mark, MoveValue};
use senet_tables::{Payoff, Subject, Tables};

use crate::arguments::{option_arguments, read_position};
use crate::evaluation::TablesArguments;
use crate::{Failure, SheetArguments};

/// Say what positions are worth: the chance of winning, after every throw, after every move, and what each move loses
///
/// Chances are those of the side to act, with best play of both: `=` exact, with the largest error that they can have,
/// where both sides have few pieces; `~` estimated elsewhere.
///
/// With --points, the same of match points, which the winner of a game of `carpignano`, `spanish` or `dutch` gets for the
/// pieces that are left: how many points the side to act wins on average, less those that it loses, if both play for points.
#[derive(Args, Clone, Debug)]
pub struct ProbeArguments {
    #[command(flatten)]
    sheet: SheetArguments,

    #[command(flatten)]
    tables: TablesArguments,

    /// Say how many match points are to be expected, in place of chances of winning. Only exact ones are known: up to two pieces
    /// a side, or as far as `--tables` reaches, with tables by `senet solve --points`
    #[arg(long)]
    points: bool,

    /// Position text, such as '10/10/s8c s - ?'
    #[arg(value_name = "POSITION", required = true)]
    positions: Vec<String>,
}

/// Writes the values of the positions.
///
/// # Errors
///
/// If the sheet does not offer an option, or has no match points, a position is impossible, or its match points are not known, a
/// table is damaged, or the output cannot be written.
pub fn run(arguments: &ProbeArguments) -> Result<(), Failure> {
    let subject = arguments.sheet.subject(arguments.points)?;
    let sheet = *subject.sheet();
    // All positions are parsed before the first is evaluated, which can take long.
    let read = |text: &String| read_position(&sheet, text);
    let positions: Vec<Position> = arguments.positions.iter().map(read).collect::<Result<_, _>>()?;
    // Writes into memory: damaged tables are known only at the end, and would leave estimates in what was written before.
    let text = match subject.payoff() {
        Payoff::Wins => {
            let evaluation = arguments.tables.evaluation(sheet)?;
            evaluation.with_judge(|judge| probe_all(&Probe { judge, unit: Unit::Chance }, &positions))??
        }
        Payoff::Points => {
            let tables = arguments.tables.of_points(subject)?;
            positions.iter().try_for_each(|position| check_known(&tables, position))?;
            with_exact_values(&tables, |exact| {
                let known = Known(exact);
                let judge = Judge::new(subject, &known);
                probe_all(&Probe { judge: &judge, unit: Unit::Points(subject) }, &positions)
            })??
        }
    };
    Ok(anstream::stdout().lock().write_all(&text)?)
}

/// The exact values of positions that tables are known to have.
struct Known<'e>(&'e dyn ExactValues);

impl Evaluator for Known<'_> {
    fn win_chance(&self, position: &Position) -> WinChance {
        // A damaged table is reported by `with_exact_values`.
        self.0.value(position).unwrap_or(WinChance::exact(position.side(), 0.5, 0.5))
    }
}

/// Fails if the match points of a position, or of one after a throw, are in no table.
fn check_known(tables: &Tables, position: &Position) -> Result<(), Failure> {
    let is_known = match position.phase() {
        Phase::Throw => tables.value(position)?.is_some() && tables.updated(position)?.is_some(),
        _ => tables.value(position)?.is_some(),
    };
    if is_known {
        return Ok(());
    }
    let most = position.own().len().max(position.enemy().len());
    let sheet = tables.sheet();
    let options = option_arguments(sheet);
    Err(Failure::new(format!(
        "the match points of `{position}` are in no table: `senet solve --points --rules {}{options} --pieces {most} --dir \
         FOLDER` makes those of up to {most} pieces a side, and `--tables FOLDER` says where they are",
        sheet.id().name()
    )))
}

/// The unit in which values are written.
#[derive(Clone, Copy)]
enum Unit {
    /// Chances of winning, in per cent.
    Chance,
    /// Match points.
    Points(Subject),
}

/// A judge, and how its values are written.
struct Probe<'j> {
    judge: &'j Judge<'j>,
    unit: Unit,
}

fn probe_all(of: &Probe<'_>, positions: &[Position]) -> io::Result<Vec<u8>> {
    let mut text = Vec::new();
    for (index, position) in positions.iter().enumerate() {
        if index > 0 {
            writeln!(text)?;
        }
        probe(&mut text, of, position)?;
    }
    Ok(text)
}

fn probe(output: &mut impl Write, of: &Probe<'_>, position: &Position) -> io::Result<()> {
    let Probe { judge, unit } = *of;
    let value = |value| unit.value(value);
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
        moves(output, unit, &judge.moves(&position.throw_unchecked(throw.throw)), "    ")?;
    }
    moves(output, unit, &judge.moves(position), "  ")
}

fn moves(output: &mut impl Write, unit: Unit, moves: &[MoveValue], indent: &str) -> io::Result<()> {
    moves.iter().try_for_each(|legal| {
        let loss = legal.loss.amount;
        let loss = if loss > 0.0 { format!("  loss {}", unit.loss(loss)) } else { String::new() };
        // Aligns the values of moves with those of throws.
        let width = 20 - indent.len();
        let text = format!("{indent}{:<width$}  {}{loss}", legal.played.to_string(), unit.value(legal.value));
        writeln!(output, "{}", text.trim_end())
    })
}

impl Unit {
    /// Formats a value with its error, if it is exact.
    fn value(self, value: WinChance) -> String {
        // The error is an upper bound, and so it is rounded up.
        let rounded_up = |error: f64| (1e4 * error).ceil() / 1e4;
        match (self, value.error()) {
            (Unit::Chance, Some(error)) => {
                format!("={:>8.4} % \u{b1} {:.4}", 100.0 * value.chance(), rounded_up(100.0 * error))
            }
            (Unit::Chance, None) => format!("~{:>8.4} %", 100.0 * value.chance()),
            (Unit::Points(of), error) => {
                let error = rounded_up(of.points_of_error(error.unwrap_or(1.0)));
                format!("={:>+8.4} points \u{b1} {error:.4}", of.points(value.chance()))
            }
        }
    }

    /// Formats what a move loses.
    fn loss(self, loss: f64) -> String {
        match self {
            Unit::Chance => format!("{:.4} % {}", 100.0 * loss, Mark::of(loss).map_or("", Mark::symbol)),
            // A loss is a difference of two values.
            Unit::Points(of) => format!("{:.4} points", of.points_of_error(loss)),
        }
    }
}
