//! What is done with two layers, sweep after sweep.
//!
//! Narrowing alone starts from bounds that say nothing, 0 and 1. They come together only as fast as games leave the layer
//! while one side does all that it can to stay, and that is slow: hundreds of sweeps. Values that are merely guessed settle
//! much sooner, one number a position instead of two, and may be helped along. So large layers are guessed first, and the
//! guess is then proved:
//!
//! 1. [`Leave`](Task::Leave): from every position, whatever the sides choose, some throws lead out of the layer. Then games
//!    do not stay in it for ever, and only one set of values agrees with itself: so numbers that one more update does not
//!    lower anywhere are lower bounds, and those that it does not raise are upper bounds.
//! 2. [`Guess`](Task::Guess): every position is computed from the guesses of those that follow, until nothing changes much. Once
//!    in a while, [`Measure`](Task::Measure) finds how fast its changes shrink, and [`Leap`](Task::Leap) goes where that leads.
//! 3. [`Widen`](Task::Widen): a little less and a little more than the guess are bounds, perhaps. [`Prove`](Task::Prove)
//!    computes both as ever. A sweep in which no lower bound falls and no upper bound rises proves all of them.
//! 4. [`Narrow`](Task::Narrow), if they are not narrow enough yet.
//!
//! What fails costs time and no truth: [`Rethink`](Task::Rethink) sets bounds further apart, and [`Forget`](Task::Forget)
//! starts to narrow from nothing.

use crate::bounds::{Bounds, ONE};

/// What is done to every position in a sweep.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
#[repr(u8)]
pub(crate) enum Task {
    /// Both bounds are computed, and the better of old and new kept.
    #[default]
    Narrow,
    /// Positions are marked from which some throw leaves the layer, or leads to marked ones only.
    Leave,
    /// Guesses to start with: see [`first_guess`].
    Begin,
    /// Guesses are computed from guesses.
    Guess,
    /// The same; then it is written beside the guess where its changes lead.
    Measure,
    /// Guesses go there.
    Leap,
    /// Bounds at both sides of the guess.
    Widen,
    /// Both bounds are computed, and it is noticed where they are worse than before.
    Prove,
    /// Bounds further away from their middle.
    Rethink,
    /// Nothing is known.
    Forget,
}

/// How eight bytes are read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Form {
    /// [`Bounds::packed`].
    Bounds,
    /// [`LEAVES`], or anything else.
    Marks,
    /// The guess in the lower half, in the upper half the one before it, or where its changes lead; in steps of 2⁻³⁰.
    Guesses,
}

/// Marks a position from which games leave the layer. No bounds and no guesses look like it.
pub(crate) const LEAVES: u64 = 1 << 63;

/// A guess, and another number beside it.
#[inline(always)]
pub(crate) const fn guess(guess: u32, beside: u32) -> u64 {
    (beside as u64) << 32 | guess as u64
}

/// Bounds so far from a chance.
const fn around(chance: u32, distance: u32) -> u64 {
    let upper = if chance > ONE - distance { ONE } else { chance + distance };
    Bounds { lower: chance.saturating_sub(distance), upper }.packed()
}

impl Form {
    /// What is left of eight bytes of a file: where they make no sense, nothing is known.
    pub(crate) fn sound(self, stored: u64) -> u64 {
        let (low, high) = (stored as u32, (stored >> 32) as u32);
        let is_sound = match self {
            Form::Bounds => low <= ONE && high <= ONE - low,
            Form::Marks => stored == LEAVES,
            Form::Guesses => low <= ONE && high <= ONE,
        };
        if is_sound { stored } else { 0 }
    }

    /// How much is left to do: the distance between bounds, or how far a guess has moved, in steps of 2⁻³⁰; 1 if games may
    /// stay.
    #[inline(always)]
    pub(crate) const fn gap(self, stored: u64) -> u32 {
        match self {
            Form::Bounds => Bounds::unpacked(stored).gap(),
            Form::Marks => (stored != LEAVES) as u32,
            Form::Guesses => (stored as u32).abs_diff((stored >> 32) as u32),
        }
    }
}

impl Task {
    const ALL: [Task; 10] = [
        Task::Narrow,
        Task::Leave,
        Task::Begin,
        Task::Guess,
        Task::Measure,
        Task::Leap,
        Task::Widen,
        Task::Prove,
        Task::Rethink,
        Task::Forget,
    ];

    /// How values look before and after.
    pub(crate) const fn forms(self) -> (Form, Form) {
        match self {
            Task::Narrow | Task::Prove | Task::Rethink => (Form::Bounds, Form::Bounds),
            Task::Leave => (Form::Marks, Form::Marks),
            Task::Begin => (Form::Marks, Form::Guesses),
            Task::Guess | Task::Measure | Task::Leap => (Form::Guesses, Form::Guesses),
            Task::Widen => (Form::Guesses, Form::Bounds),
            // It reads nothing.
            Task::Forget => (Form::Marks, Form::Bounds),
        }
    }

    /// For the tasks that compute nothing from other positions: the new value. Guesses start from `start`, and bounds shall be so
    /// far from the guess.
    pub(crate) const fn alone(self, stored: u64, distance: u32, start: u32) -> u64 {
        let (low, high) = (stored as u32, (stored >> 32) as u32);
        match self {
            Task::Begin => guess(start, start),
            Task::Leap => guess(high, high),
            Task::Widen => around(low, distance),
            Task::Rethink => {
                let Bounds { lower, upper } = Bounds::unpacked(stored);
                around(u32::midpoint(lower, upper), distance)
            }
            Task::Forget => Bounds::UNKNOWN.packed(),
            Task::Narrow | Task::Leave | Task::Guess | Task::Measure | Task::Prove => stored,
        }
    }
}

/// What is guessed of a position at first, in steps of 2⁻³⁰: an even chance, unless one side keeps the other from leaving; that may
/// be the side to throw.
///
/// A side that keeps the other from leaving for as long as it likes (`S3`, on 30) waits for better. If it is thought to win, that
/// guess falls only as fast as the throws force it to go on: in four against one of `spanish`, by one part in 14,000 a sweep.
/// If it is thought to lose, what it can reach by waiting is found in some thirty sweeps.
pub(crate) const fn first_guess(someone_waits: bool, it_throws: bool) -> u32 {
    match (someone_waits, it_throws) {
        (false, _) => ONE / 2,
        (true, true) => 0,
        (true, false) => ONE,
    }
}

/// How far the sweeps have come: with the values, all that is needed to go on as if nothing had happened.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct State {
    /// Sweeps in which positions were computed, and that are complete.
    pub(crate) sweeps: u32,
    /// Waves of the present sweep that are done.
    pub(crate) waves: u32,
    /// Gaps that the present sweep leaves alone, in 2⁻³⁰, when it narrows.
    pub(crate) limit: u32,
    /// Positions that were computed in all sweeps.
    pub(crate) updates: u64,
    pub(crate) task: Task,
    /// How often a guess could not be proved.
    pub(crate) failures: u8,
    /// How often guesses have leapt, up to 255.
    pub(crate) leaps: u8,
    /// Whether the present sweep has marked a position, or made a bound worse.
    pub(crate) noticed: bool,
    /// Sweeps since the guesses began, leapt or were widened.
    pub(crate) since: u32,
}

impl State {
    /// Sweeps from leap to leap, at first: enough for what changes fast to settle. With 16, five against one of `dutch` was not
    /// done after 332 sweeps; with 18, 20 and 24 it took 116, 121 and 141.
    pub(crate) const INTERVAL: u32 = 20;
    /// The same where sides wait (see [`first_guess`]): what a leap puts too high stays there. With guesses that ended at eight times
    /// the change, and leaps after 20, four against two of `spanish` was guessed wrongly, and took 211 sweeps.
    pub(crate) const LONG_INTERVAL: u32 = 40;
    /// After so many leaps the interval doubles: should leaps not help, there are fewer and fewer.
    const LEAPS: u8 = 6;
    /// Sweeps after which a proof is given up, and how often bounds are set further apart.
    const PROOF: u32 = 64;
    const FAILURES: u8 = 3;

    /// What comes after a sweep that left this as the largest gap. Guesses are good when they change by no more than `still`, and
    /// leap after `interval` sweeps at first.
    pub(crate) fn go_on(&mut self, gap: u32, still: u32, interval: u32) {
        let noticed = std::mem::take(&mut self.noticed);
        self.waves = 0;
        self.since += 1;
        let interval = interval << u32::from(self.leaps / State::LEAPS).min(8);
        let before = self.task;
        self.task = match before {
            Task::Leave if gap == 0 => Task::Begin,
            Task::Leave if noticed => Task::Leave,
            Task::Leave => Task::Forget,
            Task::Guess | Task::Measure if gap <= still => Task::Widen,
            Task::Guess if self.since + 1 < interval => Task::Guess,
            Task::Guess => Task::Measure,
            Task::Measure => Task::Leap,
            Task::Begin | Task::Leap => Task::Guess,
            Task::Widen | Task::Rethink => Task::Prove,
            Task::Prove if noticed && self.since < State::PROOF => Task::Prove,
            Task::Prove if noticed && self.failures < State::FAILURES => Task::Rethink,
            Task::Prove if noticed => Task::Forget,
            Task::Prove | Task::Forget | Task::Narrow => Task::Narrow,
        };
        if before == Task::Leap {
            self.leaps = self.leaps.saturating_add(1);
        }
        if self.task == Task::Rethink {
            self.failures += 1;
        }
        if matches!(before, Task::Begin | Task::Leap | Task::Widen | Task::Rethink) {
            self.since = 0;
        }
    }

    /// How far bounds are set from guesses for tables with this error: further after each failure, and least if the layer is
    /// to be done as soon as they are proved.
    pub(crate) fn distance(&self, error: u32, least: u32) -> u32 {
        let room = u64::from(least.saturating_sub(error)) << (2 * u32::from(self.failures)).min(30);
        (u64::from(error) + room).min(ONE.into()) as u32
    }

    /// As eight bytes of a header.
    pub(crate) fn written(&self) -> [u8; 8] {
        let since = self.since.to_le_bytes();
        let [a, b, c, d] = since;
        [self.task as u8, self.failures, self.leaps, u8::from(self.noticed), a, b, c, d]
    }

    /// What [`written`](State::written) wrote, with the rest of the state; what no program has written starts from nothing.
    pub(crate) fn read(self, [task, failures, leaps, noticed, since @ ..]: [u8; 8]) -> State {
        let task = Task::ALL.into_iter().find(|known| *known as u8 == task).unwrap_or(Task::Forget);
        State { task, failures, leaps, noticed: noticed != 0, since: u32::from_le_bytes(since), ..self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is done, sweep after sweep, if sweeps leave such gaps and notice something or not, until layers are narrowed.
    fn course(mut after: impl FnMut(Task, u32) -> (u32, bool)) -> Vec<Task> {
        let mut state = State { task: Task::Leave, ..State::default() };
        let mut tasks = Vec::new();
        while state.task != Task::Narrow {
            tasks.push(state.task);
            let (gap, noticed) = after(state.task, state.since);
            state.noticed = noticed;
            state.go_on(gap, 64, State::INTERVAL);
            let again = State { sweeps: state.sweeps, ..State::default() }.read(state.written());
            assert_eq!(again, State { updates: 0, waves: 0, limit: 0, ..state });
            assert!(tasks.len() < 10_000);
        }
        tasks
    }

    fn count(tasks: &[Task], task: Task) -> usize {
        tasks.iter().filter(|one| **one == task).count()
    }

    #[test]
    fn a_guess_is_made_and_proved() {
        let mut change = 1 << 29;
        let tasks = course(|task, since| match task {
            Task::Leave => (u32::from(since == 0), since == 0),
            Task::Prove => (1000, since < 2),
            _ => {
                change /= 2;
                (change, false)
            }
        });
        let guesses = [&[Task::Leave, Task::Leave, Task::Begin][..], &[Task::Guess; 19], &[Task::Measure, Task::Leap]];
        assert_eq!(tasks[..24], guesses.concat());
        assert_eq!(tasks[tasks.len() - 4..], [Task::Widen, Task::Prove, Task::Prove, Task::Prove]);
    }

    #[test]
    fn where_games_may_stay_nothing_is_guessed() {
        let tasks = course(|_, since| (1, since < 3));
        assert_eq!(tasks, [Task::Leave, Task::Leave, Task::Leave, Task::Leave, Task::Forget]);
    }

    #[test]
    fn a_guess_that_cannot_be_proved_is_given_more_room_and_given_up_in_the_end() {
        let tasks = course(|task, _| match task {
            Task::Leave => (0, true),
            _ => (0, task == Task::Prove),
        });
        assert_eq!(count(&tasks, Task::Rethink), 3);
        assert_eq!(count(&tasks, Task::Prove), 4 * 64);
        assert_eq!(tasks.last(), Some(&Task::Forget));
        let distances = [0, 1, 2, 3].map(|failures| State { failures, ..State::default() }.distance(1000, 1010));
        assert_eq!(distances, [1010, 1040, 1160, 1640]);
        assert_eq!(State { failures: 255, ..State::default() }.distance(ONE / 2, ONE), ONE);
    }

    #[test]
    fn leaps_get_fewer_where_they_do_not_help() {
        let mut sweeps = 0;
        let tasks = course(|task, _| match task {
            Task::Leave => (0, true),
            Task::Guess | Task::Measure => {
                sweeps += 1;
                (if sweeps < 2000 { 1 << 20 } else { 0 }, false)
            }
            _ => (0, false),
        });
        let leaps = count(&tasks, Task::Leap);
        assert!((15..40).contains(&leaps), "{leaps}");
    }
}
