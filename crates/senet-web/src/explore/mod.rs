//! The exploration of a position, on the page: what lies around the board in place of message, throw and log.

mod address;
mod draft;
mod edit;
mod list;
mod way;

use leptos::prelude::*;
use senet::Position;
use senet_i18n::ids::{self, Id};
use senet_i18n::sentences;

use crate::controls::{CloseButton, IconButton};
use crate::drawings;
use crate::review::{FORK, STEP_BACK, STEP_ON};
use crate::store::{Store, Window};
use crate::table::signs;
use crate::worker;

pub(crate) use address::{EXPLORE, Unreadable, read, write};
pub(crate) use draft::{Draft, Refused};
pub(crate) use way::{Way, start};

/// The sign of an exploration: a magnifying glass.
pub(crate) const SIGN: &str = "M10.5 4.5a6 6 0 1 1 0 12 6 6 0 0 1 0-12M15 15l5 5M8 10.5h5M10.5 8v5";
const LINK: &str =
    "M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1.2 1.2M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1.2-1.2";
const PEN: &str = "M5 19l1-4L16 5l3 3L9 18zM13.5 7.5l3 3";
const CHECK: &str = "M5 12.5l4.5 4.5L19 7";

/// Answers what the first part of the program asks, and follows the table.
pub(crate) fn attach(store: Store) {
    Effect::new(move |_| {
        if let Some(ask) = store.explore.asked.get() {
            store.explore.asked.set(None);
            untrack(|| store.answer_ask(ask));
        }
    });
    Effect::new(move |_| {
        store.play.table.track();
        untrack(|| store.follow_exploration());
    });
}

/// The position, the way to it, and the throws and moves from it; or what sets a position up.
pub(crate) fn told(store: Store) -> AnyView {
    let is_edited = Memo::new(move |_| store.explore.is_edited());
    let asks = move || {
        let position = store.explore.way.with(|way| way.as_ref().map(Way::position))?;
        Some(store.words.with(|words| {
            if is_edited.get() {
                return words.text(ids::EXPLORE_EDIT_ASKS);
            }
            let id = match position {
                _ if position.is_over() => ids::EXPLORE_OVER,
                _ if position.awaits_throw() => ids::EXPLORE_THROW,
                _ => ids::EXPLORE_MOVE,
            };
            let sheet = store.play.table.with(|table| table.setting.sheet);
            let side = sentences::side_coloured(words, &sheet, position.side());
            words.format(id, &[("side", side.into())])
        }))
    };
    let refused = move || edit::refused(store);
    let message = move || {
        let plain = |id: Id| view! { <span>{store.words.with(|words| words.text(id))}</span> }.into_any();
        match chance(store) {
            _ if is_edited.get() => plain(ids::EXPLORE_EDIT_HELP),
            None => plain(ids::EXPLORE_WORKING),
            Some([sentence, brief]) => view! {
                <span class="whole">{sentence}</span>
                <span class="brief" aria-hidden="true">{brief}</span>
            }
            .into_any(),
        }
    };
    view! {
        <section class="say review-says of-explore">
            <div class="says" role="status" aria-live="polite">
                <p class="asks" id="explore-asks">{asks}</p>
                " "
                <p class="told" id="explore-told" hidden=move || is_edited.get() && refused().is_some()>
                    {message}
                </p>
                <p class="told refused" id="explore-refused">{refused}</p>
            </div>
            {move || (!is_edited.get()).then(|| way(store))}
        </section>
        {move || if is_edited.get() { edit::tray(store) } else { list::throws(store) }}
    }
    .into_any()
}

/// The chance of the side to act, once it is known: as a sentence, and in short. Once the game is over, both are empty.
fn chance(store: Store) -> Option<[String; 2]> {
    let way = store.explore.way.get()?;
    let position = way.position();
    if position.is_over() {
        return Some(Default::default());
    }
    let chance = store.explore.outlooks.with(|outlooks| worker::overall(way.sheet(), &position, outlooks))?;
    let id = if chance.is_exact() { ids::UI_ADVICE_EXACT } else { ids::UI_ADVICE_ESTIMATED };
    Some(store.words.with(|words| {
        let sentence = words.format(id, &[("percent", list::number(words, chance.chance()).into())]);
        [format!("{sentence}."), list::short(words, chance)]
    }))
}

/// The steps of the way as buttons.
fn way(store: Store) -> AnyView {
    let steps = Memo::new(move |_| store.explore.way.with(|way| way.as_ref().map(Way::steps).unwrap_or_default()));
    let at = Memo::new(move |_| store.explore.way.with(|way| way.as_ref().map_or(0, Way::at)));
    let list = NodeRef::<leptos::html::Ol>::new();
    Effect::new(move |_| {
        at.track();
        let Some(list) = list.get() else { return };
        request_animation_frame(move || {
            if let Ok(Some(here)) = list.query_selector("[aria-current]") {
                let (step, around) = (here.get_bounding_client_rect(), list.get_bounding_client_rect());
                let beyond = (step.right() - around.right()).max(0.0) + (step.left() - around.left()).min(0.0);
                list.set_scroll_left(list.scroll_left() + beyond as i32);
            }
        });
    });
    let step = move |number: usize, label: String| {
        let current = move || (at.get() == number).then_some("step");
        view! {
            <li>
                <button aria-current=current on:click=move |_| store.look_at(number)>{label}</button>
            </li>
        }
        .into_any()
    };
    let all = move || {
        let steps = steps.get();
        if steps.is_empty() {
            return Vec::new();
        }
        let begin = store.words.with(|words| words.text(ids::EXPLORE_START));
        let label = |(throw, played): (Option<senet::Throw>, Option<senet::Move>)| {
            let throw = throw.map(|throw| format!("{throw}:"));
            throw.into_iter().chain(played.map(signs)).collect::<Vec<_>>().join(" ")
        };
        let labels = std::iter::once(begin).chain(steps.into_iter().map(label));
        labels.enumerate().map(|(number, label)| step(number, label)).collect()
    };
    let name = move || store.words.with(|words| words.text(ids::EXPLORE_WAY));
    view! { <ol class="so-far" node_ref=list aria-label=name>{all}</ol> }.into_any()
}

/// The buttons of an exploration.
pub(crate) fn actions(store: Store) -> AnyView {
    let is_edited = Memo::new(move |_| store.explore.is_edited());
    (move || if is_edited.get() { edit::actions(store) } else { step_actions(store) }).into_any()
}

fn step_actions(store: Store) -> AnyView {
    let text = move |id: Id| move || store.words.with(|words| words.text(id));
    let position = move || store.explore.way.with(|way| way.as_ref().map(Way::position));
    let at_end = move || store.explore.way.with(|way| way.as_ref().is_none_or(|way| way.at() == way.len()));
    let at_start = move || store.explore.way.with(|way| way.as_ref().is_none_or(|way| way.at() == 0));
    let copied = RwSignal::new(false);
    Effect::new(move |_| {
        store.explore.way.track();
        copied.set(false);
    });
    let copy = move || {
        let Some(link) = untrack(|| store.position_link()) else { return };
        wasm_bindgen_futures::spawn_local(async move {
            if crate::windows::copy(&link).await {
                copied.set(true);
            } else {
                // Its field can be copied by hand.
                store.windows.open.set(Some(Window::Share));
            }
        });
    };
    view! {
        <div class="acts-on of-review of-explore">
            <IconButton
                store
                label=ids::UI_STEP_PREVIOUS
                id="explore-back"
                sign=STEP_BACK
                disabled=Signal::derive(at_start)
                act=move || store.step_back()
            />
            <IconButton
                store
                label=ids::UI_STEP_NEXT
                id="explore-on"
                sign=STEP_ON
                disabled=Signal::derive(at_end)
                act=move || store.step_forward()
            />
            <IconButton store label=ids::EXPLORE_EDIT id="explore-edit" sign=PEN act=move || store.begin_edit() />
            <IconButton
                store
                label=ids::EXPLORE_LINK
                id="explore-link"
                sign=Signal::derive(move || if copied.get() { CHECK } else { LINK })
                act=copy
            />
            <button
                class="go"
                id="explore-play"
                title=text(ids::EXPLORE_PLAY)
                disabled=move || position().as_ref().is_none_or(Position::is_over)
                on:click=move |_| store.play_explored()
            >
                <span aria-hidden="true">{text(ids::EXPLORE_PLAY)}</span>
                {drawings::sign(FORK)}
            </button>
            <CloseButton store label=ids::UI_BACK_TO_GAME id="leave-explore" act=move || store.leave_aside() />
            <span class="hidden" role="status" id="explore-copied">
                {move || copied.get().then(text(ids::UI_LINK_COPIED))}
            </span>
        </div>
    }
    .into_any()
}
