//! The events that a viewer of a game receives, over a WebSocket or as a stream.

use std::sync::Arc;

use senet_protocol::online::{PROTOCOL, ServerFrame, Snapshot};
use senet_session::online::{Viewer, view_of_terms};
use tokio::sync::watch;

use super::failure::Failure;
use super::hosted::Hosted;
use super::presence::Connected;
use super::{State, now};

/// Events of one turn of a feed: few enough for small buffers.
const EVENTS: usize = 32;

/// The frames for one viewer of a game.
#[derive(Debug)]
pub(super) struct Feed {
    state: Arc<State>,
    pub(super) hosted: Arc<Hosted>,
    pub(super) viewer: Viewer,
    /// Number of the last event that was sent.
    sent: u64,
    latest: watch::Receiver<u64>,
    connected: Connected,
    is_presence_due: bool,
    stopping: watch::Receiver<bool>,
}

impl Feed {
    /// Connects a viewer who knows the events up to number `since`, or none without it. Returns the first frames, too.
    pub(super) async fn begin(
        state: Arc<State>,
        hosted: Arc<Hosted>,
        viewer: Viewer,
        since: Option<u64>,
    ) -> Result<(Feed, Vec<ServerFrame>), Failure> {
        let connected = state.connect(hosted.id, viewer);
        let (latest, stopping) = (hosted.watch(), state.stopping.subscribe());
        let mut frames = vec![ServerFrame::Hello {
            protocol: PROTOCOL.to_owned(),
            build: env!("CARGO_PKG_VERSION").to_owned(),
            now: now(),
            seat: viewer,
            outages: hosted.loaded.lock().await.game.outages_of_turn(&state.outages()),
        }];
        // A number that is too large comes from another database.
        let sent = if let Some(since) = since.filter(|since| *since <= hosted.seq()) {
            since
        } else {
            let (terms, seq) = {
                let game = &hosted.loaded.lock().await.game;
                (view_of_terms(game.terms()), game.seq())
            };
            let events = hosted.events(&*state.store, viewer, 0, EVENTS).await?;
            let sent = events.len() as u64;
            frames.push(ServerFrame::Snapshot(Snapshot { terms, seq: seq.max(sent), events }));
            sent
        };
        let feed = Feed { state, hosted, viewer, sent, latest, connected, is_presence_due: true, stopping };
        Ok((feed, frames))
    }

    /// Waits until there is something to send. A dropped future loses nothing.
    pub(super) async fn ready(&mut self) {
        if self.is_presence_due || self.sent < *self.latest.borrow_and_update() {
            return;
        }
        tokio::select! {
            // Neither sender goes before this feed: the game and the state are held.
            _ = self.latest.changed() => {}
            _ = self.stopping.wait_for(|stopping| *stopping) => {}
            _ = self.connected.shown.changed() => self.is_presence_due = true,
        }
    }

    /// Whether the server stops.
    pub(super) fn is_stopping(&self) -> bool {
        *self.stopping.borrow()
    }

    /// The next frames: some events, then the presence if it has changed and all events are sent.
    pub(super) async fn frames(&mut self) -> Result<Vec<ServerFrame>, Failure> {
        let events = self.hosted.events(&*self.state.store, self.viewer, self.sent, EVENTS).await?;
        self.sent = events.last().map_or(self.sent, |event| event.seq);
        let mut frames: Vec<ServerFrame> = events.into_iter().map(ServerFrame::Event).collect();
        if self.is_presence_due && frames.len() < EVENTS {
            self.is_presence_due = false;
            frames.push(ServerFrame::Presence(*self.connected.shown.borrow_and_update()));
        }
        Ok(frames)
    }

    /// Whether events up to this number are sent.
    pub(super) const fn has_sent(&self, seq: u64) -> bool {
        self.sent >= seq
    }
}
