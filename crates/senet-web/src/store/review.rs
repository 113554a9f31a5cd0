//! The review of the game on the table or of a kept game, and the card at its end.
//!
//! The worker judges the events one by one, so the review grows while it is shown. Any change of the game drops it.

use std::fmt;

use leptos::prelude::*;
use senet::{Event, Game, Position, Stage};
use senet_session::GameTable;
use senet_study::review::Review;

use super::keys::focus_element;
use super::{Store, Window};
use crate::games::{KeptGame, Loss};
use crate::worker::{self, Purpose};
use crate::{clock, review};

/// The review that lies on the table.
#[derive(Clone, Copy)]
pub(crate) struct Reviewed {
    /// Whether the review lies on the table.
    pub(crate) is_open: RwSignal<bool>,
    /// The review so far. `None` before the first answer, and after a change of the game.
    pub(crate) made: RwSignal<Option<Review>>,
    /// Number of events up to the one that the open review shows.
    pub(crate) step: RwSignal<usize>,
    /// The ID of the kept game whose review is wanted in place of the game, which the address has.
    pub(super) wanted: RwSignal<Option<u64>>,
    /// The kept game on the table.
    pub(super) kept: StoredValue<Option<Kept>>,
    /// Whether the wanted game is not among the kept ones.
    pub(crate) missing: RwSignal<bool>,
    /// Whether the card at the end of a game lies over the board.
    pub(crate) card: RwSignal<bool>,
}

impl Reviewed {
    pub(super) fn new() -> Reviewed {
        Reviewed {
            is_open: RwSignal::new(false),
            made: RwSignal::new(None),
            step: RwSignal::new(0),
            wanted: RwSignal::new(None),
            kept: StoredValue::new(None),
            missing: RwSignal::new(false),
            card: RwSignal::new(false),
        }
    }

    /// Whether a kept game lies on the table, in place of the game.
    pub(super) fn is_of_kept(self) -> bool {
        self.wanted.track();
        self.kept.with_value(Option::is_some)
    }

    /// Forgets the kept game.
    pub(super) fn end_kept(self) {
        self.wanted.set(None);
        self.kept.set_value(None);
    }
}

/// A kept game that is reviewed in place of the game on the table.
#[derive(Clone)]
pub(super) struct Kept {
    game: KeptGame,
    /// Whether it was chosen from the list of games, to which its review leads back.
    pub(super) is_listed: bool,
}

/// A moment of a review, from which an exploration began.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Origin {
    /// Number of events up to the one that the review showed.
    step: usize,
    /// The ID of the game.
    id: u64,
    /// Whether the game was chosen from the list of games.
    is_listed: bool,
}

impl Origin {
    /// The moment of its text; `None` for another text.
    pub(super) fn read(text: &str) -> Option<Origin> {
        let words: Vec<&str> = text.split(' ').collect();
        let [step, id, is_listed] = words.as_slice() else { return None };
        Some(Origin { step: step.parse().ok()?, id: id.parse().ok()?, is_listed: is_listed.parse().ok()? })
    }
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.step, self.id, self.is_listed)
    }
}

/// The element that has the keyboard's focus when the review opens.
pub(crate) const GRAPH: &str = "review-graph";
/// The card at the end of a game.
pub(crate) const CARD: &str = "card";

impl Store {
    /// Whether a game with a decision lies on the table.
    pub(crate) fn can_review(self) -> bool {
        (!self.play.is_aside() || self.review.is_of_kept()) && self.play.table.with(|table| has_decision(table.game()))
    }

    /// Opens the review at an event, or else where the table is. Without a decision, or while another tab plays, it does
    /// nothing.
    pub(crate) fn open_review(self, step: Option<usize>) {
        if self.play.follows.get_untracked() || !untrack(|| self.can_review()) {
            return;
        }
        let step = step.unwrap_or_else(|| untrack(|| self.at_event()));
        if !self.review.is_open.get_untracked() {
            self.pause();
            self.review.is_open.set(true);
        }
        self.windows.open.set(None);
        self.review.card.set(false);
        self.ask_review();
        self.show_step(step);
        request_animation_frame(|| focus_element(GRAPH));
    }

    /// Opens the review of a kept game at an event, or else at its end. The game was chosen from the list of games if
    /// `is_listed`. Where there is no such game, or it cannot be reviewed, opens the list, which says so.
    pub(crate) fn want_review(self, id: u64, is_listed: bool, step: Option<usize>) {
        if self.play.follows.get_untracked() || self.review.wanted.get_untracked() == Some(id) {
            return;
        }
        if self.play.key.get_value().id == id {
            self.return_to_game();
            self.open_review(step);
            return;
        }
        self.review.wanted.set(Some(id));
        wasm_bindgen_futures::spawn_local(async move {
            let kept = self.collection().game(id).await.ok().flatten();
            if self.review.wanted.get_untracked() != Some(id) {
                return;
            }
            let is_there = kept.is_some_and(|game| self.review_kept(Kept { game, is_listed }, step));
            self.review.missing.set(!is_there);
            if !is_there {
                self.return_to_game();
                self.windows.open.set(Some(Window::Games));
            }
        });
    }

    /// Puts a kept game on the table in place of the game, with its review at an event. Returns whether the game can be
    /// reviewed.
    fn review_kept(self, kept: Kept, step: Option<usize>) -> bool {
        let Some(table) = kept.game.table(clock::seed()).filter(|table| has_decision(table.game())) else {
            return false;
        };
        self.puzzles.end();
        self.lessons.end();
        self.explore.end();
        self.online.end();
        let faces = table.session.last_throw();
        self.lay_aside(table, faces);
        self.review.wanted.set(Some(kept.game.key.id));
        self.review.kept.set_value(Some(kept));
        self.open_review(step);
        true
    }

    /// The game and the step of the open review, to which an exploration returns.
    pub(super) fn review_origin(self) -> Origin {
        let kept = self.review.kept.with_value(|kept| kept.as_ref().map(|kept| (kept.game.key.id, kept.is_listed)));
        let (id, is_listed) = kept.unwrap_or((self.play.key.get_value().id, false));
        Origin { step: self.review.step.get_untracked(), id, is_listed }
    }

    /// Returns to a moment of a review.
    pub(super) fn return_to_review(self, origin: Origin) {
        self.explore.end();
        self.want_review(origin.id, origin.is_listed, Some(origin.step));
    }

    /// Closes the review, and goes on with the game.
    pub(crate) fn close_review(self) {
        if self.review.is_open.get_untracked() {
            if untrack(|| self.review.is_of_kept()) {
                self.return_to_game();
            } else {
                self.back_to_game();
            }
            request_animation_frame(move || self.focus_what_is_due());
        }
    }

    /// Closes the card, and keeps the keyboard's focus on the table.
    pub(crate) fn close_card(self) {
        self.review.card.set(false);
        // The card hides the buttons below the board until it has gone.
        request_animation_frame(move || self.focus_what_is_due());
    }

    fn focus_what_is_due(self) {
        let is_over = self.play.table.with_untracked(|table| table.game().outcome().is_some());
        let id = match (self.review.is_open.get_untracked(), is_over) {
            (true, _) => GRAPH,
            (false, true) => "next-game",
            (false, false) => "throw",
        };
        focus_element(id);
    }

    /// Takes the review from the table, without going on with the game.
    pub(super) fn leave_review(self) {
        self.review.is_open.set(false);
        self.review.card.set(false);
        self.computer.with_value(|computer| computer.forget(Purpose::Review));
    }

    /// Drops the review of a game that has changed.
    pub(super) fn drop_review(self) {
        // A new value, even an equal one, draws everything anew that shows it.
        if self.review.is_open.get_untracked() || self.review.card.get_untracked() {
            self.leave_review();
        }
        if self.review.made.with_untracked(Option::is_some) {
            self.computer.with_value(|computer| computer.forget(Purpose::Review));
            self.review.made.set(None);
        }
    }

    /// Shows the card over the board after the end of a game, and reviews the game.
    pub(super) fn celebrate(self) {
        if self.play.table.with_untracked(|table| table.game().outcome().is_none()) || !untrack(|| self.can_review()) {
            return;
        }
        self.ask_review();
        self.show_card();
    }

    /// Shows the card.
    pub(crate) fn show_card(self) {
        self.review.card.set(true);
        request_animation_frame(|| focus_element(CARD));
    }

    /// Asks the worker for the review, unless it is there.
    fn ask_review(self) {
        let game = self.play.table.with_untracked(|table| table.game().clone());
        let has_all = |review: &Review| review.steps.len() == game.events().len();
        if self.review.made.with_untracked(|made| made.as_ref().is_some_and(has_all)) {
            return;
        }
        let Some(question) = self.play.table.with_untracked(worker::review_question) else { return };
        self.review.made.set(None);
        let hear = move |part: &str| {
            self.review.made.update(|made| {
                // A part that does not fit comes from another version of the program. What was judged before it stays.
                let _ = worker::add_part(&game, made, part);
            });
            if let Some(loss) = self.own_loss() {
                match self.review.kept.get_value() {
                    Some(Kept { game, .. }) => self.collection().keep(game.judged(loss)),
                    None => {
                        self.keep();
                    }
                }
            }
        };
        self.computer.with_value(|computer| computer.ask(Purpose::Review, question, hear));
    }

    /// The loss of the only person at the table in a finished game. `None` before all of it is judged.
    pub(super) fn own_loss(self) -> Option<Loss> {
        let you = self.play.table.with_untracked(|table| table.game().outcome().and(table.you()))?;
        let events = self.play.table.with_untracked(|table| table.game().events().len());
        self.review.made.with_untracked(|made| {
            let review = made.as_ref().filter(|review| review.steps.len() == events)?;
            let totals = &review.totals[you as usize];
            Some(Loss { decisions: totals.decisions, lost: totals.loss.amount })
        })
    }

    /// Shows an event with its judgement: a choice before it is made, everything else after it.
    pub(super) fn show_step(self, step: usize) {
        let (step, past) = self.play.table.with_untracked(|now| {
            let step = step.min(now.game().events().len());
            (step, now.at(step - usize::from(is_choice(now.game(), step))))
        });
        self.review.step.set(step);
        self.show_past(past);
    }

    /// The step of the next turning point in this direction.
    pub(crate) fn turning_point(self, forward: bool) -> Option<usize> {
        let at = self.review.step.get();
        let steps = self.review.made.with(|made| made.as_ref().map(Review::turning_points)).unwrap_or_default();
        let steps = steps.into_iter().map(|index| index + 1);
        if forward { steps.filter(|step| *step > at).min() } else { steps.filter(|step| *step < at).max() }
    }

    /// Goes to the next turning point in this direction.
    pub(crate) fn turn(self, forward: bool) {
        if let Some(step) = untrack(|| self.turning_point(forward)) {
            self.show_step(step);
        }
    }

    /// The shown position, if a game can be tried from it.
    pub(crate) fn can_try(self) -> bool {
        let is_open = |position: &Position| !position.is_over();
        self.play.with_shown(|table| table.game().outcome().is_none() && table.game().position().is_some_and(is_open))
    }

    /// Plays on from the shown position against the same opponent, with other throws. A notice leads back to the game that was
    /// on the table, or else to the reviewed one.
    pub(crate) fn try_from_here(self) {
        let Some(mut tried) = self.play.past.get_untracked().filter(|_| untrack(|| self.can_try())) else { return };
        let kept = self.review.kept.get_value().map(|kept| kept.game.key);
        let reviewed = (kept.unwrap_or(self.play.key.get_value()), self.play.table.get_untracked());
        tried = tried.played_on(clock::seed());
        self.lay(tried);
        if kept.is_none() || self.play.replaced.with_untracked(Option::is_none) {
            self.play.replaced.set(Some(reviewed));
        }
        request_animation_frame(move || self.focus_what_is_due());
    }
}

/// Whether a game has a decision, which a review can judge.
pub(crate) fn has_decision(game: &Game) -> bool {
    game.events().iter().any(|event| matches!(event, Event::Move(_) | Event::Choose(_)))
}

/// Whether the last of so many events was a choice: a move among several, or a side.
fn is_choice(game: &Game, events: usize) -> bool {
    let Some(index) = events.checked_sub(1) else { return false };
    match (game.events().get(index), game.stage_before(index)) {
        (Some(Event::Move(_)), Some(Stage::Play(position))) => position.legal_moves(game.sheet()).len() > 1,
        (Some(Event::Choose(_)), _) => true,
        _ => false,
    }
}

/// The shown event of a review with the table: its move and a better one, if it was a choice of a move.
pub(crate) fn arrows(made: Option<&Review>, table: &GameTable, step: usize) -> Arrows {
    let Some(index) = step.checked_sub(1).filter(|_| is_choice(table.game(), step)) else { return Arrows::default() };
    let as_move = |event: Event| match event {
        Event::Move(played) => Some(played),
        _ => None,
    };
    let better = made.and_then(|made| review::missed(made.steps.get(index)?)).and_then(as_move);
    Arrows { played: table.game().events().get(index).copied().and_then(as_move), better }
}

/// The moves that arrows on the board show.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Arrows {
    pub(crate) played: Option<senet::Move>,
    pub(crate) better: Option<senet::Move>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn origins_are_read_back_and_other_texts_refused() {
        let origin = Origin { step: 31, id: 1 << 52, is_listed: true };
        assert_eq!(Origin::read(&origin.to_string()), Some(origin));
        for damaged in ["", "x", "31", "31 7", "31 x true", "31 7 yes", "31 7 true 1"] {
            assert_eq!(Origin::read(damaged), None, "{damaged}");
        }
    }
}
