//! Progress of a solve on standard error.

use std::time::{Duration, Instant};

use indicatif::{HumanCount, HumanDuration, ProgressBar};
use senet_solver::{Activity, Progress};

use crate::progress::bar_by;

/// Returns a bar for [`SolvingProgress`].
pub(crate) fn solving_bar() -> ProgressBar {
    bar_by(None, "{msg}")
}

/// The progress of a solve, with the history that the estimate of the remaining time needs.
#[derive(Default)]
pub(crate) struct SolvingProgress {
    /// The time of the last message.
    last: Option<Instant>,
    /// The layer and the activity that `sweeps` belong to.
    work: Option<((u8, u8), Activity)>,
    /// The gap and the time at the end of each sweep.
    sweeps: Vec<(f64, Duration)>,
}

impl SolvingProgress {
    /// Shows the progress. Calls `solved` with the error of a layer that is solved.
    pub(crate) fn show(&mut self, bar: &ProgressBar, progress: &Progress, solved: impl FnOnce(f64)) {
        let work = (progress.pieces, progress.activity);
        if self.work != Some(work) {
            *self = SolvingProgress { work: Some(work), last: self.last, sweeps: Vec::new() };
        }
        // The first sweep has no previous value to compare with.
        if progress.prepared >= 1.0 && progress.of_sweep == 0.0 && progress.gap > 0.0 {
            self.sweeps.push((progress.gap, progress.time));
        }
        if let Some(error) = progress.error {
            bar.suspend(|| solved(error));
            return;
        }
        // Reports come after each wave, more often than a message is needed.
        if self.last.get_or_insert_with(Instant::now).elapsed() < Duration::from_millis(200) {
            return;
        }
        self.last = Some(Instant::now());
        bar.set_message(self.message(progress));
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
        let what = match progress.activity {
            Activity::Marking => "looking for games without end".to_owned(),
            // The first sweep has no previous guesses to compare with.
            Activity::Guessing if *gap == 0.0 => "guessing".to_owned(),
            Activity::Guessing => format!("guessing, largest change {gap:.8} of {target:.8}"),
            Activity::Proving => "proving the guess".to_owned(),
            Activity::Narrowing => format!("largest gap {gap:.6} of {target:.6}"),
            Activity::Writing => {
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

    /// Estimates the remaining time, assuming that gaps shrink by the same factor from sweep to sweep.
    ///
    /// For narrowing, the factor and the time of a sweep are the means of the last twenty sweeps, of which some update all
    /// positions and others few. For guessing, they are the means of all sweeps, and the smallest change so far counts
    /// as the last: each extrapolation makes the changes larger for a while.
    fn time_left(&self, progress: &Progress) -> Option<Duration> {
        const FEW: usize = 20;
        let recent = match progress.activity {
            Activity::Guessing if self.sweeps.len() >= FEW => &self.sweeps[..],
            Activity::Narrowing => &self.sweeps[self.sweeps.len().saturating_sub(FEW)..],
            Activity::Marking | Activity::Guessing | Activity::Proving | Activity::Writing => return None,
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

/// Returns the number of updates per second, without the time of preparation.
pub(crate) fn per_second(progress: &Progress) -> u64 {
    let time = progress.time.saturating_sub(progress.preparation);
    let per_second = u128::from(progress.updates_now) * 1_000_000 / time.as_micros().max(1);
    u64::try_from(per_second).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Estimates the remaining seconds of guessing down to 1e-6, after sweeps of one second with these changes.
    fn left(changes: &[f64]) -> Option<f64> {
        let progress = Progress {
            pieces: (4, 4),
            positions: 1,
            prepared: 1.0,
            sweeps: 0,
            of_sweep: 0.0,
            updates: 0,
            updates_now: 0,
            activity: Activity::Guessing,
            gap: 0.0,
            target: 1e-6,
            time: Duration::ZERO,
            preparation: Duration::ZERO,
            error: None,
        };
        let sweeps = changes.iter().zip(1..).map(|(change, second)| (*change, Duration::from_secs(second))).collect();
        let shown = SolvingProgress { sweeps, ..SolvingProgress::default() };
        shown.time_left(&progress).map(|left| left.as_secs_f64())
    }

    #[test]
    fn the_estimate_ignores_large_changes_after_an_extrapolation() {
        // From 0.1 to 0.001 in 20 steps; the target is 30 steps further.
        let mut changes: Vec<f64> = (0..=20).map(|step| 10_f64.powf(-1.0 - f64::from(step) / 10.0)).collect();
        assert!((left(&changes).unwrap() - 30.0).abs() < 0.01);
        changes.push(0.5);
        assert!((left(&changes).unwrap() - 31.5).abs() < 0.01, "the factor is that of one more sweep");
        assert_eq!(left(&[0.1; 30]), None, "changes that do not shrink");
        assert_eq!(left(&changes[..19]), None, "too few sweeps");
    }
}
