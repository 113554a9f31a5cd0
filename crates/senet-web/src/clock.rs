//! Randomness and time from the browser, which the rules must not have.

use senet::record::Date;

/// A seed for the throws of a game, from the browser's own randomness.
pub(crate) fn seed() -> u64 {
    // Below 2^53 a seed is exact in every program, JavaScript included.
    let random = js_sys::Math::random() * 9_007_199_254_740_992.0;
    random as u64
}

/// Milliseconds since 1970.
pub(crate) fn now() -> u64 {
    js_sys::Date::now() as u64
}

/// The day of a time in milliseconds since 1970, where the player is; `None` outside of the calendar.
pub(crate) fn day(time: u64) -> Option<Date> {
    let date = js_sys::Date::new(&(time as f64).into());
    let (year, month, day) = (date.get_full_year(), date.get_month() + 1, date.get_date());
    Date::new(u16::try_from(year).ok()?, u8::try_from(month).ok()?, u8::try_from(day).ok()?)
}

/// The date in UTC; `None` while the browser's clock stands outside of the calendar.
pub(crate) fn today() -> Option<Date> {
    let text: String = js_sys::Date::new_0().to_iso_string().into();
    text.get(..10)?.parse().ok()
}
