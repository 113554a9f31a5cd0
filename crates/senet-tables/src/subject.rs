//! The subject of tables: a sheet and a payoff.

use senet::{Position, RuleSheet};

use crate::Bounds;
use crate::bounds::ONE;

/// The payoff of both sides, which determines the meaning of values.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum Payoff {
    /// The game: a value is the chance of winning.
    #[default]
    Wins,
    /// Match points (`G7`), of which the winner gets more, the more enemy pieces are left and the further back they are. A value is
    /// the mean of the points that are won or lost: see [`Subject::points`].
    Points,
}

impl Payoff {
    /// The suffix of the names of files and players: `+points` for match points.
    pub const fn suffix(self) -> &'static str {
        match self {
            Payoff::Wins => "",
            Payoff::Points => "+points",
        }
    }
}

/// The pieces of a side, which are the most that may be left.
const PIECES: u32 = 5;

/// The subject of tables: a sheet with its options, and the payoff of both sides. A sheet alone stands for [`Payoff::Wins`].
///
/// ```
/// use senet::RuleSheet;
/// use senet_tables::Subject;
///
/// let points = Subject::of_points(RuleSheet::DUTCH).expect("the sheet counts points");
/// assert_eq!(points.most_points(), 15);
/// assert_eq!(points.points(0.75), 7.5);
/// assert!(Subject::of_points(RuleSheet::FRENCH).is_none());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Subject {
    sheet: RuleSheet,
    payoff: Payoff,
}

impl From<RuleSheet> for Subject {
    fn from(sheet: RuleSheet) -> Subject {
        Subject { sheet, payoff: Payoff::Wins }
    }
}

impl From<&RuleSheet> for Subject {
    fn from(sheet: &RuleSheet) -> Subject {
        Subject::from(*sheet)
    }
}

impl From<&Subject> for Subject {
    fn from(subject: &Subject) -> Subject {
        *subject
    }
}

impl Subject {
    /// The match points of a sheet. `None` if every won game of the sheet counts one (`G7`): who plays for points then plays for
    /// games.
    pub const fn of_points(sheet: RuleSheet) -> Option<Subject> {
        match sheet.points() {
            Some(_) => Some(Subject { sheet, payoff: Payoff::Points }),
            None => None,
        }
    }

    /// The subject for players of this sheet with this payoff: [`Payoff::Wins`] if the sheet has no match points.
    pub fn of(sheet: &RuleSheet, payoff: Payoff) -> Subject {
        let points = if payoff == Payoff::Points { Subject::of_points(*sheet) } else { None };
        points.unwrap_or(Subject::from(sheet))
    }

    /// The sheet.
    pub const fn sheet(&self) -> &RuleSheet {
        &self.sheet
    }

    /// The payoff of both sides.
    pub const fn payoff(&self) -> Payoff {
        self.payoff
    }

    /// Everything that tables may be of: each sheet with each set of options, for games and, where they count, for points.
    pub fn every() -> impl Iterator<Item = Subject> {
        RuleSheet::every().flat_map(|sheet| std::iter::once(sheet.into()).chain(Subject::of_points(sheet)))
    }

    /// The most match points that a game may bring, from which values count: all five pieces left, where they count most.
    pub fn most_points(&self) -> u32 {
        PIECES * self.sheet.points().and_then(|rows| rows.into_iter().max()).unwrap_or(1)
    }

    /// Converts a value, or the middle of its bounds, to the mean of the match points that the side wins, less those that it
    /// loses. A value of 1 stands for [`most_points`](Subject::most_points), one of 0 for as many lost, and one half for none.
    pub fn points(&self, value: f64) -> f64 {
        f64::from(self.most_points()) * (2.0 * value - 1.0)
    }

    /// Converts the error of a value to match points.
    pub fn points_of_error(&self, error: f64) -> f64 {
        f64::from(self.most_points()) * 2.0 * error
    }

    /// The value of a game that is over, for the winner: the side to act of such a position.
    ///
    /// Points may lie between two steps of 2⁻³⁰, so the bounds are at most one step apart.
    pub fn ended(&self, position: &Position) -> Bounds {
        match self.payoff {
            Payoff::Wins => Bounds::WON,
            Payoff::Points => {
                let (points, most) = (self.sheet.match_points(position.enemy()), self.most_points());
                let scaled = u64::from(ONE) * u64::from(most + points.min(most));
                let of = 2 * u64::from(most);
                Bounds::from_steps((scaled / of) as u32, scaled.div_ceil(of) as u32)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use senet::{House, HouseSet};

    use super::*;

    /// The value of a game of `dutch` that is lost with pieces on these houses, for the winner.
    fn won(houses: &[u8]) -> Bounds {
        let subject = Subject::of_points(RuleSheet::DUTCH).expect("points");
        let houses = houses.iter().map(|house| House::new(*house).expect("a house"));
        let left = houses.fold(HouseSet::EMPTY, |left, house| left | HouseSet::single(house));
        subject.ended(&Position::about_to_throw_unchecked(HouseSet::EMPTY, left))
    }

    #[test]
    fn won_games_count_by_the_rows_of_the_pieces_that_are_left() {
        // 1, 1 and 3 points in rows 3, 2 and 1, of 15.
        let one = won(&[30]).middle();
        assert!((one - 16.0 / 30.0).abs() < 1e-9, "{one}");
        assert_eq!(won(&[1, 2, 3, 4, 5]), Bounds::WON);
        let some = won(&[10, 11, 21]).middle();
        assert!((some - 20.0 / 30.0).abs() < 1e-9, "{some}");
        assert!(won(&[30]).gap() <= 1);
    }

    #[test]
    fn a_lost_game_costs_what_the_other_side_wins() {
        let subject = Subject::of_points(RuleSheet::DUTCH).expect("points");
        assert!((subject.points(won(&[1]).of_the_other_side().middle()) + 3.0).abs() < 1e-7);
    }

    #[test]
    fn every_subject_is_there_once() {
        assert_eq!(Subject::every().count(), 22);
        assert_eq!(
            Subject::from(RuleSheet::DUTCH)
                .ended(&Position::about_to_throw_unchecked(HouseSet::EMPTY, HouseSet::single(House::WATER))),
            Bounds::WON
        );
    }
}
