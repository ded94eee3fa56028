from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env

from saloon.bots import BadBot, Bot
from saloon.bots.match import play_match
from saloon.kernel import BadOptions, Game, Sight, find_game, games
from saloon.lab.adapters.gymnasium import SaloonEnv
from tests.lab.adapters.coins import COINS

EVERY_GAME = [*games().values(), COINS]


@pytest.fixture(params=EVERY_GAME, ids=lambda game: game.id)
def game(request: pytest.FixtureRequest) -> Game:
    found: Game = request.param
    return found


def play(env: SaloonEnv, seed: int | None, choose: Any) -> tuple[list[bytes], float, dict[str, Any]]:
    """Play a match; gives what the learner saw, its reward and the last info."""
    observation, info = env.reset(seed=seed)
    seen = [observation["observation"].tobytes()]
    over = False
    reward = 0.0
    while not over:
        assert reward == 0.0
        observation, reward, over, truncated, info = env.step(choose(observation["action_mask"]))
        assert not truncated
        seen.append(observation["observation"].tobytes())
    return seen, reward, info


def first(mask: np.ndarray[Any, Any]) -> int:
    return int(mask.argmax())


class TestTheirOwnTests:
    def test_check_env(self, capsys: pytest.CaptureFixture[str]) -> None:
        for game in games().values():
            check_env(gymnasium.make(f"saloon/{game.id}-v{game.rules_version}").unwrapped)
            assert f"{game.id}, seat 0" in capsys.readouterr().out  # it tries all render modes

    def test_check_env_at_any_seat_of_any_number(self) -> None:
        for seats in COINS.seats:
            check_env(SaloonEnv(COINS, seats=seats, seat=None), skip_render_check=True)

    def test_vector_environments(self) -> None:
        envs = gymnasium.make_vec("saloon/duel-v1", num_envs=3)
        observation, _ = envs.reset(seed=1)
        assert observation["observation"].shape == (3, find_game("duel").features)
        assert len({row.tobytes() for row in observation["observation"]}) == 3
        envs.close()


class TestMatch:
    def test_mask_is_the_engines_legal_moves_on_every_step(self, game: Game) -> None:
        env = SaloonEnv(game, seat=None)
        rng = np.random.default_rng(0)
        for seed in range(5):
            observation, info = env.reset(seed=seed)
            over = False
            while not over:
                assert env.match is not None
                legal = env.match.state.choices(info["seat"])
                assert np.flatnonzero(observation["action_mask"]).tolist() == legal
                assert info["action_mask"].tolist() == observation["action_mask"].tolist()
                assert observation["observation"].tobytes() == env.match.state.features(info["seat"])
                observation, _, over, _, info = env.step(rng.choice(legal))
            assert not observation["action_mask"].any()

    def test_reward_is_the_outcomes_return(self, game: Game) -> None:
        for seat in range(2):
            env = SaloonEnv(game, seat=seat)
            for seed in range(5):
                _, reward, info = play(env, seed, first)
                assert env.match is not None
                outcome = env.match.outcome
                assert outcome is not None
                assert reward == outcome.returns()[seat]
                assert info["rank"] == outcome.ranks[seat]
                assert info["reason"] == outcome.reason

    def test_opponent_plays_as_in_a_match_between_bots(self) -> None:
        duel = find_game("duel")
        record = play_match(duel, duel.Options(), ["random", "random"], seed=33)
        mine = iter([duel.moves.parse(moved.move) for moved in record.moves if moved.seat == 1])
        env = SaloonEnv("duel", opponent="random", seat=1)
        _, reward, _ = play(env, 33, lambda _mask: next(mine))
        assert next(mine, None) is None
        assert record.result is not None
        assert reward == (1.0 if record.result.scores[1] else -1.0)

    def test_a_match_that_ends_without_the_learner_is_left_aside(self) -> None:
        env = SaloonEnv(COINS, options={"hasty": True})
        seeds = []
        for seed in range(30):
            observation, _ = env.reset(seed=seed)
            assert observation["action_mask"].all()
            assert env.match is not None
            seeds.append(env.match.seed)
        left_aside = sum(played != asked for asked, played in enumerate(seeds))
        assert 1 <= left_aside <= 15  # one in four


class TestSeed:
    def test_a_seed_settles_chance_opponent_and_seat(self) -> None:
        env, other = SaloonEnv("duel", seat=None), SaloonEnv("duel", seat=None)
        matches = [play(env, 7 if turn == 0 else None, first) for turn in range(4)]
        again = [play(other, 7 if turn == 0 else None, first) for turn in range(4)]
        assert [seen for seen, _, _ in matches] == [seen for seen, _, _ in again]
        assert len({tuple(seen) for seen, _, _ in matches}) == 4

    def test_a_learner_without_a_fixed_seat_changes_seats(self) -> None:
        env = SaloonEnv(COINS, seat=None, seats=3)
        begun = env.reset(seed=1)[1]["seat"]
        assert [env.reset()[1]["seat"] for _ in range(3)] == [(begun + turn) % 3 for turn in (1, 2, 3)]
        assert {env.reset(seed=seed)[1]["seat"] for seed in range(30)} == {0, 1, 2}


class TestWrongUse:
    def test_an_illegal_move_is_a_loss_that_names_the_rule(self) -> None:
        env = SaloonEnv("duel")
        env.reset(seed=1)
        observation, reward, terminated, truncated, info = env.step(env.game.moves.parse("end"))
        assert (reward, terminated, truncated) == (-1.0, True, False)
        assert info["refused"] == "TG-6"
        assert not observation["action_mask"].any()
        with pytest.raises(ResetNeeded, match="call reset"):
            env.step(0)

    def test_no_move_at_all_is_a_loss_too(self) -> None:
        env = SaloonEnv("duel")
        env.reset(seed=1)
        assert env.step(5000)[4]["refused"] == "no such move"

    def test_an_opponent_may_be_a_class_that_sees_what_a_learner_sees(self) -> None:
        seen: list[tuple[bytes, int]] = []

        class Student(Bot):
            def choose(self, sight: Sight) -> int:
                seen.append((sight.features, sight.seat))
                return sight.legal[0]

        env = gymnasium.make("saloon/duel-v1", opponent=Student)
        observation, _ = env.reset(seed=1)
        while not seen:
            observation, *_ = env.step(int(observation["action_mask"].nonzero()[0][0]))
        assert {seat for _, seat in seen} == {1}
        assert {len(features) for features, _ in seen} == {find_game("duel").features}

    def test_wrong_terms_are_refused(self) -> None:
        with pytest.raises(BadBot, match="there is no bot 'grandmother'"):
            SaloonEnv("duel", opponent="grandmother")
        with pytest.raises(BadOptions, match="there is no option 'speed'"):
            SaloonEnv("duel", options={"speed": 1})
        with pytest.raises(ValueError, match="there is no seat 2; the seats are 0 to 1"):
            SaloonEnv("duel", seat=2)
        with pytest.raises(ValueError, match="there is no render mode 'rgb_array'"):
            SaloonEnv("duel", render_mode="rgb_array")

    def test_nothing_to_do_before_reset(self) -> None:
        env = SaloonEnv("duel", render_mode="ansi")
        with pytest.raises(ResetNeeded):
            env.step(0)
        with pytest.raises(ResetNeeded):
            env.render()
