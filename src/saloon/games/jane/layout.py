"""How the cards of a round lie on the table: each at its own place and angle, none on another (DJ-8).

The layout is computed from the cards alone, so that everybody sees the same table and a replay shows it again. A card
stays within a circle around its place, whatever its angle; circles do not touch.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from msgspec import Struct

from saloon.games.jane.cards import CARDS, Card
from saloon.kernel.rng import MASK, Rng

TALL: Final = (1000, 1300)  # units of a table that is held upright
WIDE: Final = (1600, 900)
LARGEST: Final = 260  # radius of the circle around a card, however few there are
TIGHT: Final = 46  # the radius of a card in percent of its cell's size, so that it can lie a little off the middle


class Box(Struct, frozen=True):
    """A table of so many units, with a place (x to the right, y down) for the middle of each card."""

    width: int
    height: int
    radius: int  # of the circle that a card must keep within
    places: tuple[tuple[int, int], ...]


class Spread(Struct, frozen=True):
    """The cards face up, the degrees by which each is turned clockwise, and where they lie on two shapes of table."""

    cards: tuple[Card, ...]
    turns: tuple[int, ...]
    tall: Box
    wide: Box


def scatter(cards: list[int]) -> Rng:
    """The generator of a layout, seeded by the cards in their order."""
    seed = len(cards)
    for card in cards:
        seed = (seed * 61 + card) & MASK
    return Rng(seed)


def turns_of(cards: list[int]) -> list[int]:
    """The degrees by which each card is turned."""
    rng = scatter(cards)
    return [rng.below(360) for _ in cards]


@lru_cache(maxsize=1024)
def spread_of(cards: tuple[int, ...]) -> Spread:
    """These cards on the table."""
    rng = scatter(list(cards))
    turns = tuple(rng.below(360) for _ in cards)
    tall, wide = (lay_in(rng, len(cards), *size) for size in (TALL, WIDE))
    return Spread(tuple(CARDS[card - 1] for card in cards), turns, tall, wide)


def lay_in(rng: Rng, cards: int, width: int, height: int) -> Box:
    """Rows of equal height, divided evenly into cells; every card lies at a random place in its cell."""
    rows = best_rows(cards, width, height)
    tall = height // rows
    radius = min(LARGEST, room(cards, rows, width, height) * TIGHT // 100)
    places = []
    for row in range(rows):
        in_row = (cards + row) // rows  # as evenly as possible
        broad = width // in_row
        for column in range(in_row):
            x = broad * column + radius + rng.below(broad - 2 * radius + 1)
            y = tall * row + radius + rng.below(tall - 2 * radius + 1)
            places.append((x, y))
    return Box(width, height, radius, tuple(shuffled(rng, places)))


def best_rows(cards: int, width: int, height: int) -> int:
    """The number of rows that gives the largest cells."""
    return max(range(1, cards + 1), key=lambda rows: room(cards, rows, width, height))


def room(cards: int, rows: int, width: int, height: int) -> int:
    """The smaller side of a cell."""
    longest = (cards + rows - 1) // rows
    return min(height // rows, width // longest)


def shuffled(rng: Rng, places: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """The same places in any order."""
    for last in range(len(places) - 1, 0, -1):
        other = rng.below(last + 1)
        places[last], places[other] = places[other], places[last]
    return places
