//! The terms of a game, in words.

use senet::RuleSheet;
use senet_i18n::Words;
use senet_i18n::ids;
use senet_i18n::sentences;
use senet_protocol::online::{Clock, FirstThrow, Terms};

/// The clocks that are offered: none, days for a turn, minutes and seconds.
pub(super) const CLOCKS: [Clock; 7] = [
    Clock::None,
    Clock::Fischer { minutes: 5, seconds: 3 },
    Clock::Fischer { minutes: 10, seconds: 5 },
    Clock::Fischer { minutes: 20, seconds: 10 },
    Clock::Days { days: 1 },
    Clock::Days { days: 3 },
    Clock::Days { days: 7 },
];

/// A clock in words.
pub(super) fn clock_told(words: &Words, clock: Clock) -> String {
    match clock {
        Clock::None => words.text(ids::ONLINE_CLOCK_NONE),
        Clock::Days { days } => words.format(ids::ONLINE_CLOCK_DAYS, &[("days", days.into())]),
        Clock::Fischer { minutes, seconds } => {
            words.format(ids::ONLINE_CLOCK_FISCHER, &[("minutes", minutes.into()), ("seconds", seconds.into())])
        }
    }
}

/// The name of the sheet, with its options.
pub(super) fn sheet_told(words: &Words, terms: &Terms) -> String {
    // The server refuses offers with options that the sheet does not have.
    let sheet = RuleSheet::new(terms.rules, terms.options).unwrap_or(RuleSheet::plain(terms.rules));
    sentences::sheet_title(words, &sheet)
}

/// Clock, match and first throw in words, as the player hears them who may join.
pub(super) fn terms_told(words: &Words, terms: &Terms) -> Vec<String> {
    let first = match terms.first {
        FirstThrow::Maker => ids::ONLINE_FIRST_OTHER,
        FirstThrow::Joiner => ids::ONLINE_FIRST_YOU,
        FirstThrow::Lot => ids::ONLINE_FIRST_LOT,
    };
    let games =
        (terms.score.games > 1).then(|| words.format(ids::ONLINE_MATCH, &[("games", terms.score.games.into())]));
    [Some(clock_told(words, terms.clock)), games, Some(words.text(first))].into_iter().flatten().collect()
}
