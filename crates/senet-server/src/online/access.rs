//! Checks of a request before it is answered: where it comes from, and how often.

use std::sync::Arc;

use axum::extract::{Request, State as Extracted};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::State;
use super::failure::Failure;
use super::request::Address;

/// Checks origin and rate of a request, and protects its answer.
pub(super) async fn guard(Extracted(state): Extracted<Arc<State>>, request: Request, next: Next) -> Response {
    let checked = check(&state, &request);
    let mut response = match checked {
        Ok(()) => next.run(request).await,
        Err(failure) => failure.into_response(),
    };
    let headers = response.headers_mut();
    for (name, value) in PROTECTION {
        headers.insert(name, HeaderValue::from_static(value));
    }
    response
}

const PROTECTION: [(HeaderName, &str); 4] = [
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (header::CONTENT_SECURITY_POLICY, "default-src 'none'; frame-ancestors 'none'"),
    // Every answer is that of a moment.
    (header::CACHE_CONTROL, "no-store"),
];

fn check(state: &State, request: &Request) -> Result<(), Failure> {
    if let Address(Some(address)) = Address::of(state, request.extensions(), request.headers()) {
        state.limiters.count_address(address)?;
    }
    let is_upgrade = request.headers().contains_key(header::UPGRADE);
    if request.method() == Method::POST || is_upgrade {
        check_origin(state.settings.base_url.as_deref(), request.headers())?;
    }
    Ok(())
}

/// Refuses requests that the page of another site sends. Programs send no `Origin`.
fn check_origin(base_url: Option<&str>, headers: &HeaderMap) -> Result<(), Failure> {
    let Some(origin) = headers.get(header::ORIGIN) else { return Ok(()) };
    let is_own = origin.to_str().is_ok_and(|origin| {
        if let Some(base_url) = base_url {
            return origin.eq_ignore_ascii_case(origin_of(base_url));
        }
        let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
        let named = origin.split_once("://").map(|(_, named)| named);
        named.zip(host).is_some_and(|(named, host)| named.eq_ignore_ascii_case(host))
    });
    if is_own {
        Ok(())
    } else {
        Err(Failure::new(StatusCode::FORBIDDEN, "origin", "pages of other sites cannot use this server"))
    }
}

/// Scheme, host and port of an address.
fn origin_of(url: &str) -> &str {
    let host = url.find("://").map_or(0, |at| at + 3);
    url[host..].find('/').map_or(url, |end| &url[..host + end])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn own_pages_and_programs_are_let_in() {
        let is_let_in = |base_url: Option<&str>, origin: Option<&'static str>| {
            let mut headers = HeaderMap::new();
            headers.insert(header::HOST, HeaderValue::from_static("127.0.0.1:5310"));
            if let Some(origin) = origin {
                headers.insert(header::ORIGIN, HeaderValue::from_static(origin));
            }
            check_origin(base_url, &headers).is_ok()
        };
        let base = Some("https://senet.example/play/");
        for (base_url, origin) in [
            (None, None),
            (base, None),
            (None, Some("http://127.0.0.1:5310")),
            (base, Some("https://senet.example")),
            (Some("https://senet.example"), Some("https://SENET.example")),
        ] {
            assert!(is_let_in(base_url, origin), "{base_url:?} {origin:?}");
        }
        for (base_url, origin) in [
            (None, Some("http://127.0.0.1")),
            (None, Some("null")),
            (None, Some("https://evil.example")),
            (base, Some("http://senet.example")),
            (base, Some("http://127.0.0.1:5310")),
            (base, Some("https://senet.example.evil.example")),
        ] {
            assert!(!is_let_in(base_url, origin), "{base_url:?} {origin:?}");
        }
    }
}
