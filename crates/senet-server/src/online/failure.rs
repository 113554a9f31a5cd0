//! Requests that fail, as answers.

use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use senet_protocol::online::{NumberedEvent, Problem};
use senet_session::online::{Code, Refusal};
use senet_store::StoreError;
use serde::Serialize;

/// A request or a command that fails.
#[derive(Debug)]
pub(super) struct Failure {
    pub(super) status: StatusCode,
    pub(super) problem: Problem,
    /// The events that the client did not know.
    pub(super) missed: Vec<NumberedEvent>,
}

/// The body of an answer to a request that fails.
#[derive(Serialize, utoipa::ToSchema)]
pub(super) struct Refused {
    #[serde(flatten)]
    problem: Problem,
    /// The events that the client did not know, 32 at most.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    missed: Vec<NumberedEvent>,
}

impl Failure {
    pub(super) fn new(status: StatusCode, code: &str, sentence: impl Into<String>) -> Failure {
        let problem = Problem { code: code.to_owned(), sentence: sentence.into(), rule: None };
        Failure { status, problem, missed: Vec::new() }
    }

    pub(super) fn malformed(sentence: impl Into<String>) -> Failure {
        Failure::new(StatusCode::BAD_REQUEST, "malformed", sentence)
    }

    pub(super) fn no_such_game() -> Failure {
        Failure::new(StatusCode::NOT_FOUND, "no-such-game", "there is no such game")
    }

    pub(super) fn taken(sentence: &str) -> Failure {
        Failure::new(StatusCode::CONFLICT, "taken-id", sentence)
    }

    pub(super) fn other_rematch() -> Failure {
        let sentence = "the offered game has other terms than a rematch of this one";
        Failure::new(StatusCode::CONFLICT, "other-rematch", sentence)
    }

    pub(super) fn busy() -> Failure {
        let sentence = "other commands of this game were faster, again and again; please try again";
        Failure::new(StatusCode::SERVICE_UNAVAILABLE, "busy", sentence)
    }

    pub(super) fn no_seat() -> Failure {
        Failure::new(StatusCode::FORBIDDEN, "no-seat", "the token is that of no seat in this game")
    }

    /// A failure of the server itself. What it was is logged, and not told.
    pub(super) fn internal(error: &dyn std::fmt::Display) -> Failure {
        tracing::error!(%error, "a request failed");
        Failure::new(StatusCode::INTERNAL_SERVER_ERROR, "internal", "the server has failed; this is its own fault")
    }
}

impl From<Refusal> for Failure {
    fn from(refusal: Refusal) -> Failure {
        let status = match refusal.code {
            Code::Terms | Code::Shares => StatusCode::UNPROCESSABLE_ENTITY,
            _ => StatusCode::CONFLICT,
        };
        Failure { status, problem: refusal.into(), missed: Vec::new() }
    }
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Failure {
        tracing::error!(%error, "the database failed");
        let sentence = "the database cannot be reached; please try again";
        Failure::new(StatusCode::SERVICE_UNAVAILABLE, "unavailable", sentence)
    }
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        let kind = HeaderValue::from_static("application/json");
        let body = json(&Refused { problem: self.problem, missed: self.missed });
        (self.status, [(header::CONTENT_TYPE, kind)], body).into_response()
    }
}

/// A value as JSON. The types of the protocol can all be written: their keys are texts.
pub(super) fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

/// An answer in JSON.
pub(super) fn answer(status: StatusCode, value: &impl Serialize) -> Response {
    (status, [(header::CONTENT_TYPE, HeaderValue::from_static("application/json"))], json(value)).into_response()
}
