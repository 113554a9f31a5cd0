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
//! 2. [`Guess`](Task::Guess): every position is computed from the guesses of those that follow. Once in a while, and when nothing
//!    changes much any more, [`Measure`](Task::Measure) finds how fast its changes shrink, and so where they lead. If that is
//!    near, guesses are good; if not, [`Leap`](Task::Leap) goes there. Where all change alike, by hardly less from sweep to sweep,
//!    [`LeapTogether`](Task::LeapTogether) goes on by the same multiple for all.
//! 3. [`Widen`](Task::Widen): a little less and a little more than the guess are bounds, perhaps. [`Prove`](Task::Prove)
//!    computes both as ever. A sweep in which no lower bound falls and no upper bound rises proves all of them.
//! 4. [`Narrow`](Task::Narrow), if they are not narrow enough yet.
//!
//! What fails costs time and no truth: [`Rethink`](Task::Rethink) sets bounds further apart, and [`Forget`](Task::Forget)
//! starts to narrow from nothing.

use senet_tables::bounds::{Bounds, ONE};

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
    /// Guesses go on by a multiple of their last change, the same for all.
    LeapTogether,
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

/// Leaps that are longer than this many times the last change are not to be trusted.
pub(crate) const LONGEST: u32 = 200;

/// A guess, and another number beside it.
#[inline(always)]
pub(crate) const fn guess(guess: u32, beside: u32) -> u64 {
    (beside as u64) << 32 | guess as u64
}

/// A guess that has moved by so many steps of 2⁻³⁰, but not beyond 0 and 1.
#[inline(always)]
pub(crate) fn moved(guess: u32, by: i64) -> u32 {
    #[expect(clippy::cast_sign_loss, reason = "it is clamped")]
    let there = (i64::from(guess) + by).clamp(0, ONE.into()) as u32;
    there
}

/// Bounds so far from a chance.
const fn around(chance: u32, distance: u32) -> u64 {
    let upper = if chance > ONE - distance { ONE } else { chance + distance };
    Bounds::from_steps(chance.saturating_sub(distance), upper).packed()
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
    const ALL: [Task; 11] = [
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
        Task::LeapTogether,
    ];

    /// How values look before and after.
    pub(crate) const fn forms(self) -> (Form, Form) {
        match self {
            Task::Narrow | Task::Prove | Task::Rethink => (Form::Bounds, Form::Bounds),
            Task::Leave => (Form::Marks, Form::Marks),
            Task::Begin => (Form::Marks, Form::Guesses),
            Task::Guess | Task::Measure | Task::Leap | Task::LeapTogether => (Form::Guesses, Form::Guesses),
            Task::Widen => (Form::Guesses, Form::Bounds),
            // It reads nothing.
            Task::Forget => (Form::Marks, Form::Bounds),
        }
    }

    /// Whether values look otherwise afterwards.
    pub(crate) fn changes_form(self) -> bool {
        let (before, after) = self.forms();
        before != after
    }

    /// For the tasks that compute nothing from other positions: the new value. Guesses start from `start`. `far` is how far bounds
    /// shall be from the guess, or how many times their last change guesses go on.
    pub(crate) fn alone(self, stored: u64, far: u32, start: u32) -> u64 {
        let (low, high) = (stored as u32, (stored >> 32) as u32);
        match self {
            Task::Begin => guess(start, start),
            Task::Leap => guess(high, high),
            Task::LeapTogether => {
                let change = i64::from(low) - i64::from(high);
                let there = moved(low, i64::from(far) * change);
                guess(there, there)
            }
            Task::Widen => around(low, far),
            Task::Rethink => {
                let (lower, upper) = Bounds::unpacked(stored).steps();
                around(u32::midpoint(lower, upper), far)
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
    /// A number to go by. When the present sweep narrows: the gaps that it leaves alone, in 2⁻³⁰. When it guesses: the largest
    /// change three quarters of the way to the next leap, in 2⁻³⁰. When all is solved in a file: the error of the tables.
    pub(crate) noted: u32,
    /// Positions that were computed in all sweeps.
    pub(crate) updates: u64,
    pub(crate) task: Task,
    /// How often a guess could not be proved.
    pub(crate) failures: u8,
    /// How often guesses have leapt, up to 255.
    pub(crate) leaps: u8,
    /// Whether the present sweep has marked a position, or made a bound worse.
    pub(crate) noticed: bool,
    /// Sweeps since the guesses began, leapt or were widened, up to 65,535.
    pub(crate) since: u16,
    /// If guesses were found to change slowly and all alike: how many times their last change is still to come.
    pub(crate) slowness: u16,
}

impl State {
    /// Sweeps from leap to leap, at first: enough for what changes fast to settle. With 16, five against one of `dutch` was not
    /// done after 332 sweeps; with 18, 20 and 24 it took 116, 121 and 141.
    const INTERVAL: u16 = 20;
    /// After so many leaps the interval doubles: should leaps not help, there are fewer and fewer.
    const LEAPS: u8 = 6;
    /// How many times their last change is still to come, at least, if guesses are said to change slowly; and at most.
    const SLOW: f64 = 64.0;
    const SLOWEST: f64 = 500.0;
    /// Sweeps after which a proof is given up, and how often bounds are set further apart.
    const PROOF: u16 = 64;
    const FAILURES: u8 = 3;

    /// The change at which it is worth while to measure where guesses lead, if bounds have so much room around them.
    pub(crate) fn still(&self, room: u32) -> u32 {
        room / (2 * u32::from(self.slowness)).max(64)
    }

    /// What comes after a sweep that left this as the largest gap, if bounds have so much room around the guess.
    pub(crate) fn go_on(&mut self, gap: u32, room: u32) {
        let noticed = std::mem::take(&mut self.noticed);
        self.waves = 0;
        self.since = self.since.saturating_add(1);
        let interval = State::INTERVAL << (self.leaps / State::LEAPS).min(8);
        // The changes of the last quarter tell how slowly they shrink.
        let last_quarter = interval - interval / 4;
        let before = self.task;
        self.task = match before {
            Task::Leave if gap == 0 => Task::Begin,
            Task::Leave if noticed => Task::Leave,
            Task::Leave => Task::Forget,
            Task::Measure if gap <= room / 2 => Task::Widen,
            Task::Measure => Task::Leap,
            Task::Guess if gap <= self.still(room) && self.since >= 2 => Task::Measure,
            Task::Guess if self.since + 1 < interval => {
                if self.since == last_quarter {
                    self.noted = gap;
                }
                Task::Guess
            }
            Task::Guess => {
                let sweeps = self.since - last_quarter;
                let to_come = f64::from(sweeps) / (f64::from(self.noted) / f64::from(gap)).ln();
                if to_come > State::SLOW {
                    #[expect(clippy::cast_sign_loss, reason = "it is more than another number that is not negative")]
                    let slowness = to_come.min(State::SLOWEST) as u16;
                    self.slowness = slowness;
                    Task::LeapTogether
                } else {
                    Task::Measure
                }
            }
            Task::Begin | Task::Leap | Task::LeapTogether => Task::Guess,
            Task::Widen | Task::Rethink => Task::Prove,
            Task::Prove if noticed && self.since < State::PROOF => Task::Prove,
            Task::Prove if noticed && self.failures < State::FAILURES => Task::Rethink,
            Task::Prove if noticed => Task::Forget,
            Task::Prove | Task::Forget | Task::Narrow => Task::Narrow,
        };
        if matches!(before, Task::Leap | Task::LeapTogether) {
            self.leaps = self.leaps.saturating_add(1);
        }
        if self.task == Task::Rethink {
            self.failures += 1;
        }
        if matches!(before, Task::Begin | Task::Leap | Task::LeapTogether | Task::Widen | Task::Rethink) {
            self.since = 0;
        }
    }

    /// What [`Task::alone`] must know, with these for [`distance`](State::distance).
    pub(crate) fn far(&self, error: u32, least: u32) -> u32 {
        if self.task == Task::LeapTogether {
            u32::from(self.slowness).min(LONGEST)
        } else {
            self.distance(error, least)
        }
    }

    /// How far bounds are set from guesses for tables with this error: further after each failure, and least if the layer is
    /// to be done as soon as they are proved.
    fn distance(&self, error: u32, least: u32) -> u32 {
        let room = u64::from(least.saturating_sub(error)) << (2 * u32::from(self.failures)).min(30);
        (u64::from(error) + room).min(ONE.into()) as u32
    }

    /// How the values of a wave look now, if there are so many.
    pub(crate) fn form(&self, sum: u32, waves: u32) -> Form {
        let (before, after) = self.task.forms();
        if sum >= waves.saturating_sub(self.waves) { after } else { before }
    }

    /// As eight bytes of a header.
    pub(crate) fn written(&self) -> [u8; 8] {
        let ([a, b], [c, d]) = (self.since.to_le_bytes(), self.slowness.to_le_bytes());
        [self.task as u8, self.failures, self.leaps, u8::from(self.noticed), a, b, c, d]
    }

    /// What [`written`](State::written) wrote, with the rest of the state; what no program has written starts from nothing.
    pub(crate) fn read(self, [task, failures, leaps, noticed, a, b, c, d]: [u8; 8]) -> State {
        let task = Task::ALL.into_iter().find(|known| *known as u8 == task).unwrap_or(Task::Forget);
        let (since, slowness) = (u16::from_le_bytes([a, b]), u16::from_le_bytes([c, d]));
        State { task, failures, leaps, noticed: noticed != 0, since, slowness, ..self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is done, sweep after sweep, if sweeps leave such gaps and notice something or not, until layers are narrowed.
    fn course(mut after: impl FnMut(Task, u16) -> (u32, bool)) -> Vec<Task> {
        let mut state = State { task: Task::Leave, ..State::default() };
        let mut tasks = Vec::new();
        while state.task != Task::Narrow {
            tasks.push(state.task);
            let (gap, noticed) = after(state.task, state.since);
            state.noticed = noticed;
            state.go_on(gap, 64 * 64);
            let again = State { sweeps: state.sweeps, ..State::default() }.read(state.written());
            assert_eq!(again, State { updates: 0, waves: 0, noted: 0, ..state });
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
                change -= change / 4;
                (change, false)
            }
        });
        let guesses = [&[Task::Leave, Task::Leave, Task::Begin][..], &[Task::Guess; 19], &[Task::Measure, Task::Leap]];
        assert_eq!(tasks[..24], guesses.concat());
        assert_eq!(tasks[tasks.len() - 5..], [Task::Measure, Task::Widen, Task::Prove, Task::Prove, Task::Prove]);
    }

    #[test]
    fn guesses_that_hardly_change_leap_until_that_leads_nowhere() {
        let mut distance = 1 << 20;
        let tasks = course(|task, _| match task {
            Task::Leave => (0, true),
            Task::Measure => {
                distance /= 8;
                (distance, false)
            }
            _ => (1, false),
        });
        let round = [Task::Guess, Task::Guess, Task::Measure, Task::Leap];
        let until_near = [&[Task::Leave, Task::Begin][..], &round.repeat(2), &round[..3], &[Task::Widen, Task::Prove]];
        assert_eq!(tasks, until_near.concat());
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
                (if sweeps < 2000 { (1 << 20) + sweeps } else { 0 }, false)
            }
            _ => (0, false),
        });
        let leaps = count(&tasks, Task::Leap);
        assert!((15..40).contains(&leaps), "{leaps}");
    }

    #[test]
    fn guesses_that_change_slowly_and_alike_leap_together() {
        let mut change = 1_000_000;
        let mut state = State { task: Task::Guess, ..State::default() };
        while state.task == Task::Guess {
            change -= change / 200;
            state.go_on(change, 64 * 64);
        }
        assert_eq!((state.task, state.since), (Task::LeapTogether, 19));
        // 0.995 + 0.995² + 0.995³ + …
        assert!((198..=200).contains(&state.slowness), "{}", state.slowness);
        // They go there; and are measured only when what is left is near, although it might come so slowly.
        let there = state.task.alone(guess(1000, 1010), state.far(0, 0), 0);
        assert_eq!(there, guess(0, 0));
        assert_eq!(state.still(64 * 64), 64 * 64 / 2 / u32::from(state.slowness));
        assert_eq!(State::default().still(64 * 64), 64);
    }
}
