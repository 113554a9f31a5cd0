//! The result of a study, as `docs/study-format.md` describes it.

use serde::{Deserialize, Serialize};

use crate::{Lengths, Rate};

/// The format of the results of this version.
pub const FORMAT: &str = "senet study 2";

/// The result of a study.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct StudyResult {
    /// [`FORMAT`].
    pub format: String,
    /// The seed of all throws and choices.
    pub seed: u64,
    /// The scale: the number of games between two of the faster levels.
    pub games: u64,
    /// The assumed time of a throw with its move, in seconds: minutes are throws times this.
    pub seconds_per_throw: f64,
    /// Whether the study was finished; else it was stopped, and later parts are missing or have fewer games.
    pub complete: bool,
    /// The sheets, and those with one option.
    pub sheets: Vec<SheetResult>,
    /// The effects of single rules.
    pub rules: Option<RulesResult>,
}

/// A mean with its 95 % confidence interval.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Mean {
    /// The mean.
    pub mean: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
}

/// The result of one sheet.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct SheetResult {
    /// The identifier of the sheet.
    pub rules: String,
    /// The options that are on.
    pub options: Vec<String>,
    /// Games of players against themselves: `random` first, then the levels from weak to strong.
    pub alone: Vec<SelfPlay>,
    /// Games of players against others.
    pub pairs: Vec<PairResult>,
    /// The part of the variance of the result that the choice of the two levels explains, between levels of which one is
    /// better; the throws explain the rest.
    pub skill: Option<Mean>,
    /// Best play, as far as tables reach.
    pub best: Option<BestPlay>,
}

/// Games of a player against itself. Counts of events are means per game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct SelfPlay {
    /// The player.
    pub player: String,
    /// Games that were played to their end.
    pub games: u64,
    /// Games that were given up, since they became too long; nothing else counts them.
    pub unfinished: u64,
    /// Throws of a game.
    pub throws: Lengths,
    /// `histogram[n]` is the share of games of 20 *n* to 20 *n* + 19 throws.
    pub histogram: Vec<f64>,
    /// Wins of the side that makes the first move.
    pub wins_of_beginner: Rate,
    /// Wins of the player who throws first in the opening.
    pub wins_of_opener: Rate,
    /// Wins of the spools.
    pub wins_of_spools: Rate,
    /// Match points of the winner.
    pub points: Mean,
    /// Moves, `pass` and `keep` included.
    pub moves: Mean,
    /// Moves that were one of at least two.
    pub choices: Mean,
    /// Moves that were the only one, `pass` not included.
    pub forced: Mean,
    /// Throws, or rests of throws, that no piece could play.
    pub passes: Mean,
    /// Moves towards house 1.
    pub backward: Mean,
    /// Captures.
    pub captures: Mean,
    /// The share of moves that were due while the other side had a blockade.
    pub facing_blockade: f64,
    /// Blockades that were formed; of `random`, in the games that were followed.
    pub blockades: Option<Mean>,
    /// `visits[h - 1]` moves of a game reached house *h* by their throw.
    pub visits: Vec<f64>,
    /// The chance of winning, in the games that were followed.
    pub course: Option<CourseResult>,
}

/// The chance of winning in the course of a game: by the learnt evaluation and exact endgames, fitted to the results of the games.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct CourseResult {
    /// The number of games that were followed.
    pub games: u64,
    /// The number of changes of the lead in a game.
    pub lead_changes: Mean,
    /// The throw from which on the chance of the winner stayed above 90 %.
    pub decided_at: Lengths,
    /// `decided_by[n]` is the share of games that were decided after 20 *n* throws.
    pub decided_by: Vec<f64>,
    /// The part of a game that was over when it was decided, 0 to 1.
    pub decided_part: Mean,
    /// Games won by a player whose chance had been 25 % or less.
    pub comebacks_25: Rate,
    /// Games won by a player whose chance had been 10 % or less.
    pub comebacks_10: Rate,
    /// The mean change of the chance from one throw to the next.
    pub swing: Mean,
    /// The winner's chance after each twentieth of a game: the quantiles 5, 25, 50, 75 and 95 %.
    pub parts: Vec<[f64; 5]>,
}

/// Games of a player against another one. They take turns in throwing first in the opening.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct PairResult {
    /// The player named first, and the player named second.
    pub players: [String; 2],
    /// Games that were played to their end.
    pub games: u64,
    /// Games that were given up, since they became too long.
    pub unfinished: u64,
    /// Wins of the player named first.
    pub wins_of_first: Rate,
    /// Match points per game of the two players.
    pub points: [f64; 2],
    /// Throws of a game.
    pub throws: Mean,
    /// Matches of several games, made of these games in their order.
    pub matches: Vec<MatchResult>,
}

/// Matches of a number of games.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct MatchResult {
    /// The number of games of a match.
    pub games: u64,
    /// The number of matches.
    pub matches: u64,
    /// The share of matches that the player named first wins if games count.
    pub by_games: Mean,
    /// The same if match points count; a tie is half a match.
    pub by_points: Mean,
}

/// Best play by exact values, from random positions.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct BestPlay {
    /// Pieces of each side at the beginning.
    pub pieces: u8,
    /// The exact chance of the side that throws first, over the positions.
    pub chance_of_thrower: Mean,
    /// Games of best play against itself. The side that throws first is the beginner, the opener, and the spools.
    pub play: SelfPlay,
    /// The share of games that best play wins against each level, sides exchanged and with the same throws.
    pub against: Vec<AgainstBest>,
    /// Beginnings of a race, from one piece a side up to [`pieces`](BestPlay::pieces).
    #[serde(default)]
    pub races: Vec<Race>,
}

/// The beginning of a race: the pieces of both sides take turns on the first houses.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Race {
    /// Pieces of each side.
    pub pieces: u8,
    /// The exact chance of the side that throws, if each of its pieces is one house behind one of the others.
    pub behind: f64,
    /// The same, if each is one house before.
    pub ahead: f64,
    /// The largest possible difference of both from the true chances.
    pub error: f64,
}

/// A level against best play.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct AgainstBest {
    /// The level.
    pub player: String,
    /// The share of games that best play wins.
    pub wins_of_best: Mean,
}

/// The effects of single rules: a base, and variants of it that take one rule from another sheet.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct RulesResult {
    /// The sheet whose rules are changed.
    pub base: String,
    /// The base itself.
    pub unchanged: VariantResult,
    /// The variants.
    pub variants: Vec<RuleEffect>,
}

/// A variant, and its difference from the base.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct RuleEffect {
    /// The rule that is changed.
    pub rule: String,
    /// The sheet that it is taken from.
    pub from: String,
    /// The other sheets that have the rule in the same form.
    pub also: Vec<String>,
    /// The measures of the variant.
    pub measures: VariantResult,
    /// Their differences from the base.
    pub differences: Measures<Mean>,
}

/// A variant's measures, and the games in which they were taken.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct VariantResult {
    /// Random games.
    pub random_games: u64,
    /// Games of `casual` against itself, and as many of `casual` against `novice`.
    pub casual_games: u64,
    /// Of all these, games that were given up, since they became too long.
    pub unfinished: u64,
    /// The measures.
    pub measures: Measures<Mean>,
}

/// The measures of a variant.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Measures<T> {
    /// Throws of a random game.
    pub random_throws: T,
    /// Throws of a game of `casual` against itself.
    pub throws: T,
    /// Captures of such a game.
    pub captures: T,
    /// Wins of the side that makes the first move, in random games.
    pub random_beginner: T,
    /// The same between two `casual` players.
    pub beginner: T,
    /// Wins of `casual` against `novice`: the nearer to one half, the more luck decides.
    pub skill: T,
}
