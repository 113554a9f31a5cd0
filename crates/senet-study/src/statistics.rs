//! Statistics of tallies: rates with confidence intervals, lengths with percentiles.

use serde::{Deserialize, Serialize};

use crate::Tally;

/// A share of games with its 95 % confidence interval (Wilson).
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Rate {
    /// The number of games.
    pub count: u64,
    /// Their share of all games, 0 to 1; 0 without games.
    pub share: f64,
    /// The lower end of the 95 % interval.
    pub low: f64,
    /// The upper end of the 95 % interval.
    pub high: f64,
}

/// The 97.5 % quantile of the standard normal distribution: 95 % lie within this many standard deviations of the mean.
pub(crate) const Z_95: f64 = 1.959_964;

impl Rate {
    /// The rate of `count` out of `all`.
    pub fn new(count: u64, all: u64) -> Rate {
        if all == 0 {
            return Rate { count, share: 0.0, low: 0.0, high: 1.0 };
        }
        let n = real(all);
        let share = real(count) / n;
        let centre = (share + Z_95 * Z_95 / (2.0 * n)) / (1.0 + Z_95 * Z_95 / n);
        let margin = Z_95 / (1.0 + Z_95 * Z_95 / n) * (share * (1.0 - share) / n + Z_95 * Z_95 / (4.0 * n * n)).sqrt();
        Rate { count, share, low: (centre - margin).max(0.0), high: (centre + margin).min(1.0) }
    }
}

/// The distribution of throws per game.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Lengths {
    /// The mean.
    pub mean: f64,
    /// The standard deviation.
    pub deviation: f64,
    /// The shortest game.
    pub minimum: u64,
    /// One game in twenty takes no more throws than this.
    pub percentile_5: u64,
    /// One game in four takes no more throws than this.
    pub percentile_25: u64,
    /// Half of the games take no more throws than this.
    pub median: u64,
    /// Three games in four take no more throws than this.
    pub percentile_75: u64,
    /// Nineteen games in twenty take no more throws than this.
    pub percentile_95: u64,
    /// The longest game.
    pub maximum: u64,
}

/// The statistics of a simulation. Counts of events are means per game.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Statistics {
    /// Games that were played.
    pub games: u64,
    /// Wins of the side that begins.
    pub wins_of_beginner: Rate,
    /// Wins of the player named first.
    pub wins_of_first: Rate,
    /// Match points per game of the player named first, and of the player named second.
    pub points_per_game: [f64; 2],
    /// Throws per game.
    pub throws_per_game: Lengths,
    /// Moves per game, `pass` and `keep` included.
    pub plies_per_game: f64,
    /// Captures per game.
    pub captures_per_game: f64,
    /// Throws per game that no piece could play.
    pub passes_per_game: f64,
    /// Times per game that a piece was kept on 30 at the start of a turn, though it could have left the board (`U5`).
    pub keeps_per_game: f64,
    /// Backward moves per game.
    pub backward_moves_per_game: f64,
    /// Visits to 27 per game.
    pub visits_to_27_per_game: f64,
}

impl Statistics {
    /// The statistics of a tally; `None` if no game was played.
    pub fn new(tally: &Tally) -> Option<Statistics> {
        let per_game = |count: u64| real(count) / real(tally.games);
        Some(Statistics {
            games: tally.games,
            wins_of_beginner: Rate::new(tally.wins_of_beginner, tally.games),
            wins_of_first: Rate::new(tally.wins_of_first, tally.games),
            points_per_game: tally.points.map(per_game),
            throws_per_game: Lengths::new(&tally.games_by_throws)?,
            plies_per_game: per_game(tally.plies.all),
            captures_per_game: per_game(tally.plies.captures),
            passes_per_game: per_game(tally.plies.passes),
            keeps_per_game: per_game(tally.plies.keeps()),
            backward_moves_per_game: per_game(tally.plies.backward),
            visits_to_27_per_game: per_game(tally.plies.visits(senet::House::WATER)),
        })
    }
}

impl Lengths {
    /// `counts[n]` games took *n* throws; `None` if there is no game.
    pub(crate) fn new(counts: &[u64]) -> Option<Lengths> {
        let games: u64 = counts.iter().sum();
        if games == 0 {
            return None;
        }
        let sum_of = |value: &dyn Fn(f64) -> f64| -> f64 {
            counts.iter().enumerate().map(|(throws, count)| value(real(throws as u64)) * real(*count)).sum()
        };
        let mean = sum_of(&|throws| throws) / real(games);
        let variance = sum_of(&|throws| (throws - mean).powi(2)) / real(games);
        // The smallest length that at least this share of the games does not exceed.
        let percentile = |hundredths: u64| {
            let wanted = (games * hundredths).div_ceil(100).max(1);
            let mut seen = 0;
            let reaches = |count: &u64| {
                seen += count;
                seen >= wanted
            };
            counts.iter().position(reaches).unwrap_or(counts.len()) as u64
        };
        Some(Lengths {
            mean,
            deviation: variance.sqrt(),
            minimum: percentile(0),
            percentile_5: percentile(5),
            percentile_25: percentile(25),
            median: percentile(50),
            percentile_75: percentile(75),
            percentile_95: percentile(95),
            maximum: percentile(100),
        })
    }
}

/// Exact up to 2⁵³.
fn real(count: u64) -> f64 {
    count as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_of_a_small_sample_are_right() {
        // One game of 2 throws, two of 3, one of 6.
        let lengths = Lengths::new(&[0, 0, 1, 2, 0, 0, 1]).expect("four games");
        assert!((lengths.mean - 3.5).abs() < 1e-12);
        assert!((lengths.deviation - 2.25_f64.sqrt()).abs() < 1e-12);
        let Lengths { minimum, percentile_25, median, percentile_75, percentile_95, maximum, .. } = lengths;
        assert_eq!((minimum, percentile_25, median, percentile_75, percentile_95, maximum), (2, 2, 3, 3, 6, 6));
        assert_eq!(Lengths::new(&[]), None);
        assert_eq!(Lengths::new(&[0, 0]), None);
    }

    #[test]
    fn the_interval_is_that_of_wilson() {
        // The textbook example: 7 of 10.
        let rate = Rate::new(7, 10);
        assert!((rate.low - 0.3968).abs() < 1e-3 && (rate.high - 0.8922).abs() < 1e-3, "{rate:?}");
        assert_eq!((Rate::new(0, 0).low, Rate::new(0, 0).high), (0.0, 1.0));
        assert!(Rate::new(10, 10).high <= 1.0 && Rate::new(0, 10).low >= 0.0);
    }

    #[test]
    fn no_games_have_no_statistics() {
        assert_eq!(Statistics::new(&Tally::default()), None);
    }
}
