//! The game of the day: the same sheet, throws and opponent for everybody.

use senet::record::Date;
use senet::{Player, RuleSheet, SheetId};
use senet_ai::ComputerPlayer;

use crate::{GameTable, Seat, Setting};

/// The game of a day, against a computer player.
///
/// The date alone determines it: `docs/puzzles.md` has the function.
///
/// ```
/// use senet::record::Date;
/// use senet_session::Daily;
///
/// let daily = Daily::of(Date::new(2026, 11, 22).expect("a day"));
/// assert_eq!((daily.sheet().id().name(), daily.seed()), ("dutch", 20_261_122));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Daily {
    date: Date,
}

impl Daily {
    /// Person and opponent.
    pub const SEATS: [Seat; 2] = [Seat::Person, Seat::Computer(ComputerPlayer::Skilled)];

    /// The game of a day.
    pub const fn of(date: Date) -> Daily {
        Daily { date }
    }

    /// The day.
    pub const fn date(self) -> Date {
        self.date
    }

    /// The sheet, with its default options: the five by turns, from day to day.
    pub fn sheet(self) -> RuleSheet {
        RuleSheet::plain(SheetId::ALL[days(self.date) as usize % SheetId::ALL.len()])
    }

    /// The seed of all throws: the date as a number of eight digits, `20261122`.
    pub fn seed(self) -> u64 {
        let Daily { date } = self;
        u64::from(date.year()) * 10_000 + u64::from(date.month()) * 100 + u64::from(date.day())
    }

    /// The table at the start of the game. The person throws first in the opening.
    pub fn table(self, names: [String; 2]) -> GameTable {
        let setting = Setting { sheet: self.sheet(), seats: Daily::SEATS, names, games: 1 };
        GameTable::new(setting, Player::First, self.seed())
    }

    /// The game of the day that is on a table; `None` for another game.
    pub fn on(table: &GameTable) -> Option<Daily> {
        let seed = table.seed?;
        let part = |of: u64| u8::try_from(of % 100).ok();
        let date = Date::new(u16::try_from(seed / 10_000).ok()?, part(seed / 100)?, part(seed)?)?;
        let daily = Daily::of(date);
        let setting = &table.setting;
        let is_it = setting.sheet == daily.sheet() && setting.seats == Daily::SEATS && setting.games == 1;
        is_it.then_some(daily)
    }
}

/// Days from 1 March of the year 0.
fn days(date: Date) -> u32 {
    let (month, day) = (u32::from(date.month()), u32::from(date.day()));
    // The year begins in March, so that a leap day is its last. January and February of the year 0 count as those of the
    // year 400, after which the calendar repeats itself.
    let year = u32::from(date.year()) + 400 - u32::from(month < 3);
    let month = (month + 9) % 12;
    365 * year + year / 4 - year / 100 + year / 400 + (153 * month + 2) / 5 + day - 1
}

#[cfg(test)]
mod tests {
    use super::*;

    fn daily(text: &str) -> Daily {
        Daily::of(text.parse().expect("a day"))
    }

    #[test]
    fn days_follow_each_other_over_months_and_leap_years() {
        let pairs = [
            ("2026-11-30", "2026-12-01"),
            ("2026-12-31", "2027-01-01"),
            ("2027-02-28", "2027-03-01"),
            ("2028-02-28", "2028-02-29"),
            ("2028-02-29", "2028-03-01"),
            ("2100-02-28", "2100-03-01"),
            ("0000-02-29", "0000-03-01"),
        ];
        for (day, next) in pairs {
            assert_eq!(days(daily(day).date) + 1, days(daily(next).date), "{day}");
            let [sheet, other] = [day, next].map(|day| daily(day).sheet().id() as usize);
            assert_eq!((sheet + 1) % 5, other, "{day}");
        }
    }

    #[test]
    fn the_game_of_a_day_is_recognised_by_its_throws_sheet_and_opponent() {
        let today = daily("2026-11-22");
        let table = today.table(["Ani".to_owned(), "Tutu".to_owned()]);
        assert_eq!(Daily::on(&table), Some(today));
        assert_eq!(table.game().to_act(), Some(Player::First));
        let other = |change: fn(&mut GameTable)| {
            let mut table = table.clone();
            change(&mut table);
            Daily::on(&table)
        };
        assert_eq!(other(|table| table.seed = None), None);
        assert_eq!(other(|table| table.seed = Some(7)), None);
        assert_eq!(other(|table| table.seed = Some(20_261_199)), None);
        assert_eq!(other(|table| table.seed = Some(u64::MAX)), None);
        assert_eq!(other(|table| table.setting.seats = [Seat::Person; 2]), None);
        assert_eq!(other(|table| table.setting.sheet = RuleSheet::FRENCH), None);
        assert_eq!(other(|table| table.setting.games = 3), None);
    }

    #[test]
    fn everybody_has_the_same_throws() {
        let throws = || {
            let mut table = daily("2026-11-23").table(["Ani".to_owned(), "Tutu".to_owned()]);
            let mut fallen = Vec::new();
            while table.game().awaits_throw() {
                fallen.push(table.session.throw().expect("a throw is due"));
            }
            fallen
        };
        assert!(!throws().is_empty());
        assert_eq!(throws(), throws());
    }
}
