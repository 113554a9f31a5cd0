//! The graph of the chance of winning.

use std::fmt::Write as _;

use maud::{Markup, html};
use senet::{Player, Side};
use senet_study::review::{Mark, Step};

use super::super::{ReviewedGame, chance};
use super::colour;

/// Width of the drawing, in its own units. The page scales it.
const WIDTH: f64 = 1000.0;
/// Height of the drawing.
const HEIGHT: f64 = 200.0;

/// The horizontal axis: the lines of the record.
#[derive(Clone, Copy)]
pub(super) struct Axis {
    lines: usize,
}

impl Axis {
    pub(super) fn new(reviewed: &ReviewedGame<'_>) -> Axis {
        Axis { lines: reviewed.review.lines().count() }
    }

    /// Returns the coordinate of the end of a line; line 0 ends at the start of the game.
    pub(super) fn x(self, line: usize) -> f64 {
        self.at(line as f64)
    }

    fn at(self, line: f64) -> f64 {
        tenth(WIDTH * line / (self.lines as f64).max(1.0))
    }
}

fn y(chance: f64) -> f64 {
    tenth(HEIGHT * (1.0 - chance.clamp(0.0, 1.0)))
}

/// Rounds to tenths, which keeps the page small.
fn tenth(number: f64) -> f64 {
    (10.0 * number).round() / 10.0
}

/// Returns the point of the curve after an event: at the end of its line, or in the middle if another event follows in the
/// same line.
fn point(axis: Axis, steps: &[Step], index: usize) -> (f64, f64) {
    let step = &steps[index];
    let goes_on = steps.get(index + 1).is_some_and(|next| next.number == step.number);
    let line = step.number as f64 - if goes_on { 0.5 } else { 0.0 };
    (axis.at(line), y(step.after.chance()))
}

pub(super) fn graph(reviewed: &ReviewedGame<'_>, axis: Axis) -> Markup {
    let review = reviewed.review;
    let steps = &review.steps;
    let mut curve = format!("M0 {}", y(review.start.chance()));
    for index in 0..steps.len() {
        let (x, y) = point(axis, steps, index);
        // Writing to a string cannot fail.
        let _ = write!(curve, " L{x} {y}");
    }
    let last = axis.x(axis.lines);
    let area = format!("{curve} L{last} {HEIGHT} L0 {HEIGHT} Z");
    let [first, second] = Player::BOTH.map(|player| reviewed.name(player));
    let label = format!(
        "The chance of winning of {first} from the start, {} %, to the end, {} %.",
        chance(review.start),
        chance(review.end)
    );
    html! {
        p.whose { (second) }
        div.plot {
            svg viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } preserveAspectRatio="none" role="group" aria-label=(label) {
                rect class=(colour(reviewed, Player::Second)) width=(WIDTH) height=(HEIGHT) {}
                path class=(colour(reviewed, Player::First)) d=(area) {}
                path.even d={ "M0 " (y(0.5)) " H" (WIDTH) } {}
                @for (from, to) in exact(reviewed, axis) {
                    rect.exact x=(from) y=(HEIGHT - 5.0) width=(tenth(to - from)) height="5" {}
                }
                path.curve d=(curve) {}
                line.cursor x1="0" x2="0" y1="0" y2=(HEIGHT) {}
                @for (index, class) in dots(reviewed) {
                    @let (x, y) = point(axis, steps, index);
                    @let dot = format!("M{x} {y} h0");
                    path.dot d=(dot) {}
                    path class={ "dot inner " (class) } d=(dot) {}
                }
                @for lines in review.lines() {
                    @if let (Some(first), Some(last)) = (lines.first(), lines.last()) {
                        @let from = axis.at(first.number as f64 - 1.0);
                        a href={ "#line-" (first.number) } tabindex="-1" aria-hidden="true" {
                            title { (first.number) ": " (chance(last.after)) " %" }
                            rect.hit x=(from) y="0" width=(tenth(axis.x(first.number) - from)) height=(HEIGHT) {}
                        }
                    }
                }
            }
        }
        p.whose { (first) }
        ul.keys {
            li { i.turn {} "turning point" }
            @for mark in Mark::ALL {
                li { i class=(class(mark)) {} (mark.symbol()) " " (mark.name()) }
            }
            @if !exact(reviewed, axis).is_empty() {
                li { i.bar {} "exact; elsewhere estimated" }
            } @else {
                li { "all chances are estimated" }
            }
        }
    }
}

/// Returns the intervals of the horizontal axis in which the chances are exact.
fn exact(reviewed: &ReviewedGame<'_>, axis: Axis) -> Vec<(f64, f64)> {
    let mut spans: Vec<(f64, f64)> = Vec::new();
    // Both ends of a line must be exact: the end of the last line always is.
    for lines in reviewed.review.lines() {
        let (Some(first), Some(last)) = (lines.first(), lines.last()) else { continue };
        if !(first.before.is_exact() && last.after.is_exact()) {
            continue;
        }
        let (from, to) = (axis.at(first.number as f64 - 1.0), axis.x(first.number));
        match spans.last_mut() {
            Some(span) if (span.1 - from).abs() < 0.01 => span.1 = to,
            _ => spans.push((from, to)),
        }
    }
    spans
}

/// Returns the steps with a dot, and the class of the dot: the class of the decision's mark, or that of a turning point.
fn dots(reviewed: &ReviewedGame<'_>) -> Vec<(usize, &'static str)> {
    let turning = reviewed.review.turning_points();
    let dot = |(index, step): (usize, &Step)| match step.judgement.mark() {
        Some(mark) => Some((index, class(mark))),
        None if turning.contains(&index) => Some((index, "turn")),
        None => None,
    };
    reviewed.review.steps.iter().enumerate().filter_map(dot).collect()
}

const fn class(mark: Mark) -> &'static str {
    match mark {
        Mark::Inaccuracy => "light",
        Mark::Mistake => "heavy",
        Mark::Blunder => "heaviest",
    }
}

/// Returns the side of a player; cones for the first player while the sides are undecided.
pub(super) fn side_drawn(reviewed: &ReviewedGame<'_>, player: Player) -> Side {
    reviewed.side(player).unwrap_or(if player == Player::First { Side::Cones } else { Side::Spools })
}
