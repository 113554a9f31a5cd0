//! The signs of the special houses, after those on excavated boards, around (0, 0) and inside ±40.

use crate::Sign;

/// A sign as SVG: strokes of one width, round at their ends.
pub(super) const fn drawing(sign: Sign) -> &'static str {
    match sign {
        // The sign of life: a loop on a cross.
        Sign::Rebirth => {
            r#"<path d="M0 -2 C-22 -22 -14 -38 0 -38 C14 -38 22 -22 0 -2 Z"/><path d="M0 -2 V38 M-20 4 H20"/>"#
        }
        // nefer, "good": heart and windpipe.
        Sign::Happiness => {
            r#"<path d="M0 -38 V12 M-11 -30 H11 M-8 -20 H8"/><path d="M0 4 C-18 4 -19 38 0 38 C19 38 18 4 0 4 Z"/><path d="M0 16 V32"/>"#
        }
        // Three ripples.
        Sign::Water => {
            r#"<path d="M-36 -18 l9 -9 l9 9 l9 -9 l9 9 l9 -9 l9 9 l9 -9 l9 9"/><path d="M-36 4 l9 -9 l9 9 l9 -9 l9 9 l9 -9 l9 9 l9 -9 l9 9"/><path d="M-36 26 l9 -9 l9 9 l9 -9 l9 9 l9 -9 l9 9 l9 -9 l9 9"/>"#
        }
        Sign::Three => r#"<path d="M-20 -26 V26 M0 -26 V26 M20 -26 V26"/>"#,
        Sign::Two => r#"<path d="M-11 -26 V26 M11 -26 V26"/>"#,
        Sign::One => r#"<path d="M0 -26 V26"/>"#,
        // The sun's disc.
        Sign::Sun => r#"<circle r="27"/><circle r="5"/>"#,
    }
}
