//! Positions.

use numpy::{PyArray1, PyArrayMethods};
use pyo3::prelude::*;
use senet::{House, Phase, Throw};

use crate::drawing;
use crate::errors::{numbers, raised};
use crate::moves::{AnyMove, Move, Refusal};
use crate::observation;
use crate::sheet::{AnySheet, RuleSheet, read_side};

/// A position with its sheet.
#[pyclass(frozen, eq, hash, from_py_object, module = "senet")]
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Position {
    pub(crate) sheet: senet::RuleSheet,
    pub(crate) rules: senet::Position,
}

impl Position {
    fn with(&self, rules: senet::Position) -> Position {
        Position { sheet: self.sheet, rules }
    }

    pub(crate) fn read_move(&self, py: Python<'_>, wanted: AnyMove) -> PyResult<senet::Move> {
        match wanted {
            AnyMove::Move(wanted) => Ok(wanted.0),
            AnyMove::Text(text) => self.rules.read_move(&self.sheet, &text).map_err(raised(py)),
        }
    }
}

fn read_house(py: Python<'_>, number: u8) -> PyResult<House> {
    House::try_from(number).map_err(raised(py))
}

#[pymethods]
impl Position {
    /// Reads the text of a position and checks it against the sheet.
    #[new]
    fn new(py: Python<'_>, sheet: AnySheet, text: &str) -> PyResult<Position> {
        let sheet = sheet.read(py)?;
        let rules = senet::Position::parse(&sheet, text).map_err(raised(py))?;
        Ok(Position { sheet, rules })
    }

    /// The sheet.
    #[getter]
    fn sheet(&self) -> RuleSheet {
        RuleSheet(self.sheet)
    }

    /// The side to act; the winner, when the game is over.
    #[getter]
    fn side(&self) -> &'static str {
        self.rules.side().name()
    }

    /// What the position waits for, as position text has it: `?`, `^`, a digit, `+r/t` or `#`.
    #[getter]
    fn phase(&self) -> String {
        self.rules.phase().to_string()
    }

    /// How far a piece is to move: the throw, or its rest.
    #[getter]
    fn distance(&self) -> Option<u8> {
        match self.rules.phase() {
            Phase::Play(throw) | Phase::Rest { rest: throw, .. } => Some(throw.value()),
            Phase::Throw | Phase::TurnStart | Phase::Over => None,
        }
    }

    /// Whether the position waits for a throw.
    #[getter]
    fn awaits_throw(&self) -> bool {
        self.rules.awaits_throw()
    }

    /// Whether the game is over.
    #[getter]
    fn is_over(&self) -> bool {
        self.rules.is_over()
    }

    /// The winner, once the game is over.
    #[getter]
    fn winner(&self) -> Option<&'static str> {
        self.rules.winner().map(senet::Side::name)
    }

    /// The numbers of the houses on which pieces of the side stand.
    fn pieces(&self, py: Python<'_>, side: &str) -> PyResult<Vec<u32>> {
        Ok(numbers(self.rules.pieces(read_side(py, side)?)))
    }

    /// The side whose piece stands on the house.
    fn at(&self, py: Python<'_>, house: u8) -> PyResult<Option<&'static str>> {
        Ok(self.rules.at(read_house(py, house)?).map(senet::Side::name))
    }

    /// The pieces of the side that protect each other.
    fn protected(&self, py: Python<'_>, side: &str) -> PyResult<Vec<u32>> {
        Ok(numbers(self.rules.protected(read_side(py, side)?)))
    }

    /// The pieces of the side that form blockades.
    fn blockade(&self, py: Python<'_>, side: &str) -> PyResult<Vec<u32>> {
        Ok(numbers(self.rules.blockade(read_side(py, side)?)))
    }

    /// The legal moves, by start house and then by landing house; none while a throw is due and after the end.
    fn legal_moves(&self) -> Vec<Move> {
        self.rules.legal_moves(&self.sheet).iter().map(Move).collect()
    }

    /// The actions of the legal moves, in the same order: numbers below 32.
    fn legal_actions(&self) -> Vec<u32> {
        let mask = self.rules.legal_moves(&self.sheet).mask();
        (0..32).filter(|action| mask >> action & 1 != 0).collect()
    }

    /// The move of an action.
    fn move_of(&self, action: u8) -> Option<Move> {
        self.rules.legal_moves(&self.sheet).of_bit(action).map(Move)
    }

    /// The action of a legal move.
    fn action_of(&self, py: Python<'_>, r#move: AnyMove) -> PyResult<u8> {
        let wanted = self.read_move(py, r#move)?;
        let legal = self.rules.legal_moves(&self.sheet);
        let found = (0..32).find(|action| legal.of_bit(*action) == Some(wanted));
        match (found, self.rules.refusal(&self.sheet, wanted)) {
            (_, Some(refusal)) => Err(raised(py)(refusal)),
            (found, None) => Ok(found.unwrap_or_default()),
        }
    }

    /// The position after a legal move.
    fn play(&self, py: Python<'_>, r#move: AnyMove) -> PyResult<Position> {
        let wanted = self.read_move(py, r#move)?;
        self.rules.play(&self.sheet, wanted).map(|after| self.with(after)).map_err(raised(py))
    }

    /// The position with this throw to be played.
    fn throw(&self, py: Python<'_>, value: u8) -> PyResult<Position> {
        let throw = Throw::try_from(value).map_err(raised(py))?;
        self.rules.throw(&self.sheet, throw).map(|thrown| self.with(thrown)).map_err(raised(py))
    }

    /// Why the move is refused; `None` if it is legal.
    fn refusal(&self, r#move: Move) -> Option<Refusal> {
        self.rules.refusal(&self.sheet, r#move.0).map(Refusal)
    }

    /// Why the piece on a house cannot go to another, or off the board; `None` if it can.
    #[pyo3(signature = (start, to = None))]
    fn why_not(&self, py: Python<'_>, start: u8, to: Option<u8>) -> PyResult<Option<Refusal>> {
        let to = to.map(|to| read_house(py, to)).transpose()?;
        Ok(self.rules.why_not(&self.sheet, read_house(py, start)?, to).map(Refusal))
    }

    /// The position as numbers 0 and 1, as a side sees it; the side to act without one.
    #[pyo3(signature = (side = None))]
    fn observation<'py>(&self, py: Python<'py>, side: Option<&str>) -> PyResult<Bound<'py, PyArray1<i8>>> {
        let viewer = side.map_or(Ok(self.rules.side()), |name| read_side(py, name))?;
        let array = PyArray1::zeros(py, observation::LENGTH, false);
        observation::write(&self.rules, viewer, array.readwrite().as_slice_mut()?);
        Ok(array)
    }

    /// The board as text.
    #[pyo3(signature = (ascii = false))]
    fn board(&self, ascii: bool) -> String {
        drawing::text(&self.sheet, &self.rules, ascii)
    }

    fn _repr_svg_(&self) -> String {
        drawing::svg(&self.sheet, &self.rules)
    }

    fn __str__(&self) -> String {
        self.rules.to_string()
    }

    fn __repr__(&self) -> String {
        format!("Position('{}', '{}')\n{}", self.sheet, self.rules, drawing::text(&self.sheet, &self.rules, false))
    }

    fn __copy__(&self) -> Position {
        *self
    }

    fn __deepcopy__(&self, _memo: Bound<'_, PyAny>) -> Position {
        *self
    }

    fn __getnewargs__(&self) -> (RuleSheet, String) {
        (RuleSheet(self.sheet), self.rules.to_string())
    }
}
