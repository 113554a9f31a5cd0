//! Games over WebSockets.

use http_body_util::BodyExt;
use senet::SheetId;
use senet_protocol::online::{Command, GameState, NumberedEvent, Phrase, Say, ServerFrame, Status};
use senet_session::online::OnlineGame;
use senet_swarm::{Player, Seated, Socket, secret, soon, terms};

use crate::server::Server;

pub(crate) async fn seated(server: &Server, rules: SheetId) -> [Seated; 2] {
    let maker = Player::offering(server, terms(rules)).await;
    let joiner = Player::joined(server, maker.id()).await;
    [Seated::new(server, maker).await, Seated::new(server, joiner).await]
}

pub(crate) async fn play(players: &mut [Seated; 2], events: u64) {
    let [one, other] = players;
    let played = tokio::join!(one.play(events), other.play(events));
    assert_eq!(played, (true, true));
}

async fn plays_a_whole_game(rules: SheetId) {
    let mut server = Server::start().await;
    let mut players = seated(&server, rules).await;
    play(&mut players, 30).await;
    // One command is under way, and its answer may be lost.
    let [one, other] = &mut players;
    let playing = async { tokio::join!(one.play(u64::MAX), other.play(u64::MAX)) };
    let restarting = async {
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        server.restart().await
    };
    let (_, restarted) = tokio::join!(playing, restarting);
    server = restarted;
    for player in &mut players {
        player.reconnect(&server).await;
    }
    play(&mut players, u64::MAX).await;
    let [one, other] = players.map(|seated| seated.player.game);
    assert_eq!((one.status(), one.game()), (Status::Over, other.game()), "{rules}");
    assert_eq!(one.ledger(), other.ledger(), "{rules}");
    assert!(one.ledger().is_some_and(|ledger| ledger.proof().check().is_ok()), "{rules}");

    // A spectator gets the same game, in a snapshot and frames after it.
    let mut spectator = Socket::open(&server, one.terms().offer.game, None, None).await;
    let seat =
        spectator.find(|frame| if let ServerFrame::Hello { seat, .. } = frame { Some(seat) } else { None }).await;
    assert_eq!(seat, None);
    let snapshot =
        spectator.find(|frame| if let ServerFrame::Snapshot(snapshot) = frame { Some(snapshot) } else { None }).await;
    assert_eq!(snapshot.seq, one.seq());
    let mut watched =
        OnlineGame::replay(snapshot.terms, snapshot.events.iter().map(|event| event.event.as_ref())).expect("a game");
    while watched.seq() < snapshot.seq {
        let event =
            spectator.find(|frame| if let ServerFrame::Event(event) = frame { Some(event) } else { None }).await;
        assert_eq!(event.seq, watched.seq() + 1);
        watched.apply(&event.event.expect("nothing was hidden")).expect("it follows");
    }
    assert_eq!(watched.game(), one.game());
}

macro_rules! whole_games {
    ($($name:ident: $rules:expr),* $(,)?) => {$(
        #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
        async fn $name() {
            plays_a_whole_game($rules).await;
        }
    )*};
}

whole_games! {
    a_game_by_each_sheet_survives_a_restart_1: SheetId::ALL[0],
    a_game_by_each_sheet_survives_a_restart_2: SheetId::ALL[1],
    a_game_by_each_sheet_survives_a_restart_3: SheetId::ALL[2],
    a_game_by_each_sheet_survives_a_restart_4: SheetId::ALL[3],
    a_game_by_each_sheet_survives_a_restart_5: SheetId::ALL[4],
}

#[test]
fn each_sheet_has_its_game() {
    assert_eq!(SheetId::ALL.len(), 5);
}

#[tokio::test]
async fn presence_and_spectators_are_told() {
    let server = Server::start().await;
    let [mut maker, joiner] = seated(&server, SheetId::Dutch).await;
    let here = maker.socket.presence(|presence| presence.away_since == [None, None]).await;
    assert_eq!(here.spectators, 0);
    let spectators = [
        Socket::open(&server, maker.player.id(), None, None).await,
        Socket::open(&server, maker.player.id(), None, Some(secret().token())).await,
    ];
    maker.socket.presence(|presence| presence.spectators == 2).await;
    drop(spectators);
    maker.socket.presence(|presence| presence.spectators == 0).await;
    // A second tab of the same seat keeps the player here.
    let second = Socket::open(&server, maker.player.id(), None, Some(joiner.player.token)).await;
    drop(joiner.socket);
    tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    let state: GameState = server.get(&maker.player.path(""), None).await;
    assert_eq!(state.summary.presence.away_since, [None, None]);
    drop(second);
    let gone = maker.socket.presence(|presence| presence.away_since[1].is_some()).await;
    assert_eq!(gone.away_since[0], None);
}

#[tokio::test]
async fn phrases_are_empty_numbers_for_spectators() {
    let server = Server::start().await;
    let mut players = seated(&server, SheetId::Dutch).await;
    play(&mut players, 2).await;
    let mut spectator = Socket::open(&server, players[0].player.id(), Some(2), None).await;
    let [maker, joiner] = &mut players;
    let frame = maker.player.frame(Command::Say(Say { phrase: Phrase::GoodLuck }));
    let seq = maker.socket.answer(&frame).await.expect("a phrase can be said");
    let event = |frame| if let ServerFrame::Event(event) = frame { Some(event) } else { None };
    assert_eq!(spectator.find(event).await, NumberedEvent { seq, event: None });
    let heard = joiner.socket.find(event).await;
    assert!(heard.seq == seq && heard.event.is_some());
}

#[tokio::test]
async fn a_server_that_stops_tells_its_clients() {
    let server = Server::start().await;
    let [mut maker, _joiner] = seated(&server, SheetId::Dutch).await;
    let lines = [("accept", "application/x-ndjson")];
    let stream = server.response(hyper::Method::GET, &maker.player.path("/events"), None, &lines, Vec::new()).await;
    let closing = async {
        maker.socket.find(|frame| matches!(frame, ServerFrame::Bye).then_some(())).await;
        maker.socket.next().await
    };
    let streaming = async { soon(stream.into_body().collect()).await.expect("the stream ends").to_bytes() };
    let (closed, streamed, _) = tokio::join!(closing, streaming, server.stop());
    assert_eq!(closed, Err(Some(1012)));
    assert!(streamed.ends_with(b"\n{\"t\":\"bye\"}\n"), "{streamed:?}");
}
