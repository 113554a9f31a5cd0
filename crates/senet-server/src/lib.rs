//! Serves the client: the page, its program and its pictures, carried inside this program.

mod client;
mod connections;
mod listening;

use axum::Router;

use connections::Patience;
pub use listening::{ServeArguments, ServeError, run};

/// Everything that the server answers.
pub fn app() -> Router {
    Router::new().fallback(client::file)
}

/// Whether the client was built before this program was, so that there is something to serve.
pub fn has_client() -> bool {
    client::is_built()
}

/// Serves on a listener until `stop` is there, then finishes the answers that have begun.
///
/// Connections on which nothing moves are closed, so that clients cannot use up the server's by holding them.
pub async fn serve(listener: tokio::net::TcpListener, stop: impl Future<Output = ()>) {
    connections::serve(listener, app(), Patience::USUAL, stop).await;
}
