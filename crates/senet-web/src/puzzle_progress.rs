//! The player's progress in puzzles, kept by the browser: what became of each puzzle, and the player's strength.

use std::ops::RangeInclusive;

use senet::SheetId;

use crate::storage::{preference, remember};

/// Key of the strength.
const STRENGTH: &str = "puzzle-strength";
/// The strength before the first puzzle, which is the easiest.
const BEGINNER: f64 = 0.0;
/// The rate at which the strength changes.
const STEP: f64 = 0.12;
/// The rate at which the chance of success falls with the difficulty.
const SLOPE: f64 = 6.0;

/// The mark of a puzzle that was not tried.
const OPEN: u8 = b'.';
/// The mark of a puzzle that was tried and not solved.
const FAILED: u8 = b'-';
/// The mark of a puzzle that was solved after it was failed.
const LATER: u8 = b'*';
/// The mark of a puzzle that was solved at the first try.
const SOLVED: u8 = b'+';

/// The progress in all sheets.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Progress {
    /// For each sheet, a mark for each of its first puzzles.
    marks: [Vec<u8>; SheetId::ALL.len()],
    /// From 0, who solves the easiest half of the time, to 1, who solves the hardest half of the time.
    strength: f64,
}

impl Progress {
    /// The stored progress. What cannot be read counts as not tried.
    pub(crate) fn remembered() -> Progress {
        let marks = SheetId::ALL.map(|sheet| preference(&key(sheet)).unwrap_or_default());
        Progress::read(marks, preference(STRENGTH).as_deref())
    }

    fn read(marks: [String; SheetId::ALL.len()], strength: Option<&str>) -> Progress {
        let strength = strength.and_then(|text| text.parse().ok()).filter(|strength| (0.0..=1.0).contains(strength));
        Progress { marks: marks.map(String::into_bytes), strength: strength.unwrap_or(BEGINNER) }
    }

    /// The number of solved puzzles of a sheet.
    pub(crate) fn solved(&self, sheet: SheetId) -> usize {
        self.marks[sheet as usize].iter().filter(|mark| matches!(**mark, SOLVED | LATER)).count()
    }

    /// Counts an answer to a puzzle, and stores the progress. Only the first answer changes the strength.
    pub(crate) fn count(&mut self, sheet: SheetId, number: usize, count: usize, is_right: bool) {
        self.note(sheet, number, count, is_right);
        remember(&key(sheet), &String::from_utf8_lossy(&self.marks[sheet as usize]));
        remember(STRENGTH, &format!("{:.4}", self.strength));
    }

    fn note(&mut self, sheet: SheetId, number: usize, count: usize, is_right: bool) {
        let marks = &mut self.marks[sheet as usize];
        if marks.len() < number {
            marks.resize(number, OPEN);
        }
        let Some(mark) = marks.get_mut(number.wrapping_sub(1)) else { return };
        match (*mark, is_right) {
            (SOLVED, _) | (LATER | FAILED, false) => {}
            (LATER | FAILED, true) => *mark = LATER,
            (_, is_right) => {
                *mark = if is_right { SOLVED } else { FAILED };
                let expected = 1.0 / (1.0 + (SLOPE * (rank(number, count) - self.strength)).exp());
                let result = f64::from(u8::from(is_right));
                self.strength = (self.strength + STEP * (result - expected)).clamp(0.0, 1.0);
            }
        }
    }

    /// The number of the puzzle to try next: of those among `numbers`, the one nearest to the player's strength among those
    /// that were not tried, or else among those that were not solved, or among all.
    pub(crate) fn next(&self, sheet: SheetId, numbers: RangeInclusive<usize>, count: usize) -> usize {
        let marks = &self.marks[sheet as usize];
        let nearest = |is_wanted: fn(u8) -> bool| {
            let wanted = numbers.clone().filter(|number| is_wanted(marks.get(number - 1).copied().unwrap_or(OPEN)));
            let distance = |number: usize| (rank(number, count) - self.strength).abs();
            wanted.min_by(|one, other| distance(*one).total_cmp(&distance(*other)))
        };
        let is_untried = |mark| !matches!(mark, FAILED | LATER | SOLVED);
        let is_unsolved = |mark| !matches!(mark, LATER | SOLVED);
        nearest(is_untried).or_else(|| nearest(is_unsolved)).or_else(|| nearest(|_| true)).unwrap_or(1)
    }
}

/// The rank of a puzzle among those of its sheet, from 0 for the easiest to 1 for the hardest.
fn rank(number: usize, count: usize) -> f64 {
    number.saturating_sub(1) as f64 / count.saturating_sub(1).max(1) as f64
}

fn key(sheet: SheetId) -> String {
    format!("puzzles-{}", sheet.name())
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHEET: SheetId = SheetId::Dutch;

    fn fresh() -> Progress {
        Progress::read(Default::default(), None)
    }

    #[test]
    fn right_answers_lead_to_harder_puzzles_and_wrong_ones_to_easier() {
        let answered = |is_right: bool| {
            let mut progress = fresh();
            for _ in 0..30 {
                let number = progress.next(SHEET, 1..=240, 240);
                progress.note(SHEET, number, 240, is_right);
            }
            progress
        };
        let (good, poor) = (answered(true), answered(false));
        let (first, harder, easier) =
            (fresh().next(SHEET, 1..=240, 240), good.next(SHEET, 1..=240, 240), poor.next(SHEET, 1..=240, 240));
        assert!(first == 1 && easier < harder, "{first} {easier} {harder}");
        assert_eq!((good.solved(SHEET), poor.solved(SHEET), good.solved(SheetId::French)), (30, 0, 0));
    }

    #[test]
    fn a_chosen_difficulty_has_its_own_puzzles() {
        let mut progress = fresh();
        for expected in [121, 122] {
            assert_eq!(progress.next(SHEET, 121..=180, 240), expected);
            progress.note(SHEET, expected, 240, false);
        }
    }

    #[test]
    fn only_the_first_answer_changes_the_strength() {
        let mut progress = fresh();
        progress.strength = 0.5;
        progress.note(SHEET, 7, 240, false);
        let after_first = progress.strength;
        assert!(after_first < 0.5);
        progress.note(SHEET, 7, 240, true);
        assert_eq!((progress.strength, progress.solved(SHEET)), (after_first, 1));
        progress.note(SHEET, 7, 240, false);
        assert_eq!(progress.solved(SHEET), 1, "a solved puzzle stays solved");
    }

    #[test]
    fn puzzles_come_once_before_failed_ones_come_again() {
        let mut progress = fresh();
        let mut seen = Vec::new();
        for _ in 0..5 {
            let number = progress.next(SHEET, 1..=5, 5);
            progress.note(SHEET, number, 5, number != 2);
            seen.push(number);
        }
        seen.sort_unstable();
        assert_eq!(seen, [1, 2, 3, 4, 5]);
        assert_eq!(progress.next(SHEET, 1..=5, 5), 2, "the failed one");
        progress.note(SHEET, 2, 5, true);
        assert!((1..=5).contains(&progress.next(SHEET, 1..=5, 5)));
    }

    #[test]
    fn any_stored_text_is_read() {
        let mut marks: [String; 5] = Default::default();
        marks[SHEET as usize] = "+-*?é".to_owned();
        for strength in ["", "x", "-1", "2", "NaN", "inf"] {
            let progress = Progress::read(marks.clone(), Some(strength));
            assert_eq!((progress.strength, progress.solved(SHEET)), (BEGINNER, 2), "{strength}");
            assert!(progress.next(SHEET, 1..=3, 3) <= 3);
        }
        let read = Progress::read(marks, Some("0.625")).strength;
        assert!((read - 0.625).abs() < f64::EPSILON, "{read}");
    }
}
