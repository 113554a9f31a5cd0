//! What sweeps over margins add to them.
//!
//! Margins that grow from nothing come to those that fit by less and less a sweep. That takes long where games can be kept in the
//! layer for long. So margins *rise* first: sweeps add an excess to each. Then they *fall*: sweeps add nothing. A sweep of a fall
//! takes away the excess of all moves that it follows, which is more than margins still grow if the rise was long enough. Once no
//! margin grows in a sweep, all are large enough.

use super::margin::Margins;

/// The largest margin that proves, divided by what sweeps of a rise add to each.
const EXCESS: u32 = 64;
/// Sweeps of the first rise. Each rise is twice as long as the one before.
const FIRST_RISE: u8 = 4;
/// The most rises.
const RISES: u8 = 6;
/// Sweeps of a fall until growth shows whether margins are large enough: fast changes have settled.
const SETTLE: u8 = 4;

/// Where sweeps over margins are between too small and too large ones.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Course {
    /// Rises before this one.
    pub(super) rises: u8,
    /// Whether margins fall after a rise.
    pub(super) falls: bool,
    /// Sweeps of this rise, or of this fall.
    pub(super) sweeps: u8,
    /// The largest growth in the last sweep of a fall, in parts of a step, times the weight of all throws.
    pub(super) growth: u32,
}

impl Course {
    /// Margins are nothing.
    pub(super) const BEGIN: Course = Course::rise(0);

    /// The begin of a rise after so many others.
    const fn rise(rises: u8) -> Course {
        Course { rises, falls: false, sweeps: 0, growth: 0 }
    }

    /// What the present sweep adds to margins, in parts of a step, if this is the largest margin that proves.
    pub(super) fn excess(self, limit: u32) -> u32 {
        if self.falls { 0 } else { (limit / EXCESS).max(1) }
    }

    /// The course after one more sweep with this result. `None` if higher margins would not help.
    pub(super) fn after(self, found: Margins, limit: u32) -> Option<Course> {
        let (sweeps, is_high) = (self.sweeps.saturating_add(1), found.largest > limit - limit / 4);
        if !self.falls {
            let falls = is_high || sweeps >= FIRST_RISE << self.rises;
            return Some(if falls { Course { falls, sweeps: 0, ..self } } else { Course { sweeps, ..self } });
        }
        let growth = u32::try_from(-found.slack.min(0)).unwrap_or(u32::MAX);
        if sweeps <= SETTLE || growth <= self.growth - self.growth / 8 {
            return Some(Course { sweeps, growth, ..self });
        }
        if is_high { None } else { self.again() }
    }

    /// A longer rise, since margins are still too small. `None` if there were enough.
    pub(super) fn again(self) -> Option<Course> {
        (self.rises + 1 < RISES).then_some(Course::rise(self.rises + 1))
    }

    /// The course as two bytes and a number.
    pub(super) fn to_header(self) -> (u32, u8, u8) {
        (self.growth, self.sweeps, 2 * self.rises + u8::from(self.falls))
    }

    /// The course with these bytes and this number.
    pub(super) fn of_header(growth: u32, sweeps: u8, rises: u8) -> Course {
        Course { rises: (rises / 2).min(RISES - 1), falls: rises % 2 == 1, sweeps, growth }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIMIT: u32 = 40_960;

    fn found(growth: i64, largest: u32) -> Margins {
        Margins { positions: 1, slack: -growth, largest }
    }

    /// The course after sweeps with these results.
    fn after(course: Course, all: &[Margins]) -> Option<Course> {
        all.iter().try_fold(course, |course, found| course.after(*found, LIMIT))
    }

    #[test]
    fn margins_rise_and_then_fall() {
        let rising = after(Course::BEGIN, &[found(9000, 0); 3]).expect("a course");
        assert_eq!((rising.falls, rising.excess(LIMIT)), (false, 640));
        let falling = rising.after(found(9000, 0), LIMIT).expect("a course");
        assert_eq!((falling.falls, falling.excess(LIMIT)), (true, 0));
        let high = Course::BEGIN.after(found(9000, LIMIT - LIMIT / 4 + 1), LIMIT).expect("a course");
        assert!(high.falls, "no higher than three quarters");
    }

    #[test]
    fn margins_that_do_not_stop_growing_rise_for_longer() {
        let falling = Course { falls: true, ..Course::BEGIN };
        let shrinking: Vec<Margins> = (0..20).map(|sweep| found(1_000_000 >> sweep, 100)).collect();
        assert!(after(falling, &shrinking).is_some_and(|course| course.falls && course.sweeps == 20));
        let rise = after(falling, &[found(1000, 100); 5]).expect("a course");
        assert_eq!(rise, Course::rise(1));
        let longer = after(rise, &[found(1000, 100); 7]).expect("a course");
        assert!(!longer.falls && longer.after(found(1000, 100), LIMIT).is_some_and(|course| course.falls));
        assert_eq!(after(falling, &[found(1000, LIMIT - LIMIT / 4 + 1); 5]), None, "higher margins prove nothing");
        let last = Course { falls: true, ..Course::rise(RISES - 1) };
        assert_eq!(after(last, &[found(1000, 100); 5]), None);
    }
}
