"""What an attempt moves between roller and guesser, in points: what one gains on the other."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from saloon.bots.bluff.dice import CHANCES
from saloon.games.bluff.moves import POINTS, TOKENS
from saloon.games.bluff.setup import BluffOptions
from saloon.games.bluff.view import BluffView


class Stakes(Struct, frozen=True):
    """What the roller gains on the guesser if it fools it, and if it does not."""

    fooled: float
    caught: float


def gift(tokens: Iterable[int], options: BluffOptions) -> int:
    """Points of the token that a roller with these tokens gives for a steal that failed (BY-11, BY-R4)."""
    choose = max if options.gift_chooser == "guesser" else min
    return choose(POINTS[token] for token in tokens)


def steal_stakes(view: BluffView, value: int, options: BluffOptions) -> Stakes:
    """One takes what the other loses, so a token counts twice."""
    assert view.roller is not None
    return Stakes(2 * POINTS[value], -2 * gift(view.players[view.roller].tokens, options))


def claim_stakes(view: BluffView, value: int, rolled: int | None, options: BluffOptions) -> Stakes:
    """The token announced, or the one rolled (BY-R1), if it is still in the centre (BY-R2); None: if one lied."""
    if options.stake == "announced":
        points: float = POINTS[value] if value in view.centre else 0
    elif rolled is not None:
        points = POINTS[rolled] if rolled in view.centre else 0
    else:
        points = lied_for(view, value)
    return Stakes(points, -points)


def lied_for(view: BluffView, value: int) -> float:
    """The points that lie under a cup on average, if something else than this was rolled."""
    others = {other: CHANCES[other] for other in TOKENS if other != value}
    lying = sum(POINTS[other] * chance for other, chance in others.items() if other in view.centre)
    return lying / sum(others.values())
