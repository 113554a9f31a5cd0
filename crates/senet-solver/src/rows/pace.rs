//! When guesses are extrapolated (*leap*), and by how much.
//!
//! The error of the guesses is a sum of components, each of which shrinks by its own factor a sweep. A leap by a multiple of the last
//! change removes nearly all of the component whose factor fits the multiple, and most of those that shrink faster. It amplifies
//! components that alternate in sign or vanish within a sweep, so a few sweeps follow each leap. The largest changes of successive
//! sweeps tell what is left:
//!
//! - They shrink steadily: one component is left. The leap removes it.
//! - They shrink nearly steadily and quickly: several components are left. A small leap removes a part of each.
//! - Otherwise guesses do not leap: a leap would keep alternating components alive.
//!
//! Changes of a few steps round to the same number for many sweeps, so successive sweeps tell only that much is left. There, the change
//! before the last leap tells how much: since then, it has shrunk as in as many sweeps as that leap replaced.
//!
//! Guesses do not leap while their changes are large: the best moves still change, so extrapolation overshoots. Where a side can wait
//! for as long as it likes, a guess that is too high then shrinks by less than a thousandth a sweep.

/// The convergence of guesses so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Pace {
    /// Sweeps of the current interval: since the first guesses, the last leap, or the last decision against one.
    pub(super) sweeps: u8,
    /// The largest change of the last sweep, in steps of guesses. 0 before the first sweep.
    pub(super) change: u32,
    /// The sum of all future changes as a multiple of that change, at most [`LONGEST`].
    pub(super) to_come: u8,
    /// The last leap.
    pub(super) last_leap: LastLeap,
}

/// The last leap of guesses that changed by a few steps, or the first of several of guesses that did not change by less.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct LastLeap {
    /// The largest change before it, in steps of guesses. 0 if there was no leap.
    pub(super) change: u8,
    /// The sweeps that these leaps replaced, which are their multiples, and all sweeps since.
    pub(super) sweeps: u16,
}

impl LastLeap {
    pub(super) const NONE: LastLeap = LastLeap { change: 0, sweeps: 0 };

    const fn later(self, sweeps: u16) -> LastLeap {
        LastLeap { sweeps: self.sweeps.saturating_add(sweeps), ..self }
    }

    /// The leap as bytes of a header.
    pub(super) const fn to_bytes(self) -> [u8; 8] {
        let [low, high] = self.sweeps.to_le_bytes();
        [self.change, low, high, 0, 0, 0, 0, 0]
    }

    /// The leap with these bytes.
    pub(super) const fn of_bytes([change, low, high, ..]: [u8; 8]) -> LastLeap {
        LastLeap { change, sweeps: u16::from_le_bytes([low, high]) }
    }

    /// A lower bound on the sum of all future changes as a multiple of this change, if changes go on to shrink as since the leap. At
    /// most [`FURTHEST`]; 0 if there was no leap or changes have grown.
    fn times_to_come(self, change: u32) -> u16 {
        // Both changes are rounded.
        let factor = (f64::from(self.change) + 0.5) / (f64::from(change) - 0.5);
        #[expect(clippy::cast_sign_loss, reason = "at least 0")]
        if change <= self.change.into() && change > 0 {
            (f64::from(self.sweeps) / factor.ln()).min(FURTHEST.into()) as u16
        } else {
            0
        }
    }
}

/// Sweeps between leaps: enough for the components that a leap amplifies to vanish.
pub(super) const INTERVAL: u8 = 4;
/// Changes shrink steadily if the multiple to come differs from that of the sweep before by at most this fraction: 1 / `STEADY`.
const STEADY: u32 = 12;
/// The fraction for changes that shrink nearly steadily: 1 / `NEARLY_STEADY`.
const NEARLY_STEADY: u32 = 3;
/// The largest multiple of a small leap, for changes that shrink nearly steadily.
const SMALL: u8 = 4;
/// The largest multiple to come for which a small leap is worthwhile: of more, it would remove too little.
const FEW: u32 = 12;
/// A chance of 1, divided by the largest change with which guesses leap.
const LATE: u32 = 256;
/// The upper bound on the multiple to come, and so on a leap.
const LONGEST: u8 = 200;
/// The smallest leap: a smaller one costs as much as it saves.
const SMALLEST: u16 = 2;
/// The largest change, in steps of guesses, that counts as a few steps.
const FEW_STEPS: u8 = 32;
/// The upper bound on a leap by what has shrunk since the last one.
const FURTHEST: u16 = 1000;

impl Pace {
    /// Before the first sweep.
    pub(super) const NONE: Pace = Pace { sweeps: 0, change: 0, to_come: 0, last_leap: LastLeap::NONE };

    /// The last leap, if it is by a multiple of this largest change.
    pub(super) fn after_leap(self, multiple: u16, change: u32) -> LastLeap {
        match u8::try_from(change) {
            Ok(change) if change == self.last_leap.change => self.last_leap.later(multiple),
            Ok(change) if change <= FEW_STEPS => LastLeap { change, sweeps: multiple },
            _ => LastLeap::NONE,
        }
    }

    /// Whether the next sweep is the last of an interval, which keeps all changes for a leap.
    pub(super) const fn is_last(self) -> bool {
        self.sweeps + 1 >= INTERVAL
    }

    /// The binary logarithm of the unit of kept changes. The largest fills at most thirteen bits of fifteen, which leaves room for
    /// growth.
    pub(super) const fn unit(self) -> u8 {
        (32 - self.change.leading_zeros()).saturating_sub(13) as u8
    }

    /// The sum of all future changes as a multiple of this change, if changes go on to shrink by the same factor.
    fn times_to_come(self, change: u32) -> u8 {
        // Small changes may shrink although they round to the same number.
        let factor = (f64::from(self.change) + 0.5) / f64::from(change);
        #[expect(clippy::cast_sign_loss, reason = "at least 0")]
        if factor > 1.0 { factor.ln().recip().min(LONGEST.into()) as u8 } else { LONGEST }
    }

    /// The multiple of the last change by which guesses leap after a sweep with this largest change. `None` if they do not leap.
    /// `one` is a chance of 1.
    pub(super) fn leaps(self, change: u32, one: u32) -> Option<u16> {
        if !self.is_last() || change > self.change || change > one / LATE {
            return None;
        }
        let to_come = self.times_to_come(change);
        let [now, before] = [to_come, self.to_come].map(u32::from);
        let differs = now.abs_diff(before);
        // Both changes are rounded, so their difference is exact up to one step.
        let rounding = now / (self.change - change + 1);
        let multiple = if differs <= now / STEADY + rounding {
            self.last_leap.times_to_come(change).max(to_come.into())
        } else if now <= FEW && differs <= now / NEARLY_STEADY {
            to_come.min(SMALL).into()
        } else {
            return None;
        };
        (multiple >= SMALLEST).then_some(multiple)
    }

    /// The pace after a sweep with this largest change that no leap follows.
    pub(super) fn after(self, change: u32) -> Pace {
        let sweeps = if self.is_last() { 0 } else { self.sweeps + 1 };
        Pace { sweeps, change, to_come: self.times_to_come(change), last_leap: self.last_leap.later(1) }
    }
}
