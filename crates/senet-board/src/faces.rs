//! The faces of a throw: four sticks side by side, or the die.

use senet::Faces;

use crate::canvas::{Canvas, Line, Role};
use crate::text::Glyphs;

/// Draws the four sticks or the die, three lines high. A 6 of the die is an X.
pub fn draw_faces(faces: Faces, glyphs: Glyphs) -> Vec<Line> {
    let [top, bottom, wall] = match glyphs {
        Glyphs::Unicode => ["╭─╮", "╰─╯", "│"],
        Glyphs::Ascii => [".-.", "'-'", "|"],
    };
    match faces {
        Faces::Sticks(sticks) => {
            let counting_face = if glyphs == Glyphs::Unicode { "█" } else { "#" };
            let mut canvas = Canvas::new(15, 3);
            for (index, counts) in sticks.counting().into_iter().enumerate() {
                let column = 4 * index;
                canvas.put(0, column, top, Role::Frame);
                canvas.put(1, column, wall, Role::Frame);
                canvas.put(1, column + 2, wall, Role::Frame);
                canvas.put(2, column, bottom, Role::Frame);
                let (face, role) = if counts { (counting_face, Role::Counting) } else { (" ", Role::Blank) };
                canvas.put(1, column + 1, face, role);
            }
            canvas.lines()
        }
        Faces::Die(_) => {
            let widened = |edge: &str| {
                let mut characters = edge.chars();
                let mut next = || characters.next().unwrap_or(' ');
                let (left, middle, right) = (next(), next(), next());
                format!("{left}{middle}{middle}{middle}{right}")
            };
            let mut canvas = Canvas::new(5, 3);
            canvas.put(0, 0, &widened(top), Role::Frame);
            canvas.put(1, 0, wall, Role::Frame);
            // The text of the die is `[3]` or `[X]`.
            let number: String = faces.to_string().chars().filter(char::is_ascii_alphanumeric).collect();
            canvas.put(1, 2, &number, Role::Counting);
            canvas.put(1, 4, wall, Role::Frame);
            canvas.put(2, 0, &widened(bottom), Role::Frame);
            canvas.lines()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(text: &str, glyphs: Glyphs) -> String {
        let faces: Faces = text.parse().expect("faces");
        let line = |line: &Line| line.iter().map(|span| span.text.as_str()).collect::<String>();
        draw_faces(faces, glyphs).iter().map(line).collect::<Vec<_>>().join("\n")
    }

    #[test]
    fn every_stick_shows_its_face() {
        assert_eq!(drawn("|..|", Glyphs::Unicode), "╭─╮ ╭─╮ ╭─╮ ╭─╮\n│█│ │ │ │ │ │█│\n╰─╯ ╰─╯ ╰─╯ ╰─╯");
        assert_eq!(drawn(".|..", Glyphs::Ascii), ".-. .-. .-. .-.\n| | |#| | | | |\n'-' '-' '-' '-'");
    }

    #[test]
    fn the_six_of_the_die_is_an_x() {
        assert_eq!(drawn("[X]", Glyphs::Unicode), "╭───╮\n│ X │\n╰───╯");
        assert_eq!(drawn("[3]", Glyphs::Ascii), ".---.\n| 3 |\n'---'");
    }
}
