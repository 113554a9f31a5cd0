//! Best play in endgames against the computer players.

use std::ops::ControlFlow;
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use senet::RuleSheet;
use senet_ai::{ComputerPlayer, ExactValues, with_exact_values};
use senet_study::{EndgameResult, Endgames};
use senet_tables::Tables;

fn result(sheet: RuleSheet, player: ComputerPlayer, pieces: u8, pairs: u64) -> Option<EndgameResult> {
    let tables = Tables::shipped(&sheet).expect("tables of these rules");
    let run = |exact: &dyn ExactValues| {
        let endgames = Endgames { sheet, player, exact, pieces, pairs, seed: 1 };
        endgames.run(|| ControlFlow::Continue(()))
    };
    with_exact_values(&tables, run).expect("sound tables")
}

#[test]
fn best_play_beats_the_weak_levels() {
    for sheet in RuleSheet::every() {
        for player in [ComputerPlayer::Random, ComputerPlayer::Novice] {
            let EndgameResult { pairs, share, margin } = result(sheet, player, 2, 1500).expect("games");
            assert_eq!(pairs, 1500);
            assert!(share - margin > 0.5, "{sheet}: {share} \u{b1} {margin} against {player}");
        }
    }
}

#[test]
fn margins_hold_95_percent() {
    let results =
        RuleSheet::every().filter_map(|sheet| result(sheet, ComputerPlayer::Random, 2, 2)).collect::<Vec<_>>();
    // Three of four games: both of one pair, one of the other.
    let known = results.iter().find(|result| (result.share - 0.75).abs() < 1e-9).expect("such a result");
    assert!((known.margin - 1.959_964 / 2.0_f64.sqrt() / 4.0).abs() < 1e-7, "{known:?}");
}

#[test]
fn a_stop_ends_the_games_and_counts_those_that_were_played() {
    let sheet = RuleSheet::DUTCH;
    let tables = Tables::shipped(&sheet).expect("tables of these rules");
    let stopped = |exact: &dyn ExactValues| {
        let endgames = Endgames { sheet, player: ComputerPlayer::Novice, exact, pieces: 1, pairs: 1 << 40, seed: 1 };
        endgames.run(|| ControlFlow::Break(()))
    };
    let result = with_exact_values(&tables, stopped).expect("sound tables").expect("games");
    assert!((1..1000).contains(&result.pairs), "{result:?}");
}

#[test]
fn without_exact_values_or_games_there_is_no_result() {
    assert!(result(RuleSheet::DUTCH, ComputerPlayer::Novice, 3, 5).is_none());
    assert!(result(RuleSheet::DUTCH, ComputerPlayer::Novice, 1, 0).is_none());
    for pieces in [0, 6, 31] {
        // In a thread, so that endgames without end fail instead of hanging.
        let (send, receive) = mpsc::channel();
        thread::spawn(move || send.send(result(RuleSheet::DUTCH, ComputerPlayer::Novice, pieces, 1)));
        assert_eq!(receive.recv_timeout(Duration::from_secs(15)), Ok(None), "{pieces} pieces a side");
    }
}
