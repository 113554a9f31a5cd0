//! HTTP requests of the page to its host.

use js_sys::JsString;
use leptos::prelude::*;
use senet_fair::Token;
use senet_protocol::online::{GameState, Problem};
use serde::Serialize;
use serde::de::DeserializeOwned;
use uuid::Uuid;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Headers, RequestInit, Response};

use super::kept::KeptSeat;

/// Why a request has no answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Failed {
    /// The host cannot be reached, or its answer cannot be read.
    Unreachable,
    /// The browser stores nothing.
    NoStorage,
    Refused(Problem),
}

/// The address of a game and the rest of a path.
pub(crate) fn of_game(game: Uuid, rest: &str) -> String {
    format!("games/{game}{rest}")
}

pub(crate) async fn get<T: DeserializeOwned>(path: &str, token: Option<Token>) -> Result<T, Failed> {
    request(path, token, None, None).await
}

/// The state of a game, as the player of a seat or as a spectator.
pub(crate) async fn state(game: Uuid, seat: Option<&KeptSeat>) -> Result<GameState, Failed> {
    get(&of_game(game, ""), seat.map(KeptSeat::token)).await
}

/// Posts a body, with the identifier of a command if it is one.
pub(crate) async fn post<T: DeserializeOwned>(
    path: &str,
    token: Option<Token>,
    command: Option<Uuid>,
    body: &impl Serialize,
) -> Result<T, Failed> {
    let body = serde_json::to_string(body).map_err(|_| Failed::Unreachable)?;
    request(path, token, command, Some(body)).await
}

async fn request<T: DeserializeOwned>(
    path: &str,
    token: Option<Token>,
    command: Option<Uuid>,
    body: Option<String>,
) -> Result<T, Failed> {
    let answered = send(path, token, command, body).await.map_err(|_| Failed::Unreachable)?;
    let text = JsFuture::from(answered.text().map_err(|_| Failed::Unreachable)?).await;
    let text: JsString = text.ok().and_then(|text| text.dyn_into().ok()).ok_or(Failed::Unreachable)?;
    let text = String::from(text);
    if answered.ok() {
        serde_json::from_str(&text).map_err(|_| Failed::Unreachable)
    } else {
        Err(serde_json::from_str(&text).map_or(Failed::Unreachable, Failed::Refused))
    }
}

async fn send(
    path: &str,
    token: Option<Token>,
    command: Option<Uuid>,
    body: Option<String>,
) -> Result<Response, JsValue> {
    let headers = Headers::new()?;
    if let Some(token) = token {
        headers.set("Authorization", &format!("Bearer {token}"))?;
    }
    if let Some(command) = command {
        headers.set("Idempotency-Key", &command.to_string())?;
    }
    let init = RequestInit::new();
    if let Some(body) = body {
        init.set_method("POST");
        headers.set("Content-Type", "application/json")?;
        init.set_body(&JsValue::from_str(&body));
    }
    init.set_headers(&headers);
    JsFuture::from(window().fetch_with_str_and_init(&format!("api/v1/{path}"), &init)).await?.dyn_into()
}

/// Random bytes from the browser.
pub(crate) fn random<const N: usize>() -> Option<[u8; N]> {
    let mut bytes = [0; N];
    window().crypto().ok()?.get_random_values_with_u8_array(&mut bytes).ok()?;
    Some(bytes)
}

/// A random identifier.
pub(crate) fn new_id() -> Option<Uuid> {
    Some(uuid::Builder::from_random_bytes(random()?).into_uuid())
}
