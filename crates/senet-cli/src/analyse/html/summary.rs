//! The totals of the game, its turning points, and the explanation of the numbers.

use maud::{Markup, html};
use senet::Player;
use senet_study::review::{Difference, Mark, Totals};

use super::super::{ReviewedGame, chance, unsigned};
use super::{difference, known};

pub(super) fn summary(reviewed: &ReviewedGame<'_>) -> Markup {
    html! {
        section.summary.card aria-label="The game as a whole" {
            div { h2 { "Luck and losses" } div.scroll { (totals(reviewed)) } }
            div { h2 { "How it came about, for " (reviewed.name(Player::First)) } div.scroll { (sum(reviewed)) } }
            div { h2 { "Turning points" } (turning_points(reviewed)) }
        }
    }
}

fn totals(reviewed: &ReviewedGame<'_>) -> Markup {
    let row = |name: &str, cell: &dyn Fn(&Totals) -> Markup| {
        html! { tr { th scope="row" { (name) } @for totals in &reviewed.review.totals { td.number { (cell(totals)) } } } }
    };
    html! {
        table {
            thead { tr { td {} @for player in Player::BOTH { th.number scope="col" { (reviewed.name(player)) } } } }
            tbody {
                (row("luck, %", &|totals| difference(totals.luck)))
                (row("loss, %", &|totals| html! { (unsigned(totals.loss)) }))
                (row("decisions", &|totals| html! { (totals.decisions) }))
                (row("that lost nothing", &|totals| html! { (totals.best) }))
                @for mark in Mark::ALL {
                    @let name = format!("{} {} (from {} % on)", mark.symbol(), mark.name(), 100.0 * mark.from());
                    (row(&name, &|totals| html! { (totals.marks[mark as usize]) }))
                }
                (row("loss per decision, %", &|totals| html! {
                    (totals.loss_per_decision().map_or_else(|| "–".to_owned(), |loss| format!("{:.2}", 100.0 * loss)))
                }))
            }
        }
    }
}

/// The sum of the chance at the start, luck, losses and corrections, which is the result.
fn sum(reviewed: &ReviewedGame<'_>) -> Markup {
    let review = reviewed.review;
    let [first, second] = &review.totals;
    let row = |name: &str, value: Markup, error: Option<f64>| {
        html! { tr { th scope="row" { (name) } td.number { (value) } td.quiet { (known(error)) } } }
    };
    let percent = |share: f64| html! { (format!("{:.1}", 100.0 * share)) };
    let changed = |name: &str, amount: Difference| row(name, difference(amount), amount.error);
    let adjusted = review.luck_adjusted();
    let is_over = reviewed.record.game.outcome().is_some();
    html! {
        table { tbody {
            (row("chance at the start, %", percent(review.start.chance()), review.start.error()))
            (changed("luck, less that of the other", first.luck.plus(second.luck.reversed())))
            (changed("losses of the other, less own", second.loss.plus(first.loss.reversed())))
            (changed("corrections of estimates", review.correction))
            tr.sum {
                th scope="row" { (if is_over { "result" } else { "chance now" }) }
                td.number { (percent(review.end.chance())) }
                td.quiet { (known(review.end.error())) }
            }
            (row("luck-adjusted result", percent(adjusted.amount), adjusted.error))
        } }
    }
}

fn turning_points(reviewed: &ReviewedGame<'_>) -> Markup {
    let points = reviewed.review.turning_points();
    html! {
        @if points.is_empty() { p { "Nothing changed the chances much at one stroke." } }
        ol {
            @for step in points.into_iter().filter_map(|index| reviewed.review.steps.get(index)) {
                li {
                    a href={ "#line-" (step.number) } { "Line " (step.number) } ": " (reviewed.turning_point(step))
                    span.quiet { " (" (chance(step.before)) " to " (chance(step.after)) ")" }
                }
            }
        }
    }
}

/// The explanation of the numbers.
pub(super) fn reading(reviewed: &ReviewedGame<'_>) -> Markup {
    let first = reviewed.name(Player::First);
    html! {
        details.reading.card {
            summary { "What the numbers mean" }
            dl {
                dt { "Chance" }
                dd { "The chance of winning of " (first) ", with best play of both. Exact chances (=) are computed from "
                    "all that can follow, and stand with the largest error that they can have; elsewhere they are "
                    "estimated (~)." }
                dt { "Luck" }
                dd { "The chance after a throw, less the mean over all throws that could have come. Good luck and bad "
                    "luck are nothing on average, so what is left of a result without them says more about the play." }
                dt { "Loss" }
                dd { "The chance after the best move, less that after the move that was played. The board shows the "
                    "pieces before the move; the brown arrow is what was played, the green one what was better." }
                dt { "Corrections" }
                dd { "Where chances are estimated, the mean over all throws is not quite what was estimated before "
                    "them. That difference is nobody's luck." }
                dt { "Luck-adjusted result" }
                dd { "The result less all luck: 100 % and more for a game that would have been won without it." }
            }
        }
    }
}
