//! Which sweep comes next.

use senet_tables::format::Header;

use super::stay::{Proof, Times};
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
        /// The change at which guesses are good enough, in their steps.
        goal: u32,
    },
    /// Updates the bounds on the time that games stay in the layer.
    Times {
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
    /// Whether the last sweep of guessing has changed no guess by more than rounding does.
    is_settled: bool,
}

/// The finest unit of times: up to 1,023 updates fit into 16 bits.
const UNIT: u8 = 6;
/// The change at which guesses are settled, in their steps: rounding may move a guess back and forth.
const SETTLED: u32 = 1;
/// Sweeps over times after which a proof fails.
const PATIENCE: u16 = 2000;

impl State {
    pub(crate) const fn new() -> State {
        State { sweeps: 0, waves: 0, updates: 0, stage: Stage::Fill, unit: UNIT, has_times: false, is_settled: false }
    }

    /// What the proof is about, if guesses may be so far from the truth, in their steps.
    pub(crate) const fn proof(&self, room: u32) -> Proof {
        Proof { distance: room, unit: 1 << self.unit }
    }

    /// Begins the next sweep, after one that found this. `room` is how far guesses may be from the truth, in their steps;
    /// `weights` the weight of all throws. Returns `None` if the layers cannot be solved in this way.
    pub(crate) fn end_sweep(&mut self, updated: Updated, times: Times, room: u32, weights: u32) -> Option<()> {
        self.waves = 0;
        self.sweeps += u32::from(!matches!(self.stage, Stage::Fill | Stage::Start | Stage::Solved { .. }));
        // Layers with more pieces take over the error, so it is made smaller than it must be, if that costs a few sweeps only.
        let aim = room / 4;
        if matches!(self.stage, Stage::Guess { .. }) {
            self.is_settled = updated.change <= SETTLED;
        }
        self.stage = match self.stage {
            Stage::Fill => Stage::Mark,
            Stage::Mark if updated.change == 0 => Stage::Start,
            Stage::Mark => updated.marked.then_some(Stage::Mark)?,
            Stage::Start => Stage::Guess { goal: (room / 64).max(SETTLED) },
            Stage::Guess { goal } if updated.change > goal => Stage::Guess { goal },
            Stage::Guess { .. } if self.has_times => Stage::Check,
            Stage::Guess { .. } => Stage::Times { sweeps: 0 },
            Stage::Times { sweeps } => {
                if times.longest == u16::MAX.into() {
                    self.unit = self.unit.checked_sub(1)?;
                }
                // More sweeps over times leave more slack, but a smaller residual of the guesses costs less.
                let is_enough = times.slack >= i64::from(weights << self.unit) / 8 && sweeps > 0;
                self.has_times = is_enough;
                let sweeps = if sweeps < PATIENCE { sweeps + 1 } else { return None };
                if is_enough { Stage::Check } else { Stage::Times { sweeps } }
            }
            Stage::Check => {
                match times.error(self.proof(room)) {
                    Some(error) if error <= aim || self.is_settled && error <= room => Stage::Solved { error },
                    _ if self.is_settled => return None,
                    _ if times.slack < i64::from(weights << self.unit) / 16 => Stage::Times { sweeps: 1 },
                    _ => {
                        // The residual at which the error would be nine tenths of the aim.
                        let slack = u64::try_from(times.slack).ok()?;
                        let residual = u64::from(aim) * slack * 9 / 10 / u64::from(times.longest.max(1));
                        let change = (residual / u64::from(weights)) as u32;
                        Stage::Guess { goal: change.max(SETTLED) }
                    }
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
            Stage::Guess { goal } => (3, goal),
            Stage::Times { sweeps } => (4, sweeps.into()),
            Stage::Check => (5, 0),
            Stage::Solved { error } => (6, error),
        };
        let task = [code, self.unit, u8::from(self.has_times), u8::from(self.is_settled), a, b, c, d];
        let State { sweeps, waves, updates, stage, .. } = *self;
        // A check begins again.
        let updates = updates - if stage == Stage::Check { times.positions } else { 0 };
        Header { error: number, sweeps, waves, updates, task, ..header }
    }

    /// The state of a file with this header, and what its sweep has found so far. Marks are made anew, since some of them may be
    /// lost, and a check begins again.
    pub(crate) fn resumed(header: Header, all_waves: u32) -> (State, Updated, Times) {
        let [code, unit, has_times, is_settled, a, b, c, d] = header.task;
        let stage = match code {
            2 => Stage::Start,
            3 => Stage::Guess { goal: header.error },
            4 => Stage::Times { sweeps: header.error as u16 },
            5 => Stage::Check,
            6 => Stage::Solved { error: header.error },
            _ => return (State::new(), Updated::default(), Times::default()),
        };
        let goes_on = matches!(stage, Stage::Guess { .. } | Stage::Times { .. });
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
        let resumed = State {
            sweeps,
            waves,
            updates,
            stage,
            unit: unit.min(UNIT),
            has_times: has_times != 0,
            is_settled: is_settled != 0,
        };
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

    fn times(residual: u32, slack: i64) -> (Updated, Times) {
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
        let begin = Stage::Guess { goal: 10 };
        assert_eq!(after(begin, &[guess(11)]), Some(begin));
        assert_eq!(after(begin, &[guess(10)]), Some(Stage::Times { sweeps: 0 }));
        // One more sweep over times, although the first has enough slack.
        let proved = [guess(10), times(160, 1000), times(160, 1000)];
        assert_eq!(after(begin, &proved), Some(Stage::Check));
        // An error of 16 · 6400 / 1000 is below a quarter of the room.
        assert_eq!(after(begin, &[&proved[..], &[times(16, 1000)]].concat()), Some(Stage::Solved { error: 103 }));
        // Ten times the residual needs changes that are smaller: 160 · 1000 · 0.9 / 6400 / 16.
        let improve = after(begin, &[&proved[..], &[times(160, 1000)]].concat());
        assert_eq!(improve, Some(Stage::Guess { goal: 1 }));
        // Times that are no bounds are computed further.
        assert_eq!(after(begin, &[&proved[..], &[times(16, -1)]].concat()), Some(Stage::Times { sweeps: 1 }));
        // Settled guesses whose proof fails do not get better.
        let settled = [guess(1), times(160, 1000), times(160, 1000), times(160, 1000)];
        assert_eq!(after(begin, &settled), None);
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
            (Stage::Guess { goal: 70_000 }, 12),
            (Stage::Times { sweeps: 9 }, 12),
            (Stage::Check, 0),
            (Stage::Solved { error: 17 }, 0),
        ] {
            let state = State { sweeps: 40, waves, updates: 1234, stage, unit: 5, has_times: true, is_settled: true };
            let found = match stage {
                Stage::Guess { .. } => (Updated { change: 99_999, ..Updated::default() }, Times::default()),
                Stage::Times { .. } => (Updated::default(), Times { slack: -3, longest: 60_000, ..Times::default() }),
                _ => Default::default(),
            };
            assert_eq!(State::resumed(state.header(found, header), 50), (state, found.0, found.1));
        }
        let marking = State { stage: Stage::Mark, waves: 7, sweeps: 1, ..State::new() };
        assert_eq!(State::resumed(marking.header(Default::default(), header), 50).0, State::new());
    }
}
