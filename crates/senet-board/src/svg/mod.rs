//! The board as SVG: geometry and drawings without colours. Colours come from the style sheet;
//! every shape has a class for it.

mod pieces;
mod signs;

use std::fmt::Write;

use senet::{House, HouseSet, RuleSheet};

use crate::{COLUMNS, Place, ROWS, Sign};

pub use pieces::piece;

/// The colours alone, light and dark.
pub const COLOURS: &str = include_str!("../../style/colours.css");

/// Style sheet of the drawings' classes, light and dark. A page adds rules for what
/// only it draws.
pub const STYLE: &str = concat!(include_str!("../../style/colours.css"), include_str!("../../style/board.css"));

/// The smaller side of a house; pieces and signs fit into it.
const HOUSE: f32 = 100.0;
/// Width of a house on an upright board, which has room for a larger target.
const BROAD_HOUSE: f32 = 150.0;
/// Height of a house on a wide board, likewise.
const HIGH_HOUSE: f32 = 124.0;
/// Wood between two houses.
const GAP: f32 = 8.0;
/// Wood around the houses.
const RIM: f32 = 34.0;

/// Orientation of the board before the player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Orientation {
    /// Ten houses wide and three high, house 1 at the top left.
    Wide,
    /// Three houses wide and ten high, house 1 at the top right: the wide board, turned by a quarter to the right,
    /// so that its first row runs down the right edge. Signs stay upright.
    Tall,
}

impl Orientation {
    const fn cells(self) -> (u8, u8) {
        match self {
            Orientation::Wide => (COLUMNS, ROWS),
            Orientation::Tall => (ROWS, COLUMNS),
        }
    }

    /// Width and height of a house.
    pub const fn house(self) -> (f32, f32) {
        match self {
            Orientation::Wide => (HOUSE, HIGH_HOUSE),
            Orientation::Tall => (BROAD_HOUSE, HOUSE),
        }
    }

    /// From the middle of a house to that of the next, to the right and downwards.
    pub const fn pitch(self) -> (f32, f32) {
        let (width, height) = self.house();
        (width + GAP, height + GAP)
    }

    /// Width and height of the drawing, whose upper left corner is at (0, 0).
    pub fn size(self) -> (f32, f32) {
        let (columns, rows) = self.cells();
        let (right, down) = self.pitch();
        (2.0 * RIM + f32::from(columns) * right - GAP, 2.0 * RIM + f32::from(rows) * down - GAP)
    }

    /// The middle of a house.
    pub fn centre(self, house: House) -> (f32, f32) {
        let Place { row, column } = Place::of(house);
        let (x, y) = match self {
            Orientation::Wide => (column, row),
            Orientation::Tall => (ROWS - 1 - row, column),
        };
        let ((width, height), (right, down)) = (self.house(), self.pitch());
        (RIM + width / 2.0 + f32::from(x) * right, RIM + height / 2.0 + f32::from(y) * down)
    }

    /// The house at a point of the drawing, with half of the wood around it.
    pub fn house_at(self, x: f32, y: f32) -> Option<House> {
        let (right, down) = self.pitch();
        House::all().find(|house| {
            let (cx, cy) = self.centre(*house);
            (x - cx).abs() <= right / 2.0 && (y - cy).abs() <= down / 2.0
        })
    }

    /// The place of a piece that leaves the board: beyond house 30.
    pub fn exit(self) -> (f32, f32) {
        let (x, y) = self.centre(House::LAST);
        let (right, down) = self.pitch();
        match self {
            Orientation::Wide => (x + right, y),
            Orientation::Tall => (x, y + down),
        }
    }
}

/// The static part of the board: the box, its houses with the signs of this sheet, the path.
///
/// Classes: `box`, `rim`, `path`, `house` (also `safe`, `water`), `sign`, `number`.
pub fn board(sheet: &RuleSheet, orientation: Orientation) -> String {
    let (width, height) = orientation.size();
    let mut svg = String::new();
    // Writing to a string cannot fail.
    let _ = write!(
        svg,
        r#"<rect class="box" width="{width}" height="{height}" rx="26"/><rect class="rim" x="10" y="10" width="{}" height="{}" rx="18"/>"#,
        width - 20.0,
        height - 20.0
    );
    svg += &path(orientation);
    let (house_width, house_height) = orientation.house();
    for house in House::all() {
        let (x, y) = orientation.centre(house);
        let (left, top) = (x - house_width / 2.0, y - house_height / 2.0);
        let kind = kind(sheet, house);
        let _ = write!(
            svg,
            r#"<rect class="house{kind}" x="{left}" y="{top}" width="{house_width}" height="{house_height}" rx="9"/><rect class="inlay" x="{}" y="{}" width="{}" height="{}" rx="5"/>"#,
            left + 6.0,
            top + 6.0,
            house_width - 12.0,
            house_height - 12.0
        );
        if let Some(sign) = Sign::of(sheet, house) {
            let _ = write!(svg, r#"<g class="sign" transform="translate({x} {y})">{}</g>"#, signs::drawing(sign));
        }
        let _ = write!(svg, r#"<text class="number" x="{}" y="{}">{house}</text>"#, left + 13.0, top + 27.0);
    }
    svg
}

/// The classes that a house has beside `house`.
fn kind(sheet: &RuleSheet, house: House) -> &'static str {
    match (house, sheet.safe().contains(house)) {
        (House::WATER, _) => " water",
        (_, true) => " safe",
        (_, false) => "",
    }
}

/// The path from house to house, drawn in the wood between them.
fn path(orientation: Orientation) -> String {
    let points: Vec<String> = House::all()
        .map(|house| {
            let (x, y) = orientation.centre(house);
            format!("{x},{y}")
        })
        .collect();
    let (x, y) = orientation.centre(House::LAST);
    let (out_x, out_y) = orientation.exit();
    let (out_x, out_y) = (f32::midpoint(x, out_x) + (out_x - x) * 0.14, f32::midpoint(y, out_y) + (out_y - y) * 0.14);
    format!(r#"<polyline class="path" points="{} {out_x},{out_y}"/>"#, points.join(" "))
}

/// A sign at the end of the path: a piece can leave the board here. Class: `out`.
pub fn way_out(orientation: Orientation) -> String {
    let (x, y) = orientation.centre(House::LAST);
    let (width, height) = orientation.house();
    let (x, y, turn) = match orientation {
        Orientation::Wide => (x + width / 2.0 + RIM / 2.0, y, 0),
        Orientation::Tall => (x, y + height / 2.0 + RIM / 2.0, 90),
    };
    format!(r#"<path class="out" transform="translate({x} {y}) rotate({turn})" d="M-7 -22 L11 0 L-7 22"/>"#)
}

/// Marks around houses, such as those that a piece can reach: one element each, with this class.
pub fn marks(houses: HouseSet, class: &str, orientation: Orientation) -> String {
    let mark = |house: House| {
        let (x, y) = orientation.centre(house);
        let (width, height) = orientation.house();
        let (left, top, width, height) = (x - width / 2.0 + 3.0, y - height / 2.0 + 3.0, width - 6.0, height - 6.0);
        format!(r#"<rect class="{class}" x="{left}" y="{top}" width="{width}" height="{height}" rx="8"/>"#)
    };
    houses.iter().map(mark).collect::<Vec<_>>().concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_house_is_found_where_it_lies() {
        for orientation in [Orientation::Wide, Orientation::Tall] {
            let (width, height) = orientation.size();
            for house in House::all() {
                let (x, y) = orientation.centre(house);
                assert_eq!(orientation.house_at(x, y), Some(house));
                assert_eq!(orientation.house_at(x + 40.0, y - 40.0), Some(house));
                assert!(x > 0.0 && x < width && y > 0.0 && y < height);
            }
            assert_eq!(orientation.house_at(1.0, 1.0), None);
            assert_eq!(orientation.house_at(width + 50.0, 50.0), None);
        }
    }

    #[test]
    fn the_path_goes_from_neighbour_to_neighbour() {
        for orientation in [Orientation::Wide, Orientation::Tall] {
            for (one, next) in House::all().zip(House::all().skip(1)) {
                let ((x, y), (next_x, next_y)) = (orientation.centre(one), orientation.centre(next));
                let (right, down) = orientation.pitch();
                let steps = (x - next_x).abs() / right + (y - next_y).abs() / down;
                assert!((steps - 1.0).abs() < 0.01, "{one} and {next}");
            }
        }
    }

    #[test]
    fn a_board_bears_the_signs_of_its_sheet_alone() {
        for sheet in RuleSheet::every() {
            let drawn = board(&sheet, Orientation::Wide);
            let signs = House::all().filter(|house| Sign::of(&sheet, *house).is_some()).count();
            assert_eq!(drawn.matches(r#"class="sign""#).count(), signs, "{sheet}");
            assert_eq!(drawn.matches(r#"class="number""#).count(), 30);
            assert_eq!(drawn.matches(" safe\"").count(), sheet.safe().len(), "{sheet}");
        }
    }
}
