//! The card over the board at the end of a game. In the review it has the same totals, for a game that goes on as well.

use leptos::prelude::*;
use senet_i18n::ids::{self, Id};

use super::graph::drawn;
use super::{explanation, totals, words};
use crate::controls::CloseButton;
use crate::drawings::{self, Drawing as Symbol};
use crate::speech;
use crate::store::{CARD, Store, Window};

/// The card, while the store shows it. It is no modal dialog: board and buttons stay within reach.
pub(crate) fn card(store: Store) -> AnyView {
    let is_shown = Memo::new(move |_| store.review.card.get() && !store.play.follows.get());
    (move || is_shown.get().then(|| content(store))).into_any()
}

fn content(store: Store) -> AnyView {
    let text = move |id: Id| move || store.words.with(|words| words.text(id));
    let title = move || {
        store.words.with(|words| {
            store.play.table.with(|table| match table.game().outcome() {
                Some(_) => speech::prompt(words, table),
                None => words.text(ids::CARD_SO_FAR),
            })
        })
    };
    let of_match = move || store.words.with(|words| store.play.table.with(|table| speech::of_match(words, table)));
    let is_over = move || store.play.table.with(|table| table.game().outcome().is_some());
    let left = move || {
        store.words.with(|words| {
            store.play.table.with(|table| {
                let outcome = table.game().outcome()?;
                let count = table.game().position()?.pieces(!outcome.side).len();
                let who = speech::players(table).who(!outcome.winner);
                let told = who.format(words, ids::CARD_LEFT, &[("count", count.into())]);
                let piece = |_| {
                    view! { <Symbol class=String::new() symbol=drawings::piece(!outcome.side) size="0 0 100 128" /> }
                };
                Some(view! {
                    <p class="left">
                        <span>{told}</span>
                        <span class="pieces-left" aria-hidden="true">{(0..count).map(piece).collect_view()}</span>
                    </p>
                })
            })
        })
    };
    // The throw and the decision that the card names, with links to them.
    let highlights = move || {
        let link = |(id, label, step): (&'static str, Id, usize)| {
            let told = store.words.with(|words| {
                store.play.table.with(|table| {
                    store.review.made.with(|review| {
                        let of_step = review.as_ref()?.steps.get(step - 1)?;
                        Some((words::what(words, table, of_step), words::amount(words, of_step)))
                    })
                })
            });
            let (what, amount) = told?;
            Some(view! {
                <button id=id on:click=move |_| store.open_review(Some(step))>
                    <span>{text(label)}</span>
                    <b>{what}</b>
                    <em>{amount}</em>
                </button>
            })
        };
        let [luckiest, mistake] =
            store.review.made.with(|review| review.as_ref().map(words::highlights)).unwrap_or_default();
        let links = [
            luckiest.map(|step| ("luckiest", ids::CARD_LUCKIEST, step)),
            mistake.map(|step| ("biggest-mistake", ids::CARD_MISTAKE, step)),
        ];
        links.into_iter().flatten().filter_map(link).collect_view()
    };
    let next = move || store.words.with(|words| store.play.table.with(|table| speech::next_game(words, table)));
    let share = move |_| {
        store.review.card.set(false);
        store.windows.open.set(Some(Window::Share));
    };
    view! {
        <section class="card" id=CARD role="dialog" tabindex="-1" aria-labelledby="card-title">
            <CloseButton store label=ids::UI_CLOSE id="close-card" act=move || store.close_card() />
            <h2 id="card-title">{title}</h2>
            <p class="of-match">{of_match}</p>
            {left}
            <div class="plot" role="img" aria-label=text(ids::REVIEW_GRAPH)>
                {drawn(store)}
            </div>
            <div class="links">{highlights}</div>
            <div class="numbers">
                {totals(store)}
                <details>
                    <summary id="explain-totals">{text(ids::TOTALS_EXPLAINED)}</summary>
                    <p>{explanation(store)}</p>
                </details>
            </div>
            <div class="actions">
                <button class="go" id="review" on:click=move |_| store.open_review(None)>{text(ids::REVIEW)}</button>
                <button class="go" id="rematch" hidden=move || !is_over() on:click=move |_| store.next_game()>
                    {next}
                </button>
                <button class="go" id="share-game" on:click=share>{text(ids::UI_SHARE)}</button>
            </div>
        </section>
    }
    .into_any()
}
