//! The events of a game as a list or as a stream: for programs, spectators, and networks without WebSockets.

use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::extract::State as Extracted;
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use senet_protocol::online::{NumberedEvent, ServerFrame};
use tokio::time::timeout;

use super::State;
use super::failure::{Failure, Refused, answer, json};
use super::feed::Feed;
use super::hosted::PAGE;
use super::http::viewer;
use super::limits::Connection;
use super::request::{Address, GamePath, MaybeToken, Since};

/// A stream sends something at least this often, so that both sides notice a broken connection.
const PERIOD: Duration = Duration::from_secs(20);

/// The format of the events.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Form {
    /// A list in JSON.
    List,
    /// Frames in JSON, one a line.
    Lines,
    /// Server-sent events, each of which has a frame.
    Events,
}

impl Form {
    /// The first known form that a client accepts.
    fn of(headers: &HeaderMap) -> Form {
        let accepted = headers.get_all(header::ACCEPT).iter().filter_map(|value| value.to_str().ok());
        let form = |item: &str| match item.split(';').next().map(str::trim) {
            Some("application/x-ndjson") => Some(Form::Lines),
            Some("text/event-stream") => Some(Form::Events),
            Some("application/json" | "application/*" | "*/*") => Some(Form::List),
            _ => None,
        };
        accepted.flat_map(|list| list.split(',')).find_map(form).unwrap_or(Form::List)
    }

    fn write(self, frame: &ServerFrame) -> String {
        let text = json(frame);
        match (self, frame) {
            (Form::Events, ServerFrame::Event(event)) => format!("id: {}\ndata: {text}\n\n", event.seq),
            (Form::Events, _) => format!("data: {text}\n\n"),
            (Form::Lines | Form::List, _) => format!("{text}\n"),
        }
    }

    const fn nothing(self) -> &'static str {
        match self {
            Form::Events => ":\n\n",
            Form::Lines | Form::List => "\n",
        }
    }
}

/// The events of a game: a list (500 at most), or by `Accept` a stream of frames, as lines or as server-sent events.
#[utoipa::path(
    get,
    tag = "games",
    path = "/api/v1/games/{game}/events",
    params(("game" = String, Path, description = "Identifier of the game: a UUID"), ("since" = Option<u64>, Query, description = "Number of the last event that the client knows")),
    security((), ("token" = [])),
    responses((status = 200, description = "The events, or a stream of frames", content((Vec<NumberedEvent> = "application/json"), (ServerFrame = "application/x-ndjson"), (ServerFrame = "text/event-stream"))), (status = "4XX", description = "A refusal: code and sentence", body = Refused), (status = "5XX", description = "A failure of the server: code and sentence", body = Refused)),
)]
pub(super) async fn events(
    Extracted(state): Extracted<Arc<State>>,
    GamePath(game): GamePath,
    Since(since): Since,
    Address(address): Address,
    MaybeToken(token): MaybeToken,
    headers: HeaderMap,
) -> Result<Response, Failure> {
    let form = Form::of(&headers);
    let hosted = state.game(game).await?;
    let viewer = viewer(&state, &hosted, token.as_ref()).await;
    let kind = match form {
        Form::List => {
            let events = hosted.events(&*state.store, viewer, since.unwrap_or(0), PAGE).await?;
            return Ok(answer(StatusCode::OK, &events));
        }
        Form::Lines => "application/x-ndjson",
        Form::Events => "text/event-stream",
    };
    // A browser that connects again names the last event that it got.
    let last = headers.get("last-event-id").and_then(|id| id.to_str().ok()?.parse().ok());
    let connection = address.map(|address| state.limiters.connect(address)).transpose()?;
    let (feed, frames) = Feed::begin(state, hosted, viewer, last.or(since)).await?;
    let first: String = frames.iter().map(|frame| form.write(frame)).collect();
    let head = [
        (header::CONTENT_TYPE, HeaderValue::from_static(kind)),
        // Some proxies would collect the events.
        (HeaderName::from_static("x-accel-buffering"), HeaderValue::from_static("no")),
    ];
    let turns = stream::unfold((Some((feed, connection)), Some(first)), move |(open, first)| turn(form, open, first));
    Ok((head, Body::from_stream(turns)).into_response())
}

/// A feed, and its place among the connections of its address.
type Open = (Feed, Option<Connection>);

type Turn = (Result<Bytes, std::io::Error>, (Option<Open>, Option<String>));

/// Waits for the next piece of a stream. `None` ends it.
async fn turn(form: Form, open: Option<Open>, first: Option<String>) -> Option<Turn> {
    let (mut feed, connection) = open?;
    if let Some(first) = first {
        return Some((Ok(first.into()), (Some((feed, connection)), None)));
    }
    if timeout(PERIOD, feed.ready()).await.is_err() {
        return Some((Ok(Bytes::from_static(form.nothing().as_bytes())), (Some((feed, connection)), None)));
    }
    if feed.is_stopping() {
        return Some((Ok(form.write(&ServerFrame::Bye).into()), (None, None)));
    }
    match feed.frames().await {
        Ok(frames) => {
            let text: String = frames.iter().map(|frame| form.write(frame)).collect();
            Some((Ok(text.into()), (Some((feed, connection)), None)))
        }
        Err(failure) => Some((Err(std::io::Error::other(failure.problem.sentence)), (None, None))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_known_form_is_sent() {
        let cases = [
            (&[][..], Form::List),
            (&["*/*"], Form::List),
            (&["application/json"], Form::List),
            (&["text/event-stream"], Form::Events),
            (&["text/html, application/x-ndjson;q=0.9, */*"], Form::Lines),
            (&["text/plain", "text/event-stream"], Form::Events),
            (&["application/json, text/event-stream"], Form::List),
        ];
        for (accepted, expected) in cases {
            let mut headers = HeaderMap::new();
            for list in accepted {
                headers.append(header::ACCEPT, HeaderValue::from_static(list));
            }
            assert_eq!(Form::of(&headers), expected, "{accepted:?}");
        }
    }
}
