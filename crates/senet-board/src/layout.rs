//! The places of the houses on the board.

use senet::House;

/// The number of rows of a board.
pub const ROWS: u8 = 3;
/// The number of houses in a row.
pub const COLUMNS: u8 = 10;

/// A place on the board, seen from above with house 1 at the top left.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Place {
    /// The row, 0 at the top.
    pub row: u8,
    /// The column, 0 at the left.
    pub column: u8,
}

impl Place {
    /// Returns the place of a house. The path runs to the right in the first and the last row, and to the left in the middle
    /// row.
    pub const fn of(house: House) -> Place {
        let index = house.number() - 1;
        let (row, along) = (index / COLUMNS, index % COLUMNS);
        Place { row, column: if row == 1 { COLUMNS - 1 - along } else { along } }
    }

    /// Returns the house at this place; `None` beside the board.
    pub const fn house(self) -> Option<House> {
        if self.row >= ROWS || self.column >= COLUMNS {
            return None;
        }
        let along = if self.row == 1 { COLUMNS - 1 - self.column } else { self.column };
        House::new(self.row * COLUMNS + along + 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_path_turns_after_10_and_20() {
        let at = |row, column| Place { row, column }.house().map(House::number);
        for (row, column, house) in [(0, 0, 1), (0, 9, 10), (1, 9, 11), (1, 0, 20), (2, 0, 21), (2, 9, 30)] {
            assert_eq!(at(row, column), Some(house));
        }
        assert_eq!(at(3, 0), None);
        assert_eq!(at(0, 10), None);
    }

    #[test]
    fn consecutive_houses_are_neighbours() {
        for (one, next) in House::all().zip(House::all().skip(1)) {
            let (a, b) = (Place::of(one), Place::of(next));
            assert_eq!(a.row.abs_diff(b.row) + a.column.abs_diff(b.column), 1, "{one} and {next}");
            assert_eq!(a.house(), Some(one));
        }
    }
}
