//! Rule sheets.

use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};
use senet::{Casting, HouseSet, OptionSet, Position as Rules, SheetId, SheetOption, Side, ThrowSet};

use crate::chance::Faces;
use crate::errors::{numbers, raised};
use crate::position::Position;

/// A rule sheet with the options that are on.
#[pyclass(frozen, eq, hash, from_py_object, module = "senet")]
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct RuleSheet(pub(crate) senet::RuleSheet);

/// A sheet as Python gives it: itself, or its name with its options, such as `spanish rebirth`.
#[derive(FromPyObject)]
pub(crate) enum AnySheet {
    Sheet(RuleSheet),
    Name(String),
}

impl AnySheet {
    pub(crate) fn read(self, py: Python<'_>) -> PyResult<senet::RuleSheet> {
        match self {
            AnySheet::Sheet(sheet) => Ok(sheet.0),
            AnySheet::Name(name) => name.parse().map_err(raised(py)),
        }
    }
}

/// The side of this name.
pub(crate) fn read_side(py: Python<'_>, name: &str) -> PyResult<Side> {
    name.parse().map_err(raised::<senet::UnknownName>(py))
}

fn throws(set: ThrowSet) -> Vec<u32> {
    set.iter().map(|throw| throw.value().into()).collect()
}

#[pymethods]
impl RuleSheet {
    /// The sheet of this name with these options on. The name may have options of its own behind it, as in
    /// `spanish rebirth`.
    #[new]
    #[pyo3(signature = (name, options = Vec::new()))]
    fn new(py: Python<'_>, name: &str, options: Vec<String>) -> PyResult<RuleSheet> {
        let sheet: senet::RuleSheet = name.parse().map_err(raised(py))?;
        let more = options.iter().map(|option| option.parse()).collect::<Result<OptionSet, senet::UnknownName>>();
        let all: OptionSet = more.map_err(raised(py))?.iter().chain(sheet.options().iter()).collect();
        senet::RuleSheet::new(sheet.id(), all).map(RuleSheet).map_err(raised(py))
    }

    /// Every sheet with every set of options that it offers.
    #[staticmethod]
    fn every() -> Vec<RuleSheet> {
        senet::RuleSheet::every().map(RuleSheet).collect()
    }

    /// The names of the sheets.
    #[classattr]
    #[pyo3(name = "NAMES")]
    fn names() -> (&'static str, &'static str, &'static str, &'static str, &'static str) {
        SheetId::ALL.map(SheetId::name).into()
    }

    /// The name of the sheet, without options.
    #[getter]
    fn name(&self) -> &'static str {
        self.0.id().name()
    }

    /// The title of the sheet in English.
    #[getter]
    fn title(&self) -> &'static str {
        self.0.id().title()
    }

    /// The names of the options that are on, in alphabetical order.
    #[getter]
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, self.0.options().iter().map(SheetOption::name))
    }

    /// The names of the options that the sheet offers.
    #[getter]
    fn offered<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, senet::RuleSheet::offers(self.0.id()).iter().map(|option| option.name()))
    }

    /// Whether sticks or a die are thrown.
    #[getter]
    fn casting(&self) -> &'static str {
        match self.0.casting() {
            Casting::Sticks => "sticks",
            Casting::Die => "die",
        }
    }

    /// Each value that a throw can show, with its chance.
    #[getter]
    fn throws<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let casting = self.0.casting();
        let chances = PyDict::new(py);
        for (throw, weight) in casting.weights() {
            chances.set_item(throw.value(), f64::from(*weight) / f64::from(casting.falls()))?;
        }
        Ok(chances)
    }

    /// The equally likely falls of the sticks or the die.
    #[getter]
    fn falls(&self) -> Vec<Faces> {
        let casting = self.0.casting();
        (0..casting.falls()).filter_map(|fall| casting.fall(fall)).map(Faces).collect()
    }

    /// The throws after which a side throws again.
    #[getter]
    fn again(&self) -> Vec<u32> {
        throws(self.0.again())
    }

    /// The throws that move nothing.
    #[getter]
    fn idle(&self) -> Vec<u32> {
        throws(self.0.idle())
    }

    /// The numbers of the safe houses.
    #[getter]
    fn safe(&self) -> Vec<u32> {
        numbers(self.0.safe())
    }

    /// The positions that a game can begin from after its opening throws.
    fn starts(&self) -> Vec<Position> {
        Rules::starts(&self.0).map(|rules| Position { sheet: self.0, rules }).collect()
    }

    /// Reads a position of this sheet.
    fn position(&self, py: Python<'_>, text: &str) -> PyResult<Position> {
        let rules = Rules::parse(&self.0, text).map_err(raised(py))?;
        Ok(Position { sheet: self.0, rules })
    }

    /// The sheet's own colour word for the pieces of a side, in English.
    fn colour(&self, py: Python<'_>, side: &str) -> PyResult<&'static str> {
        Ok(self.0.colour(read_side(py, side)?))
    }

    /// The winner's match points when the loser's pieces stand on these houses.
    fn match_points(&self, py: Python<'_>, houses: Vec<u8>) -> PyResult<u32> {
        let houses = houses.into_iter().map(senet::House::try_from).collect::<Result<HouseSet, _>>();
        Ok(self.0.match_points(houses.map_err(raised::<senet::UnknownName>(py))?))
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }

    fn __repr__(&self) -> String {
        format!("RuleSheet('{}')", self.0)
    }

    fn __copy__(&self) -> RuleSheet {
        *self
    }

    fn __deepcopy__(&self, _memo: Bound<'_, PyAny>) -> RuleSheet {
        *self
    }

    fn __getnewargs__(&self) -> (String,) {
        (self.0.to_string(),)
    }
}
