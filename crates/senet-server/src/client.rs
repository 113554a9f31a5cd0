//! The built client as files inside this program.

use std::borrow::Cow;
use std::path::Path;

use axum::body::{Body, Bytes};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, Response, StatusCode, Uri, header};
use axum::response::IntoResponse;
use headers::{ETag, HeaderMapExt, IfNoneMatch};
use rust_embed::{EmbeddedFile, RustEmbed};

/// The files that `cargo xtask web` builds. Debug builds read the folder at each request.
#[derive(RustEmbed)]
#[folder = "../../dist/web"]
struct Client;

const PAGE: &str = "index.html";

/// The security headers of every response, whatever its status, besides the content security policy.
const PROTECTION: [(HeaderName, &str); 3] = [
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
];

pub(crate) fn is_built() -> bool {
    Client::get(PAGE).is_some()
}

/// Answers a request for a file of the client, compressed if the browser accepts that.
pub(crate) async fn file(method: Method, uri: Uri, headers: HeaderMap) -> Response<Body> {
    let mut response = if method == Method::GET || method == Method::HEAD {
        find(&uri, &headers)
    } else {
        let allowed = [(header::ALLOW, "GET, HEAD")];
        (StatusCode::METHOD_NOT_ALLOWED, allowed, "Only GET and HEAD are answered.\n").into_response()
    };
    for (name, value) in PROTECTION {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    let stated = |path: &str| policy(&String::from_utf8_lossy(&Client::get(path)?.data));
    // The study has another policy than the table.
    let is_page = |path: &&str| Path::new(path).extension() == Some("html".as_ref());
    let own = Some(path_of(&uri)).filter(is_page).and_then(stated);
    let policy = own.or_else(|| stated(PAGE)).unwrap_or(HeaderValue::from_static("default-src 'none'"));
    response.headers_mut().insert(header::CONTENT_SECURITY_POLICY, policy);
    response
}

/// Returns the content security policy that a page states, and what works only in a header: no frame may show the page.
fn policy(page: &str) -> Option<HeaderValue> {
    let (_, stated) = page.split_once("http-equiv=\"Content-Security-Policy\"")?;
    let (_, stated) = stated.split_once("content=\"")?;
    let (stated, _) = stated.split_once('"')?;
    HeaderValue::try_from(format!("{stated}; frame-ancestors 'none'")).ok()
}

/// A file of the client, plain and compressed.
struct Found {
    digest: [u8; 32],
    plain: Cow<'static, [u8]>,
    brotli: Option<Cow<'static, [u8]>>,
}

/// Returns the name of the file that is asked for.
fn path_of(uri: &Uri) -> &str {
    let path = uri.path().trim_start_matches('/');
    if path.is_empty() { PAGE } else { path }
}

fn find(uri: &Uri, headers: &HeaderMap) -> Response<Body> {
    let path = path_of(uri);
    let Some(EmbeddedFile { data: plain, metadata }) = Client::get(path) else {
        let unkept = [(header::CACHE_CONTROL, "no-cache")];
        return (StatusCode::NOT_FOUND, unkept, "There is no such page.\n").into_response();
    };
    let brotli = Client::get(&format!("{path}.br")).map(|file| file.data);
    answer(path, Found { digest: metadata.sha256_hash(), plain, brotli }, headers)
}

fn answer(path: &str, found: Found, headers: &HeaderMap) -> Response<Body> {
    let brotli = found.brotli.filter(|_| accepts_brotli(headers));
    // Plain and compressed bytes are two representations, so a strong tag must tell them apart.
    let tag = tag(&found.digest, if brotli.is_some() { "-br" } else { "" });
    let known = headers.typed_get::<IfNoneMatch>();
    let is_known = |tag: &ETag| known.is_some_and(|known| !known.precondition_passes(tag));
    let mut response = if tag.as_ref().is_some_and(is_known) {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        let kind = mime_guess::from_path(path).first_raw().unwrap_or("application/octet-stream");
        let kind = [(header::CONTENT_TYPE, kind_of(path).unwrap_or(kind))];
        match brotli {
            Some(brotli) => (kind, [(header::CONTENT_ENCODING, "br")], bytes(brotli)).into_response(),
            None => (kind, bytes(found.plain)).into_response(),
        }
    };
    let answered = response.headers_mut();
    // The browser revalidates each time; the response is mostly a short 304.
    answered.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    answered.insert(header::VARY, HeaderValue::from_static("Accept-Encoding"));
    if let Some(tag) = tag {
        answered.typed_insert(tag);
    }
    response
}

/// Returns the file's bytes, without a copy if they are part of the program.
fn bytes(file: Cow<'static, [u8]>) -> Bytes {
    match file {
        Cow::Borrowed(bytes) => Bytes::from_static(bytes),
        Cow::Owned(bytes) => Bytes::from(bytes),
    }
}

/// Returns the types that `mime_guess` lacks.
fn kind_of(path: &str) -> Option<&'static str> {
    path.ends_with(".webmanifest").then_some("application/manifest+json")
}

/// Whether `Accept-Encoding` has brotli, by name or as `*`, with a weight above zero.
fn accepts_brotli(headers: &HeaderMap) -> bool {
    let lists = headers.get_all(header::ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    let weights: Vec<(String, f32)> = lists.flat_map(|list| list.split(',')).map(weighted).collect();
    let weight = |coding: &str| weights.iter().find(|(name, _)| name == coding).map(|(_, weight)| *weight);
    weight("br").or_else(|| weight("*")).is_some_and(|weight| weight > 0.0)
}

/// Parses a coding of `Accept-Encoding`: its name in lower case, and its weight, which is 1 if missing and 0 if malformed.
fn weighted(item: &str) -> (String, f32) {
    let mut parts = item.split(';').map(str::trim);
    let coding = parts.next().unwrap_or_default().to_ascii_lowercase();
    let weight = parts.find_map(|part| part.strip_prefix("q=").or_else(|| part.strip_prefix("Q=")));
    (coding, weight.map_or(1.0, |weight| weight.parse().unwrap_or(0.0)))
}

fn tag(digest: &[u8; 32], suffix: &str) -> Option<ETag> {
    let start = digest.first_chunk().map_or(0, |start| u64::from_be_bytes(*start));
    format!("\"{start:016x}{suffix}\"").parse().ok()
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
    fn other_paths_and_methods_are_refused() {
        for path in ["/nothing.html", "/../Cargo.toml", "/%2e%2e/Cargo.toml", "/etc/passwd"] {
            assert_eq!(asked(&[], Method::GET, path).status(), StatusCode::NOT_FOUND, "{path}");
        }
        assert_eq!(asked(&[], Method::POST, "/").status(), StatusCode::METHOD_NOT_ALLOWED);
    }

    #[test]
    fn refusals_have_the_security_headers_and_name_the_allowed_methods() {
        for (method, path) in [(Method::GET, "/nothing.html"), (Method::POST, "/")] {
            let response = asked(&[], method, path);
            for (name, value) in PROTECTION {
                assert_eq!(response.headers().get(&name).and_then(|found| found.to_str().ok()), Some(value), "{name}");
            }
            assert!(response.headers().contains_key(header::CONTENT_SECURITY_POLICY));
        }
        let allowed = asked(&[], Method::POST, "/").headers().get(header::ALLOW).cloned();
        assert_eq!(allowed, Some(HeaderValue::from_static("GET, HEAD")));
    }

    #[test]
    fn the_policy_of_the_headers_is_that_of_the_page() {
        let policy = policy(include_str!("../../senet-web/static/index.html")).expect("a policy");
        let policy = policy.to_str().expect("ASCII");
        assert!(policy.starts_with("default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; "), "{policy}");
        assert!(policy.ends_with("; form-action 'none'; frame-ancestors 'none'"), "{policy}");
        let of_study = super::policy(include_str!("../../../docs/study.html")).expect("a policy");
        assert!(of_study.to_str().expect("ASCII").starts_with("default-src 'none'; style-src 'unsafe-inline'; "));
        assert_eq!(super::policy("<title>Senet</title>"), None);
    }

    #[test]
    fn each_encoding_has_its_own_tag_and_is_sent_only_if_it_changed() {
        const PLAIN: &str = "\"0707070707070707\"";
        const BROTLI: &str = "\"0707070707070707-br\"";
        let ask = |accepted: &str, known: Option<&str>| {
            let found =
                Found { digest: [7; 32], plain: Cow::Borrowed(b"plain"), brotli: Some(Cow::Borrowed(b"brotli")) };
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_ENCODING, accepted.parse().expect("ASCII"));
            if let Some(known) = known {
                headers.insert(header::IF_NONE_MATCH, known.parse().expect("ASCII"));
            }
            let response = answer("page.css", found, &headers);
            let sent = response.headers();
            assert_eq!(sent[header::VARY], "Accept-Encoding");
            assert_eq!(sent.get(header::CONTENT_ENCODING).is_some(), accepted == "br" && response.status() == 200);
            (response.status().as_u16(), sent[header::ETAG].to_str().expect("ASCII").to_owned())
        };
        assert_eq!(ask("identity", None), (200, PLAIN.to_owned()));
        assert_eq!(ask("br", None), (200, BROTLI.to_owned()));
        for known in [BROTLI.to_owned(), format!("W/{BROTLI}"), format!("\"other\", {BROTLI}"), "*".to_owned()] {
            assert_eq!(ask("br", Some(&known)), (304, BROTLI.to_owned()), "{known}");
        }
        // The client has the other representation, or an older one.
        for (accepted, known) in [("br", PLAIN), ("identity", BROTLI), ("br", "\"other\"")] {
            assert_eq!(ask(accepted, Some(known)).0, 200, "{accepted} {known}");
        }
    }

    #[test]
    fn files_inside_the_program_are_sent_without_a_copy() {
        static FILE: &[u8] = b"a file of the program";
        assert_eq!(bytes(Cow::Borrowed(FILE)).as_ptr(), FILE.as_ptr());
        let read = FILE.to_vec();
        let at = read.as_ptr();
        assert_eq!(bytes(Cow::Owned(read)).as_ptr(), at);
    }

    #[test]
    fn brotli_is_sent_where_it_is_accepted() {
        let accepts = |lists: &[&'static str]| {
            let mut headers = HeaderMap::new();
            for list in lists {
                headers.append(header::ACCEPT_ENCODING, HeaderValue::from_static(list));
            }
            accepts_brotli(&headers)
        };
        for lists in [&["gzip, deflate, br"][..], &["br;q=1.0"], &["BR; q=0.001"], &["*"], &["gzip", "br"]] {
            assert!(accepts(lists), "{lists:?}");
        }
        for lists in [&[][..], &["gzip, brotli"], &["br;q=0"], &["*, br; q=0.000"], &["*;q=0"], &["br;q=much"]] {
            assert!(!accepts(lists), "{lists:?}");
        }
    }
}
