//! The events of a game.

use senet::{Faces, Player};
use senet_fair::{PlayerAnchors, Receipt, Share, TokenHash};
use serde::{Deserialize, Serialize};

use super::command::{Choice, Phrase, RematchStep};

/// An event of a game. `seat` is the player who caused it, and `time` the server's time.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "t", rename_all = "kebab-case")]
pub enum GameEvent {
    /// The second player has joined.
    Joined {
        /// Always `second`.
        #[cfg_attr(feature = "openapi", schema(value_type = String, example = "second"))]
        seat: Player,
        /// Milliseconds since the Unix epoch.
        time: i64,
        /// Hash of the player's token, which only the server sees.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "openapi", schema(ignore))]
        token: Option<TokenHash>,
        /// The player's anchors.
        #[cfg_attr(feature = "openapi", schema(value_type = Object))]
        anchors: PlayerAnchors,
        /// The player's first witness share.
        #[cfg_attr(feature = "openapi", schema(value_type = String))]
        witness: Share,
        /// The player's receipt, which only this player sees.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
        receipt: Option<Receipt>,
    },
    /// The maker's client has seen all anchors, and throws can be asked for.
    Began {
        /// Always `first`.
        #[cfg_attr(feature = "openapi", schema(value_type = String, example = "first"))]
        seat: Player,
        /// Milliseconds since the Unix epoch.
        time: i64,
        /// The player's first witness share.
        #[cfg_attr(feature = "openapi", schema(value_type = String))]
        witness: Share,
        /// The player's receipt, which only this player sees.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
        receipt: Option<Receipt>,
    },
    /// A throw. Where the rules leave only a pass, the turn is over with it.
    Thrown {
        /// The player.
        #[cfg_attr(feature = "openapi", schema(value_type = String, example = "first"))]
        seat: Player,
        /// Milliseconds since the Unix epoch.
        time: i64,
        /// Number of the throw in the game, from 1.
        number: u32,
        /// The player's share for this throw.
        #[cfg_attr(feature = "openapi", schema(value_type = String))]
        thrower: Share,
        /// The player's witness share for the other player's throws that follow.
        #[cfg_attr(feature = "openapi", schema(value_type = String))]
        witness: Share,
        /// The server's share.
        #[cfg_attr(feature = "openapi", schema(value_type = String))]
        server: Share,
        /// The thrown faces, such as `|..|` or `[3]`.
        #[cfg_attr(feature = "openapi", schema(value_type = String, example = "|..|"))]
        faces: Faces,
        /// The time that the player has left after it, in milliseconds, in a game with a clock.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        left: Option<u64>,
    },
    /// A choice of a side, or a move.
    Decided {
        /// The player.
        #[cfg_attr(feature = "openapi", schema(value_type = String, example = "first"))]
        seat: Player,
        /// Milliseconds since the Unix epoch.
        time: i64,
        /// The choice.
        #[cfg_attr(feature = "openapi", schema(value_type = String, example = "10-11"))]
        choice: Choice,
        /// The time that the player has left after it, in milliseconds, in a game with a clock.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        left: Option<u64>,
    },
    /// A phrase, which only the players see.
    Said {
        /// The player.
        #[cfg_attr(feature = "openapi", schema(value_type = String, example = "first"))]
        seat: Player,
        /// Milliseconds since the Unix epoch.
        time: i64,
        /// The phrase.
        phrase: Phrase,
    },
    /// The player has resigned.
    Resigned {
        /// The player.
        #[cfg_attr(feature = "openapi", schema(value_type = String, example = "first"))]
        seat: Player,
        /// Milliseconds since the Unix epoch.
        time: i64,
    },
    /// The player has claimed the win.
    Claimed {
        /// The winner.
        #[cfg_attr(feature = "openapi", schema(value_type = String, example = "first"))]
        seat: Player,
        /// Milliseconds since the Unix epoch.
        time: i64,
        /// Why the player could.
        reason: ClaimReason,
    },
    /// The offer has been withdrawn.
    Withdrawn {
        /// The player.
        #[cfg_attr(feature = "openapi", schema(value_type = String, example = "first"))]
        seat: Player,
        /// Milliseconds since the Unix epoch.
        time: i64,
    },
    /// A step towards a rematch. Only the players see offers.
    Rematch {
        /// The player.
        #[cfg_attr(feature = "openapi", schema(value_type = String, example = "first"))]
        seat: Player,
        /// Milliseconds since the Unix epoch.
        time: i64,
        /// The step.
        #[serde(flatten)]
        step: RematchStep,
    },
}

/// Why a player could claim the win.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum ClaimReason {
    /// The other player is out of time.
    Time,
    /// The other player has been away for too long.
    Away,
}

impl GameEvent {
    /// The player who caused the event.
    pub const fn seat(&self) -> Player {
        match self {
            GameEvent::Joined { seat, .. }
            | GameEvent::Began { seat, .. }
            | GameEvent::Thrown { seat, .. }
            | GameEvent::Decided { seat, .. }
            | GameEvent::Said { seat, .. }
            | GameEvent::Resigned { seat, .. }
            | GameEvent::Claimed { seat, .. }
            | GameEvent::Withdrawn { seat, .. }
            | GameEvent::Rematch { seat, .. } => *seat,
        }
    }

    /// The server's time of the event, in milliseconds since the Unix epoch.
    pub const fn time(&self) -> i64 {
        match self {
            GameEvent::Joined { time, .. }
            | GameEvent::Began { time, .. }
            | GameEvent::Thrown { time, .. }
            | GameEvent::Decided { time, .. }
            | GameEvent::Said { time, .. }
            | GameEvent::Resigned { time, .. }
            | GameEvent::Claimed { time, .. }
            | GameEvent::Withdrawn { time, .. }
            | GameEvent::Rematch { time, .. } => *time,
        }
    }
}

/// An event with its number. Numbers have no gaps: what a viewer may not see is a number without an event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NumberedEvent {
    /// Number of the event, from 1.
    pub seq: u64,
    /// The event; `null` if it is hidden from the viewer.
    pub event: Option<GameEvent>,
}
