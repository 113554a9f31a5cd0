//! Commands of players.

use std::fmt;
use std::str::FromStr;

use senet::{Move, ParseMoveError, Side};
use senet_fair::{Beginning, PlayerAnchors, Request};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

/// A command of a player in a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "t", content = "d", rename_all = "kebab-case")]
pub enum Command {
    /// The maker's first witness share and receipt, after another player has joined.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    Begin(Beginning),
    /// Asks for a throw.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    Throw(Request),
    /// Chooses a side, or plays a move.
    Decide(Decision),
    /// Says a phrase to the other player.
    Say(Say),
    /// Resigns.
    Resign,
    /// Claims the win, because the other player is out of time, or away for too long.
    Claim,
    /// Withdraws an offer.
    Withdraw,
    /// A step towards another game, after the end of this one.
    Rematch(RematchStep),
}

/// A command with its identifier: the frame of a WebSocket, and the body of `POST /api/v1/games/{id}/commands`, where the
/// identifier stands in `Idempotency-Key`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CommandFrame {
    /// Identifier of the command: a random UUID, the same when the command is repeated.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>, format = "uuid"))]
    pub c: Option<Uuid>,
    /// Number of the last event that the client knows.
    pub seq: u64,
    /// The command.
    #[serde(flatten)]
    pub command: Command,
}

/// The content of [`Command::Decide`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Decision {
    /// The choice.
    #[cfg_attr(feature = "openapi", schema(value_type = String, example = "10-11"))]
    pub choice: Choice,
}

/// The content of [`Command::Say`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Say {
    /// The phrase.
    pub phrase: Phrase,
}

/// The body of `POST /api/v1/games/{id}/join`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Join {
    /// The joiner's anchors.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub anchors: PlayerAnchors,
    /// The joiner's first witness share and receipt.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub beginning: Beginning,
}

/// A choice of a side (`cones` or `spools`) or a move, as in records.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Choice {
    /// A side, chosen by the winner of the opening.
    Side(Side),
    /// A move.
    Move(Move),
}

/// A text that is neither a side nor a move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChoiceError {
    text: String,
    error: ParseMoveError,
}

impl fmt::Display for ChoiceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is neither a side nor a move ({})", self.text, self.error)
    }
}

impl std::error::Error for ChoiceError {}

impl FromStr for Choice {
    type Err = ChoiceError;

    fn from_str(text: &str) -> Result<Choice, ChoiceError> {
        if let Ok(side) = text.parse() {
            return Ok(Choice::Side(side));
        }
        // Moves have at most a dozen characters; an error repeats no more of a text than that.
        let error = |error| ChoiceError { text: text.chars().take(20).collect(), error };
        text.parse().map(Choice::Move).map_err(error)
    }
}

impl TryFrom<String> for Choice {
    type Error = ChoiceError;

    fn try_from(text: String) -> Result<Choice, ChoiceError> {
        text.parse()
    }
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Choice::Side(side) => side.fmt(f),
            Choice::Move(played) => played.fmt(f),
        }
    }
}

impl From<Choice> for String {
    fn from(choice: Choice) -> String {
        choice.to_string()
    }
}

/// A phrase that players can say to each other. Each client has the words in the language of its player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Phrase {
    /// A greeting.
    Hello,
    /// Good luck.
    GoodLuck,
    /// Well played.
    WellPlayed,
    /// What a throw.
    WhatAThrow,
    /// One moment.
    OneMoment,
    /// I am back.
    Back,
    /// Thank you.
    Thanks,
    /// Sorry.
    Sorry,
    /// Good game.
    GoodGame,
    /// I have to go.
    HaveToGo,
}

impl Phrase {
    /// All phrases.
    pub const ALL: [Phrase; 10] = [
        Phrase::Hello,
        Phrase::GoodLuck,
        Phrase::WellPlayed,
        Phrase::WhatAThrow,
        Phrase::OneMoment,
        Phrase::Back,
        Phrase::Thanks,
        Phrase::Sorry,
        Phrase::GoodGame,
        Phrase::HaveToGo,
    ];
}

/// A step towards a rematch.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "step", rename_all = "kebab-case", deny_unknown_fields)]
pub enum RematchStep {
    /// Offers the game that the player has made for it.
    Offer {
        /// Identifier of the new game.
        #[cfg_attr(feature = "openapi", schema(value_type = String, format = "uuid"))]
        game: Uuid,
    },
    /// Takes the own offer back.
    TakeBack,
    /// Accepts the other player's offer, after joining the new game.
    Accept {
        /// Identifier of the new game.
        #[cfg_attr(feature = "openapi", schema(value_type = String, format = "uuid"))]
        game: Uuid,
    },
}
