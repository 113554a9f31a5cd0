//! The connection to the server: what is heard, and how it comes back when it is lost.

use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use senet_protocol::online::{GameEvent, Hello, NumberedEvent, RematchStep, ServerFrame};
use senet_session::online::{Code, Refusal};

use super::connected_game::{ConnectedGame, Game, Heard};
use super::kept::KeptSeat;
use super::part::has_games;
use super::socket::{Socket, Told};
use crate::clock;

/// The longest time between two tries to connect, in milliseconds.
const LONGEST_WAIT: u32 = 15_000;

/// The time for an answer after which the connection counts as lost, in milliseconds.
const PATIENCE: u64 = 8_000;

impl ConnectedGame {
    /// Connects, or connects again.
    pub(super) fn connect(self) {
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
        if self.peek(|game| game.socket.is_none()) == Some(true) {
            self.lose();
        }
    }

    /// Connects again, as after sleep or a change of the network: what was open may lead nowhere.
    pub(super) fn wake(self) {
        if self.peek(|game| game.fault.is_none()) == Some(true) {
            self.tries.set_value(0);
            self.reconnect();
        }
    }

    /// Closes the connection of a page that is left, so that the other player hears of it at once. Browsers may keep such a
    /// page, with its connection, for the way back.
    pub(super) fn part(self) {
        self.connection.update_value(|connection| *connection += 1);
        self.change(|game| {
            game.socket = None;
            game.is_connected = false;
        });
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
    pub(super) fn lose(self) {
        self.connection.update_value(|connection| *connection += 1);
        self.change(|game| {
            game.socket = None;
            game.is_connected = false;
            game.is_lost = true;
        });
        self.try_later(ConnectedGame::reconnect);
    }

    /// Does `work` after a while that grows with each try, unless something else happens before.
    pub(super) fn try_later(self, work: impl FnOnce(ConnectedGame) + 'static) {
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
                let token = self.peek(|game| game.seat.as_ref().map(KeptSeat::token)).flatten();
                self.write(&Hello { token });
            }
            Told::Closed => self.lose(),
            Told::Text(text) => match serde_json::from_str(&text) {
                Ok(frame) => self.hear_frame(frame),
                Err(error) => self.stop(format!("a frame that this version cannot read: {error}")),
            },
        }
    }

    fn hear_frame(self, frame: ServerFrame) {
        match frame {
            ServerFrame::Hello { now, outages, .. } => {
                self.tries.set_value(0);
                let again = self.change(|game| {
                    game.ahead = 0;
                    game.ahead = now.saturating_sub(game.now());
                    game.outages = outages;
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
            ServerFrame::Event(event) => self.hear_events(&[event]),
            ServerFrame::Ack { c, .. } => {
                self.change(|game| game.waiting.retain(|frame| frame.c != Some(c)));
            }
            ServerFrame::Nack { c, problem, missed } => {
                self.hear_events(&missed);
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

    fn hear_events(self, events: &[NumberedEvent]) {
        let known = self.peek(|game| game.client.game().seq().max(game.seq_at_open)).unwrap_or_default();
        let heard = self.change(|game| game.client.hear(events));
        if !self.check(heard) {
            return;
        }
        for NumberedEvent { seq, event } in events.iter().filter(|event| event.seq > known) {
            let you = self.peek(Game::player).flatten();
            match event {
                Some(GameEvent::Said { seat, phrase, .. }) if Some(*seat) != you => {
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
    pub(super) fn stop(self, why: String) {
        self.connection.update_value(|connection| *connection += 1);
        self.change(|game| {
            game.socket = None;
            game.is_connected = false;
            game.waiting.clear();
            game.fault = Some(why);
        });
    }
}
