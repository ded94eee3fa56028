"""What a seat imagines: coins it never owned (DJ-40), cards still face down (DJ-2), other seats' locks (DJ-R13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.games.jane.answer import odd_poses
from saloon.games.jane.codes import SHOOT
from saloon.games.jane.state import ALL_COINS, VALUE, Position
from saloon.kernel.bits import count, nth, only
from saloon.kernel.rng import Rng

if TYPE_CHECKING:
    from mypy_extensions import i64


def imagine_into(jane: Position, seat: i64, rng: Rng) -> None:
    """Replace all that the seat does not know by something that it could be."""
    if jane.terms.stick_ups:
        imagine_coins(jane, seat, rng)
    if not jane.revealed() and not jane.terms.show_numbers:
        imagine_cards(jane, rng)
    for foe in range(jane.terms.seats):
        if foe != seat and 0 <= jane.actions[foe] < SHOOT:
            jane.actions[foe] = rng.below(SHOOT)


def imagine_coins(jane: Position, seat: i64, rng: Rng) -> None:
    """Whatever coins the seat has not owned are any of the others in the box."""
    unknown: list[int] = []
    jane.box = ALL_COINS
    for holder in range(jane.terms.seats):
        for coin in jane.row(holder):
            if jane.knows(coin, seat):
                jane.box ^= only(jane.token(jane.values[coin]))
            else:
                unknown.append(coin)
    for coin in unknown:
        token = nth(jane.box, rng.below(count(jane.box)))
        jane.box ^= only(token)
        jane.values[coin] = VALUE[token]


def imagine_cards(jane: Position, rng: Rng) -> None:
    """Cards dealt face down are any of those that the deck had."""
    for card in jane.cards:
        jane.deck |= only(card)
    for index in range(len(jane.cards)):
        card = nth(jane.deck, rng.below(count(jane.deck)))
        jane.deck ^= only(card)
        jane.cards[index] = card
    jane.odd = odd_poses(jane.cards)
