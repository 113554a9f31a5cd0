//! Commands to the server: those of the player, and those that the page sends by itself.

use std::time::Duration;

use leptos::prelude::*;
use senet::{Event, Player};
use senet_i18n::ids;
use senet_protocol::online::{Choice, Command, CommandFrame, Decision, Status};
use senet_session::online::{Code, Refusal};

use super::connected_game::{ConnectedGame, Game};
use super::host;
use super::kept::{self, KeptSeat};
use super::table::is_one_ahead;
use crate::clock;
use crate::store::OnlineAsk;

/// After a refusal, the game is begun again after this time.
const BEGIN_AGAIN: Duration = Duration::from_secs(2);

impl ConnectedGame {
    /// Does what needs no player: begins the game of the own offer, and computes the chains before they are needed.
    pub(super) fn prepare(self) {
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
            // Another tab of this browser may have begun it.
            let Some(mut seat) = kept::seat(game.id) else { return Ok(None) };
            if seat.receipt.is_some_and(|receipt| receipt != beginning.receipt) {
                return Err(Refusal::from(senet_fair::Fault::Receipt));
            }
            seat.receipt = Some(beginning.receipt);
            let is_kept = kept::keep(game.id, &seat);
            game.seat = Some(seat);
            Ok(is_kept.then_some(beginning))
        });
        match begun {
            Some(Ok(Some(beginning))) => self.send(Command::Begin(beginning)),
            Some(Ok(None)) => self.store.complain(ids::ONLINE_NO_STORAGE, None),
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
            let Some(mut seat) = kept::seat(game.id) else { return Ok(None) };
            let known = game.seat.as_ref().and_then(KeptSeat::last);
            let (command, asks) = game.client.throw(seat.last().max(known))?;
            seat.asks(asks);
            let is_kept = kept::keep(game.id, &seat);
            game.seat = Some(seat);
            Ok::<_, Refusal>(is_kept.then_some(command))
        });
        match asked {
            Some(Ok(Some(command))) => self.send(command),
            Some(Ok(None)) => self.store.complain(ids::ONLINE_NO_STORAGE, None),
            Some(Err(refusal)) if refusal.code == Code::Shares => self.stop(refusal.sentence),
            _ => {}
        }
    }

    /// Sends a command, and keeps it until it is answered.
    pub(crate) fn send(self, command: Command) {
        let Some(c) = host::new_id().filter(|_| self.peek(|game| game.fault.is_none()) == Some(true)) else { return };
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

    pub(super) fn write(self, frame: &impl serde::Serialize) {
        if let Ok(text) = serde_json::to_string(frame) {
            self.peek(|game| game.socket.iter().for_each(|socket| socket.send(&text)));
        }
    }

    /// Handles a refusal: a command about an earlier state is made again if it still fits, else the player hears why.
    pub(super) fn refused(self, frame: CommandFrame, code: &str, sentence: &str) {
        if code == Code::Stale.name() && self.peek(Game::is_own_turn) == Some(true) {
            match frame.command {
                Command::Throw(_) => return self.ask_throw(),
                Command::Decide(_) => {
                    let is_ahead =
                        |game: &Game| self.store.play.table.with_untracked(|table| is_one_ahead(game, table));
                    if self.peek(is_ahead) == Some(true) {
                        self.send(frame.command);
                    }
                    return;
                }
                _ => {}
            }
        }
        if matches!(frame.command, Command::Begin(_)) {
            // Another tab of this browser may have begun the game. Anything else may pass.
            if !["begun", "over", "withdrawn"].contains(&code) {
                set_timeout(move || self.prepare(), BEGIN_AGAIN);
            }
            return;
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
}
