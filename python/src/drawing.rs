//! The board as text and as SVG.

use std::fmt::Write;

use senet::{Position, RuleSheet, Side};
use senet_board::svg::{self, Orientation};
use senet_board::{Glyphs, Line, Size, TextBoard};

/// The board as lines of text, without spaces at their ends.
pub(crate) fn text(sheet: &RuleSheet, position: &Position, ascii: bool) -> String {
    let glyphs = if ascii { Glyphs::Ascii } else { Glyphs::Unicode };
    let line = |line: Line| {
        let line: String = line.into_iter().map(|span| span.text).collect();
        line.trim_end().to_owned()
    };
    TextBoard::new(sheet, glyphs, Size::Narrow).draw(position).into_iter().map(line).collect::<Vec<_>>().join("\n")
}

/// The board as an SVG image with its own style sheet.
pub(crate) fn svg(sheet: &RuleSheet, position: &Position) -> String {
    let orientation = Orientation::Wide;
    let (width, height) = orientation.size();
    let mut image = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="640" role="img"><style>{}</style>{}"#,
        svg::STYLE,
        svg::board(sheet, orientation)
    );
    for side in Side::BOTH {
        for house in position.pieces(side) {
            let (x, y) = orientation.centre(house);
            // Writing to a string cannot fail.
            let _ = write!(
                image,
                r#"<g class="piece {}" transform="translate({x} {y})">{}</g>"#,
                sheet.colour(side),
                svg::piece(side)
            );
        }
    }
    image + "</svg>"
}
