//! Positions and records, judged for teachers and programs.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::State as Extracted;
use axum::extract::rejection::StringRejection;
use axum::http::StatusCode;
use axum::response::Response;
use senet::{Phase, Position, ReadMoveError, Record, RuleSheet};
use senet_protocol::analysis::Analysis;
use senet_protocol::engine::{
    EvaluateParams, EvaluateResult, LegalMovesParams, LegalMovesResult, PlayParams, WhyNotResult,
};
use senet_study::review::{Review, Reviewer};
use senet_study::{Evaluation, wire};
use tokio::time::timeout;

use super::State;
use super::failure::{Failure, Refused, answer};
use super::request::{Address, Body};

/// The time for which a request waits for others.
const PATIENCE: Duration = Duration::from_secs(10);

/// The time limit of a review.
const LONGEST_REVIEW: Duration = Duration::from_secs(20);

fn unfit(sentence: impl Into<String>) -> Failure {
    Failure::new(StatusCode::UNPROCESSABLE_ENTITY, "position", sentence)
}

fn read(rules: &str, options: &[String], position: &str) -> Result<(RuleSheet, Position), Failure> {
    let sheet = wire::read_sheet(rules, options).map_err(unfit)?;
    let position = wire::read_position(&sheet, position).map_err(unfit)?;
    Ok((sheet, position))
}

/// The legal moves of a position in which a move is due, each with the position after it.
#[utoipa::path(
    post,
    tag = "positions",
    path = "/api/v1/positions/moves",
    request_body = LegalMovesParams,
    responses((status = 200, description = "The moves", body = LegalMovesResult), (status = "4XX", description = "A refusal: code and sentence", body = Refused), (status = "5XX", description = "A failure of the server: code and sentence", body = Refused)),
)]
pub(super) async fn moves(Body(asked): Body<LegalMovesParams>) -> Result<Response, Failure> {
    let (sheet, position) = read(&asked.rules, &asked.options, &asked.position)?;
    match position.phase() {
        Phase::Throw => Err(unfit("the position waits for a throw")),
        Phase::Over => Err(unfit("the game is over, and nothing is left to decide")),
        Phase::TurnStart | Phase::Play(_) | Phase::Rest { .. } => {
            Ok(answer(StatusCode::OK, &wire::legal_moves(&sheet, &position)))
        }
    }
}

/// Whether a move is legal, and if not, why.
#[utoipa::path(
    post,
    tag = "positions",
    path = "/api/v1/positions/why-not",
    request_body = PlayParams,
    responses((status = 200, description = "The reason", body = WhyNotResult), (status = "4XX", description = "A refusal: code and sentence", body = Refused), (status = "5XX", description = "A failure of the server: code and sentence", body = Refused)),
)]
pub(super) async fn why_not(Body(asked): Body<PlayParams>) -> Result<Response, Failure> {
    let (sheet, position) = read(&asked.rules, &asked.options, &asked.position)?;
    let result = match position.read_move(&sheet, &asked.text) {
        Ok(_) => WhyNotResult { legal: true, sentence: None, refusal: None },
        Err(ReadMoveError::Refused(refusal)) => {
            WhyNotResult { legal: false, sentence: Some(refusal.to_string()), refusal: Some(wire::refusal(&refusal)) }
        }
        Err(ReadMoveError::NoMove(fault)) => return Err(unfit(format!("`{}` is no move: {fault}", asked.text))),
    };
    Ok(answer(StatusCode::OK, &result))
}

/// The chance of winning in a position, and after each throw or legal move.
#[utoipa::path(
    post,
    tag = "positions",
    path = "/api/v1/positions/evaluate",
    request_body = EvaluateParams,
    responses((status = 200, description = "The chances", body = EvaluateResult), (status = "4XX", description = "A refusal: code and sentence", body = Refused), (status = "5XX", description = "A failure of the server: code and sentence", body = Refused)),
)]
pub(super) async fn evaluate(
    Extracted(state): Extracted<Arc<State>>,
    Body(asked): Body<EvaluateParams>,
) -> Result<Response, Failure> {
    let (sheet, position) = read(&asked.rules, &asked.options, &asked.position)?;
    let judge = move || {
        let evaluation = Evaluation::of(sheet).map_err(|error| Failure::internal(&error))?;
        evaluation.with_judge(|judge| wire::evaluation(judge, &position)).map_err(|error| Failure::internal(&error))
    };
    Ok(answer(StatusCode::OK, &state.judge(judge).await?))
}

/// Reviews the record of a game: the luck of its throws, and what its decisions gave away. The body is the record.
#[utoipa::path(
    post,
    tag = "positions",
    path = "/api/v1/positions/review",
    request_body(content = String, content_type = "text/plain"),
    responses((status = 200, description = "The review", body = Analysis), (status = "4XX", description = "A refusal: code and sentence", body = Refused), (status = "5XX", description = "A failure of the server: code and sentence", body = Refused)),
)]
pub(super) async fn review(
    Extracted(state): Extracted<Arc<State>>,
    Address(address): Address,
    text: Result<String, StringRejection>,
) -> Result<Response, Failure> {
    let text = text.map_err(|rejection| match rejection.status() {
        status @ StatusCode::PAYLOAD_TOO_LARGE => {
            Failure::new(status, "too-large", format!("the record has more than {} bytes", super::LONGEST_RECORD))
        }
        _ => Failure::malformed("a record is a text in UTF-8"),
    })?;
    let record = Record::parse(&text)
        .map_err(|error| Failure::new(StatusCode::UNPROCESSABLE_ENTITY, "record", error.to_string()))?;
    if let Some(address) = address {
        state.limiters.count_review(address)?;
    }
    Ok(answer(StatusCode::OK, &state.judge(move || reviewed(&record)).await?))
}

fn reviewed(record: &Record) -> Result<Analysis, Failure> {
    let end = Instant::now() + LONGEST_REVIEW;
    let evaluation = Evaluation::of(*record.game.sheet()).map_err(|error| Failure::internal(&error))?;
    let review = evaluation.with_evaluator(|evaluator| {
        let reviewer = Reviewer::new(&record.game, evaluator);
        let mut review = Review::begin(reviewer.start(evaluator));
        while let Some(judged) = reviewer.judge(evaluator, &review) {
            if Instant::now() > end {
                return None;
            }
            review.add(&record.game, judged);
        }
        Some(review)
    });
    let review = review.map_err(|error| Failure::internal(&error))?.ok_or_else(|| {
        let sentence = "the review takes too long; `senet analyse` has no limit";
        Failure::new(StatusCode::UNPROCESSABLE_ENTITY, "too-long", sentence)
    })?;
    Ok(wire::analysis(record, &review))
}

impl State {
    /// Does work that takes long on a thread of its own, while there are not too many.
    async fn judge<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> Result<T, Failure> + Send + 'static,
    ) -> Result<T, Failure> {
        let busy = |_| {
            let sentence = "too many positions are being judged; please try again";
            Failure::new(StatusCode::SERVICE_UNAVAILABLE, "busy", sentence)
        };
        let permit = timeout(PATIENCE, self.judging.clone().acquire_owned()).await.map_err(busy)?;
        let permit = permit.map_err(|error| Failure::internal(&error))?;
        let work = move || {
            // The work goes on when the client has gone.
            let _permit = permit;
            work()
        };
        tokio::task::spawn_blocking(work).await.map_err(|error| Failure::internal(&error))?
    }
}
