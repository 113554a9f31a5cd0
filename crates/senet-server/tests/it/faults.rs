//! Clients that do what they should not: that concerns their own connection alone.

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use senet::SheetId;
use senet_protocol::online::{Command, CommandFrame, NumberedEvent, Phrase, Say, ServerFrame};
use senet_swarm::{Player, Seated, Socket, id, read, request, secret, soon};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::http::HeaderValue;

use crate::server::{Server, code};
use crate::sockets::{play, seated};

fn say(player: &Player) -> CommandFrame {
    player.frame(Command::Say(Say { phrase: Phrase::Hello }))
}

/// Plays on until a number of events, so that a fault before it was noticed by none but its cause.
async fn goes_on(server: &Server, players: &mut [Seated; 2]) {
    for player in players.iter_mut() {
        player.reconnect(server).await;
    }
    let seq = players.iter().map(|seated| seated.player.game.seq()).max().unwrap_or_default();
    play(players, seq + 8).await;
}

#[tokio::test]
async fn duplicated_reordered_and_dropped_frames_do_no_harm() {
    let server = Server::start().await;
    let mut players = seated(&server, SheetId::Dutch).await;
    play(&mut players, 6).await;
    let [one, other] = &mut players;
    // Duplicated: both answers are the same.
    let frame = say(&one.player);
    let first = one.socket.answer(&frame).await.expect("a phrase");
    assert_eq!(one.socket.answer(&frame).await, Ok(first));
    // Reordered: the command about the later state comes first. The other one is refused then, with what it missed.
    let due = if one.player.due().is_some() { &mut *one } else { &mut *other };
    for event in server.get::<Vec<NumberedEvent>>(&due.player.path("/events"), Some(&due.player.token)).await {
        due.player.hear(&[event]);
    }
    let command = due.player.due().expect("it is this player's turn");
    let early = due.player.frame(command.clone());
    let seq = due.socket.answer(&early).await.expect("the command is legal");
    let late = CommandFrame { c: Some(id()), ..early.clone() };
    let (code, missed) = due.socket.answer(&late).await.expect_err("the state is gone");
    assert_eq!((&*code, missed.last().map(|event| event.seq)), ("stale", Some(seq)));
    // Dropped: the answer was lost with the connection, and the repeated command has the same.
    drop(std::mem::replace(
        &mut due.socket,
        Socket::open(&server, due.player.id(), None, Some(due.player.token)).await,
    ));
    assert_eq!(due.socket.answer(&early).await, Ok(seq));
    goes_on(&server, &mut players).await;
}

#[tokio::test]
async fn wrong_numbers_and_foreign_seats_are_refused() {
    let server = Server::start().await;
    let mut players = seated(&server, SheetId::Dutch).await;
    play(&mut players, 4).await;
    let game = players[0].player.id();
    let [one, other] = &mut players;
    let ahead = CommandFrame { seq: 1_000, ..say(&one.player) };
    assert_eq!(one.socket.answer(&ahead).await.expect_err("no such number").0, "stale");
    // A stranger and a spectator have no seat, and cannot repeat a player's command.
    let sent = say(&one.player);
    let seq = one.socket.answer(&sent).await.expect("a phrase");
    for token in [None, Some(secret().token())] {
        let mut stranger = Socket::open(&server, game, None, token).await;
        assert_eq!(stranger.answer(&sent).await.expect_err("no seat").0, "no-seat");
    }
    // The other player's repetition of a command is refused, and learns nothing of it.
    let repeated = CommandFrame { seq, ..sent };
    assert_eq!(other.socket.answer(&repeated).await.expect_err("another's command").0, "taken-id");
    // A request of one player's throw has shares of the wrong chains for the other.
    let [mover, foreign] = if one.player.due().is_some() { [one, other] } else { [other, one] };
    let command = mover.player.due().expect("it is this player's turn");
    let stolen = foreign.player.frame(command);
    assert_eq!(foreign.socket.answer(&stolen).await.expect_err("not the own turn").0, "not-your-turn");
    goes_on(&server, &mut players).await;
}

#[tokio::test]
async fn garbage_closes_its_own_connection_alone() {
    let server = Server::start().await;
    let mut players = seated(&server, SheetId::Dutch).await;
    let (game, token) = (players[0].player.id(), Some(players[0].player.token));
    let closed = async |mut socket: Socket| loop {
        if let Err(code) = socket.next().await {
            break code;
        }
    };
    let first_frames = ["", "garbage", "{}x", r#"{"token":"0"}"#, r#"{"token":null,"more":1}"#];
    for text in first_frames {
        let mut socket = Socket::silent(&server, game, None).await;
        socket.send(text).await;
        assert_eq!(closed(socket).await, Some(1008), "{text}");
    }
    for text in ["", "garbage", "[]", r#"{"c":1}"#, &"[".repeat(10_000), "\u{0}"] {
        let mut socket = Socket::open(&server, game, None, token).await;
        socket.send(text).await;
        assert_eq!(closed(socket).await, Some(1008), "{text}");
    }
    let mut socket = Socket::open(&server, game, None, token).await;
    soon(socket.0.send(Message::binary(vec![0; 100]))).await.expect("it is open");
    assert_eq!(closed(socket).await, Some(1003));
    // An unknown command with an identifier is refused, and the connection stays.
    let mut socket = Socket::open(&server, game, None, token).await;
    let c = id();
    socket.send(&format!(r#"{{"c":"{c}","seq":0,"t":"dance"}}"#)).await;
    let refused =
        socket.find(|frame| if let ServerFrame::Nack { c, problem, .. } = frame { Some((c, problem)) } else { None });
    let (named, problem) = refused.await;
    assert_eq!((named, &*problem.code), (Some(c), "malformed"));
    socket.answer(&say(&players[0].player)).await.expect("the connection and the seat are as before");
    goes_on(&server, &mut players).await;
}

#[tokio::test]
async fn large_frames_close_their_own_connection_alone() {
    let server = Server::start().await;
    let mut players = seated(&server, SheetId::Dutch).await;
    for size in [17 << 10, 10 << 20] {
        let mut socket = Socket::open(&server, players[0].player.id(), None, Some(players[0].player.token)).await;
        // The server may close the connection before the frame is written.
        let _ = soon(socket.0.send(Message::text("x".repeat(size)))).await;
        let mut last = Ok(());
        while last.is_ok() {
            last = socket.next().await.map(drop);
        }
        assert!(matches!(last, Err(Some(1009) | None)), "{size}: {last:?}");
    }
    goes_on(&server, &mut players).await;
}

#[tokio::test]
async fn bytes_that_are_no_frames_close_their_own_connection_alone() {
    let server = Server::start().await;
    let mut players = seated(&server, SheetId::Dutch).await;
    let game = players[0].player.id();
    let upgrade = format!(
        "GET /api/v1/games/{game}/ws HTTP/1.1\r\nHost: x\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\
         Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Protocol: senet.v1\r\n\r\n"
    );
    // A frame without a mask, a reserved code, a length that lies, and a close frame of one byte.
    let garbage: [&[u8]; 4] = [
        &[0x81, 1, b'x'],
        &[0x83, 0x80, 0, 0, 0, 0],
        &[0x81, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff],
        &[0x88, 0x81, 0, 0, 0, 0, 1],
    ];
    for bytes in garbage {
        let mut stream = TcpStream::connect(server.address).await.expect("the server listens");
        stream.write_all(upgrade.as_bytes()).await.expect("it is open");
        stream.write_all(bytes).await.expect("it is open");
        let mut rest = Vec::new();
        // A reset is a way of closing, too.
        let _ = soon(stream.read_to_end(&mut rest)).await;
        assert!(rest.starts_with(b"HTTP/1.1 101"), "{}", String::from_utf8_lossy(&rest));
    }
    goes_on(&server, &mut players).await;
}

#[tokio::test]
async fn a_client_that_does_not_read_is_cut_off_and_no_other_waits() {
    let server = Server::start().await;
    let mut players = seated(&server, SheetId::Dutch).await;
    play(&mut players, 4).await;
    let (game, token) = (players[0].player.id(), players[0].player.token);
    let mut slow = Socket::open(&server, game, None, Some(token)).await;
    let refused =
        serde_json::to_string(&CommandFrame { seq: 0, c: Some(id()), command: Command::Withdraw }).expect("JSON");
    // Each refusal is longer than its command: the answers fill all buffers, and then the server stops to read.
    let flood = async { while slow.0.send(Message::text(refused.clone())).await.is_ok() {} };
    let cut_off = tokio::time::timeout(Duration::from_mins(1), flood);
    let (cut_off, ()) = tokio::join!(cut_off, goes_on(&server, &mut players));
    cut_off.expect("the client is cut off");
}

#[tokio::test]
async fn a_websocket_needs_the_protocol_and_the_own_page() {
    let server = Server::start().await;
    let [maker, _] = seated(&server, SheetId::Dutch).await;
    let status = async |change: &dyn Fn(&mut tokio_tungstenite::tungstenite::http::HeaderMap)| {
        let mut request = request(&server, maker.player.id(), None);
        change(request.headers_mut());
        match tokio_tungstenite::connect_async(request).await {
            Err(tokio_tungstenite::tungstenite::Error::Http(response)) => response.status().as_u16(),
            Err(error) => panic!("{error}"),
            Ok(_) => 101,
        }
    };
    let origin = format!("http://{}", server.address);
    let own = HeaderValue::try_from(origin).expect("ASCII");
    assert_eq!(status(&|headers| drop(headers.insert("origin", own.clone()))).await, 101);
    let foreign = HeaderValue::from_static("https://evil.example");
    assert_eq!(status(&|headers| drop(headers.insert("origin", foreign.clone()))).await, 403);
    let other = HeaderValue::from_static("chat");
    assert_eq!(status(&|headers| drop(headers.insert("sec-websocket-protocol", other.clone()))).await, 400);
    let plain = server.ask(hyper::Method::GET, &maker.player.path("/ws"), None, &[], Vec::new()).await;
    assert_eq!(code(&plain), "no-websocket");
}

#[tokio::test]
async fn streams_tell_what_sockets_tell() {
    let server = Server::start().await;
    let mut players = seated(&server, SheetId::Dutch).await;
    play(&mut players, 10).await;
    let path = players[0].player.path("/events?since=4");
    let accepts = |kind| [("accept", kind)];
    let list: Vec<NumberedEvent> =
        read(&path, server.ask(hyper::Method::GET, &path, None, &accepts("application/json"), Vec::new()).await, 200);
    assert_eq!(list.first().map(|event| event.seq), Some(5));
    for (kind, start) in [("application/x-ndjson", ""), ("text/event-stream", "data: ")] {
        let response = server.response(hyper::Method::GET, &path, None, &accepts(kind), Vec::new()).await;
        assert_eq!(response.headers()["content-type"], kind);
        let mut body = http_body_util::BodyStream::new(response.into_body());
        let mut text = String::new();
        while !text.contains("presence") {
            let frame = soon(body.next()).await.expect("the stream is open").expect("a frame");
            text += std::str::from_utf8(frame.data_ref().expect("data")).expect("UTF-8");
        }
        let frames = text.lines().filter_map(|line| line.strip_prefix(start)).filter(|line| line.starts_with('{'));
        let numbers: Vec<u64> = frames
            .filter_map(|line| match serde_json::from_str(line).expect("a frame") {
                ServerFrame::Event(event) => Some(event.seq),
                _ => None,
            })
            .collect();
        assert_eq!(numbers, list.iter().map(|event| event.seq).collect::<Vec<_>>(), "{kind}");
    }
}
