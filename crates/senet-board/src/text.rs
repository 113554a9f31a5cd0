//! The board as text.

use senet::{House, Position, RuleSheet, Side};

use crate::canvas::{Canvas, Line, Role};
use crate::layout::{COLUMNS, Place, ROWS};
use crate::signs::Sign;

/// Which characters drawings are made of.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum Glyphs {
    /// Box drawing, blocks and signs.
    #[default]
    Unicode,
    /// ASCII alone.
    Ascii,
}

impl Glyphs {
    /// A piece of this side in one character.
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

    /// A piece of this side in two lines of four characters: a cone comes to a point, a spool has a waist.
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
    /// Left end, stroke, crossing, right end.
    top: [&'static str; 4],
    middle: [&'static str; 4],
    bottom: [&'static str; 4],
    inner: &'static str,
    outer: &'static str,
    /// Where a line ends before the turn of the path from 10 to 11.
    gap_at_right: &'static str,
    /// Where a line begins after the turn of the path from 20 to 21.
    gap_at_left: &'static str,
    /// To the right, to the left, down.
    arrows: [&'static str; 3],
    /// Around a piece that has arrived, and where it came from.
    trace: [&'static str; 3],
}

/// How tall the board is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum Size {
    /// Ten lines: a piece is one character.
    Small,
    /// Thirteen lines: a piece is a picture two lines high.
    #[default]
    Large,
}

impl Size {
    const fn house_height(self) -> usize {
        match self {
            Size::Small => 2,
            Size::Large => 3,
        }
    }

    /// How many lines the board takes.
    pub const fn height(self) -> usize {
        ROWS as usize * (self.house_height() + 1) + 1
    }
}

/// Columns inside a house.
const HOUSE_WIDTH: usize = 6;
/// Columns beside the board, where arrows show which way a row runs.
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
    /// Columns of every drawing.
    pub const WIDTH: usize = COLUMNS as usize * (HOUSE_WIDTH + 1) + 1 + 2 * MARGIN;

    /// A board of this sheet, with nothing pointed out.
    pub const fn new(sheet: &'s RuleSheet, glyphs: Glyphs, size: Size) -> TextBoard<'s> {
        TextBoard { sheet, glyphs, size, labels: Vec::new(), left: None, arrived: None }
    }

    /// Puts a label of at most four characters below a house: the number by which a player names the move of the
    /// piece there.
    #[must_use]
    pub fn label(mut self, house: House, label: impl Into<String>) -> TextBoard<'s> {
        self.labels.push((house, label.into()));
        self
    }

    /// Points out where the last move left from and where it ended.
    #[must_use]
    pub const fn last_move(mut self, left: Option<House>, arrived: Option<House>) -> TextBoard<'s> {
        self.left = left;
        self.arrived = arrived;
        self
    }

    /// Draws the board with the pieces of this position. All lines are [`WIDTH`](Self::WIDTH) columns wide.
    pub fn draw(&self, position: &Position) -> Vec<Line> {
        let mut canvas = Canvas::new(TextBoard::WIDTH, self.size.height());
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
            let width = label.chars().count().min(HOUSE_WIDTH);
            canvas.put(row + self.size.house_height(), column + (HOUSE_WIDTH - width) / 2, label, Role::Label);
        }
        canvas.lines()
    }

    /// The line above a row of houses, or below the last.
    fn draw_boundary(&self, canvas: &mut Canvas, boundary: usize) {
        let lines = self.glyphs.lines();
        let [left, stroke, crossing, right] = match boundary {
            0 => lines.top,
            1 | 2 => lines.middle,
            _ => lines.bottom,
        };
        let columns = usize::from(COLUMNS);
        let y = boundary * (self.size.house_height() + 1);
        let x = |column: usize| MARGIN + column * (HOUSE_WIDTH + 1);
        for column in 0..columns {
            canvas.put(y, x(column), if column == 0 { left } else { crossing }, Role::Frame);
            canvas.put(y, x(column) + 1, &stroke.repeat(HOUSE_WIDTH), Role::Frame);
        }
        canvas.put(y, x(columns), right, Role::Frame);
        // The path goes on below 10 and below 20, so there is no wall there.
        let turn = match boundary {
            1 => columns - 1,
            2 => 0,
            _ => return,
        };
        let way_down = format!("{:^HOUSE_WIDTH$}", lines.arrows[2]);
        canvas.put(y, x(turn) + 1, &way_down, Role::Path);
        let [before, after] =
            if boundary == 1 { [lines.gap_at_right, lines.outer] } else { [lines.outer, lines.gap_at_left] };
        canvas.put(y, x(turn), before, Role::Frame);
        canvas.put(y, x(turn + 1), after, Role::Frame);
    }

    /// The walls between the houses of a row, and the arrows beside it.
    fn draw_walls(&self, canvas: &mut Canvas, row: usize) {
        let lines = self.glyphs.lines();
        let columns = usize::from(COLUMNS);
        let top = row * (self.size.house_height() + 1) + 1;
        for y in top..top + self.size.house_height() {
            for column in 0..=columns {
                let wall = if column == 0 || column == columns { lines.outer } else { lines.inner };
                canvas.put(y, MARGIN + column * (HOUSE_WIDTH + 1), wall, Role::Frame);
            }
        }
        let [rightward, leftward, _] = lines.arrows;
        let beside_right = TextBoard::WIDTH - 2;
        match row {
            0 => canvas.put(top + 1, 1, rightward, Role::Path),
            1 => canvas.put(top + 1, beside_right, leftward, Role::Path),
            _ => {
                canvas.put(top + 1, 1, rightward, Role::Path);
                canvas.put(top + 1, beside_right, rightward, Role::Path);
            }
        }
    }

    /// The line and column of a house's first character.
    fn corner(&self, house: House) -> (usize, usize) {
        let Place { row, column } = Place::of(house);
        let row = usize::from(row) * (self.size.house_height() + 1) + 1;
        (row, MARGIN + usize::from(column) * (HOUSE_WIDTH + 1) + 1)
    }

    fn draw_house(&self, canvas: &mut Canvas, house: House, piece: Option<Side>) {
        let (row, column) = self.corner(house);
        let number = house.to_string();
        canvas.put(row, column, &number, Role::Number);
        if self.sheet.safe.contains(house) {
            canvas.put(row, column + number.len(), self.glyphs.safe(), Role::Safe);
        }
        if let Some(sign) = Sign::of(self.sheet, house) {
            let sign = self.glyphs.sign(sign);
            canvas.put(row, column + HOUSE_WIDTH - sign.chars().count(), sign, Role::Sign);
        }
        let [before, after, vacated] = self.glyphs.lines().trace;
        match (piece, self.size) {
            (Some(side), Size::Large) => {
                let [upper, lower] = self.glyphs.tall_piece(side);
                canvas.put(row + 1, column + 1, upper, Role::Piece(side));
                canvas.put(row + 2, column + 1, lower, Role::Piece(side));
            }
            (Some(side), Size::Small) => canvas.put(row + 1, column + 2, self.glyphs.piece(side), Role::Piece(side)),
            (None, _) if self.left == Some(house) => {
                canvas.put(row + self.size.house_height() - 1, column + 2, vacated, Role::Trace);
            }
            (None, _) => {}
        }
        if self.arrived == Some(house) {
            let (left, right) = if self.size == Size::Large { (0, HOUSE_WIDTH - 1) } else { (1, 3) };
            canvas.put(row + self.size.house_height() - 1, column + left, before, Role::Trace);
            canvas.put(row + self.size.house_height() - 1, column + right, after, Role::Trace);
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
            for (glyphs, size) in [
                (Glyphs::Unicode, Size::Large),
                (Glyphs::Unicode, Size::Small),
                (Glyphs::Ascii, Size::Large),
                (Glyphs::Ascii, Size::Small),
            ] {
                let mut board = TextBoard::new(&sheet, glyphs, size);
                for house in House::all() {
                    board = board.label(house, "[1]");
                }
                let board = board.last_move(House::new(11), House::new(25));
                let lines = drawn(&board, "c9/5s4/4c2s2 s - ?");
                assert_eq!(lines.len(), size.height());
                for line in lines {
                    assert_eq!(line.chars().count(), TextBoard::WIDTH, "{line}");
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
}
