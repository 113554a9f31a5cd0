//! A game over a WebSocket.

use std::error::Error;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::State as Extracted;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade};
use axum::http::StatusCode;
use axum::response::Response;
use futures_util::SinkExt;
use senet::Player;
use senet_fair::Token;
use senet_protocol::online::{CommandFrame, Hello, PROTOCOL, ServerFrame};
use serde::Deserialize;
use tokio::time::{MissedTickBehavior, interval, sleep, timeout};
use tokio_tungstenite::tungstenite;
use uuid::Uuid;

use super::failure::{Failure, Refused, json};
use super::feed::Feed;
use super::hosted::Hosted;
use super::http::viewer;
use super::request::{Address, GamePath, Since};
use super::{LONGEST_BODY, State};

/// Time for the first frame of a client.
const GREETING: Duration = Duration::from_secs(10);

/// Time between two pings.
const PING: Duration = Duration::from_secs(20);

/// After this time without a frame, a client is taken for gone.
const SILENCE: Duration = Duration::from_secs(50);

/// After this time, a client that does not read is cut off.
const SLOWEST: Duration = Duration::from_secs(15);

/// Pause before a frame beyond the limit of rates is refused.
const PAUSE: Duration = Duration::from_millis(100);

/// Buffers of a connection, in bytes: small, because most connections wait most of the time.
const BUFFER: usize = 4 << 10;

/// Why a connection ends.
enum End {
    /// The client has gone, or cannot be written to.
    Gone,
    /// The server closes it, with a code of RFC 6455 and a reason.
    Close(u16, &'static str),
}

impl From<Failure> for End {
    fn from(failure: Failure) -> End {
        match failure.status {
            StatusCode::SERVICE_UNAVAILABLE => End::Close(1013, "try again later"),
            _ => End::Close(1011, "the server has failed"),
        }
    }
}

/// A game over a WebSocket with the subprotocol `senet.v1`. The first frame of the client is a `Hello`, each other one a
/// `CommandFrame`; those of the server are each a `ServerFrame`.
#[utoipa::path(
    get,
    tag = "games",
    path = "/api/v1/games/{game}/ws",
    params(("game" = String, Path, description = "Identifier of the game: a UUID"), ("since" = Option<u64>, Query, description = "Number of the last event that the client knows")),
    responses((status = 101, description = "The protocol changes to WebSocket"), (status = "4XX", description = "A refusal: code and sentence", body = Refused), (status = "5XX", description = "A failure of the server: code and sentence", body = Refused)),
)]
pub(super) async fn upgrade(
    Extracted(state): Extracted<Arc<State>>,
    GamePath(game): GamePath,
    Since(since): Since,
    Address(address): Address,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Failure> {
    let upgrade =
        upgrade.map_err(|rejection| Failure::new(rejection.status(), "no-websocket", rejection.body_text()))?;
    let upgrade = upgrade.protocols([PROTOCOL]);
    if upgrade.selected_protocol().is_none() {
        return Err(Failure::malformed(format!("the WebSocket subprotocol is `{PROTOCOL}`")));
    }
    let hosted = state.game(game).await?;
    let connection = address.map(|address| state.limiters.connect(address)).transpose()?;
    let upgrade = upgrade
        .max_message_size(LONGEST_BODY)
        .max_frame_size(LONGEST_BODY)
        .read_buffer_size(BUFFER)
        .write_buffer_size(BUFFER);
    Ok(upgrade.on_upgrade(async move |socket| {
        serve(socket, state, hosted, since, address).await;
        drop(connection);
    }))
}

async fn serve(
    mut socket: WebSocket,
    state: Arc<State>,
    hosted: Arc<Hosted>,
    since: Option<u64>,
    address: Option<IpAddr>,
) {
    let End::Close(code, reason) = converse(&mut socket, state, hosted, since, address).await else { return };
    let frame = Message::Close(Some(CloseFrame { code, reason: reason.into() }));
    if let Ok(Ok(())) = timeout(SLOWEST, socket.send(frame)).await {
        // Unread frames would make the system drop the connection before the client has read the reason.
        let _ = timeout(Duration::from_secs(1), async { while let Some(Ok(_)) = socket.recv().await {} }).await;
    }
}

async fn converse(
    socket: &mut WebSocket,
    state: Arc<State>,
    hosted: Arc<Hosted>,
    since: Option<u64>,
    address: Option<IpAddr>,
) -> End {
    let token = match greet(socket).await {
        Ok(token) => token,
        Err(end) => return end,
    };
    let player = viewer(&state, &hosted, token.as_ref()).await;
    let begun = Feed::begin(state.clone(), hosted, player, since).await;
    let (feed, frames) = match begun {
        Ok(begun) => begun,
        Err(failure) => return failure.into(),
    };
    if let Err(end) = send(socket, frames).await {
        return end;
    }
    let mut conversation = Conversation { socket, state, feed, seat: player.zip(token), address };
    match conversation.run().await {
        Err(end) => end,
        Ok(never) => match never {},
    }
}

/// Reads the first frame of the client.
async fn greet(socket: &mut WebSocket) -> Result<Option<Token>, End> {
    match timeout(GREETING, socket.recv()).await {
        Ok(Some(Ok(Message::Text(text)))) => match serde_json::from_str(&text) {
            Ok(Hello { token }) => Ok(token),
            Err(_) => Err(End::Close(1008, "the first frame has the token of a seat, or null")),
        },
        Ok(Some(Ok(_))) => Err(End::Close(1003, "frames are texts")),
        Ok(Some(Err(_)) | None) => Err(End::Gone),
        Err(_) => Err(End::Close(1008, "the first frame has not come")),
    }
}

/// Sends frames, in the time that a client has for reading them.
async fn send(socket: &mut WebSocket, frames: Vec<ServerFrame>) -> Result<(), End> {
    let sending = async {
        for frame in frames {
            socket.feed(Message::Text(json(&frame).into())).await?;
        }
        socket.flush().await
    };
    match timeout(SLOWEST, sending).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) => Err(End::Gone),
        Err(_) => {
            tracing::debug!("a client that does not read was cut off");
            Err(End::Gone)
        }
    }
}

struct Conversation<'s> {
    socket: &'s mut WebSocket,
    state: Arc<State>,
    feed: Feed,
    seat: Option<(Player, Token)>,
    address: Option<IpAddr>,
}

/// An event that the loop waits for.
enum Happening {
    Ready,
    Tick,
    Received(Option<Result<Message, axum::Error>>),
}

impl Conversation<'_> {
    async fn run(&mut self) -> Result<std::convert::Infallible, End> {
        let mut ticks = interval(PING);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut heard = Instant::now();
        loop {
            let happening = tokio::select! {
                () = self.feed.ready() => Happening::Ready,
                _ = ticks.tick() => Happening::Tick,
                received = self.socket.recv() => Happening::Received(received),
            };
            match happening {
                Happening::Ready if self.feed.is_stopping() => {
                    send(self.socket, vec![ServerFrame::Bye]).await?;
                    return Err(End::Close(1012, "the server stops; please connect again"));
                }
                Happening::Ready => {
                    let frames = self.feed.frames().await?;
                    send(self.socket, frames).await?;
                }
                Happening::Tick if heard.elapsed() > SILENCE => return Err(End::Gone),
                Happening::Tick => match timeout(SLOWEST, self.socket.send(Message::Ping(Vec::new().into()))).await {
                    Ok(Ok(())) => {}
                    Ok(Err(_)) | Err(_) => return Err(End::Gone),
                },
                Happening::Received(received) => {
                    heard = Instant::now();
                    match received {
                        Some(Ok(Message::Text(text))) => self.receive(&text).await?,
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                        Some(Ok(Message::Binary(_))) => return Err(End::Close(1003, "frames are texts")),
                        Some(Ok(Message::Close(_))) | None => return Err(End::Gone),
                        Some(Err(error)) if is_too_large(&error) => {
                            return Err(End::Close(1009, "a frame is too large"));
                        }
                        Some(Err(_)) => return Err(End::Gone),
                    }
                }
            }
        }
    }

    /// Answers a frame of the client, after sending the events up to the answer.
    async fn receive(&mut self, text: &str) -> Result<(), End> {
        if let Some(address) = self.address
            && let Err(failure) = self.state.limiters.count_address(address)
        {
            sleep(PAUSE).await;
            return self.refuse(identifier(text), failure).await;
        }
        let frame: CommandFrame = match serde_json::from_str(text) {
            Ok(frame) => frame,
            Err(error) => {
                let c = identifier(text);
                self.refuse(c, Failure::malformed(format!("the frame cannot be read: {error}"))).await?;
                // A client that is ahead of this server has a readable identifier.
                return if c.is_some() { Ok(()) } else { Err(End::Close(1008, "a frame is no command")) };
            }
        };
        let Some(c) = frame.c else {
            return self.refuse(None, Failure::malformed("the identifier `c` of the command is missing")).await;
        };
        // Boxed: most connections wait for frames, and need no room for carrying out commands.
        match Box::pin(self.carry_out(c, &frame)).await {
            Ok(seq) => {
                while !self.feed.has_sent(seq) {
                    let frames = self.feed.frames().await?;
                    if frames.is_empty() {
                        break;
                    }
                    send(self.socket, frames).await?;
                }
                send(self.socket, vec![ServerFrame::Ack { c, seq }]).await
            }
            Err(failure) => {
                let failure = failure.with_missed(&self.state, &self.feed.hosted, self.feed.viewer, frame.seq).await;
                self.refuse(Some(c), failure).await
            }
        }
    }

    async fn carry_out(&mut self, c: Uuid, frame: &CommandFrame) -> Result<u64, Failure> {
        let (seat, token) = self.seat.as_ref().ok_or_else(Failure::no_seat)?;
        self.state.limiters.count_seat(token)?;
        self.state.command(&self.feed.hosted, *seat, c, (&frame.command, frame.seq)).await
    }

    async fn refuse(&mut self, c: Option<Uuid>, failure: Failure) -> Result<(), End> {
        let Failure { problem, missed, .. } = failure;
        send(self.socket, vec![ServerFrame::Nack { c, problem, missed }]).await
    }
}

/// The identifier of a frame that cannot be read as a command.
fn identifier(text: &str) -> Option<Uuid> {
    #[derive(Deserialize)]
    struct Identified {
        c: Uuid,
    }
    serde_json::from_str(text).ok().map(|Identified { c }| c)
}

fn is_too_large(error: &axum::Error) -> bool {
    let source = error.source().and_then(|source| source.downcast_ref());
    matches!(source, Some(tungstenite::Error::Capacity(_)))
}
