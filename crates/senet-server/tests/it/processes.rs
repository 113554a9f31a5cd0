//! Several servers of one database.

use std::sync::Arc;
use std::time::{Duration, Instant};

use senet::{Player as Seat, SheetId};
use senet_protocol::online::{Command, Done, FirstThrow, GameState, ServerFrame, Status, Terms};
use senet_swarm::{Player, Seated, Socket, read, soon, terms};

use crate::http::play;
use crate::places::{Place, PostgresServer, SqlitePlace};
use crate::server::Server;

/// Two players of one game on different servers.
async fn apart(servers: [&Server; 2]) -> [Seated; 2] {
    let maker = Player::offering(servers[0], terms(SheetId::Dutch)).await;
    let joiner = Player::joined(servers[1], maker.id()).await;
    [Seated::new(servers[0], maker).await, Seated::new(servers[1], joiner).await]
}

#[tokio::test]
async fn two_servers_of_one_file_serve_one_game() {
    let server = Server::start().await;
    let second = server.second().await;
    let [mut maker, mut joiner] = apart([&server, &second]).await;
    // Processes of one SQLite file ask the log for each other's events every few seconds.
    let played = tokio::time::timeout(Duration::from_mins(1), async { tokio::join!(maker.play(3), joiner.play(3)) });
    assert_eq!(played.await.expect("the game goes on"), (true, true));
    // A command that was sent to one server is known to the other.
    let frame = maker.player.frame(Command::Resign);
    let seq = maker.socket.answer(&frame).await.expect("a player can resign");
    let (path, id) = (maker.player.path("/commands"), frame.c.expect("an identifier"));
    let done: Done = read(&path, second.post_as(&path, &maker.player.token, id, &frame).await, 200);
    assert_eq!(done.seq, seq);
    let state: GameState = second.get(&maker.player.path(""), None).await;
    assert_eq!((state.summary.status, state.summary.end.map(|end| end.winner)), (Status::Over, Some(Seat::Second)));
}

#[tokio::test]
async fn time_without_a_server_is_given_back() {
    let place = Arc::new(SqlitePlace::new());
    let server = Server::of(place.clone()).await;
    let start = Instant::now();
    let terms = Terms { first: FirstThrow::Maker, ..terms(SheetId::Dutch) };
    let maker = Player::offering(&server, terms).await;
    let joiner = Player::joined(&server, maker.id()).await;
    let (path, game) = (maker.path(""), maker.id());
    play(&server, &mut [maker, joiner], 1).await;
    // Without patience for late signs of life, all time until the last of these counts as outages.
    let store = senet_store::open(&place.database()).await.expect("a database");
    for _ in 0..3 {
        tokio::time::sleep(Duration::from_millis(500)).await;
        store.beat(-1).await.expect("a sign of life");
    }
    let outages = store.outages(0).await.expect("outages");
    let down: i64 = outages.iter().map(|outage| outage.ended - outage.began).sum();
    assert!(down > 1_000, "{outages:?}");
    let used = async || {
        let state: GameState = server.get(&path, None).await;
        600_000 - i64::try_from(state.summary.left.expect("a clock")[0]).expect("ten minutes")
    };
    // The server reads the outages with its next sign of life.
    let given_back = async {
        while used().await + down > i64::try_from(start.elapsed().as_millis()).expect("seconds") {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    };
    soon(given_back).await;
    assert!(used().await >= 0);

    // Clients are told, so that their clocks show the same.
    let mut spectator = Socket::open(&server, game, None, None).await;
    let hello = |frame| if let ServerFrame::Hello { outages, .. } = frame { Some(outages) } else { None };
    let told: i64 = spectator.find(hello).await.iter().map(|outage| outage.to - outage.from).sum();
    assert!(told > 1_000 && told <= down, "{told} of {down}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_on_two_servers_of_postgresql_goes_on_when_one_of_them_stops() {
    let Some(postgres) = tokio::task::spawn_blocking(PostgresServer::start).await.expect("it starts") else {
        eprintln!("Skipped: Debian's PostgreSQL is not installed.");
        return;
    };
    let database = Arc::new(postgres.place());
    let [one, other] = [Server::of(database.clone()).await, Server::of(database).await];
    let [mut maker, mut joiner] = apart([&one, &other]).await;
    // Each server tells its clients of those of the other one.
    for seated in [&mut maker, &mut joiner] {
        soon(seated.socket.presence(|presence| presence.away_since == [None, None])).await;
    }
    // Events that came in the meantime are sent again.
    maker.reconnect(&one).await;
    joiner.reconnect(&other).await;
    let played = soon(async { tokio::join!(maker.play(40), joiner.play(40)) }).await;
    assert_eq!(played, (true, true));
    one.stop().await;
    maker.reconnect(&other).await;
    let played = soon(async { tokio::join!(maker.play(u64::MAX), joiner.play(u64::MAX)) }).await;
    assert_eq!(played, (true, true));
    assert_eq!(maker.player.game.status(), Status::Over);
    assert_eq!(maker.player.game.ledger(), joiner.player.game.ledger());
    other.stop().await;
}
