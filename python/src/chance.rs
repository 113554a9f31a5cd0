//! Throws: their faces, and the random numbers they are drawn with.

use std::sync::{Mutex, PoisonError};

use pyo3::prelude::*;
use senet::Casting;

use crate::errors::raised;
use crate::sheet::AnySheet;

/// The faces that a throw shows.
#[pyclass(frozen, eq, hash, from_py_object, module = "senet")]
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Faces(pub(crate) senet::Faces);

/// Faces as Python gives them: themselves, or their text.
#[derive(FromPyObject)]
pub(crate) enum AnyFaces {
    Faces(Faces),
    Text(String),
}

impl AnyFaces {
    pub(crate) fn read(self, py: Python<'_>) -> PyResult<senet::Faces> {
        match self {
            AnyFaces::Faces(faces) => Ok(faces.0),
            AnyFaces::Text(text) => text.parse().map_err(raised::<senet::UnknownName>(py)),
        }
    }
}

#[pymethods]
impl Faces {
    /// Reads faces: `|..|` of four sticks, `[3]` or `[X]` of the die.
    #[new]
    fn new(py: Python<'_>, text: String) -> PyResult<Faces> {
        AnyFaces::Text(text).read(py).map(Faces)
    }

    /// The value of the throw, 1 to 6.
    #[getter]
    fn value(&self) -> u8 {
        self.0.throw().value()
    }

    /// Whether sticks or a die show the faces.
    #[getter]
    fn casting(&self) -> &'static str {
        match self.0.casting() {
            Casting::Sticks => "sticks",
            Casting::Die => "die",
        }
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }

    fn __repr__(&self) -> String {
        format!("Faces('{}')", self.0)
    }

    fn __getnewargs__(&self) -> (String,) {
        (self.0.to_string(),)
    }
}

/// A random generator with a seed and the number of a stream. The same seed and stream give the same throws on every machine.
#[pyclass(frozen, module = "senet")]
pub(crate) struct Chance(Mutex<senet_ai::Chance>);

impl Chance {
    /// The first stream of a seed.
    pub(crate) fn of(seed: u64) -> Chance {
        Chance(Mutex::new(senet_ai::Chance::new(seed, 0)))
    }

    /// Runs `work` with the generator.
    pub(crate) fn with<T>(&self, work: impl FnOnce(&mut senet_ai::Chance) -> T) -> T {
        // The generator is whole after a panic too: it is advanced by one number at a time.
        work(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

#[pymethods]
impl Chance {
    #[new]
    #[pyo3(signature = (seed, stream = 0))]
    fn new(seed: u64, stream: u64) -> Chance {
        Chance(Mutex::new(senet_ai::Chance::new(seed, stream)))
    }

    /// A throw of what the sheet throws.
    fn throw(&self, py: Python<'_>, sheet: AnySheet) -> PyResult<Faces> {
        let casting = sheet.read(py)?.casting();
        Ok(Faces(self.with(|chance| chance.throw(casting))))
    }

    /// A number below `bound`, each equally likely; 0 if `bound` is 0.
    fn below(&self, bound: u32) -> u32 {
        self.with(|chance| chance.below(bound))
    }
}
