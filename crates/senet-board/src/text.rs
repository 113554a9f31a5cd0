//! The board as text.

use senet::{House, Position, RuleSheet, Side};

use crate::canvas::{Canvas, Line, Role};
use crate::layout::{COLUMNS, Place, ROWS};
use crate::signs::Sign;

/// The character set of drawings.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum Glyphs {
    /// Box-drawing characters, blocks and symbols.
    #[default]
    Unicode,
    /// ASCII alone.
    Ascii,
}

impl Glyphs {
    /// A piece of this side as one character.
    pub const fn piece(self, side: Side) -> &'static str {
        match (self, side) {
            (Glyphs::Unicode, Side::Cones) => "▲",
            (Glyphs::Unicode, Side::Spools) => "■",
            (Glyphs::Ascii, Side::Cones) => "A",
            (Glyphs::Ascii, Side::Spools) => "H",
        }
    }

    /// The mark of a safe house.
    pub const fn safe(self) -> &'static str {
        match self {
            Glyphs::Unicode => "◇",
            Glyphs::Ascii => "s",
        }
    }

    /// The sign of a special house, at most three characters.
    pub const fn sign(self, sign: Sign) -> &'static str {
        match (self, sign) {
            (_, Sign::Three) => "III",
            (_, Sign::Two) => "II",
            (_, Sign::One) => "I",
            (Glyphs::Unicode, Sign::Rebirth) => "☥",
            (Glyphs::Unicode, Sign::Happiness) => "★",
            (Glyphs::Unicode, Sign::Water) => "≈≈≈",
            (Glyphs::Unicode, Sign::Sun) => "◉",
            (Glyphs::Ascii, Sign::Rebirth) => "+O",
            (Glyphs::Ascii, Sign::Happiness) => "*",
            (Glyphs::Ascii, Sign::Water) => "~~~",
            (Glyphs::Ascii, Sign::Sun) => "(O)",
        }
    }

    /// The sign of a special house as one character, for narrow boards.
    pub const fn short_sign(self, sign: Sign) -> &'static str {
        match (self, sign) {
            (_, Sign::Three) => "3",
            (_, Sign::Two) => "2",
            (_, Sign::One) => "1",
            (Glyphs::Unicode, Sign::Water) => "≈",
            (Glyphs::Ascii, Sign::Rebirth) => "+",
            (Glyphs::Ascii, Sign::Water) => "~",
            (Glyphs::Ascii, Sign::Sun) => "O",
            (_, Sign::Rebirth | Sign::Happiness | Sign::Sun) => self.sign(sign),
        }
    }

    /// A piece of this side as two lines of four characters.
    const fn tall_piece(self, side: Side) -> [&'static str; 2] {
        match (self, side) {
            (Glyphs::Unicode, Side::Cones) => [" ▟▙ ", "▟██▙"],
            (Glyphs::Unicode, Side::Spools) => ["▜██▛", "▟██▙"],
            (Glyphs::Ascii, Side::Cones) => [" /\\ ", "/__\\"],
            (Glyphs::Ascii, Side::Spools) => ["]##[", "]##["],
        }
    }

    const fn lines(self) -> &'static Lines {
        match self {
            Glyphs::Unicode => &Lines {
                top: ["┏", "━", "┯", "┓"],
                middle: ["┠", "─", "┼", "┨"],
                bottom: ["┗", "━", "┷", "┛"],
                inner: "│",
                outer: "┃",
                gap_at_right: "┤",
                gap_at_left: "├",
                arrows: ["→", "←", "↓"],
                trace: ["›", "‹", "·"],
            },
            Glyphs::Ascii => &Lines {
                top: ["+", "-", "+", "+"],
                middle: ["+", "-", "+", "+"],
                bottom: ["+", "-", "+", "+"],
                inner: "|",
                outer: "|",
                gap_at_right: "+",
                gap_at_left: "+",
                arrows: [">", "<", "v"],
                trace: [">", "<", "."],
            },
        }
    }
}

/// The characters of a board's lines.
struct Lines {
    /// The left end, stroke, crossing and right end of each kind of horizontal line.
    top: [&'static str; 4],
    middle: [&'static str; 4],
    bottom: [&'static str; 4],
    inner: &'static str,
    outer: &'static str,
    /// The end of the line left of the turn from 10 to 11.
    gap_at_right: &'static str,
    /// The beginning of the line right of the turn from 20 to 21.
    gap_at_left: &'static str,
    /// The arrows to the right, to the left, and down.
    arrows: [&'static str; 3],
    /// The marks of the last move: left and right of the piece, and on its start house.
    trace: [&'static str; 3],
}

/// The size of a board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum Size {
    /// Ten lines of 47 columns: the smallest size.
    Narrowest,
    /// Ten lines of 57 columns.
    Narrow,
    /// Ten lines of 77 columns: a piece is one character.
    Small,
    /// Thirteen lines of 77 columns: a piece is a picture two lines high.
    #[default]
    Large,
}

impl Size {
    /// Lines inside a house.
    const fn house_height(self) -> usize {
        match self {
            Size::Narrowest | Size::Narrow | Size::Small => 2,
            Size::Large => 3,
        }
    }

    /// Columns inside a house.
    const fn house_width(self) -> usize {
        match self {
            Size::Narrowest => 3,
            Size::Narrow => 4,
            Size::Small | Size::Large => 6,
        }
    }

    /// Whether signs are single characters beside the piece, because there is no room beside the number.
    pub const fn has_short_signs(self) -> bool {
        matches!(self, Size::Narrowest | Size::Narrow)
    }

    /// The number of lines of the board.
    pub const fn height(self) -> usize {
        ROWS as usize * (self.house_height() + 1) + 1
    }

    /// The number of columns of the board.
    pub const fn width(self) -> usize {
        COLUMNS as usize * (self.house_width() + 1) + 1 + 2 * MARGIN
    }
}

/// The number of columns on each side of the board, for the arrows that show the direction of a row.
const MARGIN: usize = 3;

/// A board to be drawn as text.
#[derive(Clone, Debug)]
pub struct TextBoard<'s> {
    sheet: &'s RuleSheet,
    glyphs: Glyphs,
    size: Size,
    labels: Vec<(House, String)>,
    left: Option<House>,
    arrived: Option<House>,
}

impl<'s> TextBoard<'s> {
    /// Returns a board of this sheet without marks.
    pub const fn new(sheet: &'s RuleSheet, glyphs: Glyphs, size: Size) -> TextBoard<'s> {
        TextBoard { sheet, glyphs, size, labels: Vec::new(), left: None, arrived: None }
    }

    /// Puts a label such as `[1]` below a house: the number of the move of the piece there. If there is no room, the brackets
    /// are omitted.
    #[must_use]
    pub fn label(mut self, house: House, label: impl Into<String>) -> TextBoard<'s> {
        self.labels.push((house, label.into()));
        self
    }

    /// Marks the start and the end of the last move.
    #[must_use]
    pub const fn last_move(mut self, left: Option<House>, arrived: Option<House>) -> TextBoard<'s> {
        self.left = left;
        self.arrived = arrived;
        self
    }

    /// Draws the board with the pieces of this position. All lines have the [width](Size::width) of the board's size.
    pub fn draw(&self, position: &Position) -> Vec<Line> {
        let mut canvas = Canvas::new(self.size.width(), self.size.height());
        for boundary in 0..=usize::from(ROWS) {
            self.draw_boundary(&mut canvas, boundary);
        }
        for row in 0..usize::from(ROWS) {
            self.draw_walls(&mut canvas, row);
        }
        for house in House::all() {
            self.draw_house(&mut canvas, house, position.at(house));
        }
        for (house, label) in &self.labels {
            let (row, column) = self.corner(*house);
            let room = self.size.house_width();
            let bare = label.trim_start_matches('[').trim_end_matches(']');
            let label = if label.chars().count() > room { bare } else { label };
            let label: String = label.chars().take(room).collect();
            let indent = (room - label.chars().count()) / 2;
            canvas.put(row + self.size.house_height(), column + indent, &label, Role::Label);
        }
        canvas.lines()
    }

    /// Draws the line above a row of houses, or below the last.
    fn draw_boundary(&self, canvas: &mut Canvas, boundary: usize) {
        let lines = self.glyphs.lines();
        let [left, stroke, crossing, right] = match boundary {
            0 => lines.top,
            1 | 2 => lines.middle,
            _ => lines.bottom,
        };
        let columns = usize::from(COLUMNS);
        let width = self.size.house_width();
        let y = boundary * (self.size.house_height() + 1);
        let x = |column: usize| MARGIN + column * (width + 1);
        for column in 0..columns {
            canvas.put(y, x(column), if column == 0 { left } else { crossing }, Role::Frame);
            canvas.put(y, x(column) + 1, &stroke.repeat(width), Role::Frame);
        }
        canvas.put(y, x(columns), right, Role::Frame);
        // The path continues below 10 and below 20, where the line has a gap.
        let turn = match boundary {
            1 => columns - 1,
            2 => 0,
            _ => return,
        };
        let arrow = format!("{:^width$}", lines.arrows[2]);
        canvas.put(y, x(turn) + 1, &arrow, Role::Path);
        let [before, after] =
            if boundary == 1 { [lines.gap_at_right, lines.outer] } else { [lines.outer, lines.gap_at_left] };
        canvas.put(y, x(turn), before, Role::Frame);
        canvas.put(y, x(turn + 1), after, Role::Frame);
    }

    /// Draws the walls between the houses of a row, and the arrows beside it.
    fn draw_walls(&self, canvas: &mut Canvas, row: usize) {
        let lines = self.glyphs.lines();
        let columns = usize::from(COLUMNS);
        let top = row * (self.size.house_height() + 1) + 1;
        for y in top..top + self.size.house_height() {
            for column in 0..=columns {
                let wall = if column == 0 || column == columns { lines.outer } else { lines.inner };
                canvas.put(y, MARGIN + column * (self.size.house_width() + 1), wall, Role::Frame);
            }
        }
        let [rightward, leftward, _] = lines.arrows;
        let beside_right = self.size.width() - 2;
        match row {
            0 => canvas.put(top + 1, 1, rightward, Role::Path),
            1 => canvas.put(top + 1, beside_right, leftward, Role::Path),
            _ => {
                canvas.put(top + 1, 1, rightward, Role::Path);
                canvas.put(top + 1, beside_right, rightward, Role::Path);
            }
        }
    }

    /// Returns the line and column of a house's first character.
    fn corner(&self, house: House) -> (usize, usize) {
        let Place { row, column } = Place::of(house);
        let row = usize::from(row) * (self.size.house_height() + 1) + 1;
        (row, MARGIN + usize::from(column) * (self.size.house_width() + 1) + 1)
    }

    fn draw_house(&self, canvas: &mut Canvas, house: House, piece: Option<Side>) {
        let (row, column) = self.corner(house);
        let number = house.to_string();
        canvas.put(row, column, &number, Role::Number);
        if self.sheet.safe().contains(house) {
            canvas.put(row, column + number.len(), self.glyphs.safe(), Role::Safe);
        }
        let width = self.size.house_width();
        let last = row + self.size.house_height() - 1;
        if let Some(sign) = Sign::of(self.sheet, house) {
            if self.size.has_short_signs() {
                canvas.put(last, column + width - 1, self.glyphs.short_sign(sign), Role::Sign);
            } else {
                let sign = self.glyphs.sign(sign);
                canvas.put(row, column + width - sign.chars().count(), sign, Role::Sign);
            }
        }
        let [before, after, vacated] = self.glyphs.lines().trace;
        let middle = column + if self.size.has_short_signs() { 1 } else { 2 };
        match (piece, self.size) {
            (Some(side), Size::Large) => {
                let [upper, lower] = self.glyphs.tall_piece(side);
                canvas.put(row + 1, column + 1, upper, Role::Piece(side));
                canvas.put(row + 2, column + 1, lower, Role::Piece(side));
            }
            (Some(side), _) => canvas.put(last, middle, self.glyphs.piece(side), Role::Piece(side)),
            (None, _) if self.left == Some(house) => canvas.put(last, middle, vacated, Role::Trace),
            (None, _) => {}
        }
        if self.arrived == Some(house) {
            let [left, right] =
                if self.size == Size::Large { [column, column + width - 1] } else { [middle - 1, middle + 1] };
            canvas.put(last, left, before, Role::Trace);
            canvas.put(last, right, after, Role::Trace);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(board: &TextBoard<'_>, text: &str) -> Vec<String> {
        let position = Position::parse(board.sheet, text).expect("a position");
        let line = |line: &Line| line.iter().map(|span| span.text.as_str()).collect::<String>();
        board.draw(&position).iter().map(line).collect()
    }

    #[test]
    fn every_line_has_the_same_width() {
        for sheet in RuleSheet::every() {
            for (glyphs, size, width) in [
                (Glyphs::Unicode, Size::Large, 77),
                (Glyphs::Unicode, Size::Small, 77),
                (Glyphs::Unicode, Size::Narrow, 57),
                (Glyphs::Unicode, Size::Narrowest, 47),
                (Glyphs::Ascii, Size::Large, 77),
                (Glyphs::Ascii, Size::Small, 77),
                (Glyphs::Ascii, Size::Narrow, 57),
                (Glyphs::Ascii, Size::Narrowest, 47),
            ] {
                assert_eq!(size.width(), width);
                let mut board = TextBoard::new(&sheet, glyphs, size);
                for house in House::all() {
                    board = board.label(house, "[1]");
                }
                let board = board.last_move(House::new(11), House::new(25));
                let lines = drawn(&board, "c9/5s4/4c2s2 s - ?");
                assert_eq!(lines.len(), size.height());
                for line in lines {
                    assert_eq!(line.chars().count(), width, "{line}");
                    assert!(glyphs == Glyphs::Unicode || line.is_ascii(), "{line}");
                }
            }
        }
    }

    #[test]
    fn the_second_row_runs_from_right_to_left() {
        let sheet = RuleSheet::UNINERD;
        let board = TextBoard::new(&sheet, Glyphs::Ascii, Size::Small).label(House::LAST, "[2]");
        let lines = drawn(&board.last_move(House::new(12), House::new(16)), "c9/5s3c/5c3s c - 2");
        let expected = "
   +------+------+------+------+------+------+------+------+------+------+
   |1     |2     |3     |4     |5     |6     |7     |8     |9     |10    |
 > |  A   |      |      |      |      |      |      |      |      |      |
   +------+------+------+------+------+------+------+------+------+  v   |
   |20    |19    |18    |17    |16    |15s +O|14    |13    |12    |11    |
   |  A   |      |      |      | >H<  |      |      |      |  .   |      | <
   |  v   +------+------+------+------+------+------+------+------+------+
   |21    |22    |23    |24    |25    |26s  *|27 ~~~|28sIII|29s II|30s(O)|
 > |      |      |      |      |      |  A   |      |      |      |  H   | >
   +------+------+------+------+------+------+------+------+------+-[2]--+";
        let found: String = lines.iter().flat_map(|line| ["\n", line.trim_end()]).collect();
        assert_eq!(found, expected);
    }

    #[test]
    fn narrow_boards_show_pieces_signs_moves_and_labels() {
        let sheet = RuleSheet::UNINERD;
        let lines = |size| {
            let twice = House::new(26).expect("a house");
            let board = TextBoard::new(&sheet, Glyphs::Ascii, size).label(twice, "[1,2]").label(House::LAST, "[3]");
            let lines = drawn(&board.last_move(House::new(12), House::new(16)), "c9/5s3c/5c3s c - 1");
            lines.iter().flat_map(|line| ["\n", line.trim_end()]).collect::<String>()
        };
        let narrow = "
   +----+----+----+----+----+----+----+----+----+----+
   |1   |2   |3   |4   |5   |6   |7   |8   |9   |10  |
 > | A  |    |    |    |    |    |    |    |    |    |
   +----+----+----+----+----+----+----+----+----+ v  |
   |20  |19  |18  |17  |16  |15s |14  |13  |12  |11  |
   | A  |    |    |    |>H< |   +|    |    | .  |    | <
   | v  +----+----+----+----+----+----+----+----+----+
   |21  |22  |23  |24  |25  |26s |27  |28s |29s |30s |
 > |    |    |    |    |    | A *|   ~|   3|   2| H O| >
   +----+----+----+----+----+1,2-+----+----+----+[3]-+";
        assert_eq!(lines(Size::Narrow), narrow);
        let narrowest = "
   +---+---+---+---+---+---+---+---+---+---+
   |1  |2  |3  |4  |5  |6  |7  |8  |9  |10 |
 > | A |   |   |   |   |   |   |   |   |   |
   +---+---+---+---+---+---+---+---+---+ v |
   |20 |19 |18 |17 |16 |15s|14 |13 |12 |11 |
   | A |   |   |   |>H<|  +|   |   | . |   | <
   | v +---+---+---+---+---+---+---+---+---+
   |21 |22 |23 |24 |25 |26s|27 |28s|29s|30s|
 > |   |   |   |   |   | A*|  ~|  3|  2| HO| >
   +---+---+---+---+---+1,2+---+---+---+[3]+";
        assert_eq!(lines(Size::Narrowest), narrowest);
    }
}
