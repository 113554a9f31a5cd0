//! Checks of offers, and the terms of their hash chains.

use std::fmt::Write;

use senet::RuleSheet;
use senet_protocol::online::{Clock, FirstThrow, LONGEST_DAYS, LONGEST_MATCH, LONGEST_MINUTES, Offer, Score, Terms};
use uuid::Uuid;

use super::refusal::{Code, Refusal};

/// The rule sheet and the throws of an offer that can be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Resolved {
    /// The rule sheet.
    pub sheet: RuleSheet,
    /// The terms of the hash chains.
    pub fair: senet_fair::Terms,
}

/// Checks an offer.
///
/// # Errors
///
/// [`Code::Terms`] if the sheet lacks an option, or a number of the clock or the match is out of range.
pub fn check_offer(offer: &Offer) -> Result<Resolved, Refusal> {
    resolve(offer)
}

pub(super) fn resolve(offer: &Offer) -> Result<Resolved, Refusal> {
    let refuse = |sentence: String| Refusal::new(Code::Terms, sentence);
    let terms = &offer.terms;
    let sheet = RuleSheet::new(terms.rules, terms.options).map_err(|error| refuse(error.to_string()))?;
    match terms.clock {
        Clock::None => {}
        Clock::Days { days } if (1..=LONGEST_DAYS).contains(&days) => {}
        Clock::Days { days } => {
            return Err(refuse(format!("a turn has 1 to {LONGEST_DAYS} days, not {days}")));
        }
        Clock::Fischer { minutes, seconds } => {
            if !(1..=LONGEST_MINUTES).contains(&minutes) || seconds > LONGEST_MINUTES {
                return Err(refuse(format!(
                    "a clock has 1 to {LONGEST_MINUTES} minutes and adds 0 to {LONGEST_MINUTES} seconds, \
                     not {minutes} and {seconds}"
                )));
            }
        }
    }
    let Score { games, played, points } = terms.score;
    if !(1..=LONGEST_MATCH).contains(&games) || played >= games {
        return Err(refuse(format!(
            "a match has 1 to {LONGEST_MATCH} games, of which fewer are over, not {played} of {games}"
        )));
    }
    if terms.previous.is_none() && (played > 0 || points != [0; 2]) {
        return Err(refuse("the first game of a match has no game before it and no points".to_owned()));
    }
    if offer.open && terms.previous.is_some() {
        return Err(refuse("a rematch is offered to the other player alone".to_owned()));
    }
    let fair = fair_terms(offer.game, &sheet, terms).map_err(|fault| refuse(fault.to_string()))?;
    Ok(Resolved { sheet, fair })
}

/// The terms of the hash chains of a game: what the players agree on, and the name of the game, one a line.
///
/// # Errors
///
/// [`senet_fair::Fault::Terms`], which the terms that [`check_offer`] accepts do not cause.
pub fn fair_terms(game: Uuid, sheet: &RuleSheet, terms: &Terms) -> Result<senet_fair::Terms, senet_fair::Fault> {
    let clock = match terms.clock {
        Clock::None => "none".to_owned(),
        Clock::Days { days } => format!("days {days}"),
        Clock::Fischer { minutes, seconds } => format!("fischer {minutes} {seconds}"),
    };
    let first = match terms.first {
        FirstThrow::Maker => "maker",
        FirstThrow::Joiner => "joiner",
        FirstThrow::Lot => "lot",
    };
    let Score { games, played, points: [maker, joiner] } = terms.score;
    let mut text = format!(
        "senet online 1\ngame {game}\nsheet {sheet}\nclock {clock}\nfirst {first}\nmatch {games} {played} {maker} {joiner}\n"
    );
    if let Some(previous) = terms.previous {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "previous {previous}");
    }
    senet_fair::Terms::new(sheet.casting(), text)
}
