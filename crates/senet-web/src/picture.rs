//! A position as a picture: an SVG of the board that needs no other file, made from the drawings of the page.

use std::fmt::Write as _;

use leptos::prelude::document;
use senet::{House, Phase, Position, RuleSheet, Side};
use senet_board::{COLUMNS, Glyph, Place, ROWS};

use crate::drawings;
use crate::storage;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement, HtmlImageElement};

/// Width and height of a tile, the groove between two, and the wood around them.
const TILE: (f32, f32) = (100.0, 116.0);
const GAP: f32 = 7.0;
const RIM: f32 = 28.0;
/// Height of the front of the box, where the pieces are that are off the board.
const FRONT: f32 = 80.0;
/// Width and height of a piece.
const PIECE: (f32, f32) = (64.0, 82.0);
const SMALL_PIECE: (f32, f32) = (34.0, 44.0);

/// Width and height of the picture.
pub(crate) const SIZE: (f32, f32) =
    (2.0 * RIM + COLUMNS as f32 * (TILE.0 + GAP) - GAP, RIM + ROWS as f32 * (TILE.1 + GAP) - GAP + FRONT);

/// Pixels of a PNG for each unit of the picture.
const SCALE: f32 = 2.0;

/// Saves the position as an SVG file.
pub(crate) fn save_svg(sheet: &RuleSheet, position: &Position, names: &[String; 2]) {
    storage::download_text("senet.svg", "image/svg+xml", &svg(sheet, position, names, &symbols()));
}

/// Saves the position as a PNG file. Returns `None` if the browser cannot draw it.
pub(crate) async fn save_png(sheet: &RuleSheet, position: &Position, names: &[String; 2]) -> Option<()> {
    let drawn = String::from(js_sys::encode_uri_component(&svg(sheet, position, names, &symbols())));
    let image = HtmlImageElement::new().ok()?;
    image.set_src(&format!("data:image/svg+xml,{drawn}"));
    JsFuture::from(image.decode()).await.ok()?;
    let canvas: HtmlCanvasElement = document().create_element("canvas").ok()?.dyn_into().ok()?;
    let (width, height) = (SIZE.0 * SCALE, SIZE.1 * SCALE);
    canvas.set_width(width as u32);
    canvas.set_height(height as u32);
    let context: CanvasRenderingContext2d = canvas.get_context("2d").ok()??.dyn_into().ok()?;
    let (width, height) = (f64::from(width), f64::from(height));
    context.draw_image_with_html_image_element_and_dw_and_dh(&image, 0.0, 0.0, width, height).ok()?;
    storage::download_from("senet.png", &canvas.to_data_url().ok()?);
    Some(())
}

/// The page's drawings.
fn symbols() -> String {
    document().query_selector(".symbols").ok().flatten().map(|symbols| symbols.inner_html()).unwrap_or_default()
}

/// Colours of the page's style sheet by day, from shadow to gloss, for the pieces of a side in a colour of a sheet.
const fn tones(colour: &str) -> [&'static str; 5] {
    match colour.as_bytes() {
        b"red" => ["#3d0a06", "#6c180f", "#a63325", "#dd7053", "#ffd8c6"],
        b"white" => ["#57482c", "#9c8960", "#eadfc4", "#fffbf0", "#ffffff"],
        b"blue" => ["#081634", "#10275a", "#1e468d", "#5d90d6", "#ffffff"],
        b"grey" => ["#1c2024", "#3c4248", "#6e7780", "#bcc5cc", "#ffffff"],
        b"green" => ["#05200e", "#0e4020", "#247640", "#6fca8c", "#ffffff"],
        _ => ["#060504", "#171310", "#332c27", "#80756a", "#ffffff"],
    }
}

/// The position as SVG, with the names of cones and spools, and the page's drawings: the content of its element of symbols.
pub(crate) fn svg(sheet: &RuleSheet, position: &Position, names: &[String; 2], symbols: &str) -> String {
    let (width, height) = SIZE;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\">\
         <title>{sheet}: {position}</title><style>{}</style>{}{WOOD}",
        style(sheet),
        needed(symbols)
    );
    for house in House::all() {
        tile(&mut svg, sheet, position, house);
    }
    for house in House::all() {
        if let Some(side) = position.at(house) {
            let (x, y) = corner(house);
            let at = (x + (TILE.0 - PIECE.0) / 2.0, y + TILE.1 - PIECE.1 - 7.0);
            piece(&mut svg, "piece", side, at, PIECE);
        }
    }
    let top = height - FRONT + (FRONT - SMALL_PIECE.1) / 2.0;
    let line = height - FRONT / 2.0 + 8.0;
    for (side, name) in Side::BOTH.into_iter().zip(names) {
        let off = 5 - position.pieces(side).len();
        let along = |index: usize| (index as f32) * (SMALL_PIECE.0 + 8.0);
        for index in 0..off {
            let left =
                if side == Side::Cones { RIM + along(index) } else { width - RIM - SMALL_PIECE.0 - along(index) };
            piece(&mut svg, "off", side, (left, top), SMALL_PIECE);
        }
        let (x, anchor) = match side {
            Side::Cones => (RIM + along(off) + 4.0, "start"),
            Side::Spools => (width - RIM - along(off) - 4.0, "end"),
        };
        // Writing to a string cannot fail.
        let _ = write!(
            svg,
            "<text class=\"name\" x=\"{x}\" y=\"{line}\" text-anchor=\"{anchor}\">{}</text>",
            escaped(&shortened(name))
        );
    }
    if let Phase::Play(throw) = position.phase() {
        // Writing to a string cannot fail.
        let _ = write!(
            svg,
            "<text class=\"name throw\" x=\"{}\" y=\"{}\" text-anchor=\"middle\">{throw}</text>",
            width / 2.0,
            line + 4.0
        );
    }
    svg + "</svg>"
}

/// The beginning of a name that is too long for its half of the front.
fn shortened(name: &str) -> String {
    const FIT: usize = 26;
    if name.chars().count() <= FIT {
        return name.to_owned();
    }
    let begin: String = name.chars().take(FIT - 1).collect();
    format!("{}…", begin.trim_end())
}

/// A text for SVG.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

/// The box: wood with an inlaid line, and the light on it.
const WOOD: &str = "<defs><linearGradient id=\"wood\" x1=\"0\" y1=\"0\" x2=\"0\" y2=\"1\"><stop offset=\"0\" stop-color=\"#6a4426\"/>\
    <stop offset=\".5\" stop-color=\"#54331b\"/><stop offset=\"1\" stop-color=\"#3a2210\"/></linearGradient>\
    <linearGradient id=\"lamp\" x1=\"0\" y1=\"0\" x2=\"1\" y2=\"1\"><stop offset=\"0\" stop-color=\"#fff\" stop-opacity=\".34\"/>\
    <stop offset=\".5\" stop-color=\"#fff\" stop-opacity=\"0\"/><stop offset=\"1\" stop-color=\"#3a1c08\" stop-opacity=\".24\"/></linearGradient>\
    <radialGradient id=\"fall\"><stop offset=\"0\" stop-color=\"#1c0d04\" stop-opacity=\".7\"/><stop offset=\"1\" stop-color=\"#1c0d04\" \
    stop-opacity=\"0\"/></radialGradient></defs><rect width=\"100%\" height=\"100%\" rx=\"12\" fill=\"url(#wood)\"/>\
    <rect x=\"9\" y=\"9\" width=\"1101\" height=\"393\" rx=\"6\" class=\"inlay\"/><rect x=\"23\" y=\"23\" width=\"1073\" height=\"372\" \
    rx=\"5\" class=\"lattice\"/>";

/// The colours of the drawings' classes.
fn style(sheet: &RuleSheet) -> String {
    let mut style = String::from(
        ".inlay{fill:none;stroke:#d9c498;stroke-opacity:.65}.lattice{fill:#150b06}\
         .bone{stroke:#6e461d}.faience{fill:hsl(177 42% 53%);stroke:#0c3a3d}.deep{fill:hsl(193 44% 45%);stroke:#0c3a3d}\
         .number{font:15px Georgia,'Times New Roman',serif;fill:#6a4a22}.number.on{fill:#0c3a3d}\
         .name{font:23px Georgia,'Times New Roman',serif;fill:#e7d6b0}.throw{font-size:36px}\
         .way{fill:#d9c498;fill-opacity:.75}.glyph{opacity:.93}\
         .cut{fill:#122c31;stroke:#122c31;stroke-width:1.3;stroke-linejoin:round}.in{fill:#3f8683;stroke:none}\
         .cutlit{fill:#d5f2e8;opacity:.6}.sp{fill:#fff;fill-opacity:.78}.gr,.gl{fill:none}\
         .gr{stroke:#000;stroke-opacity:.36;stroke-width:1.5}.gl{stroke:#fff;stroke-opacity:.26;stroke-width:1.1}",
    );
    for (side, letter) in [(Side::Cones, 'c'), (Side::Spools, 's')] {
        let tones = tones(sheet.colour(side));
        // Writing to a string cannot fail.
        for (class, tone) in ['k', 'd', 'b', 'l', 'h'].into_iter().zip(tones) {
            let _ = write!(style, ".{letter}{class}{{stop-color:{tone}}}");
        }
        let (name, [dark, _, body, ..]) = (drawings::piece(side), tones);
        let flat = if side == Side::Cones { "fb2" } else { "fs" };
        let _ =
            write!(style, "#{name} .ridge>*{{stroke:{dark};stroke-width:.9;stroke-opacity:.8}}.{flat}{{fill:{body}}}");
    }
    style
}

/// The drawings without those of the sticks.
fn needed(symbols: &str) -> String {
    let (begin, drawings) = symbols.split_once("<symbol").unwrap_or((symbols, ""));
    let is_needed = |drawing: &&str| {
        let id = drawing.split('"').nth(1).unwrap_or_default();
        !id.starts_with("stick-") && !id.starts_with("cane-")
    };
    let drawings = drawings.split("<symbol").filter(is_needed).map(|drawing| format!("<symbol{drawing}"));
    begin.to_owned() + &drawings.collect::<String>()
}

/// The upper left corner of a tile.
fn corner(house: House) -> (f32, f32) {
    let Place { row, column } = Place::of(house);
    (RIM + f32::from(column) * (TILE.0 + GAP), RIM + f32::from(row) * (TILE.1 + GAP))
}

/// A tile with its number, its hieroglyph, and the arrow to the next.
fn tile(svg: &mut String, sheet: &RuleSheet, position: &Position, house: House) {
    let ((x, y), (width, height)) = (corner(house), TILE);
    let number = house.number();
    let glyph = Glyph::of(sheet, house);
    let material = match house {
        House::WATER => "deep",
        _ if sheet.safe().contains(house) || glyph == Some(Glyph::Ankh) => "faience",
        _ => "bone",
    };
    // Each tile of bone is a little lighter or darker; white cones stand on darker ones.
    let bone = if sheet.colour(Side::Cones) == "white" { (46, 74.0) } else { (60, 84.0) };
    let lightness = bone.1 + f32::from((u16::from(number) * 37) % 13) * 0.4 - 2.4;
    let fill = if material == "bone" { format!(" fill=\"hsl(40 {}% {lightness}%)\"", bone.0) } else { String::new() };
    let on = if material == "bone" { "" } else { " on" };
    // Writing to a string cannot fail.
    let _ = write!(
        svg,
        "<rect class=\"{material}\" x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" rx=\"5\"{fill}/>\
         <rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" rx=\"5\" fill=\"url(#lamp)\"/>\
         <text class=\"number{on}\" x=\"{}\" y=\"{}\">{number}</text>",
        x + 7.0,
        y + 18.0
    );
    if let Some(glyph) = glyph {
        let (left, top, side) = match position.at(house) {
            Some(_) => (x + width - 37.0, y + 6.0, 30.0),
            None => (x + 17.0, y + 25.0, 66.0),
        };
        let id = glyph.symbol();
        let _ = write!(
            svg,
            "<use class=\"glyph\" href=\"#{id}\" x=\"{left}\" y=\"{top}\" width=\"{side}\" height=\"{side}\"/>"
        );
    }
    if house != House::LAST {
        let (turn, at) = match number {
            10 | 20 => (90, (x + width / 2.0, y + height + GAP / 2.0)),
            11..=19 => (180, (x - GAP / 2.0, y + height / 2.0)),
            _ => (0, (x + width + GAP / 2.0, y + height / 2.0)),
        };
        let _ = write!(
            svg,
            "<path class=\"way\" transform=\"translate({} {}) rotate({turn})\" d=\"M-3-6h1L3 0-2 6h-1L1 0z\"/>",
            at.0, at.1
        );
    }
}

/// A piece with its shadow.
fn piece(svg: &mut String, class: &str, side: Side, (x, y): (f32, f32), (width, height): (f32, f32)) {
    let id = drawings::piece(side);
    // Writing to a string cannot fail.
    let _ = write!(
        svg,
        "<g class=\"{class} {id}s\"><ellipse cx=\"{}\" cy=\"{}\" rx=\"{}\" ry=\"{}\" fill=\"url(#fall)\"/>\
         <use href=\"#{id}\" x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\"/></g>",
        x + width * 0.6,
        y + height * 0.93,
        width * 0.62,
        height * 0.12
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(sheet: &RuleSheet, text: &str) -> String {
        let position = Position::parse(sheet, text).unwrap_or_else(|faults| panic!("{faults}"));
        svg(sheet, &position, &["Ani & Ada".to_owned(), "x".repeat(60)], senet_board::SYMBOLS)
    }

    #[test]
    fn names_and_the_throw_are_in_the_picture() {
        let drawn = drawn(&RuleSheet::DUTCH, "c1c7/2s1s1c3/5s4 c - 4");
        assert!(drawn.contains(">Ani &amp; Ada</text>") && drawn.contains(">4</text>"));
        assert!(drawn.contains(&format!(">{}…</text>", "x".repeat(25))));
    }

    #[test]
    fn every_piece_is_in_the_picture() {
        for sheet in RuleSheet::every() {
            let drawn = drawn(&sheet, "c1c7/2s1s1c3/5s4 c - ?");
            let count = |text: &str| drawn.matches(text).count();
            assert_eq!((count("class=\"piece cones\""), count("class=\"piece spools\"")), (3, 3), "{sheet}");
            assert_eq!((count("class=\"off cones\""), count("class=\"off spools\"")), (2, 2), "{sheet}");
            assert_eq!(count("class=\"number"), 30);
            let glyphs = House::all().filter(|house| Glyph::of(&sheet, *house).is_some()).count();
            assert_eq!(count("class=\"glyph\""), glyphs, "{sheet}");
        }
    }

    #[test]
    fn a_picture_refers_to_nothing_outside_itself() {
        let drawn = drawn(&RuleSheet::CARPIGNANO, "cscscscscs/10/10 s s10c9 1");
        assert!(!drawn.contains("stick-") && !drawn.contains("var(") && !drawn.contains("@import"));
        assert_eq!(drawn.matches("://").count(), 1, "the name of the format alone");
        for part in drawn.split("href=\"#").skip(1).chain(drawn.split("url(#").skip(1)) {
            let id = part.split(['"', ')']).next().expect("an id");
            assert!(drawn.contains(&format!("id=\"{id}\"")), "{id}");
        }
    }

    #[test]
    fn sheets_have_their_colours() {
        let text = "c1c7/2s1s1c3/5s4 c - ?";
        let red_and_blue = drawn(&RuleSheet::CARPIGNANO, text);
        assert!(red_and_blue.contains(".cb{stop-color:#a63325}") && red_and_blue.contains(".sb{stop-color:#1e468d}"));
        let white_and_green = drawn(&RuleSheet::DUTCH, text);
        assert!(
            white_and_green.contains(".cb{stop-color:#eadfc4}") && white_and_green.contains(".sb{stop-color:#247640}")
        );
    }
}
