//! Actions of a player: throw, pick up, put down, drag, undo.

use std::time::Duration;

use leptos::prelude::*;
use senet::{Event, Faces, House, HouseSet, Move, Position, Side};

use super::scene::change;
use super::{Ask, OnlineAsk, Store};
use crate::board::pieces::{self, Motion, Spot, Walk};
use crate::preferences::Preferences;
use crate::sound::Sound;
use crate::speech;
use senet_session::GameTable;

/// Milliseconds until the next frame is begun. Timers also run where no frames are drawn, as in a hidden tab.
const NEXT_FRAME: i32 = 20;

/// Does each of these works after another frame, so that no frame of an animation waits for all of them.
fn after_frames(mut works: impl Iterator<Item = Box<dyn FnOnce()>> + 'static) {
    let Some(work) = works.next() else { return };
    let work_and_go_on = move || {
        work();
        after_frames(works);
    };
    set_timeout(work_and_go_on, Duration::from_millis(NEXT_FRAME as u64));
}

impl Store {
    /// Handles a touch of a house: picks a piece up, puts it down, or explains the refusal. A touch during an animation
    /// skips it.
    pub(crate) fn touch(self, house: House) {
        self.scene.rests_on.set_value(None);
        if untrack(|| self.explore.is_edited()) {
            self.explore.ask(Ask::Touch(house));
            return;
        }
        if self.scene.busy.get_untracked() {
            self.skip();
            return;
        }
        let Some(position) = untrack(|| self.decision()) else {
            self.explain(house);
            return;
        };
        let sheet = self.sheet();
        let legal = position.legal_moves(&sheet);
        let selected = self.scene.selected.get_untracked();
        let offered = untrack(|| self.offered());
        let reached = offered.iter().find(|m| m.to() == Some(house) || m.end() == Some(house));
        let again = if selected == Some(house) && offered.len() == 1 { offered.first() } else { None };
        if let Some(chosen) = reached.filter(|_| selected != Some(house)).or(again) {
            self.play(*chosen);
        } else if legal.starts().contains(house) {
            self.pick(if selected == Some(house) { None } else { Some(house) });
        } else if selected.is_none() && position.at(house).is_none() {
            self.explain(house);
        } else {
            self.refuse(&position, selected, house);
        }
    }

    /// Selects the piece on a house, or none.
    pub(crate) fn pick(self, house: Option<House>) {
        self.scene.selected.set(house);
        self.said.message.update(|message| {
            message.advice = None;
            message.refused = None;
            message.explained = None;
            message.at = None;
            message.houses = HouseSet::EMPTY;
        });
    }

    /// Handles the end of a drag, over a house or beside the board.
    pub(crate) fn drop(self, from: House, over: Option<House>) {
        if untrack(|| self.explore.is_edited()) {
            self.explore.ask(Ask::Drop { from, over });
            return;
        }
        let Some(position) = untrack(|| self.decision()) else { return };
        self.pick(Some(from));
        let fits = |legal: &&Move| match over {
            Some(house) => legal.to() == Some(house) || legal.end() == Some(house),
            None => legal.leaves_board(),
        };
        let offered = untrack(|| self.offered());
        match (offered.iter().find(fits), over) {
            (Some(chosen), _) => self.make(*chosen, Walk::Done),
            (None, Some(house)) if house != from => {
                self.refuse(&position, Some(from), house);
                self.scene.selected.set(None);
            }
            (None, _) => {}
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
            self.said.message.update(|message| {
                message.refused = Some(told);
                message.explained = None;
                message.at = Some(house);
                message.houses = refusal.houses();
            });
        }
    }

    /// Throws the sticks or the die.
    pub(crate) fn throw(self) {
        if !self.online.ask(OnlineAsk::Throw) {
            self.show_throw(|table| table.session.throw().ok());
        }
    }

    /// Shows what `throw` throws. While it rolls, everything but sticks or die shows the table before it.
    pub(crate) fn show_throw(self, throw: impl FnOnce(&mut GameTable) -> Option<Faces>) {
        let before = self.play.table.get_untracked();
        let Some(faces) = throw(&mut self.play.table.write_untracked()) else { return };
        self.revised();
        self.scene.busy.set(true);
        change(self.scene.landed, 0);
        let rolls = self.preferences.with_untracked(Preferences::roll_time);
        if rolls == 0 {
            self.sound(Sound::Rattle);
            self.scene.faces.set(Some(faces));
            self.play.table.notify();
            self.store_or_follow();
            // No animation that a touch could skip, so no timer either.
            self.tell_landed();
            return;
        }
        *self.play.in_air.write_untracked() = Some(before);
        self.scene.rolling.set(true);
        self.play.is_unstored.set_value(true);
        let revision = self.play.revision.get_value();
        let turn = move || {
            if self.play.revision.get_value() == revision {
                self.scene.faces.set(Some(faces));
            }
        };
        let works: [Box<dyn FnOnce()>; 3] =
            [Box::new(move || self.sound(Sound::Rattle)), Box::new(turn), Box::new(move || self.store_waiting())];
        after_frames(works.into_iter());
        self.count_up(rolls);
        self.later(rolls, move |store| store.land(faces));
    }

    /// Shows a throw that has rolled: its count, then log and plates, then marks and words, each after a frame.
    fn land(self, faces: Faces) {
        change(self.scene.faces, Some(faces));
        self.scene.rolling.set(false);
        self.later(NEXT_FRAME, |store| {
            *store.play.in_air.write_untracked() = None;
            store.play.in_air.notify();
            store.play.table.notify();
            store.later(NEXT_FRAME, Store::tell_landed);
        });
    }

    fn tell_landed(self) {
        self.tell_last_event();
        self.settle();
        self.scene.busy.set(false);
        self.go_on();
    }

    /// Counts the sticks as they land.
    fn count_up(self, rolls: i32) {
        let revision = self.play.revision.get_value();
        for stick in 0..4 {
            // The times of `style/throw.css`.
            let lands = f64::from(rolls) * (0.675 + 0.1085 * f64::from(stick));
            let count = move || {
                if self.play.revision.get_value() == revision {
                    self.scene.landed.update(|landed| *landed += 1);
                    self.sound(Sound::Stick);
                }
            };
            set_timeout(count, Duration::from_millis(lands as u64));
        }
    }

    /// Plays a sound, if sounds are on.
    pub(super) fn sound(self, sound: Sound) {
        if self.preferences.with_untracked(|preferences| preferences.sound) {
            sound.play();
        }
    }

    /// Chooses a side for the winner of the opening.
    pub(crate) fn choose(self, side: Side) {
        if self.apply(Event::Choose(side)) {
            self.online.ask(OnlineAsk::Send(Event::Choose(side)));
        }
        self.settle();
        self.go_on();
    }

    pub(crate) fn resign(self) {
        self.back_to_game();
        let resigns = self.play.table.with_untracked(|table| table.you().or(table.game().to_act()));
        if let Some(player) = resigns {
            self.apply(Event::Resign(player));
            self.scene.rest();
            self.settle();
            self.go_on();
            self.celebrate();
        }
    }

    /// Applies a decision. Returns whether it was legal.
    pub(crate) fn apply(self, decision: Event) -> bool {
        let mut is_legal = false;
        self.play.table.update(|table| is_legal = table.session.apply(decision).is_ok());
        if is_legal {
            self.changed();
            self.said.clear();
        }
        is_legal
    }

    fn tell_last_event(self) {
        let told =
            self.words.with_untracked(|words| self.play.table.with_untracked(|table| speech::last_event(words, table)));
        self.said.tell(told);
    }

    /// Makes a legal move, with its animation.
    pub(crate) fn play(self, chosen: Move) {
        self.make(chosen, Walk::Shown);
    }

    fn make(self, chosen: Move, walk: Walk) {
        let is_legal = || self.play.table.write_untracked().session.apply(Event::Move(chosen)).is_ok();
        if self.corrects(chosen) || !is_legal() {
            return;
        }
        self.revised();
        self.online.ask(OnlineAsk::Send(Event::Move(chosen)));
        self.scene.busy.set(true);
        self.scene.hurry.set_value(false);
        let time = self.preferences.with_untracked(Preferences::step_time);
        self.show_after_piece(time);
        let steps = pieces::steps(&self.scene.pieces.get_untracked(), chosen, walk, time);
        self.show(steps, time);
    }

    /// Shows a move that was applied in log and plates, then in words, and stores it: at once, or while the piece is animated.
    fn show_after_piece(self, time: i32) {
        let revision = self.play.revision.get_value();
        let show = move || self.play.table.notify();
        let tell = move || {
            // What has happened since has its own words.
            if self.play.revision.get_value() == revision {
                self.said.clear();
                self.tell_last_event();
            }
        };
        if time == 0 {
            show();
            tell();
            self.store_or_follow();
            return;
        }
        self.play.is_unstored.set_value(true);
        let works: [Box<dyn FnOnce()>; 3] = [Box::new(show), Box::new(tell), Box::new(move || self.store_waiting())];
        after_frames(works.into_iter());
    }

    /// Animates the steps of a move, then settles the pieces.
    fn show(self, mut steps: Vec<pieces::Step>, time: i32) {
        if time == 0 || steps.is_empty() || self.scene.hurry.get_value() {
            self.settle();
            if self.play.table.with_untracked(|table| table.game().outcome().is_some()) {
                self.sound(Sound::Win);
            }
            self.scene.busy.set(false);
            self.go_on();
            self.celebrate();
            return;
        }
        let step = steps.remove(0);
        self.scene.step.set(step.after);
        self.scene.motion.set(Some((step.piece, step.motion)));
        self.scene.pieces.update(|pieces| pieces[step.piece].spot = step.spot);
        match step.motion {
            Motion::Walk | Motion::Glide => self.sound(Sound::Step),
            Motion::Swap => self.sound(Sound::Swap),
            Motion::Sink(_) => self.sound(Sound::Splash),
            Motion::Leave => self.sound(Sound::Leave),
            Motion::Under(_) | Motion::Rise => {}
        }
        self.later(step.after, move |store| store.show(steps, time));
    }

    /// Whether there is a decision to take back.
    pub(crate) fn can_undo(self) -> bool {
        if let Some(step) = self.explore.at() {
            return step > 0;
        }
        let single = self.preferences.with(|preferences| preferences.play_single_move);
        let may = !self.lessons.is_on() && !self.online.is_on() && !self.review.is_of_kept();
        may && self.play.table.with(|table| table.session.can_undo(table.setting.seats, single))
    }

    pub(crate) fn undo(self) {
        if untrack(|| self.lessons.is_on() || self.online.is_on() || self.review.is_of_kept()) {
            return;
        }
        if untrack(|| self.explore.is_on()) {
            self.step_back();
            return;
        }
        let single = self.preferences.with_untracked(|preferences| preferences.play_single_move);
        self.take(move |table| {
            let seats = table.setting.seats;
            table.session.undo(seats, single);
        });
    }

    pub(crate) fn redo(self) {
        self.take(|table| {
            table.session.redo();
        });
    }

    fn take(self, change: impl FnOnce(&mut GameTable)) {
        self.play.past.set(None);
        self.play.table.update(change);
        self.changed();
        self.scene.faces.set(self.play.table.with_untracked(|table| table.session.last_throw()));
        self.said.clear();
        self.scene.rest();
        self.settle();
        self.go_on();
    }

    /// The distance by which a piece is dragged, in pixels. `None` if it is not dragged.
    pub(crate) fn dragged_by(self, spot: Spot) -> Option<(f32, f32)> {
        self.scene.drag.with(|drag| {
            let drag = drag.as_ref().filter(|drag| drag.moved && spot == Spot::On(drag.what))?;
            Some(drag.by())
        })
    }
}
