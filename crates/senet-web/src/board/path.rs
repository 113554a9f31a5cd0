//! The path of the pieces, drawn over the board at the first visit.

use leptos::prelude::*;
use leptos::svg::Svg;
use senet::House;
use senet_board::Place;

use super::stream::{TILE, rounded};
use crate::store::Store;

/// Length of the path along the rows and across them, in units of the drawing.
const LENGTHS: [f64; 2] = [2_750.0, 200.0];

/// The path, while the store shows it.
#[component]
pub(super) fn PathView(store: Store) -> impl IntoView {
    let shown = Memo::new(move |_| store.scene.path.get());
    let svg = NodeRef::<Svg>::new();
    Effect::new(move |_| {
        let Some(svg) = svg.get() else { return };
        let (rect, upright) = (svg.get_bounding_client_rect(), store.scene.upright.get());
        // Dashes of a stroke that does not scale are measured on the screen, and `pathLength` is not.
        let (long, short) = if upright { (rect.height(), rect.width()) } else { (rect.width(), rect.height()) };
        let [along, across] = LENGTHS;
        let stretch = (along * long / 1000.0 + across * short / 300.0) / (along + across);
        let _ = svg.style().set_property("--stretch", &format!("{stretch:.3}"));
    });
    let drawing = move || {
        let upright = store.scene.upright.get();
        let data = path(upright);
        let (width, height) = if upright { (300, 1000) } else { (1000, 300) };
        let line = move |class: &'static str| view! { <path class=class d=data.clone() pathLength="1"></path> };
        view! {
            <svg node_ref=svg class="path" viewBox=format!("0 0 {width} {height}") preserveAspectRatio="none" aria-hidden="true">
                {["glow", "edge", "core"].map(line).collect_view()}
            </svg>
        }
    };
    move || shown.get().then(drawing)
}

/// From the first house to the last, and off the board, as SVG path data.
fn path(upright: bool) -> String {
    let middle = |part: u8| (f32::from(part) + 0.5) * TILE;
    let turned = |(x, y): (f32, f32)| if upright { (3.0 * TILE - y, x) } else { (x, y) };
    let ends = [1, 10, 11, 20, 21, 30].into_iter().filter_map(House::new).map(Place::of);
    let mut points: Vec<_> = ends.map(|place| turned((middle(place.column), middle(place.row)))).collect();
    points.push(turned((10.0 * TILE, 2.5 * TILE)));
    rounded(&points)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_path_goes_back_and_forth_and_off_the_board() {
        let path = path(false);
        assert!(path.starts_with("M50 50L") && path.ends_with("L1000 250"), "{path}");
        // Two turns at the right and two at the left.
        assert_eq!((path.matches("Q950 ").count(), path.matches("Q50 ").count()), (3, 2), "{path}");
    }
}
