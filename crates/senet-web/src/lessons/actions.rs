//! The buttons of a lesson.

use std::time::Duration;

use leptos::prelude::*;
use senet::{Move, Phase, Player, RuleSheet, SheetId};
use senet_i18n::ids;
use senet_session::Setting;
use senet_session::lesson::{Awaits, Topic};

use super::{read_on, restart};
use crate::controls::{CloseButton, IconButton, go_button};
use crate::store::{Store, focus_throw};
use crate::{clock, speech};

const AGAIN: &str = "M5 12a7.5 7.5 0 1 0 2.4-5.5M5 4v4.5h4.5";

/// The player's next possible action.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Due {
    Nothing,
    ReadOn,
    Throw,
    Move,
    /// The picked piece can leave the board.
    Leave,
    /// A piece may leave the board before the throw.
    TurnStart,
    End,
}

/// Returns what the player can do now.
pub(super) fn due(store: Store) -> Due {
    if store.scene.busy.get() {
        return Due::Nothing;
    }
    let is_turn_start = || store.decision().is_some_and(|position| position.phase() == Phase::TurnStart);
    store.lessons.course.with(|course| {
        match course.as_ref().and_then(|(lesson, at)| lesson.step(*at)).map(|step| &step.awaits) {
            Some(Awaits::Next | Awaits::Reply(_)) => Due::ReadOn,
            Some(Awaits::Throw) => Due::Throw,
            Some(Awaits::End) => Due::End,
            Some(Awaits::Move { .. }) if is_turn_start() => Due::TurnStart,
            Some(Awaits::Move { .. }) if store.leaving().is_some() => Due::Leave,
            Some(Awaits::Move { .. }) => Due::Move,
            None => Due::Nothing,
        }
    })
}

/// The lesson to go on with: the first one after that on the table, or else before it, that is not learnt yet.
fn next(store: Store) -> Option<(SheetId, Topic)> {
    let (sheet, topic) = store.lessons.wanted.get()?;
    let topics: Vec<Topic> = Topic::of(&RuleSheet::plain(sheet)).collect();
    let at = topics.iter().position(|other| *other == topic)?;
    let is_new = |topic: &Topic| !store.lessons.progress.with(|progress| progress.has(sheet, *topic));
    let mut others = topics[at + 1..].iter().chain(&topics[..at]).copied();
    others.find(is_new).map(|topic| (sheet, topic))
}

fn open_next(store: Store) {
    if let Some((sheet, topic)) = untrack(|| next(store)) {
        store.want_lesson(sheet, topic);
    }
}

/// Begins a game by the sheet of the lesson, between the players of the game that waits.
fn play_now(store: Store) {
    let Some((sheet, _)) = store.lessons.wanted.get_untracked() else { return };
    store.return_to_game();
    let seats = store.play.table.with_untracked(|table| table.setting.seats);
    let names = store.words.with_untracked(|words| speech::names(words, seats));
    store.windows.first_visit.set(false);
    let setting = Setting { sheet: RuleSheet::plain(sheet), seats, names, games: 1 };
    store.begin(setting, Player::First, clock::seed());
    set_timeout(focus_throw, Duration::ZERO);
}

/// The buttons.
pub(crate) fn actions(store: Store) -> AnyView {
    let due = Memo::new(move |_| due(store));
    let button = move |id, label, is_due, act: fn(Store)| go_button(store, id, label, is_due, act);
    let take_off = move |id| button(id, ids::UI_TAKE_OFF, true, Store::take_off);
    let buttons = move || match due.get() {
        Due::ReadOn => vec![button("lesson-on", ids::LESSON_READ_ON, true, read_on)],
        Due::Throw => vec![button("throw", ids::UI_THROW, true, Store::throw)],
        Due::Leave => vec![take_off("leave")],
        Due::TurnStart => {
            vec![take_off("take-off"), button("keep", ids::UI_KEEP, false, |store| store.play(Move::KEEP))]
        }
        Due::End => {
            let next = next(store).map(|_| button("lesson-next", ids::LESSON_NEXT, true, open_next));
            next.into_iter().chain([button("lesson-play", ids::LESSON_PLAY, false, play_now)]).collect()
        }
        Due::Nothing | Due::Move => Vec::new(),
    };
    view! {
        <div class="acts-on of-lesson">
            {buttons}
            <IconButton store label=ids::LESSON_AGAIN id="lesson-again" sign=AGAIN act=move || restart(store) />
            <CloseButton store label=ids::UI_BACK_TO_GAME id="leave-lesson" act=move || store.leave_aside() />
        </div>
    }
    .into_any()
}
