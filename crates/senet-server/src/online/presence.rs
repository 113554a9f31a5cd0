//! Who is connected to which game, in this process and in others. It is told, and not stored.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use senet::Player;
use senet_protocol::online::Presence;
use senet_session::online::Viewer;
use senet_store::{GameId, LONGEST_MESSAGE};
use serde::{Deserialize, Serialize};
use tokio::sync::{Notify, watch};
use uuid::Uuid;

use super::failure::json;
use super::{State, now, secrets};

/// The interval of a process's heartbeats.
const PERIOD: Duration = Duration::from_secs(5);

/// After this time without a word, a process is taken for dead.
const PATIENCE: Duration = Duration::from_secs(20);

/// The time between requests of a player from which on the later one is reported, in milliseconds.
const STEP: i64 = 5_000;

/// The time for which a game without a connection is remembered, in milliseconds.
const KEPT: i64 = 600_000;

/// Games in one message, which is shorter than [`LONGEST_MESSAGE`] bytes then.
const GAMES_TOLD: usize = LONGEST_MESSAGE / 160;

/// Who is connected to the games.
#[derive(Debug)]
pub(super) struct Presences {
    /// Identifier of this process.
    process: Uuid,
    known: Mutex<Known>,
    /// Wakes the task that tells other processes.
    wake: Notify,
}

#[derive(Debug, Default)]
struct Known {
    games: HashMap<GameId, Entry>,
    /// When each other process was last heard.
    processes: HashMap<Uuid, Instant>,
    /// Games that other processes are to be told of.
    untold: HashSet<GameId>,
}

#[derive(Debug)]
struct Entry {
    /// Connections of the seats to this process.
    players: [u32; 2],
    spectators: u32,
    /// When each player was last seen by this process, in milliseconds since the Unix epoch.
    seen: [i64; 2],
    /// The presence that other processes reported.
    others: HashMap<Uuid, Presence>,
    /// The presence that clients receive.
    shown: watch::Sender<Presence>,
}

impl Entry {
    fn new() -> Entry {
        let seen = [now(); 2];
        let shown = watch::Sender::new(Presence { away_since: seen.map(Some), spectators: 0 });
        Entry { players: [0; 2], spectators: 0, seen, others: HashMap::new(), shown }
    }

    /// The presence of players who are connected to this process.
    fn own(&self) -> Presence {
        let away = |seat: usize| (self.players[seat] == 0).then_some(self.seen[seat]);
        Presence { away_since: [away(0), away(1)], spectators: self.spectators }
    }

    /// The presence in all processes.
    fn all(&self) -> Presence {
        self.others.values().fold(self.own(), |known, other| Presence {
            // A player is away since the latest time; here, if any process has a connection.
            away_since: [0, 1].map(|seat| known.away_since[seat].zip(other.away_since[seat]).map(|(a, b)| a.max(b))),
            spectators: known.spectators.saturating_add(other.spectators),
        })
    }

    fn show(&self) {
        let all = self.all();
        self.shown.send_if_modified(|shown| std::mem::replace(shown, all) != all);
    }

    fn is_needed(&self) -> bool {
        let here = |presence: &Presence| presence.spectators > 0 || presence.away_since.contains(&None);
        here(&self.all()) || self.shown.receiver_count() > 0 || self.seen.iter().any(|seen| now() - seen < KEPT)
    }

    /// Forgets a process. Who was connected to it is away from now on.
    fn forget(&mut self, process: Uuid) {
        let Some(other) = self.others.remove(&process) else { return };
        for seat in 0..2 {
            self.seen[seat] = self.seen[seat].max(other.away_since[seat].unwrap_or_else(now));
        }
        self.show();
    }
}

/// A message between processes.
#[derive(Serialize, Deserialize)]
#[serde(tag = "t", rename_all = "kebab-case")]
enum Message {
    /// A process has started, and wants to know who is connected to the others.
    Started { process: Uuid },
    /// A process lives.
    Alive { process: Uuid },
    /// Who is connected to a process.
    Here { process: Uuid, games: Vec<(Uuid, Presence)> },
}

/// A connection to a game. Dropped, it ends.
#[derive(Debug)]
pub(super) struct Connected {
    state: Arc<State>,
    game: GameId,
    viewer: Viewer,
    pub(super) shown: watch::Receiver<Presence>,
}

impl Drop for Connected {
    fn drop(&mut self) {
        self.state.metrics.connections(self.viewer).dec();
        self.state.presences.change(self.game, |entry| match self.viewer {
            Some(player) => {
                entry.players[player as usize] -= 1;
                entry.seen[player as usize] = now();
            }
            None => entry.spectators -= 1,
        });
    }
}

impl Presences {
    pub(super) fn new() -> Presences {
        Presences { process: Uuid::from_bytes(secrets::random()), known: Mutex::default(), wake: Notify::new() }
    }

    fn known(&self) -> MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Changes what this process knows of a game, and tells it.
    fn change<T>(&self, game: GameId, change: impl FnOnce(&mut Entry) -> T) -> T {
        let mut known = self.known();
        let entry = known.games.entry(game).or_insert_with(Entry::new);
        let before = entry.own();
        let result = change(entry);
        if entry.own() != before {
            entry.show();
            known.untold.insert(game);
            self.wake.notify_one();
        }
        result
    }

    /// Who is connected to a game. Players of whom nothing is known have left just now.
    pub(super) fn of(&self, game: GameId) -> Presence {
        let unknown = Presence { away_since: [Some(now()); 2], spectators: 0 };
        self.known().games.get(&game).map_or(unknown, Entry::all)
    }

    /// Whether a player is connected, or has sent a request in the last half minute.
    pub(super) fn is_here(&self, game: GameId, player: Player) -> bool {
        let known = self.known();
        let away = known.games.get(&game).map(|entry| entry.all().away_since[player as usize]);
        away.is_some_and(|since| since.is_none_or(|since| now() - since < 30_000))
    }

    /// Notes a request of a player, who may be a program without a lasting connection.
    pub(super) fn saw(&self, game: GameId, player: Player) {
        let time = now();
        self.change(game, |entry| {
            if time - entry.seen[player as usize] > STEP {
                entry.seen[player as usize] = time;
            }
        });
    }

    /// Hears a message of a process.
    pub(super) fn hear(&self, message: &str) {
        let Ok(message) = serde_json::from_str(message) else { return };
        let (Message::Started { process } | Message::Alive { process } | Message::Here { process, .. }) = message;
        if process == self.process {
            return;
        }
        let mut known = self.known();
        known.processes.insert(process, Instant::now());
        match message {
            Message::Started { .. } => {
                known.untold = known.games.keys().copied().collect();
                self.wake.notify_one();
            }
            Message::Alive { .. } => {}
            Message::Here { games, .. } => {
                for (game, presence) in games {
                    let entry = known.games.entry(GameId::new(game)).or_insert_with(Entry::new);
                    entry.others.insert(process, presence);
                    entry.show();
                }
            }
        }
    }

    /// Takes what other processes are to be told.
    fn take_untold(&self) -> Vec<(Uuid, Presence)> {
        let mut known = self.known();
        let untold = std::mem::take(&mut known.untold);
        let told = |game: GameId| Some((game.uuid(), known.games.get(&game)?.own()));
        untold.into_iter().filter_map(told).collect()
    }

    /// Forgets games without connections, and processes that are silent.
    pub(super) fn tidy(&self) {
        let known = &mut *self.known();
        let is_silent = |heard: &Instant| heard.elapsed() > PATIENCE;
        let silent: Vec<Uuid> =
            known.processes.iter().filter(|(_, heard)| is_silent(heard)).map(|(process, _)| *process).collect();
        for process in silent {
            known.processes.remove(&process);
            known.games.values_mut().for_each(|entry| entry.forget(process));
        }
        known.games.retain(|_, entry| entry.is_needed());
    }
}

impl State {
    /// Connects a viewer to a game.
    pub(super) fn connect(self: &Arc<State>, game: GameId, viewer: Viewer) -> Connected {
        let shown = self.presences.change(game, |entry| {
            match viewer {
                Some(player) => entry.players[player as usize] += 1,
                None => entry.spectators += 1,
            }
            entry.shown.subscribe()
        });
        self.metrics.connections(viewer).inc();
        Connected { state: self.clone(), game, viewer, shown }
    }
}

/// Tells other processes who is connected to this one, for ever.
pub(super) async fn tell(state: Arc<State>) {
    let process = state.presences.process;
    let send = async |message: Message| {
        if let Err(error) = state.store.tell(&json(&message)).await {
            tracing::debug!(%error, "other processes could not be told who is here");
        }
    };
    send(Message::Started { process }).await;
    loop {
        if tokio::time::timeout(PERIOD, state.presences.wake.notified()).await.is_err() {
            send(Message::Alive { process }).await;
        }
        for games in state.presences.take_untold().chunks(GAMES_TOLD) {
            send(Message::Here { process, games: games.to_vec() }).await;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GAME: GameId = GameId::new(Uuid::nil());

    /// Passes what one process has to tell to another.
    fn pass(from: &Presences, to: &Presences) {
        to.hear(&json(&Message::Here { process: from.process, games: from.take_untold() }));
    }

    #[test]
    fn a_player_is_here_while_any_process_has_a_connection() {
        let [one, other] = [Presences::new(), Presences::new()];
        one.change(GAME, |entry| entry.players[0] += 1);
        other.change(GAME, |entry| entry.players[1] += 1);
        other.change(GAME, |entry| entry.spectators += 2);
        pass(&one, &other);
        pass(&other, &one);
        for process in [&one, &other] {
            assert_eq!(process.of(GAME), Presence { away_since: [None, None], spectators: 2 });
        }
        other.change(GAME, |entry| (entry.players[1], entry.seen[1]) = (0, i64::MAX));
        pass(&other, &one);
        assert_eq!(one.of(GAME), Presence { away_since: [None, Some(i64::MAX)], spectators: 2 });
        assert!(one.is_here(GAME, Player::First));
    }

    #[test]
    fn players_of_a_dead_process_are_away() {
        let [one, other] = [Presences::new(), Presences::new()];
        other.change(GAME, |entry| entry.players[1] += 1);
        pass(&other, &one);
        assert_eq!(one.of(GAME).away_since[1], None);
        one.tidy();
        assert_eq!(one.of(GAME).away_since[1], None);
        let long_ago = Instant::now().checked_sub(2 * PATIENCE).expect("the machine runs for a minute");
        one.known().processes.insert(other.process, long_ago);
        one.tidy();
        let since = one.of(GAME).away_since[1].expect("the player is away");
        assert!((0..60_000).contains(&(now() - since)));
    }

    #[test]
    fn a_message_is_short_enough() {
        let presence = Presence { away_since: [Some(i64::MIN); 2], spectators: u32::MAX };
        let games = vec![(Uuid::max(), presence); GAMES_TOLD];
        let message = json(&Message::Here { process: Uuid::max(), games });
        assert!(message.len() <= LONGEST_MESSAGE, "{}", message.len());
    }
}
