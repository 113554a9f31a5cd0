//! Games over the network: WebSockets, HTTP and streams around the rules of [`senet_session::online`].
//!
//! `docs/online.md` describes the protocol.

mod access;
mod failure;
mod feed;
mod games;
mod heartbeat;
mod hosted;
mod http;
mod limits;
mod metrics;
mod offers;
mod openapi;
mod positions;
mod presence;
mod request;
mod secrets;
mod socket;
mod stream;

use std::sync::{Arc, PoisonError, RwLock};
use std::time::{SystemTime, UNIX_EPOCH};

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::header;
use axum::routing::{get, post};
use senet_protocol::online::{Outage, PROTOCOL};
use senet_store::{Key, Store, StoreError};
use tokio::sync::{Semaphore, watch};
use tokio::task::JoinSet;

use games::Games;
use limits::Limiters;
pub use limits::Limits;
use metrics::Metrics;
use offers::Listed;
use presence::Presences;
use secrets::Secrets;

/// The most bytes of a request's body and of a frame.
const LONGEST_BODY: usize = 16 << 10;

/// The most bytes of a record that is to be reviewed.
const LONGEST_RECORD: usize = 256 << 10;

/// Settings of the server of games.
#[derive(Clone, Debug, Default)]
pub struct Settings {
    /// The address of the page, such as `https://senet.example`; `None` if requests tell it in `Host`.
    pub base_url: Option<String>,
    /// Whether the last address in `X-Forwarded-For` is the client's, because a proxy writes it.
    pub trusts_proxy: bool,
    /// The limits.
    pub limits: Limits,
}

/// The games of a server.
#[derive(Clone, Debug)]
pub struct Online(Arc<State>);

#[derive(Debug)]
struct State {
    store: Arc<dyn Store>,
    settings: Settings,
    secrets: Secrets,
    games: Games,
    presences: Presences,
    listed: Listed,
    limiters: Limiters,
    metrics: Metrics,
    /// Positions and records that are judged at the same time: games go before them.
    judging: Arc<Semaphore>,
    /// Hash chains that are computed at the same time: each takes milliseconds of a processor.
    computing: Arc<Semaphore>,
    outages: RwLock<Arc<[Outage]>>,
    /// Becomes true when the server stops. Each connection to a game has a receiver.
    stopping: watch::Sender<bool>,
}

impl Online {
    /// Serves the games of a store.
    ///
    /// # Errors
    ///
    /// If the store fails.
    pub async fn new(store: Arc<dyn Store>, settings: Settings) -> Result<Online, StoreError> {
        let key = store.key("online", Key(secrets::random())).await?;
        let processors = std::thread::available_parallelism().map_or(1, usize::from);
        let state = State {
            secrets: Secrets::new(key),
            games: Games::default(),
            presences: Presences::new(),
            listed: Listed::default(),
            limiters: Limiters::new(&settings.limits),
            metrics: Metrics::new(),
            judging: Arc::new(Semaphore::new(processors.div_ceil(2))),
            computing: Arc::new(Semaphore::new(processors)),
            outages: RwLock::default(),
            stopping: watch::Sender::new(false),
            settings,
            store,
        };
        let online = Online(Arc::new(state));
        heartbeat::beat(&online.0).await?;
        Ok(online)
    }

    /// Starts what goes on as long as games are served: signs of life, and hints of this and other processes. Ends when
    /// the set is dropped.
    pub fn tasks(&self) -> JoinSet<()> {
        let mut tasks = JoinSet::new();
        tasks.spawn(heartbeat::run(self.0.clone()));
        tasks.spawn(games::listen(self.0.clone(), self.0.store.subscribe()));
        tasks.spawn(games::tidy(self.0.clone()));
        tasks.spawn(presence::tell(self.0.clone()));
        tasks
    }

    /// The routes below `/api/v1`.
    pub fn router(&self) -> Router {
        let api = Router::new()
            .route("/", get(http::about))
            .route("/openapi.json", get(openapi::answer))
            .route("/offers", get(http::offers))
            .route("/positions/moves", post(positions::moves))
            .route("/positions/why-not", post(positions::why_not))
            .route("/positions/evaluate", post(positions::evaluate))
            .route("/positions/review", post(positions::review).layer(DefaultBodyLimit::max(LONGEST_RECORD)))
            .route("/games", post(http::offer))
            .route("/games/{game}", get(http::game))
            .route("/games/{game}/join", post(http::join))
            .route("/games/{game}/commands", post(http::command))
            .route("/games/{game}/events", get(stream::events))
            .route("/games/{game}/ws", get(socket::upgrade))
            .fallback(http::no_such_page)
            .method_not_allowed_fallback(http::no_such_method)
            .layer(DefaultBodyLimit::max(LONGEST_BODY))
            .layer(axum::middleware::from_fn_with_state(self.0.clone(), access::guard))
            .with_state(self.0.clone());
        // The page asks for it before it offers games: a host of files alone has one that says no.
        let offered = ([(header::CACHE_CONTROL, "no-cache")], PROTOCOL);
        Router::new().route("/games.txt", get(offered)).nest("/api/v1", api)
    }

    /// The route `/metrics` for Prometheus, which is for a listener of its own.
    pub fn metrics(&self) -> Router {
        Router::new().route("/metrics", get(metrics::answer)).with_state(self.0.clone())
    }

    /// Whether commands can be carried out now.
    pub async fn is_ready(&self) -> bool {
        !*self.0.stopping.borrow() && self.0.store.health().await.is_ok()
    }

    /// Tells all clients to come back later, and closes their connections.
    pub fn stop(&self) {
        self.0.stopping.send_replace(true);
    }

    /// Waits for the connections to games to end, `patience` at most, and closes the database.
    pub async fn close(&self, patience: std::time::Duration) {
        self.stop();
        if tokio::time::timeout(patience, self.0.stopping.closed()).await.is_err() {
            tracing::warn!("some clients did not close their connections");
        }
        if let Err(error) = self.0.store.checkpoint().await {
            tracing::warn!(%error, "the write-ahead log stays as it is until the next start");
        }
        self.0.store.close().await;
    }
}

impl State {
    fn outages(&self) -> Arc<[Outage]> {
        self.outages.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn set_outages(&self, outages: Arc<[Outage]>) {
        *self.outages.write().unwrap_or_else(PoisonError::into_inner) = outages;
    }
}

/// The time, in milliseconds since the Unix epoch.
fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}
