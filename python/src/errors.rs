//! Errors of the rules as Python's exceptions, which `senet/errors.py` defines.

use pyo3::call::PyCallArgs;
use pyo3::exceptions::{PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use senet::record::{LinkError, NameError};
use senet::{
    Fault, Faults, GameError, HouseSet, OptionNotOffered, ParseMoveError, ParseSheetError, ReadMoveError, RecordError,
    Refusal, UnknownName,
};
use senet_ai::{FileError, UnknownPlayer};

/// The numbers of the houses, in ascending order; wide, since `PyO3` turns a list of bytes into `bytes`.
pub(crate) fn numbers(houses: HouseSet) -> Vec<u32> {
    houses.iter().map(|house| house.number().into()).collect()
}

/// An error that is an exception of `senet.errors`.
pub(crate) trait Raise {
    /// The exception.
    fn raise(&self, py: Python<'_>) -> PyErr;
}

/// An error of the rules as the exception of a function that Python calls.
pub(crate) fn raised<E: Raise>(py: Python<'_>) -> impl Fn(E) -> PyErr + '_ {
    move |error| error.raise(py)
}

/// The exception of this class; the error of its making, if it cannot be made.
fn exception<'py>(py: Python<'py>, class: &str, arguments: impl PyCallArgs<'py>) -> PyErr {
    let make = || py.import("senet.errors")?.getattr(class)?.call1(arguments);
    make().map_or_else(|error| error, PyErr::from_value)
}

impl Raise for UnknownName {
    fn raise(&self, py: Python<'_>) -> PyErr {
        exception(py, "UnknownName", (self.to_string(), self.name(), self.known()))
    }
}

impl Raise for UnknownPlayer {
    fn raise(&self, py: Python<'_>) -> PyErr {
        exception(py, "UnknownName", (self.to_string(), self.name(), self.known()))
    }
}

impl Raise for OptionNotOffered {
    fn raise(&self, py: Python<'_>) -> PyErr {
        exception(py, "OptionNotOffered", (self.to_string(), self.sheet.name(), self.option.name()))
    }
}

impl Raise for ParseSheetError {
    fn raise(&self, py: Python<'_>) -> PyErr {
        match self {
            ParseSheetError::Unknown(error) => error.raise(py),
            ParseSheetError::Option(error) => error.raise(py),
        }
    }
}

impl Raise for Faults {
    fn raise(&self, py: Python<'_>) -> PyErr {
        let fault = |fault: &Fault| (fault.field.number(), fault.column, numbers(fault.houses), fault.message());
        let faults: Vec<_> = self.iter().map(fault).collect();
        exception(py, "PositionError", (self.to_string(), faults))
    }
}

impl Raise for ParseMoveError {
    fn raise(&self, py: Python<'_>) -> PyErr {
        exception(py, "MoveTextError", (self.to_string(), self.column(), self.expected().to_string()))
    }
}

impl Raise for Refusal {
    fn raise(&self, py: Python<'_>) -> PyErr {
        let arguments = (self.to_string(), self.rule(), self.cause().code(), numbers(self.houses()));
        exception(py, "Refused", arguments)
    }
}

impl Raise for ReadMoveError {
    fn raise(&self, py: Python<'_>) -> PyErr {
        match self {
            ReadMoveError::NoMove(error) => error.raise(py),
            ReadMoveError::Refused(refusal) => refusal.raise(py),
        }
    }
}

impl Raise for GameError {
    fn raise(&self, py: Python<'_>) -> PyErr {
        match self {
            GameError::Refused(refusal) => refusal.raise(py),
            GameError::WrongCasting { .. } => exception(py, "WrongCasting", (self.to_string(),)),
            GameError::NotNow { awaited } => exception(py, "NotNow", (self.to_string(), *awaited)),
        }
    }
}

impl Raise for NameError {
    fn raise(&self, _: Python<'_>) -> PyErr {
        PyValueError::new_err(self.to_string())
    }
}

impl Raise for RecordError {
    fn raise(&self, py: Python<'_>) -> PyErr {
        exception(py, "RecordError", (self.to_string(), self.line(), self.column(), self.fault().to_string()))
    }
}

impl Raise for LinkError {
    fn raise(&self, py: Python<'_>) -> PyErr {
        exception(py, "LinkError", (self.to_string(),))
    }
}

impl Raise for FileError {
    fn raise(&self, py: Python<'_>) -> PyErr {
        let path = self.path().to_string_lossy().into_owned();
        exception(py, "TableError", (self.to_string(), path, self.why().to_string()))
    }
}

impl Raise for serde_json::Error {
    fn raise(&self, _: Python<'_>) -> PyErr {
        PyRuntimeError::new_err(self.to_string())
    }
}

/// The exception of an action that is not legal in a game of a batch.
pub(crate) fn illegal_action(py: Python<'_>, index: usize, action: i64, position: &senet::Position) -> PyErr {
    let message = format!("action {action} is not legal in game {index}, `{position}`");
    exception(py, "IllegalAction", (message, index, action))
}
