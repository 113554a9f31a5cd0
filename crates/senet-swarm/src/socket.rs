//! A WebSocket of a client.

use std::time::Instant;

use futures_util::{SinkExt, StreamExt};
use senet_fair::Token;
use senet_protocol::online::{CommandFrame, Hello, NumberedEvent, PROTOCOL, Presence, ServerFrame};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{self, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};
use uuid::Uuid;

use crate::endpoint::{Endpoint, soon};

/// Buffers of a connection, in bytes.
const BUFFER: usize = 4 << 10;

/// A WebSocket of a client.
#[derive(Debug)]
pub struct Socket(pub WebSocketStream<MaybeTlsStream<TcpStream>>);

/// The request for a WebSocket.
pub fn request(server: &Endpoint, game: Uuid, since: Option<u64>) -> tungstenite::http::Request<()> {
    let since = since.map_or_else(String::new, |since| format!("?since={since}"));
    let address = format!("ws://{}/api/v1/games/{game}/ws{since}", server.address);
    let mut request = address.into_client_request().expect("an address");
    request.headers_mut().insert("sec-websocket-protocol", HeaderValue::from_static(PROTOCOL));
    request
}

impl Socket {
    /// Connects, and says who it is.
    pub async fn open(server: &Endpoint, game: Uuid, since: Option<u64>, token: Option<Token>) -> Socket {
        let hello = serde_json::to_string(&Hello { token }).expect("JSON");
        let start = Instant::now();
        loop {
            let mut socket = Socket::silent(server, game, since).await;
            match socket.try_send(&hello).await {
                Ok(()) => return socket,
                Err(error) => server.wait(start, error).await,
            }
        }
    }

    /// Connects, and says nothing.
    pub async fn silent(server: &Endpoint, game: Uuid, since: Option<u64>) -> Socket {
        let start = Instant::now();
        loop {
            // The default buffer is 128 KiB, and a swarm has thousands.
            let buffers = WebSocketConfig::default().read_buffer_size(BUFFER).write_buffer_size(BUFFER);
            let request = request(server, game, since);
            let connecting = tokio_tungstenite::connect_async_with_config(request, Some(buffers), true);
            // Boxed: each future that connects would have room for it.
            let connected = Box::pin(connecting);
            match soon(connected).await {
                Ok((stream, _)) => return Socket(stream),
                Err(tungstenite::Error::Http(refusal)) => panic!("{game}: no WebSocket: {}", refusal.status()),
                Err(error) => server.wait(start, error).await,
            }
        }
    }

    /// Sends a text over a connection that must be open.
    pub async fn send(&mut self, text: &str) {
        self.try_send(text).await.expect("the connection is open");
    }

    /// Sends a command over a connection that must be open.
    pub async fn command(&mut self, frame: &CommandFrame) {
        self.send(&serde_json::to_string(frame).expect("JSON")).await;
    }

    pub(crate) async fn try_send(&mut self, text: &str) -> tungstenite::Result<()> {
        soon(self.0.send(Message::text(text))).await
    }

    /// The next frame.
    ///
    /// # Errors
    ///
    /// If the connection is closed: the code, if the server has named one.
    pub async fn next(&mut self) -> Result<ServerFrame, Option<u16>> {
        loop {
            match soon(self.0.next()).await {
                Some(Ok(Message::Text(text))) => return Ok(serde_json::from_str(&text).expect("a frame")),
                Some(Ok(Message::Close(frame))) => return Err(frame.map(|frame| frame.code.into())),
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return Err(None),
            }
        }
    }

    /// The next frame in which `wanted` finds something.
    pub async fn find<T>(&mut self, wanted: impl Fn(ServerFrame) -> Option<T>) -> T {
        loop {
            let frame = self.next().await.expect("the connection is open");
            if let Some(found) = wanted(frame) {
                return found;
            }
        }
    }

    /// The next presence for which `wanted` holds.
    pub async fn presence(&mut self, wanted: impl Fn(&Presence) -> bool) -> Presence {
        let presence = |frame| match frame {
            ServerFrame::Presence(presence) if wanted(&presence) => Some(presence),
            _ => None,
        };
        self.find(presence).await
    }

    /// Sends a command. Returns the number of its event.
    ///
    /// # Errors
    ///
    /// The code of a refusal, and the missed events.
    pub async fn answer(&mut self, frame: &CommandFrame) -> Result<u64, (String, Vec<NumberedEvent>)> {
        self.command(frame).await;
        self.find(|answer| match answer {
            ServerFrame::Ack { c, seq } if Some(c) == frame.c => Some(Ok(seq)),
            ServerFrame::Nack { c, problem, missed } if c == frame.c => Some(Err((problem.code, missed))),
            _ => None,
        })
        .await
    }
}
