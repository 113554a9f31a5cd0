//! The stages of a solve by rows, and their order.

use senet_tables::format::Header;

use super::margin::{LARGEST, Margins, Proof};
use super::margin_schedule::MarginSchedule;
use super::pace::{INTERVAL, LastLeap, Pace};
use super::update::Updated;

/// The operation of a sweep on every group.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stage {
    /// Finds the positions, and clears all marks.
    Fill,
    /// Marks positions from which some throw leaves the layer, or leads to marked positions only.
    Mark,
    /// Sets the first guesses.
    Start,
    /// Updates guesses.
    Guess {
        /// The convergence so far.
        pace: Pace,
    },
    /// Adds a multiple of their last changes to all guesses.
    Leap {
        /// The factor of the last changes.
        multiple: u16,
        /// The binary logarithm of the unit of the kept changes, in steps of guesses.
        unit: u8,
        /// This leap.
        last_leap: LastLeap,
    },
    /// Sets the first margins.
    FirstMargins {
        /// The schedule at its start.
        schedule: MarginSchedule,
    },
    /// Updates the margins.
    Margins {
        /// The schedule so far.
        schedule: MarginSchedule,
    },
    /// Checks guesses and margins: see [`margin`](super::margin).
    Check {
        /// The schedule of the margins.
        schedule: MarginSchedule,
    },
    /// The guesses are proved.
    Solved {
        /// The bound on their error, in their steps.
        error: u32,
    },
}

impl Stage {
    /// The first sweep over guesses.
    const GUESS: Stage = Stage::Guess { pace: Pace::NONE };
    /// The first margins after guessing.
    const MARGINS: Stage = Stage::FirstMargins { schedule: MarginSchedule::BEGIN };
}

/// Why layers cannot be solved by rows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Failed {
    /// The sides can keep games going for ever.
    Endless,
    /// Converged guesses cannot be proved within the tolerance.
    Unproved,
}

/// Progress of a solve by rows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct State {
    /// Complete sweeps that computed positions.
    pub(crate) sweeps: u32,
    /// Completed waves of the present sweep.
    pub(crate) waves: u32,
    /// Computed positions in all sweeps.
    pub(crate) updates: u64,
    pub(crate) stage: Stage,
    /// Returns to guessing after a failed proof. Each halves the [goal](State::goal).
    refinements: u8,
}

/// The smallest goal, in steps of guesses: rounding may move a guess back and forth.
const SETTLED: u32 = 1;
/// The allowed error divided by the first goal. In large layers, a sweep over margins takes as long as two sweeps over guesses, and
/// smaller residuals save many of them.
const GOOD: u32 = 512;
/// The error to prove, if this one is allowed: half of it. Layers with more pieces take over the error. And with a smaller distance,
/// fewer moves are nearly the best, so games leave the layer earlier.
fn aim(room: u32) -> u32 {
    room.div_ceil(2).min(LARGEST)
}

impl State {
    pub(crate) const fn new() -> State {
        State { sweeps: 0, waves: 0, updates: 0, stage: Stage::Fill, refinements: 0 }
    }

    /// The parameters of the proof. `room` is the allowed error in steps of guesses.
    pub(crate) fn proof(room: u32) -> Proof {
        Proof { distance: aim(room) }
    }

    /// The binary logarithm of the unit of changes, if the current sweep keeps the changes of all guesses.
    pub(crate) fn keeps_changes(&self) -> Option<u8> {
        match self.stage {
            Stage::Guess { pace } if pace.is_last() => Some(pace.unit()),
            _ => None,
        }
    }

    /// The largest change at which guessing ends. `room` is the allowed error; both in steps of guesses.
    pub(crate) fn goal(&self, room: u32) -> u32 {
        (room / GOOD).checked_shr(self.refinements.into()).unwrap_or(0).max(SETTLED)
    }

    /// The excess that the current sweep adds to each margin, in parts of a step. `None` if it does not update margins. `room` is the
    /// allowed error in steps of guesses.
    pub(crate) fn excess(&self, room: u32) -> Option<u32> {
        let Stage::Margins { schedule } = self.stage else { return None };
        Some(schedule.excess(self.goal(room) << State::proof(room).unit()))
    }

    /// Returns to guessing with half the goal, since these guesses cannot be proved.
    fn refine(&mut self, room: u32) -> Result<Stage, Failed> {
        if self.goal(room) == SETTLED {
            // A later solve with a larger tolerance may prove the same guesses.
            self.stage = Stage::GUESS;
            return Err(Failed::Unproved);
        }
        self.refinements += 1;
        Ok(Stage::GUESS)
    }

    /// Ends a sweep with this result, and chooses the next stage. `room` is the allowed error and `one` a chance of 1, in steps of
    /// guesses.
    ///
    /// # Errors
    ///
    /// [`Failed`], if the layers cannot be solved by rows.
    pub(crate) fn end_sweep(
        &mut self,
        updated: Updated,
        margins: Margins,
        (room, one): (u32, u32),
    ) -> Result<(), Failed> {
        self.waves = 0;
        let computes =
            matches!(self.stage, Stage::Mark | Stage::Guess { .. } | Stage::Margins { .. } | Stage::Check { .. });
        self.sweeps += u32::from(computes);
        let proof = State::proof(room);
        self.stage = match self.stage {
            Stage::Fill => Stage::Mark,
            Stage::Mark if updated.change == 0 => Stage::Start,
            Stage::Mark if !updated.marked => return Err(Failed::Endless),
            Stage::Mark => Stage::Mark,
            Stage::Start => Stage::GUESS,
            Stage::Leap { last_leap, .. } => Stage::Guess { pace: Pace { last_leap, ..Pace::NONE } },
            Stage::Guess { .. } if updated.change <= self.goal(room) => Stage::MARGINS,
            Stage::Guess { pace } => match pace.leaps(updated.change, one) {
                Some(multiple) => {
                    let last_leap = pace.after_leap(multiple, updated.change);
                    Stage::Leap { multiple, unit: pace.unit(), last_leap }
                }
                None => Stage::Guess { pace: pace.after(updated.change) },
            },
            Stage::FirstMargins { schedule } => Stage::Margins { schedule },
            Stage::Margins { schedule } if margins.error(proof).is_some() => Stage::Check { schedule },
            Stage::Margins { schedule } => match schedule.after(margins, proof.limit()) {
                Some(schedule) => Stage::Margins { schedule },
                None => self.refine(room)?,
            },
            Stage::Check { schedule } => match (margins.error(proof), schedule.again()) {
                (Some(error), _) => Stage::Solved { error },
                // Margins changed after others were computed from them.
                (None, Some(schedule)) => Stage::FirstMargins { schedule },
                (None, None) => self.refine(room)?,
            },
            Stage::Solved { error } => Stage::Solved { error },
        };
        Ok(())
    }

    /// Writes the state, and the result of the current sweep so far, into the header of a file.
    pub(crate) fn header(&self, found: (Updated, Margins), header: Header) -> Header {
        let (guesses, margins) = found;
        let found = match self.stage {
            Stage::Guess { .. } => guesses.change.to_le_bytes(),
            Stage::Margins { .. } => {
                let slack = margins.slack.clamp(i16::MIN.into(), i16::MAX.into()) as i16;
                let ([a, b], [c, d]) = (slack.to_le_bytes(), (margins.largest as u16).to_le_bytes());
                [a, b, c, d]
            }
            _ => [0; 4],
        };
        let of_schedule = |code: u8, schedule: MarginSchedule| {
            let (counts, growth) = schedule.to_bytes();
            (code, 0, counts, growth)
        };
        let (code, number, [second, third], more) = match self.stage {
            Stage::Fill => (0, 0, [0; 2], [0; 8]),
            Stage::Mark => (1, 0, [0; 2], [0; 8]),
            Stage::Start => (2, 0, [0; 2], [0; 8]),
            Stage::Guess { pace } => (3, pace.change, [pace.sweeps, pace.to_come], pace.last_leap.to_bytes()),
            Stage::Leap { multiple, unit, last_leap } => (4, multiple.into(), [unit, 0], last_leap.to_bytes()),
            Stage::Margins { schedule } => of_schedule(5, schedule),
            Stage::Check { schedule } => of_schedule(6, schedule),
            Stage::Solved { error } => (7, error, [0; 2], [0; 8]),
            Stage::FirstMargins { schedule } => of_schedule(8, schedule),
        };
        let mut task = [0; 16];
        task[..4].copy_from_slice(&[code, second, third, self.refinements]);
        task[4..8].copy_from_slice(&found);
        task[8..].copy_from_slice(&more);
        let State { sweeps, waves, updates, stage, .. } = *self;
        // A resumed check starts again.
        let updates = updates - if matches!(stage, Stage::Check { .. }) { margins.positions } else { 0 };
        Header { error: number, sweeps, waves, updates, task, ..header }
    }

    /// Reads the state of a file with this header, and the result of its current sweep so far. Marking starts again, since a crash may
    /// have lost marks; so does a check.
    pub(crate) fn resumed(header: Header, all_waves: u32) -> (State, Updated, Margins) {
        let [code, second, third, refinements, a, b, c, d, more @ ..] = header.task;
        let number = header.error;
        let last_leap = LastLeap::of_bytes(more);
        let pace = Pace { sweeps: second.min(INTERVAL - 1), change: number, to_come: third, last_leap };
        let schedule = MarginSchedule::of_bytes([second, third], more);
        let stage = match code {
            2 => Stage::Start,
            3 => Stage::Guess { pace },
            4 => Stage::Leap { multiple: number as u16, unit: second.min(31), last_leap },
            5 => Stage::Margins { schedule },
            6 => Stage::Check { schedule },
            7 => Stage::Solved { error: number },
            8 => Stage::FirstMargins { schedule },
            _ => return (State::new(), Updated::default(), Margins::default()),
        };
        let goes_on = matches!(
            stage,
            Stage::Guess { .. } | Stage::Leap { .. } | Stage::FirstMargins { .. } | Stage::Margins { .. }
        );
        let waves = if goes_on { header.waves % all_waves } else { 0 };
        let (mut guesses, mut margins) = (Updated::default(), Margins::default());
        match stage {
            Stage::Guess { .. } => guesses.change = u32::from_le_bytes([a, b, c, d]),
            Stage::Margins { .. } if waves > 0 => {
                margins.slack = i16::from_le_bytes([a, b]).into();
                margins.largest = u16::from_le_bytes([c, d]).into();
            }
            _ => {}
        }
        let (sweeps, updates) = (header.sweeps, header.updates);
        (State { sweeps, waves, updates, stage, refinements }, guesses, margins)
    }
}

#[cfg(test)]
mod tests {
    use senet::RuleSheet;

    use super::super::margin_schedule::Growth;
    use super::*;

    /// Room for which guesses are good enough with a change of 10, and proved with an error of 2,560 steps, in 16 parts each.
    const ROOM: u32 = 5120;
    /// A chance of 1.
    const ONE: u32 = 1 << 30;

    fn guess(change: u32) -> (Updated, Margins) {
        (Updated { positions: 1, change, marked: false }, Margins::default())
    }

    fn margins(slack: i64, largest: u32) -> (Updated, Margins) {
        (Updated::default(), Margins { positions: 1, slack, largest })
    }

    /// The stage after sweeps with these results, from this stage.
    fn after(stage: Stage, found: &[(Updated, Margins)]) -> Result<Stage, Failed> {
        let mut sweeps = State { stage, ..State::new() };
        for (updated, margins) in found {
            sweeps.end_sweep(*updated, *margins, (ROOM, ONE))?;
        }
        Ok(sweeps.stage)
    }

    #[test]
    fn guesses_are_proved() {
        assert!(matches!(after(Stage::GUESS, &[guess(11)]), Ok(Stage::Guess { .. })));
        assert_eq!(after(Stage::GUESS, &[guess(10)]), Ok(Stage::MARGINS));
        let begun = Stage::Margins { schedule: MarginSchedule::BEGIN };
        assert_eq!(after(Stage::MARGINS, &[margins(0, 0)]), Ok(begun));
        assert!(matches!(after(begun, &[margins(-1, 6400)]), Ok(Stage::Margins { .. })));
        let check = Stage::Check { schedule: MarginSchedule::BEGIN };
        assert_eq!(after(begun, &[margins(0, 6400)]), Ok(check));
        assert_eq!(after(check, &[margins(0, 6401)]), Ok(Stage::Solved { error: 401 }));
        let again = MarginSchedule::BEGIN.again().expect("a second try");
        assert_eq!(after(check, &[margins(-1, 6400)]), Ok(Stage::FirstMargins { schedule: again }));
        let last =
            std::iter::successors(Some(MarginSchedule::BEGIN), |schedule| schedule.again()).last().expect("a try");
        assert_eq!(after(Stage::Check { schedule: last }, &[margins(-1, 6400)]), Ok(Stage::GUESS));
    }

    #[test]
    fn guesses_that_cannot_be_proved_are_refined_until_they_are_settled() {
        let mut state = State { stage: Stage::GUESS, ..State::new() };
        for goal in [10, 5, 2, 1] {
            assert_eq!(state.goal(ROOM), goal);
            assert_eq!(state.end_sweep(guess(goal + 1).0, Margins::default(), (ROOM, ONE)), Ok(()));
            assert!(matches!(state.stage, Stage::Guess { .. }), "{state:?}");
            assert_eq!(state.end_sweep(guess(goal).0, Margins::default(), (ROOM, ONE)), Ok(()));
            // Margins that grow without end.
            let mut refined = Ok(());
            while refined.is_ok() && matches!(state.stage, Stage::FirstMargins { .. } | Stage::Margins { .. }) {
                refined = state.end_sweep(Updated::default(), margins(-100, 2560 << 4).1, (ROOM, ONE));
            }
            assert_eq!(refined, if goal > SETTLED { Ok(()) } else { Err(Failed::Unproved) });
            assert_eq!(state.stage, Stage::GUESS);
        }
    }

    #[test]
    fn slow_guesses_leap() {
        let shrinking = |changes: [u32; 4]| changes.map(guess);
        // 1 / ln(800,000 / 720,000), and changes up to 2²⁰ fit into units of 2⁷.
        let leap = Stage::Leap { multiple: 9, unit: 7, last_leap: LastLeap::NONE };
        assert_eq!(after(Stage::GUESS, &shrinking([1_000_000, 890_000, 800_000, 720_000])), Ok(leap));
        assert_eq!(after(leap, &[guess(0)]), Ok(Stage::GUESS), "changes of many steps");
        // 7 times to come after 9: nearly steadily, and few.
        let small = Stage::Leap { multiple: 4, unit: 7, last_leap: LastLeap::NONE };
        assert_eq!(after(Stage::GUESS, &shrinking([1_000_000, 890_000, 800_000, 700_000])), Ok(small));
        let goes_on = |changes| matches!(after(Stage::GUESS, &shrinking(changes)), Ok(Stage::Guess { .. }));
        assert!(
            goes_on([1_000_000, 880_000, 850_000, 825_000]),
            "33 times to come after 28: nearly steadily, but many"
        );
        assert!(goes_on([1_500_000, 1_000_000, 800_000, 720_000]), "9 times to come after 4: not steadily");
        assert!(goes_on([1_000_000, 500_000, 250_000, 125_000]), "quickly");
        assert!(goes_on([1_000_000, 500_000, 250_000, 250_001]), "not at all");
        assert!(goes_on([6_000_000, 5_400_000, 4_800_000, 4_300_000]), "best moves change");
        // Small changes that round to the same number: 1 / ln(12.5 / 12).
        let few = |multiple, change, sweeps| Stage::Leap { multiple, unit: 0, last_leap: LastLeap { change, sweeps } };
        let first = few(24, 12, 24);
        assert_eq!(after(Stage::GUESS, &shrinking([12; 4])), Ok(first));
        // What has shrunk since that leap tells more: at least (24 + 3) / ln(12.5 / 10.5).
        assert_eq!(after(first, &[0, 11, 11, 11, 11].map(guess)), Ok(few(154, 11, 154)));
        // 27 / ln(12.5 / 11.5).
        let second = few(323, 12, 24 + 3 + 323);
        assert_eq!(after(first, &[0, 12, 12, 12, 12].map(guess)), Ok(second), "nothing has shrunk");
        assert_eq!(after(second, &[0, 12, 11, 11, 11].map(guess)), Ok(few(1000, 11, 1000)));
    }

    #[test]
    fn games_without_end_are_given_up() {
        let marks = |change, marked| (Updated { positions: 1, change, marked }, Margins::default());
        assert_eq!(after(Stage::Mark, &[marks(1, true), marks(0, true)]), Ok(Stage::Start));
        assert_eq!(after(Stage::Mark, &[marks(1, false)]), Err(Failed::Endless));
    }

    #[test]
    fn a_state_is_read_back_from_a_header() {
        let header = Header::solved(&RuleSheet::DUTCH, 2, 1);
        let pace = Pace { sweeps: 3, change: 7, to_come: 30, last_leap: LastLeap { change: 9, sweeps: 700 } };
        let schedule = MarginSchedule {
            tries: 2,
            rises: 7,
            sweeps: 9,
            part: Growth { growth: 65_000, largest: 50_000 },
            rest: Growth { growth: 60_000, largest: 40_000 },
        };
        for (stage, waves) in [
            (Stage::Start, 0),
            (Stage::Guess { pace }, 12),
            (Stage::Leap { multiple: 1000, unit: 14, last_leap: pace.last_leap }, 12),
            (Stage::FirstMargins { schedule }, 12),
            (Stage::Margins { schedule }, 12),
            (Stage::Check { schedule }, 0),
            (Stage::Solved { error: 17 }, 0),
        ] {
            let state = State { sweeps: 40, waves, updates: 1234, stage, refinements: 2 };
            let found = match stage {
                Stage::Guess { .. } => guess(99_999),
                Stage::Margins { .. } => (Updated::default(), Margins { positions: 0, ..margins(-3, 60_000).1 }),
                _ => Default::default(),
            };
            let found = (Updated { positions: 0, ..found.0 }, found.1);
            assert_eq!(State::resumed(state.header(found, header), 50), (state, found.0, found.1));
        }
        let marking = State { stage: Stage::Mark, waves: 7, sweeps: 1, ..State::new() };
        assert_eq!(State::resumed(marking.header(Default::default(), header), 50).0, State::new());
    }
}
