"""Batches, against the same games played one by one."""

import os
import subprocess
import sys
import threading

import numpy as np
import pytest

from senet import ACTIONS, OBSERVATION_LENGTH, Batch, IllegalAction, Position, RuleSheet

SHEETS = RuleSheet.every()


@pytest.mark.parametrize("sheet", SHEETS, ids=str)
def test_a_batch_plays_as_positions_do(sheet: RuleSheet) -> None:
    batch = Batch(sheet, 64, seed=1)
    chance = np.random.default_rng(2)
    finished = 0
    for _ in range(200):
        before = [batch[index] for index in range(len(batch))]
        actions = batch.random_actions()
        throws = chance.choice(list(sheet.throws), size=64).astype(np.uint8)
        winners = batch.step(actions, throws)
        for index, position in enumerate(before):
            move = position.move_of(int(actions[index]))
            assert move is not None
            after = position.play(move)
            assert winners[index] == (-1 if after.winner is None else ["cones", "spools"].index(after.winner))
            if after.is_over:
                after, finished = sheet.starts()[0], finished + 1
            if after.awaits_throw:
                after = after.throw(int(throws[index]))
            assert batch[index] == after
    assert finished > 5


@pytest.mark.parametrize("sheet", SHEETS, ids=str)
def test_the_arrays_describe_the_positions(sheet: RuleSheet) -> None:
    batch = Batch(sheet, 50, seed=3)
    batch.play_random(100)
    masks, boards, sides, distances = batch.masks(), batch.boards(), batch.sides(), batch.distances()
    action_masks, observations = batch.action_masks(), batch.observations()
    assert action_masks.shape == (50, ACTIONS) and observations.shape == (50, OBSERVATION_LENGTH)
    for index in range(len(batch)):
        position = batch[index]
        assert np.flatnonzero(action_masks[index]).tolist() == position.legal_actions()
        assert masks[index] == sum(1 << action for action in position.legal_actions())
        assert ["cones", "spools"][sides[index]] == position.side
        assert distances[index] == (position.distance or 0)
        assert boards[index, 0] == sum(1 << house for house in position.pieces("cones"))
        assert boards[index, 1] == sum(1 << house for house in position.pieces("spools"))
        assert np.array_equal(observations[index], position.observation())


def test_the_numbers_of_an_observation() -> None:
    position = Position("dutch", "10/c9/5s4 c - +2/6")
    cones, spools = position.observation("cones"), position.observation("spools")
    assert np.flatnonzero(cones).tolist() == [10, 30 + 25, 60 + 1, 66 + 5, 72]
    assert np.flatnonzero(spools).tolist() == [25, 30 + 10, 60 + 1, 66 + 5, 74]
    start = Position("carpignano", "cscscscscs/10/10 s s10c9 1").observation()
    assert np.flatnonzero(start[60:]).tolist() == [0, 12, 14, 15]


def test_different_positions_look_different() -> None:
    seen: dict[bytes, Position] = {}
    for sheet in ("dutch", "uninerd"):
        batch = Batch(sheet, 2000, seed=4)
        seen.clear()
        for _ in range(60):
            batch.step(batch.random_actions())
            rows = batch.observations()
            for index in range(0, len(batch), 50):
                position = batch[index]
                assert seen.setdefault(rows[index].tobytes(), position) == position
        assert len(seen) > 1000


def test_an_illegal_action_changes_no_game() -> None:
    batch = Batch("french", 8, seed=5)
    before = [batch[index] for index in range(8)]
    actions = batch.random_actions()
    actions[6] = 30
    with pytest.raises(IllegalAction) as error:
        batch.step(actions)
    assert (error.value.index, error.value.action) == (6, 30)
    assert [batch[index] for index in range(8)] == before
    for wrong in (-1, 32, 64, 256 + 10):
        with pytest.raises(IllegalAction):
            batch.step(np.full(8, wrong, dtype=np.int64))


def test_wrong_arrays_are_refused() -> None:
    batch = Batch("french", 8)
    with pytest.raises(ValueError, match="7 actions for 8 games"):
        batch.step(np.full(7, 10, dtype=np.int64))
    with pytest.raises(ValueError, match="cannot throw"):
        batch.step(np.full(8, 10, dtype=np.int64), np.full(8, 5, dtype=np.uint8))
    with pytest.raises(ValueError, match="7 throws"):
        batch.step(np.full(8, 10, dtype=np.int64), np.full(7, 1, dtype=np.uint8))
    with pytest.raises(TypeError):
        batch.step(np.full(8, 10.0))
    with pytest.raises(IndexError):
        batch[8]
    with pytest.raises(MemoryError, match="1152921504606846976 games"):
        Batch("french", 1 << 60)
    with pytest.raises(ValueError, match="cannot go on"):
        batch[0] = Position("french", "10/10/9s c - #")
    with pytest.raises(ValueError, match="cannot begin"):
        Batch("french", 8, start=Position("dutch", "s9/10/9c s - ?"))


def test_games_can_be_set_and_begin_where_they_are_told() -> None:
    start = Position("french", "s9/10/9c s - ?")
    batch = Batch("french", 4, seed=6, start=start)
    assert batch.start == start
    assert all(batch[index].pieces("spools") == [1] for index in range(4))
    batch[-1] = Position("french", "2s7/10/9c c - 1")
    assert batch[3] == Position("french", "2s7/10/9c c - 1")
    # The cone on 30 leaves by any throw, and the game begins anew.
    winners = batch.step(np.array([batch[index].legal_actions()[0] for index in range(4)], dtype=np.int8))
    assert winners[3] == 0
    assert batch[3].pieces("spools") == [1]


def test_a_seed_gives_the_same_games_on_any_number_of_threads() -> None:
    program = (
        "from senet import Batch; import hashlib\n"
        "batch = Batch('dutch', 5000, seed=7)\n"
        "wins = batch.play_random(300)\n"
        "for _ in range(20): batch.step(batch.random_actions())\n"
        "print(wins, hashlib.sha256(batch.observations().tobytes()).hexdigest())\n"
    )

    def printed(threads: str, seed: str = "7") -> str:
        environment = {**os.environ, "RAYON_NUM_THREADS": threads}
        code = program.replace("seed=7", f"seed={seed}")
        run = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, check=True, text=True)
        return run.stdout

    assert printed("1") == printed("3")
    assert printed("1") != printed("1", seed="8")


def test_random_games_are_won_by_both_sides() -> None:
    batch = Batch("carpignano", 1000, seed=8)
    cones, spools = batch.play_random(1000)
    assert cones + spools > 4000
    assert 0.4 < cones / (cones + spools) < 0.6


def test_throws_are_drawn_with_their_chances() -> None:
    sheet = RuleSheet("uninerd")
    batch = Batch(sheet, 60_000, seed=9)
    batch.play_random(40)
    batch.step(batch.random_actions())
    distances = batch.distances()
    # A throw that moves nothing passes the turn, so that all six values stand on boards with about the same share.
    shares = np.bincount(distances, minlength=7)[1:] / np.count_nonzero(distances)
    assert np.abs(shares - 1 / 6).max() < 0.01


def test_other_threads_run_while_a_batch_plays() -> None:
    batch = Batch("carpignano", 20_000, seed=10)
    ticks, done = 0, threading.Event()

    def play() -> None:
        batch.play_random(300)
        done.set()

    thread = threading.Thread(target=play)
    thread.start()
    while not done.is_set():
        ticks += 1
    thread.join()
    assert ticks > 100
