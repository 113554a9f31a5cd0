//! The state of the page.
//!
//! Its parts are in `play` (table and history), `scene` (what is seen and moves), `said` (messages) and `windows`. What
//! can happen to it: what players do (`playing`), what happens by itself (`automatic`), what the evaluator says
//! (`advice`), the way back through the game (`history`, `replay`), its review (`review`), several tabs (`tabs`), the keys (`keys`),
//! explanations of houses (`explaining`), the kept games (`games`), what is shared (`sharing`), the address of each window
//! (`addresses`), what waits aside (`aside`), puzzles (`puzzles`), lessons (`lessons`), explored positions (`explore`), games
//! over the network (`online`), the game of the day (`today`).

mod addresses;
mod advice;
mod aside;
mod automatic;
mod explaining;
mod explore;
mod games;
mod history;
mod keys;
mod lessons;
mod online;
mod play;
mod playing;
mod puzzles;
mod replay;
mod review;
mod said;
mod scene;
mod sharing;
mod tabs;
mod today;
mod windows;

use leptos::prelude::*;
use senet::{House, HouseSet, Move, Phase, Player, Position, RuleSheet, Side, Stage};
use senet_i18n::ids::{self, Id};
use senet_i18n::{Language, Words};

pub(crate) use explore::{Ask, Explore};
pub(crate) use games::{Added, file_of};
pub(crate) use keys::{focus_element, focus_throw};
pub(crate) use lessons::{LESSON, Lessons, Shown};
pub(crate) use online::{Ask as OnlineAsk, Online, Plate};
pub(crate) use play::Play;
pub(crate) use puzzles::{Difficulty, Puzzles};
pub(crate) use replay::Replay;
pub(crate) use review::{Arrows, CARD, GRAPH, Reviewed, arrows, has_decision};
pub(crate) use said::{About, Said};
pub(crate) use scene::Scene;
pub(crate) use sharing::game_address;
pub(crate) use windows::{Window, Windows};

use scene::change;

use crate::board::pieces;
use crate::games::{Collection, GameKey};
use crate::preferences::Preferences;
use crate::storage::Unreadable;
use crate::worker::Computer;
use crate::{clock, hints, notices, speech, storage};
use senet_session::{GameTable, Setting};

/// A decision that is due.
#[derive(Clone, PartialEq)]
pub(crate) struct Choices {
    pub(crate) position: Position,
    selected: Option<House>,
    legal: Vec<Move>,
}

impl Choices {
    /// The moves of the piece on this house, or those that a touch of it would make.
    pub(crate) fn of(&self, house: House) -> Vec<Move> {
        let concerns = |legal: &Move| match self.selected {
            Some(from) if from != house => legal.from() == Some(from) && legal.to() == Some(house),
            _ => legal.from() == Some(house),
        };
        self.legal.iter().copied().filter(concerns).collect()
    }
}

/// The state of the page, in parts that change together. Cheap to copy: it holds handles of signals, not values.
#[derive(Clone, Copy)]
pub(crate) struct Store {
    pub(crate) words: RwSignal<Words, LocalStorage>,
    pub(crate) preferences: RwSignal<Preferences>,
    pub(crate) play: Play,
    pub(crate) scene: Scene,
    pub(crate) said: Said,
    pub(crate) windows: Windows,
    pub(crate) review: Reviewed,
    pub(crate) replay: Replay,
    pub(crate) puzzles: Puzzles,
    pub(crate) explore: Explore,
    pub(crate) lessons: Lessons,
    pub(crate) online: Online,
    computer: StoredValue<Computer, LocalStorage>,
    collection: StoredValue<Collection, LocalStorage>,
}

impl Store {
    pub(crate) fn new() -> Store {
        let preferences = Preferences::remembered();
        let words = crate::words::first(preferences.language);
        let kept_key = storage::kept_key();
        let fresh = || GameTable::new(speech::first_setting(&words), Player::First, clock::seed());
        let (table, is_new, refused) = match storage::kept(clock::seed()) {
            Ok(Some(table)) => (table, false, None),
            Ok(None) => (fresh(), true, None),
            Err(Unreadable) => (fresh(), false, Some(words.text(ids::UI_STORAGE_INVALID))),
        };
        let store = Store {
            words: RwSignal::new_local(words),
            preferences: RwSignal::new(preferences),
            scene: Scene::new(table.game().position(), table.session.last_throw()),
            play: Play::new(table, kept_key.unwrap_or_else(games::fresh_key)),
            said: Said::new(refused),
            windows: Windows::new(is_new.then_some(Window::NewGame)),
            review: Reviewed::new(),
            replay: Replay::new(),
            puzzles: Puzzles::new(),
            explore: Explore::new(),
            lessons: Lessons::new(),
            online: Online::new(),
            computer: StoredValue::new_local(Computer::start()),
            collection: StoredValue::new_local(Collection::default()),
        };
        Effect::new(move |_| store.preferences.with(Preferences::remember));
        store.watch_chance();
        if !is_new {
            // A game that an older version stored is not among the kept ones yet.
            if kept_key.is_none() {
                store.keep();
            }
            store.go_on();
        }
        store.open_link();
        store
    }

    /// Registers listeners for size, keys, address and storage, and keeps the root element's attributes up to date.
    pub(crate) fn watch_page(self) {
        window_event_listener(leptos::ev::resize, move |_| self.scene.upright.set(scene::is_upright()));
        window_event_listener(leptos::ev::keydown, move |event| self.key(&event));
        self.watch_address();
        window_event_listener_untyped("hashchange", move |_| self.open_link());
        window_event_listener(leptos::ev::storage, move |event| self.heard_of_storage(&event));
        window_event_listener(leptos::ev::pagehide, move |_| self.store_waiting());
        // Events change the table often and its sheet seldom.
        let sheet = Memo::new(move |_| self.play.table.with(|table| table.setting.sheet));
        Effect::new(move |_| {
            let Some(root) = document().document_element() else { return };
            // A set attribute lets the browser style everything again, even where its value stays.
            let set = |name: &str, value: &str| {
                if root.get_attribute(name).as_deref() != Some(value) {
                    // Setting attributes of the root element does not fail.
                    let _ = root.set_attribute(name, value);
                }
            };
            set("lang", self.words.with(Words::language).code());
            set(notices::ON_FAILURE, &self.words.with(|words| words.text(ids::UI_ERROR_UNEXPECTED)));
            set("data-theme", self.preferences.with(|p| p.theme).name());
            set("data-board", self.preferences.with(|p| p.board).name());
            set("data-motion", if self.preferences.with(|p| p.animations) { "on" } else { "off" });
            set("data-sheet", sheet.get().id().name());
            set("data-cones", sheet.get().colour(Side::Cones));
            set("data-spools", sheet.get().colour(Side::Spools));
        });
    }

    /// The legal moves of the player who is to decide now, with their position and the selected piece; `None` where none is.
    pub(crate) fn choices(self) -> Option<Choices> {
        let position = self.decision()?;
        let sheet = self.play.table.with(|table| table.setting.sheet);
        let legal = position.legal_moves(&sheet).iter().collect();
        Some(Choices { position, selected: self.scene.selected.get(), legal })
    }

    /// Begins a new match.
    pub(crate) fn begin(self, setting: Setting, first_to_throw: Player, seed: u64) {
        self.lay(GameTable::new(setting, first_to_throw, seed));
    }

    /// The next game of the match, or a new match between the same players.
    pub(crate) fn next_game(self) {
        let next = self.play.table.with_untracked(|table| table.next_game(clock::seed()));
        self.lay(next);
    }

    /// Shows what is wrong, with details.
    pub(crate) fn complain(self, id: Id, detail: Option<&str>) {
        let told = self.words.with_untracked(|words| match detail {
            None => words.text(id),
            Some(detail) => {
                let detail = words.format(ids::UI_DETAIL, &[("detail", detail.into())]);
                format!("{} {detail}", words.text(id))
            }
        });
        self.said.message.update(|message| message.refused = Some(told));
    }

    /// Puts a game on the table that is not among the kept ones.
    pub(crate) fn lay(self, table: GameTable) {
        self.lay_known(games::new_key(), table);
    }

    /// Puts another game on the table.
    fn lay_known(self, key: GameKey, table: GameTable) {
        self.store_waiting();
        let before = self.end_aside().unwrap_or_else(|| self.play.table.get_untracked());
        let is_going_on = !before.game().events().is_empty() && before.game().outcome().is_none();
        self.play.replaced.set(is_going_on.then_some((self.play.key.get_value(), before)));
        self.play.key.set_value(key);
        storage::keep_key(key);
        self.play.claim.get_value().renew();
        self.play.follows.set(false);
        self.show_table(table);
        self.changed();
        self.settle();
        self.go_on();
    }

    pub(super) fn show_table(self, table: GameTable) {
        self.drop_review();
        self.play.past.set(None);
        self.scene.rest();
        self.scene.faces.set(table.session.last_throw());
        self.play.table.set(table);
        self.said.clear();
    }

    /// Fetches the words of another language, and says everything on the page in it.
    pub(crate) fn set_language(self, language: Language) {
        self.preferences.update(|preferences| preferences.language = language);
        leptos::task::spawn_local(async move {
            let words = crate::words::fetch(language).await;
            // The player may have chosen another language meanwhile.
            let is_wanted = self.preferences.with_untracked(|preferences| preferences.language == language);
            match words {
                Some(words) if is_wanted => self.speak(words),
                None if is_wanted => {
                    let stays = self.words.with_untracked(Words::language);
                    self.preferences.update(|preferences| preferences.language = stays);
                    self.complain(ids::UI_LANGUAGE_UNAVAILABLE, Some(language.endonym()));
                }
                _ => {}
            }
        });
    }

    /// Says everything on the page in other words, names that were not typed included.
    fn speak(self, words: Words) {
        let rename = |table: &mut GameTable| {
            let seats = table.setting.seats;
            let before = self.words.with_untracked(|words| speech::names(words, seats));
            for ((name, before), after) in table.setting.names.iter_mut().zip(before).zip(speech::names(&words, seats))
            {
                if *name == before {
                    *name = after;
                }
            }
        };
        self.play.table.update(rename);
        self.play.past.update(|past| past.iter_mut().for_each(rename));
        self.play.aside.update(|aside| aside.iter_mut().for_each(rename));
        self.words.set(words);
        let was_told = self.said.message.with_untracked(|message| !message.told.is_empty());
        self.said.clear();
        if was_told {
            let told =
                self.words.with_untracked(|words| self.play.with_shown(|table| speech::last_event(words, table)));
            self.said.tell(told);
        }
        self.keep();
    }

    /// Goes back to the game that was replaced.
    pub(crate) fn return_to_replaced(self) {
        if let Some((key, table)) = self.play.replaced.get_untracked() {
            self.lay_known(key, table);
        }
    }

    /// The position in which a person is to decide now; `None` while an animation runs.
    pub(crate) fn decision(self) -> Option<Position> {
        let is_closed =
            self.scene.busy.get() || self.play.looks_back() || self.play.follows.get() || self.explore.is_edited();
        if is_closed || self.puzzle_answer().is_some() || self.lessons.bars_moves() || self.online.bars() {
            return None;
        }
        self.play.table.with(|table| match table.game().stage() {
            Stage::Play(position) if table.waits_for_person() && position.phase().decides() => Some(position),
            _ => None,
        })
    }

    /// Whether a person is to throw.
    pub(crate) fn may_throw(self) -> bool {
        !self.scene.busy.get()
            && !self.play.looks_back()
            && !self.play.follows.get()
            && !self.puzzles.is_on()
            && !self.explore.is_on()
            && !self.lessons.bars_throws()
            && !self.online.bars()
            && self.play.table.with(|table| table.waits_for_person() && table.game().awaits_throw())
    }

    fn sheet(self) -> RuleSheet {
        self.play.table.with_untracked(|table| table.setting.sheet)
    }

    /// Houses with a piece that can move, or be dragged elsewhere while a position is edited.
    pub(crate) fn movable(self) -> HouseSet {
        if let Some(draft) = self.explore.draft.get() {
            return draft.occupied();
        }
        let sheet = self.sheet();
        self.decision().map_or(HouseSet::EMPTY, |position| position.legal_moves(&sheet).starts())
    }

    /// The moves of the selected piece.
    pub(crate) fn offered(self) -> Vec<Move> {
        let sheet = self.sheet();
        let (Some(position), Some(from)) = (self.decision(), self.scene.selected.get()) else { return Vec::new() };
        position.legal_moves(&sheet).iter().filter(|legal| legal.from() == Some(from)).collect()
    }

    /// The move that takes a piece off the board: the selected one, or at the start of a turn the one that may leave then.
    pub(crate) fn leaving(self) -> Option<Move> {
        let (position, sheet) = (self.decision()?, self.sheet());
        let selected = self.scene.selected.get();
        let fits = |legal: &Move| position.phase() == Phase::TurnStart || legal.from() == selected;
        position.legal_moves(&sheet).iter().find(|legal| legal.leaves_board() && fits(legal))
    }

    /// Takes the piece off the board that [`leaving`](Store::leaving) names.
    pub(crate) fn take_off(self) {
        if let Some(legal) = untrack(|| self.leaving()) {
            self.play(legal);
        }
    }

    /// Describes the possible moves of the selected piece. Empty without one.
    pub(crate) fn offered_told(self) -> String {
        let (Some(position), sheet) = (self.decision(), self.sheet()) else { return String::new() };
        self.words.with(|words| speech::offers(words, &sheet, &position, &self.offered()))
    }

    /// Shows the hint that fits the table, if hints are on.
    pub(crate) fn give_hint(self) {
        let hint = self.preferences.with_untracked(|preferences| {
            let seen = preferences.hints_seen.as_ref()?;
            self.play.table.with_untracked(|table| hints::due(table, seen))
        });
        self.said.hint.set(hint);
        if let Some(hint) = hint {
            self.preferences.update(|preferences| preferences.hint_was_shown(hint.name()));
        }
    }

    /// Cancels plans and animations.
    fn pause(self) {
        self.play.revise();
        self.scene.let_go();
        self.scene.rest();
        self.said.hint.set(None);
    }

    /// Must follow every change of the table: cancels plans, and stores the game.
    fn changed(self) {
        self.revised();
        self.store_or_follow();
    }

    /// Cancels what belongs to the table before its change.
    fn revised(self) {
        self.drop_review();
        self.play.revise();
        self.scene.let_go();
        change(self.said.hint, None);
    }

    /// Puts the pieces where the game has them.
    fn settle(self) {
        change(self.scene.motion, None);
        change(self.scene.step, self.preferences.with_untracked(Preferences::step_time));
        let position = untrack(|| self.play.with_shown(|table| table.game().position().copied()));
        let settled = pieces::settled(self.scene.pieces.get_untracked(), position.as_ref());
        change(self.scene.pieces, settled);
    }
}
