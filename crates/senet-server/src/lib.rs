//! Serves the client: the page, its program and its pictures, carried inside this program.

mod client;

use axum::Router;

/// Everything that the server answers.
pub fn app() -> Router {
    Router::new().fallback(client::file)
}

/// Whether the client was built before this program was, so that there is something to serve.
pub fn has_client() -> bool {
    client::is_built()
}

/// Serves on a listener until `stop` is there.
///
/// # Errors
///
/// If the listener fails.
pub async fn serve(
    listener: tokio::net::TcpListener,
    stop: impl Future<Output = ()> + Send + 'static,
) -> std::io::Result<()> {
    axum::serve(listener, app()).with_graceful_shutdown(stop).await
}
