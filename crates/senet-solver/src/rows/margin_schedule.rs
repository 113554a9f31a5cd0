//! Schedule of the sweeps over margins.
//!
//! Margins that start at 0 converge slowly from below where a side can keep games in the layer for long. So they start near the
//! limit, the largest margin that proves, and sweeps shrink them. They grow only at positions from which games go back before they can
//! leave the layer, by the sum of the residuals on the way.
//!
//! A *rise* speeds this growth up: for a few sweeps, each update adds an excess to every margin. The excess also raises the lower
//! bounds of other margins, so a *rest*, sweeps without excess, follows each rise. Each rise adds twice as much as the one before.

use super::margin::Margins;

/// The limit divided by the excess of the first rise, which is an eighth of the largest residual of good guesses.
const EXCESS: u32 = 2048;
/// Sweeps of a rise.
const RISE: u8 = 8;
/// Sweeps of a rest: enough for the growth caused by the excess to settle.
const REST: u8 = 12;
/// The maximum number of rises.
const RISES: u8 = 8;
/// The maximum number of starts.
const TRIES: u8 = 3;

/// Progress of the sweeps over margins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct MarginSchedule {
    /// Earlier starts whose margins failed the check.
    pub(super) tries: u8,
    /// Sweeps since the last start.
    pub(super) sweeps: u8,
    /// The largest growth of a margin in the last sweep of the last rest, in parts of a step, times the weight of all throws. 0 before
    /// the end of the first rest.
    pub(super) growth: u16,
    /// The largest margin at the end of the last rest, in parts of a step.
    pub(super) largest: u16,
}

impl MarginSchedule {
    /// Before the first sweep.
    pub(super) const BEGIN: MarginSchedule = MarginSchedule { tries: 0, sweeps: 0, growth: 0, largest: 0 };

    /// The initial margin of all positions: seven eighths of the limit, which leaves room for growth.
    pub(super) const fn first(limit: u32) -> u32 {
        limit - limit / 8
    }

    /// The excess that the current sweep adds to each margin, in parts of a step.
    pub(super) fn excess(self, limit: u32) -> u32 {
        let (rises, sweeps) = (self.sweeps / (RISE + REST), self.sweeps % (RISE + REST));
        if sweeps < RISE { (limit / EXCESS).max(1) << rises } else { 0 }
    }

    /// The schedule after a sweep that found these margins, which prove nothing yet. `None` if margins exceed the limit or would do
    /// so before they converge.
    pub(super) fn after(self, found: Margins, limit: u32) -> Option<MarginSchedule> {
        let next = MarginSchedule { sweeps: self.sweeps + 1, ..self };
        if found.slack >= 0 || found.largest > limit || next.sweeps == RISES * (RISE + REST) {
            return None;
        }
        if !next.sweeps.is_multiple_of(RISE + REST) {
            return Some(next);
        }
        let number = |number: i64| u16::try_from(number).unwrap_or(u16::MAX);
        let next = MarginSchedule { growth: number(-found.slack), largest: number(found.largest.into()), ..next };
        let is_first = self.growth == 0;
        (is_first || self.leads_to(next, limit)).then_some(next)
    }

    /// Whether growth ends below the limit. Extrapolates linearly from the ends of these two rests: the larger the margins, the less
    /// they grow.
    fn leads_to(self, next: MarginSchedule, limit: u32) -> bool {
        let [growth, shrinks, grown] =
            [next.growth, self.growth.saturating_sub(next.growth), next.largest.saturating_sub(self.largest)]
                .map(u64::from);
        shrinks > 0 && u64::from(next.largest) + growth * grown / shrinks <= limit.into()
    }

    /// Starts again after a failed check. `None` after the last try.
    pub(super) fn again(self) -> Option<MarginSchedule> {
        (self.tries + 1 < TRIES).then_some(MarginSchedule { tries: self.tries + 1, ..MarginSchedule::BEGIN })
    }

    /// The schedule as a number and two bytes.
    pub(super) const fn to_header(self) -> (u32, u8, u8) {
        let ([a, b], [c, d]) = (self.growth.to_le_bytes(), self.largest.to_le_bytes());
        (u32::from_le_bytes([a, b, c, d]), self.sweeps, self.tries)
    }

    /// The schedule with this number and these bytes.
    pub(super) fn of_header(number: u32, sweeps: u8, tries: u8) -> MarginSchedule {
        let [a, b, c, d] = number.to_le_bytes();
        let (growth, largest) = (u16::from_le_bytes([a, b]), u16::from_le_bytes([c, d]));
        MarginSchedule { tries: tries.min(TRIES - 1), sweeps: sweeps.min(RISES * (RISE + REST) - 1), growth, largest }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIMIT: u32 = 60_000;

    /// The schedule after a rise and a rest that end with this growth and this largest margin.
    fn after(schedule: MarginSchedule, growth: i64, largest: u32) -> Option<MarginSchedule> {
        let found = |growth: i64| Margins { positions: 1, slack: -growth, largest };
        let sweeps = (1..RISE + REST).map(|_| 1_000_000).chain([growth]);
        sweeps.into_iter().try_fold(schedule, |schedule, growth| schedule.after(found(growth), LIMIT))
    }

    #[test]
    fn a_rest_follows_each_rise() {
        let excess = |sweeps: u8| MarginSchedule { sweeps, ..MarginSchedule::BEGIN }.excess(LIMIT);
        assert_eq!([0, 7, 8, 19, 20, 27, 28, 40].map(excess), [29, 29, 0, 0, 58, 58, 0, 116]);
        assert_eq!(MarginSchedule::BEGIN.excess(1), 1);
    }

    #[test]
    fn margins_are_given_up_if_they_would_become_too_large() {
        let begun = after(MarginSchedule::BEGIN, 800, 54_000).expect("a schedule");
        assert_eq!(begun, MarginSchedule { tries: 0, sweeps: 20, growth: 800, largest: 54_000 });
        // Margins that are larger by 1,000 grow by 200 less.
        assert_eq!(
            after(begun, 600, 55_000),
            Some(MarginSchedule { sweeps: 40, growth: 600, largest: 55_000, ..begun })
        );
        assert_eq!(after(begun, 600, 57_000), None);
        assert_eq!(after(begun, 800, 55_000), None);
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
