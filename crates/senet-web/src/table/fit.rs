//! A text in a box whose size the layout gives, so that the board and the buttons stay where they are.

use leptos::html::Div;
use leptos::prelude::*;

/// Attribute of the box with its density; the style sheet has a size of type for each.
const DENSITY: &str = "data-density";

/// From a text in its usual size to the smallest one. At `scrolled` the box scrolls.
const DENSITIES: [&str; 4] = ["usual", "dense", "densest", "scrolled"];

/// Sets `text_box` as dense as its text needs, whenever what `track` reads or the size of the window has changed.
pub(crate) fn keep_fitting(text_box: NodeRef<Div>, track: impl Fn() + 'static) {
    let fit = move || {
        // A frame later the box can be gone.
        let Some(text_box) = text_box.try_get_untracked().flatten() else { return };
        text_box.set_scroll_top(0);
        for density in DENSITIES {
            // An equal attribute would have the box laid out again.
            if text_box.get_attribute(DENSITY).as_deref() != Some(density) {
                let _ = text_box.set_attribute(DENSITY, density);
            }
            if text_box.scroll_height() <= text_box.client_height() {
                break;
            }
        }
        // The keyboard scrolls what has its focus.
        let _ = if text_box.get_attribute(DENSITY).as_deref() == DENSITIES.last().copied() {
            text_box.set_attribute("tabindex", "0")
        } else {
            text_box.remove_attribute("tabindex")
        };
    };
    // The new text is in the page with the next frame.
    let later = move || request_animation_frame(fit);
    Effect::new(move |_| {
        track();
        text_box.track();
        later();
    });
    let resized = window_event_listener_untyped("resize", move |_| later());
    on_cleanup(move || resized.remove());
}
