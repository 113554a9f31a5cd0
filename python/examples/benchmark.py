"""Plies a second of random games: batches of this package, a loop in Python, and backgammon of OpenSpiel and pgx.

A ply is a move that an agent chooses, with the throw that follows. Each line has plies a second, and plies a
second of processor time, which other processes on the machine disturb less.

    python examples/benchmark.py

pgx is measured where it is installed.
"""

import importlib
import random
import time
from collections.abc import Callable
from typing import Any

import pyspiel

from senet import Batch, Chance, RuleSheet

SIZE = 65_536
SECONDS = 1.0


def measure(name: str, plies: Callable[[], int]) -> None:
    """Call the function, which returns its number of plies, for some seconds, and print how many there are in one."""
    plies()
    count, wall, processor = 0, time.perf_counter(), time.process_time()
    while time.perf_counter() < wall + SECONDS:
        count += plies()
    seconds, of_processor = time.perf_counter() - wall, time.process_time() - processor
    print(f"{name:44} {count / seconds:14,.0f} {count / of_processor:14,.0f}", flush=True)


def batch(sheet: RuleSheet) -> None:
    """Measure the batches of a sheet."""
    games = Batch(sheet, SIZE, seed=1)
    games.play_random(100)

    def inside() -> int:
        games.play_random(100)
        return 100 * SIZE

    def drawn() -> int:
        games.step(games.random_actions())
        return SIZE

    def seen() -> int:
        games.step(games.random_actions())
        games.observations()
        games.action_masks()
        return SIZE

    measure(f"{sheet}: play_random", inside)
    measure(f"{sheet}: random_actions, step", drawn)
    measure(f"{sheet}: with observations and masks", seen)


def python_loop(sheet: RuleSheet) -> None:
    """Measure one game after the other in Python."""
    chance = Chance(1)

    def game() -> int:
        position, plies = sheet.starts()[0], 0
        while not position.is_over:
            if position.awaits_throw:
                position = position.throw(chance.throw(sheet).value)
            position = position.play(random.choice(position.legal_moves()))
            plies += 1
        return plies

    measure(f"{sheet}: a loop in Python", game)


def openspiel_backgammon() -> None:
    """Measure OpenSpiel's backgammon, one game after the other from Python."""
    backgammon = pyspiel.load_game("backgammon")

    def game() -> int:
        state, plies = backgammon.new_initial_state(), 0
        while not state.is_terminal():
            plies += not state.is_chance_node()
            state.apply_action(random.choice(state.legal_actions()))
        return plies

    measure("backgammon of OpenSpiel: a loop in Python", game)


def pgx_backgammon(size: int = 4096, length: int = 20) -> None:
    """Measure pgx's backgammon as one compiled loop over many games."""
    try:
        # Their types differ from version to version.
        jax: Any = importlib.import_module("jax")
        pgx: Any = importlib.import_module("pgx")
        auto_reset: Any = importlib.import_module("pgx.experimental").auto_reset
    except ImportError:
        print("pgx is not installed")
        return
    game = pgx.make("backgammon")
    step = jax.vmap(auto_reset(game.step, game.init))

    def ply(carry: Any, _: Any) -> Any:
        state, key = carry
        key, of_action, of_step = jax.random.split(key, 3)
        logits = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
        action = jax.random.categorical(of_action, logits, axis=1)
        return (step(state, action, jax.random.split(of_step, size)), key), None

    many = jax.jit(lambda carry: jax.lax.scan(ply, carry, None, length=length)[0])
    carry = (jax.jit(jax.vmap(game.init))(jax.random.split(jax.random.PRNGKey(0), size)), jax.random.PRNGKey(1))

    def plies() -> int:
        nonlocal carry
        carry = jax.block_until_ready(many(carry))
        return size * length

    measure("backgammon of pgx: compiled, on the processor", plies)


def main() -> None:
    """Measure all."""
    print(f"{'':44} {'plies a second':>14} {'of processor':>14}")
    for name in RuleSheet.NAMES:
        batch(RuleSheet(name))
    python_loop(RuleSheet("carpignano"))
    openspiel_backgammon()
    pgx_backgammon()


if __name__ == "__main__":
    main()
