//! Arrows on the board, for the moves of a review.

use leptos::prelude::*;
use senet::{House, Move};
use senet_board::Place;

use crate::store::{self, Arrows, Store};

/// Width and height of a tile with its groove in the drawing, about as on the screen: lying, and upright.
const LYING: (f32, f32) = (140.0, 160.0);
const UPRIGHT: (f32, f32) = (150.0, 100.0);

/// The arrows of the review: the move that was played, and a better one.
#[component]
pub(super) fn ArrowsView(store: Store) -> impl IntoView {
    let arrows = Memo::new(move |_| {
        if !store.review.is_open.get() {
            return Arrows::default();
        }
        let step = store.review.step.get();
        store.play.table.with(|table| store.review.made.with(|review| store::arrows(review.as_ref(), table, step)))
    });
    let drawn = move || {
        let upright = store.scene.upright.get();
        let Arrows { played, better } = arrows.get();
        let class = if better.is_some() { "played" } else { "played best" };
        let arrow = |(class, drawn): (&str, Option<Move>)| Some(Arrow::of(drawn?, upright)?.drawn(class));
        [(class, played), ("better", better)].into_iter().filter_map(arrow).collect::<String>()
    };
    let size = move || {
        let ((width, columns), (height, rows)) = if store.scene.upright.get() {
            ((UPRIGHT.0, 3.0), (UPRIGHT.1, 10.0))
        } else {
            ((LYING.0, 10.0), (LYING.1, 3.0))
        };
        format!("0 0 {} {}", width * columns, height * rows)
    };
    view! { <svg class="arrows" viewBox=size preserveAspectRatio="none" aria-hidden="true" inner_html=drawn></svg> }
}

/// An arrow as SVG path data.
struct Arrow {
    /// From the start to the head.
    line: String,
    head: String,
    /// On to the house where the water or a rule sends the piece.
    sent: Option<String>,
}

type Point = (f32, f32);

impl Arrow {
    /// Length of the head, and half its width.
    const HEAD: (f32, f32) = (34.0, 19.0);

    /// `None` for a move that moves no piece.
    fn of(drawn: Move, upright: bool) -> Option<Arrow> {
        let from = centre(drawn.from()?, upright);
        let to = match drawn.to().filter(|_| !drawn.leaves_board()) {
            Some(to) => centre(to, upright),
            None => exit(upright),
        };
        let sent = drawn.to().zip(drawn.end()).filter(|(to, end)| to != end);
        let sent = sent.map(|(_, end)| {
            let end = centre(end, upright);
            format!("M{} {}L{} {}", to.0, to.1, end.0, end.1)
        });
        let (x, y) = (to.0 - from.0, to.1 - from.1);
        let length = x.hypot(y).max(1.0);
        let along = (x / length, y / length);
        let at = |point: Point, forward: f32, aside: f32| {
            (point.0 + forward * along.0 - aside * along.1, point.1 + forward * along.1 + aside * along.0)
        };
        let (neck, left, right) =
            (at(to, -Self::HEAD.0, 0.0), at(to, -Self::HEAD.0, Self::HEAD.1), at(to, -Self::HEAD.0, -Self::HEAD.1));
        let line = format!("M{} {}L{} {}", from.0, from.1, neck.0, neck.1);
        let head = format!("M{} {}L{} {}L{} {}Z", to.0, to.1, left.0, left.1, right.0, right.1);
        Some(Arrow { line, head, sent })
    }

    /// The arrow as SVG of this class.
    fn drawn(&self, class: &str) -> String {
        let Arrow { line, head, sent } = self;
        let sent = sent.as_ref().map(|sent| format!("<path class=\"shaft sent\" d=\"{sent}\"/>")).unwrap_or_default();
        format!(
            "<g class=\"{class}\"><path class=\"edge\" d=\"{line}\"/><path class=\"edge\" d=\"{head}\"/>\
             <path class=\"shaft\" d=\"{line}\"/><path class=\"head\" d=\"{head}\"/>{sent}</g>"
        )
    }
}

/// The middle of a house.
fn centre(house: House, upright: bool) -> Point {
    let Place { row, column } = Place::of(house);
    let (row, column) = (f32::from(row) + 0.5, f32::from(column) + 0.5);
    if upright { ((3.0 - row) * UPRIGHT.0, column * UPRIGHT.1) } else { (column * LYING.0, row * LYING.1) }
}

/// The edge of the board behind house 30, where pieces leave it.
fn exit(upright: bool) -> Point {
    let (x, y) = centre(House::LAST, upright);
    if upright { (x, 10.0 * UPRIGHT.1) } else { (10.0 * LYING.0, y) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn arrow(text: &str, upright: bool) -> Option<Arrow> {
        Arrow::of(text.parse().expect("a move"), upright)
    }

    #[test]
    fn arrows_go_from_house_to_house() {
        let lying = arrow("1-3", false).expect("an arrow");
        assert_eq!(lying.line, "M70 80L316 80");
        assert!(lying.head.starts_with("M350 80L") && lying.sent.is_none(), "{}", lying.head);
        // Upright, the first row runs down on the right.
        assert_eq!(arrow("1-3", true).expect("an arrow").line, "M375 50L375 216");
    }

    #[test]
    fn arrows_lead_off_the_board_and_on_from_the_water() {
        assert!(arrow("28-off", false).expect("an arrow").head.starts_with("M1400 400L"));
        assert!(arrow("28-off", true).expect("an arrow").head.starts_with("M75 1000L"));
        assert_eq!(arrow("24-27>1", false).expect("an arrow").sent.as_deref(), Some("M910 400L70 80"));
        assert!(arrow("pass", false).is_none() && arrow("keep", false).is_none());
    }
}
