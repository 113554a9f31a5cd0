//! Batches: many games stepped together, with arrays of `NumPy`.

use numpy::{Element, IntoPyArray, PyArray1, PyArray2, PyArrayMethods, PyReadonlyArray1};
use pyo3::exceptions::{PyIndexError, PyMemoryError, PyValueError};
use pyo3::prelude::*;
use rayon::prelude::*;
use senet::{Phase, Side, Throw};

use crate::errors::illegal_action;
use crate::games::Games;
use crate::observation;
use crate::position::Position;
use crate::sheet::{AnySheet, RuleSheet};

/// The number of actions: 0 is `pass`, 1 to 30 are the houses that a piece leaves, 31 is the only move without a house of
/// its own.
pub(crate) const ACTIONS: usize = 32;

/// Many games of one sheet that are stepped together. Each waits for a move; a game that ends begins anew at once.
#[pyclass(module = "senet")]
pub(crate) struct Batch {
    games: Games,
    start: Position,
}

/// Actions as Python gives them.
#[derive(FromPyObject)]
enum Actions<'py> {
    Byte(PyReadonlyArray1<'py, i8>),
    Long(PyReadonlyArray1<'py, i64>),
    Int(PyReadonlyArray1<'py, i32>),
    UnsignedByte(PyReadonlyArray1<'py, u8>),
}

impl Batch {
    fn check_length(&self, what: &str, length: usize) -> PyResult<()> {
        if length == self.games.len() {
            return Ok(());
        }
        Err(PyValueError::new_err(format!("{length} {what} for {} games", self.games.len())))
    }

    fn play<A>(
        &mut self,
        py: Python<'_>,
        actions: &PyReadonlyArray1<'_, A>,
        throws: Option<&[Throw]>,
    ) -> PyResult<Vec<i8>>
    where
        A: Element + Copy + Into<i64> + Sync,
    {
        let actions = actions.as_slice()?;
        self.check_length("actions", actions.len())?;
        let games = &mut self.games;
        let results = py.detach(|| match games.illegal(actions) {
            Some(illegal) => Err(illegal),
            None => Ok(games.step(actions, throws)),
        });
        results.map_err(|illegal| {
            let position = Position { sheet: self.games.sheet, rules: self.games.positions()[illegal.index] };
            illegal_action(py, illegal.index, illegal.action, &position.rules)
        })
    }

    /// An array of one number for each game.
    fn of_each<'py, T: Element>(
        &self,
        py: Python<'py>,
        number: impl Fn(&senet::Position) -> T,
    ) -> Bound<'py, PyArray1<T>> {
        self.games.positions().iter().map(number).collect::<Vec<_>>().into_pyarray(py)
    }
}

/// The index of a game, which may be counted from the end.
fn index_of(index: isize, length: usize) -> PyResult<usize> {
    let from_start = if index < 0 { index.checked_add_unsigned(length) } else { Some(index) };
    let found = from_start.and_then(|index| usize::try_from(index).ok()).filter(|index| *index < length);
    found.ok_or_else(|| PyIndexError::new_err("there is no game with this index"))
}

fn read_throws(sheet: &senet::RuleSheet, values: &[u8]) -> PyResult<Vec<Throw>> {
    let read = |value: &u8| Throw::new(*value).filter(|throw| sheet.casting().shows(*throw));
    let throws: Option<Vec<Throw>> = values.iter().map(read).collect();
    throws.ok_or_else(|| PyValueError::new_err(format!("`{sheet}` cannot throw every one of these values")))
}

#[pymethods]
impl Batch {
    /// This number of games. They begin at the first start of the sheet, or at another position.
    #[new]
    #[pyo3(signature = (sheet, size, seed = 0, start = None))]
    fn new(py: Python<'_>, sheet: AnySheet, size: usize, seed: u64, start: Option<Position>) -> PyResult<Batch> {
        let sheet = sheet.read(py)?;
        let first = senet::Position::starts(&sheet).next().map(|rules| Position { sheet, rules });
        let start = start.or(first).ok_or_else(|| PyValueError::new_err("the sheet has no start"))?;
        if start.sheet != sheet || start.rules.is_over() {
            return Err(PyValueError::new_err(format!("games of `{sheet}` cannot begin at this position")));
        }
        let games = Games::new(sheet, start.rules, size, seed);
        let games = games.map_err(|_| PyMemoryError::new_err(format!("there is no memory for {size} games")))?;
        Ok(Batch { games, start })
    }

    /// Begins all games anew with this seed.
    #[pyo3(signature = (seed = 0))]
    fn reset(&mut self, seed: u64) {
        self.games.reset(seed);
    }

    /// The sheet.
    #[getter]
    fn sheet(&self) -> RuleSheet {
        RuleSheet(self.games.sheet)
    }

    /// The position at which games begin.
    #[getter]
    fn start(&self) -> Position {
        self.start
    }

    /// Plays one action in each game, and then a throw where one is due: that of `throws`, or one drawn inside. Returns the
    /// side that has won by it, 0 for cones and 1 for spools, or −1. If one action is not legal, no game changes.
    #[pyo3(signature = (actions, throws = None))]
    fn step<'py>(
        &mut self,
        py: Python<'py>,
        actions: Actions<'py>,
        throws: Option<PyReadonlyArray1<'py, u8>>,
    ) -> PyResult<Bound<'py, PyArray1<i8>>> {
        let throws = throws.map(|throws| read_throws(&self.games.sheet, throws.as_slice()?)).transpose()?;
        if let Some(throws) = &throws {
            self.check_length("throws", throws.len())?;
        }
        let throws = throws.as_deref();
        let results = match actions {
            Actions::Byte(actions) => self.play(py, &actions, throws),
            Actions::Long(actions) => self.play(py, &actions, throws),
            Actions::Int(actions) => self.play(py, &actions, throws),
            Actions::UnsignedByte(actions) => self.play(py, &actions, throws),
        };
        Ok(results?.into_pyarray(py))
    }

    /// An action for each game, every legal one with the same chance.
    fn random_actions<'py>(&mut self, py: Python<'py>) -> Bound<'py, PyArray1<i8>> {
        let games = &mut self.games;
        py.detach(|| games.random_actions()).into_pyarray(py)
    }

    /// Plays this number of random plies in each game. Returns how many games the cones have won by them, and the spools.
    fn play_random(&mut self, py: Python<'_>, plies: u64) -> (u64, u64) {
        let games = &mut self.games;
        py.detach(|| games.play_random(plies)).into()
    }

    /// The legal actions of each game as a mask: bit *a* for action *a*.
    fn masks<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<u32>> {
        PyArray1::from_slice(py, self.games.masks())
    }

    /// The legal actions of each game, one truth value for each action.
    fn action_masks<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray2<bool>>> {
        let array = PyArray2::<bool>::zeros(py, [self.games.len(), ACTIONS], false);
        {
            let mut array = array.readwrite();
            let (out, masks) = (array.as_slice_mut()?, self.games.masks());
            py.detach(|| {
                out.par_chunks_mut(ACTIONS).zip(masks).with_min_len(1024).for_each(|(row, mask)| {
                    for (action, legal) in row.iter_mut().enumerate() {
                        *legal = mask >> action & 1 != 0;
                    }
                });
            });
        }
        Ok(array)
    }

    /// The position of each game as its side to act sees it, as numbers 0 and 1.
    fn observations<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray2<i8>>> {
        let array = PyArray2::<i8>::zeros(py, [self.games.len(), observation::LENGTH], false);
        {
            let mut array = array.readwrite();
            let (out, positions) = (array.as_slice_mut()?, self.games.positions());
            py.detach(|| {
                out.par_chunks_mut(observation::LENGTH).zip(positions).with_min_len(1024).for_each(
                    |(row, position)| {
                        observation::write(position, position.side(), row);
                    },
                );
            });
        }
        Ok(array)
    }

    /// The houses of the pieces in each game as two masks: bit *h* for house *h*; cones, then spools.
    fn boards<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray2<u32>>> {
        let of_game = |position: &senet::Position| Side::BOTH.map(|side| position.pieces(side).bits());
        let flat: Vec<u32> = self.games.positions().iter().flat_map(of_game).collect();
        flat.into_pyarray(py).reshape([self.games.len(), 2])
    }

    /// The side to act in each game: 0 for cones, 1 for spools.
    fn sides<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<i8>> {
        self.of_each(py, |position| position.side() as i8)
    }

    /// How far a piece is to move in each game; 0 at the start of a turn with a choice.
    fn distances<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<u8>> {
        self.of_each(py, |position| match position.phase() {
            Phase::Play(throw) | Phase::Rest { rest: throw, .. } => throw.value(),
            Phase::Throw | Phase::TurnStart | Phase::Over => 0,
        })
    }

    fn __len__(&self) -> usize {
        self.games.len()
    }

    fn __getitem__(&self, index: isize) -> PyResult<Position> {
        let index = index_of(index, self.games.len())?;
        Ok(Position { sheet: self.games.sheet, rules: self.games.positions()[index] })
    }

    fn __setitem__(&mut self, index: isize, position: Position) -> PyResult<()> {
        let index = index_of(index, self.games.len())?;
        if position.sheet != self.games.sheet || position.rules.is_over() {
            return Err(PyValueError::new_err(format!(
                "games of `{}` cannot go on from this position",
                self.games.sheet
            )));
        }
        self.games.set(index, position.rules);
        Ok(())
    }

    fn __repr__(&self) -> String {
        format!("<Batch of {} games of '{}'>", self.games.len(), self.games.sheet)
    }
}
