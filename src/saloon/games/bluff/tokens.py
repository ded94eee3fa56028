"""What tokens are worth (BY-14), and which of them pay for which (BY-13). Tokens are bit sets: token n is bit n."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from saloon.games.bluff.moves import POINTS
from saloon.kernel.bits import count, lowest

if TYPE_CHECKING:
    from mypy_extensions import i64

LOWEST: Final = 3  # the tokens 3 to 18 (BY-1)
VALUES: Final = 16
ALL: Final = 0x7FFF8
MOST_POINTS: Final = 5
WORTH: Final = bytes([POINTS.get(token, 0) for token in range(19)])  # of each token (BY-14)
PRICED: Final = [  # the tokens of so many points (BY-14)
    sum(1 << token for token, worth in POINTS.items() if worth == points) for points in range(MOST_POINTS + 1)
]


def points_of(tokens: i64) -> i64:
    """What tokens are worth together (BY-14)."""
    points: i64 = 0
    while tokens:
        points += WORTH[lowest(tokens)]
        tokens &= tokens - 1
    return points


def cheapest(tokens: i64) -> i64:
    """The lowest of the tokens that are worth least."""
    points: i64 = 1
    while not tokens & PRICED[points]:
        points += 1
    return lowest(tokens & PRICED[points])


def sums_with(sums: i64, tokens: i64, points: i64) -> i64:
    """The sums that can be paid (bit s: sum s), once so many tokens of these points each may be added to them."""
    while tokens > 0:
        sums |= sums << points & 63
        tokens -= 1
    return sums


def affordable(tokens: i64) -> i64:
    """The tokens that two or more of these pay for exactly (BY-13): their price made up of cheaper ones (BY-R6)."""
    found: i64 = 0
    sums: i64 = 1
    for price in range(2, MOST_POINTS + 1):
        sums = sums_with(sums, count(tokens & PRICED[price - 1]), price - 1)
        if sums >> price & 1:
            found |= PRICED[price]
    return found


def can_pay(tokens: i64, points: i64) -> bool:
    """Whether some of these tokens are worth exactly so many points."""
    sums: i64 = 1
    for price in range(1, MOST_POINTS + 1):
        sums = sums_with(sums, count(tokens & PRICED[price]), price)
    return sums >> points & 1 == 1


def payable(tokens: i64, owed: i64, price: i64) -> i64:
    """The tokens that may be returned next, because others can pay the rest; no single one pays the price (BY-R6)."""
    found: i64 = 0
    left = tokens
    while left:
        token = left & -left
        left ^= token
        points: i64 = WORTH[lowest(token)]
        if points < price and points <= owed and can_pay(tokens ^ token, owed - points):
            found |= token
    return found
