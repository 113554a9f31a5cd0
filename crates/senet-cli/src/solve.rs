//! `senet solve`: exact chances of winning in the smaller endgames.

use std::io::{IsTerminal, Write};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use clap::Args;
use indicatif::{HumanBytes, HumanCount, HumanDuration, ProgressBar, ProgressStyle};
use senet::RuleSheet;
use senet_solver::{Needs, Phase, Progress, Solver, Tolerance};
use sysinfo::{Disks, MemoryRefreshKind, RefreshKind, System};

use crate::{Failure, SheetArguments};

/// Compute the exact chance of winning of every position with few pieces
///
/// Each value is certified: it lies between two bounds that are proved, and near to both. Tables go into a folder, and a
/// solve that was interrupted, by Ctrl-C or otherwise, goes on where it stopped when it is started again. `senet probe`
/// looks positions up.
#[derive(Args, Clone, Debug)]
pub struct SolveArguments {
    #[command(flatten)]
    sheet: SheetArguments,

    /// Up to how many pieces a side
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = clap::value_parser!(u8).range(1..=5))]
    pieces: u8,

    /// The folder for the tables; it is made if it is not there. Without one, nothing is kept
    #[arg(long, value_name = "FOLDER")]
    dir: Option<PathBuf>,

    /// How many threads work; all cores if not given. The tables are the same, however many
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,

    /// How far the values of five pieces against five may be from the truth; smaller layers have their share of that
    #[arg(long, value_name = "CHANCE", default_value = "0.0001", value_parser = tolerance)]
    tolerance: Tolerance,

    /// How much memory it may take; all that is free if not given. Layers that need more are solved in their files, about
    /// ten times as slowly
    #[arg(long, value_name = "GIB", value_parser = gibibytes)]
    memory: Option<u64>,

    /// Seconds between checkpoints, from which an interrupted solve goes on
    #[arg(long, value_name = "SECONDS", default_value = "300", value_parser = seconds)]
    checkpoint: Duration,
}

fn tolerance(text: &str) -> Result<Tolerance, String> {
    let chance: f64 = text.parse().map_err(|_| format!("`{text}` is no number"))?;
    let least = Tolerance::LEAST;
    Tolerance::new(chance).ok_or_else(|| {
        format!("a tolerance is between {least}, which is what rounding to 16 bits leaves in the end, and 0.1")
    })
}

fn seconds(text: &str) -> Result<Duration, String> {
    let seconds: f64 = text.parse().map_err(|_| format!("`{text}` is no number"))?;
    Duration::try_from_secs_f64(seconds).map_err(|_| "a time is not negative, nor without end".to_owned())
}

fn gibibytes(text: &str) -> Result<u64, String> {
    let gibibytes: f64 = text.parse().map_err(|_| format!("`{text}` is no number"))?;
    // More than any machine has is as good as no limit; the cast stops at the largest number.
    let bytes = gibibytes * f64::from(1 << 30);
    #[expect(clippy::cast_sign_loss, reason = "it is not negative")]
    if bytes >= 0.0 { Ok(bytes as u64) } else { Err("memory is not negative".to_owned()) }
}

/// Solves, with a bar that shows the largest gap, and prints a line for each layer.
///
/// # Errors
///
/// If the sheet has no such option, memory or disk do not suffice, or a file cannot be read or written.
pub fn run(arguments: &SolveArguments) -> Result<(), Failure> {
    let sheet = arguments.sheet.sheet()?;
    let solver = match &arguments.dir {
        Some(folder) => {
            std::fs::create_dir_all(folder).map_err(|error| Failure::with_file(folder, error))?;
            Solver::in_folder(sheet, folder).map_err(|error| Failure::new(error.to_string()))?
        }
        None => Solver::new(sheet),
    };
    let solver = solver.with_tolerance(arguments.tolerance).with_checkpoints_every(arguments.checkpoint);
    let memory = arguments.memory.unwrap_or_else(free_memory);
    let mut solver = solver.with_memory(memory);
    let needs = solver.needs(arguments.pieces);
    announce(&sheet, arguments, needs)?;
    refuse_what_is_missing(needs, memory, arguments.dir.as_deref())?;
    if needs.memory > 0 {
        let head = format!("layer  {:>13}  sweeps  {:>10}  {:>9}  positions/s", "positions", "time", "error");
        writeln!(anstream::stdout().lock(), "{head}")?;
    }
    let stop = stop_on_interrupt()?;
    let threads = usize::from(arguments.threads.unwrap_or(0));
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
    let pool = pool.map_err(|error| Failure::new(format!("the threads cannot be started: {error}")))?;
    let bar = ProgressBar::no_length().with_style(style());
    let is_whole = pool.install(|| {
        let mut shown = Shown::default();
        solver.solve_up_to(arguments.pieces, &mut |progress| {
            shown.show(&bar, progress);
            if stop.load(Ordering::Relaxed) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        })
    });
    bar.finish_and_clear();
    if !is_whole.map_err(|error| Failure::new(error.to_string()))? {
        return Err(Failure::new(match &arguments.dir {
            Some(folder) => format!(
                "stopped; what was done is kept in {}, and the same command goes on from there",
                folder.display()
            ),
            None => "stopped; nothing was kept, since no folder was given (--dir)".to_owned(),
        }));
    }
    Ok(())
}

fn announce(sheet: &RuleSheet, arguments: &SolveArguments, needs: Needs) -> Result<(), Failure> {
    let mut output = anstream::stdout().lock();
    write!(output, "{sheet}, up to {0} against {0}: ", arguments.pieces)?;
    match &arguments.dir {
        _ if needs.memory == 0 => {
            writeln!(output, "all is solved already")?;
            return Ok(());
        }
        Some(_) => writeln!(output, "{} of memory, {} of disk", HumanBytes(needs.memory), HumanBytes(needs.disk))?,
        None => writeln!(output, "{} of memory; nothing is kept without --dir", HumanBytes(needs.memory))?,
    }
    if let Some((own, enemy)) = needs.in_file {
        writeln!(output, "from {own} against {enemy} on, in files and about ten times as slowly, for want of memory")?;
    }
    Ok(())
}

/// Compares what is needed with what the machine has.
fn refuse_what_is_missing(needs: Needs, memory: u64, folder: Option<&Path>) -> Result<(), Failure> {
    if needs.memory > memory {
        let remedy =
            if folder.is_none() { "with --dir, or fewer --pieces, it takes less" } else { "fewer --pieces take less" };
        return Err(Failure::new(format!(
            "this takes {} of memory, and there are {}; {remedy}",
            HumanBytes(needs.memory),
            HumanBytes(memory)
        )));
    }
    let Some(folder) = folder else { return Ok(()) };
    let whole = std::fs::canonicalize(folder).map_err(|error| Failure::with_file(folder, error))?;
    let disks = Disks::new_with_refreshed_list();
    let disk = disks
        .iter()
        .filter(|disk| whole.starts_with(disk.mount_point()))
        .max_by_key(|disk| disk.mount_point().components().count());
    match disk {
        Some(disk) if disk.available_space() < needs.disk => Err(Failure::with_file(
            folder,
            format!(
                "this takes {} of disk, and {} are free; fewer --pieces take less",
                HumanBytes(needs.disk),
                HumanBytes(disk.available_space())
            ),
        )),
        _ => Ok(()),
    }
}

/// How many bytes of memory are free; on systems that do not say, as many as there can be.
fn free_memory() -> u64 {
    let memory = RefreshKind::nothing().with_memory(MemoryRefreshKind::nothing().with_ram());
    match System::new_with_specifics(memory).available_memory() {
        0 => u64::MAX,
        available => available,
    }
}

/// A flag that the first Ctrl-C raises; the second ends the program at once.
fn stop_on_interrupt() -> Result<&'static AtomicBool, Failure> {
    static STOP: AtomicBool = AtomicBool::new(false);
    ctrlc::set_handler(|| {
        if STOP.swap(true, Ordering::Relaxed) {
            std::process::exit(130);
        }
    })
    .map_err(|error| Failure::new(format!("Ctrl-C cannot be listened to: {error}")))?;
    Ok(&STOP)
}

fn style() -> ProgressStyle {
    ProgressStyle::with_template("{spinner} {msg}").unwrap_or_else(|_| ProgressStyle::default_spinner())
}

/// What the bar shows, and what it is computed from.
#[derive(Default)]
struct Shown {
    last: Option<Instant>,
    /// The layer and what is done with it, and the gap and the time at the end of each sweep since.
    work: Option<((u8, u8), Phase)>,
    sweeps: Vec<(f64, Duration)>,
}

impl Shown {
    fn show(&mut self, bar: &ProgressBar, progress: &Progress) {
        let work = (progress.pieces, progress.phase);
        if self.work != Some(work) {
            *self = Shown { work: Some(work), last: self.last, sweeps: Vec::new() };
        }
        // Guesses that have just begun have not changed.
        if progress.prepared >= 1.0 && progress.of_sweep == 0.0 && progress.gap > 0.0 {
            self.sweeps.push((progress.gap, progress.time));
        }
        if let Some(error) = progress.error {
            let line = line(progress, error);
            // Whoever reads the lines no longer keeps nobody from solving.
            let _ = bar.suspend(|| writeln!(anstream::stdout().lock(), "{line}"));
            return;
        }
        // A line a minute tells a log file enough.
        let is_terminal = std::io::stderr().is_terminal();
        let every = if is_terminal { Duration::from_millis(200) } else { Duration::from_mins(1) };
        if self.last.get_or_insert_with(Instant::now).elapsed() < every {
            return;
        }
        self.last = Some(Instant::now());
        if is_terminal {
            bar.set_message(self.message(progress));
            bar.tick();
        } else {
            let _ = writeln!(anstream::stderr().lock(), "{}", self.message(progress));
        }
    }

    fn message(&self, progress: &Progress) -> String {
        let (own, enemy) = progress.pieces;
        if progress.prepared == 0.0 {
            return format!("{own}, {enemy}: looking through {} positions", HumanCount(progress.positions));
        }
        if progress.prepared < 1.0 {
            return format!("{own}, {enemy}: finding all moves, {:.0} %", 100.0 * progress.prepared);
        }
        let left =
            self.time_left(progress).map_or(String::new(), |left| format!(", about {} left", HumanDuration(left)));
        let Progress { gap, target, .. } = progress;
        let what = match progress.phase {
            Phase::Leaving => "looking for games without end".to_owned(),
            // Nothing has changed yet.
            Phase::Guessing if *gap == 0.0 => "guessing".to_owned(),
            Phase::Guessing => format!("guessing, largest change {gap:.8} of {target:.8}"),
            Phase::Proving => "proving the guess".to_owned(),
            Phase::Narrowing => format!("largest gap {gap:.6} of {target:.6}"),
            Phase::Writing => {
                return format!("{own}, {enemy}: writing the tables, {:.0} %", 100.0 * progress.of_sweep);
            }
        };
        format!(
            "{own}, {enemy}: sweep {}, {:.0} %, {what}, {} positions/s{left}",
            progress.sweeps + 1,
            100.0 * progress.of_sweep,
            HumanCount(per_second(progress)),
        )
    }

    /// Gaps shrink by about the same factor from sweep to sweep, so the last ones tell how many are to come, and how long
    /// one takes: some are over all positions, and others over few. Guesses leap, and what that stirs up settles again: all of
    /// their changes are to be looked at, and the least tells how far they have come.
    fn time_left(&self, progress: &Progress) -> Option<Duration> {
        const FEW: usize = 20;
        let recent = match progress.phase {
            Phase::Guessing if self.sweeps.len() >= FEW => &self.sweeps[..],
            Phase::Narrowing => &self.sweeps[self.sweeps.len().saturating_sub(FEW)..],
            Phase::Leaving | Phase::Guessing | Phase::Proving | Phase::Writing => return None,
        };
        let ((first, begin), (_, end)) = (recent.first()?, recent.last()?);
        let sweeps = (recent.len() - 1) as f64;
        let least = recent.iter().fold(*first, |least, (gap, _)| least.min(*gap));
        let factor = (least / first).powf(1.0 / sweeps);
        if sweeps < 1.0 || !(0.0..1.0).contains(&factor) {
            return None;
        }
        let to_come = (progress.target / least).ln() / factor.ln() - progress.of_sweep;
        let one = end.saturating_sub(*begin).as_secs_f64() / sweeps;
        Duration::try_from_secs_f64(to_come.max(0.0) * one).ok()
    }
}

/// Positions that a second of the sweeps computes.
fn per_second(progress: &Progress) -> u64 {
    let time = progress.time.saturating_sub(progress.preparation);
    let per_second = u128::from(progress.updates_now) * 1_000_000 / time.as_micros().max(1);
    u64::try_from(per_second).unwrap_or(u64::MAX)
}

fn line(progress: &Progress, error: f64) -> String {
    let (own, enemy) = progress.pieces;
    format!(
        "{own}, {enemy}   {:>13}  {:>6}  {:>8.2} s  {error:.7}  {}",
        HumanCount(progress.positions).to_string(),
        progress.sweeps,
        progress.time.as_secs_f64(),
        HumanCount(per_second(progress))
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Sweeps that guess, of one second each, with these changes, and a millionth for a goal.
    fn left(changes: &[f64]) -> Option<f64> {
        let progress = Progress {
            pieces: (4, 4),
            positions: 1,
            prepared: 1.0,
            sweeps: 0,
            of_sweep: 0.0,
            updates: 0,
            updates_now: 0,
            phase: Phase::Guessing,
            gap: 0.0,
            target: 1e-6,
            time: Duration::ZERO,
            preparation: Duration::ZERO,
            error: None,
        };
        let sweeps = changes.iter().zip(1..).map(|(change, second)| (*change, Duration::from_secs(second))).collect();
        let shown = Shown { sweeps, ..Shown::default() };
        shown.time_left(&progress).map(|left| left.as_secs_f64())
    }

    #[test]
    fn a_leap_does_not_undo_what_was_done() {
        // From 0.1 to 0.001 in 20 steps; the goal is 30 steps further.
        let mut changes: Vec<f64> = (0..=20).map(|step| 10_f64.powf(-1.0 - f64::from(step) / 10.0)).collect();
        assert!((left(&changes).unwrap() - 30.0).abs() < 0.01);
        changes.push(0.5);
        assert!((left(&changes).unwrap() - 31.5).abs() < 0.01, "one more sweep on the same way");
        assert_eq!(left(&[0.1; 30]), None, "nobody knows");
        assert_eq!(left(&changes[..19]), None, "too early to tell");
    }
}
