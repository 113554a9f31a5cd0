//! A review as a self-contained page: a graph, and for each step the board, its luck or loss, and the alternatives.

mod board;
mod graph;
mod summary;

use maud::{DOCTYPE, Markup, PreEscaped, html};
use senet::{Event, Faces, Move, Player, Position, Side};
use senet_ai::WinChance;
use senet_board::svg;
use senet_study::review::{Alternative, Difference, Judgement, Mark, Step};

use self::graph::{Axis, graph, side_drawn};
use super::{ReviewedGame, in_record, signed, tenths, unsigned};
use crate::english;

const STYLE: &str = concat!(include_str!("page.css"), include_str!("graph.css"), include_str!("board.css"));
const SCRIPT: &str = include_str!("page.js");

/// The content security policy. It forbids all requests, whatever text a record contains.
const POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:; \
                      base-uri 'none'; form-action 'none'";

pub(super) fn page(reviewed: &ReviewedGame<'_>) -> String {
    let [first, second] = Player::BOTH.map(|player| reviewed.title(player));
    let sheet = reviewed.record.game.sheet();
    let axis = Axis::new(reviewed);
    let page = html! {
        (DOCTYPE)
        html lang="en" {
            (head(&format!("{first} against {second} – Senet, reviewed"), POLICY, STYLE))
            body {
                (board::shapes(sheet))
                header {
                    h1 { (first) " against " (second) }
                    p { (reviewed.result()) " " span.quiet { (english::sheet_title(sheet)) (date(reviewed)) "." } }
                }
                main {
                    section.chances.card aria-labelledby="chances" {
                        h2 #chances { "Chance of winning" }
                        (graph(reviewed, axis))
                    }
                    section.steps.card aria-label="Step by step" {
                        (controls())
                        div aria-live="polite" {
                            @for steps in reviewed.review.lines() { (step(reviewed, axis, steps)) }
                            (end(reviewed, axis))
                        }
                    }
                    nav.lines.card aria-labelledby="lines" {
                        h2 #lines { "Throws and moves" }
                        ol {
                            @for steps in reviewed.review.lines() { li { (line(reviewed, steps)) } }
                            li { a href="#line-end" { span {} span {} span {} "the end" } }
                        }
                    }
                    (summary::summary(reviewed))
                    (summary::reading(reviewed))
                }
                script { (PreEscaped(SCRIPT)) }
            }
        }
    };
    page.into_string()
}

/// The head of a self-contained page with this title, content security policy and style.
pub(crate) fn head(title: &str, policy: &str, style: &str) -> Markup {
    html! {
        head {
            meta charset="utf-8";
            meta name="viewport" content="width=device-width, initial-scale=1";
            meta http-equiv="Content-Security-Policy" content=(policy);
            title { (title) }
            // Without an icon, a browser requests one from the host.
            link rel="icon" href="data:,";
            style { (PreEscaped(svg::STYLE)) (PreEscaped(style)) }
        }
    }
}

fn date(reviewed: &ReviewedGame<'_>) -> String {
    reviewed.record.date.map(|date| format!(", {date}")).unwrap_or_default()
}

fn controls() -> Markup {
    let buttons = [
        ("first", "M4 4 H7 V20 H4 Z M20 4 V20 L8 12 Z", "To the start (Home)"),
        ("back", "M17 4 V20 L5 12 Z", "One step back (left arrow)"),
        ("forward", "M7 4 V20 L19 12 Z", "One step on (right arrow)"),
        ("last", "M4 4 V20 L16 12 Z M17 4 H20 V20 H17 Z", "To the end (End)"),
    ];
    html! {
        div.controls role="group" aria-label="Steps" {
            @for (id, sign, title) in buttons {
                button id=(id) type="button" title=(title) aria-label=(title) {
                    svg viewBox="0 0 24 24" aria-hidden="true" { path d=(sign) {} }
                }
            }
            button #next-mark type="button" title="To the next marked decision (n)" { "Next mark" }
        }
    }
}

/// The step of a line of the record: a throw, a decision, or both.
fn step(reviewed: &ReviewedGame<'_>, axis: Axis, steps: &[Step]) -> Markup {
    let (Some(first), Some(last)) = (steps.first(), steps.last()) else { return html! {} };
    let sheet = reviewed.record.game.sheet();
    let mark = steps.iter().find_map(|step| step.judgement.mark());
    let position = first.position.or_else(|| Position::starts(sheet).next());
    let played = steps.iter().find_map(|step| as_move(step.event));
    let better = steps.iter().find_map(Step::missed).and_then(as_move);
    html! {
        section.step id={ "line-" (first.number) } data-x=(axis.x(first.number)) data-noted[mark.is_some()] {
            h2 {
                span.quiet { (first.number) ". " }
                (reviewed.title(first.player))
                @for (index, step) in steps.iter().enumerate() { (if index == 0 { " " } else { ", " }) (what_happened(step)) }
                (sign(mark))
            }
            @if let Some(position) = position { (board::board(&position, &board_label(&position), played, better)) }
            div.facts {
                div {
                    (share(reviewed, last.after))
                    @for step in steps { (judged(step)) }
                }
                @for step in steps { (alternatives(reviewed, step)) }
            }
        }
    }
}

/// The step at the end, with the board after the last event.
fn end(reviewed: &ReviewedGame<'_>, axis: Axis) -> Markup {
    let lines = reviewed.review.lines().count();
    let position = reviewed.record.game.position();
    html! {
        section.step #line-end data-x=(axis.x(lines)) {
            h2 { (reviewed.result()) }
            @if let Some(position) = position { (board::board(position, &board_label(position), None, None)) }
            div.facts { div { (share(reviewed, reviewed.review.end)) } }
        }
    }
}

/// Describes the position for screen readers.
fn board_label(position: &Position) -> String {
    let side = |side: Side| match position.pieces(side) {
        pieces if pieces.is_empty() => format!("no {side} on the board"),
        pieces => format!("{side} on {}", english::houses(pieces)),
    };
    Side::BOTH.map(side).join("; ")
}

const fn as_move(event: Event) -> Option<Move> {
    match event {
        Event::Move(played) => Some(played),
        _ => None,
    }
}

fn what_happened(step: &Step) -> Markup {
    match step.event {
        Event::Throw(thrown) => html! { "throws " (faces(thrown)) " " (thrown.throw()) },
        Event::Move(Move::PASS) => html! { "passes" },
        Event::Move(Move::KEEP) => html! { "keeps the piece on 30" },
        Event::Move(played) => html! { "plays " (played) },
        Event::Choose(side) => html! { "takes the " (side) },
        Event::Resign(_) => html! { "resigns" },
    }
}

/// The faces of the sticks or the die. Screen readers skip them, since the value stands beside them.
fn faces(faces: Faces) -> Markup {
    html! {
        span.faces aria-hidden="true" {
            @match faces {
                Faces::Sticks(sticks) => { @for counts in sticks.counting() { i.up[counts] {} } }
                Faces::Die(_) => { b { (faces.to_string().trim_matches(['[', ']'])) } }
            }
        }
    }
}

fn sign(mark: Option<Mark>) -> Markup {
    html! { @if let Some(mark) = mark { " " strong.mark title=(mark.name()) { (mark.symbol()) } } }
}

/// A chance as a bar, and in words.
fn share(reviewed: &ReviewedGame<'_>, after: WinChance<Player>) -> Markup {
    let percent = 100.0 * after.chance();
    let [first, second] = Player::BOTH.map(|player| reviewed.name(player));
    html! {
        div.share style={ "--share:" (format!("{percent:.1}")) "%" } aria-hidden="true" {
            span class=(colour(reviewed, Player::First)) {}
            span class=(colour(reviewed, Player::Second)) {}
        }
        p { (first) " " (format!("{percent:.1}")) " %, " (second) " " (format!("{:.1}", 100.0 - percent)) " %: "
            span.quiet { (known(after.error())) } }
    }
}

/// Says whether a chance is exact or estimated.
fn known(error: Option<f64>) -> String {
    match error {
        None => "estimated".to_owned(),
        Some(error) if error < 5e-7 => "exact".to_owned(),
        Some(error) => format!("exact to {:.3} %", 100.0 * error),
    }
}

fn judged(step: &Step) -> Markup {
    html! {
        @match &step.judgement {
            Judgement::Luck { luck, mean, .. } => {
                p { "Luck " (difference(*luck)) " % "
                    span.quiet { "against " (format!("{:.1}", 100.0 * mean.chance())) " %, the mean over all throws" } }
            }
            Judgement::Decision { alternatives, .. } if alternatives.len() == 1 => {
                p.quiet { "There was no choice." }
            }
            Judgement::Decision { loss, .. } | Judgement::Resignation { loss } => {
                p { "Loss " (lost(*loss))
                    @if let Some(best) = step.missed() { "; best was " strong { (in_record(best)) } } }
            }
        }
    }
}

fn difference(amount: Difference) -> Markup {
    let rounded = tenths(amount.amount);
    html! { span.good[rounded > 0.0].bad[rounded < 0.0] { (signed(amount)) } }
}

fn lost(loss: Difference) -> Markup {
    html! { span.bad[tenths(loss.amount) > 0.0] { (unsigned(loss)) " %" } }
}

/// The alternatives of a decision, the best first.
fn alternatives(reviewed: &ReviewedGame<'_>, step: &Step) -> Markup {
    let Judgement::Decision { alternatives, .. } = &step.judgement else { return html! {} };
    if alternatives.len() < 2 {
        return html! {};
    }
    let mut sorted: Vec<&Alternative> = alternatives.iter().collect();
    sorted.sort_by(|one, other| other.value.chance().total_cmp(&one.value.chance()));
    let top = sorted[0].value;
    html! {
        table {
            thead { tr {
                th scope="col" { "could play" }
                th.number scope="col" { (reviewed.name(step.player)) " wins" }
                th.number scope="col" { "loss" }
                th scope="col" { "known" }
            } }
            tbody {
                @for one in sorted {
                    tr.chosen[one.event == step.event] {
                        th scope="row" { (in_record(one.event)) @if one.event == step.event { " ✓" } }
                        td.number { (format!("{:.1} %", 100.0 * one.value.chance())) }
                        td.number { (unsigned(Difference::between(top, one.value))) }
                        td.quiet { (if one.value.is_exact() { "exact" } else { "estimated" }) }
                    }
                }
            }
        }
    }
}

/// An entry in the list of throws and moves.
fn line(reviewed: &ReviewedGame<'_>, steps: &[Step]) -> Markup {
    let (Some(first), Some(last)) = (steps.first(), steps.last()) else { return html! {} };
    let thrown = steps.iter().find_map(|step| match step.event {
        Event::Throw(faces) => Some(faces),
        _ => None,
    });
    let luck = steps.iter().find_map(|step| match &step.judgement {
        Judgement::Luck { luck, .. } => Some(*luck),
        _ => None,
    });
    let chosen = steps.iter().find(|step| !matches!(step.event, Event::Throw(_)));
    html! {
        a href={ "#line-" (first.number) } {
            span.number.quiet { (first.number) }
            span.swatch.(colour(reviewed, first.player)) role="img" aria-label=(reviewed.name(first.player)) {}
            span { @if let Some(thrown) = thrown { (faces(thrown)) (thrown.throw()) } }
            span {
                @if let Some(step) = chosen {
                    (in_record(step.event)) (sign(step.judgement.mark()))
                }
            }
            span.number { @if let Some(luck) = luck { (difference(luck)) } }
            span.number { (format!("{:.1} %", 100.0 * last.after.chance())) }
        }
    }
}

/// Returns the colour of a player's pieces, which is a class of the style sheet.
fn colour(reviewed: &ReviewedGame<'_>, player: Player) -> &'static str {
    reviewed.record.game.sheet().colour(side_drawn(reviewed, player))
}
