//! The terms of a game, agreed before it.

use senet::{OptionSet, Player, SheetId};
use senet_fair::{Anchor, PlayerAnchors, TokenHash};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

/// The most days for a turn.
pub const LONGEST_DAYS: u16 = 60;
/// The most minutes of a Fischer clock, and the most seconds that it adds for a turn.
pub const LONGEST_MINUTES: u16 = 180;
/// The most games of a match.
pub const LONGEST_MATCH: u32 = 99;

/// The terms of a game. The maker of the offer is the first player, and the joiner the second.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Terms {
    /// The sheet's identifier, such as `carpignano`.
    #[cfg_attr(feature = "openapi", schema(value_type = String, example = "carpignano"))]
    pub rules: SheetId,
    /// The options that are on.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<String>, example = json!([])))]
    pub options: OptionSet,
    /// The clock.
    #[serde(default)]
    pub clock: Clock,
    /// Who throws first in the opening.
    pub first: FirstThrow,
    /// The match that the game belongs to.
    #[serde(rename = "match", default)]
    pub score: Score,
    /// The game before this one, if this is a rematch.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>, format = "uuid"))]
    pub previous: Option<Uuid>,
}

/// The clock of a game. A turn lasts from the moment a player has to act until the other player has to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Clock {
    /// No clock.
    #[default]
    None,
    /// Time for each turn.
    Days {
        /// Days for a turn, 1 to [`LONGEST_DAYS`].
        days: u16,
    },
    /// Time for the whole game, and some more after each own turn.
    Fischer {
        /// Minutes at the beginning, 1 to [`LONGEST_MINUTES`].
        minutes: u16,
        /// Seconds that are added after each own turn, 0 to [`LONGEST_MINUTES`].
        seconds: u16,
    },
}

/// Who throws first in the opening.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum FirstThrow {
    /// The player who makes the offer.
    Maker,
    /// The player who joins.
    Joiner,
    /// One of them, by a lot that the server draws when the offer is made.
    Lot,
}

/// A match before a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Score {
    /// The number of games agreed, 1 to [`LONGEST_MATCH`].
    pub games: u32,
    /// The number of games that are over, less than `games`.
    pub played: u32,
    /// Points of the first and of the second player of this game.
    pub points: [u32; 2],
}

impl Default for Score {
    /// A match over one game.
    fn default() -> Score {
        Score { games: 1, played: 0, points: [0; 2] }
    }
}

/// An offer: the body of `POST /api/v1/games`. The offer and the game that follows from it have the same identifier.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Offer {
    /// Identifier of the game: a random UUID, which the maker chooses.
    #[cfg_attr(feature = "openapi", schema(value_type = String, format = "uuid"))]
    pub game: Uuid,
    /// The offered terms.
    pub terms: Terms,
    /// Whether the offer is listed for all; else only those find it who have its link.
    #[serde(default)]
    pub open: bool,
    /// Whether an open offer is listed up to a day; else as long as its maker is connected.
    #[serde(default)]
    pub lasting: bool,
    /// The maker's anchors, whose chains have the terms of `docs/online.md`.
    #[cfg_attr(feature = "openapi", schema(value_type = Object, example = json!({"thrower": "64 digits", "witness": "64 digits"})))]
    pub anchors: PlayerAnchors,
}

/// An offer with what the server adds: the terms that the database keeps of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GameTerms {
    /// The offer.
    #[serde(flatten)]
    pub offer: Offer,
    /// Who throws first in the opening, after the lot.
    #[cfg_attr(feature = "openapi", schema(value_type = String, example = "first"))]
    pub first_to_throw: Player,
    /// Anchor of the server's chain.
    #[cfg_attr(feature = "openapi", schema(value_type = String, example = "64 digits"))]
    pub server: Anchor,
    /// Hash of the maker's token, which only the server sees.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(ignore))]
    pub token: Option<TokenHash>,
}
