//! `senet solve`: exact chances of winning in the smaller endgames.

use std::io::Write;
use std::time::Duration;

use clap::Args;
use indicatif::{HumanBytes, HumanCount, ProgressBar, ProgressStyle};
use senet::{Owed, Position, RuleSheet};
use senet_solver::{Bounds, Progress, Solver, Tolerance};

use crate::{Failure, SheetArguments};

/// Compute exact chances of winning: all positions with few pieces, and those that you name
///
/// Every value is a lower and an upper bound that were both computed: the truth is between them.
/// Nothing is kept yet: the layers are solved anew each time.
#[derive(Args, Clone, Debug)]
pub struct SolveArguments {
    #[command(flatten)]
    sheet: SheetArguments,

    /// Up to how many pieces a side
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = clap::value_parser!(u8).range(1..=4))]
    pieces: u8,

    /// How far apart the bounds may be at the end
    #[arg(long, value_name = "CHANCE", default_value = "0.0001", value_parser = tolerance)]
    tolerance: Tolerance,

    /// Positions whose value, and that of every move or throw, is wanted
    #[arg(value_name = "POSITION")]
    positions: Vec<String>,
}

fn tolerance(text: &str) -> Result<Tolerance, String> {
    let chance: f64 = text.parse().map_err(|_| format!("`{text}` is no number"))?;
    Tolerance::new(chance).ok_or_else(|| "a tolerance is between 0.00000001 and 1".to_owned())
}

/// Solves, with a bar that shows the largest gap, and prints a line for each layer.
///
/// # Errors
///
/// If the sheet has no such option, a position is none or has too many pieces, or nothing can be written.
pub fn run(arguments: &SolveArguments) -> Result<(), Failure> {
    let sheet = arguments.sheet.sheet()?;
    let read = |text: &String| read_position(&sheet, text, arguments.pieces);
    let positions: Vec<Position> = arguments.positions.iter().map(read).collect::<Result<_, _>>()?;
    let mut output = anstream::stdout().lock();
    let memory = Solver::memory(&sheet, arguments.pieces);
    writeln!(output, "{sheet}, up to {0} against {0}: {1} of memory", arguments.pieces, HumanBytes(memory))?;
    writeln!(output, "layer  {:>11}  sweeps  {:>9}  {:>9}  updates/s", "numbers", "time", "error")?;
    let bar = ProgressBar::no_length().with_style(style());
    let mut solver = Solver::new(sheet);
    let mut written = Ok(());
    solver.solve_up_to(arguments.pieces, arguments.tolerance, &mut |progress| {
        bar.set_message(message(&progress));
        bar.tick();
        if progress.is_solved && written.is_ok() {
            written = bar.suspend(|| writeln!(output, "{}", line(&progress)));
        }
    });
    bar.finish_and_clear();
    written?;
    for position in &positions {
        writeln!(output, "\n{position}")?;
        for (what, bounds) in values(&sheet, &solver, position)? {
            writeln!(output, "  {what:<12} {:.6} to {:.6}", bounds.lower(), bounds.upper())?;
        }
    }
    Ok(())
}

/// A position that will be solved.
fn read_position(sheet: &RuleSheet, text: &str, pieces: u8) -> Result<Position, Failure> {
    let position = Position::parse(sheet, text).map_err(|faults| Failure::new(format!("{text}: {faults}")))?;
    let most = position.own().len().max(position.enemy().len());
    if most > usize::from(pieces) {
        return Err(Failure::new(format!("{text}: a side has {most} pieces; that needs --pieces {most}")));
    }
    if position.owed() != Owed::Nothing {
        return Err(Failure::new(format!("{text}: a first move is owed; such positions are not solved")));
    }
    Ok(position)
}

fn style() -> ProgressStyle {
    ProgressStyle::with_template("{spinner} {msg}").unwrap_or_else(|_| ProgressStyle::default_spinner())
}

fn per_second(updates: u64, time: Duration) -> u64 {
    let per_second = u128::from(updates) * 1_000_000 / time.as_micros().max(1);
    u64::try_from(per_second).unwrap_or(u64::MAX)
}

fn message(progress: &Progress) -> String {
    let (own, enemy) = progress.pieces;
    format!(
        "{own} against {enemy}: sweep {}, largest gap {:.6}, {} updates a second",
        progress.sweeps,
        progress.gap,
        HumanCount(per_second(progress.updates, progress.time))
    )
}

fn line(progress: &Progress) -> String {
    let (own, enemy) = progress.pieces;
    format!(
        "{own}, {enemy}   {:>11}  {:>6}  {:>7.2} s  {:.7}  {}",
        HumanCount(progress.positions as u64).to_string(),
        progress.sweeps,
        progress.time.as_secs_f64(),
        progress.gap,
        HumanCount(per_second(progress.updates, progress.time))
    )
}

/// The value of a position, and of all that can follow at once, as the side to act sees it.
fn values(sheet: &RuleSheet, solver: &Solver, position: &Position) -> Result<Vec<(String, Bounds)>, Failure> {
    let value = |position: &Position| {
        let none = || Failure::new(format!("{position} is not among the solved positions"));
        solver.layers().value(position).ok_or_else(none)
    };
    let mut lines = vec![("value".to_owned(), value(position)?)];
    if position.awaits_throw() {
        for (throw, _) in sheet.casting.weights() {
            lines.push((format!("throw {throw}"), value(&position.throw_unchecked(*throw))?));
        }
    } else {
        for legal in position.legal_moves(sheet).iter() {
            let after = position.play_unchecked(sheet, legal);
            let bounds = value(&after)?;
            let same = after.side() == position.side();
            lines.push((legal.to_string(), if same { bounds } else { bounds.of_the_other_side() }));
        }
    }
    Ok(lines)
}
