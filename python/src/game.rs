//! Whole games.

use pyo3::prelude::*;
use senet::{Event, Player, Stage};

use crate::chance::AnyFaces;
use crate::errors::raised;
use crate::moves::AnyMove;
use crate::position::Position;
use crate::sheet::{AnySheet, RuleSheet, read_side};

/// How a game ended.
#[pyclass(frozen, eq, get_all, module = "senet")]
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Outcome {
    /// The player who won: `first` or `second`.
    winner: &'static str,
    /// The winner's side.
    side: &'static str,
    /// The winner's match points.
    points: u32,
    /// Whether the other player resigned.
    by_resignation: bool,
}

#[pymethods]
impl Outcome {
    fn __repr__(&self) -> String {
        let how = if self.by_resignation { " by resignation" } else { "" };
        format!("<Outcome {} wins with the {}{how}, {} points>", self.winner, self.side, self.points)
    }
}

/// A game: its sheet, its start, and the events since.
#[pyclass(eq, from_py_object, module = "senet")]
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Game(pub(crate) senet::Game);

fn read_player(py: Python<'_>, name: &str) -> PyResult<Player> {
    name.parse().map_err(raised::<senet::UnknownName>(py))
}

#[pymethods]
impl Game {
    /// A game from the opening throws; either player may be the first to throw.
    #[new]
    #[pyo3(signature = (sheet, first_to_throw = "first"))]
    fn new(py: Python<'_>, sheet: AnySheet, first_to_throw: &str) -> PyResult<Game> {
        Ok(Game(senet::Game::new(sheet.read(py)?, read_player(py, first_to_throw)?)))
    }

    /// A game from a position; the first player has the side to act.
    #[staticmethod]
    fn from_position(position: Position) -> Game {
        Game(senet::Game::from_position(position.sheet, position.rules))
    }

    /// The sheet.
    #[getter]
    fn sheet(&self) -> RuleSheet {
        RuleSheet(*self.0.sheet())
    }

    /// What the game waits for: `opening`, `choose-side`, `throw`, `move` or `over`.
    #[getter]
    fn stage(&self) -> &'static str {
        match self.0.stage() {
            Stage::Opening { .. } => "opening",
            Stage::ChooseSide { .. } => "choose-side",
            Stage::Play(position) if position.awaits_throw() => "throw",
            Stage::Play(_) => "move",
            Stage::Over(_) => "over",
        }
    }

    /// Whether the game waits for a throw, in the opening or for a move.
    #[getter]
    fn awaits_throw(&self) -> bool {
        self.0.awaits_throw()
    }

    /// The player whose throw or choice the game waits for.
    #[getter]
    fn to_act(&self) -> Option<&'static str> {
        self.0.to_act().map(Player::name)
    }

    /// The position on the board; `None` in the opening.
    #[getter]
    fn position(&self) -> Option<Position> {
        self.0.position().map(|rules| Position { sheet: *self.0.sheet(), rules: *rules })
    }

    /// How the game ended; `None` before its end.
    #[getter]
    fn outcome(&self) -> Option<Outcome> {
        self.0.outcome().map(|outcome| Outcome {
            winner: outcome.winner.name(),
            side: outcome.side.name(),
            points: outcome.points,
            by_resignation: outcome.by_resignation,
        })
    }

    /// The events in order, each with its kind and its text.
    #[getter]
    fn events(&self) -> Vec<(&'static str, String)> {
        self.0.events().iter().map(|event| written(*event)).collect()
    }

    /// The player of the side; `None` before that is settled.
    fn player(&self, py: Python<'_>, side: &str) -> PyResult<Option<&'static str>> {
        Ok(self.0.player(read_side(py, side)?).map(Player::name))
    }

    /// The side of the player; `None` before that is settled.
    fn side(&self, py: Python<'_>, player: &str) -> PyResult<Option<&'static str>> {
        Ok(self.0.side(read_player(py, player)?).map(senet::Side::name))
    }

    /// Applies a throw of the sticks or the die.
    fn throw(&mut self, py: Python<'_>, faces: AnyFaces) -> PyResult<()> {
        self.0.throw(faces.read(py)?).map_err(raised(py))
    }

    /// Gives the winner of the opening the side that it picks.
    fn choose(&mut self, py: Python<'_>, side: &str) -> PyResult<()> {
        self.0.choose(read_side(py, side)?).map_err(raised(py))
    }

    /// Plays a move of the side to act.
    fn play(&mut self, py: Python<'_>, r#move: AnyMove) -> PyResult<()> {
        let wanted = match (r#move, self.0.position()) {
            (AnyMove::Move(wanted), _) => wanted.0,
            (AnyMove::Text(text), None) => text.parse().map_err(raised::<senet::ParseMoveError>(py))?,
            (AnyMove::Text(text), Some(position)) => position.read_move(self.0.sheet(), &text).map_err(raised(py))?,
        };
        self.0.play(wanted).map_err(raised(py))
    }

    /// Ends the game by a player's resignation.
    fn resign(&mut self, py: Python<'_>, player: &str) -> PyResult<()> {
        self.0.resign(read_player(py, player)?).map_err(raised(py))
    }

    /// Takes the last event back and returns it; `None` at the start.
    fn undo(&mut self) -> Option<(&'static str, String)> {
        self.0.undo().map(written)
    }

    fn __copy__(&self) -> Game {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: Bound<'_, PyAny>) -> Game {
        self.clone()
    }

    fn __repr__(&self) -> String {
        let stage = match self.0.position() {
            Some(position) => position.to_string(),
            None => self.stage().to_owned(),
        };
        format!("<Game of '{}', {} events: {stage}>", self.0.sheet(), self.0.events().len())
    }
}

/// The kind and the text of an event.
fn written(event: Event) -> (&'static str, String) {
    match event {
        Event::Throw(faces) => ("throw", faces.to_string()),
        Event::Choose(side) => ("choose", side.to_string()),
        Event::Move(played) => ("move", played.to_string()),
        Event::Resign(player) => ("resign", player.to_string()),
    }
}
