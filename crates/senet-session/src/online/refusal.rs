//! Why a command is refused.

use std::fmt;

use senet::GameError;
use senet_protocol::online::Problem;

/// The kind of a [`Refusal`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Code {
    /// The terms cannot be played.
    Terms,
    /// The offer has been withdrawn.
    Withdrawn,
    /// Another player has joined.
    Taken,
    /// The maker of the offer cannot join it.
    OwnOffer,
    /// The game waits for a second player.
    NotJoined,
    /// The game waits for the maker's first witness share.
    NotBegun,
    /// The game has begun.
    Begun,
    /// The game is over.
    Over,
    /// The game is not over.
    NotOver,
    /// Another player has to act, or to do this.
    NotYourTurn,
    /// The game waits for something else.
    NotNow,
    /// The rules refuse the move.
    Illegal,
    /// A share or a throw does not fit.
    Shares,
    /// The win cannot be claimed now.
    NoClaim,
    /// There is no such offer of a rematch.
    NoRematch,
    /// A rematch has been offered or accepted.
    RematchOffered,
    /// The command speaks of an earlier state of the game.
    Stale,
}

impl Code {
    /// All codes.
    pub const ALL: [Code; 17] = [
        Code::Terms,
        Code::Withdrawn,
        Code::Taken,
        Code::OwnOffer,
        Code::NotJoined,
        Code::NotBegun,
        Code::Begun,
        Code::Over,
        Code::NotOver,
        Code::NotYourTurn,
        Code::NotNow,
        Code::Illegal,
        Code::Shares,
        Code::NoClaim,
        Code::NoRematch,
        Code::RematchOffered,
        Code::Stale,
    ];

    /// A stable word for programs, such as `not-your-turn`.
    pub const fn name(self) -> &'static str {
        match self {
            Code::Terms => "terms",
            Code::Withdrawn => "withdrawn",
            Code::Taken => "taken",
            Code::OwnOffer => "own-offer",
            Code::NotJoined => "not-joined",
            Code::NotBegun => "not-begun",
            Code::Begun => "begun",
            Code::Over => "over",
            Code::NotOver => "not-over",
            Code::NotYourTurn => "not-your-turn",
            Code::NotNow => "not-now",
            Code::Illegal => "illegal",
            Code::Shares => "shares",
            Code::NoClaim => "no-claim",
            Code::NoRematch => "no-rematch",
            Code::RematchOffered => "rematch-offered",
            Code::Stale => "stale",
        }
    }
}

/// Why a command is refused, or an event cannot be applied.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// The kind.
    pub code: Code,
    /// A sentence in English.
    pub sentence: String,
    /// The identifier or the name of the broken rule, if the rules refuse the command.
    pub rule: Option<&'static str>,
}

impl Refusal {
    pub(super) fn new(code: Code, sentence: impl Into<String>) -> Refusal {
        Refusal { code, sentence: sentence.into(), rule: None }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence)
    }
}

impl std::error::Error for Refusal {}

impl From<GameError> for Refusal {
    fn from(error: GameError) -> Refusal {
        match error {
            GameError::Refused(refusal) => {
                Refusal { code: Code::Illegal, sentence: refusal.to_string(), rule: Some(refusal.rule()) }
            }
            GameError::WrongCasting { .. } | GameError::NotNow { .. } => Refusal::new(Code::NotNow, error.to_string()),
        }
    }
}

impl From<senet_fair::Fault> for Refusal {
    fn from(fault: senet_fair::Fault) -> Refusal {
        Refusal::new(Code::Shares, fault.to_string())
    }
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Problem {
        Problem {
            code: refusal.code.name().to_owned(),
            sentence: refusal.sentence,
            rule: refusal.rule.map(str::to_owned),
        }
    }
}
