//! `senet solve`: computes tables of exact chances of winning.

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::Args;
use indicatif::{HumanBytes, HumanCount};
use senet_solver::{Needs, Progress, Solver, Tolerance};
use senet_tables::{Payoff, Subject};
use sysinfo::{MemoryRefreshKind, RefreshKind, System};

use crate::arguments::stop_on_interrupt;
use crate::solving::{SolvingProgress, per_second, solving_bar};
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

    /// Expected match points in place of chances of winning, for play by matches: how many the side to throw wins on average,
    /// if both sides play for points
    #[arg(long)]
    points: bool,

    /// The folder for the tables; it is made if it is not there. Without one, nothing is kept
    #[arg(long, value_name = "FOLDER")]
    dir: Option<PathBuf>,

    /// How many threads work; all cores if not given. The tables are the same, however many
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,

    /// How far the values of five pieces against five may be from the truth; smaller layers have their share of that
    #[arg(long, value_name = "CHANCE", default_value = "0.0001", value_parser = tolerance)]
    tolerance: Tolerance,

    /// How much memory it may take; all that is free if not given. With less, large layers take longer
    #[arg(long, value_name = "GIB", value_parser = gibibytes)]
    memory: Option<u64>,

    /// Guess and prove large layers on the fastest graphics processor. The program must have been built with `--features gpu`
    #[arg(long)]
    gpu: bool,

    /// Seconds between checkpoints, from which an interrupted solve goes on
    #[arg(long, value_name = "SECONDS", default_value = "300", value_parser = seconds)]
    checkpoint: Duration,
}

fn tolerance(text: &str) -> Result<Tolerance, String> {
    let chance: f64 = text.parse().map_err(|_| format!("`{text}` is not a number"))?;
    let least = Tolerance::LEAST;
    Tolerance::new(chance).ok_or_else(|| {
        format!("a tolerance is between {least}, which is what rounding to 16 bits leaves in the end, and 0.1")
    })
}

fn seconds(text: &str) -> Result<Duration, String> {
    let seconds: f64 = text.parse().map_err(|_| format!("`{text}` is not a number"))?;
    Duration::try_from_secs_f64(seconds).map_err(|_| "a time is from 0 seconds on, and has an end".to_owned())
}

fn gibibytes(text: &str) -> Result<u64, String> {
    let gibibytes: f64 = text.parse().map_err(|_| format!("`{text}` is not a number"))?;
    // The cast saturates: a number beyond `u64` is no limit.
    let bytes = gibibytes * f64::from(1 << 30);
    #[expect(clippy::cast_sign_loss, reason = "it is not negative")]
    if bytes >= 0.0 { Ok(bytes as u64) } else { Err("memory is a number of GiB from 0 on".to_owned()) }
}

/// Solves the layers, with a progress bar, and prints a line for each.
///
/// # Errors
///
/// If the sheet does not offer an option, memory or disk do not suffice, or a file cannot be read or written.
pub fn run(arguments: &SolveArguments) -> Result<(), Failure> {
    let subject = arguments.sheet.subject(arguments.points)?;
    let solver = match &arguments.dir {
        Some(folder) => {
            std::fs::create_dir_all(folder).map_err(Failure::of_file(folder))?;
            Solver::in_folder(subject, folder)?
        }
        None => Solver::new(subject),
    };
    let solver = solver.with_tolerance(arguments.tolerance).with_checkpoints_every(arguments.checkpoint);
    let memory = arguments.memory.unwrap_or_else(free_memory);
    let mut solver = solver.with_memory(memory);
    if arguments.gpu {
        solver = with_gpu(solver)?;
    }
    let needs = solver.needs(arguments.pieces);
    announce(&subject, arguments, needs)?;
    check_needs(needs, memory, arguments.dir.as_deref(), senet_files::available_space)?;
    if needs.memory > 0 {
        let head = format!("layer  {:>13}  sweeps  {:>10}  {:>9}  positions/s", "positions", "time", "error");
        writeln!(anstream::stdout().lock(), "{head}")?;
    }
    let unless_interrupted = stop_on_interrupt()?;
    let threads = usize::from(arguments.threads.unwrap_or(0));
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
    let pool = pool.map_err(|error| Failure::new(format!("the threads cannot be started: {error}")))?;
    let bar = solving_bar();
    let is_complete = pool.install(|| {
        let mut shown = SolvingProgress::default();
        solver.solve_up_to(arguments.pieces, &mut |progress| {
            shown.show(&bar, progress, |error| {
                // A closed standard output must not abort the solve.
                let _ = writeln!(anstream::stdout().lock(), "{}", line(progress, error));
            });
            unless_interrupted()
        })
    });
    bar.finish_and_clear();
    if !is_complete? {
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

/// The solver with the fastest graphics processor, which is named on the standard error.
#[cfg(feature = "gpu")]
fn with_gpu(solver: Solver) -> Result<Solver, Failure> {
    let gpu = senet_solver::Gpu::open().map_err(|error| Failure::new(error.to_string()))?;
    writeln!(anstream::stderr().lock(), "large layers are solved on {}", gpu.name())?;
    Ok(solver.with_gpu(gpu))
}

#[cfg(not(feature = "gpu"))]
fn with_gpu(_: Solver) -> Result<Solver, Failure> {
    Err(Failure::new("--gpu: this program was built without `--features gpu`"))
}

fn announce(subject: &Subject, arguments: &SolveArguments, needs: Needs) -> Result<(), Failure> {
    let mut output = anstream::stdout().lock();
    let points = if subject.payoff() == Payoff::Points { ", match points" } else { "" };
    write!(output, "{}{points}, up to {1} against {1}: ", subject.sheet(), arguments.pieces)?;
    match &arguments.dir {
        _ if needs.memory == 0 => {
            writeln!(output, "all is solved already")?;
            return Ok(());
        }
        Some(_) => {
            write!(output, "{} of memory", HumanBytes(needs.memory))?;
            if needs.best_memory > needs.memory {
                write!(output, " (fastest with {})", HumanBytes(needs.best_memory))?;
            }
            writeln!(output, ", {} of disk", HumanBytes(needs.disk))?;
        }
        None => writeln!(output, "{} of memory; nothing is kept without --dir", HumanBytes(needs.memory))?,
    }
    if let Some((own, enemy)) = needs.in_file {
        writeln!(output, "from {own} against {enemy} on, in files")?;
    }
    Ok(())
}

/// Fails if the solve needs more memory, or more space on the folder's disk, than is available.
fn check_needs(
    needs: Needs,
    memory: u64,
    folder: Option<&Path>,
    available_space: impl Fn(&Path) -> io::Result<u64>,
) -> Result<(), Failure> {
    let disk = |folder| available_space(folder).map_err(Failure::of_file(folder));
    let disk = folder.map(|folder| disk(folder).map(|free| (folder, free))).transpose()?;
    missing(needs, memory, disk).map_or(Ok(()), |sentence| Err(Failure::new(sentence)))
}

/// Describes a lack of memory or of space on the folder's disk.
fn missing(needs: Needs, memory: u64, disk: Option<(&Path, u64)>) -> Option<String> {
    if needs.memory > memory {
        let remedy =
            if disk.is_none() { "with --dir, or fewer --pieces, it takes less" } else { "fewer --pieces take less" };
        let (needed, there) = (HumanBytes(needs.memory), HumanBytes(memory));
        return Some(format!("this takes {needed} of memory, and there are {there}; {remedy}"));
    }
    let (folder, free) = disk.filter(|(_, free)| *free < needs.disk)?;
    let (folder, needed, free) = (folder.display(), HumanBytes(needs.disk), HumanBytes(free));
    Some(format!("{folder}: this takes {needed} of disk, and {free} are free; fewer --pieces take less"))
}

/// Returns the free memory in bytes; `u64::MAX` where the system does not report it.
fn free_memory() -> u64 {
    let memory = RefreshKind::nothing().with_memory(MemoryRefreshKind::nothing().with_ram());
    match System::new_with_specifics(memory).available_memory() {
        0 => u64::MAX,
        available => available,
    }
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
    use senet_i18n::{Language, Words};

    use super::*;

    #[test]
    fn a_solve_without_enough_memory_or_disk_is_refused() {
        let needs = Needs { memory: 100 << 20, best_memory: 100 << 20, disk: 300 << 20, in_file: None };
        let lack = |memory: u64, disk: Option<u64>| {
            let folder = disk.map(|_| Path::new("tables"));
            let available = |_: &Path| Ok(disk.unwrap_or_default() << 20);
            let refused = check_needs(needs, memory << 20, folder, available).err();
            refused.map(|failure| failure.told(&Words::new(Language::English)))
        };
        assert_eq!(lack(100, None), None);
        assert_eq!(lack(100, Some(300)), None);
        let memory = lack(99, None).expect("too little memory");
        assert!(memory.contains("100.00 MiB of memory") && memory.contains("with --dir"), "{memory}");
        let disk = lack(100, Some(299)).expect("too little disk");
        assert!(disk.contains("tables: this takes 300.00 MiB of disk, and 299.00 MiB are free"), "{disk}");
    }
}
