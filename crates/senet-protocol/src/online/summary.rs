//! The summary of a game, for clients that do not replay it.

use senet::{Faces, Player};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use super::event::NumberedEvent;
use super::frame::Presence;
use super::terms::{GameTerms, Score, Terms};

/// The state of a game, for clients that do not replay its events.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Summary {
    /// The terms of the game.
    pub terms: GameTerms,
    /// Number of the last event.
    pub seq: u64,
    /// The status of the game.
    pub status: Status,
    /// The event that the game waits for. `null` unless it is being played.
    pub awaited: Option<Awaited>,
    /// The position on the board; `null` in the opening.
    pub position: Option<String>,
    /// The last throw; `null` before the first.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub last_throw: Option<Faces>,
    /// The numbers of the players' throws, which determine the numbers of the next shares.
    pub throws: ThrowCounts,
    /// The time left to the first and to the second player, in milliseconds; `null` without a clock.
    pub left: Option<[u64; 2]>,
    /// The end of the game. `null` before it.
    pub end: Option<End>,
    /// The match after this game; before its end, as in the terms.
    #[serde(rename = "match")]
    pub score: Score,
    /// Who is connected.
    pub presence: Presence,
    /// `first` or `second` if the request had the token of a seat, else `null`.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub seat: Option<Player>,
}

/// The answer to `GET /api/v1/games/{id}`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GameState {
    /// The state.
    #[serde(flatten)]
    pub summary: Summary,
    /// The events after the number `since`, 500 at most; missing without `since`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub events: Option<Vec<NumberedEvent>>,
}

/// The status of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// It waits for a second player.
    Offered,
    /// It waits for the maker's first witness share.
    Joined,
    /// It is being played.
    Playing,
    /// It is over.
    Over,
    /// The offer was withdrawn.
    Withdrawn,
}

/// The event that a game waits for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Awaited {
    /// A throw.
    Throw {
        /// The player.
        #[cfg_attr(feature = "openapi", schema(value_type = String))]
        seat: Player,
    },
    /// A choice of a side, or a move.
    Decision {
        /// The player.
        #[cfg_attr(feature = "openapi", schema(value_type = String))]
        seat: Player,
        /// The legal choices.
        #[cfg_attr(feature = "openapi", schema(value_type = Vec<String>))]
        choices: Vec<super::Choice>,
    },
}

/// The number of each player's throws.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ThrowCounts {
    /// Throws of the first player.
    pub first: u32,
    /// Throws of the second player.
    pub second: u32,
}

/// The end of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct End {
    /// The player who won.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub winner: Player,
    /// The winner's match points.
    pub points: u32,
    /// Why.
    pub reason: EndReason,
}

/// Why a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum EndReason {
    /// The winner has taken all pieces off the board.
    Board,
    /// The other player resigned.
    Resignation,
    /// The winner claimed the win: the other player was out of time.
    Time,
    /// The winner claimed the win: the other player was away.
    Away,
}

/// The answer to `GET /api/v1/offers`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Offers {
    /// The open offers, the newest first.
    pub offers: Vec<OfferEntry>,
}

/// An open offer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OfferEntry {
    /// Identifier of the game.
    #[cfg_attr(feature = "openapi", schema(value_type = String, format = "uuid"))]
    pub game: Uuid,
    /// The offered terms.
    pub terms: Terms,
    /// When it was made, in milliseconds since the Unix epoch.
    pub since: i64,
}
