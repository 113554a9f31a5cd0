//! A server on a free port.

use std::ops::Deref;
use std::sync::Arc;
use std::time::Duration;

use senet_server::online::{Limits, Online, Settings};
use senet_swarm::{Endpoint, soon};
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinSet;

use crate::places::{Place, SqlitePlace};

/// A database that outlives a server.
pub(crate) type Database = Arc<dyn Place + Send + Sync>;

/// A server, and its database. Dropped, the server ends without a shutdown, because the folder of its database goes as well.
pub(crate) struct Server {
    endpoint: Endpoint,
    settings: Settings,
    database: Database,
    stop: oneshot::Sender<()>,
    task: JoinSet<()>,
}

impl Deref for Server {
    type Target = Endpoint;

    fn deref(&self) -> &Endpoint {
        &self.endpoint
    }
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
        let stopped = async {
            if stopped.await.is_err() {
                std::future::pending::<()>().await;
            }
        };
        let mut task = JoinSet::new();
        task.spawn(senet_server::serve(listener, Some(online), stopped));
        Server { endpoint: Endpoint { address, patience: Duration::ZERO }, settings, database, stop, task }
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
        let Server { endpoint, settings, database, stop, mut task } = self;
        stop.send(()).expect("it runs");
        soon(task.join_next()).await.expect("a task").expect("it stops");
        (database, settings, endpoint.address.port())
    }

    /// Stops the server, and starts another one with the same database and the same port.
    pub(crate) async fn restart(self) -> Server {
        let (database, settings, port) = self.stop().await;
        Server::run(database, settings, port).await
    }
}

/// The code of a refusal.
pub(crate) fn code((status, body): &(u16, String)) -> String {
    assert!(*status >= 400, "{status} {body}");
    let problem: senet_protocol::online::Problem = serde_json::from_str(body).unwrap_or_else(|_| panic!("{body}"));
    problem.code
}
