//! The connected game, and how it is opened.

use leptos::prelude::*;
use leptos::task::spawn_local;
use senet::Player;
use senet_i18n::ids::{self, Id};
use senet_protocol::online::{Command, CommandFrame, GameState, Outage, Phrase, Presence, Status};
use senet_session::online::Client;
use uuid::Uuid;

use super::host::{self, Failed};
use super::kept::{self, KeptSeat};
use super::part::has_games;
use super::socket::Socket;
use crate::clock;
use crate::store::{Store, Window};

/// The game on the table, with its connection.
pub(crate) struct Game {
    pub(crate) id: Uuid,
    /// The seat of this browser; `None` for a spectator.
    pub(crate) seat: Option<KeptSeat>,
    pub(crate) client: Client,
    pub(crate) presence: Presence,
    /// The lead of the server's clock over the browser's, in milliseconds.
    pub(super) ahead: i64,
    pub(super) socket: Option<Socket>,
    /// Whether the server has greeted on this socket.
    pub(crate) is_connected: bool,
    /// Times in which the server was down, which clocks leave out.
    pub(super) outages: Vec<Outage>,
    /// Whether the connection was lost and is not back yet.
    pub(crate) is_lost: bool,
    /// The commands that have no answer yet.
    pub(super) waiting: Vec<CommandFrame>,
    /// Number of the last event when the game was opened. Events up to this number cause no notices.
    pub(super) seq_at_open: u64,
    /// When the last command was sent, in milliseconds since the Unix epoch.
    pub(super) sent: u64,
    /// A failed check of the server's throws, after which the browser sends nothing more.
    pub(crate) fault: Option<String>,
}

impl Game {
    pub(crate) fn player(&self) -> Option<Player> {
        self.client.player()
    }

    /// The server's time, in milliseconds since the Unix epoch.
    pub(crate) fn now(&self) -> i64 {
        i64::try_from(clock::now()).unwrap_or(i64::MAX).saturating_add(self.ahead)
    }

    /// The time left to both players, in milliseconds; `None` without a clock.
    pub(super) fn left(&self) -> Option<[u64; 2]> {
        self.client.game().left(self.now(), &self.outages)
    }

    /// Whether it is the turn of the player at this page.
    pub(crate) fn is_own_turn(&self) -> bool {
        let to_act = self.client.game().to_act();
        to_act.is_some() && to_act == self.player()
    }

    /// Whether a throw or a decision has been sent that has no answer yet.
    pub(crate) fn awaits_answer(&self) -> bool {
        self.waiting.iter().any(|frame| matches!(frame.command, Command::Throw(_) | Command::Decide(_)))
    }
}

/// A phrase of a player that has not been read.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Heard {
    pub(crate) by: Player,
    pub(crate) phrase: Phrase,
    /// Number of its event.
    pub(crate) seq: u64,
}

/// The connected game, with the signals around it. Cheap to copy.
#[derive(Clone, Copy)]
pub(crate) struct ConnectedGame {
    pub(crate) store: Store,
    pub(crate) game: RwSignal<Option<Game>, LocalStorage>,
    pub(crate) heard: RwSignal<Option<Heard>>,
    /// Changes each second while a game is on the table.
    pub(crate) second: RwSignal<u32>,
    /// Number of the connection. Messages of earlier connections are dropped.
    pub(super) connection: StoredValue<u64>,
    /// The seat of an opened link, until the server confirms it.
    linked: StoredValue<Option<(Uuid, KeptSeat)>>,
    /// Whether an action is in progress that must not run twice at a time.
    pub(super) tries_to: StoredValue<bool>,
    /// Number of events after which a hint was given, or none was due.
    pub(super) hinted_at: StoredValue<Option<usize>>,
    /// Tries to connect since the last success.
    pub(super) tries: StoredValue<u32>,
}

impl ConnectedGame {
    pub(super) fn new(store: Store) -> ConnectedGame {
        ConnectedGame {
            store,
            game: RwSignal::new_local(None),
            heard: RwSignal::new(None),
            second: RwSignal::new(0),
            connection: StoredValue::new(0),
            linked: StoredValue::new(None),
            tries_to: StoredValue::new(false),
            hinted_at: StoredValue::new(None),
            tries: StoredValue::new(0),
        }
    }

    /// Passes the connected game to `look`.
    pub(crate) fn with<T>(self, look: impl FnOnce(&Game) -> T) -> Option<T> {
        self.game.with(|game| game.as_ref().map(look))
    }

    /// Passes the connected game to `look`, without following it.
    pub(crate) fn peek<T>(self, look: impl FnOnce(&Game) -> T) -> Option<T> {
        self.game.with_untracked(|game| game.as_ref().map(look))
    }

    pub(super) fn change<T>(self, change: impl FnOnce(&mut Game) -> T) -> Option<T> {
        self.game.try_update(|game| game.as_mut().map(change)).flatten()
    }

    /// Opens the game of an address, and takes over the seat whose secret the address has. Without a game, ends what was
    /// connected.
    pub(super) fn open(self, wanted: Option<String>) {
        let Some(wanted) = wanted else {
            self.disconnect();
            return;
        };
        let (name, secret) = wanted.split_once('/').map_or((&*wanted, None), |(name, secret)| (name, Some(secret)));
        let Ok(id) = name.parse::<Uuid>() else {
            self.give_up(ids::ONLINE_NO_GAME, None);
            return;
        };
        if let Some(secret) = secret {
            let Some(seat) = kept::of_link(secret) else {
                self.give_up(ids::ONLINE_NO_SEAT, None);
                return;
            };
            self.disconnect();
            match kept::seat(id) {
                // Somebody else's link must not take this browser's seat away.
                Some(own) if !own.is_same_as(&seat) => {
                    self.give_up(ids::ONLINE_OTHER_SEAT, None);
                    return;
                }
                Some(_) => {}
                None => self.linked.set_value(Some((id, seat))),
            }
            // The secret leaves the address bar and the history.
            self.store.online.wanted.set(Some(id.to_string()));
            return;
        }
        if self.peek(|game| game.id) != Some(id) {
            self.disconnect();
            self.tries.set_value(0);
            spawn_local(self.fetch(id));
        }
    }

    /// Opens the game on the table again, with a seat that was taken.
    pub(crate) fn open_again(self) {
        if let Some(id) = self.peek(|game| game.id) {
            self.disconnect();
            spawn_local(self.fetch(id));
        }
    }

    fn is_wanted(self, id: Uuid) -> bool {
        let is_it = |wanted: &Option<String>| wanted.as_ref().is_some_and(|wanted| *wanted == id.to_string());
        self.store.online.wanted.try_with_untracked(is_it).unwrap_or(false)
    }

    fn disconnect(self) {
        self.connection.update_value(|connection| *connection += 1);
        self.heard.set(None);
        self.hinted_at.set_value(None);
        if self.game.with_untracked(Option::is_some) {
            self.game.set(None);
        }
    }

    /// Leaves the table, and says why.
    fn give_up(self, why: Id, detail: Option<&str>) {
        self.disconnect();
        self.store.leave_aside();
        self.store.complain(why, detail);
    }

    /// Asks for a game, and puts it on the table.
    async fn fetch(self, id: Uuid) {
        let linked = self.linked.get_value().filter(|(game, _)| *game == id).map(|(_, seat)| seat);
        let seat = kept::seat(id).or(linked);
        let state = if has_games().await { host::state(id, seat.as_ref()).await } else { Err(Failed::Unreachable) };
        if !self.is_wanted(id) {
            return;
        }
        match state {
            Err(Failed::Unreachable | Failed::NoStorage) => {
                self.store.online.trouble.set(Some(self.text(ids::ONLINE_UNREACHABLE)));
                self.try_later(move |connected| {
                    if connected.is_wanted(id) {
                        spawn_local(connected.fetch(id));
                    }
                });
            }
            Err(Failed::Refused(problem)) if problem.code == "no-such-game" => {
                self.give_up(ids::ONLINE_NO_GAME, None);
            }
            Err(Failed::Refused(problem)) => self.give_up(ids::ONLINE_REFUSED, Some(&problem.sentence)),
            Ok(state) => self.lay(id, seat, state),
        }
    }

    fn lay(self, id: Uuid, seat: Option<KeptSeat>, state: GameState) {
        let summary = state.summary;
        let seat = seat.filter(|_| summary.seat.is_some());
        // A link's seat is one that the server knows by now.
        if let Some(seat) = seat.as_ref().filter(|_| self.linked.get_value().is_some_and(|(game, _)| game == id)) {
            self.linked.set_value(None);
            if !kept::keep(id, seat) {
                self.give_up(ids::ONLINE_NO_STORAGE, None);
                return;
            }
        }
        let (status, is_ours) = (summary.status, seat.is_some());
        let keys = summary.seat.zip(seat.as_ref().map(KeptSeat::secret));
        match Client::new(summary.terms, keys) {
            Err(refusal) => self.give_up(ids::ONLINE_REFUSED, Some(&refusal.sentence)),
            Ok(client) => {
                let game = Game {
                    id,
                    seat,
                    client,
                    presence: summary.presence,
                    outages: Vec::new(),
                    ahead: 0,
                    socket: None,
                    is_connected: false,
                    is_lost: false,
                    waiting: Vec::new(),
                    seq_at_open: summary.seq,
                    sent: 0,
                    fault: None,
                };
                self.game.set(Some(game));
                self.lay_table();
                if status == Status::Offered {
                    self.store.windows.open.set(Some(if is_ours { Window::Invite } else { Window::Offer }));
                }
                self.connect();
            }
        }
    }

    /// A text in the player's language.
    pub(crate) fn text(self, id: Id) -> String {
        self.store.words.with_untracked(|words| words.text(id))
    }
}
