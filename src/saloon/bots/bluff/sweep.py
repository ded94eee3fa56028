"""Backward induction: what a turn is worth in every position between two, from the values of the next turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from saloon.bots.bluff.attempt import NO_SWAP, Attempt
from saloon.bots.bluff.dice import chance
from saloon.bots.bluff.positions import (
    CENTRE,
    COUNT,
    GIVE,
    LOSE,
    MINE,
    OTHER_SIDE,
    PAIR_POINTS,
    PAIRS,
    PAYMENTS,
    POWERS,
    RETURN,
    STATES,
    STEAL,
    THEIRS,
    WIN,
    digits_of,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

PLAIN: Final = [chance(3 + pair, False) for pair in range(PAIRS)]
DOUBLE: Final = [chance(3 + pair, True) for pair in range(PAIRS)]


def result(digits: list[int]) -> float:
    """How a match ends for me: 1 won, 0 shared, -1 lost (BY-15, BY-16, BY-R10)."""
    points: i64 = 0
    tokens: i64 = 0
    for pair in range(PAIRS):
        lead: i64 = MINE[digits[pair]] - THEIRS[digits[pair]]
        points += lead * PAIR_POINTS[pair]
        tokens += lead
    if points == 0:
        points = -tokens
    return 1.0 if points > 0 else -1.0 if points < 0 else 0.0


def is_over(digits: list[int]) -> bool:
    """Whether the centre is empty (BY-15)."""
    left: i64 = 0
    for digit in digits:
        left += CENTRE[digit]
    return left == 0


def turn_over(digits: list[int]) -> i64:
    """The number of the same position, seen from the other side."""
    number: i64 = 0
    for pair in range(PAIRS):
        number += OTHER_SIDE[digits[pair]] * POWERS[pair]
    return number


def best_gift(after: list[float], number: i64, digits: list[int]) -> float:
    """The value after giving the best token away; NO_SWAP without a token."""
    best = NO_SWAP
    for pair in range(PAIRS):
        if MINE[digits[pair]]:
            worth = after[number + GIVE[digits[pair]] * POWERS[pair]]
            if worth > best:
                best = worth
    return best


def best_swap(after: list[float], number: i64, digits: list[int]) -> float:
    """The value of the best doublet (BY-12, BY-13)."""
    best = NO_SWAP
    points: i64 = 0
    for pair in range(PAIRS):
        points += MINE[digits[pair]] * PAIR_POINTS[pair]
    for pair in range(PAIRS):
        if CENTRE[digits[pair]] and PAIR_POINTS[pair] <= points:
            taken = number + WIN[digits[pair]] * POWERS[pair]
            for payment in PAYMENTS[pair]:
                then = paid(payment, taken, digits)
                if then >= 0 and after[then] > best:
                    best = after[then]
    return best


def paid(payment: list[int], number: i64, digits: list[int]) -> i64:
    """The number of a position after a payment: pairs, each followed by how many of it; -1 if it cannot be paid."""
    at: i64 = 0
    while at < len(payment):
        pair, count = payment[at], payment[at + 1]
        if MINE[digits[pair]] < count:
            return -1
        number += RETURN[count][digits[pair]] * POWERS[pair]
        at += 2
    return number


def set_up(attempt: Attempt, after: list[float], number: i64, digits: list[int]) -> None:
    """Set up the roller's attempt in a position; `after` has the values of positions after the turn, to the roller."""
    attempt.clear()
    gift = best_gift(after, number, digits)
    for pair in range(PAIRS):
        digit = digits[pair]
        plain, double = PLAIN[pair], DOUBLE[pair]
        if CENTRE[digit]:
            share = float(CENTRE[digit])
            won = after[number + WIN[digit] * POWERS[pair]]
            lost = after[number + LOSE[digit] * POWERS[pair]]
            attempt.add(won, lost, share * plain, share * double)
        unsaid: i64 = MINE[digit]
        if gift == NO_SWAP:
            unsaid += THEIRS[digit]  # BY-9
        elif THEIRS[digit]:
            share = float(THEIRS[digit])
            attempt.add(after[number + STEAL[digit] * POWERS[pair]], gift, share * plain, share * double)
        if unsaid:
            attempt.mute(float(unsaid) * plain, float(unsaid) * double)
    if gift != NO_SWAP:
        attempt.swap = best_swap(after, number, digits)


def sweep(after: list[float], first: i64, last: i64) -> list[float]:
    """The values of these positions to the roller, if `after` has those after the turn, to the same player."""
    attempt = Attempt()
    worths: list[float] = []
    number = first
    digits = digits_of(number)
    while number < last:
        if is_over(digits):
            worths.append(result(digits))
        else:
            set_up(attempt, after, number, digits)
            worths.append(attempt.worth(attempt.level()))
        number += 1
        count_up(digits)
    return worths


def count_up(digits: list[int]) -> None:
    """Go on to the next position."""
    pair: i64 = 0
    while pair < PAIRS and digits[pair] == STATES - 1:
        digits[pair] = 0
        pair += 1
    if pair < PAIRS:
        digits[pair] += 1


def ends() -> list[float]:
    """The value of each position if the match is over."""
    return [result(digits_of(number)) for number in range(COUNT)]


def mirrors() -> list[int]:
    """The number of each position for the other side; -1 for one in which the match is over."""
    found: list[int] = []
    digits = digits_of(0)
    for _ in range(COUNT):
        found.append(-1 if is_over(digits) else turn_over(digits))
        count_up(digits)
    return found


def passed_on(worths: list[float], mirror: list[int]) -> list[float]:
    """The values of positions to the player who has just rolled, from those to the player who rolls next."""
    passed: list[float] = []
    for number in range(COUNT):
        other = mirror[number]
        passed.append(worths[number] if other < 0 else -worths[other])
    return passed
