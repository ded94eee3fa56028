"""What an attempt brings the roller, in points.

A point that the other gains counts as one lost, or as less at a larger table, where the other is one of several rivals:
that is its `weight`.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from saloon.bots.bluff.dice import CHANCES
from saloon.games.bluff.moves import POINTS, TOKENS
from saloon.games.bluff.setup import BluffOptions
from saloon.games.bluff.view import BluffView


class Stakes(Struct, frozen=True):
    """What the roller gains if it fools the guesser, and if it does not."""

    fooled: float
    caught: float


def gift(tokens: Iterable[int], options: BluffOptions) -> int:
    """Points of the token that a roller with these tokens gives for a steal that failed (BY-11, BY-R4)."""
    choose = max if options.gift_chooser == "guesser" else min
    return choose(POINTS[token] for token in tokens)


def steal_stakes(view: BluffView, value: int, options: BluffOptions, weight: float = 1.0) -> Stakes:
    """The stakes of a steal: one takes what the other loses, so a token counts for both."""
    assert view.roller is not None
    given = gift(view.players[view.roller].tokens, options)
    return Stakes((1 + weight) * POINTS[value], -(1 + weight) * given)


def claim_stakes(view: BluffView, value: int, rolled: int | None, options: BluffOptions, weight: float = 1.0) -> Stakes:
    """The stakes of a claim: the token announced, or rolled (BY-R1), if it is in the centre (BY-R2); None: a lie."""
    if options.stake == "announced":
        points: float = POINTS[value] if value in view.centre else 0
    elif rolled is not None:
        points = POINTS[rolled] if rolled in view.centre else 0
    else:
        points = lied_for(view, value)
    return Stakes(points, -weight * points)


def lied_for(view: BluffView, value: int) -> float:
    """The points that are rolled on average, if it is not this number."""
    others = {other: CHANCES[other] for other in TOKENS if other != value}
    lying = sum(POINTS[other] * chance for other, chance in others.items() if other in view.centre)
    return lying / sum(others.values())
