//! The state of the page, and what happens by itself: computer players, forced passes, animation.

use std::time::Duration;

use leptos::prelude::*;
use senet::{Event, Faces, House, HouseSet, Move, MoveList, Phase, Position, Side, Stage};
use senet_ai::PlayerKind;
use senet_i18n::{Language, Words};
use wasm_bindgen::JsCast;

use crate::pieces::{self, Pieces};
use crate::preferences::Preferences;
use crate::storage::Unreadable;
use crate::table::{Setting, Table};
use crate::worker::Computer;
use crate::{clock, speech, storage};

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
}

/// The state of the page. Copied freely: it holds names of signals, not values.
#[derive(Clone, Copy)]
pub(crate) struct Store {
    pub(crate) table: RwSignal<Table>,
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
    /// Counts the changes of the table, so that what was planned before a change does not happen after it.
    change: StoredValue<u64>,
    computer: StoredValue<Computer, LocalStorage>,
}

impl Store {
    pub(crate) fn new() -> Store {
        let preferences = Preferences::remembered();
        let words = Words::new(preferences.language);
        let fresh = || Table::new(speech::first_setting(&words), clock::seed());
        let (table, is_new, refused) = match storage::kept(clock::seed()) {
            Ok(Some(table)) => (table, false, None),
            Ok(None) => (fresh(), true, None),
            Err(Unreadable) => (fresh(), false, Some(words.text("ui-storage-invalid"))),
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
            change: StoredValue::new(0),
            computer: StoredValue::new_local(Computer::start()),
        };
        Effect::new(move |_| store.preferences.with(Preferences::remember));
        if !is_new {
            store.go_on();
        }
        store
    }

    /// Follows what changes around the page: its size, its language, its theme, its keys.
    pub(crate) fn watch_page(self) {
        window_event_listener(leptos::ev::resize, move |_| self.upright.set(is_upright()));
        window_event_listener(leptos::ev::keydown, move |event| self.key(&event));
        Effect::new(move |_| {
            let Some(root) = document().document_element() else { return };
            // Attributes of the page's own root can be set.
            let _ = root.set_attribute("lang", self.words.with(Words::language).code());
            let _ = root.set_attribute("data-theme", self.preferences.with(|p| p.theme).name());
        });
    }

    /// Keys that work anywhere on the table.
    fn key(self, event: &web_sys::KeyboardEvent) {
        if self.window.get_untracked().is_some() || event.ctrl_key() || event.alt_key() || event.meta_key() {
            return;
        }
        match event.key().as_str() {
            "t" if untrack(|| self.may_throw()) => self.throw(),
            "u" => self.undo(),
            "r" => self.redo(),
            "n" => {
                let movable = untrack(|| self.movable());
                let at = self.focused.get_untracked();
                let next = movable.iter().find(|house| *house > at).or(movable.first());
                if let Some(house) = next {
                    self.focus(house);
                }
            }
            "o" => {
                let leaving = untrack(|| self.offered()).into_iter().find(|legal| legal.leaves_board());
                if let Some(legal) = leaving {
                    self.play(legal);
                }
            }
            "Escape" => self.selected.set(None),
            _ => {}
        }
    }

    /// Puts the keyboard on a house.
    pub(crate) fn focus(self, house: House) {
        self.focused.set(house);
        let element = document().get_element_by_id(&format!("house-{house}"));
        if let Some(element) = element.and_then(|element| element.dyn_into::<web_sys::SvgElement>().ok()) {
            // Where it cannot have the focus, the player still sees which house is meant.
            let _ = element.focus();
        }
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
    pub(crate) fn begin(self, setting: Setting) {
        self.lay(Table::new(setting, clock::seed()));
    }

    /// The next game of the match, or a new match between the same players.
    pub(crate) fn next_game(self) {
        let next = self.table.with_untracked(|table| table.next_game(clock::seed()));
        self.lay(next);
    }

    /// Says what is wrong, with the details, and changes nothing.
    pub(crate) fn complain(self, id: &str, detail: Option<&str>) {
        let told = self.words.with_untracked(|words| match detail {
            None => words.text(id),
            Some(detail) => {
                let detail = words.format("ui-detail", &[("detail", detail.into())]);
                format!("{} {detail}", words.text(id))
            }
        });
        self.message.update(|message| message.refused = Some(told));
    }

    /// Puts another game on the table.
    pub(crate) fn lay(self, table: Table) {
        self.faces.set(table.session.last_throw());
        self.table.set(table);
        self.message.set(Message::default());
        self.changed();
        self.settle();
        self.go_on();
    }

    pub(crate) fn set_language(self, language: Language) {
        self.preferences.update(|preferences| preferences.language = language);
        self.words.set(Words::new(language));
        self.message.update(|message| message.refused = None);
    }

    /// The position in which a person is to decide, if one is and nothing moves.
    pub(crate) fn decision(self) -> Option<Position> {
        if self.busy.get() {
            return None;
        }
        self.table.with(|table| match table.game().stage() {
            Stage::Play(position) if table.waits_for_person() && position.phase().decides() => Some(position),
            _ => None,
        })
    }

    /// Whether a person is to throw.
    pub(crate) fn may_throw(self) -> bool {
        !self.busy.get() && self.table.with(|table| table.waits_for_person() && table.game().awaits_throw())
    }

    fn sheet(self) -> senet::RuleSheet {
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

    /// The player touches a house: picks a piece up, puts it down, or is told why not.
    pub(crate) fn touch(self, house: House) {
        let Some(position) = untrack(|| self.decision()) else { return };
        let sheet = self.sheet();
        let legal = position.legal_moves(&sheet);
        let selected = self.selected.get_untracked();
        let offered = untrack(|| self.offered());
        let reached = offered.iter().find(|m| m.to() == Some(house) || m.end() == Some(house));
        let again = if selected == Some(house) && offered.len() == 1 { offered.first() } else { None };
        if let Some(chosen) = reached.filter(|_| selected != Some(house)).or(again) {
            self.play(*chosen);
        } else if legal.starts().contains(house) {
            self.selected.set(if selected == Some(house) { None } else { Some(house) });
            self.message.update(|message| {
                message.refused = None;
                message.houses = HouseSet::EMPTY;
            });
        } else {
            self.refuse(&position, selected, house);
        }
    }

    fn refuse(self, position: &Position, selected: Option<House>, house: House) {
        let sheet = self.sheet();
        let own = position.pieces(position.side()).contains(house);
        let (from, to) = match selected {
            Some(from) if !own => (from, Some(house)),
            _ => (house, None),
        };
        let refusal = match to {
            Some(_) => position.why_not(&sheet, from, to),
            None => position.why_not_from(&sheet, from),
        };
        if let Some(refusal) = refusal {
            let told = self.words.with_untracked(|words| speech::refusal(words, &sheet, &refusal, from, to));
            self.message.update(|message| {
                message.refused = Some(told);
                message.houses = refusal.houses();
            });
        }
    }

    /// The sticks are thrown.
    pub(crate) fn throw(self) {
        let mut thrown = None;
        let before = self.table.with_untracked(Clone::clone);
        self.table.update(|table| thrown = table.session.throw().ok());
        let Some(faces) = thrown else { return };
        self.changed();
        self.busy.set(true);
        self.faces.set(Some(faces));
        let rolls = self.preferences.with_untracked(Preferences::roll_time);
        self.rolling.set(rolls > 0);
        self.later(rolls, move |store| {
            store.rolling.set(false);
            let told = store.words.with_untracked(|words| {
                store.table.with_untracked(|table| speech::after_throw(words, &before, table, faces))
            });
            store.message.set(Message { told, ..Message::default() });
            store.settle();
            store.busy.set(false);
            store.go_on();
        });
    }

    /// The winner of the opening picks a side.
    pub(crate) fn choose(self, side: Side) {
        self.happen(Event::Choose(side));
        self.settle();
        self.go_on();
    }

    pub(crate) fn resign(self) {
        let resigns = self.table.with_untracked(|table| table.you().or(table.game().to_act()));
        if let Some(player) = resigns {
            self.happen(Event::Resign(player));
            self.settle();
            self.go_on();
        }
    }

    fn happen(self, event: Event) -> bool {
        let mut happened = false;
        self.table.update(|table| happened = table.session.happen(event).is_ok());
        if happened {
            self.changed();
            self.message.set(Message::default());
        }
        happened
    }

    /// A legal move is made, and shown.
    pub(crate) fn play(self, chosen: Move) {
        let Some(before) = self.table.with_untracked(|table| table.game().position().copied()) else { return };
        let table_before = self.table.with_untracked(Clone::clone);
        if !self.happen(Event::Move(chosen)) {
            return;
        }
        let told = self.words.with_untracked(|words| {
            self.table.with_untracked(|table| speech::after_move(words, &table_before, &before, chosen, table))
        });
        self.message.set(Message { told, ..Message::default() });
        self.busy.set(true);
        let time = self.preferences.with_untracked(Preferences::step_time);
        let steps = pieces::steps(&self.pieces.get_untracked(), chosen, time);
        self.show(steps, time);
    }

    /// Shows the steps of a move one after the other, then what they leave.
    fn show(self, mut steps: Vec<pieces::Step>, time: i32) {
        if time == 0 || steps.is_empty() {
            self.settle();
            self.busy.set(false);
            self.go_on();
            return;
        }
        let step = steps.remove(0);
        self.step.set(step.after);
        self.pieces.update(|pieces| {
            for (index, spot) in &step.goes {
                pieces[*index].spot = *spot;
            }
        });
        self.later(step.after, move |store| store.show(steps, time));
    }

    pub(crate) fn undo(self) {
        let single = self.preferences.with_untracked(|preferences| preferences.play_single_move);
        self.take(move |table| {
            let kinds = table.setting.kinds;
            table.session.undo(kinds, single);
        });
    }

    pub(crate) fn redo(self) {
        self.take(|table| {
            table.session.redo();
        });
    }

    fn take(self, change: impl FnOnce(&mut Table)) {
        self.table.update(change);
        self.changed();
        self.faces.set(self.table.with_untracked(|table| table.session.last_throw()));
        self.message.set(Message::default());
        self.busy.set(false);
        self.rolling.set(false);
        self.settle();
        self.go_on();
    }

    /// The table has changed: what was planned is off, and the browser remembers.
    fn changed(self) {
        self.change.update_value(|change| *change += 1);
        self.selected.set(None);
        self.table.with_untracked(storage::keep);
    }

    /// The pieces stand where the game has them.
    fn settle(self) {
        self.step.set(self.preferences.with_untracked(Preferences::step_time));
        let position = self.table.with_untracked(|table| table.game().position().copied());
        self.pieces.update(|pieces| *pieces = pieces::settled(*pieces, position.as_ref()));
    }

    /// Does something after so many milliseconds, unless the table has changed by then.
    fn later(self, milliseconds: i32, work: impl FnOnce(Store) + 'static) {
        let change = self.change.get_value();
        let duration = Duration::from_millis(u64::try_from(milliseconds).unwrap_or(0));
        set_timeout(
            move || {
                if self.change.get_value() == change {
                    work(self);
                }
            },
            duration,
        );
    }

    /// What happens by itself next, if anything does.
    fn go_on(self) {
        let table = self.table.with_untracked(Clone::clone);
        let thinking = self.preferences.with_untracked(Preferences::thinking_time);
        let Some(player) = table.game().to_act() else { return };
        match (table.kind(player), table.game().stage()) {
            (PlayerKind::Computer(_), _) if table.game().awaits_throw() => {
                self.later(thinking / 2, |store| {
                    store.throw();
                });
            }
            (PlayerKind::Computer(computer), _) => {
                let Some(request) = Computer::question(&table, computer) else { return };
                self.busy.set(true);
                self.later(thinking, move |store| store.ask(request));
            }
            (PlayerKind::Person, Stage::Play(position)) if position.phase().decides() => self.only_move(&position),
            (PlayerKind::Person, _) => {}
        }
    }

    /// Passing needs no choice, and other single moves only if the player wants to make them.
    fn only_move(self, position: &Position) {
        let sheet = self.sheet();
        let moves: MoveList<'_> = position.legal_moves(&sheet);
        let Some(only) = moves.get(0).filter(|_| moves.len() == 1) else { return };
        let by_itself = self.preferences.with_untracked(|preferences| preferences.play_single_move);
        if only == Move::PASS || (by_itself && position.phase() != Phase::TurnStart) {
            self.busy.set(true);
            // Long enough to read why nothing can move.
            let pause = if only == Move::PASS { 1800 } else { 500 };
            self.later(pause, move |store| store.play(only));
        }
    }

    fn ask(self, request: String) {
        let change = self.change.get_value();
        self.computer.with_value(|computer| {
            computer.ask(&request, move |answer| {
                if self.change.get_value() != change {
                    return;
                }
                match answer {
                    Some(Event::Move(chosen)) => self.play(chosen),
                    Some(Event::Choose(side)) => {
                        self.busy.set(false);
                        self.choose(side);
                    }
                    _ => self.busy.set(false),
                }
            });
        });
    }
}

fn is_upright() -> bool {
    let query = window().match_media("(orientation: portrait)").ok().flatten();
    query.is_some_and(|query| query.matches())
}
