"""Senet as an environment of Gymnasium: one agent against a computer player.

>>> import gymnasium
>>> import senet.gymnasium
>>> environment = gymnasium.make("senet/Senet-v0", sheet="french", opponent="casual")
>>> observation, info = environment.reset(seed=7)
"""

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from senet import ACTIONS, OBSERVATION_LENGTH, Chance, ComputerPlayer, Position, RuleSheet
from senet._decisions import seen, sheet_of, start_of, thrown
from senet.types import Side

__all__ = ["SenetEnv"]


class SenetEnv(gymnasium.Env[dict[str, Any], np.int64]):
    """A game against a computer player.

    An action is the house that a piece leaves; 0 is ``pass``, 31 the only move without a house of its own. Throws are drawn
    inside, from the seed of ``reset``. The reward is 1 for a won game and −1 for a lost one. An illegal action loses
    the game; ``info["refused"]`` then names it.
    """

    metadata = {"render_modes": ["human", "ansi"], "render_fps": 1}

    def __init__(
        self,
        sheet: RuleSheet | str = "carpignano",
        opponent: str = "casual",
        side: Side | None = None,
        render_mode: str | None = None,
    ) -> None:
        """Make the environment. Without a side, it is drawn for each game."""
        self.sheet = sheet_of(sheet)
        self.opponent = ComputerPlayer(opponent)
        self.start = start_of(self.sheet, None)
        self.render_mode = render_mode
        self.action_space = spaces.Discrete(ACTIONS)
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(0, 1, (OBSERVATION_LENGTH,), np.int8),
                "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
            }
        )
        self._side = side
        self.side: Side = side or "spools"
        self.position = self.start
        self._chance = Chance(0)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin a game."""
        super().reset(seed=seed)
        self._chance = Chance(int(self.np_random.integers(2**63)))
        sides: tuple[Side, Side] = ("cones", "spools")
        self.side = self._side or sides[self._chance.below(2)]
        self.position = self._next(self.start)
        self._show()
        return seen(self.position, self.side), {}

    def step(self, action: np.int64 | int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Play an action, then throws and moves until the agent is to act again."""
        move = self.position.move_of(int(action))
        if move is None or self.position.side != self.side:
            refused = f"action {action} is not legal in `{self.position}`"
            return seen(self.position, self.side), -1.0, True, False, {"refused": refused}
        self.position = self._next(self.position.play(move))
        self._show()
        winner = self.position.winner
        reward = 0.0 if winner is None else 1.0 if winner == self.side else -1.0
        return seen(self.position, self.side), reward, winner is not None, False, {}

    def render(self) -> str | None:
        """Return the board as text."""
        if self.render_mode == "ansi":
            return f"{self.position.board()}\n{self.position}"
        return None

    def _show(self) -> None:
        if self.render_mode == "human":
            print(f"{self.position.board()}\n{self.position}")

    def _next(self, position: Position) -> Position:
        """Return the agent's next decision, or the end."""
        while not position.is_over:
            position = thrown(position, self._chance)
            if position.side == self.side:
                break
            position = position.play(self.opponent.choose(position, self._chance))
        return position


gymnasium.register(id="senet/Senet-v0", entry_point="senet.gymnasium:SenetEnv")
