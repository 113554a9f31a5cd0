//! The games in memory, and the commands that change them.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use senet::Player;
use senet_fair::{Asked, Fault, Token};
use senet_protocol::online::{Command, FirstThrow, GameEvent, GameTerms, Join, Offer, RematchStep, Terms};
use senet_session::online::{Context, OnlineGame, check_offer};
use senet_store::{Appended, CommandId, Created, Cursor, GameId, Hint, Notice, Subscription};
use tokio::time::MissedTickBehavior;
use uuid::Uuid;

use super::failure::{Failure, json};
use super::hosted::{Hosted, Loaded, PAGE};
use super::{State, now, secrets};

/// The number of times that a command is decided again after other processes were faster.
const ATTEMPTS: usize = 8;

/// The time for which an unused game stays in memory, in milliseconds.
const KEPT: i64 = 60_000;

/// The age up to which changes are looked for after missed hints, in milliseconds: more than the delay of hints and clocks.
const LATELY: i64 = 60_000;

/// The interval at which unused games leave memory.
const TIDY: Duration = Duration::from_secs(20);

/// The games in memory.
#[derive(Debug, Default)]
pub(super) struct Games(Mutex<HashMap<GameId, Arc<Hosted>>>);

impl Games {
    fn find(&self, game: GameId) -> Option<Arc<Hosted>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).get(&game).cloned()
    }

    /// Adds a game, unless it was added in the meantime.
    fn add(&self, hosted: Hosted) -> Arc<Hosted> {
        let mut games = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        games.entry(hosted.id).or_insert_with(|| Arc::new(hosted)).clone()
    }

    /// The number of games.
    pub(super) fn len(&self) -> usize {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).len()
    }

    /// Removes the games that are neither in use nor were asked for lately.
    fn tidy(&self) {
        let mut games = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        games.retain(|_, hosted| Arc::strong_count(hosted) > 1 || hosted.idle() < KEPT);
    }
}

impl State {
    /// A game, as far as its log is now.
    pub(super) async fn game(&self, game: Uuid) -> Result<Arc<Hosted>, Failure> {
        let id = GameId::new(game);
        let hosted = if let Some(hosted) = self.games.find(id) {
            hosted
        } else {
            let loaded = Hosted::load(&*self.store, id).await?;
            self.games.add(loaded.ok_or_else(Failure::no_such_game)?)
        };
        hosted.touch();
        // Hints can be late. Those of events that are committed from here on find the game in memory.
        if let Some(latest) = self.store.latest(id).await?
            && latest > hosted.seq()
        {
            hosted.read_log(&*self.store, latest).await?;
        }
        Ok(hosted)
    }

    /// Creates the game of an offer, or finds it if the offer is repeated.
    pub(super) async fn create(&self, offer: Offer, token: &Token) -> Result<(Created, Arc<Hosted>), Failure> {
        let (id, fair) = (offer.game, check_offer(&offer)?.fair);
        let first_to_throw = match offer.terms.first {
            FirstThrow::Maker => Player::First,
            FirstThrow::Joiner => Player::Second,
            FirstThrow::Lot => self.secrets.lot(id),
        };
        let chain = self.chain(id, fair).await?;
        let terms = GameTerms { offer, first_to_throw, server: chain.anchor(), token: Some(token.hash()) };
        let created = self.store.create(GameId::new(id), &json(&terms)).await?;
        if created == Created::Taken {
            return Err(Failure::taken("there is a game with this identifier and other terms"));
        }
        let hosted = self.game(id).await?;
        hosted.keep_chain(chain);
        Ok((created, hosted))
    }

    /// Takes the second seat of a game. Returns the number of the event.
    pub(super) async fn join(&self, hosted: &Hosted, token: &Token, join: &Join) -> Result<u64, Failure> {
        let hash = token.hash();
        let id = CommandId::new(Uuid::from_bytes(secrets::random()));
        let decide = |game: &OnlineGame| {
            let anchors = game.anchors().map(|anchors| anchors.players[Player::Second as usize]);
            if game.seat(&hash) == Some(Player::Second) && anchors == Some(join.anchors) {
                // The request is repeated. Joining is the first event of a game.
                return Ok(Decided::Earlier(1));
            }
            Ok(Decided::Event(game.join(hash, join, now())?))
        };
        self.carry_out(hosted, Player::Second, id, decide).await
    }

    /// Carries out a command of a player who knows the events up to number `known`. Returns the number of its event.
    pub(super) async fn command(
        &self,
        hosted: &Hosted,
        seat: Player,
        id: Uuid,
        (command, known): (&Command, u64),
    ) -> Result<u64, Failure> {
        let chain = match command {
            Command::Throw(_) => Some(hosted.chain(self).await?),
            _ => None,
        };
        let rematch = match command {
            Command::Rematch(RematchStep::Offer { game }) => Some(self.terms_of(*game).await?),
            _ => None,
        };
        let away_since = self.presences.of(hosted.id).away_since[!seat as usize];
        let outages = self.outages();
        let decide = |game: &OnlineGame| {
            if let Some(offered) = &rematch
                && let Some(due) = game.rematch_terms(seat)
                && due != *offered
            {
                return Err(Failure::other_rematch());
            }
            let answer = |asked: &Asked| match chain {
                Some(chain) => chain.answer(asked),
                None => Err(Fault::OwnAnchors),
            };
            let context = Context { now: now(), known, outages: &outages, away_since, answer: &answer };
            Ok(Decided::Event(game.decide(seat, command, &context)?))
        };
        self.carry_out(hosted, seat, CommandId::new(id), decide).await
    }

    /// The terms of a game that is offered for a rematch.
    async fn terms_of(&self, game: Uuid) -> Result<Terms, Failure> {
        let hosted = self.game(game).await?;
        Ok(hosted.loaded.lock().await.game.terms().offer.terms.clone())
    }

    /// Decides a command by the state in memory, and appends its event to the log. Decides again if the log has gone on.
    async fn carry_out(
        &self,
        hosted: &Hosted,
        seat: Player,
        id: CommandId,
        decide: impl Fn(&OnlineGame) -> Result<Decided, Failure>,
    ) -> Result<u64, Failure> {
        let came = Instant::now();
        let result = self.decide_and_append(hosted, seat, id, decide).await;
        self.metrics.count_command(came, &result);
        result
    }

    async fn decide_and_append(
        &self,
        hosted: &Hosted,
        seat: Player,
        id: CommandId,
        decide: impl Fn(&OnlineGame) -> Result<Decided, Failure>,
    ) -> Result<u64, Failure> {
        let mut loaded = hosted.loaded.lock().await;
        for _ in 0..ATTEMPTS {
            let event = match decide(&loaded.game) {
                Ok(Decided::Event(event)) => event,
                Ok(Decided::Earlier(seq)) => return Ok(seq),
                Err(refusal) => {
                    // A command that was carried out before is mostly refused now, and so is one about events that this
                    // process has yet to read.
                    if let Some(first) = self.store.find(hosted.id, id).await? {
                        return first_answer(seat, first.seq, &first.event);
                    }
                    let known = loaded.game.seq();
                    hosted.follow(&mut loaded, &*self.store).await?;
                    if loaded.game.seq() == known {
                        return Err(refusal);
                    }
                    continue;
                }
            };
            if let Some(seq) = self.append(hosted, &mut loaded, (seat, id), event).await? {
                return Ok(seq);
            }
        }
        Err(Failure::busy())
    }

    /// Appends an event to the log; `None` if other events came first.
    async fn append(
        &self,
        hosted: &Hosted,
        loaded: &mut Loaded,
        (seat, id): (Player, CommandId),
        event: GameEvent,
    ) -> Result<Option<u64>, Failure> {
        let expected = loaded.game.seq();
        let command = senet_store::Command { game: hosted.id, id, expected, event: json(&event) };
        match self.store.append(command).await? {
            Appended::Appended { seq, .. } => {
                hosted.committed(loaded, event)?;
                Ok(Some(seq))
            }
            Appended::Repeated { seq, event, .. } => first_answer(seat, seq, &event).map(Some),
            Appended::Conflict { .. } => {
                hosted.follow(loaded, &*self.store).await?;
                Ok(None)
            }
            Appended::NoSuchGame => Err(Failure::no_such_game()),
        }
    }
}

/// The result of a command.
enum Decided {
    /// An event that is to be appended.
    Event(GameEvent),
    /// The number of the event that the command had when it was carried out before.
    Earlier(u64),
}

/// The answer to a repeated command: that of its first time, for the same player.
fn first_answer(seat: Player, seq: u64, event: &str) -> Result<u64, Failure> {
    let event: GameEvent = serde_json::from_str(event).map_err(|error| Failure::internal(&error))?;
    if event.seat() == seat { Ok(seq) } else { Err(Failure::taken("another command has this identifier")) }
}

/// Follows the hints of the store.
pub(super) async fn listen(state: Arc<State>, mut hints: Subscription) {
    loop {
        match hints.next().await {
            Notice::Hint(Hint { game, seq }) => read(&state, game, seq),
            Notice::Message(message) => state.presences.hear(&message),
            Notice::Lagged(missed) => {
                tracing::warn!(missed, "hints were missed; the games that have changed lately read their logs");
                // A failure is logged, and the next request for a game tries again.
                let _ = read_changed(&state).await;
            }
            Notice::Closed => return,
        }
    }
}

/// Updates a game in memory from its log, if the log has more events.
fn read(state: &Arc<State>, game: GameId, events: u64) {
    if let Some(hosted) = state.games.find(game)
        && hosted.seq() < events
    {
        let state = state.clone();
        // A task of its own: the game may be locked until a command is committed.
        tokio::spawn(async move {
            // The failure is logged, and the next hint or request tries again.
            let _ = hosted.read_log(&*state.store, events).await;
        });
    }
}

/// Updates all games in memory whose logs have changed lately. Asking for each game would take so long under load that
/// hints would be missed again.
async fn read_changed(state: &Arc<State>) -> Result<(), Failure> {
    let mut after = Cursor::at(now() - LATELY);
    loop {
        let page = state.store.changed(after, PAGE as u32).await?;
        for change in &page {
            read(state, change.game, change.seq);
        }
        match page.last() {
            Some(last) if page.len() == PAGE => after = last.cursor(),
            _ => return Ok(()),
        }
    }
}

/// Removes from memory what is not needed, for ever.
pub(super) async fn tidy(state: Arc<State>) {
    let mut ticks = tokio::time::interval(TIDY);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        ticks.tick().await;
        state.games.tidy();
        state.limiters.tidy();
        state.presences.tidy();
    }
}
