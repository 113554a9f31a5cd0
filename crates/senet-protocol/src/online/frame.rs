//! Messages between client and server.

use senet_fair::Token;
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use super::event::NumberedEvent;
use super::terms::GameTerms;

/// Name of the protocol: the WebSocket subprotocol.
pub const PROTOCOL: &str = "senet.v1";

/// The first frame of a client over a WebSocket. All further frames are a [`CommandFrame`](super::CommandFrame).
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Hello {
    /// The token of a seat; `null` for a spectator.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub token: Option<Token>,
}

/// A time in which no server ran, in milliseconds since the Unix epoch.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Outage {
    /// Its beginning.
    pub from: i64,
    /// Its end.
    pub to: i64,
}

/// A message of the server over a WebSocket, and as a line of a stream.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "t", rename_all = "kebab-case")]
pub enum ServerFrame {
    /// The first frame of the server.
    Hello {
        /// Always [`PROTOCOL`].
        protocol: String,
        /// The version of the server.
        build: String,
        /// The server's time, in milliseconds since the Unix epoch.
        now: i64,
        /// `first` or `second`; `null` for a spectator.
        #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
        seat: Option<senet::Player>,
        /// Times of the turn in which no server ran. They do not count for clocks and countdowns.
        #[serde(default)]
        outages: Vec<Outage>,
    },
    /// The whole game. A client that gets it drops its own state and commands that have not been sent.
    Snapshot(Snapshot),
    /// The next event.
    Event(NumberedEvent),
    /// A command was carried out.
    Ack {
        /// Identifier of the command.
        #[cfg_attr(feature = "openapi", schema(value_type = String, format = "uuid"))]
        c: Uuid,
        /// Number of its event.
        seq: u64,
    },
    /// A command was refused.
    Nack {
        /// Identifier of the command; `null` if the frame could not be read.
        #[cfg_attr(feature = "openapi", schema(value_type = Option<String>, format = "uuid"))]
        c: Option<Uuid>,
        /// Why.
        #[serde(flatten)]
        problem: Problem,
        /// The events that the client did not know.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        missed: Vec<NumberedEvent>,
    },
    /// Who is there.
    Presence(Presence),
    /// The server stops: the client should connect again after a moment.
    Bye,
}

/// A game as a list of events. A long game's later events follow as frames of their own, which keeps frames small.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Snapshot {
    /// The terms of the game.
    pub terms: GameTerms,
    /// Number of the game's last event.
    pub seq: u64,
    /// The first events, from number 1 on.
    pub events: Vec<NumberedEvent>,
}

/// The answer to a command that was carried out: to `POST /api/v1/games/{id}/commands` and `/join`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Done {
    /// Number of the command's event.
    pub seq: u64,
    /// The events that the client did not know: those after the number that it named, and the event of the command.
    pub events: Vec<NumberedEvent>,
}

/// Who is connected to a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Presence {
    /// Since when the first and the second player have been away, in milliseconds since the Unix epoch; `null` for a player
    /// who is here.
    pub away_since: [Option<i64>; 2],
    /// Number of spectators.
    pub spectators: u32,
}

/// Why a request or a command is refused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Problem {
    /// A stable word for programs, such as `not-your-turn`.
    pub code: String,
    /// A sentence for people, in English.
    pub sentence: String,
    /// The rule that is broken, if the rules refuse the command: an identifier such as `G1`, or a name such as `blockade`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
}
