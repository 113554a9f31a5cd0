//! The protocol as an OpenAPI document, made from the types and committed as `docs/openapi.json`.

use axum::http::header;
use axum::response::IntoResponse;
use senet_protocol::online::Hello;
use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::{Modify, OpenApi};

use super::{http, positions, socket, stream};

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Senet over the network",
        description = "Games between two people, with throws that both can check. docs/online.md has the protocol in words.",
        license(name = "MIT OR Apache-2.0"),
    ),
    paths(
        http::about,
        http::offers,
        http::offer,
        http::game,
        http::join,
        http::command,
        stream::events,
        socket::upgrade,
        positions::moves,
        positions::why_not,
        positions::evaluate,
        positions::review,
    ),
    components(schemas(Hello)),
    modifiers(&Tokens),
)]
struct Document;

struct Tokens;

impl Modify for Tokens {
    fn modify(&self, document: &mut utoipa::openapi::OpenApi) {
        let scheme = HttpBuilder::new()
            .scheme(HttpAuthScheme::Bearer)
            .description(Some("The token of a seat: 64 hexadecimal digits, derived from the secret of the seat"));
        let components = document.components.get_or_insert_default();
        components.add_security_scheme("token", SecurityScheme::Http(scheme.build()));
    }
}

/// Answers `GET /api/v1/openapi.json`.
pub(super) async fn answer() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "application/json")], document())
}

/// The document, as JSON that ends with a line feed.
fn document() -> String {
    // The document is made of texts, numbers and lists.
    let text = Document::openapi().to_pretty_json().unwrap_or_default();
    text + "\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_committed_document_is_that_of_the_types() {
        let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/openapi.json");
        if std::env::var_os("SENET_WRITE_OPENAPI").is_some() {
            std::fs::write(file, document()).expect("the file can be written");
        }
        let committed = std::fs::read_to_string(file).unwrap_or_default().replace("\r\n", "\n");
        assert!(
            committed == document(),
            "docs/openapi.json differs from the types; `SENET_WRITE_OPENAPI=1 cargo test -p senet-server openapi` writes it"
        );
    }
}
