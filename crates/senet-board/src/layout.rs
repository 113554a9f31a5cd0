//! Where each house lies on the board.

use senet::House;

/// How many rows a board has.
pub const ROWS: u8 = 3;
/// How many houses lie in a row.
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
    /// Where a house lies: the rows are walked as an ox ploughs, so the middle one runs from right to left.
    pub const fn of(house: House) -> Place {
        let index = house.number() - 1;
        let (row, along) = (index / COLUMNS, index % COLUMNS);
        Place { row, column: if row == 1 { COLUMNS - 1 - along } else { along } }
    }

    /// The house that lies here, or `None` beside the board.
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
    fn the_path_turns_where_it_should() {
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
