//! When guesses leap, and by how much.

/// What is known of the convergence of guesses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Pace {
    /// Sweeps since they began or leapt.
    pub(super) sweeps: u8,
    /// The largest change [`LATE`] sweeps before the next leap, in steps of guesses.
    pub(super) earlier: u32,
}

/// Sweeps from leap to leap: enough for fast changes to settle.
pub(super) const INTERVAL: u8 = 20;
/// The last sweeps of an interval, which tell how slowly changes shrink.
const LATE: u8 = 5;
/// Guesses leap if more than this many times their last change is to come.
const SLOW: f64 = 6.0;
/// The most times that a change is taken to be still to come.
const LONGEST: f64 = 200.0;

impl Pace {
    /// Nothing is known: they begin, or have leapt.
    pub(super) const NONE: Pace = Pace { sweeps: 0, earlier: 0 };

    /// Whether the sweep that comes next is the last of an interval, and so keeps all changes.
    pub(super) const fn is_last(self) -> bool {
        self.sweeps + 1 == INTERVAL
    }

    /// The binary logarithm of the unit in which changes of guesses are kept: they fill up to thirteen bits of fifteen, so that
    /// they may grow.
    pub(super) const fn unit(self) -> u8 {
        (32 - self.earlier.leading_zeros()).saturating_sub(13) as u8
    }

    /// How many times the last change is still to come, if an interval ends with this largest change and that is many times.
    pub(super) fn leaps(self, change: u32) -> Option<u16> {
        if !self.is_last() || change > self.earlier {
            return None;
        }
        // Small changes may shrink although they round to the same number.
        let to_come = f64::from(LATE) / ((f64::from(self.earlier) + 0.5) / f64::from(change)).ln();
        #[expect(clippy::cast_sign_loss, reason = "between 6 and 200")]
        (to_come > SLOW).then_some(to_come.min(LONGEST) as u16)
    }

    /// The pace after one more sweep with this largest change.
    pub(super) const fn after(self, change: u32) -> Pace {
        if self.is_last() {
            return Pace::NONE;
        }
        let sweeps = self.sweeps + 1;
        Pace { sweeps, earlier: if sweeps == INTERVAL - LATE { change } else { self.earlier } }
    }
}
