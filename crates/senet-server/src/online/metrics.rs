//! Metrics of the games for Prometheus.

use std::sync::Arc;
use std::time::Instant;

use axum::extract::State as Extracted;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use prometheus_client::encoding::{EncodeLabelSet, text};
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::{Registry, Unit};
use senet_session::online::Viewer;

use super::State;
use super::failure::Failure;

/// The media type of the answer, which its encoding demands.
const MEDIA_TYPE: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// Metrics of this process.
#[derive(Debug)]
pub(super) struct Metrics {
    registry: Registry,
    commands: Family<CommandLabels, Histogram>,
    connections: Family<ConnectionLabels, Gauge>,
    games: Gauge,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct CommandLabels {
    answer: &'static str,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct ConnectionLabels {
    viewer: &'static str,
}

/// From a millisecond to 16 seconds.
fn times() -> Histogram {
    Histogram::new(exponential_buckets(0.001, 2.0, 15))
}

impl Metrics {
    pub(super) fn new() -> Metrics {
        let mut registry = Registry::with_prefix("senet");
        let commands = Family::new_with_constructor(times as fn() -> Histogram);
        let help = "Time from a command of a player to its commit or refusal";
        registry.register_with_unit("command", help, Unit::Seconds, commands.clone());
        let connections = Family::default();
        registry.register("connections", "Open WebSockets and streams of games", connections.clone());
        let games = Gauge::default();
        registry.register("games_in_memory", "Games that this process has in memory", games.clone());
        Metrics { registry, commands, connections, games }
    }

    /// Counts a command that came at a time.
    pub(super) fn count_command<T>(&self, came: Instant, result: &Result<T, Failure>) {
        let answer = match result {
            Ok(_) => "done",
            Err(failure) if failure.status.is_server_error() => "failed",
            Err(_) => "refused",
        };
        self.commands.get_or_create(&CommandLabels { answer }).observe(came.elapsed().as_secs_f64());
    }

    /// The metrics as Prometheus reads them, with the number of games in memory.
    fn text(&self, games: usize) -> Result<String, std::fmt::Error> {
        self.games.set(i64::try_from(games).unwrap_or(i64::MAX));
        let mut text = String::new();
        text::encode(&mut text, &self.registry)?;
        Ok(text)
    }

    /// Open connections of players or of spectators.
    pub(super) fn connections(&self, viewer: Viewer) -> Gauge {
        let viewer = if viewer.is_some() { "player" } else { "spectator" };
        self.connections.get_or_create(&ConnectionLabels { viewer }).clone()
    }
}

/// Answers `GET /metrics`.
pub(super) async fn answer(Extracted(state): Extracted<Arc<State>>) -> Response {
    match state.metrics.text(state.games.len()) {
        Ok(text) => ([(header::CONTENT_TYPE, MEDIA_TYPE)], text).into_response(),
        Err(_) => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
    }
}

#[cfg(test)]
mod tests {
    use senet::Player;

    use super::*;

    #[test]
    fn commands_and_connections_are_told_by_their_kind() {
        let metrics = Metrics::new();
        let came = Instant::now();
        metrics.count_command(came, &Ok(1));
        metrics.count_command(came, &Ok(2));
        metrics.count_command(came, &Err::<u64, _>(Failure::no_seat()));
        metrics.count_command(came, &Err::<u64, _>(Failure::internal(&"the disk is full")));
        metrics.connections(Some(Player::First)).inc();
        metrics.connections(None).inc();
        metrics.connections(None).inc();
        metrics.connections(None).dec();
        let text = metrics.text(7).expect("a text");
        for line in [
            "senet_command_seconds_count{answer=\"done\"} 2",
            "senet_command_seconds_count{answer=\"refused\"} 1",
            "senet_command_seconds_count{answer=\"failed\"} 1",
            "senet_connections{viewer=\"player\"} 1",
            "senet_connections{viewer=\"spectator\"} 1",
            "senet_games_in_memory 7",
            "# EOF",
        ] {
            assert!(text.lines().any(|told| told == line), "{line} in {text}");
        }
        assert!(!text.contains("disk"), "{text}");
    }
}
