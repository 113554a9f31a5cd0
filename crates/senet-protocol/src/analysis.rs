//! The output of `senet analyse --json`: a reviewed game.

use serde::{Deserialize, Serialize};

/// The name and version of the format.
pub const FORMAT: &str = "senet analysis 1";

/// A chance of winning.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Value {
    /// The chance, from 0 to 1.
    pub chance: f64,
    /// The certified error, as a chance; `null` if `chance` is estimated.
    pub error: Option<f64>,
}

/// A difference of chances of winning, or a sum of such differences.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Change {
    /// The difference, from −1 to 1 for a single event.
    pub amount: f64,
    /// As in [`Value::error`].
    pub error: Option<f64>,
}

/// A reviewed game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Analysis {
    /// Always [`FORMAT`].
    pub format: String,
    /// The sheet's identifier.
    pub rules: String,
    /// The options that are on.
    pub options: Vec<String>,
    /// The day of the game, such as `2026-11-20`; `null` if unknown.
    pub date: Option<String>,
    /// The winner: `first` or `second`; `null` for an unfinished game.
    pub winner: Option<String>,
    /// The winner's match points; `null` for an unfinished game.
    pub points: Option<u32>,
    /// Whether the game ended by resignation.
    pub by_resignation: bool,
    /// The first player's chance before the first event.
    pub start: Value,
    /// The first player's chance after the last event; 1 or 0 if the game is over.
    pub end: Value,
    /// The sum of all corrections of estimates, from the first player's view.
    pub correction: Change,
    /// The first player's result, less the luck of both players.
    pub luck_adjusted: Change,
    /// The first player, and the second.
    pub players: Vec<PlayerTotals>,
    /// The events with the largest changes, as indexes into `events`, the largest change first.
    pub turning_points: Vec<usize>,
    /// The events in order.
    pub events: Vec<Event>,
}

/// The totals of a player.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PlayerTotals {
    /// The player's name.
    pub name: String,
    /// `cones` or `spools`; `null` if the opening has not decided it.
    pub side: Option<String>,
    /// The sum of the luck of the player's throws.
    pub luck: Change,
    /// The sum of the losses of the player's decisions.
    pub loss: Change,
    /// The number of decisions between at least two moves, or two sides.
    pub decisions: usize,
    /// The number of decisions whose loss is 0, or not larger than its certified error.
    pub best: usize,
    /// The number of decisions marked `?!`.
    pub inaccuracies: usize,
    /// The number of decisions marked `?`.
    pub mistakes: usize,
    /// The number of decisions marked `??`.
    pub blunders: usize,
    /// The mean loss of a decision; `null` without decisions.
    pub loss_per_decision: Option<f64>,
}

/// An event of the game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = ReviewedEvent))]
pub struct Event {
    /// The number of its line in the record. A throw and the move that plays it share a line.
    pub line: usize,
    /// The player who threw or decided: `first` or `second`.
    pub player: String,
    /// That player's side; `null` in the opening.
    pub side: Option<String>,
    /// The position before the event; `null` in the opening.
    pub position: Option<String>,
    /// The first player's chance before the event.
    pub before: Value,
    /// The first player's chance after the event.
    pub after: Value,
    /// The throw, if the event is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub throw: Option<Throw>,
    /// The decision, if the event is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub decision: Option<Decision>,
    /// The resignation, if the event is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub resignation: Option<Resignation>,
}

// `throw`, `decision` and `resignation` are separate members, since `serde_json` cannot read tagged enums with its feature
// `arbitrary_precision`.

/// A throw.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = ReviewedThrow))]
pub struct Throw {
    /// The faces, such as `|..|` or `[3]`.
    pub faces: String,
    /// The value that they show.
    pub value: u8,
    /// The player's chance after the throw, less the mean over all throws.
    pub luck: Change,
    /// That mean, less the player's estimated chance before the throw.
    pub correction: Change,
}

/// A decision: a move, or the choice of a side.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = ReviewedDecision))]
pub struct Decision {
    /// The move's text, or `cones` or `spools`.
    pub chosen: String,
    /// The best alternative; the first of equal ones.
    pub best: String,
    /// The chance after the best alternative, less the chance after the chosen one.
    pub loss: Change,
    /// `?!`, `?` or `??`; `null` for no mark.
    pub mark: Option<String>,
    /// All alternatives, the chosen one included.
    pub alternatives: Vec<Alternative>,
}

/// A resignation.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = ReviewedResignation))]
pub struct Resignation {
    /// The player's chance before the resignation.
    pub loss: Change,
    /// `?!`, `?` or `??`; `null` for no mark.
    pub mark: Option<String>,
}

/// An alternative of a decision.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Alternative {
    /// The move's text, or `cones` or `spools`.
    pub choice: String,
    /// The player's chance of winning after it.
    pub value: Value,
}
