from __future__ import annotations

import pickle
import random
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import msgspec
import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability, generate_playthrough, ismcts, mcts
from open_spiel.python.bots import uniform_random

from saloon.games.joe.knowledge.view import JoeView
from saloon.kernel import BadOptions, Refused, UnknownMove, find_game, games, read_options
from saloon.lab.adapters.open_spiel import SaloonState, register
from tests.lab.adapters.coins import COINS

register(COINS)

SMALL = {"highest": 7, "hand": 2}
# Seat 0 can win from here whatever is drawn, and nearly always loses if both play at random.
ENDGAME = (
    "* first 1; * draw 7; * draw 3; * draw 4; * draw 2; 1 2^; 1 4v; 1 end; "
    "* draw 7; * draw 5; 0 7>v; 0 3^; 0 end; * draw 4; * draw 5; 1 5v; 1 7^; 1 end"
)


def random_states(game: Any, seed: int) -> Iterator[Any]:
    """Every position of a random match."""
    rng = random.Random(seed)
    state = game.new_initial_state()
    yield state
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
        yield state


def all_states(state: Any) -> Iterator[Any]:
    """The whole tree below a position."""
    yield state
    for action in state.legal_actions():
        yield from all_states(state.child(action))


def play_match(game: Any, bots: list[Any], rng: np.random.RandomState) -> list[float]:
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(actions, p=chances)))
        else:
            state.apply_action(bots[state.current_player()].step(state))
    returns: list[float] = state.returns()
    return returns


class TestTheirOwnTests:
    @pytest.mark.parametrize("name", [f"saloon_{game}" for game in games()])
    def test_random_simulation(self, name: str) -> None:
        pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=5, serialize=True, verbose=False)

    @pytest.mark.parametrize("seats", COINS.seats)
    def test_random_simulation_with_simultaneous_choices(self, seats: int) -> None:
        game = pyspiel.load_game("saloon_coins", {"seats": seats})
        pyspiel.random_sim_test(game, num_sims=10, serialize=True, verbose=False)

    def test_random_simulation_of_a_shrunken_game(self) -> None:
        game = pyspiel.load_game("saloon_duel(highest=7,hand=2)")
        pyspiel.random_sim_test(game, num_sims=20, serialize=True, verbose=False)


class TestTree:
    def test_states_are_the_engines(self) -> None:
        game = pyspiel.load_game("saloon_duel", SMALL)
        moves = find_game("duel").moves
        for state in random_states(game, 4):
            engine = state.line.state
            player = state.current_player()
            if state.is_chance_node():
                odds = [(moves.of_seats + action, chance) for action, chance in state.chance_outcomes()]
                total = sum(weight for _, weight in engine.odds())
                assert odds == [(move, weight / total) for move, weight in engine.odds()]
                text = state.action_to_string(player, state.legal_actions()[0])
                assert text == moves.text(odds[0][0])
            elif not state.is_terminal():
                assert state.legal_actions() == engine.choices(player)
                assert state.action_to_string(player, state.legal_actions()[0]) == moves.text(engine.choices(player)[0])
        outcome = state.line.state.outcome()
        assert outcome is not None
        assert state.returns() == list(outcome.returns())

    def test_odds_keep_their_weights(self) -> None:
        state = pyspiel.load_game("saloon_coins(opening=0 hide right; 1 hide right)").new_initial_state()
        assert state.chance_outcomes() == [(0, 0.75), (1, 0.25)]

    def test_a_serialised_state_goes_on_as_the_original(self) -> None:
        game = pyspiel.load_game("saloon_duel", SMALL)
        for state in random_states(game, 9):
            _, copy = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
            assert str(copy) == str(state)
            assert copy.information_state_string(0) == state.information_state_string(0)
            assert copy.line.state.features(1) == state.line.state.features(1)

    def test_a_clone_is_independent(self) -> None:
        state = pyspiel.load_game("saloon_duel", SMALL).new_initial_state()
        before = str(state), state.information_state_string(0)
        clone = state.clone()
        clone.apply_action(0)
        clone.information_state_string(0)
        assert (str(state), state.information_state_string(0)) == before


class TestKnowledge:
    def test_perfect_recall(self) -> None:
        """A player in the same information state has done and known the same before, and may do the same now."""
        game = pyspiel.load_game("saloon_duel", {**SMALL, "opening": ENDGAME})
        pasts: dict[tuple[int, str], set[Any]] = {}
        for state in all_states(game.new_initial_state()):
            player = state.current_player()
            if player < 0:
                continue
            past: list[Any] = []
            walk = game.new_initial_state()
            for action in state.history():
                if walk.current_player() == player:
                    past.append((walk.information_state_string(player), action))
                walk.apply_action(action)
            key = player, state.information_state_string(player)
            pasts.setdefault(key, set()).add((tuple(past), tuple(state.legal_actions())))
        assert len(pasts) > 100
        assert all(len(different) == 1 for different in pasts.values())

    def test_hidden_draws_share_an_information_state(self) -> None:
        start = pyspiel.load_game("saloon_duel(highest=7,hand=2,opening=* first 1)").new_initial_state()
        for _ in range(2):
            start.apply_action(start.legal_actions()[0])  # seat 0 draws 2 and 3
        seen: dict[int, set[str]] = {0: set(), 1: set()}
        for first in start.legal_actions():
            for second in start.child(first).legal_actions():
                state = start.child(first).child(second)
                for player, strings in seen.items():
                    strings.add(state.information_state_string(player) + str(state.observation_tensor(player)))
        assert len(seen[0]) == 1
        assert len(seen[1]) == 30

    def test_a_player_remembers_its_own_moves_even_without_an_event(self) -> None:
        state = pyspiel.load_game("saloon_coins(opening=0 hide right)").new_initial_state()
        assert state.information_state_string(0).splitlines()[0] == "hide right"
        assert "right" not in state.information_state_string(1)

    def test_observation_is_the_view_and_its_features(self) -> None:
        for state in random_states(pyspiel.load_game("saloon_duel"), 2):
            for player in range(2):
                assert bytes(map(int, state.observation_tensor(player))) == state.line.state.features(player)
                assert f'"seat":{player}' in state.observation_string(player)

    def test_imagined_states_keep_what_the_player_knows_and_nothing_else(self) -> None:
        sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
        game = pyspiel.load_game("saloon_duel(highest=12,hand=3)")
        for state in random_states(game, 3):
            player = state.current_player()
            if player < 0:
                continue
            others = [state.resample_from_infostate(player, sampler) for _ in range(8)]
            for other in others:
                assert other.information_state_string(player) == state.information_state_string(player)
                assert other.legal_actions() == state.legal_actions()
                other.apply_action(other.legal_actions()[0])
                assert other.information_state_string(player) != state.information_state_string(player)
            hidden = {other.observation_string(1 - player) for other in others}
            left = state.line.state.view(player).sides[1 - player]
            assert len(hidden) > 1 or left.deck_size == 0
            assert all(len(other.line._memory.seen[1 - player]) <= 2 for other in others)
            with pytest.raises(pickle.PicklingError, match="imagined"):
                pickle.dumps(others[0].line)

    def test_what_is_public_is_what_a_spectator_sees(self) -> None:
        game = pyspiel.load_game("saloon_duel")
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        none, single = pyspiel.PrivateInfoType.NONE, pyspiel.PrivateInfoType.SINGLE_PLAYER
        public = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=False, private_info=none))
        spectator = msgspec.json.encode(state.line.state.view(None)).decode()
        assert {public.string_from(state, player) for player in (0, 1)} == {spectator}
        assert public.tensor is None
        private = game.make_py_observer(
            pyspiel.IIGObservationType(public_info=False, perfect_recall=False, private_info=single)
        )
        assert private.string_from(state, 1) == state.observation_string(1) != spectator
        assert game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True, private_info=none)) is None

    @pytest.mark.parametrize("name", ["duel(highest=7,hand=2)", "bluff", "jane", "joe"])
    def test_playthrough(self, name: str) -> None:
        told = generate_playthrough.playthrough(f"saloon_{name}", [], seed=1)
        assert "PublicObservationString()" in told
        assert "IsTerminal() = True" in told


class TestAlgorithms:
    @staticmethod
    def score_against_random(make: Any) -> float:
        """The mean return over 30 matches with seats swapped; random against random has 0 with a deviation of 0.18."""
        game = pyspiel.load_game("saloon_duel(highest=10,hand=3)")
        rng = np.random.RandomState(5)
        total = 0.0
        for number in range(30):
            seat = number % 2
            bots: list[Any] = [uniform_random.UniformRandomBot(player, rng) for player in range(2)]
            bots[seat] = make(game, rng)
            total += play_match(game, bots, rng)[seat]
        return total / 30

    def test_mcts_beats_random(self) -> None:
        score = self.score_against_random(
            lambda game, rng: mcts.MCTSBot(game, 1.4, 16, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
        )
        assert score >= 0.4

    def test_information_set_mcts_beats_random_without_peeking(self) -> None:
        def make(game: Any, rng: np.random.RandomState) -> Any:
            bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, rng), 1.4, 16, random_state=rng)
            bot.set_resampler(lambda state, player: state.resample_from_infostate(player, rng.random_sample))
            return bot  # which would else imagine by the clock, and be out of luck in one run of twelve

        score = self.score_against_random(make)
        assert score >= 0.4

    def test_cfr_finds_the_forced_win_of_a_shrunken_duel(self) -> None:
        game = pyspiel.load_game("saloon_duel", {**SMALL, "opening": ENDGAME})
        start = game.new_initial_state()
        uniform = policy.UniformRandomPolicy(game)
        assert expected_game_score.policy_value(start, [uniform, uniform])[0] < -0.8
        assert exploitability.nash_conv(game, uniform) > 1.8
        solver = cfr.CFRPlusSolver(game)
        for _ in range(8):
            solver.evaluate_and_update_policy()
        average = solver.average_policy()
        values = expected_game_score.policy_value(start, [average, average])
        assert values[0] > 0.9
        assert values[0] + values[1] == pytest.approx(0.0)
        assert exploitability.nash_conv(game, average) < 0.1

    def test_cfr_finds_the_mixture_of_a_game_of_hidden_choices(self) -> None:
        """The equilibrium is known: left in 3 of 7, worth -1/7 to seat 0. It needs odds, secrecy and returns right."""
        game = pyspiel.load_game("saloon_coins")
        solver = cfr.CFRSolver(game)
        for _ in range(300):
            solver.evaluate_and_update_policy()
        average = solver.average_policy()
        assert len(average.state_lookup) == 2
        for key in average.state_lookup:
            assert average.policy_for_key(key)[0] == pytest.approx(3 / 7, abs=0.02)
        values = expected_game_score.policy_value(game.new_initial_state(), [average, average])
        assert values[0] == pytest.approx(-1 / 7, abs=0.001)


class TestTerms:
    def test_parameters_are_the_options_that_differ(self) -> None:
        assert str(pyspiel.load_game("saloon_duel(highest=59,touch_move=True)")) == "saloon_duel(touch_move=True)"
        assert str(pyspiel.load_game("saloon_duel")) == "saloon_duel()"

    def test_an_option_without_a_value_is_given_as_text(self) -> None:
        game = pyspiel.load_game("saloon_duel", {"loser_starts": True, "last_loser": "1"})
        state = game.new_initial_state()
        assert isinstance(state, SaloonState)
        options = find_game("duel").Options
        assert state.line.options == read_options(options, {"loser_starts": True, "last_loser": 1})
        assert [state.action_to_string(action) for action in state.legal_actions()] == ["first 1"]

    @pytest.mark.parametrize("text", ['saloon_joe(scenario="9.3")', 'saloon_joe(scenario="9.3",budget="60")'])
    def test_a_word_that_looks_like_a_number_stands_between_quotes(self, text: str) -> None:
        game = pyspiel.load_game(text)
        assert dict(sorted(game.get_parameters().items())) == dict(
            sorted(pyspiel.load_game(str(game)).get_parameters().items())
        )
        *_, last = random_states(game, 5)
        assert isinstance(last, SaloonState)
        assert last.is_terminal()
        view = last.line.state.view(0)
        assert isinstance(view, JoeView)
        assert view.scenario == "9.3"
        again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, last))
        assert [str(part) for part in again] == [str(game), str(last)]

    def test_quotes_say_a_number_where_the_default_is_null(self) -> None:
        given = {"loser_starts": True, "last_loser": "1"}
        quoted = pyspiel.load_game('saloon_duel(last_loser="1",loser_starts=True)')
        assert str(quoted) == str(pyspiel.load_game("saloon_duel", given))
        assert str(pyspiel.load_game('saloon_joe(scenario="fitting")')) == "saloon_joe()"

    def test_there_are_as_few_seats_as_the_options_allow(self) -> None:
        assert pyspiel.load_game("saloon_joe").num_players() == 2
        assert pyspiel.load_game("saloon_joe", {"scenario": "9.3"}).num_players() == 3
        with pytest.raises(BadOptions, match="for 3 to 6 seats, not for 2"):
            pyspiel.load_game("saloon_joe", {"scenario": "9.3", "seats": 2})

    def test_wrong_terms_are_refused(self) -> None:
        with pytest.raises(BadOptions, match="option 'hand' cannot be 9"):
            pyspiel.load_game("saloon_duel(hand=9)")
        with pytest.raises(BadOptions, match="not for 5"):
            pyspiel.load_game("saloon_coins(seats=5)")
        with pytest.raises(UnknownMove, match="'draw 70' is no move"):
            pyspiel.load_game("saloon_duel(opening=* first 0; * draw 70)")
        with pytest.raises(Refused, match="TG-4"):
            pyspiel.load_game("saloon_duel(opening=* first 0; 0 17^)")
        with pytest.raises(ValueError, match=r"'2 17\^' does not begin with a seat"):
            pyspiel.load_game("saloon_duel(opening=* first 0; 2 17^)")

    def test_python_ends_quietly_after_the_games_were_registered(self) -> None:
        done = subprocess.run([sys.executable, "-c", "import saloon.lab.adapters.open_spiel"], check=False)
        assert done.returncode == 0
