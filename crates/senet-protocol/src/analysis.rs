//! A reviewed game, as `senet analyse --json` writes it.

use serde::{Deserialize, Serialize};

/// The version of the format that is described here.
pub const FORMAT: &str = "senet analysis 1";

/// A chance of winning.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Value {
    /// The chance, from 0 to 1.
    pub chance: f64,
    /// How far the truth can be from it at most, if that is certified; `null` if it is estimated.
    pub error: Option<f64>,
}

/// A difference of chances of winning, or a sum of such differences.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Change {
    /// The difference; 1 is a whole game.
    pub amount: f64,
    /// As in [`Value::error`].
    pub error: Option<f64>,
}

/// A reviewed game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Analysis {
    /// Always [`FORMAT`].
    pub format: String,
    /// The sheet's identifier.
    pub rules: String,
    /// The options that are on.
    pub options: Vec<String>,
    /// The day of the game, such as `2026-11-20`, if it is known.
    pub date: Option<String>,
    /// The winner: `first` or `second`; `null` for an unfinished game.
    pub winner: Option<String>,
    /// The winner's match points; `null` for an unfinished game.
    pub points: Option<u32>,
    /// Whether the other player gave the game up.
    pub by_resignation: bool,
    /// The chance of the first player before anything happened.
    pub start: Value,
    /// The chance of the first player at the end: 1 or 0 if the game is over.
    pub end: Value,
    /// The corrections of estimates, as the first player sees them.
    pub correction: Change,
    /// The first player's result, less the luck of both.
    pub luck_adjusted: Change,
    /// The first player, and the second.
    pub players: Vec<PlayerTotals>,
    /// Which events changed the chances most, as indexes into `events`, the largest change first.
    pub turning_points: Vec<usize>,
    /// What happened.
    pub events: Vec<Event>,
}

/// What a player had and did.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct PlayerTotals {
    /// The player's name.
    pub name: String,
    /// `cones` or `spools`; `null` while that is not settled.
    pub side: Option<String>,
    /// The sum of the luck of the player's throws.
    pub luck: Change,
    /// The sum of what the player's decisions gave away.
    pub loss: Change,
    /// Decisions between at least two moves, or two sides.
    pub decisions: usize,
    /// Decisions that gave nothing away, as far as can be told.
    pub best: usize,
    /// Decisions marked `?!`.
    pub inaccuracies: usize,
    /// Decisions marked `?`.
    pub mistakes: usize,
    /// Decisions marked `??`.
    pub blunders: usize,
    /// The loss of a decision on average; `null` if there was none.
    pub loss_per_decision: Option<f64>,
}

/// An event of the game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Event {
    /// The number of its line in the record. A throw and the move that plays it share one.
    pub line: usize,
    /// Who threw or decided: `first` or `second`.
    pub player: String,
    /// That player's side; `null` in the opening.
    pub side: Option<String>,
    /// The position before the event; `null` in the opening.
    pub position: Option<String>,
    /// The chance of the first player before the event.
    pub before: Value,
    /// The chance of the first player after it.
    pub after: Value,
    /// What was thrown, if the event is a throw.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub throw: Option<Throw>,
    /// What was chosen, if the event is a decision.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub decision: Option<Decision>,
    /// What was given up, if the player resigns.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub resignation: Option<Resignation>,
}

// The three are members and no tagged enum, which `serde_json` cannot read where it keeps numbers as they were written.

/// A throw, and what it was worth to the player.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Throw {
    /// The faces, such as `|..|` or `[3]`.
    pub faces: String,
    /// The value that they show.
    pub value: u8,
    /// By how much the throw was better than the mean over all throws.
    pub luck: Change,
    /// By how much that mean is better than what was estimated before the throw.
    pub correction: Change,
}

/// A move, or the choice of a side, and what it was worth to the player.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Decision {
    /// The move's text, or `cones` or `spools`.
    pub chosen: String,
    /// The best that could have been chosen, the first of equals.
    pub best: String,
    /// What the choice gave away against the best.
    pub loss: Change,
    /// `?!`, `?` or `??`; `null` for no mark.
    pub mark: Option<String>,
    /// All that could have been chosen, with the player's chance after it.
    pub alternatives: Vec<Alternative>,
}

/// The player gives up.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Resignation {
    /// The chance that was left.
    pub loss: Change,
    /// `?!`, `?` or `??`; `null` for no mark.
    pub mark: Option<String>,
}

/// Something that could have been chosen.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Alternative {
    /// The move's text, or `cones` or `spools`.
    pub choice: String,
    /// The player's chance of winning after it.
    pub value: Value,
}
