//! A study of the sheets: length, luck, skill and advantage of their games, and the effect of single rules.
//!
//! `docs/study.md` has the results and the method.

mod best;
mod course;
mod estimate;
mod played;
mod result;
mod rules;
mod summary;

use std::ops::ControlFlow;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use senet::{RuleSheet, SheetOption};
use senet_ai::{ComputerPlayer, Evaluator, ExactFirst, ExactValues, FileError, Learnt};

pub use result::{
    AgainstBest, BestPlay, CourseResult, FORMAT, MatchResult, Mean, Measures, PairResult, Race, RuleEffect,
    RulesResult, SelfPlay, SheetResult, StudyResult, VariantResult,
};

use self::course::Fit;
use self::estimate::{Estimate, Part};
use self::played::{Played, Series};
use crate::simulation::RANDOM_LOT;
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

/// Progress of a study.
#[derive(Clone, Debug)]
pub struct StudyProgress {
    /// The share of the work that is done, 0 to 1, by the time that the first games of each kind took. 0 while these are played.
    pub done: f64,
    /// The time left. `None` while the first games of each kind are played.
    pub left: Option<Duration>,
    /// The current games, in English.
    pub what: String,
}

/// The callback of a running study, which stops when it returns [`ControlFlow::Break`].
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
        let estimate = Estimate::new(rayon::current_num_threads());
        let (clock, what) = (Instant::now(), String::new());
        let mut run = Run { study: self, progress, clock, estimate, what, is_stopped: false };
        // The results of the trial are dropped. The study plays its games again.
        run.everything(&best)?;
        run.estimate.end_trial(run.now());
        let (sheets, rules) = run.everything(&best)?;
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
}

/// Pairs of two different levels, the better one first.
fn pairs() -> impl Iterator<Item = [ComputerPlayer; 2]> {
    let below = |index: usize| RIVALS.into_iter().take(index).map(move |weaker| [RIVALS[index], weaker]);
    (1..RIVALS.len()).flat_map(below)
}

/// A study that runs.
struct Run<'s, 'p> {
    study: &'s Study,
    progress: OnProgress<'p>,
    clock: Instant,
    estimate: Estimate,
    /// The present part, in English.
    what: String,
    is_stopped: bool,
}

impl Run<'_, '_> {
    fn now(&self) -> f64 {
        self.clock.elapsed().as_secs_f64()
    }

    /// Runs a part of the study. `play` gets the number of games to play, and reports them to `advance`.
    fn part<T>(&mut self, part: Part, what: String, play: impl FnOnce(&mut Self, u64) -> T) -> T {
        self.what = what;
        let games = self.estimate.begin(part, self.now());
        let result = play(self, games);
        self.estimate.end(self.now());
        // The callers look whether it is stopped.
        let _ = self.report();
        result
    }

    /// Reports this number of games of the present part as finished.
    fn advance(&mut self, games: u64) -> ControlFlow<()> {
        self.estimate.advance(games, self.now());
        self.report()
    }

    fn report(&mut self) -> ControlFlow<()> {
        let (done, left) = (self.estimate.share(), self.estimate.left(self.now()));
        let flow = (self.progress)(&StudyProgress { done, left, what: self.what.clone() });
        self.is_stopped |= flow.is_break();
        flow
    }

    /// Studies the sheets, whose best play is known by `best`, and what one rule does.
    fn everything(&mut self, best: &[Arc<Evaluation>]) -> Result<(Vec<SheetResult>, Option<RulesResult>), FileError> {
        let mut sheets = Vec::new();
        for (sheet, best) in self.study.sheets.iter().zip(best) {
            if !self.is_stopped {
                sheets.push(self.sheet(*sheet, best)?);
            }
        }
        let rules = if self.study.rules && !self.is_stopped { rules::study(self) } else { None };
        Ok((sheets, rules))
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
        let batches = self.random(sheet, self.study.random_games());
        let random = self.alone(sheet, ComputerPlayer::Random, exact, followed);
        result.alone.extend(summary::random(&batches, random));
        for level in ComputerPlayer::LEVELS {
            let level = self.alone(sheet, level, exact, followed);
            result.alone.extend(level);
        }
        for players in pairs() {
            let games = players.map(|player| self.study.games_of(player)).into_iter().fold(u64::MAX, u64::min);
            let series = Series { sheet, players, games, seed: self.study.seed, exact: Some(exact), followed: None };
            let names = players.map(ComputerPlayer::name);
            let pair = |played: &[Played]| (!played.is_empty()).then(|| summary::pair(names, played));
            result.pairs.extend(self.play(&series, pair));
        }
        if result.pairs.len() == pairs().count() {
            let rates: Vec<_> = result.pairs.iter().map(|pair| pair.wins_of_first).collect();
            let games: Vec<u64> = result.pairs.iter().map(|pair| pair.games).collect();
            result.skill = summary::explained(&rates, &games);
        }
        result
    }

    /// Random games in batches.
    fn random(&mut self, sheet: RuleSheet, games: u64) -> Vec<Tally> {
        if self.is_stopped {
            return Vec::new();
        }
        let games = (games / BATCHES).max(1);
        let part = Part::of_batches(BATCHES, games, RANDOM_LOT);
        self.part(part, format!("{sheet}: random"), |run, to_play| {
            let mut batches = Vec::new();
            let players = [ComputerPlayer::Random; 2];
            for batch in 0..to_play / games {
                // Streams of seeds that the games of the levels do not use.
                let seed = run.study.seed.wrapping_add((batch + 1) << 32);
                batches.push(Simulation { sheet, players, games, seed }.run(|_| ControlFlow::Continue(())));
                if run.advance(games).is_break() {
                    break;
                }
            }
            batches
        })
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
        self.play(&series, |played| summary::alone(player.name(), played, Fit::new))
    }

    /// Plays a series and makes its statistics; the default if the study is stopped.
    fn play<T: Default>(&mut self, series: &Series<'_>, statistics: impl FnOnce(&[Played]) -> T) -> T {
        if self.is_stopped {
            return T::default();
        }
        let (sheet, [one, other]) = (series.sheet, series.players);
        let against = if one == other { "itself" } else { other.name() };
        let what = format!("{sheet}: {one} against {against}");
        self.part(Part::of_games(series.games, played::ROUND), what, |run, games| {
            statistics(&Series { games, ..*series }.play(&mut |games| run.advance(games)))
        })
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
                assert_eq!(progress.left.is_some(), progress.done > 0.0);
                last = progress.done;
                ControlFlow::Continue(())
            })
            .expect("sound tables");
        assert!((last - 1.0).abs() < 1e-6, "{last}");
        let stopped = study(20).run(&mut |progress| {
            let is_studied = progress.done > 0.0 && progress.what == "dutch: casual against itself";
            if is_studied { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        let stopped = stopped.expect("sound tables");
        assert!(!stopped.complete && stopped.rules.is_none());
        assert_eq!(stopped.sheets[0].alone.len(), 3, "random, novice, and the level at which it was stopped");
        let in_trial = study(20).run(&mut |_| ControlFlow::Break(())).expect("sound tables");
        assert!(!in_trial.complete && in_trial.sheets.is_empty());
        assert!(stopped.sheets[0].pairs.is_empty() && stopped.sheets[0].skill.is_none());
    }
}
