"""The examples run, and do what they promise."""

import importlib.util
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import nbformat
import numpy as np
import pytest
from nbclient import NotebookClient

from senet import ComputerPlayer, Position, RuleSheet

EXAMPLES = Path(__file__).parents[1] / "examples"


def example(name: str) -> ModuleType:
    """Return the program of this name as a module."""
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_trained_agent_loses_less_than_a_random_one() -> None:
    train, sheet = example("train"), RuleSheet("dutch")
    untrained = train.train(sheet, plies=0, seed=1)
    trained = train.train(sheet, plies=500_000, seed=1)
    before = train.regrets(sheet, untrained, positions=500, seed=2)
    after = train.regrets(sheet, trained, positions=500, seed=2)
    assert before["skilled"] == after["skilled"] < after["novice"] < after["random"]
    assert after["network"] < 0.7 * min(before["network"], after["random"])


def test_endgames_are_drawn_from_all_positions() -> None:
    train = example("train")
    chance = np.random.default_rng(1)
    endgames = [train.random_endgame(RuleSheet("dutch"), chance) for _ in range(300)]
    assert {endgame.side for endgame in endgames} == {"cones", "spools"}
    assert all(len(endgame.pieces("cones")) == len(endgame.pieces("spools")) == 2 for endgame in endgames)
    assert len({house for endgame in endgames for house in endgame.pieces("cones")}) == 29


def test_a_better_level_shuts_novice_in_more_often() -> None:
    blockades, sheet = example("blockades"), RuleSheet("carpignano")
    casual, skilled = (blockades.measure(sheet, level, games=60, seed=3) for level in ("casual", "skilled"))
    for measured in (casual, skilled):
        assert measured.games / 2 < measured.wins < measured.games
        assert measured.throws <= measured.level.all + measured.novice.all
        assert 0 < measured.expected < measured.seen
    assert skilled.novice.facing / skilled.novice.all > 1.5 * casual.novice.facing / casual.novice.all


def test_functions_and_programs_are_scored_by_the_benchmark(tmp_path: Path) -> None:
    lines = [
        "from senet import ComputerPlayer, Position, RuleSheet",
        "def choose(rules, options, position):",
        "    return ComputerPlayer('casual').choose(Position(RuleSheet(rules, options), position))",
    ]
    (tmp_path / "mine.py").write_text("\n".join(lines))
    # The same function as a program.
    lines = [
        "import json, sys",
        "from mine import choose",
        "for line in sys.stdin:",
        "    asked = [(one['id'], one['params']) for one in json.loads(line)]",
        "    moves = [(id, str(choose(of['rules'], of['options'], of['position']))) for id, of in asked]",
        "    print(json.dumps([{'id': id, 'result': {'move': move}} for id, move in moves]), flush=True)",
    ]
    (tmp_path / "program.py").write_text("\n".join(lines))
    docs = EXAMPLES.parents[1] / "docs"
    command = [sys.executable, str(docs / "benchmark.py"), str(docs / "benchmark.txt")]
    loss = r"(\d\.\d{3} ± \d\.\d{3})"
    of_casual = next(line for line in (docs / "benchmark.md").read_text().splitlines() if "`casual` " in line)
    for player in (["--python", "mine:choose"], ["--player", "casual", "--", sys.executable, "program.py"]):
        ran = subprocess.run([*command, *player], cwd=tmp_path, capture_output=True, text=True, check=True)
        losses = re.findall(loss, ran.stdout)
        assert len(losses) == 5
        assert losses == re.findall(loss, of_casual)


def test_a_player_of_match_points_plays_otherwise() -> None:
    position = Position("dutch", "1c8/s5ccs1/4s3s1 c - 1")
    assert str(ComputerPlayer("expert+points")) == "expert+points"
    assert ComputerPlayer("expert+points") != ComputerPlayer("expert")
    assert ComputerPlayer("expert+points").choose(position) in position.legal_moves()


@pytest.mark.skipif(sys.platform == "win32", reason="the kernel of notebooks needs another event loop there")
@pytest.mark.filterwarnings("default")
def test_the_notebook_shows_what_it_has_stored() -> None:
    notebook = nbformat.read(EXAMPLES / "tour.ipynb", as_version=4)  # type: ignore[no-untyped-call]
    stored = [cell.get("outputs", []) for cell in notebook.cells]
    NotebookClient(notebook, timeout=60).execute()
    assert [_contents(outputs) for outputs in stored] == [_contents(cell.get("outputs", [])) for cell in notebook.cells]


def _contents(outputs: list[dict[str, object]]) -> list[object]:
    """Return what the outputs of a cell show. What it prints may come in one part or several."""
    printed = "".join(str(output.get("text", "")) for output in outputs)
    return [printed, *(output["data"] for output in outputs if "data" in output)]
