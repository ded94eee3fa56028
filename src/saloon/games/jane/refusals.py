"""Why a move is refused: the first rule that it would break."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.games.jane.codes import COIN, PASS, SHOOT, TAKE
from saloon.games.jane.coins import row_length
from saloon.games.jane.stages import GUESS, OVER, TAKING
from saloon.games.jane.state import LEFT, RIGHT, Position, victim_of
from saloon.kernel.bits import only
from saloon.kernel.outcome import Refusal
from saloon.kernel.state import NATURE_BIT

if TYPE_CHECKING:
    from mypy_extensions import i64


def explain(jane: Position, seat: i64, move: i64) -> Refusal | None:
    """The first rule that the move would break."""
    if jane.stage == OVER:
        return refusal("DJ-33", "over")
    if move >= COIN:
        return refusal("DJ-6", "nature")
    if jane.stage < GUESS:
        return refusal("DJ-7", "face-down")
    if jane.stage == TAKING:
        return why_not_take(jane, seat, move)
    if not jane.movers & only(seat):
        return refusal("DJ-R3", "passed") if jane.actions[seat] == PASS else refusal("DJ-20", "locked")
    if move < SHOOT or move == PASS:
        return None
    if move >= TAKE:
        return refusal("DJ-54", "no-coin-now")
    return why_not_shoot(jane, seat, move)


def why_not_take(jane: Position, seat: i64, move: i64) -> Refusal | None:
    """Why this coin may not be taken."""
    if jane.movers == NATURE_BIT:
        return refusal("DJ-R6", "blind")
    if jane.movers != only(seat):
        return refusal("DJ-52", "settling")
    if not TAKE <= move < PASS:
        return refusal("DJ-54", "take")
    coins = row_length(jane.rows[jane.loser])
    return None if move - TAKE < coins else refusal("DJ-54", "no-such-coin", coins=coins)


def why_not_shoot(jane: Position, seat: i64, move: i64) -> Refusal | None:
    """Why this stick-up may not be performed."""
    if not jane.terms.stick_ups:
        return refusal("DJ-42", "no-stick-ups")
    for hand in (LEFT, RIGHT):
        victim = victim_of(move, hand)
        if victim >= jane.terms.seats:
            return refusal("DJ-45", "nobody", last=jane.terms.seats - 1)
        if victim == seat:
            return refusal("DJ-45", "yourself")
    for hand in (LEFT, RIGHT):
        robber = jane.robber(hand)
        if victim_of(move, hand) >= 0 and robber >= 0:
            return refusal("DJ-46", "hand-used-left" if hand == LEFT else "hand-used-right")
    return None


def refusal(rule: str, message: str, **values: int) -> Refusal:
    """A refusal of Dexterity Jane."""
    return Refusal(rule=rule, message=f"jane-refused-{message}", values=dict(values))
