//! A game in memory, which follows its log.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicI64, Ordering};

use senet::Player;
use senet_fair::{ServerChain, Token};
use senet_protocol::online::{GameEvent, GameTerms, NumberedEvent};
use senet_session::online::{OnlineGame, Viewer, view};
use senet_store::{GameId, Store};
use tokio::sync::{Mutex, OnceCell, watch};
use uuid::Uuid;

use super::failure::Failure;
use super::{State, now};

/// The latest events that are kept in memory; earlier ones are read from the log.
const TAIL: usize = 16;

/// The most events that are read or sent at once.
pub(super) const PAGE: usize = 500;

/// A game in memory. Each process has its own, and the log is the truth.
#[derive(Debug)]
pub(super) struct Hosted {
    pub(super) id: GameId,
    /// Locked while a command is carried out.
    pub(super) loaded: Mutex<Loaded>,
    /// Number of the last event.
    latest: watch::Sender<u64>,
    /// The server's shares, once they are needed: computing the chain takes milliseconds.
    chain: OnceCell<ServerChain>,
    /// When the game was last asked for, in milliseconds since the Unix epoch.
    used: AtomicI64,
}

/// The state of a game, with its latest events.
#[derive(Debug)]
pub(super) struct Loaded {
    pub(super) game: OnlineGame,
    tail: VecDeque<GameEvent>,
}

impl Loaded {
    /// Applies an event of the log.
    fn push(&mut self, event: GameEvent) -> Result<(), Failure> {
        self.game.apply(&event).map_err(|refusal| {
            let (game, seq) = (self.game.terms().offer.game, self.game.seq() + 1);
            Failure::internal(&format!("event {seq} of game {game} cannot follow: {refusal}"))
        })?;
        if self.tail.len() == TAIL {
            self.tail.pop_front();
        }
        self.tail.push_back(event);
        Ok(())
    }

    /// The events after a number, if they are in memory.
    fn recent(&self, after: u64) -> Option<impl Iterator<Item = (u64, &GameEvent)>> {
        let first = self.game.seq() + 1 - self.tail.len() as u64;
        let skipped = (after + 1).checked_sub(first)?;
        Some((first..).zip(&self.tail).skip(usize::try_from(skipped).unwrap_or(usize::MAX)))
    }
}

impl Hosted {
    /// Reads a game from its log; `None` if it does not exist.
    pub(super) async fn load(store: &dyn Store, id: GameId) -> Result<Option<Hosted>, Failure> {
        let Some(stored) = store.game(id).await? else { return Ok(None) };
        let damaged = |error: &dyn std::fmt::Display| {
            Failure::internal(&format!("the terms of game {id} cannot be read: {error}"))
        };
        let terms: GameTerms = serde_json::from_str(&stored.terms).map_err(|error| damaged(&error))?;
        let game = OnlineGame::new(terms).map_err(|refusal| damaged(&refusal))?;
        let hosted = Hosted {
            id,
            loaded: Mutex::new(Loaded { game, tail: VecDeque::with_capacity(TAIL) }),
            latest: watch::Sender::new(0),
            chain: OnceCell::new(),
            used: AtomicI64::new(now()),
        };
        hosted.read_log(store, stored.seq).await?;
        Ok(Some(hosted))
    }

    /// Applies the events of the log, which has at least so many.
    pub(super) async fn read_log(&self, store: &dyn Store, events: u64) -> Result<(), Failure> {
        let mut loaded = self.loaded.lock().await;
        // The hint of an event that this process has appended can come before the event is applied.
        if loaded.game.seq() >= events { Ok(()) } else { self.follow(&mut loaded, store).await }
    }

    /// Applies the events that the log has beyond the state in memory.
    pub(super) async fn follow(&self, loaded: &mut Loaded, store: &dyn Store) -> Result<(), Failure> {
        loop {
            let events = store.events(self.id, loaded.game.seq(), PAGE as u32).await?;
            for event in &events {
                loaded.push(self.parse(event)?)?;
            }
            self.publish(loaded);
            if events.len() < PAGE {
                return Ok(());
            }
        }
    }

    fn parse(&self, event: &senet_store::Event) -> Result<GameEvent, Failure> {
        serde_json::from_str(&event.event).map_err(|error| {
            Failure::internal(&format!("event {} of game {} cannot be read: {error}", event.seq, self.id))
        })
    }

    /// Applies an event that this process has appended to the log.
    pub(super) fn committed(&self, loaded: &mut Loaded, event: GameEvent) -> Result<(), Failure> {
        loaded.push(event)?;
        self.publish(loaded);
        Ok(())
    }

    fn publish(&self, loaded: &Loaded) {
        let seq = loaded.game.seq();
        self.latest.send_if_modified(|latest| std::mem::replace(latest, seq) != seq);
    }

    /// Number of the last event that is in memory.
    pub(super) fn seq(&self) -> u64 {
        *self.latest.borrow()
    }

    /// Follows the number of the last event.
    pub(super) fn watch(&self) -> watch::Receiver<u64> {
        self.latest.subscribe()
    }

    /// The events after a number as a viewer may see them, `limit` at most.
    pub(super) async fn events(
        &self,
        store: &dyn Store,
        viewer: Viewer,
        after: u64,
        limit: usize,
    ) -> Result<Vec<NumberedEvent>, Failure> {
        let numbered = |seq, event: &GameEvent| NumberedEvent { seq, event: view(event, viewer) };
        {
            let loaded = self.loaded.lock().await;
            if after >= loaded.game.seq() {
                return Ok(Vec::new());
            }
            if let Some(recent) = loaded.recent(after) {
                return Ok(recent.take(limit).map(|(seq, event)| numbered(seq, event)).collect());
            }
        }
        let events = store.events(self.id, after, limit.min(PAGE) as u32).await?;
        events.iter().map(|event| Ok(numbered(event.seq, &self.parse(event)?))).collect()
    }

    /// The seat of a token; `None` for one without a seat.
    pub(super) async fn seat(&self, token: &Token) -> Option<Player> {
        self.loaded.lock().await.game.seat(&token.hash())
    }

    /// The server's hash chain.
    pub(super) async fn chain(&self, state: &State) -> Result<&ServerChain, Failure> {
        let compute = async {
            let fair = self.loaded.lock().await.game.fair_terms().clone();
            state.chain(self.id.uuid(), fair).await
        };
        self.chain.get_or_try_init(|| compute).await
    }

    /// Keeps the server's hash chain, which was computed for the terms.
    pub(super) fn keep_chain(&self, chain: ServerChain) {
        // A chain that is there already is the same.
        let _ = self.chain.set(chain);
    }

    /// Notes that the game was asked for.
    pub(super) fn touch(&self) {
        self.used.store(now(), Ordering::Relaxed);
    }

    /// Milliseconds since the game was last asked for.
    pub(super) fn idle(&self) -> i64 {
        now() - self.used.load(Ordering::Relaxed)
    }
}

impl State {
    /// Computes the server's hash chain of a game.
    pub(super) async fn chain(&self, game: Uuid, terms: senet_fair::Terms) -> Result<ServerChain, Failure> {
        let permit = self.computing.clone().acquire_owned().await.map_err(|error| Failure::internal(&error))?;
        let secret = self.secrets.of_game(game);
        let compute = move || {
            // The work goes on when the client has gone.
            let _permit = permit;
            ServerChain::new(&secret, &terms)
        };
        let computed = tokio::task::spawn_blocking(compute).await;
        computed.map_err(|error| Failure::internal(&error))
    }
}
