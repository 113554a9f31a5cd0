//! From games to means, shares and distributions, with their intervals.

use senet::{House, Player, Side};

use super::course::{Course, Fit, PARTS, Sight};
use super::played::Played;
use super::result::{CourseResult, MatchResult, Mean, PairResult, SelfPlay};
use crate::statistics::Z_95;
use crate::{Lengths, Rate, Tally};

/// The width of a column of a histogram, in throws.
const COLUMN: u64 = 20;
/// The numbers of games of a match.
const MATCHES: [usize; 4] = [1, 3, 5, 9];
/// The quantiles of the course of a game, in hundredths.
const QUANTILES: [usize; 5] = [5, 25, 50, 75, 95];

impl Mean {
    /// The mean of a sample with the interval of the normal distribution.
    pub(super) fn of(sample: impl Iterator<Item = f64>) -> Mean {
        let (mut count, mut sum, mut squares) = (0.0, 0.0, 0.0);
        for value in sample {
            count += 1.0;
            sum += value;
            squares += value * value;
        }
        if count == 0.0 {
            return Mean::default();
        }
        let mean: f64 = sum / count;
        let variance = (squares / count - mean * mean).max(0.0) * count / f64::max(count - 1.0, 1.0);
        Mean::within(mean, Z_95 * (variance / count).sqrt())
    }

    /// A mean with half of the width of its interval.
    pub(super) fn within(mean: f64, margin: f64) -> Mean {
        Mean { mean, low: mean - margin, high: mean + margin }
    }

    /// Half of the width of the interval.
    pub fn margin(&self) -> f64 {
        (self.high - self.low) / 2.0
    }

    /// The difference of two independent means.
    pub(super) fn minus(&self, other: &Mean) -> Mean {
        Mean::within(self.mean - other.mean, self.margin().hypot(other.margin()))
    }
}

impl From<Rate> for Mean {
    fn from(rate: Rate) -> Mean {
        Mean { mean: rate.share, low: rate.low, high: rate.high }
    }
}

/// Games of a player against itself, with chances of winning that `fit` makes of what was seen.
pub(super) fn alone(player: &str, series: &[Played], fit: impl FnOnce(&[&[Sight]]) -> Fit) -> Option<SelfPlay> {
    let games: Vec<&Played> = series.iter().filter(|game| game.is_over).collect();
    let count = games.len() as u64;
    let throws = lengths(games.iter().map(|game| game.throws))?;
    let rate = |wins: &dyn Fn(&Played) -> bool| Rate::new(games.iter().filter(|game| wins(game)).count() as u64, count);
    let mean = |value: &dyn Fn(&Played) -> u64| Mean::of(games.iter().map(|game| value(game) as f64));
    let all: u64 = games.iter().map(|game| game.plies.all).sum();
    let facing: u64 = games.iter().map(|game| game.plies.facing_blockade).sum();
    let visits = |house| games.iter().map(|game| game.plies.visits(house)).sum::<u64>() as f64 / count as f64;
    Some(SelfPlay {
        player: player.to_owned(),
        games: count,
        unfinished: series.len() as u64 - count,
        throws,
        histogram: histogram(&counts(games.iter().map(|game| game.throws))),
        wins_of_beginner: rate(&|game| game.winner == game.beginner),
        wins_of_opener: rate(&|game| game.winner == game.opener),
        wins_of_spools: rate(&|game| game.side == Side::Spools),
        points: mean(&|game| game.points.into()),
        moves: mean(&|game| game.plies.all),
        choices: mean(&|game| game.plies.choices),
        forced: mean(&|game| game.plies.forced()),
        passes: mean(&|game| game.plies.passes),
        backward: mean(&|game| game.plies.backward),
        captures: mean(&|game| game.plies.captures),
        facing_blockade: facing as f64 / all.max(1) as f64,
        blockades: Some(mean(&|game| game.blockades.into())),
        visits: House::all().map(visits).collect(),
        course: course(&games, fit),
    })
}

/// Random games from batches of tallies, whose means give the intervals. The course is that of fewer games, which were
/// followed.
pub(super) fn random(batches: &[Tally], followed: Option<SelfPlay>) -> Option<SelfPlay> {
    let all = batches.iter().fold(Tally::default(), Tally::plus);
    let throws = Lengths::new(&all.games_by_throws)?;
    let mean = |value: &dyn Fn(&Tally) -> u64| {
        Mean::of(batches.iter().map(|batch| value(batch) as f64 / batch.games.max(1) as f64))
    };
    let rate = |wins: u64| Rate::new(wins, all.games);
    let (blockades, course) = followed.map_or((None, None), |followed| (followed.blockades, followed.course));
    Some(SelfPlay {
        player: senet_ai::ComputerPlayer::Random.name().to_owned(),
        games: all.games,
        unfinished: 0,
        throws,
        histogram: histogram(&all.games_by_throws),
        wins_of_beginner: rate(all.wins_of_beginner),
        wins_of_opener: rate(all.wins_of_opener),
        wins_of_spools: rate(all.wins_of_spools),
        points: mean(&|batch| batch.points[0] + batch.points[1]),
        moves: mean(&|batch| batch.plies.all),
        choices: mean(&|batch| batch.plies.choices),
        forced: mean(&|batch| batch.plies.forced()),
        passes: mean(&|batch| batch.plies.passes),
        backward: mean(&|batch| batch.plies.backward),
        captures: mean(&|batch| batch.plies.captures),
        facing_blockade: all.plies.facing_blockade as f64 / all.plies.all.max(1) as f64,
        blockades,
        visits: House::all().map(|house| all.plies.visits(house) as f64 / all.games as f64).collect(),
        course,
    })
}

fn course(games: &[&Played], fit: impl FnOnce(&[&[Sight]]) -> Fit) -> Option<CourseResult> {
    let sights: Vec<&[Sight]> = games.iter().map(|game| game.sights.as_slice()).filter(|all| !all.is_empty()).collect();
    let fit = fit(&sights);
    let courses: Vec<Course> = sights.into_iter().map(|sights| Course::new(sights, &fit)).collect();
    let count = courses.len() as u64;
    let mean = |value: &dyn Fn(&Course) -> f64| Mean::of(courses.iter().map(value));
    let fell_to =
        |chance: f64| Rate::new(courses.iter().filter(|course| course.lowest <= chance).count() as u64, count);
    let part = |part: usize| {
        let mut chances: Vec<f64> = courses.iter().map(|course| course.parts[part]).collect();
        chances.sort_by(f64::total_cmp);
        // Rounded to the nearest.
        QUANTILES.map(|hundredths| chances[((chances.len() - 1) * hundredths + 50) / 100])
    };
    Some(CourseResult {
        games: count,
        lead_changes: mean(&|course| course.lead_changes.into()),
        decided_at: lengths(courses.iter().map(|course| course.decided_at))?,
        decided_by: decided_by(&counts(courses.iter().map(|course| course.decided_at))),
        decided_part: mean(&|course| f64::from(course.decided_at) / f64::from(course.throws.max(1))),
        comebacks_25: fell_to(0.25),
        comebacks_10: fell_to(0.1),
        swing: mean(&|course| course.swing),
        parts: (0..=PARTS).map(part).collect(),
    })
}

/// Games of a player against another one.
pub(super) fn pair(players: [&str; 2], played: &[Played]) -> PairResult {
    let games: Vec<&Played> = played.iter().filter(|game| game.is_over).collect();
    let count = games.len() as u64;
    let points = |player: Player| -> f64 {
        let won = games.iter().filter(|game| game.winner == player);
        won.map(|game| f64::from(game.points)).sum::<f64>() / count.max(1) as f64
    };
    PairResult {
        players: players.map(str::to_owned),
        games: count,
        unfinished: played.len() as u64 - count,
        wins_of_first: Rate::new(games.iter().filter(|game| game.winner == Player::First).count() as u64, count),
        points: Player::BOTH.map(points),
        throws: Mean::of(games.iter().map(|game| game.throws.into())),
        matches: MATCHES.map(|of| matches(&games, of)).to_vec(),
    }
}

/// Matches of this number of games, which follow each other.
fn matches(games: &[&Played], of: usize) -> MatchResult {
    let share = |score: &dyn Fn(&Played) -> i64| {
        let result = |games: &[&Played]| {
            let signed = |game: &&Played| if game.winner == Player::First { score(game) } else { -score(game) };
            f64::midpoint(1.0, games.iter().map(signed).sum::<i64>().signum() as f64)
        };
        Mean::of(games.chunks_exact(of).map(result))
    };
    MatchResult {
        games: of as u64,
        matches: (games.len() / of) as u64,
        by_games: share(&|_| 1),
        by_points: share(&|game| game.points.into()),
    }
}

/// The part of the variance of the result that the choice of the two players explains, over all pairs with the same weight.
///
/// A result counts 1 or −1, so that its variance over both players and all throws is 1, and the mean of a pair in which the
/// first wins with chance *p* is 2 *p* − 1. Its square is too large in a sample by its variance, which is taken off.
pub(super) fn explained(pairs: &[Rate], games: &[u64]) -> Option<Mean> {
    let mut sum = 0.0;
    let mut variance = 0.0;
    for (rate, games) in pairs.iter().zip(games) {
        if *games < 2 {
            return None;
        }
        let mean = 2.0 * rate.share - 1.0;
        let of_mean = (1.0 - mean * mean) / (*games - 1) as f64;
        sum += mean * mean - of_mean;
        variance += 4.0 * mean * mean * of_mean;
    }
    let count = pairs.len() as f64;
    (!pairs.is_empty()).then(|| Mean::within((sum / count).max(0.0), Z_95 * variance.sqrt() / count))
}

fn counts(values: impl Iterator<Item = u32>) -> Vec<u64> {
    let mut counts = Vec::new();
    for value in values {
        let value = value as usize;
        if counts.len() <= value {
            counts.resize(value + 1, 0);
        }
        counts[value] += 1;
    }
    counts
}

fn lengths(values: impl Iterator<Item = u32>) -> Option<Lengths> {
    Lengths::new(&counts(values))
}

/// The share of each column, up to the column that leaves one game in a hundred.
fn histogram(counts: &[u64]) -> Vec<f64> {
    let all: u64 = counts.iter().sum();
    let columns = counts.chunks(COLUMN as usize).map(|column| column.iter().sum::<u64>());
    let mut seen = 0;
    let shown = columns.take_while(|column| {
        let goes_on = seen * 100 < all * 99;
        seen += column;
        goes_on
    });
    shown.map(|column| column as f64 / all as f64).collect()
}

/// The share of values up to 0, 20, 40 and so on, until 99 % are reached.
fn decided_by(counts: &[u64]) -> Vec<f64> {
    let all: u64 = counts.iter().sum();
    let mut shares = Vec::new();
    for end in (0..).step_by(COLUMN as usize) {
        let share = counts.iter().take(end + 1).sum::<u64>() as f64 / all.max(1) as f64;
        shares.push(share);
        if share >= 0.99 || end >= counts.len() {
            return shares;
        }
    }
    shares
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mean_has_the_interval_of_its_sample() {
        let mean = Mean::of([1.0, 2.0, 3.0, 4.0].into_iter());
        // The variance is 5/3, the standard error the root of 5/12.
        assert!((mean.mean - 2.5).abs() < 1e-12 && (mean.margin() - 1.959_964 * (5.0_f64 / 12.0).sqrt()).abs() < 1e-9);
        let difference = mean.minus(&Mean::within(1.0, 0.0));
        assert!((difference.mean - 1.5).abs() < 1e-12 && (difference.margin() - mean.margin()).abs() < 1e-12);
    }

    #[test]
    fn skill_explains_all_nothing_or_a_part() {
        let of = |wins: u64| explained(&[Rate::new(wins, 1001)], &[1001]).expect("games").mean;
        assert!((of(1001) - 1.0).abs() < 1e-9);
        assert!(of(500) < 1e-9);
        // 75 %: half of the way from a tie to certainty explains a quarter.
        assert!((of(751) - 0.25).abs() < 3e-3, "{}", of(751));
        assert_eq!(explained(&[], &[]), None);
    }

    #[test]
    fn columns_end_where_one_game_in_a_hundred_is_left() {
        let mut counts = vec![0; 200];
        counts[5] = 600;
        counts[30] = 395;
        counts[190] = 5;
        assert_eq!(histogram(&counts), [0.6, 0.395]);
        assert_eq!(decided_by(&counts), [0.0, 0.6, 0.995]);
    }
}
