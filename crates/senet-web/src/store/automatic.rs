//! Automatic actions: computer players, forced passes, and everything that takes time.

use std::time::Duration;

use leptos::prelude::*;
use senet::{Event, Move, Phase, Position, Stage};
use senet_session::{GameTable, Seat};

use super::Store;
use crate::preferences::Preferences;
use crate::worker::{Decision, Purpose};

/// Work scheduled by a timer, cancelled when the table changes.
pub(super) struct Plan {
    number: u64,
    /// The revision of the table that it was made for.
    change: u64,
    work: Box<dyn FnOnce(Store)>,
}

/// The next step that the page takes by itself.
enum Next {
    /// The throw of a computer player.
    Throw,
    /// The decision of a computer player, with the question to ask.
    Ask(String),
    /// The decision of a person, made by the page if there is only one.
    Decide(Position),
}

fn next(table: &GameTable) -> Option<Next> {
    match (table.seat(table.game().to_act()?), table.game().stage()) {
        (Seat::Computer(_), _) if table.game().awaits_throw() => Some(Next::Throw),
        (Seat::Computer(computer), _) => Decision::question(table, computer).map(Next::Ask),
        (Seat::Person, Stage::Play(position)) if position.phase().decides() => Some(Next::Decide(position)),
        (Seat::Person | Seat::Remote, _) => None,
    }
}

impl Store {
    /// Schedules work after so many milliseconds. A change of the table cancels it.
    pub(crate) fn later(self, milliseconds: i32, work: impl FnOnce(Store) + 'static) {
        let number = self.scene.plans.get_value() + 1;
        self.scene.plans.set_value(number);
        self.scene.plan.set_value(Some(Plan { number, change: self.play.revision.get_value(), work: Box::new(work) }));
        let duration = Duration::from_millis(u64::try_from(milliseconds).unwrap_or(0));
        set_timeout(move || self.carry_out(Some(number)), duration);
    }

    /// Carries out the plan with this number, or any plan.
    fn carry_out(self, number: Option<u64>) {
        let mut due = None;
        self.scene.plan.update_value(|plan| {
            if plan.as_ref().is_some_and(|plan| number.is_none_or(|number| plan.number == number)) {
                due = plan.take();
            }
        });
        if let Some(plan) = due.filter(|plan| plan.change == self.play.revision.get_value()) {
            (plan.work)(self);
        }
    }

    /// Skips the rest of an animation, and carries out the plan at once.
    pub(crate) fn skip(self) {
        self.scene.hurry.set_value(true);
        self.carry_out(None);
    }

    /// [`skip`](Store::skip), if an animation runs.
    pub(crate) fn skip_if_busy(self) {
        if self.scene.busy.get_untracked() {
            self.skip();
        }
    }

    /// Schedules the next step that the page takes by itself.
    pub(super) fn go_on(self) {
        if self.play.follows.get_untracked() {
            return;
        }
        if untrack(|| self.explore.is_on() || self.lessons.is_on() || self.online.is_on()) {
            return;
        }
        if untrack(|| self.puzzles.is_on()) {
            self.judge_puzzle();
            return;
        }
        let thinking = self.preferences.with_untracked(Preferences::thinking_time);
        self.give_hint();
        match self.play.table.with_untracked(next) {
            Some(Next::Throw) => self.later(thinking / 2, Store::throw),
            Some(Next::Ask(question)) => {
                self.scene.busy.set(true);
                self.later(thinking, move |store| store.ask(question));
            }
            Some(Next::Decide(position)) => self.only_move(&position),
            None => {}
        }
    }

    /// Plays the only move: always a pass, other moves if the preference says so.
    pub(crate) fn only_move(self, position: &Position) {
        let sheet = self.sheet();
        let moves = position.legal_moves(&sheet);
        let Some(only) = moves.get(0).filter(|_| moves.len() == 1) else { return };
        let by_itself = self.preferences.with_untracked(|preferences| preferences.play_single_move);
        if only == Move::PASS || (by_itself && position.phase() != Phase::TurnStart) {
            self.scene.busy.set(true);
            let pause = if only == Move::PASS { self.time_to_read() } else { 500 };
            self.later(pause, move |store| store.play(only));
        }
    }

    /// Time in which a slow reader reads why no piece can move, in milliseconds. A touch ends it.
    fn time_to_read(self) -> i32 {
        let count = |told: &[String]| told.iter().map(|sentence| sentence.chars().count()).sum::<usize>();
        let characters = self.said.message.with_untracked(|message| count(&message.told));
        i32::try_from(1_200 + 35 * characters).unwrap_or(i32::MAX).clamp(2_200, 8_000)
    }

    fn ask(self, request: String) {
        let change = self.play.revision.get_value();
        self.computer.with_value(|computer| {
            computer.ask(Purpose::Decision, request, move |answer| {
                if self.play.revision.get_value() != change {
                    return;
                }
                match Decision::read(answer) {
                    Some(Event::Move(chosen)) => self.play(chosen),
                    Some(Event::Choose(side)) => {
                        self.scene.busy.set(false);
                        self.choose(side);
                    }
                    _ => self.scene.busy.set(false),
                }
            });
        });
    }
}
