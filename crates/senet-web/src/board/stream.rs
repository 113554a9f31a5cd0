//! The blue light that runs in the grooves between the tiles, from the water to where a piece comes up.

use senet::House;
use senet_board::Place;

/// Units from one groove to the next.
pub(super) const TILE: f32 = 100.0;
/// Radius of the bends.
const BEND: f32 = 9.0;
/// The reach of the light into a tile.
const INTO: f32 = 22.0;

/// The light as SVG path data on a board of 1000 by 300 units, or of 300 by 1000 if it stands upright. It crosses no tile:
/// out of the first house to the nearest groove, along the grooves, into the other.
pub(super) fn path(from: House, to: House, upright: bool) -> String {
    let turned = |(x, y): (f32, f32)| if upright { (3.0 * TILE - y, x) } else { (x, y) };
    rounded(&corners(from, to).into_iter().map(turned).collect::<Vec<_>>())
}

/// The corners of the way on the lying board.
fn corners(from: House, to: House) -> Vec<(f32, f32)> {
    let (start, end) = (Place::of(from), Place::of(to));
    let middle = |column: u8| (f32::from(column) + 0.5) * TILE;
    // The groove over the start, which lies in the last row.
    let groove = f32::from(start.row) * TILE;
    let mut corners = vec![(middle(start.column), groove + INTO), (middle(start.column), groove)];
    if end.row + 1 >= start.row {
        // It borders on the groove.
        let into = if end.row < start.row { groove - INTO } else { groove + INTO };
        corners.extend([(middle(end.column), groove), (middle(end.column), into)]);
    } else {
        // Up the groove beside it that is nearer to the start.
        let is_left = end.column < start.column;
        let beside = f32::from(end.column + u8::from(is_left)) * TILE;
        let over = f32::from(end.row + 1) * TILE - INTO * 0.75;
        let into = if is_left { beside - INTO } else { beside + INTO };
        corners.extend([(beside, groove), (beside, over), (into, over)]);
    }
    corners
}

/// Path data of a line with rounded corners.
pub(super) fn rounded(points: &[(f32, f32)]) -> String {
    let toward = |(x, y): (f32, f32), (to_x, to_y): (f32, f32)| {
        let length = (to_x - x).hypot(to_y - y).max(1.0);
        let part = BEND.min(length / 2.0) / length;
        (x + (to_x - x) * part, y + (to_y - y) * part)
    };
    let part = |(index, point): (usize, &(f32, f32))| {
        let before = index.checked_sub(1).map(|before| points[before]);
        match (before, points.get(index + 1)) {
            (None, _) => format!("M{} {}", point.0, point.1),
            (Some(_), None) => format!("L{} {}", point.0, point.1),
            (Some(before), Some(next)) => {
                let ((ax, ay), (bx, by)) = (toward(*point, before), toward(*point, *next));
                format!("L{ax} {ay}Q{} {} {bx} {by}", point.0, point.1)
            }
        }
    };
    points.iter().enumerate().map(part).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn house(number: u8) -> House {
        House::new(number).expect("a house")
    }

    #[test]
    fn the_light_keeps_to_the_grooves() {
        for to in House::all().filter(|to| *to != House::WATER) {
            let corners = corners(House::WATER, to);
            // Between the first and the last piece of the way, which lie in the tiles, each runs in a groove.
            for pair in corners[1..corners.len() - 1].windows(2) {
                let ((x, y), (next_x, next_y)) = (pair[0], pair[1]);
                let lies_in_groove = |at: f32, next: f32| (at - next).abs() < 0.01 && at % TILE < 0.01;
                let fits = lies_in_groove(x, next_x) || lies_in_groove(y, next_y);
                assert!(fits, "{to}: {corners:?}");
            }
            let (x, y) = corners[corners.len() - 1];
            let place = Place::of(to);
            assert_eq!(((x / TILE) as u8, (y / TILE) as u8), (place.column, place.row), "{to}: {corners:?}");
        }
    }

    #[test]
    fn upright_it_is_turned_with_the_board() {
        assert!(path(House::WATER, house(1), false).starts_with("M650 222"));
        assert!(path(House::WATER, house(1), true).starts_with("M78 650"));
    }
}
