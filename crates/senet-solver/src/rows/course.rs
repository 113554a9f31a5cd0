//! How margins come to those that fit.
//!
//! Margins that grow from nothing would come to those that fit by less and less a sweep, which takes long where games can be kept in
//! the layer for long. So they begin with most of the largest margin that proves, and sweeps make them smaller. They grow only where
//! no game can leave the layer before it goes back, by what residuals add up to on the way. Each update adds a little, so that margins
//! that hardly grow any more are large enough.

use super::margin::Margins;

/// The largest margin that proves, divided by what an update adds: an eighth of the residuals of good guesses.
const EXCESS: u32 = 2048;
/// Sweeps until growth shows whether margins will be large enough: fast changes have settled.
const SETTLE: u8 = 8;
/// The most times that margins begin.
const TRIES: u8 = 3;

/// Where sweeps over margins are between the first ones and those that fit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Course {
    /// How often margins had begun before, and then did not pass their check.
    pub(super) tries: u8,
    /// Sweeps since they began.
    pub(super) sweeps: u8,
    /// The largest growth in the last sweep, in parts of a step, times the weight of all throws.
    pub(super) growth: u32,
}

impl Course {
    /// Margins are the first ones.
    pub(super) const BEGIN: Course = Course { tries: 0, sweeps: 0, growth: 0 };

    /// The first margin of all positions, if this is the largest that proves. What is left is for those that grow.
    pub(super) const fn first(limit: u32) -> u32 {
        limit - limit / 4
    }

    /// What an update adds to a margin, in parts of a step, if this is the largest margin that proves.
    pub(super) fn excess(limit: u32) -> u32 {
        (limit / EXCESS).max(1)
    }

    /// The course after one more sweep with this result, which proves nothing. `None` if margins must be too large to prove anything.
    pub(super) fn after(self, found: Margins) -> Option<Course> {
        let sweeps = self.sweeps.saturating_add(1);
        let growth = u32::try_from(-found.slack.min(0)).unwrap_or(u32::MAX);
        let goes_on = growth > 0 && (sweeps <= SETTLE || growth <= self.growth - self.growth / 16);
        goes_on.then_some(Course { sweeps, growth, ..self })
    }

    /// Begins again, since margins did not pass their check. `None` if they have done so several times.
    pub(super) fn again(self) -> Option<Course> {
        (self.tries + 1 < TRIES).then_some(Course { tries: self.tries + 1, ..Course::BEGIN })
    }

    /// The course as a number and two bytes.
    pub(super) const fn to_header(self) -> (u32, u8, u8) {
        (self.growth, self.sweeps, self.tries)
    }

    /// The course with this number and these bytes.
    pub(super) fn of_header(growth: u32, sweeps: u8, tries: u8) -> Course {
        Course { tries: tries.min(TRIES - 1), sweeps, growth }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The course after sweeps with this growth.
    fn after(course: Course, growth: impl IntoIterator<Item = i64>) -> Option<Course> {
        let found = |growth: i64| Margins { positions: 1, slack: -growth, largest: 1 };
        growth.into_iter().try_fold(course, |course, growth| course.after(found(growth)))
    }

    #[test]
    fn margins_are_given_up_once_growth_hardly_shrinks() {
        let shrinks = (0..19).map(|sweep| 1_000_000 >> sweep);
        assert_eq!(after(Course::BEGIN, shrinks).map(|course| course.sweeps), Some(19));
        let begun = after(Course::BEGIN, [1600; SETTLE as usize]).expect("a course");
        assert_eq!(after(begun, [1501]), None);
        assert_eq!(after(begun, [1500]), Some(Course { tries: 0, sweeps: SETTLE + 1, growth: 1500 }));
    }

    #[test]
    fn margins_that_fit_but_are_too_large_are_given_up() {
        assert_eq!(after(Course::BEGIN, [0]), None);
    }

    #[test]
    fn margins_begin_again_a_few_times() {
        let tries = std::iter::successors(Some(Course::BEGIN), |course| course.again());
        assert_eq!(tries.count(), usize::from(TRIES));
    }
}
