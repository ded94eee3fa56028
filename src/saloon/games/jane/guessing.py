"""The Guess phase: all seats lock, shoot or pass at the same time.

The order in which their moves are made is the order in which they locked; the table decides who was first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from saloon.games.jane.codes import DOUBLE, PASS, SHOOT, TARGETS
from saloon.games.jane.events import Barred, Locked, Passed, Shot
from saloon.games.jane.moves import MOVES
from saloon.games.jane.state import LEFT, RIGHT, TO_BE_WON, Position, victim_of
from saloon.games.jane.stick_ups import settle_stick_ups
from saloon.kernel.bits import append_members, lowest, only
from saloon.kernel.rng import Rng
from saloon.kernel.rows import Marks
from saloon.kernel.state import Tell

if TYPE_CHECKING:
    from mypy_extensions import i64


ALL_LOCKS: Final = list(range(SHOOT))


def actions_of(jane: Position, seat: i64) -> list[int]:
    """Any lock, any stick-up with a free hand, or a pass."""
    moves = ALL_LOCKS.copy()
    others = only(jane.terms.seats) - 1 ^ only(seat)
    left, right = jane.may_shoot(LEFT), jane.may_shoot(RIGHT)
    if left:
        append_members(moves, others, SHOOT)
    if right:
        append_members(moves, others, SHOOT + TARGETS)
    if left and right:  # DJ-49
        for victim in range(jane.terms.seats):
            if victim != seat:
                append_members(moves, others, DOUBLE + victim * TARGETS)
    moves.append(PASS)
    return moves


def mark_actions(jane: Position, seat: i64, marks: Marks) -> None:
    """Mark these moves in a row, without building the list."""
    marks.begin_with(SHOOT)
    marks.add(PASS)
    if not jane.terms.stick_ups:
        return
    others = only(jane.terms.seats) - 1 ^ only(seat)
    left, right = jane.may_shoot(LEFT), jane.may_shoot(RIGHT)
    if left:
        marks.add_each(others, SHOOT)
    if right:
        marks.add_each(others, SHOOT + TARGETS)
    if left and right:  # DJ-49
        for victim in range(jane.terms.seats):
            if victim != seat:
                marks.add_each(others, DOUBLE + victim * TARGETS)


def pick_action(jane: Position, seat: i64, rng: Rng) -> i64:
    """One of these moves at random, without building the list."""
    others = jane.terms.seats - 1
    left = others if jane.may_shoot(LEFT) else 0
    right = others if jane.may_shoot(RIGHT) else 0
    n = rng.below(SHOOT + 1 + left + right + left * right)
    if n < SHOOT:
        return n
    n -= SHOOT
    if n == 0:
        return PASS
    n -= 1
    if n < left:
        return SHOOT + other_seat(n, seat)
    n -= left
    if n < right:
        return SHOOT + TARGETS + other_seat(n, seat)
    n -= right
    return DOUBLE + other_seat(n // others, seat) * TARGETS + other_seat(n % others, seat)


def other_seat(n: i64, seat: i64) -> i64:
    """The n-th seat, counted from 0, without this one."""
    return n if n < seat else n + 1


def act(jane: Position, seat: i64, move: i64, tell: Tell | None) -> None:
    """A seat locks, shoots or passes, which is final (DJ-20, DJ-51)."""
    jane.actions[seat] = move
    jane.movers ^= only(seat)
    if move != PASS:
        jane.order.append(seat)
    if tell is not None:
        tell_action(jane, seat, move, tell)
    if guessing_is_over(jane):
        if tell is not None and jane.movers:
            tell(Barred(lowest(jane.movers)))
        jane.movers = 0
        settle_stick_ups(jane, tell)


def tell_action(jane: Position, seat: i64, move: i64, tell: Tell) -> None:
    """Tell the event of an action."""
    if move < SHOOT:
        tell(Locked(seat, None if jane.terms.relaxed else len(jane.order), MOVES.text(move)))
    elif move == PASS:
        tell(Passed(seat))
    else:
        left, right = victim_of(move, LEFT), victim_of(move, RIGHT)
        tell(Shot(seat, len(jane.order), left if left >= 0 else None, right if right >= 0 else None))


def guessing_is_over(jane: Position) -> bool:
    """All but one have locked or shot (DJ-21, DJ-R5), or nobody is left to do so (DJ-R3)."""
    if jane.movers == 0:
        return True
    if jane.terms.relaxed or len(jane.order) < jane.terms.seats - 1:
        return False
    return not (jane.terms.robbed_tile == TO_BE_WON and two_with_a_robber(jane))


def two_with_a_robber(jane: Position) -> bool:
    """Whether one of just two players chose to shoot."""
    return jane.terms.seats == 2 and jane.actions[jane.order[0]] >= SHOOT
