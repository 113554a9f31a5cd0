//! The commands that players may send, by the state of the game.

use senet::{Player, Position, SheetId};
use senet_protocol::online::{
    Clock, Command, Decision, EndReason, FirstThrow, GameEvent, Outage, Phrase, RematchStep, Say, Score, Status, Terms,
};
use senet_session::online::{COUNTDOWN, Code, OnlineGame, check_offer};
use uuid::Uuid;

use crate::parties::{Parties, terms};

const DAY: i64 = 86_400_000;

fn code<T: std::fmt::Debug>(result: Result<T, senet_session::online::Refusal>) -> Code {
    result.expect_err("a refusal").code
}

fn seat_to_act(game: &OnlineGame) -> Player {
    game.to_act().expect("the game is being played")
}

#[test]
fn games_of_all_sheets_are_played_to_their_end_and_replayed() {
    for rules in SheetId::ALL {
        let parties = Parties::new(rules, Clock::None);
        let mut game = parties.begun();
        let mut events = vec![parties.offered().join(parties.tokens[1], &parties.join, 0).expect("a seat is free")];
        let beginning = Command::Begin(parties.beginnings[0]);
        let mut joined = parties.offered();
        joined.apply(&events[0]).expect("it follows");
        events.push(parties.act(&mut joined, Player::First, &beginning, 0).expect("the maker begins"));
        let mut step = 0_usize;
        while let Some((seat, command)) = parties.next_command(&game, step.wrapping_mul(31)) {
            events.push(parties.act(&mut game, seat, &command, 5).expect("the command is legal"));
            step += 1;
        }
        assert_eq!(game.status(), Status::Over, "{rules}");
        let outcome = game.game().outcome().expect("the game is over");
        let end = game.end().expect("the game is over");
        assert_eq!((end.winner, end.points, end.reason), (outcome.winner, outcome.points, EndReason::Board));
        assert_eq!(game.seq(), events.len() as u64);
        let replayed = OnlineGame::replay(parties.terms.clone(), events.iter().map(Some));
        assert_eq!(replayed.as_ref(), Ok(&game), "{rules}");
        let ledger = game.ledger().expect("the game has throws");
        assert!(ledger.throws().len() > 20);
        assert_eq!(ledger.check_game(game.game()), Ok(()), "{rules}");
        // A changed throw is found.
        let thrown = events.iter().position(|event| matches!(event, GameEvent::Thrown { .. })).expect("a throw");
        if let GameEvent::Thrown { server, .. } = &mut events[thrown] {
            *server = "0".repeat(64).parse().expect("64 digits");
        }
        let (seq, refusal) =
            OnlineGame::replay(parties.terms.clone(), events.iter().map(Some)).expect_err("a changed share");
        assert_eq!((seq, refusal.code), (thrown as u64 + 1, Code::Shares));
    }
}

#[test]
fn a_game_begins_after_both_have_given_their_shares() {
    let parties = Parties::new(SheetId::Dutch, Clock::None);
    let mut game = parties.offered();
    assert_eq!(game.status(), Status::Offered);
    let begin = Command::Begin(parties.beginnings[0]);
    assert_eq!(code(parties.act(&mut game, Player::First, &begin, 0)), Code::NotJoined);
    assert_eq!(code(game.join(parties.tokens[0], &parties.join, 0)), Code::OwnOffer);
    let mut wrong = parties.join;
    wrong.beginning.witness = parties.beginnings[0].witness;
    assert_eq!(code(game.join(parties.tokens[1], &wrong, 0)), Code::Shares);

    game.apply(&game.join(parties.tokens[1], &parties.join, 3).expect("a seat is free")).expect("it follows");
    assert_eq!((game.status(), game.to_act()), (Status::Joined, None));
    assert_eq!(code(game.join(parties.tokens[1], &parties.join, 3)), Code::Taken);
    assert_eq!([0, 1].map(|seat| game.seat(&parties.tokens[seat])), Player::BOTH.map(Some));
    assert_eq!(code(parties.act(&mut game, Player::Second, &begin, 0)), Code::NotYourTurn);
    let other = Command::Begin(parties.beginnings[1]);
    assert_eq!(code(parties.act(&mut game, Player::First, &other, 0)), Code::Shares);
    let other_game = parties.begun();
    let (seat, throw) = parties.next_command(&other_game, 0).expect("a throw is due");
    assert_eq!(code(parties.act(&mut game, seat, &throw, 0)), Code::NotBegun);

    // The time of events does not go back.
    let event = parties.act(&mut game, Player::First, &begin, 1).expect("the maker begins");
    assert_eq!(event.time(), 3);
    assert_eq!(code(parties.act(&mut game, Player::First, &begin, 1)), Code::Begun);
    assert_eq!(code(parties.act(&mut game, Player::First, &Command::Withdraw, 1)), Code::Taken);
    assert_eq!(code(parties.act(&mut game, !seat, &throw, 1)), Code::NotYourTurn);
    parties.act(&mut game, seat, &throw, 1).expect("a throw is due");
}

#[test]
fn an_offer_is_withdrawn_by_its_maker() {
    let parties = Parties::new(SheetId::Dutch, Clock::None);
    let mut game = parties.offered();
    assert_eq!(code(parties.act(&mut game, Player::Second, &Command::Withdraw, 0)), Code::NotYourTurn);
    parties.act(&mut game, Player::First, &Command::Withdraw, 0).expect("no player has joined");
    assert_eq!(game.status(), Status::Withdrawn);
    assert_eq!(code(game.join(parties.tokens[1], &parties.join, 0)), Code::Withdrawn);
}

#[test]
fn refusals_of_the_rules_name_the_rule() {
    let parties = Parties::new(SheetId::Carpignano, Clock::None);
    let mut game = parties.begun();
    while game.game().position().is_none_or(Position::awaits_throw) {
        parties.play(&mut game, 1);
    }
    let seat = seat_to_act(&game);
    let choice = "1-30".parse().expect("a move");
    let refusal = parties.act(&mut game, seat, &Command::Decide(Decision { choice }), 0).expect_err("an illegal move");
    assert_eq!(refusal.code, Code::Illegal);
    assert!(refusal.rule.is_some());
    let choice = "cones".parse().expect("a side");
    assert_eq!(code(parties.act(&mut game, seat, &Command::Decide(Decision { choice }), 0)), Code::NotNow);
}

#[test]
fn a_command_about_an_earlier_state_is_stale_and_a_phrase_changes_nothing() {
    let parties = Parties::new(SheetId::Dutch, Clock::None);
    let mut game = parties.begun();
    let known = game.seq();
    let say = Command::Say(Say { phrase: Phrase::Hello });
    let spoken = parties.act(&mut game, Player::Second, &say, 0).expect("players can speak");
    assert!(matches!(spoken, GameEvent::Said { seat: Player::Second, .. }));
    let (seat, throw) = parties.next_command(&game, 0).expect("a throw is due");
    let event = parties.decide(&game, (seat, known), &throw, (0, None, &[])).expect("a phrase changes nothing");
    assert_eq!(code(parties.decide(&game, (seat, known + 9), &throw, (0, None, &[]))), Code::Stale);
    game.apply(&event).expect("it follows");
    let (seat, next) = parties.next_command(&game, 0).expect("the game goes on");
    assert_eq!(code(parties.decide(&game, (seat, known), &next, (0, None, &[]))), Code::Stale);
    assert!(parties.decide(&game, (seat, known), &Command::Resign, (0, None, &[])).is_ok());
}

#[test]
fn the_win_is_claimed_when_the_opponent_is_away_on_turn() {
    for clock in [Clock::None, Clock::Fischer { minutes: 60, seconds: 0 }] {
        let parties = Parties::new(SheetId::Dutch, clock);
        let mut game = parties.begun();
        let away = seat_to_act(&game);
        let claim = |game: &OnlineGame, seat, now, since, outages: &[Outage]| {
            parties.decide(game, (seat, game.seq()), &Command::Claim, (now, since, outages))
        };
        assert_eq!(code(claim(&game, !away, COUNTDOWN, None, &[])), Code::NoClaim);
        assert_eq!(code(claim(&game, !away, COUNTDOWN - 1, Some(0), &[])), Code::NoClaim);
        assert_eq!(code(claim(&game, away, COUNTDOWN, Some(0), &[])), Code::NoClaim);
        let outage = [Outage { from: 10, to: 20 }];
        assert_eq!(code(claim(&game, !away, COUNTDOWN + 9, Some(0), &outage)), Code::NoClaim);
        assert!(claim(&game, !away, COUNTDOWN + 10, Some(0), &outage).is_ok());
        let event = claim(&game, !away, COUNTDOWN, Some(0), &[]).expect("the countdown is over");
        game.apply(&event).expect("it follows");
        let end = game.end().expect("the game is over");
        assert_eq!((end.winner, end.reason), (!away, EndReason::Away));
        assert_eq!(code(parties.act(&mut game, away, &Command::Resign, 0)), Code::Over);
    }
}

#[test]
fn time_runs_for_the_player_to_act_and_outages_are_given_back() {
    let clock = Clock::Fischer { minutes: 1, seconds: 5 };
    let parties = Parties::new(SheetId::Dutch, clock);
    let mut game = parties.begun();
    let seat = seat_to_act(&game);
    assert_eq!(game.left(10_000, &[]).map(|left| left[seat as usize]), Some(50_000));
    let outage = [Outage { from: 2_000, to: 6_000 }];
    let (_, throw) = parties.next_command(&game, 0).expect("a throw is due");
    let event = parties.decide(&game, (seat, game.seq()), &throw, (10_000, None, &outage)).expect("a throw is due");
    game.apply(&event).expect("it follows");
    let turn_ended = game.to_act() != Some(seat);
    let expected = if turn_ended { 59_000 } else { 54_000 };
    assert!(matches!(event, GameEvent::Thrown { left: Some(left), .. } if left == expected), "{event:?}");

    let late = seat_to_act(&game);
    let deadline = 10_000 + game.left(10_000, &[]).expect("a clock")[late as usize] as i64;
    let claim =
        |now, outages: &[Outage]| parties.decide(&game, (!late, game.seq()), &Command::Claim, (now, None, outages));
    assert_eq!(code(claim(deadline - 1, &[])), Code::NoClaim);
    assert_eq!(code(claim(deadline, &[Outage { from: deadline - 5, to: deadline }])), Code::NoClaim);
    let claimed = claim(deadline, &[]).expect("the time is out");
    // A player who acts before the claim plays on.
    let (_, next) = parties.next_command(&game, 0).expect("the game goes on");
    assert!(parties.decide(&game, (late, game.seq()), &next, (deadline + 9, None, &[])).is_ok());
    game.apply(&claimed).expect("it follows");
    assert_eq!(game.end().map(|end| (end.winner, end.reason)), Some((!late, EndReason::Time)));
}

#[test]
fn days_begin_anew_with_each_turn_and_being_away_does_not_matter() {
    let parties = Parties::new(SheetId::Dutch, Clock::Days { days: 2 });
    let mut game = parties.begun();
    let seat = seat_to_act(&game);
    let claim =
        |game: &OnlineGame, seat, now| parties.decide(game, (seat, game.seq()), &Command::Claim, (now, Some(0), &[]));
    assert_eq!(code(claim(&game, !seat, 2 * DAY - 1)), Code::NoClaim);
    assert!(claim(&game, !seat, 2 * DAY).is_ok());
    let mut now = 0;
    while seat_to_act(&game) == seat {
        now += DAY / 10;
        let (_, command) = parties.next_command(&game, 0).expect("the game goes on");
        parties.act(&mut game, seat, &command, now).expect("the command is legal");
    }
    let left = game.left(now + DAY, &[]).expect("a clock");
    assert_eq!((left[seat as usize], left[!seat as usize]), (2 * DAY as u64, DAY as u64));
}

#[test]
fn a_match_goes_on_in_a_rematch_with_the_first_throw_exchanged() {
    let parties = Parties::new(SheetId::Carpignano, Clock::None);
    let mut game = parties.begun();
    assert_eq!(game.rematch_terms(Player::First), None);
    let new = Uuid::from_u128(8);
    let offer = Command::Rematch(RematchStep::Offer { game: new });
    assert_eq!(code(parties.act(&mut game, Player::First, &offer, 0)), Code::NotOver);
    parties.act(&mut game, Player::Second, &Command::Resign, 0).expect("the game is being played");
    let end = game.end().expect("the game is over");
    assert_eq!((end.winner, end.reason), (Player::First, EndReason::Resignation));
    assert!(end.points > 0);

    let by_first = game.rematch_terms(Player::First).expect("the game is over");
    let score = Score { games: 3, played: 1, points: [end.points, 0] };
    assert_eq!(
        (by_first.first, by_first.score, by_first.previous),
        (FirstThrow::Joiner, score, Some(Uuid::from_u128(7)))
    );
    let by_second = game.rematch_terms(Player::Second).expect("the game is over");
    assert_eq!((by_second.first, by_second.score.points), (FirstThrow::Maker, [0, end.points]));
    assert_eq!(by_first.rules, terms(SheetId::Carpignano, Clock::None).rules);

    let take_back = Command::Rematch(RematchStep::TakeBack);
    let accept = |id| Command::Rematch(RematchStep::Accept { game: Uuid::from_u128(id) });
    assert_eq!(code(parties.act(&mut game, Player::Second, &take_back, 0)), Code::NoRematch);
    parties.act(&mut game, Player::Second, &offer, 0).expect("the game is over");
    assert_eq!(code(parties.act(&mut game, Player::First, &offer, 0)), Code::RematchOffered);
    assert_eq!(code(parties.act(&mut game, Player::First, &take_back, 0)), Code::NoRematch);
    parties.act(&mut game, Player::Second, &take_back, 0).expect("it is the player's own");
    assert_eq!(code(parties.act(&mut game, Player::First, &accept(8), 0)), Code::NoRematch);
    parties.act(&mut game, Player::First, &offer, 0).expect("the game is over");
    assert_eq!(code(parties.act(&mut game, Player::Second, &accept(9), 0)), Code::NoRematch);
    assert_eq!(code(parties.act(&mut game, Player::First, &accept(8), 0)), Code::NoRematch);
    parties.act(&mut game, Player::Second, &accept(8), 0).expect("it is offered");
    assert!(game.rematch().is_some_and(|rematch| rematch.accepted && rematch.game == new));
    assert_eq!(code(parties.act(&mut game, Player::First, &take_back, 0)), Code::RematchOffered);
}

#[test]
fn a_match_that_is_over_is_followed_by_a_new_one() {
    let score = Score { games: 1, ..Score::default() };
    let parties = Parties::of(Terms { score, ..terms(SheetId::Dutch, Clock::None) });
    let mut game = parties.begun();
    parties.play(&mut game, 2_000);
    let end = game.end().expect("the game is over");
    let mut points = [0, 0];
    points[end.winner as usize] = end.points;
    assert_eq!(game.score(), Score { games: 1, played: 1, points });
    assert_eq!(game.rematch_terms(Player::First).map(|terms| terms.score), Some(score));
}

#[test]
fn terms_out_of_range_are_refused() {
    let good = Parties::new(SheetId::Dutch, Clock::None).terms.offer;
    let refused = |change: &dyn Fn(&mut senet_protocol::online::Offer)| {
        let mut offer = good.clone();
        change(&mut offer);
        code(check_offer(&offer))
    };
    assert!(check_offer(&good).is_ok());
    assert_eq!(refused(&|offer| offer.terms.clock = Clock::Days { days: 0 }), Code::Terms);
    assert_eq!(refused(&|offer| offer.terms.clock = Clock::Days { days: 61 }), Code::Terms);
    assert_eq!(refused(&|offer| offer.terms.clock = Clock::Fischer { minutes: 0, seconds: 1 }), Code::Terms);
    assert_eq!(refused(&|offer| offer.terms.clock = Clock::Fischer { minutes: 1, seconds: 999 }), Code::Terms);
    assert_eq!(refused(&|offer| offer.terms.score = Score { games: 0, ..Score::default() }), Code::Terms);
    assert_eq!(refused(&|offer| offer.terms.score = Score { games: 2, played: 1, points: [0; 2] }), Code::Terms);
    assert_eq!(refused(&|offer| offer.terms.score.points = [1, 0]), Code::Terms);
    assert_eq!(refused(&|offer| offer.terms.previous = Some(Uuid::nil())), Code::Terms);
    assert_eq!(refused(&|offer| offer.terms.options = senet::OptionSet::ALL), Code::Terms);
}
