//! Puzzles: a position with a throw, and one move that is clearly the best. `docs/puzzles.md` describes their files.

use std::fmt;

use senet::{Move, Phase, Position, RuleSheet};
use senet_ai::ExactValues;

/// The largest difference between a chance in a file and the exact one: a table's error, and half of the last digit.
pub const TOLERANCE: f64 = 0.0002;

/// The first line of a file of puzzles.
const TITLE: &str = "senet puzzles 1";
/// The text before the sheet's name in the second line.
const SHEET: &str = "sheet: ";
/// The first character of a comment line.
const COMMENT: char = '#';
/// The separator of the fields of a puzzle.
const FIELDS: &str = "; ";

/// A legal move of a puzzle.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Choice {
    /// The move.
    pub played: Move,
    /// The chance of winning, from 0 to 1, of the side that moves, with best play of both afterwards.
    pub chance: f64,
}

/// A position with a throw to play, in which one move is clearly the best.
#[derive(Clone, PartialEq, Debug)]
pub struct Puzzle {
    /// The position with its throw.
    pub position: Position,
    /// Which share, in percent, of the levels `casual`, `skilled` and `expert` plays another move than the best.
    pub difficulty: u8,
    /// A move that looks good, and is clearly worse.
    pub tempting: Move,
    /// All legal moves, the best first.
    choices: Vec<Choice>,
}

impl Puzzle {
    /// Returns a puzzle whose moves are ordered by their chances.
    ///
    /// # Errors
    ///
    /// [`PuzzleError`] if no throw is to be played, `choices` are not the legal moves, one is not better than all others, or
    /// the tempting move is the best.
    pub fn new(
        sheet: &RuleSheet,
        position: Position,
        difficulty: u8,
        tempting: Move,
        mut choices: Vec<Choice>,
    ) -> Result<Puzzle, PuzzleError> {
        if !matches!(position.phase(), Phase::Play(_)) {
            return Err(PuzzleError::NoThrow);
        }
        if difficulty > 100 {
            return Err(PuzzleError::Difficulty);
        }
        choices.sort_by(|one, other| other.chance.total_cmp(&one.chance));
        let legal = position.legal_moves(sheet);
        let has = |wanted: Move| choices.iter().filter(|choice| choice.played == wanted).count() == 1;
        if choices.len() != legal.len() || !legal.iter().all(has) {
            return Err(PuzzleError::Moves);
        }
        match choices.as_slice() {
            [best, second, ..] if best.chance > second.chance && tempting != best.played && has(tempting) => {}
            _ => return Err(PuzzleError::Best),
        }
        Ok(Puzzle { position, difficulty, tempting, choices })
    }

    /// All legal moves, the best first.
    pub fn choices(&self) -> &[Choice] {
        &self.choices
    }

    /// The best move.
    pub fn best(&self) -> Choice {
        // There are two choices at least.
        self.choices[0]
    }

    /// The chance of winning after a legal move.
    pub fn chance(&self, played: Move) -> Option<f64> {
        self.choices.iter().find(|choice| choice.played == played).map(|choice| choice.chance)
    }

    /// Parses a line of a file.
    ///
    /// # Errors
    ///
    /// [`PuzzleError`] if the line is not a puzzle of this sheet.
    pub fn parse(sheet: &RuleSheet, line: &str) -> Result<Puzzle, PuzzleError> {
        let mut fields = line.split(FIELDS);
        let mut field = || fields.next().ok_or(PuzzleError::Fields);
        let position = Position::parse(sheet, field()?).map_err(|faults| PuzzleError::Position(faults.to_string()))?;
        let difficulty = field()?.parse().map_err(|_| PuzzleError::Difficulty)?;
        let tempting = field()?.parse().map_err(|_| PuzzleError::Moves)?;
        let choice = |text: &str| {
            let (played, percent) = text.split_once(' ')?;
            let percent = percent.parse::<f64>().ok().filter(|percent| (0.0..=100.0).contains(percent))?;
            Some(Choice { played: played.parse().ok()?, chance: percent / 100.0 })
        };
        let choices: Option<Vec<Choice>> = fields.map(choice).collect();
        Puzzle::new(sheet, position, difficulty, tempting, choices.ok_or(PuzzleError::Moves)?)
    }

    /// Whether the chances are those of the tables; `None` if the tables do not reach one of them.
    pub fn agrees_with(&self, exact: &dyn ExactValues, sheet: &RuleSheet) -> Option<bool> {
        let mut agrees = true;
        for choice in &self.choices {
            let value = exact.value(&self.position.play_unchecked(sheet, choice.played))?;
            agrees &= (value.seen_by(self.position.side()).chance() - choice.chance).abs() <= TOLERANCE;
        }
        Some(agrees)
    }
}

impl fmt::Display for Puzzle {
    /// Writes the line of a file: position, difficulty, tempting move, and the moves with their chances in percent.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{FIELDS}{}{FIELDS}{}", self.position, self.difficulty, self.tempting)?;
        self.choices.iter().try_for_each(|choice| write!(f, "{FIELDS}{} {:.2}", choice.played, 100.0 * choice.chance))
    }
}

/// Why a text is not a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PuzzleError {
    /// The file does not begin with title and sheet.
    Title,
    /// A field is missing.
    Fields,
    /// The position is not one of the sheet; with its faults.
    Position(String),
    /// No throw is to be played.
    NoThrow,
    /// The difficulty is not a whole number from 0 to 100.
    Difficulty,
    /// The moves are not the legal ones, each with its chance.
    Moves,
    /// One move must be better than all others, and the tempting one another than it.
    Best,
}

impl fmt::Display for PuzzleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            PuzzleError::Title => "the file does not begin with the lines `senet puzzles 1` and `sheet: ` with a name",
            PuzzleError::Fields => "a puzzle has a position, a difficulty, a tempting move and the legal moves",
            PuzzleError::Position(faults) => return write!(f, "the position is impossible: {faults}"),
            PuzzleError::NoThrow => "no throw is to be played in the position",
            PuzzleError::Difficulty => "a difficulty is a whole number from 0 to 100",
            PuzzleError::Moves => "the moves are not the legal ones, each with its chance in percent",
            PuzzleError::Best => "one move must be the best, and the tempting one another",
        })
    }
}

impl std::error::Error for PuzzleError {}

/// A file of puzzles of one sheet, whose lines are parsed when they are wanted.
#[derive(Clone, Debug)]
pub struct PuzzleFile {
    /// The sheet.
    pub sheet: RuleSheet,
    lines: Vec<String>,
}

impl PuzzleFile {
    /// Reads the head of a file, and finds its puzzles.
    ///
    /// # Errors
    ///
    /// [`PuzzleError::Title`] if the head is another.
    pub fn parse(text: &str) -> Result<PuzzleFile, PuzzleError> {
        let mut lines = text.lines();
        let title = lines.next().filter(|line| *line == TITLE);
        let sheet = title.and_then(|_| lines.next()?.strip_prefix(SHEET)?.parse().ok());
        let sheet = sheet.ok_or(PuzzleError::Title)?;
        let is_puzzle = |line: &&str| !line.is_empty() && !line.starts_with(COMMENT);
        Ok(PuzzleFile { sheet, lines: lines.filter(is_puzzle).map(str::to_owned).collect() })
    }

    /// The number of puzzles.
    pub fn len(&self) -> usize {
        self.lines.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.lines.is_empty()
    }

    /// Returns the puzzle with this number, from 1; `None` beyond the last.
    ///
    /// # Errors
    ///
    /// [`PuzzleError`] if its line is not a puzzle.
    pub fn puzzle(&self, number: usize) -> Option<Result<Puzzle, PuzzleError>> {
        let line = self.lines.get(number.checked_sub(1)?)?;
        Some(Puzzle::parse(&self.sheet, line))
    }

    /// Formats a file with these puzzles, and a comment that says how they were made.
    pub fn format(sheet: &RuleSheet, comment: &str, puzzles: &[Puzzle]) -> String {
        let head = [TITLE.to_owned(), format!("{SHEET}{sheet}")];
        let comments = comment.lines().map(|line| format!("{COMMENT} {line}"));
        let lines: Vec<String> = head.into_iter().chain(comments).chain([String::new()]).collect();
        let puzzles = puzzles.iter().map(Puzzle::to_string);
        let mut text = lines.into_iter().chain(puzzles).collect::<Vec<_>>().join("\n");
        text.push('\n');
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LINE: &str = "10/5c4/s2c5s c - 3; 67; 24-27>15; 16-19 40.06; 24-27>15 25.31";

    #[test]
    fn lines_are_read_back() {
        let sheet = RuleSheet::DUTCH;
        let puzzle = Puzzle::parse(&sheet, LINE).expect("a puzzle");
        assert_eq!(puzzle.to_string(), LINE);
        assert_eq!((puzzle.best().played.to_string(), puzzle.difficulty), ("16-19".to_owned(), 67));
        assert_eq!(puzzle.chance(puzzle.tempting), Some(0.2531));
        let text = PuzzleFile::format(&sheet, "two\nlines", &[puzzle.clone(), puzzle.clone()]);
        let file = PuzzleFile::parse(&text).expect("a file");
        assert_eq!((file.sheet, file.len(), file.is_empty()), (sheet, 2, false));
        assert_eq!(file.puzzle(2), Some(Ok(puzzle)));
        assert!(file.puzzle(0).is_none() && file.puzzle(3).is_none());
    }

    #[test]
    fn other_lines_are_refused() {
        let wrong =
            |change: (&str, &str)| Puzzle::parse(&RuleSheet::DUTCH, &LINE.replacen(change.0, change.1, 1)).err();
        for (change, expected) in [
            ((LINE, ""), PuzzleError::Position(Position::parse(&RuleSheet::DUTCH, "").expect_err("empty").to_string())),
            (("; 67; 24-27>15; 16-19 40.06; 24-27>15 25.31", ""), PuzzleError::Fields),
            (("c - 3", "c - ?"), PuzzleError::NoThrow),
            (("; 67", "; 101"), PuzzleError::Difficulty),
            (("; 67", "; x"), PuzzleError::Difficulty),
            (("; 24-27>15; ", "; 16-19; "), PuzzleError::Best),
            (("; 24-27>15; ", "; 3-6; "), PuzzleError::Best),
            (("40.06", "25.31"), PuzzleError::Best),
            (("40.06", "140.06"), PuzzleError::Moves),
            (("40.06", "NaN"), PuzzleError::Moves),
            (("16-19 40.06", "17-19 40.06"), PuzzleError::Moves),
            (("; 24-27>15 25.31", ""), PuzzleError::Moves),
        ] {
            assert_eq!(wrong(change), Some(expected), "{change:?}");
        }
        for text in ["", "senet puzzles 2\nsheet: dutch\n", "senet puzzles 1\nsheet: roman\n", "senet puzzles 1\ndutch"]
        {
            assert_eq!(PuzzleFile::parse(text).err(), Some(PuzzleError::Title), "{text}");
        }
    }
}
