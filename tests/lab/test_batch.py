"""A batch plays exactly the matches of the single environments."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from msgspec import Struct

from saloon.bots import BadBot
from saloon.kernel import BadOptions, Game, changed_options, find_game, games, stream
from saloon.kernel.conformance import option_sets
from saloon.lab import Batch
from saloon.lab.adapters.episode import Episode, settle_seed
from saloon.lab.adapters.gymnasium import SaloonEnv
from saloon.lab.batch import IllegalAction, Rows
from tests.lab.adapters.coins import COINS

EVERY_GAME = [*games().values(), COINS]
ENVS = 3


@pytest.fixture(params=EVERY_GAME, ids=lambda game: game.id)
def game(request: pytest.FixtureRequest) -> Game:
    found: Game = request.param
    return found


def ways(game: Game) -> list[tuple[Struct, int]]:
    """Every number of seats with the default options, every other set of options with one of its numbers of seats."""
    plain, *others = option_sets(game.Options)
    found = [(plain, seats) for seats in game.places(plain)]
    for number, chosen in enumerate(others):
        places = game.places(chosen)
        found.append((chosen, places[number % len(places)]))
    return found


def unpacked(mask: np.ndarray[Any, Any], moves: int) -> np.ndarray[Any, Any]:
    return np.unpackbits(mask, axis=-1, count=moves, bitorder="little")


class Twin:
    """The single environment that a row of a batch must equal."""

    def __init__(self, game: Game, options: Struct, seats: int, seed: int) -> None:
        self.terms = game, options, seats
        self.episode = self.begin(seed)
        self.reward = [0.0] * seats
        self.done = False

    def begin(self, seed: int) -> Episode:
        """A match of this seed, or the first of those that follow in which somebody has to choose."""
        episode = Episode(*self.terms, seed)
        return episode if episode.legal else self.begin(settle_seed(None, seed))

    def step(self, move: int) -> None:
        self.episode.choose(move)
        outcome = self.episode.outcome
        self.reward, self.done = [0.0] * self.terms[2], outcome is not None
        if outcome is not None:
            self.reward = list(outcome.returns())
            self.episode = self.begin(settle_seed(None, self.episode.seed))

    def check(self, rows: Rows, row: int) -> None:
        episode = self.episode
        assert rows.features[row].tobytes() == episode.state.features(episode.seat)
        assert np.flatnonzero(rows.mask[row]).tolist() == episode.legal
        assert rows.mask[row].max() == 1
        assert rows.seat[row] == episode.seat
        assert rows.reward[row].tolist() == np.array(self.reward, np.float32).tolist()
        assert rows.done[row] == self.done


def compare(game: Game, options: Struct, seats: int, steps: int) -> int:
    """Play a batch, the same batch with packed marks, and single environments; returns how many matches ended."""
    values = changed_options(options)
    batch = Batch(game, ENVS, values, seats, seed=5)
    packed = Batch(game, ENVS, values, seats, seed=5, mask="bits")
    rows, bits = batch.reset(), packed.reset()
    twins = [Twin(game, options, seats, 5 + env) for env in range(ENVS)]
    rng = stream("batch", game.id)
    ended = 0
    for step in range(steps):
        for row, twin in enumerate(twins):
            twin.check(rows, row)
        assert np.array_equal(unpacked(bits.mask, game.moves.of_seats), rows.mask)
        assert np.array_equal(bits.features, rows.features)
        if step % 2:
            actions = batch.sample()
        else:
            actions = np.array([legal[rng.below(len(legal))] for legal in (twin.episode.legal for twin in twins)])
        batch.step(actions)
        packed.step(actions)
        for twin, action in zip(twins, actions, strict=True):
            twin.step(int(action))
        ended += len(batch.ended)
        assert [end.env for end in batch.ended] == np.flatnonzero(rows.done).tolist()
    return ended


class TestSameMatches:
    def test_with_every_option_and_number_of_seats(self, game: Game) -> None:
        for options, seats in ways(game):
            compare(game, options, seats, 60)

    def test_from_match_to_match(self, game: Game) -> None:
        assert compare(game, game.Options(), game.places(game.Options()).start, 900) >= ENVS

    @pytest.mark.nightly
    def test_with_every_option_at_any_number_of_seats(self, game: Game) -> None:
        for options in option_sets(game.Options):
            for seats in game.places(options):
                compare(game, options, seats, 1500)

    @pytest.mark.parametrize("seat", [None, 1])
    @pytest.mark.parametrize(
        ("name", "opponent", "seats"),
        [
            ("duel", "random", 2), ("bluff", "random", 3), ("jane", "random", 3), ("joe", "random", 2),
            ("duel", "greedy", 2), ("bluff", "honest", 4), ("bluff", "reader", 2), ("joe", "gunslinger", 2),
        ],
    )  # fmt: skip
    def test_against_bots(self, name: str, opponent: str, seats: int, seat: int | None) -> None:
        game = find_game(name)
        batch = Batch(game, 2, seats=seats, seed=3, opponents=opponent, seat=seat)
        rows = batch.reset()
        envs = [SaloonEnv(game, opponent, seat, seats=seats) for _ in range(2)]
        seen = [env.reset(seed=3 + number)[0] for number, env in enumerate(envs)]
        ended = 0
        for _ in range(150):
            for row, (env, observation) in enumerate(zip(envs, seen, strict=True)):
                assert rows.features[row].tobytes() == observation["observation"].tobytes()
                assert rows.mask[row].tobytes() == observation["action_mask"].tobytes()
                assert rows.seat[row] == env.seat
            actions = batch.sample()
            batch.step(actions)
            for row, env in enumerate(envs):
                last = env.seat
                seen[row], reward, over, _, info = env.step(actions[row])
                assert rows.done[row] == over
                assert rows.reward[row, last] == np.float32(reward)
                if over:
                    end = batch.ended.pop(0)
                    assert (end.env, end.seat, end.outcome) == (row, last, env.match and env.match.outcome)
                    assert end.features == seen[row]["observation"].tobytes()
                    assert end.outcome is not None
                    assert end.outcome.scores[last] == info["score"]
                    seen[row], _ = env.reset()
                    ended += 1
        assert ended or name == "joe"


class TestSeveralProcesses:
    @pytest.mark.parametrize(("opponent", "mask"), [(None, "bytes"), ("greedy", "bits")])
    def test_play_the_same_matches(self, opponent: str | None, mask: Any) -> None:
        with (
            Batch("duel", 5, seed=2, opponents=opponent, mask=mask) as alone,
            Batch("duel", 5, seed=2, opponents=opponent, mask=mask, workers=2) as together,
        ):
            rows, theirs = alone.reset(), together.reset()
            ended = 0
            for _ in range(150):
                for mine, other in zip(vars(rows).values(), vars(theirs).values(), strict=True):
                    assert np.array_equal(mine, other)
                actions = alone.sample()
                alone.step(actions)
                together.step(actions)
                told = [
                    [(end.env, end.seed, end.seat, end.outcome, end.features) for end in batch.ended]
                    for batch in (alone, together)
                ]
                assert told[0] == told[1]
                ended += len(told[0])
            assert ended

    @pytest.mark.parametrize("mask", ["bytes", "bits"])
    def test_an_illegal_action_is_refused_before_anybody_moves(self, mask: Any) -> None:
        with Batch("duel", 4, seed=2, workers=2, mask=mask) as batch:
            rows = batch.reset()
            before = rows.features.copy()
            actions = batch.sample()
            for bad in (-1, 232, 233):
                with pytest.raises(IllegalAction, match="environment 3"):
                    batch.step([*actions[:3], bad])
            assert np.array_equal(rows.features, before)
            batch.step(actions)
            assert not np.array_equal(rows.features, before)

    def test_there_are_no_more_of_them_than_matches(self) -> None:
        with pytest.raises(ValueError, match="1 to 2 workers"):
            Batch("duel", 2, workers=3)
        with pytest.raises(ValueError, match="share"):
            Batch("duel", 2, workers=2, into=Rows.allocate(Batch("duel", 2).terms, 2))
        with pytest.raises(BadBot):
            Batch("duel", 2, workers=2, opponents="nobody")


class TestUse:
    def test_writes_into_the_callers_arrays(self) -> None:
        own = Batch("duel", 4, seed=1)
        given = Rows.allocate(own.terms, 4)
        batch = Batch("duel", 4, seed=1, into=given)
        assert batch.reset() is given
        assert given.features.any()
        assert np.array_equal(own.reset().features, given.features)
        assert batch.step(batch.sample()) is given

    def test_arrays_that_do_not_fit_are_refused(self) -> None:
        terms = Batch("duel", 1).terms
        with pytest.raises(ValueError, match="features must be"):
            Batch("duel", 4, into=Rows.allocate(terms, 3))
        rows = Rows.allocate(terms, 4)
        with pytest.raises(ValueError, match="contiguous"):
            Batch("duel", 4, into=replace(rows, features=np.zeros((8, 190), np.uint8)[::2]))

    @pytest.mark.parametrize("mask", ["bytes", "bits"])
    def test_an_illegal_action_is_refused_and_nothing_moves(self, game: Game, mask: Any) -> None:
        batch = Batch(game, 3, seed=1, mask=mask)
        rows = batch.reset()
        before = rows.features.tobytes()
        actions = batch.sample()
        legal = set(Episode(game, game.Options(), batch.seats, 3).legal)
        for bad in (-1, game.moves.of_seats, 2**31 - 1, *sorted(set(range(game.moves.of_seats)) - legal)[:1]):
            with pytest.raises(IllegalAction, match="environment 2") as caught:
                batch.step([actions[0], actions[1], bad])
            assert caught.value.action == bad
            assert rows.features.tobytes() == before
        batch.step(actions)
        assert rows.features.tobytes() != before

    def test_an_illegal_action_may_lose_the_match(self) -> None:
        batch = Batch("duel", 2, seed=1, illegal="lost")
        rows = batch.reset()
        seat = int(rows.seat[1])
        batch.step([batch.sample()[0], -1])
        assert rows.done.tolist() == [False, True]
        assert rows.reward[1, seat] == -1
        assert rows.reward[1, 1 - seat] == 0
        assert [(end.env, end.seat, end.outcome) for end in batch.ended] == [(1, seat, None)]
        follower = Episode(batch.game, batch.options, 2, settle_seed(None, 2))
        assert rows.features[1].tobytes() == follower.state.features(follower.seat)

    def test_giving_up_is_not_offered(self) -> None:
        joe = find_game("joe")
        batch = Batch("joe", 1, seed=1)
        rows = batch.reset()
        resigning = [move for move in range(joe.moves.of_seats) if joe.moves.text(move).startswith("surrender")]
        assert resigning
        for _ in range(300):
            assert not rows.mask[0, resigning].any()
            batch.step(batch.sample())

    def test_seeds(self) -> None:
        one, other = Batch("duel", 3, seed=4), Batch("duel", 3)
        first = one.reset().features.copy()
        assert np.array_equal(other.reset([4, 5, 6]).features, first)
        assert np.array_equal(other.reset(4).features, first)
        assert not np.array_equal(other.reset().features, first)
        assert np.array_equal(one.reset().features, first)
        with pytest.raises(ValueError, match="2 seeds"):
            one.reset([1, 2])

    def test_what_makes_no_sense_is_refused(self) -> None:
        with pytest.raises(ValueError, match="at least one"):
            Batch("duel", 0)
        with pytest.raises(ValueError, match="no seat 2"):
            Batch("duel", 1, opponents="random", seat=2)
        with pytest.raises(ValueError, match="every seat"):
            Batch("duel", 1, seat=0)
        with pytest.raises(ValueError, match="of bytes or of bits"):
            Batch("duel", 1, mask="words")  # type: ignore[arg-type]
        with pytest.raises(BadBot):
            Batch("duel", 1, opponents="nobody")
        with pytest.raises(BadOptions):
            Batch("duel", 1, {"colour": "red"})
        with pytest.raises(RuntimeError, match="reset"):
            Batch("duel", 1).step([0])
        batch = Batch("duel", 2)
        batch.reset()
        with pytest.raises(ValueError, match="shape"):
            batch.step([0])
