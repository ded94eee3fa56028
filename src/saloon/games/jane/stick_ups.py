"""Stick-ups are verified before the locks; a coin may change hands (DJ-52 to DJ-56)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.games.jane.answer import bullets_on
from saloon.games.jane.cards import HANDS
from saloon.games.jane.coins import coin_at, row_length, row_with, row_without
from saloon.games.jane.events import Spared, StuckUp, Took
from saloon.games.jane.scoring import check_locks
from saloon.games.jane.stages import TAKING
from saloon.games.jane.state import Position, victim_of
from saloon.kernel.bits import append_members, only
from saloon.kernel.state import NATURE_BIT, Tell

if TYPE_CHECKING:
    from mypy_extensions import i64


def settle_stick_ups(jane: Position, tell: Tell | None) -> None:
    """Stick-ups come first, the Sheriff's hand before the other (DJ-52); then the locks (DJ-57)."""
    while jane.settled < 2:
        hand = jane.sheriff if jane.settled == 0 else 1 - jane.sheriff
        jane.settled += 1
        robber = jane.robber(hand)
        if robber >= 0 and must_choose(jane, robber, hand, tell):
            return
    check_locks(jane, tell)


def must_choose(jane: Position, robber: i64, hand: i64, tell: Tell | None) -> bool:
    """Verify a stick-up, which succeeds with an odd number of bullets (DJ-53); whether a coin has to be chosen now."""
    victim = victim_of(jane.actions[robber], hand)
    bullets = bullets_on(jane.cards, hand)
    success = bullets & 1 == 1  # DJ-50: pairs cancel
    jane.settling = hand
    jane.taker, jane.loser = (robber, victim) if success else (victim, robber)  # DJ-54
    if tell is not None:
        tell(StuckUp(robber, victim, HANDS[hand], bullets, success))
    coins = row_length(jane.rows[jane.loser])
    if coins > 1:
        jane.stage = TAKING
        jane.movers = NATURE_BIT if jane.terms.blind else only(jane.taker)
        return True
    if coins == 1:
        move_coin(jane, 0, tell)
    elif tell is not None:
        tell(Spared(jane.loser))  # DJ-55
    return False


def take(jane: Position, place: i64, tell: Tell | None) -> None:
    """The taker picks a face-down coin by its place (DJ-54, DJ-R6), and verification goes on."""
    move_coin(jane, place, tell)
    jane.movers = 0
    settle_stick_ups(jane, tell)


def move_coin(jane: Position, place: i64, tell: Tell | None) -> None:
    """A coin goes from the loser to the end of the taker's row, who looks at it."""
    coin = coin_at(jane.rows[jane.loser], place)
    jane.rows[jane.loser] = row_without(jane.rows[jane.loser], place)
    jane.rows[jane.taker] = row_with(jane.rows[jane.taker], coin)
    jane.owners[coin] |= only(jane.taker)
    if tell is not None:
        known: list[int] = []
        append_members(known, jane.owners[coin], 0)
        tell(Took(jane.taker, jane.loser, place + 1, jane.values[coin], tuple(known)))
