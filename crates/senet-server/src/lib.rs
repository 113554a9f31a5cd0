//! Serves the client: the page, its program and its pictures, carried inside this program.

mod client;
mod connections;
mod listening;

use axum::Router;

use connections::Timeouts;
pub use listening::{ServeArguments, ServeError, run};

/// Returns the router of the server.
pub fn app() -> Router {
    Router::new().fallback(client::file)
}

/// Whether the page was built into this program.
pub fn has_client() -> bool {
    client::is_built()
}

/// Serves the page on a listener until `stop` completes. Then finishes the responses that have begun.
///
/// Idle connections are closed, so that clients cannot exhaust the connections of the server.
pub async fn serve(listener: tokio::net::TcpListener, stop: impl Future<Output = ()>) {
    connections::serve(listener, app(), Timeouts::USUAL, stop).await;
}
