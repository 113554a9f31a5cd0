//! Progress of a study, and an estimate of the time left.

use std::collections::VecDeque;
use std::time::Duration;

/// A part of a study: games of one kind, then their statistics.
#[derive(Clone, Copy, Debug)]
pub(super) struct Part {
    games: u64,
    /// The number of games in the trial.
    trial: u64,
    /// The number of games after which the threads wait for each other.
    round: u64,
    /// The number of games that a thread takes at once.
    lot: u64,
}

impl Part {
    /// Games that the threads take one by one.
    pub(super) fn of_games(games: u64, round: u64) -> Part {
        Part { games, trial: (games / 32).clamp(1, 64), round, lot: 1 }
    }

    /// Batches of games, one of which is the trial. The threads take `lot` games at once.
    pub(super) const fn of_batches(batches: u64, games_of_batch: u64, lot: u64) -> Part {
        Part { games: batches * games_of_batch, trial: games_of_batch, round: games_of_batch, lot }
    }

    /// The number of threads that are busy while this number of games is played.
    fn busy(&self, games: u64, threads: f64) -> f64 {
        threads.min(games.min(self.round).div_ceil(self.lot) as f64)
    }
}

/// Expected times of a part, in seconds.
#[derive(Clone, Copy, Default, Debug)]
struct Times {
    /// From one finished game to the next, on all threads together.
    game: f64,
    /// From the last finished game to the end of the part.
    statistics: f64,
}

/// An estimate of the progress from a trial, which plays the first games of every part.
///
/// Parts are weighed by their times in the trial. So the share does not depend on the speed of the machine, nor on its load
/// if that is the same during the whole trial. The time left follows the speed of the last three quarters of the time so far.
///
/// Callers pass the seconds since the trial began.
#[derive(Debug)]
pub(super) struct Estimate {
    threads: f64,
    /// The parts in their order, which is that of the trial.
    parts: Vec<Times>,
    /// The index of the present part; `None` in the trial.
    index: Option<usize>,
    part: Part,
    /// When the latest game of the part was finished.
    last: f64,
    /// Expected seconds of what is done and of all parts, with those that the trial took.
    done: f64,
    total: f64,
    /// Earlier seconds, each with what was done then. The first is the latest of the first quarter.
    earlier: VecDeque<(f64, f64)>,
}

impl Estimate {
    /// Begins the trial.
    pub(super) fn new(threads: usize) -> Estimate {
        Estimate {
            threads: threads as f64,
            parts: Vec::new(),
            index: None,
            part: Part::of_games(0, 1),
            last: 0.0,
            done: 0.0,
            total: 0.0,
            earlier: VecDeque::from([(0.0, 0.0)]),
        }
    }

    pub(super) const fn is_trial(&self) -> bool {
        self.index.is_none()
    }

    /// Ends the trial. The parts begin again.
    pub(super) fn end_trial(&mut self, now: f64) {
        self.index = Some(0);
        self.total += now;
        self.add(now, now);
    }

    /// Begins a part, and returns the number of games to play.
    pub(super) fn begin(&mut self, part: Part, now: f64) -> u64 {
        (self.part, self.last) = (part, now);
        if self.is_trial() {
            self.parts.push(Times::default());
            part.trial
        } else {
            part.games
        }
    }

    /// Takes this number of games of the part as finished.
    pub(super) fn advance(&mut self, games: u64, now: f64) {
        let (part, seconds) = (self.part, now - self.last);
        self.last = now;
        if let Some(index) = self.index {
            self.add(games as f64 * self.of_trial(index).game, now);
        } else if let Some(times) = self.parts.last_mut() {
            let [busy, busy_later] = [part.trial, part.games].map(|games| part.busy(games, self.threads));
            times.game += seconds * busy / busy_later / part.trial as f64;
        }
    }

    /// Ends the part.
    pub(super) fn end(&mut self, now: f64) {
        if let Some(index) = self.index {
            self.index = Some(index + 1);
            self.add(self.of_trial(index).statistics, now);
        } else if let Some(times) = self.parts.last_mut() {
            times.statistics = (now - self.last) * self.part.games as f64 / self.part.trial as f64;
            self.total += self.part.games as f64 * times.game + times.statistics;
        }
    }

    /// The expected times of a part; 0 if the trial did not get there.
    fn of_trial(&self, index: usize) -> Times {
        self.parts.get(index).copied().unwrap_or_default()
    }

    fn add(&mut self, work: f64, now: f64) {
        self.done += work;
        self.earlier.push_back((now, self.done));
        while self.earlier.get(1).is_some_and(|(then, _)| *then <= now / 4.0) {
            self.earlier.pop_front();
        }
    }

    /// The share of the work that is done, 0 to 1; 0 in the trial.
    pub(super) fn share(&self) -> f64 {
        if self.is_trial() { 0.0 } else { (self.done / self.total).min(1.0) }
    }

    /// The time left. `None` in the trial.
    pub(super) fn left(&self, now: f64) -> Option<Duration> {
        let (then, before) = self.earlier.front().filter(|_| !self.is_trial())?;
        let speed = (self.done - before) / (now - then);
        Duration::try_from_secs_f64((self.total - self.done).max(0.0) / speed).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A machine with one core, on which a second of work takes `load` seconds.
    struct Machine {
        estimate: Estimate,
        now: f64,
        load: f64,
        /// The time, the share and the time left after each round.
        seen: Vec<(f64, f64, f64)>,
    }

    impl Machine {
        fn new() -> Machine {
            Machine { estimate: Estimate::new(1), now: 0.0, load: 1.0, seen: Vec::new() }
        }

        /// A part of games of the given seconds, the first of which are not like the others.
        fn part(&mut self, games: u64, seconds: f64, first: f64) {
            let games = self.estimate.begin(Part::of_games(games, 128), self.now);
            for begun in (0..games).step_by(128) {
                let count = (games - begun).min(128);
                let seconds = if self.estimate.is_trial() { first } else { seconds };
                self.now += self.load * count as f64 * seconds;
                self.estimate.advance(count, self.now);
                self.see();
            }
            // Statistics take a tenth of the time of the games.
            self.now += self.load * games as f64 * seconds / 10.0;
            self.estimate.end(self.now);
            self.see();
        }

        fn see(&mut self) {
            let left = self.estimate.left(self.now).map_or(f64::NAN, |left| left.as_secs_f64());
            self.seen.push((self.now, self.estimate.share(), left));
        }

        /// A study of three sheets. Games of the second take four times as long, and a trial may err by a fifth.
        fn study(&mut self) {
            for (sheet, trial) in [(1.0, 1.2), (4.0, 0.8), (0.5, 1.2)] {
                for (games, seconds) in [(8000, 0.001), (8000, 0.01), (1000, 0.5)] {
                    self.part(games, sheet * seconds, trial * sheet * seconds);
                }
            }
        }
    }

    #[test]
    fn the_share_and_the_time_left_are_near_the_truth_whatever_parts_cost() {
        for load in [1.0, 3.0] {
            let mut machine = Machine { load, ..Machine::new() };
            machine.study();
            machine.estimate.end_trial(machine.now);
            let trial = machine.now;
            machine.seen.clear();
            machine.study();
            let end = machine.now;
            assert!(trial / end < 0.05, "{trial} of {end}");
            for (now, share, left) in &machine.seen {
                assert!((share - now / end).abs() < 0.1, "{share} after {now} of {end}");
                assert!((left - (end - now)).abs() < 0.25 * end, "{left} left after {now} of {end}");
            }
            assert!(machine.seen.is_sorted_by(|a, b| a.1 <= b.1));
            let (_, share, left) = machine.seen.last().expect("parts");
            assert!((share - 1.0).abs() < 1e-9 && left.abs() < 1e-6, "{share}, {left} left");
        }
    }

    #[test]
    fn the_time_left_follows_a_load_that_begins_later() {
        let mut machine = Machine::new();
        let play = |machine: &mut Machine| machine.part(100_000, 0.01, 0.01);
        play(&mut machine);
        play(&mut machine);
        machine.estimate.end_trial(machine.now);
        play(&mut machine);
        machine.load = 2.0;
        machine.seen.clear();
        play(&mut machine);
        let end = machine.now;
        for (now, _, left) in machine.seen.into_iter().filter(|(now, ..)| *now > 0.75 * end) {
            assert!((left - (end - now)).abs() < 0.06 * end, "{left} left after {now} of {end}");
        }
    }

    #[test]
    fn a_trial_of_few_games_is_known_to_leave_threads_idle() {
        let mut estimate = Estimate::new(8);
        // Two games in 3 seconds on two of eight threads, then 64 on all threads, in 24 seconds.
        estimate.begin(Part::of_games(64, 128), 0.0);
        estimate.advance(2, 3.0);
        estimate.end(3.0);
        estimate.end_trial(3.0);
        estimate.begin(Part::of_games(64, 128), 3.0);
        estimate.advance(64, 27.0);
        assert_eq!((estimate.share(), estimate.left(27.0)), (1.0, Some(Duration::ZERO)));
        assert!((estimate.total - 27.0).abs() < 1e-9, "{}", estimate.total);
    }
}
