"""The score of an evening over all games, whatever happens there."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any, Final

from hypothesis import given
from hypothesis import strategies as st

from saloon.server.lobby.room_scores import BREAK, Score, evenings, scores, tonight
from saloon.server.store import RoomMatch, RoomSeat

GUESTS: Final = ["ann", "bob", "eve", "zed", None]


def match(*ranked: tuple[str | None, int], created: int = 0, phase: Any = "over") -> RoomMatch:
    """A match of guests (None: a bot) with their ranks."""
    seats = [RoomSeat("bot" if guest is None else "guest", guest, str(guest).title()) for guest, _ in ranked]
    return RoomMatch("m", "duel", "{}", phase, created, True, [rank for _, rank in ranked], seats)


ranked = st.lists(st.tuples(st.sampled_from(GUESTS), st.integers(1, 4)), min_size=2, max_size=6)
played = st.lists(ranked.map(lambda seats: match(*seats)), max_size=12)


def test_wins_count_over_all_games_then_places() -> None:
    found = scores(
        [
            match(("ann", 1), ("bob", 2)),
            match(("bob", 1), ("ann", 2), ("eve", 3)),
            match(("ann", 1), ("bob", 1), ("eve", 3)),
            match(("eve", 1), ("zed", 1)),  # nobody wins where all are first
        ]
    )
    assert found == [
        Score("ann", "Ann", 3, 2, [2, 1]),
        Score("bob", "Bob", 3, 2, [2, 1]),
        Score("zed", "Zed", 1, 0, [1]),
        Score("eve", "Eve", 3, 0, [1, 0, 2]),
    ]


def test_a_guest_is_one_person_whatever_the_name() -> None:
    before, after = match(("ann", 1), ("bob", 2)), match(("ann", 1), ("bob", 2))
    after.seats[0] = RoomSeat("guest", "ann", "Annie")
    assert [(one.name, one.wins) for one in scores([after, before])] == [("Annie", 2), ("Bob", 0)]


@given(played)
def test_nobody_is_lost_and_nobody_counts_twice(matches: list[RoomMatch]) -> None:
    found = {one.guest: one for one in scores(matches)}
    for guest in ("ann", "bob", "eve", "zed"):
        mine = [each for each in matches if [seat.guest for seat in each.seats].count(guest) == 1]
        assert (found[guest].played if guest in found else 0) == len(mine)
    for one in found.values():
        assert sum(one.places) == one.played
        assert one.wins <= one.places[0]
        assert one.places[-1] > 0, "places end with the last that was taken"


@given(played, st.randoms(use_true_random=False))
def test_the_order_of_matches_changes_no_score(matches: list[RoomMatch], luck: random.Random) -> None:
    mixed = matches[:]
    luck.shuffle(mixed)
    assert scores(mixed) == scores(matches)


@given(played)
def test_more_wins_are_never_below_fewer(matches: list[RoomMatch]) -> None:
    wins = [one.wins for one in scores(matches)]
    assert wins == sorted(wins, reverse=True)


@given(st.lists(st.integers(0, 3 * BREAK), min_size=1, max_size=12), st.integers(0, 2 * BREAK))
def test_an_evening_is_what_follows_soon(pauses: list[int], since: int) -> None:
    moments = [sum(pauses[: number + 1]) for number in range(len(pauses))]
    matches = [match(("ann", 1), ("bob", 2), created=moment) for moment in reversed(moments)]
    assert evenings(matches) == 1 + sum(pause > BREAK for pause in pauses[1:])
    evening = tonight(matches, moments[-1] + since)
    assert bool(evening) == (since <= BREAK)
    if evening and len(evening) < len(matches):
        assert evening[-1].created - matches[len(evening)].created > BREAK
    assert all(later.created - earlier.created <= BREAK for later, earlier in pairwise(evening))


def test_without_a_match_there_is_no_evening() -> None:
    assert evenings([]) == 0
    assert tonight([], 5) == []
    assert scores([]) == []


def test_what_is_not_over_counts_for_nobody() -> None:
    running = RoomMatch("m", "duel", "{}", "playing", 0, True, None, [RoomSeat("guest", "ann", "Ann")])
    assert scores([running]) == []
