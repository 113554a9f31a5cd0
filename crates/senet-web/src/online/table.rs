//! The game over the network on the table: what the server has told is shown event by event.

use leptos::prelude::*;
use senet::{Event, Match, Move, Player, Stage};
use senet_i18n::{Words, ids};
use senet_protocol::online::{EndReason, Status};
use senet_session::{GameTable, Seat, Session, Setting};

use super::connected_game::{ConnectedGame, Game};
use crate::speech;
use crate::store::{Plate, Store};

/// The most events that are shown one after the other. If the table is further behind, it jumps to the last state.
const SHOWN: usize = 8;

/// The next step of the table.
enum Step {
    /// It shows all that was told.
    Rest,
    /// It waits for the answer to a decision that it shows already.
    Wait,
    Show(Event),
    /// It shows something else than was told, or is far behind.
    LayAnew,
}

fn step(game: &Game, table: &GameTable) -> Step {
    let (told, shown) = (game.client.game().game().events(), table.game().events());
    if told.starts_with(shown) {
        return match told.get(shown.len()) {
            None => Step::Rest,
            Some(_) if told.len() - shown.len() > SHOWN => Step::LayAnew,
            Some(event) => Step::Show(*event),
        };
    }
    if is_one_ahead(game, table) && game.awaits_answer() { Step::Wait } else { Step::LayAnew }
}

/// Whether the table shows one decision more than was told.
pub(super) fn is_one_ahead(game: &Game, table: &GameTable) -> bool {
    let (told, shown) = (game.client.game().game().events(), table.game().events());
    shown.len() == told.len() + 1 && shown.starts_with(told)
}

/// The table of a game.
pub(super) fn table(game: &Game, words: &Words) -> GameTable {
    let online = game.client.game();
    let seat = |player| if game.player() == Some(player) { Seat::Person } else { Seat::Remote };
    let seats = Player::BOTH.map(seat);
    let score = online.terms().offer.terms.score;
    let names = speech::names(words, seats);
    let setting = Setting { sheet: *online.game().sheet(), seats, names, games: score.games };
    let resumed = Match::resumed(score.games, score.played, score.points);
    let mut table = GameTable::single(setting, Session::new(online.game().clone(), 0));
    // The server has checked the numbers of the match.
    table.score = resumed.unwrap_or_else(|| Match::new(1));
    table
}

impl ConnectedGame {
    /// Puts the game on the table as it was told.
    pub(super) fn lay_table(self) {
        let table = self.peek(|game| self.store.words.with_untracked(|words| table(game, words)));
        if let Some(table) = table {
            let faces = table.session.last_throw();
            // The game that waits may be another tab's by now. This one is not.
            self.store.play.follows.set(false);
            self.store.lay_aside(table, faces);
            self.store.online.on.set(true);
        }
    }

    /// Shows the next event, once what was shown before has come to rest.
    pub(super) fn go_on(self) {
        let store = self.store;
        let is_closed = store.scene.busy.get() || store.play.looks_back() || !store.online.on.get();
        let next = self.with(|game| store.play.table.with(|table| step(game, table)));
        let Some(next) = next.filter(|_| !is_closed) else { return };
        untrack(|| match next {
            Step::Wait => {}
            Step::Rest => self.attend(),
            Step::Show(Event::Throw(faces)) => {
                store.show_throw(|table| table.session.apply(Event::Throw(faces)).is_ok().then_some(faces));
            }
            Step::Show(Event::Move(Move::PASS)) => pass(store),
            Step::Show(Event::Move(played)) => store.play(played),
            Step::Show(Event::Choose(side)) => store.choose(side),
            Step::Show(Event::Resign(_)) | Step::LayAnew => self.lay_table(),
        });
    }

    /// Gives the hint that is due, and plays the only move by itself, if the player wants that.
    fn attend(self) {
        if self.store.online.bars.get_untracked() {
            return;
        }
        let shown = Some(self.store.play.table.with_untracked(|table| table.game().events().len()));
        if self.hinted_at.get_value() != shown {
            self.hinted_at.set_value(shown);
            self.store.give_hint();
        }
        if let Some(position) = self.store.decision() {
            self.store.only_move(&position);
        }
    }

    /// Keeps what the table, the plates and the title say up to date.
    pub(super) fn tell(self) {
        let store = self.store;
        Effect::new(move |_| {
            let bars = self.with(|game| {
                let is_playing = game.client.game().status() == Status::Playing;
                !is_playing || game.awaits_answer() || !game.is_connected || game.fault.is_some()
            });
            set(store.online.bars, bars.unwrap_or(true));
            let rests = self.with(|game| game.client.game().status() != Status::Playing).unwrap_or(false);
            let shows_all = self
                .with(|game| store.play.table.with(|table| matches!(step(game, table), Step::Rest)))
                .unwrap_or(false);
            set(store.online.rests, rests && shows_all && !store.scene.busy.get());
        });
        let is_over = Memo::new(move |_| {
            let is_ours = |game: &Game| game.player().is_some() && game.client.game().status() == Status::Over;
            store.online.rests.get() && self.with(is_ours).unwrap_or(false)
        });
        Effect::new(move |_| {
            if is_over.get() {
                leptos::task::spawn_local(self.keep_finished());
            }
        });
        Effect::new(move |_| {
            let prompt = store.words.with(|words| self.with(|game| prompt(words, game)).flatten());
            // The end of the game is told when the table shows it.
            let is_early =
                self.with(|game| game.client.game().end().is_some() && !store.online.rests.get()).unwrap_or(false);
            set(store.online.prompt, prompt.filter(|_| !is_early));
        });
        Effect::new(move |_| {
            self.second.track();
            let plates = store.words.with(|words| {
                self.with(|game| Player::BOTH.map(|player| plate(words, game, player))).unwrap_or_default()
            });
            set(store.online.plates, plates);
        });
        Effect::new(move |_| {
            let trouble = store.words.with(|words| {
                self.with(|game| match &game.fault {
                    Some(fault) => Some(words.format(ids::ONLINE_FAULT, &[("why", fault.as_str().into())])),
                    None => game.is_lost.then(|| words.text(ids::ONLINE_LOST)),
                })
            });
            // Before there is a game, it says why there is none.
            if let Some(trouble) = trouble {
                set(store.online.trouble, trouble);
            }
        });
    }
}

/// Shows a pass, after a time in which one reads why.
fn pass(store: Store) {
    if let Stage::Play(position) = store.play.table.with_untracked(|table| table.game().stage()) {
        store.only_move(&position);
    }
}

/// Sets a signal only if its value changes: views are drawn again at each set.
fn set<T: PartialEq + Send + Sync + 'static>(signal: RwSignal<T>, value: T) {
    if signal.with_untracked(|now| *now != value) {
        signal.set(value);
    }
}

/// Describes the state of the game where the rules do not: the awaited event outside of play, or the end.
fn prompt(words: &Words, game: &Game) -> Option<String> {
    let online = game.client.game();
    let you = game.player();
    let id = match (online.status(), online.end()) {
        (Status::Offered, _) if you.is_some() => ids::ONLINE_WAITING,
        (Status::Offered, _) => ids::ONLINE_OFFERED,
        (Status::Joined, _)
            if you == Some(Player::First) && !game.seat.as_ref().is_some_and(|seat| seat.is_made_here) =>
        {
            ids::ONLINE_BEGIN_ELSEWHERE
        }
        (Status::Joined, _) => ids::ONLINE_BEGINNING,
        (Status::Withdrawn, _) => ids::ONLINE_WITHDRAWN,
        (_, Some(end)) => {
            let is_won = you == Some(end.winner);
            match end.reason {
                EndReason::Board => return None,
                EndReason::Resignation if you.is_none() => ids::ONLINE_RESIGNED,
                EndReason::Resignation if is_won => ids::ONLINE_OTHER_RESIGNED,
                EndReason::Resignation => ids::ONLINE_YOU_RESIGNED,
                EndReason::Time if you.is_none() => ids::ONLINE_OUT_OF_TIME,
                EndReason::Time if is_won => ids::ONLINE_OTHER_OUT_OF_TIME,
                EndReason::Time => ids::ONLINE_YOU_OUT_OF_TIME,
                EndReason::Away if you.is_none() => ids::ONLINE_WAS_AWAY,
                EndReason::Away if is_won => ids::ONLINE_OTHER_WAS_AWAY,
                EndReason::Away => ids::ONLINE_YOU_WERE_AWAY,
            }
        }
        (Status::Playing | Status::Over, None) => return None,
    };
    Some(words.text(id))
}

/// The text of a player's plate besides the name.
fn plate(words: &Words, game: &Game, player: Player) -> Plate {
    let online = game.client.game();
    if matches!(online.status(), Status::Offered | Status::Withdrawn) {
        return Plate::default();
    }
    let left = game.left().filter(|_| online.status() == Status::Playing);
    let left = left.map(|left| time_left(words, left[player as usize]));
    let is_other = game.player() != Some(player);
    let away_since = game.presence.away_since[player as usize].filter(|_| is_other);
    let away = away_since.map(|since| {
        let time = clock_time(words, since - game.ahead);
        words.format(ids::ONLINE_AWAY, &[("time", time.into())])
    });
    let is_here = is_other && away.is_none() && game.is_connected;
    let here = if is_here { words.text(ids::ONLINE_HERE) } else { String::new() };
    Plate { told: [left, away].into_iter().flatten().collect::<Vec<_>>().join(" · "), here }
}

/// A span as minutes and seconds, or as days and hours.
pub(super) fn time_left(words: &Words, milliseconds: u64) -> String {
    let seconds = milliseconds.div_ceil(1_000);
    let (minutes, hours) = (seconds / 60, seconds / 3_600);
    if hours >= 24 {
        let values = [("days", (hours / 24).into()), ("hours", (hours % 24).into())];
        words.format(ids::ONLINE_DAYS_LEFT, &values)
    } else if hours > 0 {
        format!("{hours}:{:02}:{:02}", minutes % 60, seconds % 60)
    } else {
        format!("{minutes}:{:02}", seconds % 60)
    }
}

/// A moment as the time of its day, and its day if that is not today.
pub(crate) fn clock_time(words: &Words, milliseconds: i64) -> String {
    let moment = js_sys::Date::new(&(milliseconds as f64).into());
    let language = words.language().code();
    let options = js_sys::Object::new();
    let style = |name: &str, value: &str| js_sys::Reflect::set(&options, &name.into(), &value.into());
    // Setting a property of a new object does not fail.
    let _ = style("timeStyle", "short");
    let is_today = moment.to_date_string() == js_sys::Date::new_0().to_date_string();
    if !is_today {
        let _ = style("dateStyle", "short");
    }
    String::from(moment.to_locale_string(language, &options))
}
