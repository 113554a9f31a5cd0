"""PettingZoo's and Gymnasium's own tests, and what they do not ask."""

import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    performance_benchmark,
    render_test,
    seed_test,
)

import senet.gymnasium
import senet.parallel
import senet.pettingzoo
from senet import Position, RuleSheet

SHEETS = RuleSheet.every()


@pytest.mark.parametrize("sheet", SHEETS, ids=str)
def test_pettingzoo_accepts_the_environment(sheet: RuleSheet) -> None:
    api_test(senet.pettingzoo.env(sheet=sheet, mask_in_info=True), num_cycles=500)


# The test has a list of PettingZoo's own games whose observations are dictionaries with an action mask. It gives these
# warnings for all other environments with dictionaries.
@pytest.mark.parametrize("sheet", SHEETS, ids=str)
def test_pettingzoo_warns_of_dictionaries_alone(sheet: RuleSheet) -> None:
    with warnings.catch_warnings(record=True) as given:
        warnings.simplefilter("always")
        api_test(senet.pettingzoo.env(sheet=sheet), num_cycles=500)
    assert {str(warning.message) for warning in given} == {
        "Observation is not a NumPy array",
        "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
    }


@pytest.mark.parametrize("mask_in_info", [False, True])
def test_pettingzoo_accepts_seeds(mask_in_info: bool) -> None:
    seed_test(lambda: senet.pettingzoo.env(sheet="uninerd", mask_in_info=mask_in_info))


def test_pettingzoo_measures_the_speed(capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(senet.pettingzoo.env())
    assert "turns per second" in capsys.readouterr().out


def test_pettingzoo_accepts_pictures(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(senet.pettingzoo.env)
    assert capsys.readouterr().out.count("▲") > 5


@pytest.mark.parametrize("sheet", SHEETS, ids=str)
def test_agents_act_by_the_rules(sheet: RuleSheet) -> None:
    environment = senet.pettingzoo.env(sheet=sheet)
    environment.reset(seed=11)
    chance = np.random.default_rng(11)
    base = environment.unwrapped
    for agent in environment.agent_iter():
        observation, _, over, cut_off, _ = environment.last()
        if over or cut_off:
            environment.step(None)
            continue
        position = base.position
        assert agent == ("player_0" if position.side == "spools" else "player_1")
        assert np.flatnonzero(observation["action_mask"]).tolist() == position.legal_actions()
        other = "player_1" if agent == "player_0" else "player_0"
        assert not base.observe(other)["action_mask"].any()
        action = chance.choice(position.legal_actions())
        environment.step(action)
        after = position.play(position.move_of(int(action)))
        now = base.position
        assert now == (after.throw(now.distance) if after.awaits_throw else after)
    assert base.position.is_over


def test_a_mask_in_the_info_is_that_of_the_dictionary() -> None:
    one, other = senet.pettingzoo.env(sheet="dutch"), senet.pettingzoo.env(sheet="dutch", mask_in_info=True)
    one.reset(seed=4)
    other.reset(seed=4)
    for agent in one.agent_iter():
        for player in one.agents:
            seen = one.observe(player)
            assert np.array_equal(seen["observation"], other.observe(player))
            assert np.array_equal(seen["action_mask"], other.infos[player]["action_mask"])
        observation, *result, info = one.last()
        assert agent == other.agent_selection and result == list(other.last()[1:4]) and info == {}
        legal = np.flatnonzero(observation["action_mask"])
        for environment in (one, other):
            environment.step(int(legal[-1]) if legal.size else None)
    assert one.unwrapped.position.is_over and not other.agents


def test_rewards_of_the_end() -> None:
    start = Position("carpignano", "s9/10/9c c - 1")
    environment = senet.pettingzoo.env(start=start)
    environment.reset(seed=1)
    environment.step(30)
    assert environment.rewards == {"player_0": -1, "player_1": 1}
    assert all(environment.terminations.values())


@pytest.mark.parametrize("mask_in_info", [False, True])
def test_an_illegal_action_loses(caplog: pytest.LogCaptureFixture, mask_in_info: bool) -> None:
    environment = senet.pettingzoo.env(mask_in_info=mask_in_info)
    environment.reset(seed=1)
    environment.step(11)
    assert "Illegal move" in caplog.text
    assert environment.terminations == {"player_0": True, "player_1": True}
    assert environment.rewards["player_0"] == -1
    raw = senet.pettingzoo.raw_env()
    raw.reset(seed=1)
    with pytest.raises(ValueError, match="action 11 is not legal"):
        raw.step(11)


def test_games_are_cut_off() -> None:
    environment = senet.pettingzoo.env(max_cycles=10)
    environment.reset(seed=2)
    actions = 0
    for _ in environment.agent_iter():
        observation, reward, over, cut_off, _ = environment.last()
        if over or cut_off:
            assert cut_off and not over and reward == 0
            environment.step(None)
            continue
        environment.step(int(np.flatnonzero(observation["action_mask"])[0]))
        actions += 1
    assert actions == 10


@pytest.mark.parametrize("sheet", SHEETS, ids=str)
def test_pettingzoo_accepts_the_parallel_environment(sheet: RuleSheet) -> None:
    parallel_api_test(senet.parallel.parallel_env(sheet=sheet), num_cycles=500)


def test_pettingzoo_accepts_seeds_and_cycles_of_the_parallel_environment() -> None:
    parallel_seed_test(senet.parallel.parallel_env)
    max_cycles_test(senet.parallel)


def test_agents_of_the_parallel_environment_act_by_turns() -> None:
    environment, turns = senet.parallel.parallel_env("dutch"), senet.pettingzoo.raw_env("dutch")
    observations, _ = environment.reset(seed=5)
    turns.reset(seed=5)
    chance = np.random.default_rng(5)
    replaced = 0
    while environment.agents:
        to_act, waits = sorted(environment.agents, key=lambda agent: agent != turns.agent_selection)
        assert np.flatnonzero(observations[to_act]["action_mask"]).tolist() == turns.position.legal_actions()
        assert np.flatnonzero(observations[waits]["action_mask"]).tolist() == [0]
        legal = turns.position.legal_actions()
        # Now and then an action that is not legal, for which the lowest legal one is played.
        illegal = next(action for action in range(32) if action not in legal)
        action = illegal if chance.random() < 0.1 else int(chance.choice(legal))
        replaced += action == illegal
        observations, rewards, over, _, _ = environment.step({to_act: action, waits: int(chance.integers(32))})
        turns.step(action if action in legal else legal[0])
        assert environment.position == turns.position
        assert rewards == turns.rewards and over == turns.terminations
    assert replaced > 0 and sorted(rewards.values()) == [-1, 1] and all(over.values())


@pytest.mark.parametrize("sheet", SHEETS, ids=str)
def test_gymnasium_accepts_the_environment(sheet: RuleSheet) -> None:
    check_env(gymnasium.make("senet/Senet-v0", sheet=sheet).unwrapped)
    check_env(gymnasium.make("senet/Senet-v0", sheet=sheet, render_mode="ansi", side="cones").unwrapped)


def test_an_agent_plays_against_a_level() -> None:
    environment = senet.gymnasium.SenetEnv("dutch", opponent="novice")
    sides, results = set(), []
    for seed in range(30):
        observation, _ = environment.reset(seed=seed)
        sides.add(environment.side)
        reward, over = 0.0, False
        while not over:
            assert environment.position.side == environment.side and reward == 0
            action = int(np.flatnonzero(observation["action_mask"])[-1])
            observation, reward, over, _, info = environment.step(action)
            assert info == {}
        assert reward == (1 if environment.position.winner == environment.side else -1)
        assert not observation["action_mask"].any()
        results.append(reward)
    assert sides == {"cones", "spools"}
    assert set(results) == {1.0, -1.0}


def test_an_illegal_action_loses_against_a_level() -> None:
    environment = senet.gymnasium.SenetEnv(side="spools")
    environment.reset(seed=3)
    _, reward, over, cut_off, info = environment.step(11)
    assert (reward, over, cut_off) == (-1.0, True, False)
    assert "action 11" in info["refused"]
