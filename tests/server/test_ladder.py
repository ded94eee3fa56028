"""Ladders: what a ranked match is worth, and to whom."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saloon.server.ladder import START, SWING, Ladder, Rung, changes, ladders
from saloon.server.store import Placed


def placed(match: str, **ranks: int) -> list[Placed]:
    return [Placed(match, "base", guest, guest.title(), rank) for guest, rank in ranks.items()]


def test_a_win_between_equals_is_worth_half_of_what_is_at_stake() -> None:
    (ladder,) = ladders(placed("one", ann=1, bob=2), "bob")
    half = round(SWING / 2)
    start = round(START)
    assert ladder == Ladder(
        "base", [Rung("Ann", start + half, 1, 1, you=False), Rung("Bob", start - half, 1, 0, you=True)]
    )


def test_who_beats_a_better_one_gains_more() -> None:
    gain, _ = changes([1000, 1200], [1, 2])
    small, _ = changes([1200, 1000], [1, 2])
    assert gain > SWING / 2 > small > 0


def test_a_shared_place_between_equals_changes_nothing() -> None:
    assert changes([1000, 1000], [1, 1]) == [0, 0]


@given(st.lists(st.tuples(st.floats(200, 2400), st.integers(1, 9)), min_size=2, max_size=9))
def test_points_only_change_hands(people: list[tuple[float, int]]) -> None:
    worth = changes([rating for rating, _ in people], [rank for _, rank in people])
    assert sum(worth) == pytest.approx(0, abs=1e-9)
    assert all(abs(change) <= SWING for change in worth)


def test_every_ladder_has_its_own_ratings_and_the_erased_are_on_none() -> None:
    results = [
        *placed("one", ann=1, bob=2),
        Placed("two", "stick_up", "ann", "Ann", 2),
        Placed("two", "stick_up", None, "", 1),
    ]
    base, stick_up = ladders(results, None)
    assert [rung.name for rung in base.rungs] == ["Ann", "Bob"]
    assert [(rung.name, rung.rating < START) for rung in stick_up.rungs] == [("Ann", True)]
