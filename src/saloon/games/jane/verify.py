"""Verification as the rulebook does it with the cards in hand: sort, cancel, clear (DJ-24 to DJ-26).

This is what people are shown. The rules themselves use the short way of DJ-16, which gives the same by a test.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from saloon.games.jane.cards import CARDS, HANDS, POSES
from saloon.games.jane.codes import SHOOT
from saloon.games.jane.moves import Lock
from saloon.games.jane.state import Past

OPEN = "open"


class HandSteps(Struct, frozen=True):
    """What became of the cards of one hand, by their numbers."""

    cards: tuple[int, ...]  # all of them (DJ-24)
    pairs: tuple[tuple[int, int], ...]  # discarded because they are identical (DJ-25)
    cleared: tuple[int, ...]  # discarded because an open hand was left (DJ-26)
    left: tuple[int, ...]  # what is to be shown

    @property
    def bent(self) -> int:
        """The digits to be bent, as bits from the thumb on (DJ-12, DJ-13)."""
        return sum({1 << POSES.index(CARDS[card - 1].digit) for card in self.left})


def verify(cards: Sequence[int]) -> tuple[HandSteps, HandSteps]:
    """The steps for the left and for the right hand."""
    left, right = (verify_hand([card for card in cards if CARDS[card - 1].hand == hand]) for hand in HANDS)
    return left, right


def verify_hand(cards: list[int]) -> HandSteps:
    """The cards of one hand, step by step."""
    kept: list[int] = []
    pairs: list[tuple[int, int]] = []
    for card in cards:
        twin = next((other for other in kept if CARDS[other - 1].pose == CARDS[card - 1].pose), None)
        if twin is None:
            kept.append(card)
        else:
            kept.remove(twin)
            pairs.append((twin, card))
    if any(CARDS[card - 1].digit == OPEN for card in kept):
        return HandSteps(tuple(cards), tuple(pairs), cleared=tuple(kept), left=())
    return HandSteps(tuple(cards), tuple(pairs), cleared=(), left=tuple(kept))


def check_steps(past: Past) -> int:
    """The most steps that the check of a round has: cards, locks and prizes, and two for each stick-up."""
    by_cards = sum(len(hand.pairs) + bool(hand.cleared) for hand in verify(past.cards))
    shots = sum(move >= SHOOT for move in past.actions)
    return 2 + by_cards + 2 * (len(past.order) - shots) + 4 * shots + 1


def answer_by_steps(cards: Sequence[int]) -> Lock:
    """The hands to be shown."""
    left, right = verify(cards)
    return Lock(left.bent, right.bent)
