//! The state of the page. What can happen to it is in the modules below: what players do, what goes on by itself, the
//! way back through the game, the keys, and what is shared.

mod automatic;
mod keys;
mod playing;
mod review;
mod sharing;
mod tabs;

use leptos::prelude::*;
use senet::{Faces, House, HouseSet, Move, Player, Position, RuleSheet, Stage};
use senet_i18n::ids::{self, Id};
use senet_i18n::{Language, Words};

use automatic::Plan;

use crate::pieces::{self, Pieces};
use crate::preferences::Preferences;
use crate::storage::{Claim, Unreadable};
use crate::worker::Computer;
use crate::{clock, hints, notices, speech, storage};
use senet_session::{Setting, Table};

/// What is said beside the board.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Message {
    /// What happened last, sentence by sentence.
    pub(crate) told: Vec<String>,
    /// Why the last touch was refused.
    pub(crate) refused: Option<String>,
    /// The houses that the refusal is about.
    pub(crate) houses: HouseSet,
}

/// A window over the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Window {
    NewGame,
    Menu,
    Rules,
    /// The position, the game, and links to them.
    Share,
    /// What a link that was opened holds, before it takes the place of the game.
    Link,
    /// What each key does.
    Keys,
    About,
}

/// A piece that is being dragged.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Drag {
    pub(crate) from: House,
    /// Where the pointer went down, and where it is, in the drawing's own units.
    pub(crate) began: (f32, f32),
    pub(crate) at: (f32, f32),
    /// Whether it has gone far enough to be no mere touch.
    pub(crate) moved: bool,
}

/// The state of the page. Copied freely: it holds names of signals, not values.
#[derive(Clone, Copy)]
pub(crate) struct Store {
    pub(crate) table: RwSignal<Table>,
    /// The table as it was, while the player looks back.
    pub(crate) past: RwSignal<Option<Table>>,
    pub(crate) words: RwSignal<Words, LocalStorage>,
    pub(crate) preferences: RwSignal<Preferences>,
    pub(crate) pieces: RwSignal<Pieces>,
    /// How long the pieces take for the step that they are making, in milliseconds.
    pub(crate) step: RwSignal<i32>,
    pub(crate) selected: RwSignal<Option<House>>,
    pub(crate) message: RwSignal<Message>,
    /// The throw that lies on the table; `None` before the first.
    pub(crate) faces: RwSignal<Option<Faces>>,
    pub(crate) rolling: RwSignal<bool>,
    /// Whether something moves by itself just now, and the player has to wait.
    pub(crate) busy: RwSignal<bool>,
    pub(crate) window: RwSignal<Option<Window>>,
    /// Whether the page is higher than it is wide.
    pub(crate) upright: RwSignal<bool>,
    /// The house that the keyboard is at.
    pub(crate) focused: RwSignal<House>,
    pub(crate) drag: RwSignal<Option<Drag>>,
    /// The hint that is shown.
    pub(crate) hint: RwSignal<Option<Id>>,
    /// A game from a link, until the player says what is to become of it.
    pub(crate) linked: RwSignal<Option<Table>>,
    /// Whether another tab plays the game, and this one only shows it.
    pub(crate) follows: RwSignal<bool>,
    claim: StoredValue<Claim>,
    /// Counts the changes of the table, so that what was planned before a change does not happen after it.
    change: StoredValue<u64>,
    /// What is to happen next by itself.
    plan: StoredValue<Option<Plan>, LocalStorage>,
    plans: StoredValue<u64>,
    /// Whether the player does not want to see the steps of the present move.
    hurry: StoredValue<bool>,
    computer: StoredValue<Computer, LocalStorage>,
}

impl Store {
    pub(crate) fn new() -> Store {
        let preferences = Preferences::remembered();
        let words = Words::new(preferences.language);
        let fresh = || Table::new(speech::first_setting(&words), Player::First, clock::seed());
        let (table, is_new, refused) = match storage::kept(clock::seed()) {
            Ok(Some(table)) => (table, false, None),
            Ok(None) => (fresh(), true, None),
            Err(Unreadable) => (fresh(), false, Some(words.text(ids::UI_STORAGE_INVALID))),
        };
        let pieces = pieces::settled(pieces::standing(None), table.game().position());
        let store = Store {
            faces: RwSignal::new(table.session.last_throw()),
            table: RwSignal::new(table),
            words: RwSignal::new_local(words),
            preferences: RwSignal::new(preferences),
            pieces: RwSignal::new(pieces),
            step: RwSignal::new(0),
            selected: RwSignal::new(None),
            message: RwSignal::new(Message { refused, ..Message::default() }),
            rolling: RwSignal::new(false),
            busy: RwSignal::new(false),
            window: RwSignal::new(is_new.then_some(Window::NewGame)),
            upright: RwSignal::new(is_upright()),
            focused: RwSignal::new(House::FIRST),
            past: RwSignal::new(None),
            drag: RwSignal::new(None),
            hint: RwSignal::new(None),
            linked: RwSignal::new(None),
            follows: RwSignal::new(false),
            claim: StoredValue::new(Claim::new(clock::seed())),
            change: StoredValue::new(0),
            plan: StoredValue::new_local(None),
            plans: StoredValue::new(0),
            hurry: StoredValue::new(false),
            computer: StoredValue::new_local(Computer::start()),
        };
        Effect::new(move |_| store.preferences.with(Preferences::remember));
        if !is_new {
            store.go_on();
        }
        store.open_link();
        store
    }

    /// Follows what changes around the page: its size, its language, its theme, its keys.
    pub(crate) fn watch_page(self) {
        window_event_listener(leptos::ev::resize, move |_| self.upright.set(is_upright()));
        window_event_listener(leptos::ev::keydown, move |event| self.key(&event));
        window_event_listener_untyped("hashchange", move |_| self.open_link());
        window_event_listener(leptos::ev::storage, move |event| self.heard_of_storage(&event));
        Effect::new(move |_| {
            let Some(root) = document().document_element() else { return };
            // Attributes of the page's own root can be set.
            let _ = root.set_attribute("lang", self.words.with(Words::language).code());
            let failed = self.words.with(|words| words.text(ids::UI_ERROR_UNEXPECTED));
            let _ = root.set_attribute(notices::ON_FAILURE, &failed);
            let _ = root.set_attribute("data-theme", self.preferences.with(|p| p.theme).name());
        });
    }

    /// What can be done with the piece on a house, or with the selected one there.
    pub(crate) fn offer(self, house: House) -> Option<String> {
        let position = self.decision()?;
        let sheet = self.table.with(|table| table.setting.sheet);
        let selected = self.selected.get();
        let legal = position.legal_moves(&sheet);
        let concerns = |legal: &Move| match selected {
            Some(from) if from != house => legal.from() == Some(from) && legal.to() == Some(house),
            _ => legal.from() == Some(house),
        };
        let offered = legal.iter().find(concerns)?;
        Some(self.words.with(|words| senet_i18n::sentences::move_offered(words, &sheet, &position, offered)))
    }

    /// Begins a new match.
    pub(crate) fn begin(self, setting: Setting, first_to_throw: Player, seed: u64) {
        self.lay(Table::new(setting, first_to_throw, seed));
    }

    /// The next game of the match, or a new match between the same players.
    pub(crate) fn next_game(self) {
        let next = self.table.with_untracked(|table| table.next_game(clock::seed()));
        self.lay(next);
    }

    /// Says what is wrong, with the details, and changes nothing.
    pub(crate) fn complain(self, id: Id, detail: Option<&str>) {
        let told = self.words.with_untracked(|words| match detail {
            None => words.text(id),
            Some(detail) => {
                let detail = words.format(ids::UI_DETAIL, &[("detail", detail.into())]);
                format!("{} {detail}", words.text(id))
            }
        });
        self.message.update(|message| message.refused = Some(told));
    }

    /// Puts another game on the table.
    pub(crate) fn lay(self, table: Table) {
        self.claim.get_value().renew();
        self.follows.set(false);
        self.show_table(table);
        self.changed();
        self.settle();
        self.go_on();
    }

    pub(super) fn show_table(self, table: Table) {
        self.past.set(None);
        self.busy.set(false);
        self.rolling.set(false);
        self.faces.set(table.session.last_throw());
        self.table.set(table);
        self.message.set(Message::default());
    }

    pub(crate) fn set_language(self, language: Language) {
        self.preferences.update(|preferences| preferences.language = language);
        self.words.set(Words::new(language));
        self.message.update(|message| message.refused = None);
    }

    /// The position in which a person is to decide, if one is and nothing moves.
    pub(crate) fn decision(self) -> Option<Position> {
        if self.busy.get() || self.looks_back() || self.follows.get() {
            return None;
        }
        self.table.with(|table| match table.game().stage() {
            Stage::Play(position) if table.waits_for_person() && position.phase().decides() => Some(position),
            _ => None,
        })
    }

    /// Whether a person is to throw.
    pub(crate) fn may_throw(self) -> bool {
        !self.busy.get()
            && !self.looks_back()
            && !self.follows.get()
            && self.table.with(|table| table.waits_for_person() && table.game().awaits_throw())
    }

    fn sheet(self) -> RuleSheet {
        self.table.with_untracked(|table| table.setting.sheet)
    }

    /// Houses with a piece that can move.
    pub(crate) fn movable(self) -> HouseSet {
        let sheet = self.sheet();
        self.decision().map_or(HouseSet::EMPTY, |position| position.legal_moves(&sheet).starts())
    }

    /// The moves of the selected piece.
    pub(crate) fn offered(self) -> Vec<Move> {
        let sheet = self.sheet();
        let (Some(position), Some(from)) = (self.decision(), self.selected.get()) else { return Vec::new() };
        position.legal_moves(&sheet).iter().filter(|legal| legal.from() == Some(from)).collect()
    }

    /// What the moves of the selected piece would do.
    pub(crate) fn offered_told(self) -> Vec<String> {
        let (Some(position), sheet) = (self.decision(), self.sheet()) else { return Vec::new() };
        let told =
            |legal| self.words.with(|words| senet_i18n::sentences::move_offered(words, &sheet, &position, legal));
        self.offered().into_iter().map(told).collect()
    }

    /// Shows the hint that fits what the table waits for, if the player wants hints.
    fn hint_at(self, table: &Table) {
        let seen = self.preferences.with_untracked(|preferences| preferences.hints_seen.clone());
        let hint = seen.and_then(|seen| hints::due(table, &seen));
        self.hint.set(hint);
        if let Some(hint) = hint {
            self.preferences.update(|preferences| preferences.hint_was_shown(hint.name()));
        }
    }

    /// What was planned is off.
    fn pause(self) {
        self.change.update_value(|change| *change += 1);
        self.selected.set(None);
        self.drag.set(None);
        self.hint.set(None);
        self.busy.set(false);
        self.rolling.set(false);
    }

    /// The table has changed: what was planned is off, and the browser remembers.
    fn changed(self) {
        self.change.update_value(|change| *change += 1);
        self.selected.set(None);
        self.drag.set(None);
        self.hint.set(None);
        if self.claim.get_value().holds() {
            self.table.with_untracked(storage::keep);
        } else {
            self.follow();
        }
    }

    /// The pieces stand where the game has them.
    fn settle(self) {
        self.step.set(self.preferences.with_untracked(Preferences::step_time));
        let position = untrack(|| self.with_shown(|table| table.game().position().copied()));
        self.pieces.update(|pieces| *pieces = pieces::settled(*pieces, position.as_ref()));
    }
}

fn is_upright() -> bool {
    let query = window().match_media("(orientation: portrait)").ok().flatten();
    query.is_some_and(|query| query.matches())
}
