//! Lessons: they go on with what the player does, and say the next sentence.

mod actions;
mod bookmark;
mod progress;
mod words;

use std::time::Duration;

use leptos::prelude::*;
use senet::{RuleSheet, Stage};
use senet_ai::ComputerPlayer;
use senet_session::Seat;
use senet_session::lesson::{Awaits, Lesson, Line, Step};

use crate::speech;
use crate::storage;
use crate::store::{LESSON, Store, Window, focus_element, focus_throw};

use actions::{Due, due};
use bookmark::Bookmark;

pub(crate) use actions::actions;
pub(crate) use progress::Progress;
pub(crate) use words::title;

/// Time between the other side's throw and its move, in milliseconds.
const PAUSE: i32 = 700;

/// Lays the wanted lesson, goes on with it, and says its sentences.
pub(crate) fn lead(store: Store) {
    Effect::new(move |_| {
        let Some((sheet, topic)) = store.lessons.wanted.get() else { return };
        let sheet = RuleSheet::plain(sheet);
        let is_there = store.lessons.course.with_untracked(|course| {
            course.as_ref().is_some_and(|(lesson, _)| (lesson.sheet.id(), lesson.topic) == (sheet.id(), topic))
        });
        match Lesson::new(&sheet, topic) {
            _ if is_there => {}
            Some(lesson) => resume(store, lesson),
            None => {
                store.leave_aside();
                store.windows.open.set(Some(Window::Lessons));
            }
        }
    });
    Effect::new(move |_| go_on(store));
    Effect::new(move |_| {
        let bookmark = store.lessons.course.with(|course| {
            let (lesson, at) = course.as_ref()?;
            Some(store.play.table.with(|table| Bookmark::of(lesson, *at, table.game())))
        });
        if let Some(bookmark) = bookmark {
            storage::set_bookmark(LESSON, &bookmark.to_string());
        }
    });
    Effect::new(move |_| {
        let shown = store.lessons.course.with(|course| {
            let (lesson, at) = course.as_ref()?;
            Some(store.words.with(|words| words::shown(words, lesson, *at)))
        });
        if let Some(shown) = shown {
            store.lessons.shown.set(shown);
        }
    });
}

/// Puts a lesson on the table: after a reload at the step where the player was, else from its start.
fn resume(store: Store, lesson: Lesson) {
    let bookmark = storage::bookmark(LESSON).and_then(|text| text.parse::<Bookmark>().ok());
    let resumed = bookmark.filter(|bookmark| bookmark.is_in(&lesson)).and_then(|Bookmark { at, moves, .. }| {
        let table = lesson.table_at(at, &moves, names(store))?;
        let faces = table.session.last_throw().or_else(|| lesson.faces(lesson.step(at)?.scene));
        Some((at, table, faces))
    });
    match resumed {
        Some((at, table, faces)) => {
            store.lessons.course.set(Some((lesson, at)));
            store.lay_aside(table, faces);
            focus(store);
        }
        None => begin(store, lesson),
    }
}

/// Puts a lesson on the table, from its start.
fn begin(store: Store, lesson: Lesson) {
    store.lessons.course.set(Some((lesson, 0)));
    lay(store, 0);
    focus(store);
}

/// Begins the lesson on the table again.
fn restart(store: Store) {
    if let Some((lesson, _)) = store.lessons.course.get_untracked() {
        begin(store, lesson);
    }
}

/// Puts a scene of the lesson on the table.
fn lay(store: Store, scene: usize) {
    let laid = store.lessons.course.with_untracked(|course| {
        let (lesson, _) = course.as_ref()?;
        Some((lesson.table(scene, names(store))?, lesson.faces(scene)))
    });
    if let Some((table, faces)) = laid {
        store.lay_aside(table, faces);
    }
}

fn names(store: Store) -> [String; 2] {
    store.words.with_untracked(|words| speech::names(words, [Seat::Person, Seat::Computer(ComputerPlayer::Casual)]))
}

/// Goes on once the awaited event has come to rest, or makes the other side's move.
fn go_on(store: Store) {
    let events = store.play.table.with(|table| table.game().events().len());
    if store.scene.busy.get() {
        return;
    }
    let Some((lesson, at)) = store.lessons.course.get_untracked() else { return };
    if lesson.after(at, events) != at {
        go_to(store, at + 1);
    } else if let Some(Step { awaits: Awaits::Reply(reply), .. }) = lesson.step(at)
        && store
            .play
            .table
            .with_untracked(|table| matches!(table.game().stage(), Stage::Play(now) if now.phase().decides()))
    {
        let reply = *reply;
        store.scene.busy.set(true);
        store.later(PAUSE, move |store| store.play(reply));
    }
}

/// Goes to a step.
fn go_to(store: Store, at: usize) {
    let scenes = store.lessons.course.try_update(|course| {
        let (lesson, now) = course.as_mut()?;
        let scenes = [*now, at].map(|at| lesson.step(at).map(|step| step.scene));
        *now = at;
        let is_over = lesson.step(at).is_some_and(|step| step.awaits == Awaits::End);
        Some((scenes, is_over.then_some((lesson.sheet.id(), lesson.topic))))
    });
    let Some(Some(([before, scene], learnt))) = scenes else { return };
    if let Some(scene) = scene.filter(|scene| before != Some(*scene)) {
        lay(store, scene);
    }
    let is_path = |course: &Option<(Lesson, usize)>| {
        let step = course.as_ref().and_then(|(lesson, at)| lesson.step(*at));
        step.is_some_and(|step| step.told.line == Line::Path)
    };
    if store.lessons.course.with_untracked(is_path) {
        store.scene.draw_path();
    }
    if let Some((sheet, topic)) = learnt {
        store.lessons.progress.update(|progress| progress.count(sheet, topic));
    }
    focus(store);
}

/// Reads on: to the next step, or to what the other side does.
fn read_on(store: Store) {
    let Some((lesson, at)) = store.lessons.course.get_untracked() else { return };
    match lesson.step(at).map(|step| &step.awaits) {
        Some(Awaits::Next) => go_to(store, at + 1),
        Some(Awaits::Reply(_)) if store.play.table.with_untracked(|table| table.game().awaits_throw()) => store.throw(),
        _ => {}
    }
}

/// Gives the keyboard's focus to what is due, once it is there.
fn focus(store: Store) {
    let focus = move || match due(store) {
        Due::ReadOn => focus_element("lesson-on"),
        Due::Throw => focus_throw(),
        Due::End => focus_element("lesson-next"),
        Due::Move | Due::Leave | Due::TurnStart => {
            // The piece that the sentence is about, or any: the focus must not give a solution away.
            let movable = store.movable();
            let about = store.lessons.shown.with(|shown| shown.houses) & movable;
            if let Some(house) = about.first().or(movable.first()) {
                store.focus(house);
            }
        }
        Due::Nothing => {}
    };
    set_timeout(move || untrack(focus), Duration::ZERO);
}
