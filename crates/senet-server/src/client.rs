//! The built client as files inside this program.

use axum::body::Body;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, Response, StatusCode, Uri, header};
use axum::response::IntoResponse;
use rust_embed::{EmbeddedFile, RustEmbed};

/// What `cargo xtask web` built. Debug builds read the folder when they are asked.
#[derive(RustEmbed)]
#[folder = "../../dist/web"]
struct Client;

/// Nothing but our own files; WebAssembly may be compiled.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; \
    connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; \
    frame-ancestors 'none'";

const PAGE: &str = "index.html";

pub(crate) fn is_built() -> bool {
    Client::get(PAGE).is_some()
}

/// A file of the client, compressed where the browser takes that.
pub(crate) async fn file(method: Method, uri: Uri, headers: HeaderMap) -> Response<Body> {
    if method != Method::GET && method != Method::HEAD {
        return StatusCode::METHOD_NOT_ALLOWED.into_response();
    }
    let path = uri.path().trim_start_matches('/');
    let path = if path.is_empty() { PAGE } else { path };
    let Some(plain) = Client::get(path) else {
        return (StatusCode::NOT_FOUND, "There is no such page.\n").into_response();
    };
    let compressed = if takes_brotli(&headers) { Client::get(&format!("{path}.br")) } else { None };
    let tag = tag(&plain);
    let unchanged = headers.get(header::IF_NONE_MATCH).is_some_and(|known| *known == tag);
    let mut response = match (unchanged, compressed) {
        (true, _) => StatusCode::NOT_MODIFIED.into_response(),
        (false, Some(brotli)) => {
            let encoding = [(header::CONTENT_ENCODING, HeaderValue::from_static("br"))];
            (encoding, brotli.data.into_owned()).into_response()
        }
        (false, None) => plain.data.into_owned().into_response(),
    };
    let kind = mime_guess::from_path(path).first_raw().unwrap_or("application/octet-stream");
    let fixed = [
        (header::CONTENT_TYPE, kind_of(path).unwrap_or(kind)),
        // Always ask whether there is a newer one; the answer is mostly "no", and short.
        (header::CACHE_CONTROL, "no-cache"),
        (header::VARY, "Accept-Encoding"),
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "no-referrer"),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    ];
    for (name, value) in fixed {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response.headers_mut().insert(header::ETAG, tag);
    response
}

/// Types that the list of known ones lacks.
fn kind_of(path: &str) -> Option<&'static str> {
    path.ends_with(".webmanifest").then_some("application/manifest+json")
}

fn takes_brotli(headers: &HeaderMap) -> bool {
    let accepted = headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok());
    accepted.is_some_and(|list| list.split(',').any(|item| item.trim() == "br" || item.trim().starts_with("br;")))
}

fn tag(file: &EmbeddedFile) -> HeaderValue {
    let digest = file.metadata.sha256_hash().first_chunk().map_or(0, |start| u64::from_be_bytes(*start));
    HeaderValue::from_str(&format!("\"{digest:016x}\"")).unwrap_or(HeaderValue::from_static("\"\""))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(headers: &[(HeaderName, &str)], method: Method, path: &str) -> Response<Body> {
        let headers = headers.iter().map(|(name, value)| (name.clone(), HeaderValue::from_str(value).expect("ASCII")));
        let uri: Uri = path.parse().expect("a path");
        let runtime = tokio::runtime::Builder::new_current_thread().build().expect("a runtime");
        runtime.block_on(file(method, uri, headers.collect()))
    }

    #[test]
    fn only_what_is_there_is_served_and_only_read() {
        for path in ["/nothing.html", "/../Cargo.toml", "/%2e%2e/Cargo.toml", "/etc/passwd"] {
            assert_eq!(asked(&[], Method::GET, path).status(), StatusCode::NOT_FOUND, "{path}");
        }
        assert_eq!(asked(&[], Method::POST, "/").status(), StatusCode::METHOD_NOT_ALLOWED);
    }

    #[test]
    fn the_page_carries_the_same_policy_for_hosts_that_send_none() {
        let page = include_str!("../../senet-web/static/index.html");
        // Whether a page may be framed can only be said in a header.
        let policy = POLICY.trim_end_matches("; frame-ancestors 'none'");
        assert!(policy.len() < POLICY.len());
        assert!(page.contains(&format!("content=\"{policy}\"")), "index.html lacks {policy}");
    }

    #[test]
    fn brotli_is_given_to_those_who_take_it() {
        let takes = |accepted: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_ENCODING, HeaderValue::from_str(accepted).expect("ASCII"));
            takes_brotli(&headers)
        };
        assert!(takes("gzip, deflate, br"));
        assert!(takes("br;q=1.0"));
        assert!(!takes("gzip, brotli"));
        assert!(!takes_brotli(&HeaderMap::new()));
    }
}
