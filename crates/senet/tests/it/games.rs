//! Whole games: openings, undoing, resigning, points, matches, and one readable game of each sheet.

use chacha20::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};
use senet::{
    Casting, Event, Faces, Game, GameError, HouseSet, Match, Outcome, Player, Position, Record, RuleSheet, SheetId,
    Side, Stage,
};

/// A throw that shows this value.
fn showing(casting: Casting, value: u8) -> Faces {
    let falls = (0..casting.falls()).filter_map(|fall| casting.fall(fall));
    falls.into_iter().find(|faces| faces.throw().value() == value).expect("a value that the sheet can throw")
}

/// Returns the stage after these opening throws. The first player throws first.
fn after_opening(sheet: RuleSheet, throws: &[u8]) -> Game {
    let mut game = Game::new(sheet, Player::First);
    for value in throws {
        game.throw(showing(sheet.casting(), *value)).expect("an opening throw");
    }
    game
}

/// A random game from the opening to its end.
pub(crate) fn random_game(sheet: RuleSheet, seed: u64) -> Game {
    let mut chance = ChaCha20Rng::seed_from_u64(seed);
    let mut below = |bound: usize| ((u64::from(chance.next_u32()) * bound as u64) >> 32) as usize;
    let mut game = Game::new(sheet, Player::BOTH[below(2)]);
    loop {
        match game.stage() {
            Stage::Over(_) => return game,
            Stage::ChooseSide { .. } => game.choose(Side::BOTH[below(2)]).expect("a choice is due"),
            _ if game.awaits_throw() => {
                let fall = below(sheet.casting().falls() as usize) as u32;
                game.throw(sheet.casting().fall(fall).expect("a fall")).expect("a throw is due");
            }
            Stage::Play(position) => {
                let moves = position.legal_moves(&sheet);
                let chosen = moves.get(below(moves.len())).expect("a legal move");
                game.play(chosen).expect("a legal move");
            }
            Stage::Opening { .. } => unreachable!("an opening awaits a throw"),
        }
    }
}

#[test]
fn g6_s1_openings() {
    // Sheet, throws, and who then has the spools; `None` where the opening goes on.
    let table: &[(RuleSheet, &[u8], Option<Player>)] = &[
        (RuleSheet::CARPIGNANO, &[1], Some(Player::First)),
        (RuleSheet::CARPIGNANO, &[2, 1], Some(Player::Second)),
        (RuleSheet::FRENCH, &[2, 3, 4, 6], None),
        (RuleSheet::DUTCH, &[6, 6, 1], Some(Player::First)),
        // S1: both throw in each round, and exactly one must have a 1.
        (RuleSheet::SPANISH, &[1], None),
        (RuleSheet::SPANISH, &[1, 2], Some(Player::First)),
        (RuleSheet::SPANISH, &[3, 1], Some(Player::Second)),
        (RuleSheet::SPANISH, &[1, 1], None),
        (RuleSheet::SPANISH, &[1, 1, 2, 3, 4, 1], Some(Player::Second)),
    ];
    for (sheet, throws, spools) in table {
        let game = after_opening(*sheet, throws);
        assert_eq!(game.player(Side::Spools), *spools, "{sheet} {throws:?}");
        match spools {
            Some(player) => {
                let start = game.position().expect("the start").to_string();
                assert_eq!(start, "cscscscscs/10/10 s s10c9 1", "{sheet} {throws:?}");
                assert_eq!(game.to_act(), Some(*player));
            }
            None => assert!(matches!(game.stage(), Stage::Opening { .. }), "{sheet} {throws:?}"),
        }
    }
}

#[test]
fn u1_the_higher_die_picks_a_side_and_the_6_is_lowest() {
    let table: &[(&[u8], Option<Player>)] = &[
        (&[5, 4], Some(Player::First)),
        (&[1, 2], Some(Player::Second)),
        (&[6, 1], Some(Player::Second)),
        (&[1, 6], Some(Player::First)),
        (&[3, 3], None),
        (&[6, 6], None),
        (&[3, 3, 2, 5], Some(Player::Second)),
    ];
    for (throws, chooser) in table {
        let game = after_opening(RuleSheet::UNINERD, throws);
        let found = match game.stage() {
            Stage::ChooseSide { chooser } => Some(chooser),
            _ => None,
        };
        assert_eq!(found, *chooser, "{throws:?}");
    }
    for (side, text) in [(Side::Cones, "cscscscscs/10/10 c c10 ?"), (Side::Spools, "cscscscscs/10/10 s s10 ?")] {
        let mut game = after_opening(RuleSheet::UNINERD, &[5, 4]);
        game.choose(side).expect("the first player picks");
        assert_eq!(game.position().expect("the start").to_string(), text);
        assert_eq!(game.player(side), Some(Player::First));
    }
}

#[test]
fn events_out_of_turn_are_refused_and_change_nothing() {
    let sticks = showing(Casting::Sticks, 2);
    let die = showing(Casting::Die, 2);
    let ten_eleven = Event::Move("10-11".parse().expect("a move"));
    let opening = after_opening(RuleSheet::CARPIGNANO, &[2]);
    let choosing = after_opening(RuleSheet::UNINERD, &[2, 3]);
    let playing = after_opening(RuleSheet::CARPIGNANO, &[1]);
    let resigned = {
        let mut game = playing.clone();
        game.resign(Player::First).expect("a running game");
        game
    };
    let table = [
        (&opening, Event::Throw(die), "this sheet throws four sticks, written as in `|..|`"),
        (&opening, ten_eleven, "the game waits for an opening throw"),
        (&opening, Event::Choose(Side::Cones), "the game waits for an opening throw"),
        (&opening, Event::Resign(Player::First), "the game waits for an opening throw"),
        (&choosing, Event::Throw(die), "the game waits for the choice of a side"),
        (&choosing, Event::Throw(sticks), "this sheet throws a die, written as in `[3]` or `[X]`"),
        (&playing, Event::Throw(sticks), "a move is due (phase `1`), not a throw"),
        (&playing, Event::Choose(Side::Cones), "the game waits for a move"),
        (&playing, Event::Move("8-9".parse().expect("a move")), "the first move is owed by the piece on 10"),
        (&resigned, Event::Throw(sticks), "the game waits for nothing: it is over"),
        (&resigned, ten_eleven, "the game waits for nothing: it is over"),
    ];
    for (game, event, message) in table {
        let mut changed = game.clone();
        let error = changed.apply(event).expect_err(message);
        assert_eq!(error.to_string(), message);
        assert_eq!(&changed, game);
    }
}

#[test]
fn undo_leads_back_through_every_state() {
    for sheet in RuleSheet::every() {
        let game = random_game(sheet, 11);
        let mut replayed = game.clone();
        let mut undone = Vec::new();
        while let Some(event) = replayed.undo() {
            undone.push(event);
            assert_eq!(replayed.stage(), game.stage_before(replayed.events().len()).expect("a state"));
        }
        assert_eq!(replayed.undo(), None);
        for event in undone.into_iter().rev() {
            replayed.apply(event).expect("the same event");
        }
        assert_eq!(replayed, game);
    }
}

#[test]
fn g7_match_points() {
    // Sheet, loser's houses, points.
    let table: &[(RuleSheet, &[u8], u32)] = &[
        (RuleSheet::CARPIGNANO, &[1, 10, 11, 20, 21], 3 + 3 + 2 + 2 + 1),
        // S5: the "third row" of the scoring is row 1.
        (RuleSheet::SPANISH, &[1, 10, 11, 20, 21], 3 + 3 + 2 + 2 + 1),
        (RuleSheet::DUTCH, &[1, 10, 11, 20, 21], 3 + 3 + 1 + 1 + 1),
        (RuleSheet::DUTCH, &[30], 1),
        (RuleSheet::UNINERD, &[1, 2, 3], 1),
        (RuleSheet::FRENCH, &[1, 2, 3], 1),
    ];
    for (sheet, houses, points) in table {
        assert_eq!(sheet.match_points(HouseSet::of(houses)), *points, "{sheet} {houses:?}");
    }
}

#[test]
fn g7_s5_the_winner_gets_the_points_of_the_pieces_that_are_left() {
    let sheet = RuleSheet::CARPIGNANO;
    let start = Position::parse(&sheet, "s8s/10/9c c - 1").expect("a position");
    let mut game = Game::from_position(sheet, start);
    game.play("30-off".parse().expect("a move")).expect("a legal move");
    let outcome = Outcome { winner: Player::First, side: Side::Cones, points: 6, by_resignation: false };
    assert_eq!(game.outcome(), Some(outcome));
    assert_eq!(game.position().expect("the end").to_string(), "s8s/10/10 c - #");
    assert!(matches!(game.throw(showing(Casting::Sticks, 1)), Err(GameError::Refused(_) | GameError::NotNow { .. })));
}

#[test]
fn a_player_who_resigns_loses_by_the_pieces_on_the_board() {
    let mut game = after_opening(RuleSheet::CARPIGNANO, &[1]);
    game.resign(Player::First).expect("a running game");
    // The first player had the spools, all in row 1.
    let outcome = Outcome { winner: Player::Second, side: Side::Cones, points: 15, by_resignation: true };
    assert_eq!(game.outcome(), Some(outcome));
    assert_eq!(game.to_act(), None);
    game.undo();
    assert_eq!(game.outcome(), None);
}

#[test]
fn a_match_adds_up() {
    let win = |winner, points| Outcome { winner, side: Side::Cones, points, by_resignation: false };
    let mut tally = Match::new(2);
    tally.count(win(Player::First, 4));
    assert_eq!((tally.is_over(), tally.winner()), (false, None));
    tally.count(win(Player::Second, 5));
    assert_eq!((tally.is_over(), tally.winner()), (true, Some(Player::Second)));
    tally.count(win(Player::First, 100));
    assert_eq!((tally.points(Player::First), tally.played(), tally.games()), (4, 2, 2));
    let mut drawn = Match::new(0);
    drawn.count(win(Player::First, 0));
    assert_eq!((drawn.games(), drawn.winner()), (1, None));
}

#[test]
fn one_readable_game_of_each_sheet() {
    for id in SheetId::ALL {
        let game = random_game(RuleSheet::plain(id), 7);
        let mut record = Record::new(game, "Ani", "Tutu").expect("good names");
        record.date = "2026-11-20".parse().ok();
        insta::assert_snapshot!(format!("game_{id}"), record.to_string());
    }
}
