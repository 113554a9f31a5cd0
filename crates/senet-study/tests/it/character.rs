//! The measured characters of the sheets, against games played now.

use std::ops::ControlFlow;

use senet::{RuleSheet, SheetId};
use senet_ai::ComputerPlayer;
use senet_study::study::StudyResult;
use senet_study::{Character, Simulation, Statistics};

fn played(sheet: SheetId, players: [ComputerPlayer; 2], games: u64) -> Statistics {
    let simulation = Simulation { sheet: RuleSheet::plain(sheet), players, games, seed: 8 };
    Statistics::new(&simulation.run(|_| ControlFlow::Continue(()))).expect("there are games")
}

/// 400 games leave room for chance: five standard deviations of their mean.
#[test]
fn ordinary_games_are_as_long_and_as_mean_as_said() {
    for sheet in SheetId::ALL {
        let said = Character::of(sheet);
        let now = played(sheet, [ComputerPlayer::Casual; 2], 400);
        let median = now.throws_per_game.median as f64;
        let room = 5.0 * 1.2533 * now.throws_per_game.deviation / 20.0;
        assert!((median - f64::from(said.throws)).abs() < room, "{sheet}: {median} throws");
        assert!((now.captures_per_game / said.captures - 1.0).abs() < 0.12, "{sheet}: {}", now.captures_per_game);
    }
}

#[test]
fn the_better_player_wins_as_often_as_said() {
    for sheet in SheetId::ALL {
        let said = Character::of(sheet).skill;
        let now = played(sheet, [ComputerPlayer::Expert, ComputerPlayer::Novice], 64).wins_of_first.share;
        let room = 4.0 * (said * (1.0 - said) / 64.0).sqrt();
        assert!((now - said).abs() < room, "{sheet}: {now}");
    }
}

#[test]
fn the_figures_are_those_of_the_study() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/study.json");
    let text = std::fs::read_to_string(path).expect("the result of the study");
    let study: StudyResult = serde_json::from_str(&text).expect("a result");
    assert!(study.complete);
    for id in SheetId::ALL {
        let sheet = study.sheets.iter().find(|sheet| sheet.rules == id.name() && sheet.options.is_empty());
        let sheet = sheet.expect("every sheet was studied");
        let casual = sheet.alone.iter().find(|alone| alone.player == "casual").expect("casual games");
        let pair = sheet.pairs.iter().find(|pair| pair.players == ["expert", "novice"]).expect("their games");
        let Character { throws, captures, skill, matches } = Character::of(id);
        assert_eq!(u64::from(throws), casual.throws.median, "{id}");
        assert!((captures - casual.captures.mean).abs() <= 0.005, "{id}: {}", casual.captures.mean);
        assert!((skill - pair.wins_of_first.share).abs() <= 0.0001, "{id}: {}", pair.wins_of_first.share);
        let of_five = pair.matches.iter().find(|matches| matches.games == 5).expect("matches of five games");
        for (said, found) in matches.into_iter().zip([of_five.by_games.mean, of_five.by_points.mean]) {
            assert!((said - found).abs() <= 0.0001, "{id}: {found}");
        }
    }
}
