from __future__ import annotations

import pytest

from saloon.kernel import find_game
from saloon.lab.adapters.episode import Episode, next_seat, settle_seed
from tests.lab.adapters.coins import COINS, LEFT


@pytest.mark.parametrize(
    ("movers", "last", "asked"),
    [(0b0001, 0, 0), (0b0010, 0, 1), (0b1111, 3, 0), (0b1111, 0, 1), (0b1011, 1, 3), (0b0011, 1, 0), (0b0110, 3, 1)],
)
def test_seats_are_asked_in_their_order_going_round(movers: int, last: int, asked: int) -> None:
    assert next_seat(movers, last) == asked


def test_all_who_may_move_are_asked_once() -> None:
    match = Episode(COINS, COINS.Options(), 4, seed=1)
    asked = []
    while match.legal:
        asked.append(match.seat)
        match.choose(LEFT)
    assert asked == [0, 1, 2, 3]
    assert match.outcome is not None


def test_a_match_waits_only_for_seats() -> None:
    duel = find_game("duel")
    match = Episode(duel, duel.Options(), 2, seed=3)
    while match.legal:
        assert match.state.choices(match.seat) == match.legal
        assert match.why_not(match.legal[0]) is None
        match.choose(match.legal[-1])
    assert match.state.to_move() == 0


def test_seeds_follow_from_each_other_without_meeting() -> None:
    assert settle_seed(7, 3) == 7
    seeds = set()
    for first in range(20):
        seed = first
        for _ in range(20):
            seeds.add(seed)
            seed = settle_seed(None, seed)
    assert len(seeds) == 400
    assert settle_seed(None, None) != settle_seed(None, None)
