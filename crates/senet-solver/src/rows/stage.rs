//! Which sweep comes next.

use senet_tables::format::Header;

use super::pace::{INTERVAL, Pace};
use super::stay::{LARGEST, Proof, Times};
use super::update::Updated;

/// What a sweep does to every group.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stage {
    /// Finds the positions, and takes back all marks.
    Fill,
    /// Marks positions from which some throw leaves the layer, or leads to marked positions only.
    Mark,
    /// Sets the first guesses.
    Start,
    /// Updates guesses.
    Guess {
        /// The change at which guesses are good enough, in their steps; the first one, if there are no times yet.
        goal: Option<u32>,
        /// What is known of the convergence.
        pace: Pace,
    },
    /// Adds a multiple of their last changes to all guesses.
    Leap {
        /// The goal of guesses.
        goal: Option<u32>,
        /// How many times the last change is still to come.
        multiple: u8,
        /// The binary logarithm of the unit in which changes are kept, in steps of guesses.
        unit: u8,
    },
    /// Updates the bounds on the time that games stay in the layer.
    Times {
        /// Sweeps over times so far.
        sweeps: u16,
        /// What is known of their convergence.
        pace: Pace,
    },
    /// Adds a multiple of their changes in a few sweeps to all times.
    LeapTimes {
        /// Sweeps over times so far.
        sweeps: u16,
        /// How many times the last change is still to come.
        multiple: u8,
    },
    /// Halves all times, whose unit has just become twice as large.
    HalveTimes {
        /// Sweeps over times so far.
        sweeps: u16,
    },
    /// Checks guesses and times: see [`stay`](super::stay).
    Check,
    /// The guesses are proved.
    Solved {
        /// How far they may be from the truth, in their steps.
        error: u32,
    },
}

impl Stage {
    /// The first sweep of guessing with a goal, or the first after a leap.
    const fn guess(goal: Option<u32>) -> Stage {
        Stage::Guess { goal, pace: Pace::NONE }
    }

    /// A sweep over times, the first after so many or the first after a leap.
    pub(crate) const fn times(sweeps: u16) -> Stage {
        Stage::Times { sweeps, pace: Pace::NONE }
    }
}

/// How far the sweeps have come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct State {
    /// Complete sweeps in which positions were computed.
    pub(crate) sweeps: u32,
    /// Completed waves of the present sweep.
    pub(crate) waves: u32,
    /// Positions that were computed in all sweeps.
    pub(crate) updates: u64,
    pub(crate) stage: Stage,
    /// The parts of an update in which times are counted: 2 to this power.
    unit: u8,
    /// Whether there are times.
    has_times: bool,
    /// The slack that times must have, in eighths of the largest possible.
    slack: u8,
    /// Whether the last sweep of guessing has changed no guess by more than rounding does.
    is_settled: bool,
}

/// The finest unit of times: up to 1,023 updates fit into 16 bits.
const UNIT: u8 = 6;
/// The change at which guesses are settled, in their steps: rounding may move a guess back and forth.
const SETTLED: u32 = 1;
/// The slack of times at first, and at most, in eighths of the largest possible.
const SLACK: u8 = 1;
const MOST_SLACK: u8 = 7;
/// Sweeps over times after which a proof fails.
const PATIENCE: u16 = 2000;

/// How far guesses are allowed to be from the truth, if there is this room. Layers with more pieces take over the error, so it is made
/// smaller than it must be. The fewer moves are nearly the best, the shorter games stay.
const fn aim(room: u32) -> u32 {
    room / 2
}

/// The largest change of guesses with which these times prove an error of nine tenths of the aim, all in steps of guesses.
fn change_to_prove(times: Times, aim: u32, weights: u32) -> u32 {
    let slack = u64::try_from(times.slack).unwrap_or(0);
    let residual = u64::from(aim) * slack * 9 / 10 / u64::from(times.longest.max(1));
    (residual / u64::from(weights)) as u32
}

impl State {
    pub(crate) const fn new() -> State {
        State {
            sweeps: 0,
            waves: 0,
            updates: 0,
            stage: Stage::Fill,
            unit: UNIT,
            has_times: false,
            slack: SLACK,
            is_settled: false,
        }
    }

    /// What the proof is about, if guesses may be so far from the truth, in their steps.
    pub(crate) const fn proof(&self, room: u32) -> Proof {
        Proof { distance: aim(room), unit: 1 << self.unit }
    }

    /// Whether there are times.
    pub(crate) const fn has_times(&self) -> bool {
        self.has_times
    }

    /// If the present sweep keeps the changes of all guesses: the binary logarithm of the unit for them.
    pub(crate) fn keeps_changes(&self) -> Option<u8> {
        match self.stage {
            Stage::Guess { pace, .. } if pace.is_last() => Some(pace.unit()),
            _ => None,
        }
    }

    /// Whether the present sweep keeps all times as they are before it.
    pub(crate) const fn keeps_times(&self) -> bool {
        matches!(self.stage, Stage::Times { pace, .. } if pace.is_late())
    }

    /// The change at which guesses are good enough, in their steps. `room` is how far they may be from the truth.
    pub(crate) fn goal(&self, room: u32) -> u32 {
        match self.stage {
            Stage::Guess { goal: Some(goal), .. } => goal,
            _ => (room / 64).max(SETTLED),
        }
    }

    /// Begins the next sweep, after one that found this. `room` is how far guesses may be from the truth, in their steps;
    /// `weights` the weight of all throws. Returns `None` if the layers cannot be solved in this way.
    pub(crate) fn end_sweep(&mut self, updated: Updated, times: Times, room: u32, weights: u32) -> Option<()> {
        self.waves = 0;
        let computes = !matches!(
            self.stage,
            Stage::Fill
                | Stage::Start
                | Stage::Leap { .. }
                | Stage::LeapTimes { .. }
                | Stage::HalveTimes { .. }
                | Stage::Solved { .. }
        );
        self.sweeps += u32::from(computes);
        let aim = aim(room);
        if matches!(self.stage, Stage::Guess { .. }) {
            self.is_settled = updated.change <= SETTLED;
        }
        self.stage = match self.stage {
            Stage::Fill => Stage::Mark,
            Stage::Mark if updated.change == 0 => Stage::Start,
            Stage::Mark => updated.marked.then_some(Stage::Mark)?,
            Stage::Start => Stage::guess(None),
            Stage::Leap { goal, .. } => Stage::guess(goal),
            Stage::Guess { goal, pace } if updated.change > self.goal(room) => {
                if let Some(multiple) = pace.leaps(updated.change) {
                    Stage::Leap { goal, multiple, unit: pace.unit() }
                } else {
                    Stage::Guess { goal, pace: pace.after(updated.change) }
                }
            }
            Stage::Guess { .. } if self.has_times => Stage::Check,
            Stage::Guess { .. } => Stage::times(0),
            Stage::LeapTimes { sweeps, .. } | Stage::HalveTimes { sweeps } => Stage::times(sweeps),
            Stage::Times { sweeps, pace } => {
                // More sweeps over times leave more slack, but a smaller residual of the guesses costs less. Where times grow for
                // long, that slack is enough with which the guesses are proved, or would be if they were settled.
                let largest = i64::from(weights << self.unit);
                let is_proved = times.error(self.proof(room)).is_some_and(|error| error <= aim);
                let proves_settled = !self.is_settled && change_to_prove(times, aim, weights) >= SETTLED;
                let is_enough = sweeps > 0
                    && (times.slack >= largest * i64::from(self.slack) / 8
                        || is_proved
                        || self.slack > SLACK && proves_settled);
                self.has_times = is_enough;
                let sweeps = if sweeps < PATIENCE { sweeps + 1 } else { return None };
                // The largest change that the next sweep would make, times the weight of all throws.
                let change = u32::try_from((largest - times.slack).max(0)).unwrap_or(u32::MAX);
                if is_enough {
                    Stage::Check
                } else if times.longest == LARGEST {
                    self.unit = self.unit.checked_sub(1)?;
                    Stage::HalveTimes { sweeps }
                } else if let Some(multiple) = pace.leaps(change) {
                    Stage::LeapTimes { sweeps, multiple }
                } else {
                    Stage::Times { sweeps, pace: pace.after(change) }
                }
            }
            Stage::Check => {
                let change = change_to_prove(times, aim, weights);
                match times.error(self.proof(room)) {
                    Some(error) if error <= aim => Stage::Solved { error },
                    // Times that are no bounds, because they were of other guesses.
                    _ if times.slack < i64::from(weights << self.unit) / 16 => Stage::times(1),
                    _ if !self.is_settled && change >= SETTLED => Stage::guess(Some(change)),
                    _ if self.slack < MOST_SLACK => {
                        self.slack = MOST_SLACK;
                        Stage::times(1)
                    }
                    _ if !self.is_settled => Stage::guess(Some(SETTLED)),
                    _ => return None,
                }
            }
            Stage::Solved { error } => Stage::Solved { error },
        };
        Some(())
    }

    /// Writes the state, with what the present sweep has found so far, into the header of a file.
    pub(crate) fn header(&self, found: (Updated, Times), header: Header) -> Header {
        let (groups, times) = found;
        let found = match self.stage {
            Stage::Guess { .. } => groups.change.to_le_bytes(),
            Stage::Times { .. } => {
                let slack = times.slack.clamp(i16::MIN.into(), i16::MAX.into()) as i16;
                let ([a, b], [c, d]) = (slack.to_le_bytes(), (times.longest as u16).to_le_bytes());
                [a, b, c, d]
            }
            _ => [0; 4],
        };
        let [a, b, c, d] = found;
        let (code, number) = match self.stage {
            Stage::Fill => (0, 0),
            Stage::Mark => (1, 0),
            Stage::Start => (2, 0),
            // Changes beside times are not kept.
            Stage::Guess { goal: Some(goal), .. } | Stage::Leap { goal: Some(goal), .. } => (3, goal),
            Stage::Times { sweeps, pace } => (4, u32::from(sweeps) | pace.earlier.min(u16::MAX.into()) << 16),
            Stage::LeapTimes { sweeps, .. } | Stage::HalveTimes { sweeps } => (4, sweeps.into()),
            Stage::Check => (5, 0),
            Stage::Solved { error } => (6, error),
            Stage::Guess { goal: None, pace } => (7, pace.earlier),
            Stage::Leap { goal: None, multiple, .. } => (8, multiple.into()),
        };
        let [second, third] = match self.stage {
            Stage::Guess { goal: None, pace } => [pace.sweeps, 0],
            Stage::Leap { goal: None, unit, .. } => [unit, 0],
            _ => [self.unit | self.slack << 4, u8::from(self.has_times) | u8::from(self.is_settled) << 1],
        };
        let fourth = if let Stage::Times { pace, .. } = self.stage { pace.sweeps } else { 0 };
        let task = [code, second, third, fourth, a, b, c, d];
        let State { sweeps, waves, updates, stage, .. } = *self;
        // A check begins again.
        let updates = updates - if stage == Stage::Check { times.positions } else { 0 };
        Header { error: number, sweeps, waves, updates, task, ..header }
    }

    /// The state of a file with this header, and what its sweep has found so far. Marks are made anew, since some of them may be
    /// lost, and a check begins again.
    pub(crate) fn resumed(header: Header, all_waves: u32) -> (State, Updated, Times) {
        let [code, second, third, fourth, a, b, c, d] = header.task;
        let number = header.error;
        let stage = match code {
            2 => Stage::Start,
            3 => Stage::guess(Some(number)),
            4 => {
                let pace = Pace { sweeps: fourth.min(INTERVAL - 1), earlier: number >> 16 };
                Stage::Times { sweeps: number as u16, pace }
            }
            5 => Stage::Check,
            6 => Stage::Solved { error: number },
            7 => {
                let pace = Pace { sweeps: second.min(INTERVAL - 1), earlier: number };
                Stage::Guess { goal: None, pace }
            }
            8 => Stage::Leap { goal: None, multiple: number as u8, unit: second.min(31) },
            _ => return (State::new(), Updated::default(), Times::default()),
        };
        let goes_on = matches!(stage, Stage::Guess { .. } | Stage::Times { .. } | Stage::Leap { .. });
        let waves = if goes_on { header.waves % all_waves } else { 0 };
        let (mut groups, mut times) = (Updated::default(), Times::default());
        match stage {
            Stage::Guess { .. } => groups.change = u32::from_le_bytes([a, b, c, d]),
            Stage::Times { .. } if waves > 0 => {
                times.slack = i16::from_le_bytes([a, b]).into();
                times.longest = u16::from_le_bytes([c, d]).into();
            }
            _ => {}
        }
        let (sweeps, updates) = (header.sweeps, header.updates);
        let mut resumed = State { sweeps, waves, updates, stage, ..State::new() };
        if !matches!(code, 7 | 8) {
            resumed.unit = (second & 15).min(UNIT);
            resumed.slack = (second >> 4).clamp(SLACK, MOST_SLACK);
            (resumed.has_times, resumed.is_settled) = (third & 1 != 0, third & 2 != 0);
        }
        (resumed, groups, times)
    }
}

#[cfg(test)]
mod tests {
    use senet::RuleSheet;

    use super::*;

    const ROOM: u32 = 640;

    fn guess(change: u32) -> (Updated, Times) {
        (Updated { positions: 1, change, marked: false }, Times::default())
    }

    fn times(residual: u64, slack: i64) -> (Updated, Times) {
        (Updated::default(), Times { positions: 1, residual, slack, longest: 6400 })
    }

    /// The stage after sweeps with these results, from this stage.
    fn after(stage: Stage, found: &[(Updated, Times)]) -> Option<Stage> {
        let mut sweeps = State { stage, ..State::new() };
        for (updated, times) in found {
            sweeps.end_sweep(*updated, *times, ROOM, 16)?;
        }
        Some(sweeps.stage)
    }

    #[test]
    fn guesses_are_proved_or_improved() {
        let begin = Stage::guess(None);
        assert!(matches!(after(begin, &[guess(11)]), Some(Stage::Guess { goal: None, .. })));
        assert_eq!(after(begin, &[guess(10)]), Some(Stage::times(0)));
        // One more sweep over times, although the first has enough slack.
        let proved = [guess(10), times(160, 1000), times(160, 1000)];
        assert_eq!(after(begin, &proved), Some(Stage::Check));
        // An error of 16 · 6400 / 1000 is below half of the room.
        assert_eq!(after(begin, &[&proved[..], &[times(16, 1000)]].concat()), Some(Stage::Solved { error: 103 }));
        // Ten times the residual needs changes that are smaller: 320 · 1000 · 0.9 / 6400 / 16.
        let improve = after(begin, &[&proved[..], &[times(160, 1000)]].concat());
        assert_eq!(improve, Some(Stage::guess(Some(2))));
        // Times that are no bounds are computed further.
        assert_eq!(after(begin, &[&proved[..], &[times(16, -1)]].concat()), Some(Stage::times(1)));
        // Settled guesses do not get better, but more slack makes the error smaller.
        let settled = [guess(1), times(160, 600), times(160, 600), times(160, 600)];
        assert_eq!(after(begin, &settled), Some(Stage::times(1)));
        let slack = [times(160, 600), times(160, 600), times(160, 900), times(160, 900)];
        assert_eq!(after(begin, &[&settled[..], &slack].concat()), None);
        let error = [times(40, 900), times(40, 900)];
        assert_eq!(after(begin, &[&settled[..], &slack[..2], &error].concat()), Some(Stage::Solved { error: 285 }));
    }

    #[test]
    fn slow_guesses_leap() {
        let slow: Vec<(Updated, Times)> = (0..20).map(|sweep| guess(1_000_000 - 10_000 * sweep)).collect();
        // 5 / ln(860,000 / 810,000), and changes up to 2²⁰ fit into units of 2⁷.
        assert_eq!(after(Stage::guess(None), &slow), Some(Stage::Leap { goal: None, multiple: 83, unit: 7 }));
        let fast: Vec<(Updated, Times)> = (0..20).map(|sweep| guess(1_000_000 >> (sweep / 2))).collect();
        assert_eq!(after(Stage::guess(None), &fast), Some(Stage::guess(None)));
        assert_eq!(after(Stage::Leap { goal: None, multiple: 83, unit: 7 }, &[guess(0)]), Some(Stage::guess(None)));
        // Small changes that round to the same number, beside times: 5 / ln(12.5 / 12).
        let equal = vec![guess(12); 20];
        let goal = Some(2);
        assert_eq!(after(Stage::guess(goal), &equal), Some(Stage::Leap { goal, multiple: 122, unit: 0 }));
        assert_eq!(after(Stage::Leap { goal, multiple: 122, unit: 0 }, &[guess(0)]), Some(Stage::guess(goal)));
    }

    #[test]
    fn slow_times_leap() {
        let changes = (0..20).map(|sweep| 10_000 - 100 * sweep);
        let slow: Vec<(Updated, Times)> = changes.map(|change| times(0, 16 * 64 - change)).collect();
        // 5 / ln(8600.5 / 8100).
        let leap = Stage::LeapTimes { sweeps: 20, multiple: 83 };
        assert_eq!(after(Stage::times(0), &slow), Some(leap));
        assert_eq!(after(leap, &[times(0, 0)]), Some(Stage::times(20)));
        let growing: Vec<(Updated, Times)> = slow.into_iter().rev().collect();
        assert_eq!(after(Stage::times(0), &growing), Some(Stage::times(20)));
    }

    #[test]
    fn times_that_prove_settled_guesses_are_enough() {
        // Longest times of 6400 parts: an error of 16 · 6400 / 356 would be nine tenths of the aim.
        for (slack, stage) in [(355, Stage::times(8)), (356, Stage::Check)] {
            let last = Stage::Times { sweeps: 7, pace: Pace { sweeps: 19, earlier: 0 } };
            let mut state = State { slack: 7, stage: last, ..State::new() };
            assert_eq!(state.end_sweep(Updated::default(), times(1000, slack).1, ROOM, 16), Some(()));
            assert_eq!(state.stage, stage, "{slack}");
        }
    }

    #[test]
    fn times_that_do_not_fit_are_halved() {
        let mut state = State { stage: Stage::times(7), ..State::new() };
        let (updated, full) = (Updated::default(), Times { longest: LARGEST, ..times(0, -1).1 });
        for unit in (0..UNIT).rev() {
            assert_eq!(state.end_sweep(updated, full, 1000, 16), Some(()));
            let Stage::HalveTimes { sweeps } = state.stage else { panic!("{state:?}") };
            assert_eq!(state.unit, unit);
            assert_eq!(state.end_sweep(Updated::default(), Times::default(), 1000, 16), Some(()));
            assert_eq!(state.stage, Stage::times(sweeps));
        }
        assert_eq!(state.end_sweep(updated, full, 1000, 16), None);
    }

    #[test]
    fn games_without_end_are_given_up() {
        let marks = |change, marked| (Updated { positions: 1, change, marked }, Times::default());
        assert_eq!(after(Stage::Mark, &[marks(1, true), marks(0, true)]), Some(Stage::Start));
        assert_eq!(after(Stage::Mark, &[marks(1, false)]), None);
    }

    #[test]
    fn a_state_is_read_back_from_a_header() {
        let header = Header::solved(&RuleSheet::DUTCH, 2, 1);
        for (stage, waves) in [
            (Stage::Start, 0),
            (Stage::Guess { goal: None, pace: Pace { sweeps: 19, earlier: 70_000 } }, 12),
            (Stage::Leap { goal: None, multiple: 200, unit: 14 }, 12),
            (Stage::guess(Some(70_000)), 12),
            (Stage::Times { sweeps: 90, pace: Pace { sweeps: 9, earlier: 700 } }, 12),
            (Stage::Check, 0),
            (Stage::Solved { error: 17 }, 0),
        ] {
            let state = State { sweeps: 40, waves, updates: 1234, stage, ..State::new() };
            let first = matches!(stage, Stage::Guess { goal: None, .. } | Stage::Leap { .. });
            let later = State { unit: 5, slack: 7, has_times: true, is_settled: true, ..state };
            let state = if first { state } else { later };
            let found = match stage {
                Stage::Guess { .. } => (Updated { change: 99_999, ..Updated::default() }, Times::default()),
                Stage::Times { .. } => (Updated::default(), Times { slack: -3, longest: 60_000, ..Times::default() }),
                _ => Default::default(),
            };
            assert_eq!(State::resumed(state.header(found, header), 50), (state, found.0, found.1));
        }
        // Changes beside times are not kept: guessing goes on.
        let leap =
            State { stage: Stage::Leap { goal: Some(9), multiple: 200, unit: 2 }, has_times: true, ..State::new() };
        let resumed = State::resumed(leap.header(Default::default(), header), 50).0;
        assert_eq!(resumed, State { stage: Stage::guess(Some(9)), ..leap });
        let marking = State { stage: Stage::Mark, waves: 7, sweeps: 1, ..State::new() };
        assert_eq!(State::resumed(marking.header(Default::default(), header), 50).0, State::new());
    }
}
