//! The game that is connected: what is sent, what is heard, and how it is kept when the connection is lost.

use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use senet::{Event, Player};
use senet_i18n::ids::{self, Id};
use senet_protocol::online::{
    Choice, Command, CommandFrame, Decision, GameEvent, GameState, Hello, NumberedEvent, Phrase, Presence, RematchStep,
    ServerFrame, Status,
};
use senet_session::online::{Client, Code, Refusal};
use uuid::Uuid;

use super::host::{self, Failed};
use super::kept::{self, KeptSeat};
use super::part::has_games;
use super::socket::{Socket, Told};
use crate::clock;
use crate::store::{OnlineAsk, Store, Window};

/// The longest time between two tries to connect, in milliseconds.
const LONGEST_WAIT: u32 = 15_000;

/// How long an answer may take before the connection counts as lost, in milliseconds.
const PATIENCE: u64 = 8_000;

/// The game on the table, with its connection.
pub(crate) struct Game {
    pub(crate) id: Uuid,
    /// The seat of this browser; `None` for a spectator.
    pub(crate) seat: Option<KeptSeat>,
    pub(crate) client: Client,
    pub(crate) presence: Presence,
    /// How far the server's clock is ahead of the browser's, in milliseconds.
    ahead: i64,
    socket: Option<Socket>,
    /// Whether the server has greeted on this socket.
    pub(crate) is_connected: bool,
    /// Whether the connection was lost and is not back yet.
    pub(crate) is_lost: bool,
    /// The commands that have no answer yet.
    waiting: Vec<CommandFrame>,
    /// When the last command was sent, in milliseconds since the Unix epoch.
    sent: u64,
    /// What is wrong with the throws that the server told. Nothing more is sent then.
    pub(crate) fault: Option<String>,
}

impl Game {
    pub(crate) fn player(&self) -> Option<Player> {
        self.client.player()
    }

    /// How far the server's clock is ahead of the browser's, in milliseconds.
    pub(crate) const fn ahead(&self) -> i64 {
        self.ahead
    }

    /// The server's time, in milliseconds since the Unix epoch.
    pub(crate) fn now(&self) -> i64 {
        i64::try_from(clock::now()).unwrap_or(i64::MAX).saturating_add(self.ahead)
    }

    /// Whether a throw or a decision has been sent that has no answer yet.
    pub(crate) fn awaits_answer(&self) -> bool {
        self.waiting.iter().any(|frame| matches!(frame.command, Command::Throw(_) | Command::Decide(_)))
    }
}

/// What a player said, until it has been read.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Heard {
    pub(crate) by: Player,
    pub(crate) phrase: Phrase,
    /// Number of its event.
    pub(crate) seq: u64,
}

/// The connected game, and what belongs to it. Cheap to copy.
#[derive(Clone, Copy)]
pub(crate) struct Desk {
    pub(crate) store: Store,
    pub(crate) game: RwSignal<Option<Game>, LocalStorage>,
    pub(crate) heard: RwSignal<Option<Heard>>,
    /// Changes each second while a game is on the table.
    pub(crate) second: RwSignal<u32>,
    /// Number of the connection, by which what earlier ones tell is dropped.
    connection: StoredValue<u64>,
    /// Tries to connect since the last success.
    tries: StoredValue<u32>,
}

impl Desk {
    pub(super) fn new(store: Store) -> Desk {
        Desk {
            store,
            game: RwSignal::new_local(None),
            heard: RwSignal::new(None),
            second: RwSignal::new(0),
            connection: StoredValue::new(0),
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

    fn change<T>(self, change: impl FnOnce(&mut Game) -> T) -> Option<T> {
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
            if !kept::take_over(id, secret) {
                self.give_up(ids::ONLINE_NO_SEAT, None);
                return;
            }
            self.disconnect();
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
        let seat = kept::seat(id);
        let token = seat.as_ref().map(|seat| seat.secret().token());
        let state = if has_games().await {
            host::get::<GameState>(&host::of_game(id, ""), token).await
        } else {
            Err(Failed::Unreachable)
        };
        if !self.is_wanted(id) {
            return;
        }
        match state {
            Err(Failed::Unreachable) => {
                self.store.online.trouble.set(Some(self.text(ids::ONLINE_UNREACHABLE)));
                self.try_later(move |desk| {
                    if desk.is_wanted(id) {
                        spawn_local(desk.fetch(id));
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
                    ahead: 0,
                    socket: None,
                    is_connected: false,
                    is_lost: false,
                    waiting: Vec::new(),
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

    /// Connects, or connects again.
    fn connect(self) {
        let number = self.connection.get_value() + 1;
        self.connection.set_value(number);
        let told = move |told| {
            if self.connection.try_get_value() == Some(number) {
                self.hear(told);
            }
        };
        self.change(|game| {
            game.is_connected = false;
            let seq = game.client.game().seq();
            game.socket = Socket::open(game.id, (seq > 0).then_some(seq), told);
        });
    }

    /// Connects again, as after sleep or a change of the network: what was open may lead nowhere.
    pub(super) fn wake(self) {
        if self.game.with_untracked(Option::is_some) {
            self.tries.set_value(0);
            self.reconnect();
        }
    }

    /// Connects again if an answer does not come.
    pub(super) fn check_answers(self) {
        let is_late = |game: &Game| {
            game.is_connected && !game.waiting.is_empty() && clock::now().saturating_sub(game.sent) > PATIENCE
        };
        if self.peek(is_late) == Some(true) {
            self.lose();
        }
    }

    /// Connects again if the host can be reached: browsers write failures into the console.
    fn reconnect(self) {
        let number = self.connection.get_value();
        spawn_local(async move {
            let is_there = has_games().await;
            if self.connection.try_get_value() != Some(number) {
                return;
            }
            if is_there { self.connect() } else { self.lose() }
        });
    }

    /// The connection is lost: tries again after a while.
    fn lose(self) {
        self.connection.update_value(|connection| *connection += 1);
        self.change(|game| {
            game.socket = None;
            game.is_connected = false;
            game.is_lost = true;
        });
        self.try_later(Desk::reconnect);
    }

    /// Does `work` after a while that grows with each try, unless something else happens before.
    fn try_later(self, work: impl FnOnce(Desk) + 'static) {
        let number = self.connection.get_value();
        let tries = self.tries.get_value();
        self.tries.set_value(tries + 1);
        let longest = (500_u32 << tries.min(5)).min(LONGEST_WAIT);
        // All clients of a server that was down would come back at the same time.
        let wait = f64::from(longest) * (0.5 + js_sys::Math::random() / 2.0);
        let due = move || {
            if self.connection.try_get_value() == Some(number) {
                work(self);
            }
        };
        set_timeout(due, Duration::from_millis(wait as u64));
    }

    fn hear(self, told: Told) {
        match told {
            Told::Opened => {
                let token = self.peek(|game| game.seat.as_ref().map(|seat| seat.secret().token())).flatten();
                self.write(&Hello { token });
            }
            Told::Closed => self.lose(),
            Told::Text(text) => match serde_json::from_str(&text) {
                Ok(frame) => self.hear_frame(frame),
                // A newer server may say more.
                Err(_) => leptos::logging::warn!("a frame that this version does not know"),
            },
        }
    }

    fn hear_frame(self, frame: ServerFrame) {
        match frame {
            ServerFrame::Hello { now, .. } => {
                self.tries.set_value(0);
                let again = self.change(|game| {
                    game.ahead = 0;
                    game.ahead = now.saturating_sub(game.now());
                    game.is_connected = true;
                    game.is_lost = false;
                    game.sent = clock::now();
                    game.waiting.clone()
                });
                // The server answers a command that it knows as it did the first time.
                again.unwrap_or_default().iter().for_each(|frame| self.write(frame));
                self.prepare();
            }
            ServerFrame::Snapshot(snapshot) => {
                let restored = self.change(|game| {
                    game.waiting.clear();
                    game.client.restore(&snapshot)
                });
                if self.check(restored) {
                    self.prepare();
                }
            }
            ServerFrame::Event(event) => self.hear_events(&[event], true),
            ServerFrame::Ack { c, .. } => {
                self.change(|game| game.waiting.retain(|frame| frame.c != Some(c)));
            }
            ServerFrame::Nack { c, problem, missed } => {
                self.hear_events(&missed, true);
                let refused = self.change(|game| {
                    let index = game.waiting.iter().position(|frame| frame.c.is_some() && frame.c == c)?;
                    Some(game.waiting.remove(index))
                });
                if let Some(frame) = refused.flatten() {
                    self.refused(frame, &problem.code, &problem.sentence);
                }
            }
            ServerFrame::Presence(presence) => {
                self.change(|game| game.presence = presence);
            }
            ServerFrame::Bye => {
                // It says so to all: each comes back after a time of its own.
                self.tries.set_value(1);
                self.lose();
            }
        }
    }

    fn hear_events(self, events: &[NumberedEvent], is_new: bool) {
        let known = self.peek(|game| game.client.game().seq()).unwrap_or_default();
        let heard = self.change(|game| game.client.hear(events));
        if !self.check(heard) {
            return;
        }
        for NumberedEvent { seq, event } in events.iter().filter(|event| event.seq > known) {
            let you = self.peek(Game::player).flatten();
            match event {
                Some(GameEvent::Said { seat, phrase, .. }) if is_new && Some(*seat) != you => {
                    self.heard.set(Some(Heard { by: *seat, phrase: *phrase, seq: *seq }));
                }
                // Who offered the rematch goes to it when it is accepted.
                Some(GameEvent::Rematch { seat, step: RematchStep::Accept { game }, .. }) if Some(*seat) != you => {
                    self.store.want_online(game.to_string());
                }
                _ => {}
            }
        }
        self.prepare();
    }

    /// Whether what the server told fits. If it does not, nothing more is sent.
    fn check(self, heard: Option<Result<(), Refusal>>) -> bool {
        match heard {
            Some(Ok(())) => true,
            // Events are missing: a new connection brings them.
            Some(Err(refusal)) if refusal.code == Code::Stale => {
                self.lose();
                false
            }
            Some(Err(refusal)) => {
                self.stop(refusal.sentence);
                false
            }
            None => false,
        }
    }

    /// Stops the game, because what the server told does not fit.
    fn stop(self, why: String) {
        self.connection.update_value(|connection| *connection += 1);
        self.change(|game| {
            game.socket = None;
            game.is_connected = false;
            game.waiting.clear();
            game.fault = Some(why);
        });
    }

    /// Does what needs no player: begins the game of the own offer, and computes the chains before they are needed.
    fn prepare(self) {
        let connection = self.connection.get_value();
        let begins = self.peek(|game| {
            let is_made_here = game.seat.as_ref().is_some_and(|seat| seat.is_made_here);
            let waits = game.waiting.iter().any(|frame| matches!(frame.command, Command::Begin(_)));
            let is_joined = game.client.game().status() == Status::Joined && game.player() == Some(Player::First);
            is_joined && is_made_here && !waits && game.is_connected
        });
        let plays = self.peek(|game| game.player().is_some() && game.client.game().status() == Status::Playing);
        if begins != Some(true) && plays != Some(true) {
            return;
        }
        // After the frame that shows what was heard: it takes a while.
        let work = move || {
            if self.connection.try_get_value() != Some(connection) {
                return;
            }
            if begins == Some(true) {
                self.begin();
            } else {
                // Why it cannot be done is told when a throw is asked for.
                let prepare = |game: &mut Option<Game>| game.as_mut().map(|game| game.client.prepare());
                let _ = self.game.try_update_untracked(prepare);
            }
        };
        set_timeout(work, Duration::from_millis(50));
    }

    /// Sends the maker's first command, once for one other player.
    fn begin(self) {
        let begun = self.change(|game| {
            let beginning = game.client.begin()?;
            let Some(seat) = game.seat.as_mut() else {
                return Err(Refusal::from(senet_fair::Fault::Receipt));
            };
            // Another tab of this browser may have begun it.
            seat.receipt = kept::seat(game.id).and_then(|seat| seat.receipt).or(seat.receipt);
            if seat.receipt.is_some_and(|receipt| receipt != beginning.receipt) {
                return Err(senet_fair::Fault::Receipt.into());
            }
            seat.receipt = Some(beginning.receipt);
            kept::keep(game.id, seat);
            Ok(beginning)
        });
        match begun {
            Some(Ok(beginning)) => self.send(Command::Begin(beginning)),
            Some(Err(refusal)) if refusal.code == Code::Shares => self.stop(refusal.sentence),
            _ => {}
        }
    }

    /// Does what the table asks for.
    pub(super) fn answer(self, ask: OnlineAsk) {
        match ask {
            OnlineAsk::Throw => self.ask_throw(),
            OnlineAsk::Send(decision) => {
                let shown = self.store.play.table.with_untracked(|table| table.game().events().len());
                let is_told = |game: &Game| game.client.game().game().events().len() >= shown;
                let choice = match decision {
                    Event::Move(played) => Choice::Move(played),
                    Event::Choose(side) => Choice::Side(side),
                    Event::Throw(_) | Event::Resign(_) => return,
                };
                // What the server told is only shown.
                if self.peek(is_told) == Some(false) {
                    self.send(Command::Decide(Decision { choice }));
                }
            }
        }
    }

    fn ask_throw(self) {
        let asked = self.change(|game| {
            // Another tab of this browser may have thrown.
            let last = kept::seat(game.id).as_ref().and_then(KeptSeat::last);
            let (command, asks) = game.client.throw(last)?;
            if let Some(seat) = &mut game.seat {
                seat.asks(asks);
                kept::keep(game.id, seat);
            }
            Ok::<_, Refusal>(command)
        });
        match asked {
            Some(Ok(command)) => self.send(command),
            Some(Err(refusal)) if refusal.code == Code::Shares => self.stop(refusal.sentence),
            _ => {}
        }
    }

    /// Sends a command, and keeps it until it is answered.
    pub(crate) fn send(self, command: Command) {
        let Some(c) = host::new_id() else { return };
        let frame = self.change(|game| {
            let frame = CommandFrame { c: Some(c), seq: game.client.game().seq(), command };
            game.waiting.push(frame.clone());
            game.sent = clock::now();
            (game.is_connected, frame)
        });
        if let Some((true, frame)) = frame {
            self.write(&frame);
        }
    }

    fn write(self, frame: &impl serde::Serialize) {
        if let Ok(text) = serde_json::to_string(frame) {
            self.peek(|game| game.socket.iter().for_each(|socket| socket.send(&text)));
        }
    }

    /// Handles a refusal: a command about an earlier state is made again if it still fits, else the player hears why.
    fn refused(self, frame: CommandFrame, code: &str, sentence: &str) {
        let is_due =
            |game: &Game| game.client.game().to_act().is_some() && game.client.game().to_act() == game.player();
        if code == Code::Stale.name() && self.peek(is_due) == Some(true) {
            match frame.command {
                Command::Throw(_) => return self.ask_throw(),
                Command::Decide(_) => {
                    let is_ahead = |game: &Game| {
                        let told = game.client.game().game().events();
                        self.store.play.table.with_untracked(|table| {
                            let shown = table.game().events();
                            shown.len() == told.len() + 1 && shown.starts_with(told)
                        })
                    };
                    if self.peek(is_ahead) == Some(true) {
                        self.send(frame.command);
                    }
                    return;
                }
                _ => {}
            }
        }
        let known = match code {
            "stale" => None,
            "no-claim" => Some(ids::ONLINE_NO_CLAIM),
            "rematch-offered" | "no-rematch" => Some(ids::ONLINE_NO_REMATCH),
            _ => Some(ids::ONLINE_REFUSED),
        };
        if let Some(known) = known {
            self.store.complain(known, (known == ids::ONLINE_REFUSED).then_some(sentence));
        }
    }

    /// A text in the player's language.
    pub(crate) fn text(self, id: Id) -> String {
        self.store.words.with_untracked(|words| words.text(id))
    }
}
