"""Why a move is refused: the first rule that it would break."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.games.duel.codes import END, FOE_RISING, LOWEST, OWN_FALLING, OWN_RISING, PILE
from saloon.games.duel.laying import may_end, moves_of, offers
from saloon.games.duel.piles import helps_falling, helps_rising
from saloon.games.duel.state import Position
from saloon.kernel.bits import lowest, only
from saloon.kernel.outcome import Refusal
from saloon.kernel.state import NATURE_BIT

if TYPE_CHECKING:
    from mypy_extensions import i64


def explain(duel: Position, seat: i64, move: i64) -> Refusal | None:
    """The first rule that the move would break."""
    if duel.winner >= 0:
        return refusal("TG-18" if duel.emptied else "TG-19", "over")
    if move > END:
        return refusal("TG-4", "nature")
    if duel.movers == NATURE_BIT:
        return refusal("TG-4", "drawing")
    if duel.movers != only(seat):
        return refusal("TG-6", "turn")
    if move == END:
        return None if may_end(duel) else refusal("TG-6", "minimum", need=duel.minimum - duel.laid)
    pile = move // PILE * PILE
    number = move - pile + LOWEST
    card = only(number)
    if not duel.side(seat).hand & card:
        return refusal("TG-6", "hand", card=number)
    if not fitting(duel, pile) & card:
        return misfit(duel, seat, pile, number)
    if move not in moves_of(duel):
        return refusal("TG-R4", "strands", card=number)
    return None


def fitting(duel: Position, pile: i64) -> i64:
    """Cards in hand that fit this pile, whether or not they leave a second one."""
    rising, falling, foe_rising, foe_falling = offers(duel, False)
    if pile == OWN_RISING:
        return rising
    if pile == OWN_FALLING:
        return falling
    return foe_rising if pile == FOE_RISING else foe_falling


def misfit(duel: Position, seat: i64, pile: i64, number: i64) -> Refusal:
    """Why a card does not go on a pile."""
    me = duel.side(seat)
    foe = duel.side(1 - seat)
    if pile == OWN_RISING:
        back = me.rising >> 10 & duel.terms.cards
        return refusal("TG-8", "rising", card=number, top=lowest(me.rising), jump=lowest(back) if back else 0)
    if pile == OWN_FALLING:
        back = me.falling << 10 & duel.terms.cards
        return refusal("TG-9", "falling", card=number, top=lowest(me.falling), jump=lowest(back) if back else 0)
    if duel.helped:
        return refusal("TG-7", "helped")
    top = lowest(foe.rising) if pile == FOE_RISING else lowest(foe.falling)
    improvable = helps_rising(foe.rising) if pile == FOE_RISING else helps_falling(foe.falling)
    if not improvable & duel.terms.cards:
        return refusal("TG-R1", "base", top=top)
    return refusal("TG-13", "help-rising" if pile == FOE_RISING else "help-falling", card=number, top=top)


def refusal(rule: str, message: str, **values: int) -> Refusal:
    """A refusal of the duel."""
    return Refusal(rule=rule, message=f"duel-refused-{message}", values=dict(values))
