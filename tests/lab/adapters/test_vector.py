from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv

from saloon.kernel import games
from saloon.lab.adapters.gymnasium import SaloonEnv
from saloon.lab.adapters.vector import SaloonVectorEnv

NAMES = [(game.id, game.rules_version) for game in games().values()]


def draw(rng: np.random.Generator, mask: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    return np.array([rng.choice(np.flatnonzero(marks)) for marks in mask])


def same(one: Any, other: Any) -> None:
    """Equal arrays, however deep in dictionaries."""
    if isinstance(one, dict):
        assert one.keys() == other.keys()
        for key in one:
            same(one[key], other[key])
    elif one is None or isinstance(one, str):
        assert one == other
    elif one.dtype == object:
        for mine, theirs in zip(one, other, strict=True):
            same(mine, theirs)
    else:
        assert np.array_equal(one, other)


@pytest.mark.parametrize(("name", "version"), NAMES)
def test_equals_the_single_environments_side_by_side(name: str, version: int) -> None:
    ours = gymnasium.make_vec(f"saloon/{name}-v{version}", 3, opponent="random", seat=None)
    assert isinstance(ours.unwrapped, SaloonVectorEnv)
    single = [lambda: SaloonEnv(name, opponent="random", seat=None)] * 3
    theirs = SyncVectorEnv(single, autoreset_mode=AutoresetMode.SAME_STEP)
    assert ours.observation_space == theirs.observation_space
    assert ours.single_action_space == theirs.single_action_space
    (seen, info), (expected, their_info) = ours.reset(seed=4), theirs.reset(seed=4)
    rng = np.random.default_rng(1)
    over = 0
    for _ in range(400 if name != "joe" else 60):
        same(seen, expected)
        assert info["seat"].tolist() == their_info["seat"].tolist()
        actions = draw(rng, seen["action_mask"])
        seen, reward, ended, cut, info = ours.step(actions)
        expected, their_reward, their_ended, their_cut, their_info = theirs.step(actions)
        assert np.allclose(reward, their_reward)
        assert ended.tolist() == their_ended.tolist()
        assert cut.tolist() == their_cut.tolist()
        if ended.any():
            over += 1
            assert info["_final_obs"].tolist() == ended.tolist()
            same(info["final_obs"], their_info["final_obs"])
            for key in ("seat", "score", "rank", "reason", "rule"):
                same(info["final_info"][key], their_info["final_info"][key])
    assert over or name == "joe"
    ours.close()
    theirs.close()


def test_an_illegal_action_loses_its_match_alone() -> None:
    envs = SaloonVectorEnv("duel", 2)
    seen, _ = envs.reset(seed=1)
    legal = draw(np.random.default_rng(1), seen["action_mask"])
    _, reward, ended, _, info = envs.step(np.array([legal[0], 232]))
    assert (reward.tolist(), ended.tolist()) == ([0.0, -1.0], [False, True])
    assert info["final_info"]["refused"].tolist() == [None, "illegal"]
    assert info["final_obs"][0] is None


@pytest.mark.parametrize("copy", [True, False])
def test_observations_are_copies_unless_asked_otherwise(copy: bool) -> None:
    envs = SaloonVectorEnv("duel", 2, copy=copy)
    first, _ = envs.reset(seed=1)
    before = first["observation"].copy()
    envs.step(draw(np.random.default_rng(1), first["action_mask"]))
    assert np.array_equal(first["observation"], before) == copy
