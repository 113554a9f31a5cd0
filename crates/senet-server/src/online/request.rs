//! Parts of requests, each with a [`Failure`] that says what is wrong with it.

use std::net::IpAddr;
use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use senet_fair::Token;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use uuid::Uuid;

use super::State;
use super::failure::Failure;
use crate::connections::Peer;

/// A body of JSON.
pub(super) struct Body<T>(pub(super) T);

impl<T: DeserializeOwned> FromRequest<Arc<State>> for Body<T> {
    type Rejection = Failure;

    async fn from_request(request: Request, state: &Arc<State>) -> Result<Body<T>, Failure> {
        let bytes = Bytes::from_request(request, state).await.map_err(|rejection| match rejection.status() {
            status @ StatusCode::PAYLOAD_TOO_LARGE => {
                let sentence = format!("the body has more than {} bytes", super::LONGEST_BODY);
                Failure::new(status, "too-large", sentence)
            }
            _ => Failure::malformed("the body could not be read to its end"),
        })?;
        let read = serde_json::from_slice(&bytes);
        read.map(Body).map_err(|error| Failure::malformed(format!("the body cannot be read: {error}")))
    }
}

/// The game that a path names.
pub(super) struct GamePath(pub(super) Uuid);

impl FromRequestParts<Arc<State>> for GamePath {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, state: &Arc<State>) -> Result<GamePath, Failure> {
        let path = Path::<Uuid>::from_request_parts(parts, state).await;
        path.map(|Path(game)| GamePath(game)).map_err(|_| Failure::no_such_game())
    }
}

/// The number of the last event that a client knows.
pub(super) struct Since(pub(super) Option<u64>);

impl FromRequestParts<Arc<State>> for Since {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, state: &Arc<State>) -> Result<Since, Failure> {
        #[derive(Deserialize)]
        struct Parameters {
            since: Option<u64>,
        }
        let read = Query::<Parameters>::from_request_parts(parts, state).await;
        let wrong = |_| Failure::malformed("`since` is the number of an event, 0 or more");
        read.map(|Query(Parameters { since })| Since(since)).map_err(wrong)
    }
}

/// The address of the client; `None` in tests without a connection.
#[derive(Clone, Copy)]
pub(super) struct Address(pub(super) Option<IpAddr>);

impl Address {
    pub(super) fn of(state: &State, request: &axum::http::Extensions, headers: &HeaderMap) -> Address {
        let forwarded = || {
            let last = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
            last.rsplit(',').next()?.trim().parse().ok()
        };
        let peer = request.get::<Peer>().map(|Peer(address)| *address);
        Address(if state.settings.trusts_proxy { forwarded().or(peer) } else { peer })
    }
}

impl FromRequestParts<Arc<State>> for Address {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, state: &Arc<State>) -> Result<Address, Self::Rejection> {
        Ok(Address::of(state, &parts.extensions, &parts.headers))
    }
}

/// The token of a request; `None` for a spectator.
pub(super) struct MaybeToken(pub(super) Option<Token>);

impl FromRequestParts<Arc<State>> for MaybeToken {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, _: &Arc<State>) -> Result<MaybeToken, Failure> {
        let Some(authorization) = parts.headers.get(header::AUTHORIZATION) else { return Ok(MaybeToken(None)) };
        let text = authorization.to_str().ok().and_then(|text| text.strip_prefix("Bearer "));
        let token = text.and_then(|text| text.parse().ok()).ok_or_else(|| {
            let sentence = "`Authorization` is `Bearer ` and a token of 64 hexadecimal digits in lowercase";
            Failure::new(StatusCode::UNAUTHORIZED, "no-token", sentence)
        })?;
        Ok(MaybeToken(Some(token)))
    }
}

/// The token of a request, which must have one.
pub(super) struct RequiredToken(pub(super) Token);

impl FromRequestParts<Arc<State>> for RequiredToken {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, state: &Arc<State>) -> Result<RequiredToken, Failure> {
        let MaybeToken(token) = MaybeToken::from_request_parts(parts, state).await?;
        let missing = || {
            Failure::new(StatusCode::UNAUTHORIZED, "no-token", "the header `Authorization: Bearer TOKEN` is missing")
        };
        token.map(RequiredToken).ok_or_else(missing)
    }
}

/// The identifier of a command, from `Idempotency-Key`; `None` without it.
pub(super) fn idempotency_key(headers: &HeaderMap) -> Result<Option<Uuid>, Failure> {
    let Some(key) = headers.get("idempotency-key") else { return Ok(None) };
    let read = key.to_str().ok().and_then(|text| text.trim_matches('"').parse().ok());
    read.map(Some).ok_or_else(|| Failure::malformed("`Idempotency-Key` is a UUID"))
}
