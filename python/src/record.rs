//! Records: games as text files that people can read and programs can replay.

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use senet::Player;

use crate::errors::raised;
use crate::game::Game;

/// A game with the headers of its record.
#[pyclass(frozen, eq, module = "senet")]
#[derive(PartialEq, Eq)]
pub(crate) struct Record(pub(crate) senet::Record);

#[pymethods]
impl Record {
    /// A record of this game between players of these names. A date is written as `2026-11-20`.
    #[new]
    #[pyo3(signature = (game, first, second, date = None, seed = None))]
    fn new(
        py: Python<'_>,
        game: Game,
        first: &str,
        second: &str,
        date: Option<&str>,
        seed: Option<u64>,
    ) -> PyResult<Record> {
        let mut record = senet::Record::new(game.0, first, second).map_err(raised(py))?;
        let date = date.map(|date| date.parse().map_err(|error| PyValueError::new_err(format!("{date}: {error}"))));
        record.date = date.transpose()?;
        record.seed = seed;
        Ok(Record(record))
    }

    /// Reads a record and replays its game. With `sealed` off, its last line may be missing or wrong.
    #[staticmethod]
    #[pyo3(signature = (text, sealed = true))]
    fn parse(py: Python<'_>, text: &str, sealed: bool) -> PyResult<Record> {
        let record = if sealed { senet::Record::parse(text) } else { senet::Record::parse_unsealed(text) };
        record.map(Record).map_err(raised(py))
    }

    /// Splits a file that holds several records into their texts.
    #[staticmethod]
    fn split(text: &str) -> Vec<String> {
        senet::Record::split(text).map(str::to_owned).collect()
    }

    /// Reads a link.
    #[staticmethod]
    fn from_link(py: Python<'_>, link: &str) -> PyResult<Record> {
        senet::Record::from_link(link).map(Record).map_err(raised(py))
    }

    /// The record as the text of a link.
    #[getter]
    fn link(&self) -> String {
        self.0.to_link()
    }

    /// A copy of the game.
    #[getter]
    fn game(&self) -> Game {
        Game(self.0.game.clone())
    }

    /// The name of the first player.
    #[getter]
    fn first(&self) -> &str {
        self.0.name(Player::First)
    }

    /// The name of the second player.
    #[getter]
    fn second(&self) -> &str {
        self.0.name(Player::Second)
    }

    /// The day on which the game was played, such as `2026-11-20`.
    #[getter]
    fn date(&self) -> Option<String> {
        self.0.date.map(|date| date.to_string())
    }

    /// The seed of the throws, if they were pseudorandom.
    #[getter]
    fn seed(&self) -> Option<u64> {
        self.0.seed
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }

    fn __repr__(&self) -> String {
        let [first, second] = Player::BOTH.map(|player| self.0.name(player));
        format!("<Record of '{}', {first} against {second}>", self.0.game.sheet())
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
        let class = py.get_type::<Record>();
        Ok((class.getattr("parse")?, (self.0.to_string(),)))
    }
}
