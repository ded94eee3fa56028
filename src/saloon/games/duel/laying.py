"""What a seat may do in its turn: lay cards on piles, at least two, and end it (TG-6 to TG-13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.games.duel.codes import END, FOE_FALLING, FOE_RISING, LOWEST, OWN_FALLING, OWN_RISING
from saloon.games.duel.piles import climbs, falls, helps_falling, helps_rising
from saloon.games.duel.state import MINIMUM, Position
from saloon.kernel.bits import append_members, count, nth
from saloon.kernel.rng import Rng
from saloon.kernel.rows import Marks

if TYPE_CHECKING:
    from mypy_extensions import i64


def offers(duel: Position, with_second: bool) -> tuple[i64, i64, i64, i64]:
    """Cards that may be laid now: own rising, own falling, the opponent's rising, the opponent's falling pile.

    `with_second`: only those after which another card can be laid (TG-R4).
    """
    me = duel.side(duel.turn)
    hand = me.hand
    rising = hand & climbs(me.rising)
    falling = hand & falls(me.falling)
    if duel.helped:  # TG-7: one card a turn on the opponent's piles
        return rising, falling, 0, 0
    foe = duel.side(1 - duel.turn)
    foe_rising = hand & helps_rising(foe.rising)
    foe_falling = hand & helps_falling(foe.falling)
    if not with_second:
        return rising, falling, foe_rising, foe_falling
    helping = foe_rising | foe_falling
    own = rising | falling
    return (
        followed(rising, falling | helping, hand, OWN_RISING),
        followed(falling, rising | helping, hand, OWN_FALLING),
        followed(foe_rising, own, hand, FOE_RISING),
        followed(foe_falling, own, hand, FOE_FALLING),
    )


def followed(first: i64, others: i64, hand: i64, pile: i64) -> i64:
    """The cards for a pile after which a second card can be laid, on another pile or on the same one."""
    if others & (others - 1):
        return first  # two cards fit elsewhere: whichever is laid first, one of them is left
    kept: i64 = 0
    while first:
        card = first & -first
        first ^= card
        seconds = others
        if pile == OWN_RISING:
            seconds |= hand & climbs(card)
        elif pile == OWN_FALLING:
            seconds |= hand & falls(card)
        if seconds & ~card:
            kept |= card
    return kept


def nothing(cards: tuple[i64, i64, i64, i64]) -> bool:
    """Whether no card may be laid anywhere."""
    return cards[0] | cards[1] | cards[2] | cards[3] == 0


def needs_second(duel: Position) -> bool:
    """Whether the next card must leave another one: the first of a turn, unless a touched card is played."""
    return duel.laid == 0 and duel.minimum == MINIMUM and not duel.terms.touch_move


def may_end(duel: Position) -> bool:
    """A turn may end once its minimum is laid (TG-6)."""
    return duel.laid >= duel.minimum


def moves_of(duel: Position) -> list[int]:
    """Cards on piles, then the end of the turn."""
    moves: list[int] = []
    rising, falling, foe_rising, foe_falling = offers(duel, needs_second(duel))
    append_members(moves, rising, OWN_RISING - LOWEST)
    append_members(moves, falling, OWN_FALLING - LOWEST)
    append_members(moves, foe_rising, FOE_RISING - LOWEST)
    append_members(moves, foe_falling, FOE_FALLING - LOWEST)
    if may_end(duel):
        moves.append(END)
    return moves


def mark_moves(duel: Position, marks: Marks) -> None:
    """Mark these moves in a row, without building the list."""
    rising, falling, foe_rising, foe_falling = offers(duel, needs_second(duel))
    marks.begin()
    marks.add_each(rising, OWN_RISING - LOWEST)
    marks.add_each(falling, OWN_FALLING - LOWEST)
    marks.add_each(foe_rising, FOE_RISING - LOWEST)
    marks.add_each(foe_falling, FOE_FALLING - LOWEST)
    if may_end(duel):
        marks.add(END)


def pick_move(duel: Position, rng: Rng) -> i64:
    """One of these moves at random, without building the list."""
    rising, falling, foe_rising, foe_falling = offers(duel, needs_second(duel))
    first = count(rising)
    second = first + count(falling)
    third = second + count(foe_rising)
    fourth = third + count(foe_falling)
    n = rng.below(fourth + 1 if may_end(duel) else fourth)
    if n < first:
        return nth(rising, n) + OWN_RISING - LOWEST
    if n < second:
        return nth(falling, n - first) + OWN_FALLING - LOWEST
    if n < third:
        return nth(foe_rising, n - second) + FOE_RISING - LOWEST
    if n < fourth:
        return nth(foe_falling, n - third) + FOE_FALLING - LOWEST
    return END
