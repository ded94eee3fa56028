"""The roller's choice: to win a token, to steal one, or to swap with a doublet (BY-3, BY-9 to BY-13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.games.bluff import codes, stages
from saloon.games.bluff.dice import ALL_DIFFERENT, WAYS
from saloon.games.bluff.events import Attacked, Claimed
from saloon.games.bluff.state import Position
from saloon.games.bluff.tokens import ALL, LOWEST, VALUES, affordable
from saloon.kernel.bits import append_members, count, nth, only
from saloon.kernel.rng import Rng
from saloon.kernel.rows import Marks
from saloon.kernel.state import Tell

if TYPE_CHECKING:
    from mypy_extensions import i64


def values_to_claim(bluff: Position) -> i64:
    """Values that may be announced to win a token: those still in the centre (BY-R2); never none (BY-R8)."""
    return ALL if bluff.terms.any_number else bluff.centre


def tokens_to_steal(bluff: Position) -> i64:
    """Tokens that the roller may attack: anybody else's, once the roller owns one as well (BY-9, BY-R11)."""
    mine: i64 = bluff.held[bluff.roller]
    return ALL & ~(bluff.centre | mine) if mine else 0


def tokens_to_win(bluff: Position) -> i64:
    """Tokens of the centre that the roller may swap own ones for: with a double (BY-12), at their price (BY-13)."""
    return bluff.centre & affordable(bluff.held[bluff.roller]) if has_double(bluff) else 0


def has_double(bluff: Position) -> bool:
    """Whether two dice are the same; three the same are a double as well (BY-R6)."""
    return WAYS[bluff.roll] != ALL_DIFFERENT


def append_choices(bluff: Position, moves: list[int]) -> None:
    """Append the roller's moves: claims, steals and doublets (BY-3)."""
    stealable = tokens_to_steal(bluff)
    for target in range(bluff.terms.seats):
        if target != bluff.roller:  # BY-4
            append_members(moves, values_to_claim(bluff), codes.CLAIM + target * VALUES - LOWEST)
    for target in range(bluff.terms.seats):
        append_members(moves, stealable & bluff.held[target], codes.STEAL + target * VALUES - LOWEST)  # BY-10
    append_members(moves, tokens_to_win(bluff), codes.DOUBLET - LOWEST)


def mark_announcements(bluff: Position, marks: Marks) -> None:
    """Mark these moves in a row, without building the list."""
    claimable, stealable = values_to_claim(bluff), tokens_to_steal(bluff)
    for target in range(bluff.terms.seats):
        if target != bluff.roller:  # BY-4
            marks.add_each(claimable, codes.CLAIM + target * VALUES - LOWEST)
            held: i64 = bluff.held[target]
            marks.add_each(stealable & held, codes.STEAL + target * VALUES - LOWEST)  # BY-10
    marks.add_each(tokens_to_win(bluff), codes.DOUBLET - LOWEST)


def pick_choice(bluff: Position, rng: Rng) -> i64:
    """One of the roller's moves at random, without building the list."""
    claimable, stealable, swappable = values_to_claim(bluff), tokens_to_steal(bluff), tokens_to_win(bluff)
    values = count(claimable)
    claims = values * (bluff.terms.seats - 1)
    steals = count(stealable)
    n = rng.below(claims + steals + count(swappable))
    if n < claims:
        target = n // values
        return codes.CLAIM + other_seat(bluff, target) * VALUES + nth(claimable, n - target * values) - LOWEST
    n -= claims
    if n < steals:
        token = nth(stealable, n)
        return codes.STEAL + owner_of(bluff, only(token)) * VALUES + token - LOWEST
    return nth(swappable, n - steals) + codes.DOUBLET - LOWEST


def other_seat(bluff: Position, n: i64) -> i64:
    """The n-th seat, counted from 0, without the roller's."""
    return n if n < bluff.roller else n + 1


def owner_of(bluff: Position, token: i64) -> i64:
    """The seat that has this token in front of it."""
    seat: i64 = 0
    while not bluff.held[seat] & token:
        seat += 1
    return seat


def announce(bluff: Position, to_whom_and_what: i64, stealing: bool, tell: Tell | None) -> None:
    """The roller announces a value to a guesser, true or false (BY-4, BY-10)."""
    bluff.guesser = to_whom_and_what // VALUES
    bluff.announced = to_whom_and_what % VALUES + LOWEST
    bluff.stealing = stealing
    bluff.enter(stages.ANSWER)
    if tell is not None:
        tell((Attacked if stealing else Claimed)(bluff.roller, bluff.guesser, bluff.announced))
