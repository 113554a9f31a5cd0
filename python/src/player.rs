//! Computer players.

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyTuple;
use senet_ai::{ComputerPlayer as Computer, Contestant, Payoff};

use crate::chance::Chance;
use crate::errors::{Raise, raised};
use crate::evaluation::Evaluation;
use crate::moves::Move;
use crate::position::Position;

/// A computer player. With `+points` behind its name, it plays for match points in place of games.
#[pyclass(frozen, eq, hash, module = "senet")]
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct ComputerPlayer(Contestant);

#[pymethods]
impl ComputerPlayer {
    #[new]
    fn new(py: Python<'_>, name: &str) -> PyResult<ComputerPlayer> {
        name.parse().map(ComputerPlayer).map_err(raised::<senet_ai::UnknownPlayer>(py))
    }

    /// All computer players: those for studies, and the levels from weak to strong.
    #[staticmethod]
    fn every() -> Vec<ComputerPlayer> {
        Computer::ALL.map(|player| ComputerPlayer(player.into())).to_vec()
    }

    /// The levels that persons play against, from weak to strong.
    #[staticmethod]
    fn levels() -> Vec<ComputerPlayer> {
        Computer::LEVELS.map(|player| ComputerPlayer(player.into())).to_vec()
    }

    /// The name of the player.
    #[getter]
    fn name(&self) -> String {
        self.0.to_string()
    }

    /// What the player does, in one sentence.
    #[getter]
    fn description(&self) -> &'static str {
        self.0.player.description()
    }

    /// The move that the player makes, with exact values of endgames if it uses them and gets an evaluation.
    #[pyo3(signature = (position, chance = None, evaluation = None))]
    fn choose(
        &self,
        py: Python<'_>,
        position: Position,
        chance: Option<Bound<'_, Chance>>,
        evaluation: Option<Bound<'_, Evaluation>>,
    ) -> PyResult<Move> {
        let Position { sheet, rules } = position;
        let Contestant { player, payoff } = self.0;
        if !rules.phase().decides() {
            let refusal = rules.refusal(&sheet, senet::Move::PASS);
            return Err(refusal.map_or_else(|| PyValueError::new_err("no move is due"), |refusal| refusal.raise(py)));
        }
        if player == Computer::Random && chance.is_none() {
            return Err(PyValueError::new_err("`random` needs a `Chance`"));
        }
        // The other players do not draw numbers.
        let unused;
        let chance = if let Some(chance) = &chance {
            chance.get()
        } else {
            unused = Chance::of(0);
            &unused
        };
        // The tables are of games.
        let Some(evaluation) = evaluation.filter(|_| payoff == Payoff::Wins) else {
            let choose = || chance.with(|chance| player.choose_for(payoff, None, &sheet, &rules, chance));
            return Ok(Move(py.detach(choose)));
        };
        let tables = evaluation.get().of(&position)?;
        let chosen = py.detach(|| {
            tables.with_exact_values(|exact| {
                chance.with(|chance| player.choose_knowing(Some(exact), &sheet, &rules, chance))
            })
        });
        chosen.map(Move).map_err(raised(py))
    }

    /// The side that the player picks when it has won the opening.
    fn choose_side(&self, chance: &Chance) -> &'static str {
        chance.with(|chance| self.0.player.choose_side(chance)).name()
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }

    fn __repr__(&self) -> String {
        format!("ComputerPlayer('{}')", self.0)
    }

    fn __getnewargs__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, [self.0.to_string()])
    }
}
