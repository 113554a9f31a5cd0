//! When guesses leap, and by how much.
//!
//! A leap by a multiple of the last change takes away nearly all of an error that shrinks by the right factor from sweep to sweep,
//! and most of those that shrink faster. It makes larger what changes its sign or shrinks at once, so a few sweeps follow each. If the
//! largest change shrinks steadily, one error is left, and the leap is as large as that needs. If it shrinks nearly steadily, and
//! quickly, several errors are left, and a small leap takes a part of each. Otherwise guesses do not leap: a leap would keep alive
//! what changes its sign.
//!
//! Guesses do not leap while their changes are large. Best moves still change then, so a leap leads too far. Where a side can wait
//! as long as it likes, a chance that is too high shrinks by less than a thousandth from sweep to sweep.

/// What is known of the convergence of guesses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Pace {
    /// Sweeps since guesses began, or since they leapt or could have leapt.
    pub(super) sweeps: u8,
    /// The largest change of the last sweep, in steps of guesses. 0 if there was none.
    pub(super) change: u32,
    /// How many times that change was still to come: at most [`LONGEST`].
    pub(super) to_come: u8,
}

/// Sweeps from leap to leap: enough for what a leap stirs up to settle.
pub(super) const INTERVAL: u8 = 4;
/// A change shrinks steadily if its times to come differ from those of the sweep before by at most one part in so many.
const STEADY: u32 = 12;
/// A change shrinks nearly steadily if they differ by at most one part in so many.
const NEARLY_STEADY: u32 = 3;
/// The multiple of the last change by which guesses leap at most, if changes shrink nearly steadily.
const SMALL: u8 = 4;
/// The most times that a change may still be to come for a small leap: of more, it would take away too little.
const FEW: u32 = 12;
/// A chance of 1, divided by the largest change with which guesses leap.
const LATE: u32 = 256;
/// The most times that a change is taken to be still to come.
const LONGEST: u8 = 200;
/// The smallest leap: a smaller one takes as long as it saves.
const SMALLEST: u8 = 2;

impl Pace {
    /// Nothing is known: guesses begin, or have leapt.
    pub(super) const NONE: Pace = Pace { sweeps: 0, change: 0, to_come: 0 };

    /// Whether the sweep that comes next is the last of an interval, and so keeps all changes.
    pub(super) const fn is_last(self) -> bool {
        self.sweeps + 1 >= INTERVAL
    }

    /// The binary logarithm of the unit in which changes of guesses are kept: they fill up to thirteen bits of fifteen, so that
    /// they may grow.
    pub(super) const fn unit(self) -> u8 {
        (32 - self.change.leading_zeros()).saturating_sub(13) as u8
    }

    /// How many times the last change is still to come, if it shrinks as it did after the one before.
    fn times_to_come(self, change: u32) -> u8 {
        // Small changes may shrink although they round to the same number.
        let factor = (f64::from(self.change) + 0.5) / f64::from(change);
        #[expect(clippy::cast_sign_loss, reason = "at least 0")]
        if factor > 1.0 { factor.ln().recip().min(LONGEST.into()) as u8 } else { LONGEST }
    }

    /// By how many times their last change guesses leap, if an interval ends with this largest change. `one` is a chance of 1.
    pub(super) fn leaps(self, change: u32, one: u32) -> Option<u8> {
        if !self.is_last() || change > self.change || change > one / LATE {
            return None;
        }
        let to_come = self.times_to_come(change);
        let [now, before] = [to_come, self.to_come].map(u32::from);
        let differs = now.abs_diff(before);
        // The two changes are rounded, so their difference may be one step more or less.
        let rounding = now / (self.change - change + 1);
        let multiple = if differs <= now / STEADY + rounding {
            to_come
        } else if now <= FEW && differs <= now / NEARLY_STEADY {
            to_come.min(SMALL)
        } else {
            return None;
        };
        (multiple >= SMALLEST).then_some(multiple)
    }

    /// The pace after one more sweep with this largest change, if guesses do not leap.
    pub(super) fn after(self, change: u32) -> Pace {
        let sweeps = if self.is_last() { 0 } else { self.sweeps + 1 };
        Pace { sweeps, change, to_come: self.times_to_come(change) }
    }
}
