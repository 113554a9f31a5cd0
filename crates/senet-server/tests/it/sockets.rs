//! Games over WebSockets.

use futures_util::{SinkExt, StreamExt};
use http_body_util::BodyExt;
use senet::SheetId;
use senet_fair::Token;
use senet_protocol::online::{
    Command, CommandFrame, GameState, Hello, NumberedEvent, PROTOCOL, Phrase, Presence, Say, ServerFrame, Status,
};
use senet_session::online::OnlineGame;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::{self, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};
use uuid::Uuid;

use crate::player::{Player, terms};
use crate::server::{Server, soon};

/// A WebSocket of a client.
pub(crate) struct Socket(pub(crate) WebSocketStream<MaybeTlsStream<TcpStream>>);

/// The request for a WebSocket.
pub(crate) fn request(server: &Server, game: Uuid, since: Option<u64>) -> tungstenite::http::Request<()> {
    let since = since.map_or_else(String::new, |since| format!("?since={since}"));
    let address = format!("ws://{}/api/v1/games/{game}/ws{since}", server.address);
    let mut request = address.into_client_request().expect("an address");
    request.headers_mut().insert("sec-websocket-protocol", HeaderValue::from_static(PROTOCOL));
    request
}

impl Socket {
    /// Connects, and says who it is.
    pub(crate) async fn open(server: &Server, game: Uuid, since: Option<u64>, token: Option<Token>) -> Socket {
        let mut socket = Socket::silent(server, game, since).await;
        socket.send(&serde_json::to_string(&Hello { token }).expect("JSON")).await;
        socket
    }

    /// Connects, and says nothing.
    pub(crate) async fn silent(server: &Server, game: Uuid, since: Option<u64>) -> Socket {
        let opened = soon(tokio_tungstenite::connect_async(request(server, game, since))).await;
        Socket(opened.expect("a WebSocket").0)
    }

    pub(crate) async fn send(&mut self, text: &str) {
        soon(self.0.send(Message::text(text))).await.expect("the connection is open");
    }

    pub(crate) async fn command(&mut self, frame: &CommandFrame) {
        self.send(&serde_json::to_string(frame).expect("JSON")).await;
    }

    /// The next frame; `None` if the connection is closed, with the code.
    pub(crate) async fn next(&mut self) -> Result<ServerFrame, Option<u16>> {
        loop {
            match soon(self.0.next()).await {
                Some(Ok(Message::Text(text))) => return Ok(serde_json::from_str(&text).expect("a frame")),
                Some(Ok(Message::Close(frame))) => return Err(frame.map(|frame| frame.code.into())),
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return Err(None),
            }
        }
    }

    /// The next frame that this finds something in.
    pub(crate) async fn find<T>(&mut self, wanted: impl Fn(ServerFrame) -> Option<T>) -> T {
        loop {
            let frame = self.next().await.expect("the connection is open");
            if let Some(found) = wanted(frame) {
                return found;
            }
        }
    }

    pub(crate) async fn presence(&mut self, wanted: impl Fn(&Presence) -> bool) -> Presence {
        let presence = |frame| match frame {
            ServerFrame::Presence(presence) if wanted(&presence) => Some(presence),
            _ => None,
        };
        self.find(presence).await
    }

    /// The answer to a command: its number, or the code of the refusal and the missed events.
    pub(crate) async fn answer(&mut self, frame: &CommandFrame) -> Result<u64, (String, Vec<NumberedEvent>)> {
        self.command(frame).await;
        self.find(|answer| match answer {
            ServerFrame::Ack { c, seq } if Some(c) == frame.c => Some(Ok(seq)),
            ServerFrame::Nack { c, problem, missed } if c == frame.c => Some(Err((problem.code, missed))),
            _ => None,
        })
        .await
    }
}

/// A player with a WebSocket, who plays as soon as it is the own turn.
pub(crate) struct Seated {
    pub(crate) player: Player,
    pub(crate) socket: Socket,
    /// The command that has no answer yet.
    waits: Option<Uuid>,
}

impl Seated {
    pub(crate) async fn new(server: &Server, player: Player) -> Seated {
        let socket = Socket::open(server, player.id(), Some(player.game.seq()), Some(player.token)).await;
        Seated { player, socket, waits: None }
    }

    /// Connects again after the connection was lost.
    pub(crate) async fn reconnect(&mut self, server: &Server) {
        let since = Some(self.player.game.seq());
        self.waits = None;
        self.socket = Socket::open(server, self.player.id(), since, Some(self.player.token)).await;
    }

    /// Plays until the game has so many events or is over. `false` if the connection was closed.
    pub(crate) async fn play(&mut self, events: u64) -> bool {
        while self.waits.is_some() || self.player.game.seq() < events && self.player.game.status() != Status::Over {
            if self.waits.is_none()
                && let Some(command) = self.player.due()
            {
                let frame = self.player.frame(command);
                self.socket.command(&frame).await;
                self.waits = frame.c;
            }
            match self.socket.next().await {
                Ok(ServerFrame::Event(event)) => self.player.hear(&[event]),
                Ok(ServerFrame::Snapshot(snapshot)) => self.player.restore(snapshot),
                Ok(ServerFrame::Ack { c, seq }) => {
                    assert_eq!(Some(c), self.waits);
                    assert!(self.player.game.seq() >= seq, "events come before the answer");
                    self.waits = None;
                }
                // Events came between the command and the state that it is about, as after a connection was lost.
                Ok(ServerFrame::Nack { c, problem, missed }) if problem.code == "stale" => {
                    assert!(c == self.waits && c.is_some());
                    self.player.hear(&missed);
                    self.waits = None;
                }
                Ok(ServerFrame::Hello { protocol, seat, .. }) => {
                    assert_eq!((&*protocol, seat), (PROTOCOL, Some(self.player.seat)));
                }
                Ok(ServerFrame::Presence(_)) => {}
                Ok(ServerFrame::Bye) => return false,
                Ok(other) => panic!("{other:?}"),
                Err(_) => return false,
            }
        }
        true
    }
}

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
        Socket::open(&server, maker.player.id(), None, Some(crate::player::secret().token())).await,
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
