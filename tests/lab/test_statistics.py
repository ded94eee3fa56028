"""Intervals and counts."""

from __future__ import annotations

import pytest

from saloon.lab.results import MatchResult
from saloon.lab.statistics import Share, Tally, wilson


@pytest.mark.parametrize(
    ("won", "of", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),  # Wilson's values as tables of binomial intervals print them
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
    ],
)
def test_wilson_gives_the_published_intervals(won: int, of: int, low: float, high: float) -> None:
    assert wilson(won, of) == pytest.approx((low, high), abs=5e-5)


def test_without_a_match_anything_is_possible() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    assert Share().interval == (0.0, 1.0)


def result(match: int, players: tuple[str, ...], ranks: tuple[int, ...], moves: int) -> MatchResult:
    return MatchResult(match, 1, players, ranks, ranks, "emptied", moves, "")


def test_a_tally_counts_players_seats_and_lengths() -> None:
    tally = Tally()
    tally.add(result(0, ("a", "b"), (1, 2), 10))
    tally.add(result(1, ("b", "a"), (1, 2), 30))
    tally.add(result(2, ("a", "b"), (1, 1), 20))
    assert (tally.players["a"], tally.players["b"]) == (Share(1.5, 3), Share(1.5, 3))
    assert tally.at_seats["a", 0] == Share(1.5, 2)
    assert tally.at_seats["a", 1] == Share(0.0, 1)
    assert tally.reasons == {"emptied": 3}
    assert [tally.length(part) for part in (0.05, 0.5, 0.95)] == [10, 20, 30]


def test_the_median_of_two_is_the_shorter_one() -> None:
    tally = Tally()
    tally.add(result(0, ("a", "b"), (1, 2), 20))
    tally.add(result(1, ("a", "b"), (1, 2), 10))
    assert [tally.length(part) for part in (0.5, 0.51)] == [10, 20]


def test_a_share_says_its_rate_and_interval() -> None:
    assert str(Share(5.0, 10)) == "50.0% [23.7%, 76.3%]"
