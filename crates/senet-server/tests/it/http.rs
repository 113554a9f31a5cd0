//! Offers and games over HTTP.

use hyper::Method;
use senet::{Player as Seat, SheetId};
use senet_protocol::online::{
    Command, CommandFrame, Done, FirstThrow, GameState, NumberedEvent, Offers, Phrase, RematchStep, Say, Status,
};
use senet_server::online::{Limits, Settings};
use senet_session::online::OnlineGame;
use senet_swarm::{Player, id, offer, read, secret, terms};
use uuid::Uuid;

use crate::server::{Server, code};

/// Plays a game over HTTP to its end, or to a number of commands.
pub(crate) async fn play(server: &Server, players: &mut [Player; 2], most: usize) {
    for _ in 0..most {
        let mut acted = false;
        for player in players.iter_mut() {
            let events: Vec<NumberedEvent> =
                server.get(&player.path(&format!("/events?since={}", player.game.seq())), Some(&player.token)).await;
            player.hear(&events);
            if let Some(command) = player.due() {
                player.send(server, command).await;
                acted = true;
            }
        }
        if !acted {
            return;
        }
    }
}

pub(crate) async fn begun(server: &Server, rules: SheetId) -> [Player; 2] {
    let maker = Player::offering(server, terms(rules)).await;
    let joiner = Player::joined(server, maker.id()).await;
    let mut players = [maker, joiner];
    play(server, &mut players, 1).await;
    players
}

#[tokio::test]
async fn two_programs_play_a_game_and_a_rematch() {
    let server = Server::start().await;
    let mut players = begun(&server, SheetId::Dutch).await;
    play(&server, &mut players, usize::MAX).await;
    let [maker, joiner] = &mut players;
    assert_eq!((maker.game.status(), joiner.game.status()), (Status::Over, Status::Over));
    assert_eq!(maker.game.ledger(), joiner.game.ledger());
    assert!(maker.game.ledger().is_some_and(|ledger| ledger.throws().len() > 20));

    // The joiner offers a rematch, which must have the terms that follow from the game.
    let next = joiner.game.rematch_terms(Seat::Second).expect("the game is over");
    let other = senet_protocol::online::Terms { first: FirstThrow::Lot, ..next.clone() };
    let wrong = Player::offering(&server, other).await;
    let frame = joiner.frame(Command::Rematch(RematchStep::Offer { game: wrong.id() }));
    let refused = server.post_as(&joiner.path("/commands"), &joiner.token, id(), &frame).await;
    assert_eq!(code(&refused), "other-rematch");
    let rematch = Player::offering(&server, next).await;
    joiner.send(&server, Command::Rematch(RematchStep::Offer { game: rematch.id() })).await;
    let watched: Vec<NumberedEvent> =
        server.get(&maker.path(&format!("/events?since={}", maker.game.seq())), None).await;
    assert_eq!(watched.last().map(|last| &last.event), Some(&None), "a spectator could take the seat");
    play(&server, &mut players, 1).await;
    let [maker, _] = &mut players;
    assert_eq!(maker.game.rematch().map(|offered| offered.game), Some(rematch.id()));
    Player::joined(&server, rematch.id()).await;
    maker.send(&server, Command::Rematch(RematchStep::Accept { game: rematch.id() })).await;
}

#[tokio::test]
async fn a_repeated_request_has_its_first_answer() {
    let server = Server::start().await;
    let secret = secret();
    let (made, _) = offer(&secret, terms(SheetId::Dutch), false);
    let path = "/api/v1/games";
    let first: GameState = read(path, server.post(path, &secret.token(), &made).await, 201);
    let again: GameState = read(path, server.post(path, &secret.token(), &made).await, 200);
    assert_eq!(first.summary.terms, again.summary.terms);
    // Another player cannot take the identifier, nor the maker change the terms.
    assert_eq!(code(&server.post(path, &senet_swarm::secret().token(), &made).await), "taken-id");
    let mut other = made.clone();
    other.terms.first = FirstThrow::Maker;
    assert_eq!(code(&server.post(path, &secret.token(), &other).await), "taken-id");

    let game = made.game;
    let (joiner, join) = Player::joining(&server, game).await;
    let path = joiner.path("/join");
    assert_eq!(code(&server.post(&path, &secret.token(), &join).await), "own-offer");
    let first: Done = read(&path, server.post(&path, &joiner.token, &join).await, 200);
    let again: Done = read(&path, server.post(&path, &joiner.token, &join).await, 200);
    assert_eq!((first, 1), (again.clone(), again.seq));
    let (other, join) = Player::joining(&server, game).await;
    assert_eq!(code(&server.post(&path, &other.token, &join).await), "taken");

    let [mut maker, joiner] = begun(&server, SheetId::Dutch).await;
    let path = maker.path("/commands");
    let frame = maker.frame(Command::Say(Say { phrase: Phrase::Hello }));
    let id = id();
    let first: Done = read(&path, server.post_as(&path, &maker.token, id, &frame).await, 200);
    let again: Done = read(&path, server.post_as(&path, &maker.token, id, &frame).await, 200);
    assert_eq!(first, again);
    // A command that is refused by now has its first answer, too.
    maker.hear(&first.events);
    let resignation = maker.frame(Command::Resign);
    let key = senet_swarm::id();
    let first: Done = read(&path, server.post_as(&path, &maker.token, key, &resignation).await, 200);
    let again: Done = read(&path, server.post_as(&path, &maker.token, key, &resignation).await, 200);
    assert_eq!(first, again);
    // The other player's repetition is another command.
    assert_eq!(code(&server.post_as(&path, &joiner.token, key, &resignation).await), "taken-id");
}

#[tokio::test]
async fn a_get_never_joins_and_tells_spectators_no_secret() {
    let server = Server::start().await;
    let [maker, joiner] = begun(&server, SheetId::Dutch).await;
    for path in [maker.path(""), maker.path("?since=0"), maker.path("/events")] {
        let (status, text) = server.ask(Method::GET, &path, None, &[], Vec::new()).await;
        assert_eq!(status, 200, "{text}");
        for player in [&maker, &joiner] {
            assert!(!text.contains(&player.token.hash().to_string()) && !text.contains(&player.token.to_string()));
            let receipt = player.game.receipt(player.seat).expect("an own receipt").to_string();
            assert!(!text.contains(&receipt), "{path}");
        }
    }
    let offered = Player::offering(&server, terms(SheetId::Spanish)).await;
    let (stranger, _) = Player::joining(&server, offered.id()).await;
    for _ in 0..2 {
        let state: GameState = server.get(&offered.path(""), Some(&stranger.token)).await;
        assert_eq!((state.summary.status, state.summary.seat), (Status::Offered, None));
    }
    let missing = format!("/api/v1/games/{}", Uuid::from_u128(5));
    assert_eq!(code(&server.ask(Method::GET, &missing, None, &[], Vec::new()).await), "no-such-game");
    let games = server.get::<serde_json::Value>("/api/v1", None).await;
    assert_eq!(games["protocol"], "senet.v1");
}

#[tokio::test]
async fn a_refusal_brings_the_missed_events() {
    let server = Server::start().await;
    let [mut maker, joiner] = begun(&server, SheetId::Dutch).await;
    let seq = maker.send(&server, Command::Say(Say { phrase: Phrase::Hello })).await;
    let frame = CommandFrame { c: None, seq: 1, command: Command::Withdraw };
    let (status, text) = server.post_as(&maker.path("/commands"), &joiner.token, id(), &frame).await;
    assert_eq!(status, 409, "{text}");
    let refusal: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!(refusal["code"], "taken");
    let missed: Vec<NumberedEvent> = serde_json::from_value(refusal["missed"].clone()).expect("events");
    assert_eq!(missed.iter().map(|event| event.seq).collect::<Vec<_>>(), (2..=seq).collect::<Vec<_>>());
}

#[tokio::test]
async fn games_survive_a_restart() {
    let server = Server::start().await;
    let mut players = begun(&server, SheetId::Carpignano).await;
    play(&server, &mut players, 20).await;
    let server = server.restart().await;
    let path = players[0].path("?since=0");
    let state: GameState = server.get(&path, None).await;
    let events = state.events.expect("events were asked for");
    let replayed = OnlineGame::replay(state.summary.terms, events.iter().map(|event| event.event.as_ref()));
    let known = players.iter().max_by_key(|player| player.game.seq()).expect("two players");
    assert_eq!(replayed.expect("a game").game(), known.game.game());
    play(&server, &mut players, usize::MAX).await;
    assert_eq!(players[0].game.status(), Status::Over);
    assert_eq!(players[0].game.ledger(), players[1].game.ledger());
}

#[tokio::test]
async fn open_offers_are_listed_while_their_maker_is_there() {
    let server = Server::start().await;
    let [maker, lasting] = [secret(), secret()];
    let (mut listed, _) = offer(&maker, terms(SheetId::Dutch), true);
    read::<GameState>("offer", server.post("/api/v1/games", &maker.token(), &listed).await, 201);
    let games = async |path: &str| {
        let offers: Offers = server.get(path, None).await;
        offers.offers.into_iter().map(|entry| entry.game).collect::<Vec<_>>()
    };
    assert_eq!(games("/api/v1/offers").await, [listed.game]);
    assert_eq!(games("/api/v1/offers?rules=dutch").await, [listed.game]);
    assert!(games("/api/v1/offers?rules=spanish").await.is_empty());
    assert_eq!(code(&server.ask(Method::GET, "/api/v1/offers?rules=x", None, &[], Vec::new()).await), "malformed");
    // A rematch is for the other player alone.
    listed.terms.previous = Some(id());
    assert_eq!(code(&server.post("/api/v1/games", &maker.token(), &listed).await), "terms");

    let (mut offered, _) = offer(&lasting, terms(SheetId::Spanish), true);
    offered.lasting = true;
    read::<GameState>("offer", server.post("/api/v1/games", &lasting.token(), &offered).await, 201);
    // The new server has not seen the first maker yet.
    let server = server.restart().await;
    let offers: Offers = server.get("/api/v1/offers", None).await;
    assert_eq!(offers.offers.iter().map(|entry| entry.game).collect::<Vec<_>>(), [offered.game]);
    let path = format!("/api/v1/games/{}", listed.game);
    server.get::<GameState>(&path, Some(&maker.token())).await;
    let offers: Offers = server.get("/api/v1/offers", None).await;
    assert_eq!(offers.offers.len(), 2);
    Player::joined(&server, listed.game).await;
    let offers: Offers = server.get("/api/v1/offers", None).await;
    assert_eq!(offers.offers.len(), 1);
}

#[tokio::test]
async fn requests_that_cannot_be_read_are_refused_with_the_reason() {
    let server = Server::start().await;
    let [maker, _] = begun(&server, SheetId::Dutch).await;
    let path = maker.path("/commands");
    let key = id().to_string();
    let ask = async |headers: &[(&str, &str)], body: &str| {
        code(&server.ask(Method::POST, &path, None, headers, body.as_bytes().to_vec()).await)
    };
    let bearer = format!("Bearer {}", maker.token);
    let stranger = format!("Bearer {}", secret().token());
    let [own, keyed] = [("authorization", &*bearer), ("idempotency-key", &*key)];
    let resign = r#"{"seq":2,"t":"resign"}"#;
    assert_eq!(ask(&[keyed], resign).await, "no-token");
    assert_eq!(ask(&[("authorization", "Basic eA=="), keyed], resign).await, "no-token");
    assert_eq!(ask(&[("authorization", &stranger), keyed], resign).await, "no-seat");
    assert_eq!(ask(&[own], resign).await, "malformed");
    assert_eq!(ask(&[own, ("idempotency-key", "1")], resign).await, "malformed");
    assert_eq!(ask(&[own, keyed], "").await, "malformed");
    assert_eq!(ask(&[own, keyed], r#"{"seq":2,"t":"fly"}"#).await, "malformed");
    assert_eq!(ask(&[own, keyed], r#"{"seq":2,"t":"decide","d":{"choice":"everything"}}"#).await, "malformed");
    assert_eq!(ask(&[own, keyed], &format!("{{\"seq\":{}}}", "9".repeat(20_000))).await, "too-large");
    assert_eq!(ask(&[own, keyed, ("origin", "https://evil.example")], resign).await, "origin");
    assert_eq!(ask(&[own, keyed], r#"{"seq":99,"t":"resign"}"#).await, "stale");
    assert_eq!(code(&server.ask(Method::PUT, &path, None, &[], Vec::new()).await), "no-such-method");
    assert_eq!(code(&server.ask(Method::GET, "/api/v1/x", None, &[], Vec::new()).await), "no-such-address");
}

#[tokio::test]
async fn rates_and_numbers_are_limited() {
    let limits = Limits { games: std::num::NonZeroU32::new(2), offers: 1, ..Limits::UNLIMITED };
    let server = Server::with(Settings { limits, ..Settings::default() }).await;
    let secret = secret();
    let make = async |open| {
        let (made, _) = offer(&secret, terms(SheetId::Dutch), open);
        server.post("/api/v1/games", &secret.token(), &made).await
    };
    assert_eq!(make(true).await.0, 201);
    assert_eq!(code(&make(true).await), "too-many-offers");
    assert_eq!(code(&make(false).await), "too-many");

    let limits = Limits { requests: std::num::NonZeroU32::new(1), ..Limits::UNLIMITED };
    let server = Server::with(Settings { limits, trusts_proxy: true, ..Settings::default() }).await;
    let mut refused = 0;
    for _ in 0..10 {
        let forwarded = [("x-forwarded-for", "198.51.100.1, 192.0.2.7")];
        refused += u32::from(server.ask(Method::GET, "/api/v1", None, &forwarded, Vec::new()).await.0 == 429);
    }
    assert!(refused >= 4, "{refused}");
    let others = [("x-forwarded-for", "192.0.2.7, 192.0.2.8")];
    assert_eq!(server.ask(Method::GET, "/api/v1", None, &others, Vec::new()).await.0, 200);
}

#[tokio::test]
async fn health_and_readiness_are_told() {
    let server = Server::start().await;
    for (path, expected) in [("/healthz", "healthy\n"), ("/readyz", "ready\n")] {
        let answer = server.ask(Method::GET, path, None, &[], Vec::new()).await;
        assert_eq!(answer, (200, expected.to_owned()));
    }
}
