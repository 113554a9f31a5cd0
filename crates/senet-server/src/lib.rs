//! Serves the client (the page, its program and its pictures, carried inside this program), and games over the network.

mod client;
mod connections;
mod listening;
pub mod online;

use axum::Router;
use axum::http::StatusCode;
use axum::routing::get;

use connections::Timeouts;
pub use listening::{ServeArguments, ServeError, run};
use online::Online;

/// Returns the router of the server: with games, or of the page alone.
///
/// `/healthz` says that the server runs, and `/readyz` whether it can answer everything: without a database it can; with
/// one, if the database can be written to and the server does not stop.
pub fn app(online: Option<&Online>) -> Router {
    let is_ready = online.cloned();
    let readiness = async move || match is_ready {
        Some(online) if !online.is_ready().await => (StatusCode::SERVICE_UNAVAILABLE, "not ready\n"),
        _ => (StatusCode::OK, "ready\n"),
    };
    let app = Router::new().route("/healthz", get("healthy\n")).route("/readyz", get(readiness));
    let app = online.map_or_else(Router::new, Online::router).merge(app);
    app.fallback(client::file)
}

/// Whether the page was built into this program.
pub fn has_client() -> bool {
    client::is_built()
}

/// Serves on a listener until `stop` completes. Then tells the players of games to come back later, finishes the responses
/// that have begun, and commits everything.
///
/// Idle connections are closed, so that clients cannot exhaust the connections of the server.
pub async fn serve(listener: tokio::net::TcpListener, online: Option<Online>, stop: impl Future<Output = ()>) {
    let _tasks = online.as_ref().map(Online::tasks);
    let stop = async {
        stop.await;
        if let Some(online) = &online {
            online.stop();
        }
    };
    connections::serve(listener, app(online.as_ref()), Timeouts::USUAL, stop).await;
    if let Some(online) = &online {
        online.close(Timeouts::USUAL.shutdown).await;
    }
}
