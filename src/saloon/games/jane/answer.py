"""What the hands must show, by the short way of DJ-16; and how many bullets there are (DJ-50)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from saloon.games.jane.cards import CARDS, HANDS
from saloon.kernel.bits import count, only

if TYPE_CHECKING:
    from mypy_extensions import i64

POSE: Final = bytes([0, *(card.pose for card in CARDS)])  # the pose of each card
BULLETS: Final = [sum(1 << card.number for card in CARDS if card.bullet and card.hand == hand) for hand in HANDS]


def shown_by(odd: i64) -> i64:
    """What a hand must show; `odd` has a bit for each pose of which there is an odd number of cards (DJ-16)."""
    return 0 if odd & 32 else odd  # an open hand is left and clears the rest (DJ-14), else odd digits are bent


def answer_to(odd: i64) -> i64:
    """The right lock, from the twelve bits for both hands."""
    return shown_by(odd & 63) | shown_by(odd >> 6) << 5


def odd_poses(cards: list[int]) -> i64:
    """The poses of which an odd number of cards is on the table: pairs cancel (DJ-15)."""
    odd: i64 = 0
    for card in cards:
        odd ^= only(POSE[card])
    return odd


def bullets_on(cards: list[int], hand: i64) -> i64:
    """How many bullets are on the cards of a hand, whatever their poses."""
    table: i64 = 0
    for card in cards:
        table |= only(card)
    return count(table & BULLETS[hand])
