//! Moves, and why one is refused.

use pyo3::prelude::*;
use senet::House;

use crate::errors::{numbers, raised};

/// A move, with exactly the information of its text.
#[pyclass(frozen, eq, ord, hash, from_py_object, module = "senet")]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Move(pub(crate) senet::Move);

/// A move as Python gives it: itself, or its text.
#[derive(FromPyObject)]
pub(crate) enum AnyMove {
    Move(Move),
    Text(String),
}

#[pymethods]
impl Move {
    /// Reads the text of a move.
    #[new]
    fn new(py: Python<'_>, text: &str) -> PyResult<Move> {
        text.parse().map(Move).map_err(raised::<senet::ParseMoveError>(py))
    }

    /// The number of the house that the piece leaves.
    #[getter]
    fn start(&self) -> Option<u8> {
        self.0.from().map(House::number)
    }

    /// The number of the house that the throw reaches.
    #[getter]
    fn to(&self) -> Option<u8> {
        self.0.to().map(House::number)
    }

    /// The number of the house where the piece stands after the move.
    #[getter]
    fn end(&self) -> Option<u8> {
        self.0.end().map(House::number)
    }

    /// Whether an enemy piece is captured by swap.
    #[getter]
    fn is_capture(&self) -> bool {
        self.0.is_capture()
    }

    /// Whether the piece is off the board after the move.
    #[getter]
    fn leaves_board(&self) -> bool {
        self.0.leaves_board()
    }

    /// Whether the piece moves towards house 1.
    #[getter]
    fn is_backward(&self) -> bool {
        self.0.is_backward()
    }

    /// Whether the piece lands on one of its own side and is sent back.
    #[getter]
    fn is_forced_return(&self) -> bool {
        self.0.is_forced_return()
    }

    /// The number of houses that the piece moves.
    #[getter]
    fn distance(&self) -> u8 {
        self.0.distance()
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }

    fn __repr__(&self) -> String {
        format!("Move('{}')", self.0)
    }

    fn __getnewargs__(&self) -> (String,) {
        (self.0.to_string(),)
    }
}

/// Why a move is refused.
#[pyclass(frozen, eq, hash, module = "senet")]
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Refusal(pub(crate) senet::Refusal);

#[pymethods]
impl Refusal {
    /// The rule that is broken: an identifier of the rules such as `G1`, or the name of a shared rule such as `blockade`.
    #[getter]
    fn rule(&self) -> &'static str {
        self.0.rule()
    }

    /// The cause as a stable word.
    #[getter]
    fn cause(&self) -> &'static str {
        self.0.cause().code()
    }

    /// The numbers of the houses concerned.
    #[getter]
    fn houses(&self) -> Vec<u32> {
        numbers(self.0.houses())
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }

    fn __repr__(&self) -> String {
        format!("<Refusal {}: {}>", self.0.rule(), self.0)
    }
}
