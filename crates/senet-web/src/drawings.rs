//! The drawings that the document holds as symbols: pieces, hieroglyphs, sticks. The build puts them into the page from
//! `senet-board`.

use leptos::prelude::*;
use senet::Side;

/// A drawing by its symbol. Hieroglyphs have a view box of their own; pieces and sticks one of this size, which fills its place.
#[component]
pub(crate) fn Drawing(class: String, symbol: &'static str, size: &'static str) -> impl IntoView {
    let reference = format!("#{symbol}");
    let size = (!size.is_empty()).then_some(size);
    view! {
        <svg class=class viewBox=size preserveAspectRatio="none" aria-hidden="true">
            <use href=reference></use>
        </svg>
    }
}

/// The symbol of a side's pieces.
pub(crate) const fn piece(side: Side) -> &'static str {
    match side {
        Side::Cones => "cone",
        Side::Spools => "spool",
    }
}

/// A sign on a button, as the path of a line drawing.
pub(crate) fn sign(path: &'static str) -> impl IntoView {
    view! {
        <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d=path></path>
        </svg>
    }
}

pub(crate) const NEW: &str = "M12 5v14M5 12h14";
pub(crate) const UNDO: &str = "M9 7 4.5 11.5 9 16M5 11.5h9.5a5 5 0 0 1 0 10H11";
pub(crate) const REDO: &str = "M15 7l4.5 4.5L15 16M19 11.5H9.5a5 5 0 0 0 0 10H13";
pub(crate) const SOUND: &str = "M4.5 9.5v5H8l4.5 4v-13L8 9.5zM16 9a4 4 0 0 1 0 6M18.5 6.5a7.5 7.5 0 0 1 0 11";
pub(crate) const MUTE: &str = "M4.5 9.5v5H8l4.5 4v-13L8 9.5zM16.5 9.5l5 5M21.5 9.5l-5 5";
pub(crate) const RULES: &str = "M5 4.5h9.5a3 3 0 0 1 3 3v12H8a3 3 0 0 1-3-3zM8.5 9H14M8.5 12.5H14";
pub(crate) const ADVICE: &str =
    "M9.5 17.5h5M10.5 20.5h3M12 3.5a6 6 0 0 0-3.5 10.9c.7.5 1 1.1 1 1.9v1.2h5v-1.2c0-.8.3-1.4 1-1.9A6 6 0 0 0 12 3.5z";
pub(crate) const TALK: &str = "M4.5 5.5h15v10h-8l-4.5 4v-4h-2.5zM8.5 9.5h7M8.5 12h4.5";
pub(crate) const MENU: &str = "M4 7.5h16M4 12h16M4 16.5h16";
pub(crate) const DELETE: &str = "M5 7h14M9.5 7V4.5h5V7M7 7l.8 12.5h8.4L17 7M10.3 10.5v5.5M13.7 10.5v5.5";
pub(crate) const CLOSE: &str = "M6.5 6.5l11 11M17.5 6.5l-11 11";
