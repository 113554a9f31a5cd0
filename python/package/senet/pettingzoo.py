"""Senet as an environment of PettingZoo: two agents that act by turns (AEC).

>>> from senet.pettingzoo import env
>>> environment = env(sheet="dutch")
>>> environment.reset(seed=7)
>>> environment.agent_selection
'player_0'
"""

import secrets
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from senet import ACTIONS, OBSERVATION_LENGTH, Chance, Position, RuleSheet
from senet._decisions import action_mask, seen, sheet_of, start_of, thrown
from senet.types import Side

__all__ = ["env", "raw_env"]

_SIDES: dict[str, Side] = {"player_0": "spools", "player_1": "cones"}
_AGENTS: dict[Side, str] = {side: agent for agent, side in _SIDES.items()}


def env(**arguments: Any) -> Any:
    """Return the environment with the usual checks around it. An illegal action loses the game.

    The arguments are those of ``raw_env``.
    """
    checked: Any = raw_env(**arguments)
    checked = wrappers.TerminateIllegalWrapper(checked, illegal_reward=-1)
    checked = wrappers.AssertOutOfBoundsWrapper(checked)
    return wrappers.OrderEnforcingWrapper(checked)


class raw_env(AECEnv, EzPickle):  # type: ignore[misc]  # PettingZoo's classes are not typed.
    """The environment without checks: ``player_0`` has the spools, ``player_1`` the cones.

    An agent's action is the house that its piece leaves; 0 is ``pass``, 31 the only move without a house of its own.
    Throws are drawn inside, from the seed of ``reset``. The winner's reward is 1, the loser's −1, and 0 before the end.

    An observation is a dictionary of ``observation`` and ``action_mask``. With ``mask_in_info``, it is the array
    ``observation`` alone, and the mask is ``infos[agent]["action_mask"]``.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": ["human", "ansi"],
        "name": "senet_v0",
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        sheet: RuleSheet | str = "carpignano",
        start: Position | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        mask_in_info: bool = False,
    ) -> None:
        """Make the environment of a sheet. After ``max_cycles`` actions of both agents together, the game is cut off."""
        EzPickle.__init__(self, sheet, start, max_cycles, render_mode, mask_in_info)
        super().__init__()
        self.sheet = sheet_of(sheet)
        self.start = start_of(self.sheet, start)
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.mask_in_info = mask_in_info
        self.possible_agents = list(_SIDES)
        board = spaces.Box(0, 1, (OBSERVATION_LENGTH,), np.int8)
        with_mask = spaces.Dict({"observation": board, "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8)})
        seen_space: spaces.Space[Any] = board if mask_in_info else with_mask
        self.observation_spaces: dict[str, spaces.Space[Any]] = dict.fromkeys(_SIDES, seen_space)
        self.action_spaces: dict[str, spaces.Space[Any]] = {agent: spaces.Discrete(ACTIONS) for agent in _SIDES}
        self._chance: Chance | None = None
        self.position = self.start

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game. Without a seed, the throws go on from where they were."""
        if seed is not None or self._chance is None:
            self._chance = Chance(secrets.randbits(64) if seed is None else seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._cycles = 0
        self.position = thrown(self.start, self._chance)
        self.agent_selection = _AGENTS[self.position.side]
        self.infos = self._infos()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Any:
        """Return what the agent sees: a dictionary, or an array with ``mask_in_info``."""
        side = _SIDES[agent]
        return self.position.observation(side) if self.mask_in_info else seen(self.position, side)

    def step(self, action: int | None) -> None:
        """Play an action of the selected agent, and a throw if one is due."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        move = None if action is None else self.position.move_of(int(action))
        if move is None or self._chance is None:
            raise ValueError(f"action {action} is not legal in `{self.position}`")
        self._cumulative_rewards[agent] = 0
        self._clear_rewards()
        self._cycles += 1
        self.position = thrown(self.position.play(move), self._chance)
        winner = self.position.winner
        if winner is not None:
            self.rewards = {one: 1 if _SIDES[one] == winner else -1 for one in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.max_cycles is not None and self._cycles >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = _AGENTS[self.position.side]
        self.infos = self._infos()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _infos(self) -> dict[str, dict[str, Any]]:
        if not self.mask_in_info:
            return {agent: {} for agent in self.agents}
        return {agent: {"action_mask": action_mask(self.position, _SIDES[agent])} for agent in self.agents}

    def render(self) -> str | None:
        """Print the board, or return it as text."""
        board = f"{self.position.board()}\n{self.position}"
        if self.render_mode == "ansi":
            return board
        if self.render_mode == "human":
            print(board)
        return None

    def close(self) -> None:
        """Do nothing: there is no window."""
