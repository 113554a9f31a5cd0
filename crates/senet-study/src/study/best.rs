//! Best play, as far as tables reach.

use std::ops::ControlFlow;

use rayon::prelude::*;
use senet::{House, HouseSet, Player, Position, RuleSheet, Side};
use senet_ai::{Chance, ComputerPlayer, ExactValues};

use super::course::Fit;
use super::estimate::Part;
use super::played::Played;
use super::result::{AgainstBest, BestPlay, Mean, Race};
use super::{RIVALS, Run, summary};
use crate::Endgames;
use crate::simulation::Beginning;

/// The name of best play in the result.
const NAME: &str = "best";
/// The number of games after which progress is reported, and a study may stop.
const ROUND: u64 = 256;

/// Plays best play against itself, and against levels that do not look exact values up, from random positions of so many
/// pieces a side. `None` if the study is stopped meanwhile.
pub(super) fn study(run: &mut Run<'_, '_>, sheet: RuleSheet, exact: &dyn ExactValues, pieces: u8) -> Option<BestPlay> {
    let (games, seed) = (run.study.games, run.study.seed);
    let against = |player, pairs| Endgames { sheet, player, exact, pieces, pairs, seed };
    let what = |other: &str| format!("{sheet}: best play against {other}, {pieces} pieces a side");
    let (chance_of_thrower, play) = run.part(Part::of_games(games, ROUND), what("itself"), |run, games| {
        let itself = against(ComputerPlayer::Random, games);
        let mut played = Vec::new();
        for first in (0..games).step_by(ROUND as usize) {
            let round = first..games.min(first + ROUND);
            let count = round.end - round.start;
            let of_round: Option<Vec<_>> = round.into_par_iter().map(|number| game(&itself, number)).collect();
            played.extend(of_round?);
            if run.advance(count).is_break() {
                return None;
            }
        }
        let (chances, played): (Vec<f64>, Vec<Played>) = played.into_iter().unzip();
        // Exact chances need no fit.
        Some((Mean::of(chances.into_iter()), summary::alone(NAME, &played, |_| Fit::AS_IT_IS)?))
    })?;
    let mut results = Vec::new();
    for level in RIVALS {
        if run.is_stopped {
            return None;
        }
        let result = run.part(Part::of_games(games, games), what(level.name()), |run, pairs| {
            let result = against(level, pairs).run(|| ControlFlow::Continue(()));
            let _ = run.advance(pairs);
            result
        })?;
        let wins_of_best = Mean::within(result.share, result.margin);
        results.push(AgainstBest { player: level.name().to_owned(), wins_of_best });
    }
    let races = (1..=pieces).map(|pieces| race(exact, pieces)).collect::<Option<Vec<Race>>>()?;
    Some(BestPlay { pieces, chance_of_thrower, play, against: results, races })
}

/// The beginning of a race with so many pieces a side. `None` if an exact value is not known.
fn race(exact: &dyn ExactValues, pieces: u8) -> Option<Race> {
    let every_second = |first: usize| {
        let houses = House::all().skip(first).step_by(2).take(pieces.into());
        houses.fold(HouseSet::EMPTY, HouseSet::with)
    };
    let (rear, front) = (every_second(0), every_second(1));
    let behind = exact.value(&Position::about_to_throw_unchecked(rear, front))?;
    let ahead = exact.value(&Position::about_to_throw_unchecked(front, rear))?;
    let error = behind.error()?.max(ahead.error()?);
    Some(Race { pieces, behind: behind.chance(), ahead: ahead.chance(), error })
}

/// A game of best play against itself, after the exact chance of the side that throws first.
fn game(endgames: &Endgames<'_>, number: u64) -> Option<(f64, Played)> {
    let mut chance = Chance::new(endgames.seed, number);
    let start = endgames.start(&mut chance);
    let chance_of_thrower = endgames.exact.value(&start)?.chance();
    let spools = if start.side() == Side::Spools { Player::First } else { Player::Second };
    let beginning = Beginning { start, beginner: Player::First, spools };
    let choose = |position: &_, _: &mut _| endgames.best_move(position);
    let win_chance = |position: &_| endgames.exact.value(position);
    let played = Played::game(&endgames.sheet, &beginning, Player::First, &mut chance, choose, win_chance)?;
    Some((chance_of_thrower, played))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Evaluation;

    #[test]
    fn races_begin_on_the_first_houses() {
        let asked = std::sync::Mutex::new(Vec::new());
        let exact = |position: &Position| {
            asked.lock().expect("no panic").push(position.to_string());
            Some(senet_ai::WinChance::exact(position.side(), 0.5, 0.001))
        };
        assert_eq!(race(&exact, 2), Some(Race { pieces: 2, behind: 0.5, ahead: 0.5, error: 0.001 }));
        assert_eq!(*asked.lock().expect("no panic"), ["scsc6/10/10 s - ?", "cscs6/10/10 s - ?"]);
        assert_eq!(race(&|_: &Position| None, 2), None);
    }

    #[test]
    fn best_play_wins_as_often_as_its_exact_chances_say() {
        for sheet in [RuleSheet::DUTCH, RuleSheet::UNINERD] {
            let evaluation = Evaluation::of(sheet).expect("tables");
            assert_eq!(evaluation.pieces(), 2);
            let games: Vec<(f64, Played)> = evaluation
                .with_exact_values(|exact| {
                    let player = ComputerPlayer::Random;
                    let endgames = Endgames { sheet, player, exact, pieces: 2, pairs: 0, seed: 3 };
                    (0..4000).map(|number| game(&endgames, number).expect("known values")).collect()
                })
                .expect("sound tables");
            let wins = games.iter().filter(|(_, game)| game.winner == Player::First).count() as f64;
            let expected: f64 = games.iter().map(|(chance, _)| chance).sum();
            let variance: f64 = games.iter().map(|(chance, _)| chance * (1.0 - chance)).sum();
            assert!((wins - expected).abs() < 4.0 * variance.sqrt(), "{sheet}: {wins} wins, {expected} expected");
            for (_, game) in &games {
                assert!(game.is_over && game.beginner == Player::First && game.throws > 0);
                assert_eq!(game.sights.len(), game.throws as usize, "{sheet}: one before each throw");
            }
        }
    }
}
