"""OpenSpiel's own tests, its transitions against ours, and its value iteration against exact values."""

import os
import sys
from pathlib import Path

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough, value_iteration

import senet.openspiel  # noqa: F401  # Importing registers the game.
from senet import Evaluation, Position, RuleSheet

SHEETS = RuleSheet.every()
PLAYTHROUGHS = Path(__file__).parent / "playthroughs"


@pytest.mark.parametrize("sheet", SHEETS, ids=str)
def test_openspiel_accepts_the_game(sheet: RuleSheet) -> None:
    game = pyspiel.load_game("python_senet", {"sheet": str(sheet)})
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize("sheet", SHEETS, ids=str)
def test_transitions_are_those_of_the_rules(sheet: RuleSheet) -> None:
    state = pyspiel.load_game("python_senet", {"sheet": str(sheet)}).new_initial_state()
    position = sheet.starts()[0]
    chance = np.random.default_rng(1)
    while not state.is_terminal():
        assert str(state) == str(position)
        if state.is_chance_node():
            assert dict(state.chance_outcomes()) == sheet.throws
            values, weights = zip(*state.chance_outcomes(), strict=True)
            action = int(chance.choice(values, p=weights))
            for value in values:
                assert str(state.child(value)) == str(position.throw(value))
            position = position.throw(action)
        else:
            moves = position.legal_moves()
            assert [state.action_to_string(action) for action in state.legal_actions()] == [str(move) for move in moves]
            assert state.current_player() == ["spools", "cones"].index(position.side)
            for action, move in zip(state.legal_actions(), moves, strict=True):
                assert str(state.child(action)) == str(position.play(move))
            index = int(chance.integers(len(moves)))
            action, position = state.legal_actions()[index], position.play(moves[index])
        state.apply_action(action)
    assert position.is_over
    assert state.returns() == ([1, -1] if position.winner == "spools" else [-1, 1])


@pytest.mark.parametrize("name", RuleSheet.NAMES)
def test_the_playthroughs_have_not_changed(name: str) -> None:
    """Compare a whole game with that of the file; `SENET_WRITE_PLAYTHROUGHS=1` writes the files."""
    game, path = f"python_senet(sheet={name})", PLAYTHROUGHS / f"python_senet_{name}.txt"
    actual = generate_playthrough.playthrough(game, action_sequence=None, seed=1, alsologtostdout=False)
    if os.environ.get("SENET_WRITE_PLAYTHROUGHS"):
        path.write_text(f"{actual.strip()}\n", encoding="utf-8")
    assert actual.strip() == path.read_text(encoding="utf-8").strip()


def test_a_game_is_cut_off_as_a_draw() -> None:
    state = pyspiel.load_game("python_senet(max_plies=3)").new_initial_state()
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    assert state.returns() == [0, 0]


@pytest.mark.parametrize("name", RuleSheet.NAMES)
def test_value_iteration_finds_the_exact_values(name: str) -> None:
    text = "10/10/4s3c1 s - 1"
    sheet = RuleSheet(name)
    game = pyspiel.load_game("python_senet", {"sheet": name, "position": text, "max_plies": 1_000_000})
    limit = sys.getrecursionlimit()
    sys.setrecursionlimit(1_000_000)
    try:
        values = value_iteration.value_iteration(game, depth_limit=-1, threshold=1e-9, cyclic_game=True)
    finally:
        sys.setrecursionlimit(limit)
    evaluation = Evaluation(sheet)
    compared = 0
    for state, value in values.items():
        position = Position(sheet, state)
        exact = evaluation.exact(position)
        assert exact is not None and exact.error is not None
        spools = exact.chance if position.side == "spools" else 1 - exact.chance
        assert (value + 1) / 2 == pytest.approx(spools, abs=exact.error + 1e-6), state
        compared += 1
    assert compared > 100
