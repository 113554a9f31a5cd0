//! The server, reached over HTTP.

use std::error::Error;
use std::io;
use std::net::SocketAddr;
use std::time::{Duration, Instant};

use http_body_util::{BodyExt, Full};
use hyper::body::{Bytes, Incoming};
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper::{Method, Request, Response};
use hyper_util::rt::TokioIo;
use senet_fair::Token;
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::net::TcpStream;
use uuid::Uuid;

/// Time between two attempts to reach a server.
const RETRY: Duration = Duration::from_millis(20);

/// Fails unless this is done within 30 seconds.
pub async fn soon<T>(done: impl Future<Output = T>) -> T {
    tokio::time::timeout(Duration::from_secs(30), done).await.expect("the server takes too long")
}

/// A server, as its clients reach it.
#[derive(Clone, Copy, Debug)]
pub struct Endpoint {
    /// The address on which it listens.
    pub address: SocketAddr,
    /// The longest time for which a client tries again to reach it; zero if a lost connection is a failure.
    pub patience: Duration,
}

impl Endpoint {
    /// Waits before a request is repeated that has failed before its answer, as long as the patience lasts. All requests of
    /// the protocol mean the same when they are repeated.
    pub(crate) async fn wait(&self, start: Instant, error: impl Error) {
        assert!(start.elapsed() < self.patience, "{}: {error}", self.address);
        tokio::time::sleep(RETRY).await;
    }

    /// Reads JSON.
    pub async fn get<T: DeserializeOwned>(&self, path: &str, token: Option<&Token>) -> T {
        let (status, body) = self.ask(Method::GET, path, token, &[], Vec::new()).await;
        read(path, (status, body), 200)
    }

    /// Sends JSON. Returns the status and the body of the answer.
    pub async fn post(&self, path: &str, token: &Token, body: &impl Serialize) -> (u16, String) {
        self.post_as(path, token, Uuid::from_u128(0), body).await
    }

    /// Sends JSON with an idempotency key. Returns the status and the body of the answer.
    pub async fn post_as(&self, path: &str, token: &Token, id: Uuid, body: &impl Serialize) -> (u16, String) {
        let body = serde_json::to_vec(body).expect("JSON");
        self.ask(Method::POST, path, Some(token), &[("idempotency-key", &id.to_string())], body).await
    }

    /// Sends a request. Returns the status and the body of the answer.
    pub async fn ask(
        &self,
        method: Method,
        path: &str,
        token: Option<&Token>,
        headers: &[(&str, &str)],
        body: Vec<u8>,
    ) -> (u16, String) {
        let (start, body) = (Instant::now(), Bytes::from(body));
        loop {
            let answer = async {
                let response = self.attempt(method.clone(), path, token, headers, body.clone()).await?;
                let status = response.status().as_u16();
                Ok((status, response.into_body().collect().await.map_err(io::Error::other)?.to_bytes()))
            };
            match soon(answer).await {
                Ok((status, body)) => return (status, String::from_utf8(body.to_vec()).expect("a text")),
                Err::<_, io::Error>(error) => self.wait(start, error).await,
            }
        }
    }

    /// Sends a request. Returns the answer before its body.
    pub async fn response(
        &self,
        method: Method,
        path: &str,
        token: Option<&Token>,
        headers: &[(&str, &str)],
        body: Vec<u8>,
    ) -> Response<Incoming> {
        let answer = self.attempt(method, path, token, headers, Bytes::from(body));
        soon(answer).await.expect("an answer")
    }

    async fn attempt(
        &self,
        method: Method,
        path: &str,
        token: Option<&Token>,
        headers: &[(&str, &str)],
        body: Bytes,
    ) -> io::Result<Response<Incoming>> {
        let stream = TcpStream::connect(self.address).await?;
        stream.set_nodelay(true)?;
        let (mut sender, connection): (SendRequest<Full<Bytes>>, _) =
            handshake(TokioIo::new(stream)).await.map_err(io::Error::other)?;
        tokio::spawn(connection);
        let mut request = Request::builder().method(method).uri(path).header("host", self.address.to_string());
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        if let Some(token) = token {
            request = request.header("authorization", format!("Bearer {token}"));
        }
        let request = request.body(Full::from(body)).expect("a request");
        sender.send_request(request).await.map_err(io::Error::other)
    }
}

/// Reads an answer that must have a status.
pub fn read<T: DeserializeOwned>(path: &str, (status, body): (u16, String), expected: u16) -> T {
    assert_eq!(status, expected, "{path}: {body}");
    serde_json::from_str(&body).unwrap_or_else(|error| panic!("{path}: {error} in {body}"))
}
