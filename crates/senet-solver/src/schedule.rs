//! The schedule of sweeps over two layers.
//!
//! Narrowing alone starts from the bounds 0 and 1. They approach one another only as fast as games leave the layer while one
//! side does all it can to stay: hundreds of sweeps. Guesses converge much sooner, since they are one number a position instead
//! of two, and can be extrapolated. So large layers are guessed first, and the guess is then proved:
//!
//! 1. [`Mark`](Stage::Mark): from every position, whatever the sides choose, some throws lead out of the layer. Then games
//!    cannot stay in it for ever, and the values are the only fixed point of the update: numbers that one more update lowers
//!    nowhere are lower bounds, and numbers that it raises nowhere are upper bounds.
//! 2. [`Guess`](Stage::Guess): every position is updated from the guesses of those that follow. At intervals, and when the
//!    guesses hardly change, [`Extrapolate`](Stage::Extrapolate) finds their limits. If these are near, the guesses are good; if
//!    not, [`Leap`](Stage::Leap) goes there. Where all guesses change alike and slowly, [`LeapTogether`](Stage::LeapTogether)
//!    adds the same multiple of the last change to all.
//! 3. [`Surround`](Stage::Surround) sets bounds a little below and above the guesses. [`Prove`](Stage::Prove) updates both. A
//!    sweep in which no lower bound falls and no upper bound rises proves all of them.
//! 4. [`Narrow`](Stage::Narrow), if they are not narrow enough yet.
//!
//! A failure costs time, but not correctness: [`MoveApart`](Stage::MoveApart) sets bounds further apart, and
//! [`Restart`](Stage::Restart) starts to narrow from the bounds 0 and 1.

use senet_tables::bounds::ONE;

use crate::stored::Form;

/// The operation of a sweep on every position, with the data for the next sweeps.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stage {
    /// Updates both bounds, and keeps the better of old and new.
    Narrow {
        /// Gaps that the present sweep leaves alone, in steps of 2⁻³⁰.
        limit: u32,
    },
    /// Marks positions from which some throw leaves the layer, or leads to marked positions only.
    Mark {
        /// Whether the present sweep has marked a position.
        marked: bool,
    },
    /// Sets the first guesses: see [`first_guess`].
    StartGuess,
    /// Updates guesses from guesses.
    Guess {
        guessing: Guessing,
        /// Sweeps since the guesses began or leapt, up to 65,535.
        sweeps: u16,
        /// The largest change three quarters of the way to the next leap, in steps of 2⁻³⁰.
        earlier_change: u32,
    },
    /// Updates guesses, and writes the limit of their changes beside each.
    Extrapolate { guessing: Guessing },
    /// Replaces guesses by their limits.
    Leap { guessing: Guessing },
    /// Adds a multiple of their last change to all guesses: [`Guessing::slowness`].
    LeapTogether { guessing: Guessing },
    /// Sets bounds on both sides of the guesses.
    Surround,
    /// Updates both bounds, also where they get worse.
    Prove {
        /// The number of failed proofs.
        failures: u8,
        /// Sweeps of this proof.
        sweeps: u16,
        /// Whether the present sweep has made a bound worse.
        worsened: bool,
    },
    /// Sets bounds further from their middle.
    MoveApart {
        /// The number of failed proofs.
        failures: u8,
    },
    /// Sets the bounds 0 and 1.
    Restart,
}

/// The convergence of guesses so far.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Guessing {
    /// The number of leaps, up to 255.
    pub(crate) leaps: u8,
    /// If guesses change slowly and all alike: how many times their last change is still to come.
    pub(crate) slowness: u16,
}

/// The longest trusted leap, in multiples of the last change.
pub(crate) const LONGEST: u32 = 200;

/// The first guess of a position, in steps of 2⁻³⁰: an even chance, unless one side bars the other's way out; `it_throws` says
/// whether that is the side to throw.
///
/// A side that can bar the way out as long as it likes (`S3`, on 30) waits for a better position. If the first guess is that it
/// wins, that guess falls only as fast as the throws force it to move on: in four against one of `spanish`, by one part in
/// 14,000 a sweep. If the first guess is that it loses, its gain by waiting is found in some thirty sweeps.
pub(crate) const fn first_guess(someone_waits: bool, it_throws: bool) -> u32 {
    match (someone_waits, it_throws) {
        (false, _) => ONE / 2,
        (true, true) => 0,
        (true, false) => ONE,
    }
}

/// The distance at which bounds are set from guesses or from their middle, in steps of 2⁻³⁰: `least` at first, so that a proof
/// solves the layer. Each failure makes the part beyond `error`, that of the tables with fewer pieces, four times as large.
pub(crate) fn distance(failures: u8, error: u32, least: u32) -> u32 {
    let room = u64::from(least.saturating_sub(error)) << (2 * u32::from(failures)).min(30);
    (u64::from(error) + room).min(ONE.into()) as u32
}

impl Guessing {
    /// Sweeps from leap to leap, at first: enough for fast changes to settle. With 16, five against one of `dutch` was not
    /// done after 332 sweeps; with 18, 20 and 24 it took 116, 121 and 141.
    const INTERVAL: u16 = 20;
    /// Leaps after which the interval doubles, so that useless leaps get rarer.
    const LEAPS: u8 = 6;
    /// Guesses change slowly if more than this many times their last change is to come; and the largest such number.
    const SLOW: f64 = 64.0;
    const SLOWEST: f64 = 500.0;

    /// The change at which the limit of guesses is worth finding, if bounds have this room around them.
    pub(crate) fn small_change(self, room: u32) -> u32 {
        room / (2 * u32::from(self.slowness)).max(64)
    }

    /// The factor by which changes are multiplied when all guesses leap together.
    pub(crate) fn multiple(self) -> u32 {
        u32::from(self.slowness).min(LONGEST)
    }

    /// The first sweep after guesses began or leapt.
    const fn first_sweep(self) -> Stage {
        Stage::Guess { guessing: self, sweeps: 0, earlier_change: 0 }
    }

    fn after_leap(self) -> Stage {
        Guessing { leaps: self.leaps.saturating_add(1), ..self }.first_sweep()
    }

    /// The stage after `sweeps` sweeps of guessing, the last of which had the largest change `change`.
    fn after_sweep(self, sweeps: u16, earlier_change: u32, change: u32, room: u32) -> Stage {
        let interval = Guessing::INTERVAL << (self.leaps / Guessing::LEAPS).min(8);
        // The changes of the last quarter tell how slowly they shrink.
        let last_quarter = interval - interval / 4;
        if change <= self.small_change(room) && sweeps >= 2 {
            return Stage::Extrapolate { guessing: self };
        }
        if sweeps.saturating_add(1) < interval {
            let earlier_change = if sweeps == last_quarter { change } else { earlier_change };
            return Stage::Guess { guessing: self, sweeps, earlier_change };
        }
        let to_come = f64::from(sweeps - last_quarter) / (f64::from(earlier_change) / f64::from(change)).ln();
        if to_come > Guessing::SLOW {
            #[expect(clippy::cast_sign_loss, reason = "it is larger than a positive number")]
            let slowness = to_come.min(Guessing::SLOWEST) as u16;
            Stage::LeapTogether { guessing: Guessing { slowness, ..self } }
        } else {
            Stage::Extrapolate { guessing: self }
        }
    }
}

impl Stage {
    /// Sweeps after which a proof fails, and failures after which the guess is given up.
    const PROOF: u16 = 64;
    const FAILURES: u8 = 3;

    /// The forms of values before and after.
    pub(crate) const fn forms(self) -> (Form, Form) {
        match self {
            Stage::Narrow { .. } | Stage::Prove { .. } | Stage::MoveApart { .. } => (Form::Bounds, Form::Bounds),
            Stage::Mark { .. } => (Form::Marks, Form::Marks),
            Stage::StartGuess => (Form::Marks, Form::Guesses),
            Stage::Guess { .. } | Stage::Extrapolate { .. } | Stage::Leap { .. } | Stage::LeapTogether { .. } => {
                (Form::Guesses, Form::Guesses)
            }
            Stage::Surround => (Form::Guesses, Form::Bounds),
            // It reads no values.
            Stage::Restart => (Form::Marks, Form::Bounds),
        }
    }

    /// Records that the present sweep has marked a position or made a bound worse.
    pub(crate) const fn flag(&mut self) {
        match self {
            Stage::Mark { marked: flag } | Stage::Prove { worsened: flag, .. } => *flag = true,
            _ => {}
        }
    }

    /// The stage after a sweep with this largest gap, if bounds have this room around the guess.
    fn next(self, gap: u32, room: u32) -> Stage {
        match self {
            Stage::Mark { .. } if gap == 0 => Stage::StartGuess,
            Stage::Mark { marked: true } => Stage::Mark { marked: false },
            Stage::Mark { marked: false } => Stage::Restart,
            Stage::StartGuess => Guessing::default().first_sweep(),
            Stage::Guess { guessing, sweeps, earlier_change } => {
                guessing.after_sweep(sweeps.saturating_add(1), earlier_change, gap, room)
            }
            Stage::Extrapolate { .. } if gap <= room / 2 => Stage::Surround,
            Stage::Extrapolate { guessing } => Stage::Leap { guessing },
            Stage::Leap { guessing } | Stage::LeapTogether { guessing } => guessing.after_leap(),
            Stage::Surround => Stage::Prove { failures: 0, sweeps: 0, worsened: false },
            Stage::MoveApart { failures } => Stage::Prove { failures, sweeps: 0, worsened: false },
            Stage::Prove { failures, sweeps, worsened: true } => {
                let sweeps = sweeps.saturating_add(1);
                if sweeps < Stage::PROOF {
                    Stage::Prove { failures, sweeps, worsened: false }
                } else if failures < Stage::FAILURES {
                    Stage::MoveApart { failures: failures + 1 }
                } else {
                    Stage::Restart
                }
            }
            Stage::Prove { worsened: false, .. } | Stage::Restart | Stage::Narrow { .. } => Stage::Narrow { limit: 0 },
        }
    }
}

/// Progress of the sweeps. Together with the values, sufficient to resume.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct State {
    /// Complete sweeps in which positions were computed.
    pub(crate) sweeps: u32,
    /// Completed waves of the present sweep.
    pub(crate) waves: u32,
    /// Positions that were computed in all sweeps.
    pub(crate) updates: u64,
    pub(crate) stage: Stage,
}

impl Default for State {
    fn default() -> State {
        State { sweeps: 0, waves: 0, updates: 0, stage: Stage::Narrow { limit: 0 } }
    }
}

impl State {
    /// Begins the next sweep, after one with this largest gap, if bounds have this room around the guess.
    pub(crate) fn advance(&mut self, gap: u32, room: u32) {
        self.waves = 0;
        self.stage = self.stage.next(gap, room);
    }

    /// The form of the values of wave `sum` now, in a sweep of `waves` waves.
    pub(crate) fn form(&self, sum: u32, waves: u32) -> Form {
        let (before, after) = self.stage.forms();
        if sum >= waves.saturating_sub(self.waves) { after } else { before }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stored::StoredGuess;

    const MARK: Stage = Stage::Mark { marked: false };
    const GUESS: Stage = Guessing { leaps: 0, slowness: 0 }.first_sweep();
    const PROVE: Stage = Stage::Prove { failures: 0, sweeps: 0, worsened: false };

    /// The stages of all sweeps until layers are narrowed. `after` gets the stage and the number of the sweep among those of the
    /// same kind since the last of another kind, and returns the largest gap that it leaves and whether its flag is set.
    fn schedule(mut after: impl FnMut(Stage, u16) -> (u32, bool)) -> Vec<Stage> {
        let mut state = State { stage: MARK, ..State::default() };
        let mut stages: Vec<Stage> = Vec::new();
        let mut since = 0;
        while !matches!(state.stage, Stage::Narrow { .. }) {
            since = if stages.last().is_some_and(|last| same(last, &state.stage)) { since + 1 } else { 0 };
            stages.push(state.stage);
            let (gap, flagged) = after(state.stage, since);
            if flagged {
                state.stage.flag();
            }
            state.advance(gap, 64 * 64);
            assert!(stages.len() < 10_000);
        }
        stages
    }

    /// Whether two stages are of one kind.
    fn same(one: &Stage, other: &Stage) -> bool {
        std::mem::discriminant(one) == std::mem::discriminant(other)
    }

    fn count(stages: &[Stage], kind: Stage) -> usize {
        stages.iter().filter(|one| same(one, &kind)).count()
    }

    fn are(stages: &[Stage], kinds: &[Stage]) -> bool {
        stages.len() == kinds.len() && stages.iter().zip(kinds).all(|(stage, kind)| same(stage, kind))
    }

    const EXTRAPOLATE: Stage = Stage::Extrapolate { guessing: Guessing { leaps: 0, slowness: 0 } };
    const LEAP: Stage = Stage::Leap { guessing: Guessing { leaps: 0, slowness: 0 } };

    #[test]
    fn a_guess_is_made_and_proved() {
        let mut change = 1 << 29;
        let stages = schedule(|stage, since| match stage {
            Stage::Mark { .. } => (u32::from(since == 0), since == 0),
            Stage::Prove { .. } => (1000, since < 2),
            _ => {
                change -= change / 4;
                (change, false)
            }
        });
        let guesses = [&[MARK, MARK, Stage::StartGuess][..], &[GUESS; 19], &[EXTRAPOLATE, LEAP]];
        assert!(are(&stages[..24], &guesses.concat()), "{stages:?}");
        let end = [EXTRAPOLATE, Stage::Surround, PROVE, PROVE, PROVE];
        assert!(are(&stages[stages.len() - 5..], &end), "{stages:?}");
    }

    #[test]
    fn settled_guesses_leap_until_their_limits_are_near() {
        let mut distance = 1 << 20;
        let stages = schedule(|stage, _| match stage {
            Stage::Mark { .. } => (0, true),
            Stage::Extrapolate { .. } => {
                distance /= 8;
                (distance, false)
            }
            _ => (1, false),
        });
        let round = [GUESS, GUESS, EXTRAPOLATE, LEAP];
        let until_near = [&[MARK, Stage::StartGuess][..], &round.repeat(2), &round[..3], &[Stage::Surround, PROVE]];
        assert!(are(&stages, &until_near.concat()), "{stages:?}");
    }

    #[test]
    fn layers_with_endless_games_are_narrowed_without_guesses() {
        let stages = schedule(|_, since| (1, since < 3));
        assert!(are(&stages, &[MARK, MARK, MARK, MARK, Stage::Restart]), "{stages:?}");
    }

    #[test]
    fn failed_proofs_get_more_room_and_in_the_end_narrowing_restarts() {
        let stages = schedule(|stage, _| match stage {
            Stage::Mark { .. } => (0, true),
            _ => (0, same(&stage, &PROVE)),
        });
        assert_eq!(count(&stages, Stage::MoveApart { failures: 0 }), 3);
        assert_eq!(count(&stages, PROVE), 4 * 64);
        assert_eq!(stages.last(), Some(&Stage::Restart));
        assert_eq!([0, 1, 2, 3].map(|failures| distance(failures, 1000, 1010)), [1010, 1040, 1160, 1640]);
        assert_eq!(distance(255, ONE / 2, ONE), ONE);
    }

    #[test]
    fn useless_leaps_get_rarer() {
        let mut sweeps = 0;
        let stages = schedule(|stage, _| match stage {
            Stage::Mark { .. } => (0, true),
            Stage::Guess { .. } | Stage::Extrapolate { .. } => {
                sweeps += 1;
                (if sweeps < 2000 { (1 << 20) + sweeps } else { 0 }, false)
            }
            _ => (0, false),
        });
        let leaps = count(&stages, LEAP);
        assert!((15..40).contains(&leaps), "{leaps}");
    }

    #[test]
    fn guesses_that_change_slowly_and_alike_leap_together() {
        let (mut change, mut sweeps) = (1_000_000, 0);
        let mut state = State { stage: GUESS, ..State::default() };
        while matches!(state.stage, Stage::Guess { .. }) {
            change -= change / 200;
            state.advance(change, 64 * 64);
            sweeps += 1;
        }
        let Stage::LeapTogether { guessing } = state.stage else { panic!("{state:?}") };
        assert_eq!(sweeps, 19);
        // 0.995 + 0.995² + 0.995³ + …
        assert!((198..=200).contains(&guessing.slowness), "{guessing:?}");
        // They leap; the next extrapolation is only due when the rest is small, although it may come so slowly.
        assert_eq!(StoredGuess::new(1000, 1010).leapt_by(guessing.multiple()), StoredGuess::unchanged(0));
        assert_eq!(guessing.small_change(64 * 64), 64 * 64 / 2 / u32::from(guessing.slowness));
        assert_eq!(Guessing::default().small_change(64 * 64), 64);
    }
}
