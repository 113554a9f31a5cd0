//! How margins come to those that fit.
//!
//! Margins that grow from nothing would come to those that fit by less and less a sweep, which takes long where games can be kept in
//! the layer for long. So they begin with most of the largest margin that proves, and sweeps make them smaller. They grow only where
//! no game can leave the layer before it goes back, by what residuals add up to on the way.
//!
//! There, what updates add has them grow faster. But it also makes larger what they must be at least, since one leads to another. So
//! a few sweeps that add nothing follow each rise, and each rise adds twice as much as the one before.

use super::margin::Margins;

/// The largest margin that proves, divided by what an update of a rise adds: an eighth of the residuals of good guesses.
const EXCESS: u32 = 2048;
/// Sweeps of a rise.
const RISE: u8 = 8;
/// Sweeps after it that add nothing, in which the growth by what the rise added settles.
const REST: u8 = 12;
/// The most rises.
const RISES: u8 = 8;
/// The most times that margins begin.
const TRIES: u8 = 3;

/// Where sweeps over margins are between the first ones and those that fit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Course {
    /// How often margins had begun before, and then did not pass their check.
    pub(super) tries: u8,
    /// Sweeps since they began.
    pub(super) sweeps: u8,
    /// What the last sweep of the last rest found: the growth, in parts of a step, times the weight of all throws, and the largest
    /// margin, in parts of a step. 0 before that.
    pub(super) growth: u16,
    pub(super) largest: u16,
}

impl Course {
    /// Margins are the first ones.
    pub(super) const BEGIN: Course = Course { tries: 0, sweeps: 0, growth: 0, largest: 0 };

    /// The first margin of all positions, if this is the largest that proves. What is left is for those that grow.
    pub(super) const fn first(limit: u32) -> u32 {
        limit - limit / 8
    }

    /// What the present sweep adds to each margin, in parts of a step, if this is the largest margin that proves.
    pub(super) fn excess(self, limit: u32) -> u32 {
        let (rises, sweeps) = (self.sweeps / (RISE + REST), self.sweeps % (RISE + REST));
        if sweeps < RISE { (limit / EXCESS).max(1) << rises } else { 0 }
    }

    /// The course after one more sweep with this result, which proves nothing. `None` if margins are or would become too large to prove
    /// anything. `limit` is the largest margin that proves.
    pub(super) fn after(self, found: Margins, limit: u32) -> Option<Course> {
        let next = Course { sweeps: self.sweeps + 1, ..self };
        if found.slack >= 0 || found.largest > limit || next.sweeps == RISES * (RISE + REST) {
            return None;
        }
        if !next.sweeps.is_multiple_of(RISE + REST) {
            return Some(next);
        }
        let number = |number: i64| u16::try_from(number).unwrap_or(u16::MAX);
        let next = Course { growth: number(-found.slack), largest: number(found.largest.into()), ..next };
        let is_first = self.growth == 0;
        (is_first || self.leads_to(next, limit)).then_some(next)
    }

    /// Whether growth ends before margins are too large, if it goes on to shrink as it did between the ends of these two rests: the
    /// larger margins are, the less they grow.
    fn leads_to(self, next: Course, limit: u32) -> bool {
        let [growth, shrinks, grown] =
            [next.growth, self.growth.saturating_sub(next.growth), next.largest.saturating_sub(self.largest)]
                .map(u64::from);
        shrinks > 0 && u64::from(next.largest) + growth * grown / shrinks <= limit.into()
    }

    /// Begins again, since margins did not pass their check. `None` if they have done so several times.
    pub(super) fn again(self) -> Option<Course> {
        (self.tries + 1 < TRIES).then_some(Course { tries: self.tries + 1, ..Course::BEGIN })
    }

    /// The course as a number and two bytes.
    pub(super) const fn to_header(self) -> (u32, u8, u8) {
        let ([a, b], [c, d]) = (self.growth.to_le_bytes(), self.largest.to_le_bytes());
        (u32::from_le_bytes([a, b, c, d]), self.sweeps, self.tries)
    }

    /// The course with this number and these bytes.
    pub(super) fn of_header(number: u32, sweeps: u8, tries: u8) -> Course {
        let [a, b, c, d] = number.to_le_bytes();
        let (growth, largest) = (u16::from_le_bytes([a, b]), u16::from_le_bytes([c, d]));
        Course { tries: tries.min(TRIES - 1), sweeps: sweeps.min(RISES * (RISE + REST) - 1), growth, largest }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIMIT: u32 = 60_000;

    /// The course after a rise and the rest after it, if growth and the largest margin are these at last.
    fn after(course: Course, growth: i64, largest: u32) -> Option<Course> {
        let found = |growth: i64| Margins { positions: 1, slack: -growth, largest };
        let sweeps = (1..RISE + REST).map(|_| 1_000_000).chain([growth]);
        sweeps.into_iter().try_fold(course, |course, growth| course.after(found(growth), LIMIT))
    }

    #[test]
    fn a_rest_follows_each_rise() {
        let excess = |sweeps: u8| Course { sweeps, ..Course::BEGIN }.excess(LIMIT);
        assert_eq!([0, 7, 8, 19, 20, 27, 28, 40].map(excess), [29, 29, 0, 0, 58, 58, 0, 116]);
        assert_eq!(Course::BEGIN.excess(1), 1);
    }

    #[test]
    fn margins_are_given_up_if_they_would_become_too_large() {
        let begun = after(Course::BEGIN, 800, 54_000).expect("a course");
        assert_eq!(begun, Course { tries: 0, sweeps: 20, growth: 800, largest: 54_000 });
        // Margins that are larger by 1,000 grow by 200 less.
        assert_eq!(after(begun, 600, 55_000), Some(Course { sweeps: 40, growth: 600, largest: 55_000, ..begun }));
        assert_eq!(after(begun, 600, 57_000), None);
        assert_eq!(after(begun, 800, 55_000), None);
    }

    #[test]
    fn margins_rise_a_few_times() {
        let mut growth = (1..=1000).rev();
        let next = |course: &Course| after(*course, growth.next()?, 54_000);
        assert_eq!(std::iter::successors(Some(Course::BEGIN), next).count(), usize::from(RISES));
    }

    #[test]
    fn margins_that_are_too_large_are_given_up() {
        let fit = Margins { positions: 1, slack: 0, largest: LIMIT + 1 };
        assert_eq!(Course::BEGIN.after(fit, LIMIT), None);
        let grow = Margins { positions: 1, slack: -1, largest: LIMIT + 1 };
        assert_eq!(Course::BEGIN.after(grow, LIMIT), None);
    }

    #[test]
    fn margins_begin_again_a_few_times() {
        let tries = std::iter::successors(Some(Course::BEGIN), |course| course.again());
        assert_eq!(tries.count(), usize::from(TRIES));
    }
}
