//! Chances of winning: exact where tables reach, estimated elsewhere; and reviews of games.

use std::path::PathBuf;
use std::sync::Arc;

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use senet_ai::WinChance;
use senet_study::review::{MoveValue as JudgedMove, Review, ThrowValue as JudgedThrow};

use crate::errors::raised;
use crate::moves::Move;
use crate::position::Position;
use crate::record::Record;
use crate::sheet::{AnySheet, RuleSheet};

/// A chance of winning.
#[pyclass(frozen, eq, get_all, module = "senet")]
#[derive(Clone, Copy, PartialEq)]
pub(crate) struct Value {
    /// The chance, from 0 to 1.
    chance: f64,
    /// The largest possible difference from the true chance; `None` for an estimate.
    error: Option<f64>,
}

impl From<WinChance> for Value {
    fn from(value: WinChance) -> Value {
        Value { chance: value.chance(), error: value.error() }
    }
}

#[pymethods]
impl Value {
    fn __repr__(&self) -> String {
        match self.error {
            Some(error) => format!("<Value {} ± {error}>", self.chance),
            None => format!("<Value about {}>", self.chance),
        }
    }
}

/// A possible throw with the chance of winning after it of the side that throws.
#[pyclass(frozen, get_all, module = "senet")]
pub(crate) struct ThrowValue {
    /// The throw.
    throw: u8,
    /// The number of equally likely falls that show it.
    weight: u32,
    /// The chance.
    value: Value,
}

#[pymethods]
impl ThrowValue {
    fn __repr__(&self) -> String {
        format!("<ThrowValue {}: {}>", self.throw, self.value.chance)
    }
}

/// A legal move with the chance of winning after it of the side that makes it.
#[pyclass(frozen, get_all, module = "senet")]
pub(crate) struct MoveValue {
    /// The move.
    r#move: Move,
    /// The position after it.
    after: Position,
    /// The chance.
    value: Value,
    /// How much less it is than that of the best move; 0 for the best.
    loss: f64,
}

#[pymethods]
impl MoveValue {
    fn __repr__(&self) -> String {
        format!("<MoveValue {}: {}>", self.r#move.0, self.value.chance)
    }
}

/// Chances of winning under one sheet: exact where its tables reach, estimated elsewhere.
#[pyclass(frozen, module = "senet")]
pub(crate) struct Evaluation(Arc<senet_study::Evaluation>);

impl Evaluation {
    /// The evaluation, if the position is of its sheet.
    pub(crate) fn of(&self, position: &Position) -> PyResult<&senet_study::Evaluation> {
        self.of_sheet(&position.sheet)
    }

    fn of_sheet(&self, sheet: &senet::RuleSheet) -> PyResult<&senet_study::Evaluation> {
        if self.0.sheet() == sheet {
            return Ok(&self.0);
        }
        Err(PyValueError::new_err(format!("this evaluation is of `{}`, not of `{sheet}`", self.0.sheet())))
    }
}

#[pymethods]
impl Evaluation {
    /// The evaluation with the tables of a folder beside those in the package, which are exact up to two pieces a side.
    #[new]
    #[pyo3(signature = (sheet, folder = None))]
    fn new(py: Python<'_>, sheet: AnySheet, folder: Option<PathBuf>) -> PyResult<Evaluation> {
        let sheet = sheet.read(py)?;
        let opened = py.detach(|| match folder {
            None => senet_study::Evaluation::of(sheet),
            Some(folder) => senet_study::Evaluation::with_folder(sheet, &folder).map(Arc::new),
        });
        opened.map(Evaluation).map_err(raised(py))
    }

    /// The sheet.
    #[getter]
    fn sheet(&self) -> RuleSheet {
        RuleSheet(*self.0.sheet())
    }

    /// The exact chance of winning of the side to act; `None` beyond the tables.
    fn exact(&self, py: Python<'_>, position: Position) -> PyResult<Option<Value>> {
        let evaluation = self.of(&position)?;
        let value = py.detach(|| evaluation.with_exact_values(|exact| exact.value(&position.rules)));
        value.map(|value| value.map(Value::from)).map_err(raised(py))
    }

    /// The chance of winning of the side to act, exact or estimated.
    fn value(&self, py: Python<'_>, position: Position) -> PyResult<Value> {
        let evaluation = self.of(&position)?;
        let value = py.detach(|| evaluation.with_judge(|judge| judge.value(&position.rules)));
        value.map(Value::from).map_err(raised(py))
    }

    /// The throws of a position in which one is due, with their chances of winning.
    fn throws(&self, py: Python<'_>, position: Position) -> PyResult<Vec<ThrowValue>> {
        let evaluation = self.of(&position)?;
        let throws = py.detach(|| evaluation.with_judge(|judge| judge.throws(&position.rules)));
        let throw = |JudgedThrow { throw, weight, value }| ThrowValue {
            throw: senet::Throw::value(throw),
            weight,
            value: value.into(),
        };
        throws.map(|throws| throws.into_iter().map(throw).collect()).map_err(raised(py))
    }

    /// The legal moves of a position with their chances of winning, in the order of the moves.
    fn moves(&self, py: Python<'_>, position: Position) -> PyResult<Vec<MoveValue>> {
        let evaluation = self.of(&position)?;
        let moves = py.detach(|| evaluation.with_judge(|judge| judge.moves(&position.rules)));
        let judged = |JudgedMove { played, after, value, loss }| MoveValue {
            r#move: Move(played),
            after: Position { rules: after, ..position },
            value: value.into(),
            loss: loss.amount,
        };
        moves.map(|moves| moves.into_iter().map(judged).collect()).map_err(raised(py))
    }

    /// A review of a record: luck and losses, as `senet analyse --json` writes them.
    fn review<'py>(&self, py: Python<'py>, record: &Record) -> PyResult<Bound<'py, PyAny>> {
        let record = &record.0;
        let evaluation = self.of_sheet(record.game.sheet())?;
        let review = py.detach(|| evaluation.with_evaluator(|evaluator| Review::new(&record.game, evaluator)));
        let analysis = senet_study::wire::analysis(record, &review.map_err(raised(py))?);
        let text = serde_json::to_string(&analysis).map_err(raised(py))?;
        py.import("json")?.call_method1("loads", (text,))
    }

    fn __repr__(&self) -> String {
        format!("<Evaluation of '{}'>", self.0.sheet())
    }
}
