//! What the sheets are like: length, luck, skill and advantage of their games, and what one rule does.
//!
//! `docs/study.md` has the results and the method.

mod best;
mod course;
mod played;
mod result;
mod rules;
mod summary;

use std::ops::ControlFlow;
use std::path::PathBuf;
use std::sync::Arc;

use senet::{RuleSheet, SheetOption};
use senet_ai::{ComputerPlayer, Evaluator, ExactFirst, ExactValues, FileError, Learnt};

pub use result::{
    AgainstBest, BestPlay, CourseResult, FORMAT, MatchResult, Mean, Measures, PairResult, RuleEffect, RulesResult,
    SelfPlay, SheetResult, StudyResult, VariantResult,
};

use self::course::Fit;
use self::played::{Played, Series};
use crate::{Evaluation, Evaluations, Simulation, Tally};

/// Batches of random games, whose means give the intervals.
const BATCHES: u64 = 50;
/// The levels whose games against each other measure skill.
const RIVALS: [ComputerPlayer; 4] =
    [ComputerPlayer::Novice, ComputerPlayer::Casual, ComputerPlayer::Skilled, ComputerPlayer::Expert];

/// A study of some sheets.
#[derive(Clone, Debug)]
pub struct Study {
    /// The sheets.
    pub sheets: Vec<RuleSheet>,
    /// Whether to study what one rule does.
    pub rules: bool,
    /// The scale: the number of games between two of the faster levels.
    pub games: u64,
    /// The seed of all throws and choices.
    pub seed: u64,
    /// The assumed time of a throw with its move, in seconds.
    pub seconds_per_throw: f64,
    /// A folder of tables of more pieces than the program has, for best play. All players play as without them.
    pub tables: Option<PathBuf>,
}

/// How far a study is.
#[derive(Clone, Debug)]
pub struct StudyProgress {
    /// The share of the work that is done, by the time that each kind of game takes, 0 to 1.
    pub done: f64,
    /// What is played now, in English.
    pub what: String,
}

/// What a study calls while it runs. It stops when the answer is [`ControlFlow::Break`].
pub type OnProgress<'p> = &'p mut dyn FnMut(&StudyProgress) -> ControlFlow<()>;

impl Study {
    /// The sheets that a study has by default: the five, and those with one option.
    pub fn every_sheet() -> Vec<RuleSheet> {
        RuleSheet::every().filter(|sheet| sheet.options().len() <= 1).collect()
    }

    /// Plays all games on all cores. The result depends neither on their number nor on their order. When it is stopped, the
    /// result has what was played until then.
    ///
    /// # Errors
    ///
    /// If a table in the program or in the folder is damaged or was made by other rules.
    pub fn run(&self, progress: OnProgress<'_>) -> Result<StudyResult, FileError> {
        let evaluations = Evaluations::new(self.tables.clone());
        let best: Vec<Arc<Evaluation>> =
            self.sheets.iter().map(|sheet| evaluations.of(*sheet)).collect::<Result<_, _>>()?;
        let of_sheets: f64 = best.iter().map(|best| self.cost_of_sheet(best.pieces())).sum();
        let total = of_sheets + if self.rules { rules::cost_of_all(self) } else { 0.0 };
        let mut run = Run { study: self, progress, total, done: 0.0, is_stopped: false };
        let mut sheets = Vec::new();
        for (sheet, best) in self.sheets.iter().zip(&best) {
            if !run.is_stopped {
                sheets.push(run.sheet(*sheet, best)?);
            }
        }
        let rules = if self.rules && !run.is_stopped { rules::study(&mut run) } else { None };
        Ok(StudyResult {
            format: FORMAT.to_owned(),
            seed: self.seed,
            games: self.games,
            seconds_per_throw: self.seconds_per_throw,
            complete: !run.is_stopped,
            sheets,
            rules,
        })
    }

    /// The number of games of a player: fewer of those that take longer.
    fn games_of(&self, player: ComputerPlayer) -> u64 {
        let games = match player {
            ComputerPlayer::Expert => self.games / 2,
            ComputerPlayer::Master => self.games / 8,
            _ => self.games,
        };
        games.max(1)
    }

    /// The number of random games that are not followed.
    const fn random_games(&self) -> u64 {
        self.games * 100
    }

    /// The work of a sheet whose best play is known up to so many pieces a side.
    fn cost_of_sheet(&self, pieces: u8) -> f64 {
        let of = |player: ComputerPlayer| self.games_of(player) as f64 * cost(player);
        let alone: f64 = ComputerPlayer::LEVELS.into_iter().map(of).sum();
        let pairs: f64 = pairs().map(|[one, other]| self.pair_cost([one, other])).sum();
        let random = self.random_games() as f64 * FAST + of(ComputerPlayer::Random);
        alone + pairs + random + best::cost_of_all(self.games, pieces)
    }

    fn pair_cost(&self, players: [ComputerPlayer; 2]) -> f64 {
        let games = players.map(|player| self.games_of(player)).into_iter().fold(u64::MAX, u64::min);
        games as f64 * players.into_iter().map(cost).fold(0.0, f64::max)
    }
}

/// Pairs of two different levels, the better one first.
fn pairs() -> impl Iterator<Item = [ComputerPlayer; 2]> {
    let below = |index: usize| RIVALS.into_iter().take(index).map(move |weaker| [RIVALS[index], weaker]);
    (1..RIVALS.len()).flat_map(below)
}

/// The time of a random game that is not followed, in milliseconds of a core. Like the other times, it serves the progress
/// alone.
const FAST: f64 = 0.005;

/// The time of a game of a player against itself, in milliseconds of a core.
const fn cost(player: ComputerPlayer) -> f64 {
    match player {
        ComputerPlayer::Random | ComputerPlayer::Novice | ComputerPlayer::Greedy | ComputerPlayer::Casual => 0.5,
        ComputerPlayer::Skilled => 4.0,
        ComputerPlayer::Expert => 7.0,
        ComputerPlayer::Master => 70.0,
    }
}

/// A study that runs.
struct Run<'s, 'p> {
    study: &'s Study,
    progress: OnProgress<'p>,
    total: f64,
    done: f64,
    is_stopped: bool,
}

impl Run<'_, '_> {
    /// Reports this much work as done.
    fn advance(&mut self, work: f64, what: &str) -> ControlFlow<()> {
        self.done += work;
        let done = (self.done / self.total.max(f64::MIN_POSITIVE)).min(1.0);
        let flow = (self.progress)(&StudyProgress { done, what: what.to_owned() });
        self.is_stopped |= flow.is_break();
        flow
    }

    fn sheet(&mut self, sheet: RuleSheet, best: &Evaluation) -> Result<SheetResult, FileError> {
        let evaluation = Evaluation::of(sheet)?;
        let mut result = evaluation.with_exact_values(|exact| {
            let evaluator = ExactFirst::new(Some(exact), Learnt::new(sheet));
            self.sheet_knowing(sheet, exact, &evaluator)
        })?;
        if !self.is_stopped {
            result.best = best.with_exact_values(|exact| best::study(self, sheet, exact, best.pieces()))?;
        }
        Ok(result)
    }

    fn sheet_knowing(
        &mut self,
        sheet: RuleSheet,
        exact: &dyn ExactValues,
        followed: &(dyn Evaluator + Sync),
    ) -> SheetResult {
        let mut result = SheetResult {
            rules: sheet.id().name().to_owned(),
            options: sheet.options().iter().map(|option: SheetOption| option.name().to_owned()).collect(),
            ..SheetResult::default()
        };
        let batches = self.random(sheet, self.study.random_games(), FAST);
        let random = self.alone(sheet, ComputerPlayer::Random, exact, followed);
        result.alone.extend(summary::random(&batches, random));
        for level in ComputerPlayer::LEVELS {
            let level = self.alone(sheet, level, exact, followed);
            result.alone.extend(level);
        }
        for players in pairs() {
            let games = players.map(|player| self.study.games_of(player)).into_iter().fold(u64::MAX, u64::min);
            let what = format!("{sheet}: {} against {}", players[0], players[1]);
            let cost = self.study.pair_cost(players) / games as f64;
            let series = Series { sheet, players, games, seed: self.study.seed, exact: Some(exact), followed: None };
            let played = self.play(&series, cost, &what);
            if !played.is_empty() {
                result.pairs.push(summary::pair(players.map(ComputerPlayer::name), &played));
            }
        }
        if result.pairs.len() == pairs().count() {
            let rates: Vec<_> = result.pairs.iter().map(|pair| pair.wins_of_first).collect();
            let games: Vec<u64> = result.pairs.iter().map(|pair| pair.games).collect();
            result.skill = summary::explained(&rates, &games);
        }
        result
    }

    /// Random games in batches.
    fn random(&mut self, sheet: RuleSheet, games: u64, cost: f64) -> Vec<Tally> {
        let mut batches = Vec::new();
        let players = [ComputerPlayer::Random; 2];
        for batch in 0..BATCHES {
            if self.is_stopped {
                break;
            }
            let games = (games / BATCHES).max(1);
            // Streams of seeds that the games of the levels do not use.
            let seed = self.study.seed.wrapping_add((batch + 1) << 32);
            let tally = Simulation { sheet, players, games, seed }.run(|_| ControlFlow::Continue(()));
            batches.push(tally);
            // What it answers is kept.
            let _ = self.advance(games as f64 * cost, &format!("{sheet}: random"));
        }
        batches
    }

    /// Games of a player against itself.
    fn alone(
        &mut self,
        sheet: RuleSheet,
        player: ComputerPlayer,
        exact: &dyn ExactValues,
        followed: &(dyn Evaluator + Sync),
    ) -> Option<SelfPlay> {
        let games = self.study.games_of(player);
        let (players, seed) = ([player; 2], self.study.seed);
        let series = Series { sheet, players, games, seed, exact: Some(exact), followed: Some(followed) };
        let of_player = self.play(&series, cost(player), &format!("{sheet}: {player} against itself"));
        summary::alone(player.name(), &of_player, Fit::new)
    }

    /// Plays a series, unless the study is stopped.
    fn play(&mut self, series: &Series<'_>, cost: f64, what: &str) -> Vec<Played> {
        if self.is_stopped {
            return Vec::new();
        }
        series.play(&mut |games| self.advance(games as f64 * cost, what))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn study(games: u64) -> Study {
        let sheets = vec![RuleSheet::DUTCH];
        Study { sheets, rules: false, games, seed: 1, seconds_per_throw: 15.0, tables: None }
    }

    #[test]
    fn the_result_is_the_same_with_any_number_of_threads_and_is_read_back() {
        let run = || study(20).run(&mut |_| ControlFlow::Continue(())).expect("sound tables");
        let pool = |threads| rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("a pool");
        let [alone, several] = [1, 3].map(|threads| pool(threads).install(run));
        assert_eq!(alone, several);
        let text = serde_json::to_string(&alone).expect("it is JSON");
        let read: StudyResult = serde_json::from_str(&text).expect("what was written");
        assert_eq!(read.sheets[0].alone[1].throws.median, alone.sheets[0].alone[1].throws.median);
        let dutch = &alone.sheets[0];
        assert!(alone.complete && dutch.alone.len() == 6 && dutch.pairs.len() == 6, "{dutch:?}");
        let best = dutch.best.as_ref().expect("best play");
        assert!(dutch.skill.is_some() && best.pieces == 2 && best.against.len() == 4, "{best:?}");
        for alone in dutch.alone.iter().chain([&best.play]) {
            assert_eq!(alone.visits.len(), 30);
            let course = alone.course.as_ref().expect("followed games");
            assert!(course.parts.iter().all(|quantiles| quantiles.is_sorted()), "{course:?}");
            assert_eq!(course.parts.last(), Some(&[1.0; 5]));
        }
    }

    #[test]
    fn progress_grows_to_the_end_and_a_stop_keeps_what_is_done() {
        let mut last = 0.0;
        study(4)
            .run(&mut |progress| {
                assert!(progress.done >= last && !progress.what.is_empty(), "{progress:?} after {last}");
                last = progress.done;
                ControlFlow::Continue(())
            })
            .expect("sound tables");
        assert!((last - 1.0).abs() < 1e-6, "{last}");
        let mut calls = 0;
        let stopped = study(20).run(&mut |_| {
            calls += 1;
            if calls > 52 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        let stopped = stopped.expect("sound tables");
        assert!(!stopped.complete && stopped.rules.is_none());
        assert_eq!(stopped.sheets[0].alone.len(), 3, "random, novice, and the level at which it was stopped");
        assert!(stopped.sheets[0].pairs.is_empty() && stopped.sheets[0].skill.is_none());
    }
}
