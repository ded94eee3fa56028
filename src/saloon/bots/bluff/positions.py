"""The positions of a match between two, as numbers: where each token lies when a turn begins.

Tokens n and 21 - n have the same points and are rolled equally often, with a double and without one. So positions keep
their value if the two are exchanged. That leaves 8 pairs in one of 6 states each, instead of 16 tokens at 3 places:
6 ** 8 positions instead of 3 ** 16. A position is seen from one side; the digit of a pair says how many of its two
tokens lie in the centre, with oneself, and with the other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from saloon.games.bluff.moves import POINTS

if TYPE_CHECKING:
    from mypy_extensions import i64

PAIRS: Final = 8  # pair k: the tokens 3 + k and 18 - k
STATES: Final = 6
COUNT: Final = STATES**PAIRS
POWERS: Final = [STATES**pair for pair in range(PAIRS)]

PLACES: Final = ((2, 0, 0), (1, 1, 0), (1, 0, 1), (0, 2, 0), (0, 1, 1), (0, 0, 2))  # centre, mine, theirs
CENTRE: Final = [places[0] for places in PLACES]
MINE: Final = [places[1] for places in PLACES]
THEIRS: Final = [places[2] for places in PLACES]
PAIR_POINTS: Final = [POINTS[3 + pair] for pair in range(PAIRS)]


def moved(source: int, target: int, number: int = 1) -> list[int]:
    """How each digit changes when tokens go from one place (0 centre, 1 mine, 2 theirs) to another; 0 if none can."""
    changes = []
    for digit, places in enumerate(PLACES):
        after = list(places)
        after[source] -= number
        after[target] += number
        changes.append(PLACES.index(tuple(after)) - digit if after[source] >= 0 else 0)
    return changes


WIN: Final = moved(0, 1)  # from the centre to me
LOSE: Final = moved(0, 2)
STEAL: Final = moved(2, 1)
GIVE: Final = moved(1, 2)
RETURN: Final = [[0] * STATES, moved(1, 0), moved(1, 0, 2)]  # none, one or two of my tokens to the centre
OTHER_SIDE: Final = [PLACES.index((centre, theirs, mine)) for centre, mine, theirs in PLACES]


def payments(price: int, pairs: list[int], least: int = 2) -> list[list[int]]:
    """How many of each pair to return, so that they make up a price: two tokens or more (BY-R6)."""
    if not pairs:
        return [[0] * PAIRS] if price == 0 and least <= 0 else []
    found = []
    for number in range(3):
        rest = price - number * PAIR_POINTS[pairs[0]]
        if rest >= 0:
            for payment in payments(rest, pairs[1:], least - number):
                payment[pairs[0]] = number
                found.append(payment)
    return found


def cheaper_than(pair: int) -> list[int]:
    """The pairs that can be paid with for one of this pair: no single token pays the price (BY-R6)."""
    return [other for other in range(PAIRS) if PAIR_POINTS[other] < PAIR_POINTS[pair]]


PAYMENTS: Final = [  # for a token of each pair (BY-13): the pairs that are paid with, each followed by how many of it
    [
        [part for other in range(PAIRS) if payment[other] for part in (other, payment[other])]
        for payment in payments(PAIR_POINTS[pair], cheaper_than(pair))
    ]
    for pair in range(PAIRS)
]


def number_of(digits: list[int]) -> i64:
    """The number of a position."""
    number: i64 = 0
    for pair in range(PAIRS):
        number += digits[pair] * POWERS[pair]
    return number


def digits_of(number: i64) -> list[int]:
    """The digits of a position."""
    return [number // POWERS[pair] % STATES for pair in range(PAIRS)]


def position_of(mine: i64, theirs: i64) -> list[int]:
    """The digits of a position given as two sets of tokens."""
    digits = []
    for pair in range(PAIRS):
        own = (mine >> (3 + pair) & 1) + (mine >> (18 - pair) & 1)
        other = (theirs >> (3 + pair) & 1) + (theirs >> (18 - pair) & 1)
        digits.append(PLACES.index((2 - own - other, own, other)))
    return digits
