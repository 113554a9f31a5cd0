//! The day on which a game was played.

use alloc::string::ToString;
use core::fmt;
use core::str::FromStr;

/// A day of the Gregorian calendar, from year 0 to 9999.
///
/// ```
/// use senet::record::Date;
///
/// let date = Date::new(2026, 11, 20).expect("a day");
/// assert_eq!(date.to_string(), "2026-11-20");
/// assert_eq!(Date::new(2026, 2, 29), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Date {
    year: u16,
    month: u8,
    day: u8,
}

impl Date {
    /// The day of this year, month (from 1) and day (from 1), or `None` if the calendar does not have it.
    pub const fn new(year: u16, month: u8, day: u8) -> Option<Date> {
        let leap = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
        let days = match month {
            2 if leap => 29,
            2 => 28,
            4 | 6 | 9 | 11 => 30,
            1..=12 => 31,
            _ => 0,
        };
        if year <= 9999 && 1 <= day && day <= days { Some(Date { year, month, day }) } else { None }
    }

    /// The year, from 0 to 9999.
    pub const fn year(self) -> u16 {
        self.year
    }

    /// The month, from 1 to 12.
    pub const fn month(self) -> u8 {
        self.month
    }

    /// The day of the month, from 1 to 31.
    pub const fn day(self) -> u8 {
        self.day
    }
}

/// A text that is not a date.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ParseDateError;

impl fmt::Display for ParseDateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected a day of the calendar such as 2026-11-20")
    }
}

impl core::error::Error for ParseDateError {}

impl FromStr for Date {
    type Err = ParseDateError;

    /// Reads a date as [`Display`](fmt::Display) writes it.
    fn from_str(text: &str) -> Result<Date, ParseDateError> {
        let number = |text: &str| text.parse().map_err(|_| ParseDateError);
        let mut parts = text.splitn(3, '-').map(number);
        let mut next = || parts.next().unwrap_or(Err(ParseDateError));
        let (year, month, day): (u16, u16, u16) = (next()?, next()?, next()?);
        let small = |number: u16| u8::try_from(number).map_err(|_| ParseDateError);
        let date = Date::new(year, small(month)?, small(day)?).ok_or(ParseDateError)?;
        // Numbers may have signs or lack zeros; only the written form is a date.
        if date.to_string() == text { Ok(date) } else { Err(ParseDateError) }
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

#[cfg(test)]
mod tests {
    use std::borrow::ToOwned;

    use super::*;

    #[test]
    fn only_days_of_the_calendar_are_dates() {
        for text in ["2026-11-20", "2024-02-29", "2000-02-29", "0000-01-01", "9999-12-31"] {
            assert_eq!(text.parse::<Date>().map(|date| date.to_string()), Ok(text.to_owned()));
        }
        for text in [
            "2026-02-29",
            "1900-02-29",
            "2026-04-31",
            "2026-13-01",
            "2026-00-01",
            "2026-01-00",
            "2026-1-01",
            "+026-01-01",
            "12026-01-01",
            "-2026-01-01",
            "2026-01-01 ",
            "2026-01",
            "unknown",
            "",
        ] {
            assert_eq!(text.parse::<Date>(), Err(ParseDateError), "{text}");
        }
    }
}
