//! Nobody beats best play.

use senet::RuleSheet;
use senet_ai::{ComputerPlayer, ExactValues, with_exact_values};
use senet_study::{EndgameResult, Endgames};
use senet_tables::Tables;

fn result(sheet: RuleSheet, player: ComputerPlayer, pieces: u8, pairs: u64) -> Option<EndgameResult> {
    let tables = Tables::shipped(&sheet).expect("tables of these rules");
    let run = |exact: &dyn ExactValues| Endgames { sheet, player, exact, pieces, pairs, seed: 1 }.run(|| {});
    with_exact_values(&tables, run).expect("sound tables")
}

#[test]
fn best_play_beats_those_who_see_little() {
    for sheet in RuleSheet::every() {
        for player in [ComputerPlayer::Random, ComputerPlayer::Novice] {
            let EndgameResult { pairs, share, margin } = result(sheet, player, 2, 1500).expect("games");
            assert_eq!(pairs, 1500);
            assert!(share - margin > 0.5, "{sheet}: {share} \u{b1} {margin} against {player}");
        }
    }
}

#[test]
fn without_exact_values_or_games_there_is_no_result() {
    assert!(result(RuleSheet::DUTCH, ComputerPlayer::Novice, 3, 5).is_none());
    assert!(result(RuleSheet::DUTCH, ComputerPlayer::Novice, 1, 0).is_none());
    for pieces in [0, 6, 31] {
        assert!(result(RuleSheet::DUTCH, ComputerPlayer::Novice, pieces, 1).is_none(), "{pieces} pieces a side");
    }
}
