//! Schedule of the sweeps over margins.
//!
//! Margins that start at 0 converge slowly from below where a side can keep games in the layer for long. So they start near the
//! limit, the largest margin that proves, and sweeps shrink them. They grow only at positions from which games go back before they can
//! leave the layer, by the sum of the residuals on the way.
//!
//! A *rise* speeds this growth up: for a few sweeps, each update adds an excess to every margin. The excess also raises the lower
//! bounds of other margins, so a *rest*, sweeps without excess, follows each rise. It lasts while the growth falls quickly: another
//! rise would only raise it again. Each rise adds twice as much as the one before.

use super::margin::Margins;

/// The largest residual of the guesses divided by the excess of the first rise.
const EXCESS: u32 = 8;
/// Sweeps of a rise.
const RISE: u8 = 8;
/// The least sweeps of a rest.
const REST: u8 = 12;
/// The most sweeps of a rest.
const LONG_REST: u8 = 120;
/// Sweeps of a part of a rest. After the least sweeps, each part of a rest must reduce the growth by a quarter, or the rest ends.
const PART: u8 = 4;
/// The maximum number of rises.
const RISES: u8 = 8;
/// The maximum number of starts.
const TRIES: u8 = 3;

/// The growth of margins in a sweep.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Growth {
    /// The largest growth of a margin, in parts of a step, times the weight of all throws.
    pub(super) growth: u16,
    /// The largest margin before it, in parts of a step.
    pub(super) largest: u16,
}

impl Growth {
    const NONE: Growth = Growth { growth: 0, largest: 0 };

    /// The growth in a sweep that found these margins.
    fn of(found: Margins) -> Growth {
        let number = |number: i64| u16::try_from(number).unwrap_or(u16::MAX);
        Growth { growth: number(-found.slack), largest: number(found.largest.into()) }
    }

    /// The largest margin when growth ends. Extrapolates linearly from this sweep and a later one: the larger the margins, the less
    /// they grow.
    fn leads_to(self, later: Growth) -> u64 {
        let [shrinks, grown] =
            [self.growth.saturating_sub(later.growth), later.largest.saturating_sub(self.largest)].map(u64::from);
        // Growth is rounded, so it may shrink although the numbers are the same.
        u64::from(later.largest) + u64::from(later.growth) * grown / (shrinks + 1)
    }
}

/// Progress of the sweeps over margins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct MarginSchedule {
    /// Earlier starts whose margins failed the check.
    pub(super) tries: u8,
    /// Rises before the current one.
    pub(super) rises: u8,
    /// Sweeps since the beginning of the current rise.
    pub(super) sweeps: u8,
    /// At the end of the last part of the current rest.
    pub(super) part: Growth,
    /// At the end of the last rest.
    pub(super) rest: Growth,
}

impl MarginSchedule {
    /// Before the first sweep.
    pub(super) const BEGIN: MarginSchedule =
        MarginSchedule { tries: 0, rises: 0, sweeps: 0, part: Growth::NONE, rest: Growth::NONE };

    /// The initial margin of all positions: seven eighths of the limit, which leaves room for growth.
    pub(super) const fn first(limit: u32) -> u32 {
        limit - limit / 8
    }

    /// The excess that the current sweep adds to each margin, if this is the largest residual of the guesses; both in parts of a step.
    pub(super) fn excess(self, residual: u32) -> u32 {
        if self.sweeps < RISE { (residual / EXCESS).max(1) << self.rises } else { 0 }
    }

    /// The schedule after a sweep that found these margins, which prove nothing yet. `None` if margins exceed the limit or would do
    /// so before they converge.
    pub(super) fn after(self, found: Margins, limit: u32) -> Option<MarginSchedule> {
        if found.slack >= 0 || found.largest > limit {
            return None;
        }
        let found = Growth::of(found);
        let next = MarginSchedule { sweeps: self.sweeps + 1, ..self };
        let Some(rest) = next.sweeps.checked_sub(RISE).filter(|rest| rest.is_multiple_of(PART)) else {
            return Some(next);
        };
        let falls = 4 * u32::from(found.growth) <= 3 * u32::from(self.part.growth);
        if rest < REST || rest < LONG_REST && falls {
            return Some(MarginSchedule { part: found, ..next });
        }
        let fits = |earlier: Growth| earlier.leads_to(found) <= limit.into();
        let converges = fits(self.part) && (self.rises == 0 || fits(self.rest));
        let next = MarginSchedule { rises: self.rises + 1, sweeps: 0, part: Growth::NONE, rest: found, ..self };
        (next.rises < RISES && converges).then_some(next)
    }

    /// Starts again after a failed check. `None` after the last try.
    pub(super) fn again(self) -> Option<MarginSchedule> {
        (self.tries + 1 < TRIES).then_some(MarginSchedule { tries: self.tries + 1, ..MarginSchedule::BEGIN })
    }

    /// The schedule as bytes of a header: its counts, and the growth at the ends of rests.
    pub(super) fn to_bytes(self) -> ([u8; 2], [u8; 8]) {
        let MarginSchedule { tries, rises, sweeps, part, rest } = self;
        let growth = [part.growth, part.largest, rest.growth, rest.largest].map(u16::to_le_bytes);
        ([sweeps, rises | tries << 4], std::array::from_fn(|at| growth[at / 2][at % 2]))
    }

    /// The schedule with these bytes.
    pub(super) fn of_bytes([sweeps, starts]: [u8; 2], growth: [u8; 8]) -> MarginSchedule {
        let number = |at: usize| u16::from_le_bytes([growth[at], growth[at + 1]]);
        let growth = |at: usize| Growth { growth: number(at), largest: number(at + 2) };
        MarginSchedule {
            tries: (starts >> 4).min(TRIES - 1),
            rises: (starts & 0xF).min(RISES - 1),
            sweeps: sweeps.min(RISE + LONG_REST - 1),
            part: growth(0),
            rest: growth(4),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIMIT: u32 = 60_000;

    /// A sweep with this growth and this largest margin.
    fn found(growth: i64, largest: u32) -> Margins {
        Margins { positions: 1, slack: -growth, largest }
    }

    /// The schedule after a rise and a short rest that end with this growth and this largest margin.
    fn after(schedule: MarginSchedule, growth: i64, largest: u32) -> Option<MarginSchedule> {
        let mut sweeps = 0..RISE + REST;
        sweeps.try_fold(schedule, |schedule, _| schedule.after(found(growth, largest), LIMIT))
    }

    #[test]
    fn a_rest_follows_each_rise() {
        let excess = |rises, sweeps| MarginSchedule { rises, sweeps, ..MarginSchedule::BEGIN }.excess(239);
        assert_eq!([0, 7, 8, 19].map(|sweeps| excess(0, sweeps)), [29, 29, 0, 0]);
        assert_eq!([0, 7, 8, 127].map(|sweeps| excess(1, sweeps)), [58, 58, 0, 0]);
        assert_eq!(excess(2, 0), 116);
        assert_eq!(MarginSchedule::BEGIN.excess(1), 1);
    }

    #[test]
    fn a_rest_lasts_while_growth_falls_quickly() {
        // The sweeps of the first rest if each sweep leaves this part of the growth.
        let rest = |left: f64| {
            let mut growth = 60_000.0;
            let next = |schedule: &MarginSchedule| {
                growth *= left;
                schedule.after(found(growth as i64 + 1, 54_000), LIMIT)
            };
            let sweeps = std::iter::successors(Some(MarginSchedule::BEGIN), next);
            sweeps.take_while(|schedule| schedule.rises == 0).count() - usize::from(RISE)
        };
        assert_eq!([1.0, 0.95].map(rest), [12; 2]);
        assert!((20..=40).contains(&rest(0.75)), "until it is 1: {}", rest(0.75));
        let part = Growth { growth: 60_000, largest: 54_000 };
        let long = MarginSchedule { sweeps: RISE + LONG_REST - 1, part, ..MarginSchedule::BEGIN };
        assert_eq!(long.after(found(1, 54_000), LIMIT).map(|schedule| schedule.rises), Some(1));
    }

    #[test]
    fn margins_are_given_up_if_they_would_become_too_large() {
        let begun = after(MarginSchedule::BEGIN, 800, 54_000).expect("a schedule");
        let rest = Growth { growth: 800, largest: 54_000 };
        assert_eq!(begun, MarginSchedule { rises: 1, rest, ..MarginSchedule::BEGIN });
        // From rest to rest, margins that are larger by 1,000 grow by 200 less.
        let rest = Growth { growth: 600, largest: 55_000 };
        assert_eq!(after(begun, 600, 55_000), Some(MarginSchedule { rises: 2, rest, ..begun }));
        assert_eq!(after(begun, 600, 57_000), None);
        assert_eq!(after(begun, 800, 55_000), None);
        // In the last part of a rest, margins that are larger by 800 grow by 100 less, or those larger by 1,000 by 50.
        let sweeps = RISE + REST - 1;
        let part = Growth { growth: 700, largest: 54_000 };
        let last = MarginSchedule { sweeps, part, ..MarginSchedule::BEGIN };
        assert!(last.after(found(600, 54_800), LIMIT).is_some());
        assert_eq!(last.after(found(650, 55_000), LIMIT), None);
    }

    #[test]
    fn margins_rise_a_few_times() {
        let mut growth = (1..=1000).rev();
        let next = |schedule: &MarginSchedule| after(*schedule, growth.next()?, 54_000);
        assert_eq!(std::iter::successors(Some(MarginSchedule::BEGIN), next).count(), usize::from(RISES));
    }

    #[test]
    fn margins_that_are_too_large_are_given_up() {
        let fit = Margins { positions: 1, slack: 0, largest: LIMIT + 1 };
        assert_eq!(MarginSchedule::BEGIN.after(fit, LIMIT), None);
        let grow = Margins { positions: 1, slack: -1, largest: LIMIT + 1 };
        assert_eq!(MarginSchedule::BEGIN.after(grow, LIMIT), None);
    }

    #[test]
    fn margins_begin_again_a_few_times() {
        let tries = std::iter::successors(Some(MarginSchedule::BEGIN), |schedule| schedule.again());
        assert_eq!(tries.count(), usize::from(TRIES));
    }
}
