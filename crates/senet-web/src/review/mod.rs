//! The review of a game: where the cloth and the message lie, a graph of the chances, what each step was worth, and totals.

mod card;
mod graph;
mod words;

use leptos::prelude::*;
use senet_i18n::ids::{self, Id};

use crate::controls::{CloseButton, IconButton};
use crate::drawings;
use crate::explore::SIGN as EXPLORE;
use crate::speech;
use crate::store::Store;
use crate::table::keep_fitting;
use graph::graph;

pub(crate) use card::card;
pub(crate) use words::{loss, missed};

pub(crate) const STEP_BACK: &str = "M15 6l-7 6 7 6";
pub(crate) const STEP_ON: &str = "M9 6l7 6-7 6";
const TURN_BACK: &str = "M8 6l-5 6 5 6M16 7.5l4.5 4.5-4.5 4.5-4.5-4.5z";
const TURN_ON: &str = "M16 6l5 6-5 6M8 7.5l4.5 4.5L8 16.5 3.5 12z";
pub(crate) const FORK: &str = "M6 20V4M6 15c0-6 10-4 10-10M12.5 8L16 4.5 19.5 8";
pub(crate) const BARS: &str = "M5 20v-8M12 20V4M19 20v-5";

/// The value of the shown step, in place of the message, and the graph and the totals, on the cloth.
pub(crate) fn told(store: Store) -> AnyView {
    let told = Memo::new(move |_| {
        let step = store.review.step.get();
        store.words.with(|words| {
            store
                .play
                .table
                .with(|table| store.review.made.with(|review| words::step(words, table, review.as_ref(), step)))
        })
    });
    let mark = move || {
        let mark = told.with(|told| told.mark)?;
        let name = store.words.with(|words| speech::mark_name(words, mark));
        let class = format!("mark-of {}", mark.name());
        Some(view! { <em class=class>{format!(" {} {name}", mark.symbol())}</em> })
    };
    let text_box = NodeRef::new();
    keep_fitting(text_box, move || told.track());
    view! {
        <section class="say fitting review-says">
            <div class="says" role="status" aria-live="polite" node_ref=text_box>
                <p class="asks">
                    <span id="review-what">{move || told.with(|told| told.what.clone())}</span>
                    {mark}
                </p>
                " "
                <p class="told" id="review-told">
                    {move || told.with(|told| told.judged.clone())}
                </p>
            </div>
        </section>
        <section class="cloth of-review">
            <div class="weave"></div>
            {graph(store)}
            {totals(store)}
        </section>
    }
    .into_any()
}

/// Luck, losses and marks of both players.
fn totals(store: Store) -> AnyView {
    let rows = Memo::new(move |_| {
        store.words.with(|words| {
            store.play.table.with(|table| {
                let totals =
                    store.review.made.with(|review| review.as_ref().map(|review| words::totals(words, review)));
                let near = speech::near(table);
                let names = [near, !near].map(|player| table.setting.names[player as usize].clone());
                let mut rows = vec![(String::new(), names)];
                for (label, values) in totals.into_iter().flatten() {
                    rows.push((words.text(label), [near, !near].map(|player| values[player as usize].clone())));
                }
                rows
            })
        })
    });
    let row = |(label, [near, far]): (String, [String; 2])| {
        view! { <tr><th scope="row">{label}</th><td>{near}</td><td>{far}</td></tr> }.into_any()
    };
    view! { <table class="totals" title=explanation(store)>{move || rows.get().into_iter().map(row).collect_view()}</table> }
        .into_any()
}

/// Explains the totals, as text that follows the language and the table.
fn explanation(store: Store) -> impl Fn() -> String + Copy {
    move || store.words.with(|words| store.play.table.with(|table| words::explanation(words, table)))
}

/// The buttons of the review.
pub(crate) fn actions(store: Store) -> AnyView {
    let at_end = move || store.review.step.get() == store.play.table.with(|table| table.game().events().len());
    let no_turn = move |forward: bool| Signal::derive(move || store.turning_point(forward).is_none());
    let text = move |id: Id| move || store.words.with(|words| words.text(id));
    view! {
        <div class="acts-on of-review">
            <IconButton
                store
                label=ids::UI_STEP_PREVIOUS
                id="review-back"
                class="on-phones"
                sign=STEP_BACK
                disabled=Signal::derive(move || store.review.step.get() == 0)
                act=move || store.step_back()
            />
            <IconButton
                store
                label=ids::UI_STEP_NEXT
                id="review-on"
                class="on-phones"
                sign=STEP_ON
                disabled=Signal::derive(at_end)
                act=move || store.step_forward()
            />
            <IconButton
                store
                label=ids::REVIEW_TURNING_PREVIOUS
                id="turn-back"
                sign=TURN_BACK
                disabled=no_turn(false)
                act=move || store.turn(false)
            />
            <IconButton
                store
                label=ids::REVIEW_TURNING_NEXT
                id="turn-on"
                sign=TURN_ON
                disabled=no_turn(true)
                act=move || store.turn(true)
            />
            <button
                class="go"
                id="try-from-here"
                title=text(ids::REVIEW_TRY)
                disabled=move || !store.can_try()
                on:click=move |_| store.try_from_here()
            >
                <span aria-hidden="true">{text(ids::REVIEW_TRY)}</span>
                {drawings::sign(FORK)}
            </button>
            <IconButton store label=ids::EXPLORE id="explore-step" sign=EXPLORE act=move || store.explore_here() />
            <IconButton
                store
                label=ids::REVIEW_SUMMARY
                id="summary"
                sign=BARS
                act=move || store.show_card()
            />
            <CloseButton store label=ids::UI_BACK_TO_GAME id="close-review" act=move || store.close_review() />
        </div>
    }
    .into_any()
}
