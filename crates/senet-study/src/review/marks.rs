//! Marks of decisions by their loss, and thresholds of turning points.

/// A mark of a decision with a loss.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Mark {
    /// `?!`: at least [`from`](Self::from) 2 % of winning chance were given away.
    Inaccuracy,
    /// `?`: at least 5 %.
    Mistake,
    /// `??`: at least 10 %.
    Blunder,
}

impl Mark {
    /// All marks, from light to heavy.
    pub const ALL: [Mark; 3] = [Mark::Inaccuracy, Mark::Mistake, Mark::Blunder];

    /// The least loss that has this mark, as a chance.
    pub const fn from(self) -> f64 {
        match self {
            Mark::Inaccuracy => 0.02,
            Mark::Mistake => 0.05,
            Mark::Blunder => 0.10,
        }
    }

    /// The mark of a loss, if it has one.
    pub fn of(loss: f64) -> Option<Mark> {
        Mark::ALL.into_iter().rev().find(|mark| loss >= mark.from())
    }

    /// The symbol behind a move: `?!`, `?` or `??`.
    pub const fn symbol(self) -> &'static str {
        match self {
            Mark::Inaccuracy => "?!",
            Mark::Mistake => "?",
            Mark::Blunder => "??",
        }
    }

    /// The name: `inaccuracy`, `mistake` or `blunder`.
    pub const fn name(self) -> &'static str {
        match self {
            Mark::Inaccuracy => "inaccuracy",
            Mark::Mistake => "mistake",
            Mark::Blunder => "blunder",
        }
    }
}

/// The largest number of turning points of a review.
pub const TURNING_POINTS: usize = 5;

/// The least luck or loss of a turning point, as a chance.
pub const TURNING_POINT: f64 = 0.05;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_begin_at_their_limits() {
        let table = [(0.0, ""), (0.0199, ""), (0.02, "?!"), (0.0499, "?!"), (0.05, "?"), (0.1, "??"), (1.0, "??")];
        for (loss, expected) in table {
            assert_eq!(Mark::of(loss).map_or("", Mark::symbol), expected, "{loss}");
        }
        assert!(Mark::ALL.is_sorted_by(|one, next| one.from() < next.from()));
    }
}
