//! Puzzles: a position on the table, whose best move is to be found. The game that was on the table waits meanwhile, as it
//! is stored.

use std::ops::RangeInclusive;
use std::time::Duration;

use leptos::prelude::*;
use senet::{Event, Game, Move, Phase, RuleSheet, SheetId};
use senet_ai::{ComputerPlayer, WinChance};
use senet_i18n::ids::{self, Id};
use senet_session::{GameTable, Seat, Session, Setting};
use senet_study::puzzle::{Puzzle, PuzzleFile, TOLERANCE};

use super::keys::focus_element;
use super::{Store, Window};
use crate::host;
use crate::puzzle_progress::Progress;
use crate::speech;
use crate::worker::Assessment;

/// The puzzle on the table, and the player's progress.
#[derive(Clone, Copy)]
pub(crate) struct Puzzles {
    /// The sheet and the number of the puzzle that is wanted, which the address has.
    pub(super) wanted: RwSignal<Option<(SheetId, usize)>>,
    /// The puzzle on the table, and the number of puzzles of its sheet.
    pub(crate) shown: RwSignal<Option<(Puzzle, usize)>>,
    /// Whether the page has made the best move.
    told: RwSignal<bool>,
    pub(crate) progress: RwSignal<Progress>,
    /// The difficulty that the player has chosen; `None` for one that rises with the player's strength.
    pub(crate) chosen: RwSignal<Option<Difficulty>>,
    /// Whether the puzzles could not be fetched.
    pub(crate) missing: RwSignal<bool>,
    files: StoredValue<Vec<PuzzleFile>>,
}

impl Puzzles {
    pub(super) fn new() -> Puzzles {
        Puzzles {
            wanted: RwSignal::new(None),
            shown: RwSignal::new(None),
            told: RwSignal::new(false),
            progress: RwSignal::new(Progress::remembered()),
            chosen: RwSignal::new(None),
            missing: RwSignal::new(false),
            files: StoredValue::new(Vec::new()),
        }
    }

    /// Forgets the puzzle.
    pub(super) fn end(self) {
        self.wanted.set(None);
        self.shown.set(None);
    }

    /// Whether a puzzle is on the table.
    pub(crate) fn is_on(self) -> bool {
        self.shown.with(Option::is_some)
    }

    /// The number of the puzzle on the table, and of all of its sheet.
    pub(crate) fn number(self) -> Option<(usize, usize)> {
        let (_, number) = self.wanted.get()?;
        self.shown.with(|shown| shown.as_ref().map(|(_, count)| (number, *count)))
    }

    fn file(self, sheet: SheetId) -> Option<PuzzleFile> {
        self.files.with_value(|files| files.iter().find(|file| file.sheet.id() == sheet).cloned())
    }
}

impl Store {
    /// Opens a puzzle of a sheet that is near the player's strength.
    pub(crate) fn open_puzzles(self, sheet: SheetId) {
        wasm_bindgen_futures::spawn_local(async move {
            let Some(file) = self.fetched(sheet).await else { return };
            let chosen = self.puzzles.chosen.get_untracked();
            let numbers = chosen.map_or(1..=file.len(), |difficulty| difficulty.numbers(&file));
            let number = self.puzzles.progress.with_untracked(|progress| progress.next(sheet, numbers, file.len()));
            self.windows.open.set(None);
            self.want_puzzle(sheet, number, true);
        });
    }

    /// Opens the puzzle after the one on the table.
    pub(crate) fn next_puzzle(self) {
        if let Some((sheet, _)) = self.puzzles.wanted.get_untracked() {
            self.open_puzzles(sheet);
        }
    }

    /// Opens a puzzle by its number, and gives the board the keyboard's focus if `focus`. Where there is none of this number,
    /// opens the window of puzzles.
    pub(super) fn want_puzzle(self, sheet: SheetId, number: usize, focus: bool) {
        let wanted = Some((sheet, number));
        if self.puzzles.wanted.get_untracked() == wanted && untrack(|| self.puzzles.is_on()) {
            return;
        }
        self.lessons.end();
        self.online.end();
        self.puzzles.wanted.set(wanted);
        wasm_bindgen_futures::spawn_local(async move {
            let file = self.fetched(sheet).await;
            if self.puzzles.wanted.get_untracked() != wanted {
                return;
            }
            let found = file.and_then(|file| Some((file.puzzle(number)?.ok()?, file.len())));
            if found.is_none() {
                self.leave_aside();
                self.windows.open.set(Some(Window::Puzzles));
                return;
            }
            self.puzzles.shown.set(found);
            self.set_puzzle_up();
            if focus {
                self.focus_on_puzzle();
            }
        });
    }

    /// The puzzles of a sheet, fetched from the page's host when they are first wanted.
    async fn fetched(self, sheet: SheetId) -> Option<PuzzleFile> {
        if let Some(file) = self.puzzles.file(sheet) {
            return Some(file);
        }
        let text = host::text(&format!("{}.senet-puzzles", sheet.name())).await;
        let file = text.and_then(|text| PuzzleFile::parse(&text).ok()).filter(|file| !file.is_empty());
        self.puzzles.missing.set(file.is_none());
        if let Some(file) = &file {
            self.puzzles.files.update_value(|files| files.push(file.clone()));
        }
        file
    }

    /// Puts the position of the puzzle on the table.
    fn set_puzzle_up(self) {
        let Some((position, sheet)) = self.puzzles.shown.with_untracked(|shown| {
            let (puzzle, _) = shown.as_ref()?;
            Some((puzzle.position, RuleSheet::plain(self.puzzles.wanted.get_untracked()?.0)))
        }) else {
            return;
        };
        self.explore.end();
        // The side to move is the first player's.
        let seats = [Seat::Person, Seat::Computer(ComputerPlayer::Expert)];
        let names = self.words.with_untracked(|words| speech::names(words, seats));
        let session = Session::new(Game::from_position(sheet, position), 0);
        self.puzzles.told.set(false);
        let setting = Setting { sheet, seats, names, games: 1 };
        let faces = match position.phase() {
            Phase::Play(throw) => sheet.casting().fall_of(throw),
            _ => None,
        };
        self.lay_aside(GameTable::single(setting, session), faces);
    }

    /// Puts the puzzle on the table once more.
    pub(crate) fn try_puzzle_again(self) {
        self.set_puzzle_up();
        self.focus_on_puzzle();
    }

    /// Gives the keyboard's focus to a piece that can move, after a window has given it back, or the button that had it is gone.
    fn focus_on_puzzle(self) {
        let focus = move || {
            if let Some(house) = untrack(|| self.movable()).first() {
                self.focus(house);
            }
        };
        set_timeout(focus, Duration::ZERO);
    }

    /// Makes the best move, and says why.
    pub(crate) fn show_solution(self) {
        self.set_puzzle_up();
        self.puzzles.told.set(true);
        if let Some(best) = self.puzzles.shown.with_untracked(|shown| Some(shown.as_ref()?.0.best().played)) {
            self.play(best);
            set_timeout(|| focus_element("puzzle-next"), Duration::ZERO);
        }
    }

    /// The move that answers the puzzle, once it is made.
    pub(crate) fn puzzle_answer(self) -> Option<Move> {
        if !self.puzzles.is_on() {
            return None;
        }
        self.play.table.with(|table| match table.game().events().first() {
            Some(Event::Move(played)) => Some(*played),
            _ => None,
        })
    }

    /// Whether the puzzle was answered with another move than the best.
    pub(crate) fn is_puzzle_failed(self) -> bool {
        let answer = self.puzzle_answer();
        self.puzzles.shown.with(|shown| {
            shown.as_ref().zip(answer).is_some_and(|((puzzle, _), answer)| puzzle.best().played != answer)
        })
    }

    /// Says whether the answer is right, and counts it.
    pub(super) fn judge_puzzle(self) {
        let Some(answer) = untrack(|| self.puzzle_answer()) else { return };
        let (Some((puzzle, count)), Some((sheet, number))) =
            (self.puzzles.shown.get_untracked(), self.puzzles.wanted.get_untracked())
        else {
            return;
        };
        let told = self.puzzles.told.get_untracked();
        let is_right = answer == puzzle.best().played;
        self.puzzles.progress.update(|progress| progress.count(sheet, number, count, is_right && !told));
        let chance = |played: Move| puzzle.chance(played).unwrap_or_default();
        let best = Assessment {
            chance: WinChance::exact(puzzle.position.side(), puzzle.best().chance, TOLERANCE),
            best: Some(puzzle.best().played),
        };
        let verdict = self.words.with_untracked(|words| {
            if is_right {
                let advice = speech::advice(words, &RuleSheet::plain(sheet), &puzzle.position, &best);
                let right = (!told).then(|| words.text(ids::UI_PUZZLE_RIGHT));
                right.into_iter().chain(advice).collect()
            } else {
                let percent = |played| speech::percent(chance(played)).into();
                let cost = speech::share(words, chance(puzzle.best().played) - chance(answer), 1);
                let values =
                    [("percent", percent(answer)), ("best", percent(puzzle.best().played)), ("cost", cost.into())];
                vec![words.format(ids::UI_PUZZLE_WRONG, &values)]
            }
        });
        self.said.tell(verdict);
    }

    /// The question of the puzzle on the table: as a heading, and as a message before the answer.
    pub(crate) fn puzzle_asks(self) -> Option<[String; 2]> {
        let (number, count) = self.puzzles.number()?;
        let (throw, difficulty) = self.puzzles.shown.with(|shown| {
            let (puzzle, _) = shown.as_ref()?;
            match puzzle.position.phase() {
                Phase::Play(throw) => Some((throw, puzzle.difficulty)),
                _ => None,
            }
        })?;
        self.words.with(|words| {
            let number = words.format(ids::UI_PUZZLE_NUMBER, &[("number", number.into()), ("count", count.into())]);
            if self.puzzle_answer().is_some() {
                return Some([number, String::new()]);
            }
            let thrown = words.format(ids::UI_PUZZLE_THROW, &[("throw", throw.into())]);
            let difficulty = words.text(Difficulty::of(difficulty).name());
            Some([words.text(ids::UI_PUZZLE_ASKS), format!("{number}. {difficulty} {thrown}")])
        })
    }
}

/// The difficulty of a puzzle: the number of three computer players that fail.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Difficulty {
    Easy,
    Medium,
    Hard,
    Hardest,
}

impl Difficulty {
    pub(crate) const ALL: [Difficulty; 4] =
        [Difficulty::Easy, Difficulty::Medium, Difficulty::Hard, Difficulty::Hardest];

    /// The difficulty by the percentage of computer players that fail.
    const fn of(percent: u8) -> Difficulty {
        match percent {
            0..=16 => Difficulty::Easy,
            17..=50 => Difficulty::Medium,
            51..=83 => Difficulty::Hard,
            84.. => Difficulty::Hardest,
        }
    }

    /// The message of its name, which ends with a full stop.
    pub(crate) const fn name(self) -> Id {
        match self {
            Difficulty::Easy => ids::UI_PUZZLE_EASY,
            Difficulty::Medium => ids::UI_PUZZLE_MEDIUM,
            Difficulty::Hard => ids::UI_PUZZLE_HARD,
            Difficulty::Hardest => ids::UI_PUZZLE_HARDEST,
        }
    }

    /// The numbers of the puzzles of this difficulty; all of the file if there are none. They stand in the order of their
    /// difficulty.
    fn numbers(self, file: &PuzzleFile) -> RangeInclusive<usize> {
        let is_of = |number: &usize| matches!(file.puzzle(*number), Some(Ok(puzzle)) if Difficulty::of(puzzle.difficulty) == self);
        let mut numbers = (1..=file.len()).filter(is_of);
        let first = numbers.next();
        first.map_or(1..=file.len(), |first| first..=numbers.next_back().unwrap_or(first))
    }
}
