"""Stick-ups: whether coins are worth more than the tile of the round, and at whom to aim."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from saloon.bots.jane.reflexes import Reflexes, count_bullets
from saloon.games.jane.cards import COINS
from saloon.games.jane.codes import DOUBLE, SHOOT, TARGETS
from saloon.games.jane.rules import Jane
from saloon.games.jane.state import LEFT, RIGHT, TO_VICTIM
from saloon.kernel import Rng

HANDS: Final = (LEFT, RIGHT)


class Prize(Struct, frozen=True, order=True):
    """A coin to take, ordered by its expected value; among equals the owner with better tiles comes first."""

    worth: float
    tiles: int
    victim: int


def worth_of(jane: Jane, seat: int, holder: int) -> list[float]:
    """What each coin of a player is worth as far as a seat knows: its value, or the mean of all it never owned."""
    players = range(jane.terms.seats)
    known = [jane.values[coin] for player in players for coin in jane.row(player) if jane.knows(coin, seat)]
    unknown = (sum(COINS) - sum(known)) / (len(COINS) - len(known))
    return [jane.values[coin] if jane.knows(coin, seat) else unknown for coin in jane.row(holder)]


def prizes(jane: Jane, seat: int) -> list[Prize]:
    """Everybody else's coins, the best first."""
    others = [player for player in range(jane.terms.seats) if player != seat]
    found = [Prize(worth, jane.tiles[player], player) for player in others for worth in worth_of(jane, seat, player)]
    return sorted(found, reverse=True)


def price_of_shooting(jane: Jane, trust: float) -> float:
    """What it costs not to lock, in points: a share of the tile, or what the other of two players gets."""
    tile, others = int(jane.round), int(jane.terms.seats) - 1
    if others == 1 and jane.terms.robbed_tile == TO_VICTIM:
        return tile / 2  # halved, because coins count twice between two: what one gains the other loses
    return tile * trust / others


def stick_up(jane: Jane, seat: int, person: Reflexes, trust: float, rng: Rng) -> int | None:
    """The stick-up that should bring more than a lock, if any. `trust` is how often the person reads right."""
    odd = [hand for hand in HANDS if jane.may_shoot(hand) and count_bullets(jane.cards, hand, person, rng) % 2]
    targets = prizes(jane, seat)[: len(odd)]
    own = worth_of(jane, seat, seat)
    risk = (1.0 - trust) * (sum(own) / len(own) if own else 0.0)
    gain = sum(trust * prize.worth - risk for prize in targets)
    if not targets or gain <= price_of_shooting(jane, trust):
        return None
    if len(targets) == 2:
        return DOUBLE + targets[LEFT].victim * TARGETS + targets[RIGHT].victim
    return SHOOT + odd[0] * TARGETS + targets[0].victim


def best_place(jane: Jane, seat: int) -> int:
    """Where the best coin of the loser lies, counted from 0."""
    worth = worth_of(jane, seat, jane.loser)
    return worth.index(max(worth))
