//! The board of a step: the position before the move, with arrows for the played move and a better one.

use maud::{Markup, PreEscaped, html};
use senet::{House, Move, Position, RuleSheet, Side};
use senet_board::svg::{self, Orientation};

const ORIENTATION: Orientation = Orientation::Wide;

/// The shapes that all boards of the page share. Each board refers to them by their identifiers.
pub(super) fn shapes(sheet: &RuleSheet) -> Markup {
    html! {
        svg.shapes width="0" height="0" aria-hidden="true" {
            defs {
                g #board { (PreEscaped(svg::board(sheet, ORIENTATION))) }
                @for side in Side::BOTH {
                    g id=(side) class={ "piece " (sheet.colour(side)) } { (PreEscaped(svg::piece(side))) }
                }
                @for kind in ["played", "better"] {
                    marker id=(kind) viewBox="0 0 10 10" refX="6" refY="5" markerWidth="3.4" markerHeight="3.4"
                        orient="auto" {
                        path class={ "head " (kind) } d="M0 0 L10 5 L0 10 Z" {}
                    }
                }
            }
        }
    }
}

/// The board with arrows for the played move and a better one.
pub(super) fn board(position: &Position, label: &str, played: Option<Move>, better: Option<Move>) -> Markup {
    let (width, height) = ORIENTATION.size();
    html! {
        svg.board viewBox={ "0 0 " (width) " " (height) } role="img" aria-label=(label) {
            use href="#board" {}
            @for side in Side::BOTH {
                @for house in position.pieces(side) {
                    @let (x, y) = ORIENTATION.centre(house);
                    use href={ "#" (side) } x=(x) y=(y) {}
                }
            }
            @if let Some(better) = better { (arrow(better, "better")) }
            @if let Some(played) = played { (arrow(played, "played")) }
        }
    }
}

/// The arrow of a move. A dotted line leads on to the house to which the water or a rule sends the piece.
fn arrow(of: Move, kind: &str) -> Markup {
    let Some(from) = of.from() else { return html! {} };
    let (x, y) = ORIENTATION.centre(from);
    // From 26 in `spanish`, a piece reaches 30 and is off at once.
    let (to_x, to_y) = match of.to().filter(|_| !of.leaves_board()) {
        Some(to) => ORIENTATION.centre(to),
        None => exit_point(),
    };
    let sent = of.to().zip(of.end()).filter(|(to, end)| to != end).map(|(_, end)| ORIENTATION.centre(end));
    html! {
        path class={ "arrow " (kind) } d={ "M" (x) " " (y) " L" (to_x) " " (to_y) } marker-end={ "url(#" (kind) ")" } {}
        @if let Some((end_x, end_y)) = sent {
            path class={ "arrow sent " (kind) } d={ "M" (to_x) " " (to_y) " L" (end_x) " " (end_y) } {}
        }
    }
}

/// The point where pieces leave the board: the rim behind house 30.
fn exit_point() -> (f32, f32) {
    let (x, y) = ORIENTATION.centre(House::LAST);
    let (out, _) = ORIENTATION.exit();
    (f32::midpoint(x, out) + 14.0, y)
}
