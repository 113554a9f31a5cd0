//! All throws of the shown position with their probabilities, and for each its moves with their chances, best first.

use leptos::prelude::*;
use senet::{Faces, Move, Phase, RuleSheet, Throw};
use senet_ai::WinChance;
use senet_i18n::Words;
use senet_i18n::ids;

use crate::speech;
use crate::store::Store;
use crate::table::{signs, thrown};
use crate::worker::Outlook;

/// The list, filled in as the worker judges.
pub(super) fn throws(store: Store) -> AnyView {
    let all = move || {
        let Some((sheet, position)) =
            store.explore.way.with(|way| way.as_ref().map(|way| (*way.sheet(), way.position())))
        else {
            return Vec::new();
        };
        let weights = sheet.casting().weights();
        let throws = match position.phase() {
            Phase::Over => Vec::new(),
            Phase::Throw => weights.iter().map(|(throw, weight)| (Some(*throw), Some(*weight))).collect(),
            Phase::Play(throw) => vec![(Some(throw), None)],
            Phase::TurnStart | Phase::Rest { .. } => vec![(None, None)],
        };
        let outlooks = store.explore.outlooks.get();
        let outlook = |throw| outlooks.iter().find(|outlook| outlook.throw == throw).cloned();
        throws.into_iter().map(|(throw, weight)| group(store, &sheet, throw, weight, outlook(throw))).collect()
    };
    let name = move || store.words.with(|words| words.text(ids::EXPLORE_LIST));
    // A list that scrolls must be within reach of the keys, also before its moves are there.
    view! {
        <section class="explore" tabindex="0" aria-label=name>
            {all}
        </section>
    }
    .into_any()
}

/// A throw and its moves. A weight is that of a throw that is still to come.
fn group(
    store: Store,
    sheet: &RuleSheet,
    throw: Option<Throw>,
    weight: Option<u32>,
    outlook: Option<Outlook>,
) -> AnyView {
    let falls = f64::from(sheet.casting().falls());
    let best = outlook.as_ref().and_then(Outlook::best);
    let head = throw.map(|throw| head(store, sheet, throw, weight.map(|weight| f64::from(weight) / falls), best));
    let moves = outlook.map(|outlook| outlook.moves).unwrap_or_default();
    let top = best.map(WinChance::chance);
    let entry = move |(played, chance): (Move, WinChance)| {
        let is_best = top.is_some_and(|top| chance.chance() >= top);
        // The throw is made with the move where it is still to come.
        let throw = throw.filter(|_| weight.is_some());
        let (label, shown, told) = store.words.with(|words| {
            let label = name(words, played);
            let id = if chance.is_exact() { ids::UI_ADVICE_EXACT } else { ids::UI_ADVICE_ESTIMATED };
            let spoken = words.format(id, &[("percent", number(words, chance.chance()).into())]);
            (label.clone(), short(words, chance), format!("{label}: {spoken}"))
        });
        view! {
            <li>
                <button
                    class:best=is_best
                    style:--share=format!("{:.3}", chance.chance())
                    on:click=move |_| store.take_step(throw, played)
                >
                    <span class="hidden">{told}</span>
                    <span aria-hidden="true">{label}</span>
                    <em aria-hidden="true">{shown}</em>
                </button>
            </li>
        }
    };
    view! {
        <div class="of-throw">
            {head}
            <ol>{moves.into_iter().map(entry).collect_view()}</ol>
        </div>
    }
    .into_any()
}

/// The throw, its probability, and the chance of its best move. A touch takes it as thrown.
fn head(
    store: Store,
    sheet: &RuleSheet,
    throw: Throw,
    probability: Option<f64>,
    best: Option<WinChance>,
) -> impl IntoView + use<> {
    let shown = sheet.casting().fall_of(throw);
    let figure = match shown {
        Some(Faces::Die(throw)) if throw.value() == 6 => "X".to_owned(),
        _ => throw.to_string(),
    };
    let (often, chance, told) = store.words.with(|words| {
        let share = |share: f64| speech::share(words, share, 0);
        let often = probability.map(share);
        let mut told = vec![words.format(ids::EXPLORE_IF_THROWN, &[("throw", figure.as_str().into())])];
        told.extend(often.iter().map(|often| words.format(ids::EXPLORE_OFTEN, &[("percent", often.as_str().into())])));
        if let Some(best) = best {
            let id = if best.is_exact() { ids::UI_ADVICE_EXACT } else { ids::UI_ADVICE_ESTIMATED };
            told.push(words.format(id, &[("percent", number(words, best.chance()).into())]));
        }
        (often, best.map(|best| short(words, best)), told.join(", "))
    });
    let is_open = probability.is_some();
    let take = move |_| {
        if is_open {
            store.take_throw(throw);
        }
    };
    view! {
        <button class="thrown-head" id=format!("explore-throw-{throw}") disabled=!is_open on:click=take>
            <span class="hidden">{told}</span>
            {shown.map(thrown)}
            <b aria-hidden="true">{figure}</b>
            <span aria-hidden="true">{often}</span>
            <em aria-hidden="true">{chance}</em>
        </button>
    }
}

/// A move in signs, or a word where no piece moves.
fn name(words: &Words, played: Move) -> String {
    match played {
        Move::PASS => words.text(ids::EXPLORE_PASS),
        Move::KEEP => words.text(ids::UI_KEEP),
        _ => signs(played),
    }
}

/// A chance in percent with one decimal, without the sign of percent.
pub(super) fn number(words: &Words, chance: f64) -> String {
    format!("{:.1}", 100.0 * chance).replace('.', &words.text(ids::REVIEW_DECIMAL))
}

/// A chance in percent, with a sign for exact ones and another for estimates.
pub(super) fn short(words: &Words, chance: WinChance) -> String {
    let sign = if chance.is_exact() { "=" } else { "≈" };
    format!("{sign}\u{200a}{}", speech::share(words, chance.chance(), 1))
}
