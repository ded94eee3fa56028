from __future__ import annotations

import pickle
import warnings
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from pettingzoo import make
from pettingzoo.utils import wrappers

from saloon.bots.match import play_match
from saloon.kernel import NATURE, BadOptions, Game, Refused, UnknownGame, find_game, games
from saloon.lab.adapters.pettingzoo import MatchEnv, OrderEnforcing, saloon_env
from tests.lab.adapters.coins import COINS, LEFT, RIGHT

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)  # PettingZoo's tests use old names of PettingZoo
    from pettingzoo.test import api_test, render_test, seed_test
    from pettingzoo.test.state_test import test_state as state_test

EVERY_GAME = [*games().values(), COINS]

# PettingZoo expects dictionaries only of environments that it knows by name, and empty masks of none.
dictionaries = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    "ignore:Action mask numpy array is all zeros",
)


@pytest.fixture(params=EVERY_GAME, ids=lambda game: game.id)
def game(request: pytest.FixtureRequest) -> Game:
    found: Game = request.param
    return found


def random_steps(env: Any, seed: int) -> Iterator[tuple[str, Any, float, bool]]:
    """Reset with the seed, then play random legal moves; gives what each agent is given before it steps."""
    rng = np.random.default_rng(seed)
    env.reset(seed=seed)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, _ = env.last()
        yield agent, observation, reward, termination
        over = termination or truncation
        env.step(None if over else int(rng.choice(np.flatnonzero(observation["action_mask"]))))


class TestTheirOwnTests:
    @dictionaries
    @pytest.mark.parametrize("make", [MatchEnv, saloon_env])
    def test_api(self, game: Game, make: Any) -> None:
        for seats in game.seats:
            api_test(make(game, seats=seats), num_cycles=300)

    def test_seed(self, game: Game) -> None:
        seed_test(lambda: saloon_env(game), num_cycles=300)

    def test_render(self, game: Game, capsys: pytest.CaptureFixture[str]) -> None:
        render_test(lambda render_mode: saloon_env(game, render_mode=render_mode))
        assert f"{game.id}, seat 0" in capsys.readouterr().out

    def test_state(self, game: Game) -> None:
        env = saloon_env(game)
        env.reset(seed=1)
        state_test(env, num_cycles=100)


class TestObservation:
    def test_mask_is_the_engines_legal_moves_on_every_step(self, game: Game) -> None:
        env: Any = saloon_env(game)
        for seed in range(5):
            for agent, observation, _, _ in random_steps(env, seed):
                state = env.unwrapped.match.state
                for other in env.agents:
                    seat = env.possible_agents.index(other)
                    mask = env.observe(other)["action_mask"]
                    expected = state.choices(seat) if other == agent else []
                    assert np.flatnonzero(mask).tolist() == expected
                    assert env.observe(other)["observation"].tobytes() == state.features(seat)
                assert observation in env.observation_space(agent)

    def test_arrays_are_the_learners_own(self) -> None:
        env = MatchEnv("duel")
        env.reset(seed=4)
        before = env.observe(env.agent_selection)
        for array in before.values():
            array[:] = 0
        after = env.observe(env.agent_selection)
        assert after["action_mask"].any()
        assert after["observation"].any()

    def test_a_hidden_choice_stays_hidden_from_those_who_are_asked_later(self) -> None:
        seen = []
        for choice in (LEFT, RIGHT):
            env = MatchEnv(COINS, seats=3)
            env.reset(seed=1)
            assert env.agent_selection == "seat_0"
            env.step(choice)
            assert env.agent_selection == "seat_1"
            seen.append(
                (env.observe("seat_1")["observation"].tobytes(), env.observe("seat_2")["observation"].tobytes())
            )
        assert seen[0] == seen[1]


class TestResult:
    def test_rewards_are_the_outcomes_returns(self, game: Game) -> None:
        for seats in game.seats:
            env = saloon_env(game, seats=seats)
            for seed in range(5):
                last = {agent: reward for agent, _, reward, over in random_steps(env, seed) if over}
                outcome = env.unwrapped.match.outcome
                assert outcome is not None
                assert list(last.values()) == list(outcome.returns())
                assert list(last) == env.possible_agents
                assert not env.agents

    def test_info_says_how_it_ended(self) -> None:
        env = saloon_env("duel")
        for agent, _, reward, over in random_steps(env, 3):
            if over:
                info = env.infos[agent]
                assert info["rank"] == (1 if reward > 0 else 2)
                assert (info["reason"], info["rule"]) in {("stuck", "TG-19"), ("emptied", "TG-18")}

    def test_a_match_that_nature_ends_at_once_is_over_for_everybody(self) -> None:
        env = saloon_env(COINS, {"hasty": True})
        ended = 0
        for seed in range(30):
            given = list(random_steps(env, seed))
            ended += len(given) == 2
            assert sum(reward for _, _, reward, _ in given) == 0
        assert 1 <= ended <= 15  # one in four


class TestSeed:
    @staticmethod
    def opening(env: Any, seed: int | None) -> bytes:
        env.reset(seed=seed)
        return bytes(env.state().tobytes())

    def test_a_reset_without_seed_goes_on_from_the_last_one(self) -> None:
        env = saloon_env("duel")
        first = [self.opening(env, 7), self.opening(env, None), self.opening(env, None)]
        again = [self.opening(env, 7), self.opening(env, None), self.opening(env, None)]
        assert first == again
        assert len(set(first)) == 3

    def test_neighbouring_seeds_share_no_matches(self) -> None:
        env = saloon_env("duel")
        matches = [self.opening(env, seed if turn == 0 else None) for seed in (7, 8, 9) for turn in range(4)]
        assert len(set(matches)) == 12

    def test_without_any_seed_matches_differ(self) -> None:
        assert self.opening(saloon_env("duel"), None) != self.opening(saloon_env("duel"), None)

    def test_luck_is_that_of_a_match_between_bots(self) -> None:
        duel = find_game("duel")
        record = play_match(duel, duel.Options(), ["random", "random"], seed=21)
        env = MatchEnv("duel")
        env.reset(seed=21)
        for moved in record.moves:
            if moved.seat != NATURE:
                assert env.agent_selection == f"seat_{moved.seat}"
                env.step(duel.moves.parse(moved.move))
        assert record.result is not None
        outcome = env.match.outcome
        assert outcome is not None
        assert outcome.scores == record.result.scores

    def test_a_pickled_environment_plays_the_same(self) -> None:
        env = MatchEnv("duel", {"highest": 20}, render_mode="ansi")
        copy = pickle.loads(pickle.dumps(env))
        assert self.opening(copy, 5) == self.opening(env, 5)
        assert copy.render() == env.render()


class TestWrongActions:
    def test_bare_environment_refuses_and_nothing_changes(self) -> None:
        env = MatchEnv("duel")
        env.reset(seed=2)
        before = env.state().tobytes()
        end = env.game.moves.parse("end")
        with pytest.raises(Refused, match="TG-6"):
            env.step(end)
        with pytest.raises(ValueError, match="999 is no move: the moves are 0 to 232"):
            env.step(999)
        with pytest.raises(TypeError):
            env.step(None)
        assert env.state().tobytes() == before

    def test_wrapped_environment_ends_the_match_with_a_loss(self, caplog: pytest.LogCaptureFixture) -> None:
        env: Any = saloon_env("duel")
        env.reset(seed=2)
        culprit = env.agent_selection
        env.step(env.unwrapped.game.moves.parse("end"))
        rewards = {}
        for agent in env.agent_iter():
            _, rewards[agent], termination, truncation, _ = env.last()
            assert termination
            assert truncation
            env.step(None)
        assert rewards == {agent: -1.0 if agent == culprit else 0.0 for agent in ("seat_0", "seat_1")}
        assert "Illegal move made" in caplog.text
        env.reset(seed=2)
        assert env.observe(env.agent_selection)["action_mask"].any()

    def test_wrapped_environment_asserts_bounds(self) -> None:
        env: Any = saloon_env("duel")
        env.reset(seed=2)
        for action in (233, -1, 1.5, None):
            with pytest.raises(AssertionError, match="action is not in action space"):
                env.step(action)

    def test_wrapped_environment_enforces_order(self) -> None:
        env = saloon_env("duel")
        for name in ("agents", "agent_selection", "rewards", "terminations", "truncations", "infos"):
            with pytest.raises(AttributeError, match=f"{name} cannot be accessed before reset"):
                getattr(env, name)
        env.reset(seed=1)
        with pytest.raises(AssertionError, match="need to call step"):
            for _ in env.agent_iter():
                pass

    def test_wrappers_are_pettingzoos(self) -> None:
        env: Any = saloon_env("duel")
        assert isinstance(env, OrderEnforcing)
        layers = []
        while isinstance(env, wrappers.BaseWrapper):
            layers.append(env)
            env = env.env
        kinds = (wrappers.OrderEnforcingWrapper, wrappers.AssertOutOfBoundsWrapper, wrappers.TerminateIllegalWrapper)
        assert [isinstance(layer, kind) for layer, kind in zip(layers, kinds, strict=True)] == [True, True, True]


class TestTerms:
    def test_name_carries_the_rules_version(self) -> None:
        assert str(saloon_env("duel")) == "saloon_duel_v1"
        assert str(saloon_env(COINS)) == "saloon_coins_v3"

    def test_installed_games_are_in_pettingzoos_registry(self) -> None:
        env = make("aec", "saloon/duel-v1", options={"highest": 20})
        assert isinstance(env, OrderEnforcing)
        assert env.unwrapped.options == env.unwrapped.game.Options(highest=20)

    def test_there_are_as_few_seats_as_the_options_allow(self) -> None:
        assert len(saloon_env("joe", {"scenario": "9.3"}).possible_agents) == 3

    def test_wrong_terms_are_refused(self) -> None:
        with pytest.raises(UnknownGame, match="there is no game 'chess'"):
            saloon_env("chess")
        with pytest.raises(BadOptions, match="there is no option 'speed'"):
            saloon_env("duel", {"speed": 3})
        with pytest.raises(BadOptions, match="not for 3"):
            saloon_env("duel", seats=3)
        with pytest.raises(ValueError, match="there is no render mode 'rgb_array'"):
            saloon_env("duel", render_mode="rgb_array")

    def test_rendering_shows_the_view_of_the_seat_to_choose(self) -> None:
        env: Any = saloon_env("duel", {"highest": 20, "hand": 3}, render_mode="ansi")
        env.reset(seed=6)
        text = str(env.render())
        view = env.unwrapped.match.state.view(env.unwrapped.match.seat)
        assert f"hand: {' '.join(map(str, view.sides[view.seat].hand))}" in text
        assert text.count("hand: null") == 1
