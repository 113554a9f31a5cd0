//! A grid of characters with roles, for drawings.

use senet::Side;

/// The role of a part of a drawing, which determines its colour in a terminal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Role {
    /// Background, or plain words.
    Plain,
    /// The lines of the board.
    Frame,
    /// The number of a house.
    Number,
    /// The mark of a safe house.
    Safe,
    /// The sign of a special house.
    Sign,
    /// A piece of this side.
    Piece(Side),
    /// A label by which a player names a house.
    Label,
    /// The mark of the last move.
    Trace,
    /// An arrow along the path.
    Path,
    /// The counting face of a stick, or the number of the die.
    Counting,
    /// The face of a stick that does not count.
    Blank,
}

/// A part of a line with one role.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Span {
    /// The role.
    pub role: Role,
    /// The characters, each one column wide.
    pub text: String,
}

/// A line of a drawing.
pub type Line = Vec<Span>;

pub(crate) struct Canvas {
    rows: Vec<Vec<(char, Role)>>,
}

impl Canvas {
    pub(crate) fn new(width: usize, height: usize) -> Canvas {
        Canvas { rows: vec![vec![(' ', Role::Plain); width]; height] }
    }

    /// Writes a text to the right of a place, clipped at the edge of the canvas.
    pub(crate) fn put(&mut self, row: usize, column: usize, text: &str, role: Role) {
        let Some(cells) = self.rows.get_mut(row) else { return };
        for (cell, character) in cells.iter_mut().skip(column).zip(text.chars()) {
            *cell = (character, role);
        }
    }

    /// Returns the lines. Adjacent characters of the same role become one span.
    pub(crate) fn lines(self) -> Vec<Line> {
        self.rows.into_iter().map(joined).collect()
    }
}

fn joined(cells: Vec<(char, Role)>) -> Line {
    let mut line = Line::new();
    for (character, role) in cells {
        match line.last_mut() {
            Some(span) if span.role == role => span.text.push(character),
            _ => line.push(Span { role, text: character.to_string() }),
        }
    }
    line
}
