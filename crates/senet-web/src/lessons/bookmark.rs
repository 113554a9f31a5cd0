//! The player's place in a lesson, as text, for a reload.

use std::fmt;
use std::str::FromStr;

use senet::{Event, Game, Move, SheetId};
use senet_session::lesson::{Lesson, Topic};

/// A step of a lesson, and the moves of its scene.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Bookmark {
    sheet: SheetId,
    topic: Topic,
    pub(super) at: usize,
    pub(super) moves: Vec<Move>,
}

impl Bookmark {
    /// The bookmark at a step with the game of its scene.
    pub(super) fn of(lesson: &Lesson, at: usize, game: &Game) -> Bookmark {
        let played = |event: &Event| if let Event::Move(played) = event { Some(*played) } else { None };
        let moves = game.events().iter().filter_map(played).collect();
        Bookmark { sheet: lesson.sheet.id(), topic: lesson.topic, at, moves }
    }

    /// Whether it lies in this lesson.
    pub(super) fn is_in(&self, lesson: &Lesson) -> bool {
        (self.sheet, self.topic) == (lesson.sheet.id(), lesson.topic)
    }
}

impl fmt::Display for Bookmark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.sheet, self.topic, self.at)?;
        self.moves.iter().try_for_each(|played| write!(f, " {played}"))
    }
}

/// The text is no bookmark.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct NoBookmark;

impl FromStr for Bookmark {
    type Err = NoBookmark;

    fn from_str(text: &str) -> Result<Bookmark, NoBookmark> {
        let mut words = text.split(' ');
        let mut next = || words.next().ok_or(NoBookmark);
        let sheet = next()?.parse().map_err(|_| NoBookmark)?;
        let topic = next()?.parse().map_err(|_| NoBookmark)?;
        let at = next()?.parse().map_err(|_| NoBookmark)?;
        let moves = words.map(str::parse).collect::<Result<_, _>>().map_err(|_| NoBookmark)?;
        Ok(Bookmark { sheet, topic, at, moves })
    }
}

#[cfg(test)]
mod tests {
    use senet::RuleSheet;

    use super::*;

    #[test]
    fn bookmarks_are_read_back_and_other_texts_refused() {
        let lesson = Lesson::new(&RuleSheet::DUTCH, Topic::Water).expect("a lesson");
        let table = lesson.table(0, ["a".to_owned(), "b".to_owned()]).expect("a scene");
        let mut game = table.game().clone();
        let start = Bookmark::of(&lesson, 0, &game);
        assert_eq!(start.to_string(), "dutch water 0");
        game.play("24-27>15".parse().expect("a move")).expect("legal");
        let after = Bookmark::of(&lesson, 2, &game);
        assert_eq!(after.to_string(), "dutch water 2 24-27>15");
        for bookmark in [start, after] {
            assert!(bookmark.is_in(&lesson));
            assert_eq!(bookmark.to_string().parse(), Ok(bookmark));
        }
        for damaged in ["", "dutch", "dutch water", "roman water 0", "dutch fire 0", "dutch water x", "dutch water 2 y"]
        {
            assert_eq!(damaged.parse::<Bookmark>(), Err(NoBookmark), "{damaged}");
        }
    }
}
