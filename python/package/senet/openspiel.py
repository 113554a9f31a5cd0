"""Senet as a game of OpenSpiel, with explicit chance nodes.

>>> import pyspiel
>>> import senet.openspiel
>>> game = pyspiel.load_game("python_senet(sheet=dutch)")
>>> state = game.new_initial_state()
>>> [state.action_to_string(action) for action in state.legal_actions()]
['10-11']

Importing this module registers the game. Its parameters are ``sheet`` (options behind the name, as in
``spanish rebirth``), ``position`` (the text of a position to begin at), and ``max_plies``, after which a game is a draw.
"""

from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from senet import ACTIONS, OBSERVATION_LENGTH, Position, RuleSheet
from senet._decisions import start_of
from senet.types import Side

__all__ = ["SenetGame", "SenetState"]

_TYPE = pyspiel.GameType(
    short_name="python_senet",
    long_name="Senet",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"sheet": "carpignano", "position": "", "max_plies": 10_000},
)

_PLAYERS: tuple[Side, Side] = ("spools", "cones")


class SenetGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel's classes are not typed.
    """Senet by one sheet. Player 0 has the spools, player 1 the cones."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        """Make the game of these parameters."""
        parameters = params or {}
        self.sheet = RuleSheet(str(parameters.get("sheet", "carpignano")))
        text = str(parameters.get("position", ""))
        self.start = start_of(self.sheet, Position(self.sheet, text) if text else None)
        self.max_plies = int(parameters.get("max_plies", 10_000))
        information = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            # A throw's number is its value.
            max_chance_outcomes=max(self.sheet.throws) + 1,
            num_players=2,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.max_plies,
        )
        super().__init__(_TYPE, information, parameters)

    def new_initial_state(self) -> "SenetState":
        """Return the state in which games begin."""
        return SenetState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SenetObserver":
        """Return an observer of states."""
        return SenetObserver(params)


class SenetState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel's classes are not typed.
    """A position, and how many moves led to it."""

    def __init__(self, game: SenetGame) -> None:
        """Make the state in which the game begins."""
        super().__init__(game)
        self.position = game.start
        self.plies = 0
        self.max_plies = game.max_plies

    def current_player(self) -> int:
        """Return the player to act, or who else is."""
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        if self.position.awaits_throw:
            return int(pyspiel.PlayerId.CHANCE)
        return _PLAYERS.index(self.position.side)

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.legal_actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the values that a throw can show, with their chances."""
        return list(self.position.sheet.throws.items())

    def _apply_action(self, action: int) -> None:
        if self.position.awaits_throw:
            self.position = self.position.throw(action)
            return
        move = self.position.move_of(action)
        if move is None:
            raise ValueError(f"action {action} is not legal in `{self.position}`")
        self.position = self.position.play(move)
        self.plies += 1

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"throw {action}"
        return str(self.position.move_of(action))

    def is_terminal(self) -> bool:
        """Return whether the game is over, or cut off."""
        return self.position.is_over or self.plies >= self.max_plies

    def returns(self) -> list[float]:
        """Return 1 for the winner and −1 for the loser, and zeros before the end and for a game that is cut off."""
        winner = self.position.winner
        return [0.0 if winner is None else 1.0 if side == winner else -1.0 for side in _PLAYERS]

    def __str__(self) -> str:
        """Return the text of the position."""
        return str(self.position)


class SenetObserver:
    """What a player sees, which is everything."""

    def __init__(self, params: Any) -> None:
        """Make an observer, which has no parameters."""
        if params:
            raise ValueError(f"this observer has no parameters, and got {params}")
        self.tensor: NDArray[np.float32] = np.zeros(OBSERVATION_LENGTH, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SenetState, player: int) -> None:
        """Write the state as the player sees it."""
        self.tensor[:] = state.position.observation(_PLAYERS[player])

    def string_from(self, state: SenetState, player: int) -> str:
        """Return the text of the position."""
        return str(state)


pyspiel.register_game(_TYPE, SenetGame)
