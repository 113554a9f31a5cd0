"""Senet by PettingZoo's parallel API: both agents name an action at every decision, and that of the side to act is played.

>>> from senet.parallel import parallel_env
>>> environment = parallel_env(sheet="dutch")
>>> observations, infos = environment.reset(seed=7)
>>> int(observations["player_1"]["action_mask"].sum())
1
"""

from typing import Any, ClassVar

from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import ParallelEnv
from pettingzoo.utils import parallel_to_aec, wrappers

from senet import Position, RuleSheet
from senet.pettingzoo import raw_env

__all__ = ["env", "parallel_env"]

_PASS = 0


def env(**arguments: Any) -> Any:
    """Return the environment by the AEC API, in which both agents act at every decision.

    The arguments are those of ``parallel_env``.
    """
    return wrappers.OrderEnforcingWrapper(parallel_to_aec(parallel_env(**arguments)))


class parallel_env(ParallelEnv, EzPickle):  # type: ignore[misc]  # PettingZoo's classes are not typed.
    """The environment of ``senet.pettingzoo`` for programs that know the parallel API alone.

    The agent that waits can only ``pass``. In place of an illegal action, the lowest legal one is played.
    """

    metadata: ClassVar[dict[str, Any]] = {**raw_env.metadata, "name": "senet_parallel_v0", "is_parallelizable": True}

    def __init__(
        self,
        sheet: RuleSheet | str = "carpignano",
        start: Position | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """Make the environment of a sheet. After ``max_cycles`` decisions, the game is cut off."""
        EzPickle.__init__(self, sheet, start, max_cycles, render_mode)
        self._turns = raw_env(sheet, start, max_cycles, render_mode)
        self.render_mode = render_mode
        self.possible_agents: list[str] = list(self._turns.possible_agents)
        self.agents: list[str] = []

    @property
    def position(self) -> Position:
        """The position on the board."""
        return self._turns.position

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's observations."""
        return self._turns.observation_space(agent)

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's actions."""
        return self._turns.action_space(agent)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        """Begin a game. Without a seed, the throws go on from where they were."""
        self._turns.reset(seed, options)
        self.agents = list(self.possible_agents)
        return self._seen(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Any], dict[str, int], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Play the action of the side to act, and a throw if one is due."""
        legal = self.position.legal_actions()
        action = int(actions[self._turns.agent_selection])
        self._turns.step(action if action in legal else legal[0])
        turns, agents = self._turns, self.agents
        if any(turns.terminations.values()) or any(turns.truncations.values()):
            self.agents = []
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        return self._seen(), dict(turns.rewards), dict(turns.terminations), dict(turns.truncations), infos

    def _seen(self) -> dict[str, Any]:
        """Return what each agent sees. The one that waits can pass."""
        seen = {agent: self._turns.observe(agent) for agent in self.possible_agents}
        for observation in seen.values():
            if not observation["action_mask"].any() and not self.position.is_over:
                observation["action_mask"][_PASS] = 1
        return seen

    def render(self) -> str | None:
        """Print the board, or return it as text."""
        return self._turns.render()

    def close(self) -> None:
        """Do nothing: there is no window."""
