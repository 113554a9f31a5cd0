//! The pieces, as excavated sets have them: tall cones with a knob, and spools with a waist.

use senet::Side;

/// A piece as SVG around (0, 0), inside ±40. Classes: `body`, `band`, `light`.
pub const fn piece(side: Side) -> &'static str {
    match side {
        Side::Cones => {
            r#"<ellipse class="shade" cx="0" cy="33" rx="29" ry="8"/><path class="body" d="M-27 29 C-20 8 -12 -10 -8 -22 A9.5 9.5 0 1 1 8 -22 C12 -10 20 8 27 29 C27 38 -27 38 -27 29 Z"/><path class="band" d="M-8.5 -20 C-5 -17 5 -17 8.5 -20 M-22 17 C-16 23 16 23 22 17"/><path class="light" d="M-14 20 C-10 6 -6 -6 -4 -14"/>"#
        }
        Side::Spools => {
            r#"<ellipse class="shade" cx="0" cy="33" rx="32" ry="8"/><path class="body" d="M-29 -19 C-29 -31 29 -31 29 -19 C29 -9 15 -7 15 3 C15 13 29 15 29 26 C29 38 -29 38 -29 26 C-29 15 -15 13 -15 3 C-15 -7 -29 -9 -29 -19 Z"/><path class="band" d="M-29 -19 C-29 -9 29 -9 29 -19 M-15 3 C-13 8 13 8 15 3"/><path class="light" d="M-19 27 C-18 20 -9 15 -8 7"/>"#
        }
    }
}
