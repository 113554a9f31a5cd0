//! A server on a free port.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use http_body_util::{BodyExt, Full};
use hyper::body::{Bytes, Incoming};
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper::{Method, Request, Response};
use hyper_util::rt::TokioIo;
use senet_fair::Token;
use senet_server::online::{Limits, Online, Settings};
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use uuid::Uuid;

use crate::places::{Place, SqlitePlace};

/// Fails unless this is done soon.
pub(crate) async fn soon<T>(done: impl Future<Output = T>) -> T {
    tokio::time::timeout(Duration::from_secs(30), done).await.expect("the server takes too long")
}

/// A database that outlives a server.
pub(crate) type Database = Arc<dyn Place + Send + Sync>;

/// A server, and its database.
pub(crate) struct Server {
    pub(crate) address: SocketAddr,
    settings: Settings,
    database: Database,
    stop: oneshot::Sender<()>,
    task: JoinHandle<()>,
}

impl Server {
    /// Starts a server without limits of rates.
    pub(crate) async fn start() -> Server {
        Server::with(Settings { limits: Limits::UNLIMITED, ..Settings::default() }).await
    }

    pub(crate) async fn with(settings: Settings) -> Server {
        Server::run(Arc::new(SqlitePlace::new()), settings, 0).await
    }

    /// Starts a server of a database, without limits of rates.
    pub(crate) async fn of(database: Database) -> Server {
        Server::run(database, Settings { limits: Limits::UNLIMITED, ..Settings::default() }, 0).await
    }

    async fn run(database: Database, settings: Settings, port: u16) -> Server {
        let listener = TcpListener::bind(("127.0.0.1", port)).await.expect("a free port");
        let address = listener.local_addr().expect("an address");
        let store = senet_store::open(&database.database()).await.expect("a database");
        let online = Online::new(store, settings.clone()).await.expect("a database that can be used");
        let (stop, stopped) = oneshot::channel();
        let stopped = async { stopped.await.unwrap_or_default() };
        let task = tokio::spawn(senet_server::serve(listener, Some(online), stopped));
        Server { address, settings, database, stop, task }
    }

    /// Starts a server with the usual limits.
    pub(crate) async fn usual() -> Server {
        Server::with(Settings::default()).await
    }

    /// Another server of the same database.
    pub(crate) async fn second(&self) -> Server {
        Server::run(self.database.clone(), self.settings.clone(), 0).await
    }

    pub(crate) async fn stop(self) -> (Database, Settings, u16) {
        let Server { address, settings, database, stop, task } = self;
        stop.send(()).expect("it runs");
        soon(task).await.expect("it stops");
        (database, settings, address.port())
    }

    /// Stops the server, and starts another one with the same database and the same port.
    pub(crate) async fn restart(self) -> Server {
        let (database, settings, port) = self.stop().await;
        Server::run(database, settings, port).await
    }

    pub(crate) async fn get<T: DeserializeOwned>(&self, path: &str, token: Option<&Token>) -> T {
        let (status, body) = self.ask(Method::GET, path, token, &[], Vec::new()).await;
        read(path, (status, body), 200)
    }

    /// Sends JSON.
    pub(crate) async fn post(&self, path: &str, token: &Token, body: &impl Serialize) -> (u16, String) {
        self.post_as(path, token, Uuid::from_u128(0), body).await
    }

    /// Sends JSON with an idempotency key.
    pub(crate) async fn post_as(&self, path: &str, token: &Token, id: Uuid, body: &impl Serialize) -> (u16, String) {
        let body = serde_json::to_vec(body).expect("JSON");
        self.ask(Method::POST, path, Some(token), &[("idempotency-key", &id.to_string())], body).await
    }

    pub(crate) async fn ask(
        &self,
        method: Method,
        path: &str,
        token: Option<&Token>,
        headers: &[(&str, &str)],
        body: Vec<u8>,
    ) -> (u16, String) {
        let response = self.response(method, path, token, headers, body).await;
        let status = response.status().as_u16();
        let body = soon(response.into_body().collect()).await.expect("a body").to_bytes();
        (status, String::from_utf8(body.to_vec()).expect("a text"))
    }

    pub(crate) async fn response(
        &self,
        method: Method,
        path: &str,
        token: Option<&Token>,
        headers: &[(&str, &str)],
        body: Vec<u8>,
    ) -> Response<Incoming> {
        let stream = TcpStream::connect(self.address).await.expect("the server listens");
        stream.set_nodelay(true).expect("a socket");
        let (mut sender, connection): (SendRequest<Full<Bytes>>, _) =
            handshake(TokioIo::new(stream)).await.expect("a connection");
        tokio::spawn(connection);
        let mut request = Request::builder().method(method).uri(path).header("host", self.address.to_string());
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        if let Some(token) = token {
            request = request.header("authorization", format!("Bearer {token}"));
        }
        let request = request.body(Full::from(body)).expect("a request");
        soon(sender.send_request(request)).await.expect("an answer")
    }
}

/// Reads an answer that must have a status.
pub(crate) fn read<T: DeserializeOwned>(path: &str, (status, body): (u16, String), expected: u16) -> T {
    assert_eq!(status, expected, "{path}: {body}");
    serde_json::from_str(&body).unwrap_or_else(|error| panic!("{path}: {error} in {body}"))
}

/// The code of a refusal.
pub(crate) fn code((status, body): &(u16, String)) -> String {
    assert!(*status >= 400, "{status} {body}");
    let problem: senet_protocol::online::Problem = serde_json::from_str(body).unwrap_or_else(|_| panic!("{body}"));
    problem.code
}
