"""What Dexterity Jane's page works out by itself: how large the cards of a real deal lie on any felt."""

from __future__ import annotations

from itertools import combinations
from math import cos, hypot, radians, sin
from typing import Any

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
