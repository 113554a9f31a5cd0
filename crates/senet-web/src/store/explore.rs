//! A position that is explored: its throws and moves with their chances, step by step, and its pieces, which can be set up.
//! The game that was on the table waits meanwhile, as it is stored.
//!
//! The first part of the program only asks ([`Ask`]). What answers is called from `crate::explore`, and so belongs to the part
//! that is fetched later.

use leptos::prelude::*;
use senet::{Event, House, Move, Position, Side, Throw};
use senet_i18n::{ids, sentences};
use senet_session::{GameTable, Seat, Session, Setting};

use super::Store;
use super::review::Origin;
use crate::board::pieces;
use crate::clock;
use crate::explore::{self, Draft, EXPLORE, Unreadable, Way};
use crate::worker::{self, Outlook, Purpose};
use crate::{speech, storage};

/// The bookmark with the way of the exploration on the table.
const WAY: &str = "way";
/// The bookmark with the review from which that exploration began.
const ORIGIN: &str = "origin";

/// A request to the later part of the program.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Ask {
    /// Explores the position of an address, or that on the table.
    Open(String),
    /// Shows the position after so many steps.
    Go(usize),
    /// Handles a touch of a house while a position is edited.
    Touch(House),
    /// Handles the end of a drag while a position is edited.
    Drop { from: House, over: Option<House> },
    /// Takes the chosen piece off the board, or that on a house.
    Remove(House),
    /// Lets a piece go, or else ends editing, or else the exploration.
    Escape,
}

/// The exploration on the table.
#[derive(Clone, Copy)]
pub(crate) struct Explore {
    pub(crate) asked: RwSignal<Option<Ask>>,
    /// The address of the shown position; `None` while none is explored.
    pub(super) address: RwSignal<Option<String>>,
    pub(crate) way: RwSignal<Option<Way>>,
    /// The results so far for the throws of the shown position.
    pub(crate) outlooks: RwSignal<Vec<Outlook>>,
    /// The pieces, while they are edited.
    pub(crate) draft: RwSignal<Option<Draft>>,
    /// The side whose piece is chosen among those that are off the board, while a position is edited.
    pub(crate) from_tray: RwSignal<Option<Side>>,
    /// The review from which the exploration began, and to which it leads back.
    pub(super) came_from: StoredValue<Option<Origin>>,
}

impl Explore {
    pub(super) fn new() -> Explore {
        Explore {
            asked: RwSignal::new(None),
            address: RwSignal::new(None),
            way: RwSignal::new(None),
            outlooks: RwSignal::new(Vec::new()),
            draft: RwSignal::new(None),
            from_tray: RwSignal::new(None),
            came_from: StoredValue::new(None),
        }
    }

    /// Whether a position is explored.
    pub(crate) fn is_on(self) -> bool {
        self.way.with(Option::is_some)
    }

    /// Whether a position is edited.
    pub(crate) fn is_edited(self) -> bool {
        self.draft.with(Option::is_some)
    }

    /// The number of steps before the shown position.
    pub(super) fn at(self) -> Option<usize> {
        self.way.with(|way| way.as_ref().map(Way::at))
    }

    pub(crate) fn ask(self, ask: Ask) {
        self.asked.set(Some(ask));
    }

    /// Forgets the exploration.
    pub(super) fn end(self) {
        if self.way.with_untracked(Option::is_some) {
            storage::drop_bookmark(WAY);
            storage::drop_bookmark(ORIGIN);
        }
        self.address.set(None);
        self.way.set(None);
        self.draft.set(None);
        self.from_tray.set(None);
        self.came_from.set_value(None);
    }
}

impl Store {
    /// Explores the position on the table.
    pub(crate) fn explore_here(self) {
        self.want_position(EXPLORE.to_owned());
        self.windows.open.set(None);
    }

    /// Explores the position of an address.
    pub(super) fn want_position(self, address: String) {
        if self.explore.address.with_untracked(|shown| shown.as_ref() != Some(&address)) {
            self.explore.address.set(Some(address.clone()));
            self.explore.ask(Ask::Open(address));
        }
    }
}

/// The handlers of requests, in the later part of the program.
impl Store {
    pub(crate) fn answer_ask(self, ask: Ask) {
        match ask {
            Ask::Open(address) => self.open_position(&address),
            Ask::Go(step) => {
                self.explore.way.update(|way| way.iter_mut().for_each(|way| way.go(step)));
                self.lay_way();
            }
            Ask::Touch(house) => self.touch_draft(house),
            Ask::Drop { from, over: Some(to) } => self.edit(|draft| draft.move_piece(from, to)),
            Ask::Drop { from, over: None } => self.edit(|draft| draft.remove(from)),
            Ask::Remove(house) => {
                let chosen = self.scene.selected.get_untracked().unwrap_or(house);
                self.edit(|draft| draft.remove(chosen));
            }
            Ask::Escape => self.escape_exploring(),
        }
    }

    fn open_position(self, address: &str) {
        let found = if address == EXPLORE {
            let shown = |table: &GameTable| Some((table.setting.sheet, explore::start(table.game())?));
            untrack(|| self.play.with_shown(shown)).ok_or(Unreadable::Sheet)
        } else {
            explore::read(address)
        };
        match found {
            Ok((sheet, position)) => {
                // After a reload, the steps of the way are kept, and where it leads back.
                let fits = |way: &Way| *way.sheet() == sheet && way.position() == position;
                let kept = storage::bookmark(WAY).and_then(|text| text.parse().ok()).filter(fits);
                if kept.is_some() {
                    let origin = storage::bookmark(ORIGIN).as_deref().and_then(Origin::read);
                    self.explore.came_from.set_value(origin);
                }
                self.explore_way(kept.unwrap_or_else(|| Way::new(sheet, position)));
            }
            Err(unreadable) => {
                self.leave_aside();
                self.explore.address.set(None);
                let why = match unreadable {
                    Unreadable::Sheet => None,
                    Unreadable::Position(faults) => {
                        Some(self.words.with_untracked(|words| sentences::position_faults(words, &faults)))
                    }
                };
                self.complain(ids::UI_POSITION_INVALID, why.as_deref());
            }
        }
    }

    fn explore_way(self, way: Way) {
        if self.play.follows.get_untracked() {
            self.explore.address.set(None);
            return;
        }
        if self.review.is_open.get_untracked() {
            let origin = self.review_origin();
            storage::set_bookmark(ORIGIN, &origin.to_string());
            self.explore.came_from.set_value(Some(origin));
        }
        self.puzzles.end();
        self.lessons.end();
        self.online.end();
        self.explore.draft.set(None);
        self.explore.way.set(Some(way));
        self.lay_way();
    }

    /// Puts the shown position of the way on the table.
    fn lay_way(self) {
        let Some(game) = self.explore.way.with_untracked(|way| way.as_ref().map(Way::game)) else { return };
        let seats = [Seat::Person; 2];
        let names = self.words.with_untracked(|words| speech::names(words, seats));
        let setting = Setting { sheet: *game.sheet(), seats, names, games: 1 };
        self.explore.draft.set(None);
        let table = GameTable::single(setting, Session::new(game, 0));
        let faces = table.session.last_throw();
        self.lay_aside(table, faces);
    }

    /// Takes over what was played on the table, and asks for the chances.
    pub(crate) fn follow_exploration(self) {
        let events = self.play.table.with(|table| table.game().events().to_vec());
        let shown = self.explore.way.try_update_untracked(|way| {
            let way = way.as_mut()?;
            way.follow(&events);
            storage::set_bookmark(WAY, &way.to_string());
            Some((*way.sheet(), way.position()))
        });
        let Some((sheet, position)) = shown.flatten() else { return };
        self.explore.way.notify();
        self.explore.address.set(Some(explore::write(&sheet, &position)));
        self.explore.outlooks.set(Vec::new());
        let hear = move |part: &str| {
            self.explore.outlooks.update(|outlooks| outlooks.extend(worker::read_outlooks(position.side(), part)));
        };
        let question = worker::explore_question(&sheet, &position);
        self.computer.with_value(|computer| computer.ask(Purpose::Explore, question, hear));
    }

    /// Takes a throw as thrown.
    pub(crate) fn take_throw(self, throw: Throw) {
        self.skip_if_busy();
        let mut is_legal = false;
        self.play.table.update(|table| {
            if let Some(faces) = table.setting.sheet.casting().fall_of(throw) {
                is_legal = table.session.apply(Event::Throw(faces)).is_ok();
            }
        });
        if is_legal {
            self.changed();
        }
    }

    /// Makes a move, with a throw if one is due.
    pub(crate) fn take_step(self, throw: Option<Throw>, played: Move) {
        if let Some(throw) = throw {
            self.take_throw(throw);
        }
        self.skip_if_busy();
        self.play(played);
    }

    /// Plays on from the shown position against the opponent of the game that waits.
    pub(crate) fn play_explored(self) {
        let way = self.explore.way.get_untracked();
        let (Some(way), Some(mut table)) = (way, self.play.aside.get_untracked()) else { return };
        table.setting.sheet = *way.sheet();
        self.lay(table.at_position(way.position(), clock::seed()));
        request_animation_frame(super::keys::focus_throw);
    }

    /// Begins to edit the shown position.
    pub(crate) fn begin_edit(self) {
        let position = self.explore.way.with_untracked(|way| way.as_ref().map(Way::position));
        if let Some(position) = position {
            self.pause();
            self.said.clear();
            self.explore.draft.set(Some(Draft::of(position)));
        }
    }

    /// Changes the edited position.
    pub(crate) fn edit(self, change: impl Fn(&mut Draft)) {
        self.scene.let_go();
        self.said.clear();
        self.scene.step.set(0);
        self.explore.draft.update(|draft| draft.iter_mut().for_each(&change));
        if let Some(draft) = self.explore.draft.get_untracked() {
            self.scene.pieces.update(|placed| *placed = pieces::placed(*placed, |side| draft.pieces(side)));
            self.explore.from_tray.update(|side| *side = side.filter(|side| draft.off(*side) > 0));
        }
    }

    /// Explores the edited position, if the rules allow it.
    pub(crate) fn finish_edit(self) {
        let (Some(draft), Some(way)) = (self.explore.draft.get_untracked(), self.explore.way.get_untracked()) else {
            return;
        };
        if let Ok(position) = draft.position(way.sheet()) {
            if position != way.position() {
                self.explore.way.set(Some(Way::new(*way.sheet(), position)));
            }
            self.explore.from_tray.set(None);
            self.lay_way();
        }
    }

    /// Puts the edited pieces back.
    pub(crate) fn cancel_edit(self) {
        self.explore.from_tray.set(None);
        self.lay_way();
    }

    /// Puts the chosen piece on a house, or chooses the piece there.
    fn touch_draft(self, house: House) {
        let Some(draft) = self.explore.draft.get_untracked() else { return };
        let there = draft.at(house);
        match (self.explore.from_tray.get_untracked(), self.scene.selected.get_untracked()) {
            (Some(side), _) => self.edit(|draft| draft.put(side, house)),
            (None, Some(from)) if from == house => self.pick(None),
            (None, Some(from)) if there.is_none() || there != draft.at(from) => {
                self.edit(|draft| draft.move_piece(from, house));
            }
            (None, _) if there.is_some() => self.pick(Some(house)),
            (None, _) => self.explain(house),
        }
    }

    /// Chooses a piece that is off the board; or takes the chosen piece off the board.
    pub(crate) fn touch_tray(self, side: Side) {
        if let Some(chosen) = self.scene.selected.get_untracked() {
            self.edit(|draft| draft.remove(chosen));
            return;
        }
        let has_one = self.explore.draft.with_untracked(|draft| draft.is_some_and(|draft| draft.off(side) > 0));
        self.explore.from_tray.update(|chosen| *chosen = (has_one && *chosen != Some(side)).then_some(side));
    }

    fn escape_exploring(self) {
        if self.scene.selected.get_untracked().is_some() || self.explore.from_tray.get_untracked().is_some() {
            self.pick(None);
            self.explore.from_tray.set(None);
        } else if untrack(|| self.explore.is_edited()) {
            self.cancel_edit();
        } else {
            self.leave_aside();
        }
    }

    /// Sets the start position of the sheet up.
    pub(crate) fn edit_start(self) {
        let start = self.explore.way.with_untracked(|way| Position::starts(way.as_ref()?.sheet()).next());
        if let Some(start) = start {
            self.edit(|draft| *draft = Draft::of(start));
        }
    }
}
