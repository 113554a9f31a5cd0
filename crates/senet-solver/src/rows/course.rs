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
/// The most sweeps over margins from the first ones on.
const LONGEST: u8 = 128;
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

    /// The course after one more sweep with this result, which proves nothing. `None` if margins would become too large to prove
    /// anything, or take too long to fit. `limit` is the largest margin that proves, and `falls` the weight of all throws.
    pub(super) fn after(self, found: Margins, limit: u32, falls: u32) -> Option<Course> {
        let sweeps = self.sweeps.saturating_add(1);
        let growth = u32::try_from(-found.slack.min(0)).unwrap_or(u32::MAX);
        let next = Course { sweeps, growth, ..self };
        (growth > 0 && (sweeps <= SETTLE || self.leads_to(next, found.largest, (limit, falls)))).then_some(next)
    }

    /// Whether margins will fit soon enough, if these are the last two sweeps, and the largest margin is this one now.
    ///
    /// Margins that settle are larger by what updates add than they must be. So it is growth with what an update adds that shrinks to
    /// nothing, by nearly the same factor in each sweep, and margins fit once it is down to what an update adds.
    fn leads_to(self, next: Course, largest: u32, (limit, falls): (u32, u32)) -> bool {
        let added = f64::from(falls) * f64::from(Course::excess(limit));
        let (before, now) = (f64::from(self.growth) + added, f64::from(next.growth) + added);
        let factor = now / before;
        if factor >= 1.0 {
            return false;
        }
        let sweeps = (added / now).ln() / factor.ln();
        let grows = f64::from(next.growth) / f64::from(falls) * factor / (1.0 - factor);
        f64::from(next.sweeps) + sweeps <= f64::from(LONGEST) && f64::from(largest) + grows <= f64::from(limit)
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

    /// The largest margin that proves; an update adds 20.
    const LIMIT: u32 = 20 * EXCESS;
    const FALLS: u32 = 16;

    /// The course after sweeps with this growth, if the largest margin is this one.
    fn after(course: Course, growth: impl IntoIterator<Item = i64>, largest: u32) -> Option<Course> {
        let found = |growth: i64| Margins { positions: 1, slack: -growth, largest };
        growth.into_iter().try_fold(course, |course, growth| course.after(found(growth), LIMIT, FALLS))
    }

    #[test]
    fn margins_are_given_up_if_they_would_become_too_large_or_take_too_long() {
        let shrinks = (0..19).map(|sweep| 1_000_000 >> sweep);
        assert_eq!(after(Course::BEGIN, shrinks, 1).map(|course| course.sweeps), Some(19));
        let begun = after(Course::BEGIN, [1680; SETTLE as usize], 1).expect("a course");
        assert_eq!(after(begun, [1680], 1), None, "no end");
        // An update adds 320, so growth shrinks by a fiftieth, and margins fit after 90 sweeps in which the largest grows by 5,022.
        let next = Some(Course { tries: 0, sweeps: SETTLE + 1, growth: 1640 });
        assert_eq!(after(begun, [1640], LIMIT - 5023), next);
        assert_eq!(after(begun, [1640], LIMIT - 5022), None, "too large");
        assert_eq!(after(begun, [1665], 1), None, "too long");
    }

    #[test]
    fn margins_that_fit_but_are_too_large_are_given_up() {
        assert_eq!(after(Course::BEGIN, [0], LIMIT + 1), None);
    }

    #[test]
    fn margins_begin_again_a_few_times() {
        let tries = std::iter::successors(Some(Course::BEGIN), |course| course.again());
        assert_eq!(tries.count(), usize::from(TRIES));
    }
}
