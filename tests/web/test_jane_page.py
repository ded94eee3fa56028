"""What Dexterity Jane's page works out by itself: the size of cards, whose times count, what waits for the check."""

from __future__ import annotations

from itertools import combinations
from math import cos, hypot, radians, sin
from typing import Any

import msgspec
import pytest

from saloon.games.jane.layout import spread_of
from saloon.kernel import Rng
from tests.web.pagecode import run

Point = tuple[float, float]
SHAPE = 168 / 120
FIELDS = [(372, 372), (342, 280), (400, 250), (1000, 400), (1900, 700)]  # phones upright and across, desks


def corners(place: Point, turn: float, height: float) -> list[Point]:
    """A card on the table."""
    across, down = height / SHAPE / 2, height / 2
    right, up = (cos(radians(turn)), sin(radians(turn))), (-sin(radians(turn)), cos(radians(turn)))
    return [
        (place[0] + x * right[0] + y * up[0], place[1] + x * right[1] + y * up[1])
        for x, y in ((-across, -down), (across, -down), (across, down), (-across, down))
    ]


def touch(one: list[Point], other: list[Point]) -> bool:
    """Whether no line keeps two cards apart."""
    for card in (one, other):
        for side in (0, 1):
            along = (card[side + 1][0] - card[side][0], card[side + 1][1] - card[side][1])
            spans = [[x * along[0] + y * along[1] for x, y in each] for each in (one, other)]
            if max(spans[0]) < min(spans[1]) or max(spans[1]) < min(spans[0]):
                return False
    return True


@pytest.mark.rule("DJ-8")
def test_cards_are_as_large_as_the_felt_allows_and_none_touches_another() -> None:
    rng = Rng(7)
    tables = []
    for cards in (1, 2, 3, 5, 8, 10):
        deck = list(range(1, 61))
        tables.append(spread_of(tuple(deck.pop(rng.below(len(deck))) for _ in range(cards))))
    given: list[dict[str, Any]] = []
    for width, height in FIELDS:
        for spread in tables:
            box = max(
                (spread.tall, spread.wide), key=lambda each: each.radius * min(width / each.width, height / each.height)
            )
            places = [(x / box.width * width, y / box.height * height) for x, y in box.places]
            safe = box.radius * 2 * min(width / box.width, height / box.height) * 168 / hypot(120, 168)
            given.append({"field": (width, height), "places": places, "turns": spread.turns, "safe": safe})
    laid = run("games/jane/fit", "given.map(({ field, places, turns }) => page.lay(places, turns, field))", given)
    for asked, table in zip(given, laid, strict=True):
        faces = [
            corners(place, turn, table["height"]) for place, turn in zip(table["places"], asked["turns"], strict=True)
        ]
        assert not any(touch(one, other) for one, other in combinations(faces, 2))
        assert all(0 <= x <= asked["field"][0] and 0 <= y <= asked["field"][1] for face in faces for x, y in face)
    growth = [table["height"] / asked["safe"] for asked, table in zip(given, laid, strict=True)]
    assert min(growth) > 0.95
    assert sum(growth) / len(growth) > 1.2, "larger than what is safe at any angle"


def finish(seat: int, charged: float, *, accepted: bool = True) -> dict[str, Any]:
    return {"seat": seat, "charged": charged, "accepted": accepted}


def test_the_time_of_a_refused_stick_up_is_no_finish() -> None:
    finishes = [finish(0, 3_000), finish(1, 3_870, accepted=False), finish(2, 10_970), finish(1, 13_830)]
    told = "[0, 1, 2, 3].map((who) => [page.finishOf(given, who)?.charged ?? null, page.lateOf(given, who)])"
    assert run("games/jane/strip", told, finishes) == [[3_000, None], [13_830, None], [10_970, None], [None, None]]
    assert run("games/jane/strip", told, finishes[:3])[1] == [None, None], "nor was it late"
    beaten = [finish(0, 500), finish(1, 700, accepted=False)]
    assert run("games/jane/strip", told, beaten)[1] == [None, 700]


def test_points_and_coins_are_those_from_before_until_the_check_is_shown() -> None:
    coins = [{"value": 4, "known_to": [0]}, {"value": 6, "known_to": [1]}]
    players = [{"points": points, "coins": coins} for points in (17, 8, 3, 2)]
    last = {"round": 10, "tile": [0], "rewarded": [1], "fined": [2]}
    view = {"players": players, "last": last, "stage": "over"}
    before = run("games/jane/before", "page.beforeTheCheck(given, 0)", view)
    assert [player["points"] for player in before] == [7, 7, 4, 2]
    assert [coin["value"] for coin in before[3]["coins"]] == [4, None], "one's own knowledge, not what the end turns up"
    resting = run("games/jane/before", "page.beforeTheCheck(given, 0)", {**view, "stage": "reveal"})
    assert msgspec.json.encode(resting[3]["coins"]) == msgspec.json.encode(coins)


def test_a_wrong_answer_is_compared_finger_by_finger() -> None:
    given = ["lock L:T..R. R:.....", "lock L:T.... R:....P"]
    missed = run("games/jane/locks", "page.differs(given[0], given[1])", given)
    assert missed == [
        {"side": "L", "digit": "R", "bent": False},
        {"side": "R", "digit": "P", "bent": True},
    ]
