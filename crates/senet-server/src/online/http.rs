//! The same commands and events over HTTP.

use std::sync::Arc;

use axum::extract::{Query, State as Extracted};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use senet::SheetId;
use senet_protocol::online::{CommandFrame, Done, GameState, Join, Offer, Offers, PROTOCOL};
use senet_session::online::Viewer;
use senet_store::Created;
use serde::{Deserialize, Serialize};

use super::failure::{Failure, Refused, answer};
use super::hosted::{Hosted, PAGE};
use super::request::{Address, Body, GamePath, MaybeToken, RequiredToken, Since, idempotency_key};
use super::{State, now};

type Served = Extracted<Arc<State>>;

/// The answer to `GET /api/v1`.
#[derive(Serialize, utoipa::ToSchema)]
pub(super) struct About {
    /// Name of the protocol.
    protocol: &'static str,
    /// Version of the server.
    build: &'static str,
    /// The server's time, in milliseconds since the Unix epoch.
    now: i64,
}

/// The protocol and the version of the server.
#[utoipa::path(
    get,
    tag = "games",
    path = "/api/v1",
    responses((status = 200, description = "The protocol", body = About), (status = "4XX", description = "A refusal: code and sentence", body = Refused), (status = "5XX", description = "A failure of the server: code and sentence", body = Refused)),
)]
pub(super) async fn about() -> Response {
    answer(StatusCode::OK, &About { protocol: PROTOCOL, build: env!("CARGO_PKG_VERSION"), now: now() })
}

/// The parameters of `GET /api/v1/offers`.
#[derive(Deserialize)]
pub(super) struct OffersParameters {
    rules: Option<SheetId>,
}

/// The open offers, the newest first.
#[utoipa::path(
    get,
    tag = "games",
    path = "/api/v1/offers",
    params(("rules" = Option<String>, Query, description = "Only those by this sheet")),
    responses((status = 200, description = "The offers", body = Offers), (status = "4XX", description = "A refusal: code and sentence", body = Refused), (status = "5XX", description = "A failure of the server: code and sentence", body = Refused)),
)]
pub(super) async fn offers(
    Extracted(state): Served,
    parameters: Result<Query<OffersParameters>, axum::extract::rejection::QueryRejection>,
) -> Result<Response, Failure> {
    let Query(parameters) = parameters.map_err(|rejection| Failure::malformed(rejection.body_text()))?;
    Ok(answer(StatusCode::OK, &Offers { offers: state.offers(parameters.rules).await? }))
}

/// Makes an offer: to those who have its link, or to all in the list.
#[utoipa::path(
    post,
    tag = "games",
    path = "/api/v1/games",
    request_body = Offer,
    security(("token" = [])),
    responses((status = 201, description = "The offer was made", body = GameState), (status = 200, description = "It had been made before", body = GameState), (status = "4XX", description = "A refusal: code and sentence", body = Refused), (status = "5XX", description = "A failure of the server: code and sentence", body = Refused)),
)]
pub(super) async fn offer(
    Extracted(state): Served,
    Address(address): Address,
    RequiredToken(token): RequiredToken,
    Body(offer): Body<Offer>,
) -> Result<Response, Failure> {
    if let Some(address) = address {
        state.limiters.count_game(address)?;
    }
    let is_open = offer.open;
    if is_open && state.offers(None).await?.len() >= state.settings.limits.offers as usize {
        let sentence = "there are too many open offers; join one of them, or try again later";
        return Err(Failure::new(StatusCode::SERVICE_UNAVAILABLE, "too-many-offers", sentence));
    }
    let (created, hosted) = state.create(offer, &token).await?;
    if is_open {
        state.listed.expire();
    }
    let status = if created == Created::Created { StatusCode::CREATED } else { StatusCode::OK };
    let viewer = viewer(&state, &hosted, Some(&token)).await;
    Ok(answer(status, &game_state(&state, &hosted, viewer, None).await?))
}

/// The state of a game. Never takes a seat.
#[utoipa::path(
    get,
    tag = "games",
    path = "/api/v1/games/{game}",
    params(("game" = String, Path, description = "Identifier of the game: a UUID"), ("since" = Option<u64>, Query, description = "Number of the last event that the client knows")),
    security((), ("token" = [])),
    responses((status = 200, description = "The state", body = GameState), (status = "4XX", description = "A refusal: code and sentence", body = Refused), (status = "5XX", description = "A failure of the server: code and sentence", body = Refused)),
)]
pub(super) async fn game(
    Extracted(state): Served,
    GamePath(game): GamePath,
    Since(since): Since,
    MaybeToken(token): MaybeToken,
) -> Result<Response, Failure> {
    let hosted = state.game(game).await?;
    let viewer = viewer(&state, &hosted, token.as_ref()).await;
    Ok(answer(StatusCode::OK, &game_state(&state, &hosted, viewer, since).await?))
}

/// Takes the second seat of a game. A repeated request has its first answer.
#[utoipa::path(
    post,
    tag = "games",
    path = "/api/v1/games/{game}/join",
    params(("game" = String, Path, description = "Identifier of the game: a UUID")),
    request_body = Join,
    security(("token" = [])),
    responses((status = 200, description = "The player has joined", body = Done), (status = "4XX", description = "A refusal: code and sentence", body = Refused), (status = "5XX", description = "A failure of the server: code and sentence", body = Refused)),
)]
pub(super) async fn join(
    Extracted(state): Served,
    GamePath(game): GamePath,
    RequiredToken(token): RequiredToken,
    Body(join): Body<Join>,
) -> Result<Response, Failure> {
    let hosted = state.game(game).await?;
    let seq = state.join(&hosted, &token, &join).await?;
    state.listed.expire();
    let viewer = viewer(&state, &hosted, Some(&token)).await;
    done(&state, &hosted, viewer, (seq, 0)).await
}

/// Carries out a command. A repeated one has its first answer.
#[utoipa::path(
    post,
    tag = "games",
    path = "/api/v1/games/{game}/commands",
    params(("game" = String, Path, description = "Identifier of the game: a UUID"), ("idempotency-key" = String, Header, description = "Identifier of the command: a random UUID, the same when the command is repeated")),
    request_body = CommandFrame,
    security(("token" = [])),
    responses((status = 200, description = "The command was carried out", body = Done), (status = "4XX", description = "A refusal: code and sentence", body = Refused), (status = "5XX", description = "A failure of the server: code and sentence", body = Refused)),
)]
pub(super) async fn command(
    Extracted(state): Served,
    GamePath(game): GamePath,
    RequiredToken(token): RequiredToken,
    headers: HeaderMap,
    Body(frame): Body<CommandFrame>,
) -> Result<Response, Failure> {
    let key = idempotency_key(&headers)?.or(frame.c);
    let id = key.ok_or_else(|| Failure::malformed("the header `Idempotency-Key` is missing: a random UUID"))?;
    let hosted = state.game(game).await?;
    let viewer = viewer(&state, &hosted, Some(&token)).await;
    let seat = viewer.ok_or_else(Failure::no_seat)?;
    state.limiters.count_seat(&token)?;
    match state.command(&hosted, seat, id, (&frame.command, frame.seq)).await {
        Ok(seq) => done(&state, &hosted, viewer, (seq, frame.seq)).await,
        Err(failure) => Err(failure.with_missed(&state, &hosted, viewer, frame.seq).await),
    }
}

/// The seat of a request's token. Notes that the player is here.
pub(super) async fn viewer(state: &State, hosted: &Hosted, token: Option<&senet_fair::Token>) -> Viewer {
    let player = hosted.seat(token?).await?;
    state.presences.saw(hosted.id, player);
    Some(player)
}

async fn game_state(state: &State, hosted: &Hosted, viewer: Viewer, since: Option<u64>) -> Result<GameState, Failure> {
    let presence = state.presences.of(hosted.id);
    let summary = hosted.loaded.lock().await.game.summary(viewer, presence, now(), &state.outages());
    let events = match since {
        Some(since) => Some(hosted.events(&*state.store, viewer, since, PAGE).await?),
        None => None,
    };
    Ok(GameState { summary, events })
}

async fn done(state: &State, hosted: &Hosted, viewer: Viewer, (seq, known): (u64, u64)) -> Result<Response, Failure> {
    let events = hosted.events(&*state.store, viewer, known, PAGE).await?;
    Ok(answer(StatusCode::OK, &Done { seq, events }))
}

impl Failure {
    /// Adds the events that the client did not know.
    pub(super) async fn with_missed(self, state: &State, hosted: &Hosted, viewer: Viewer, known: u64) -> Failure {
        // The refusal stands without them.
        let missed = hosted.events(&*state.store, viewer, known, MOST_MISSED).await.unwrap_or_default();
        Failure { missed, ..self }
    }
}

/// The most missed events of a refusal; a client that lacks more asks for them.
const MOST_MISSED: usize = 32;

pub(super) async fn no_such_page() -> Failure {
    Failure::new(StatusCode::NOT_FOUND, "no-such-address", "there is nothing at this address")
}

pub(super) async fn no_such_method() -> Failure {
    Failure::new(StatusCode::METHOD_NOT_ALLOWED, "no-such-method", "this address has other methods")
}
