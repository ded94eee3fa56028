"""Setup and the Reveal phase: coins are handed out, the Sheriff token is flipped, cards are dealt and turned up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.games.jane.answer import POSE
from saloon.games.jane.cards import HANDS
from saloon.games.jane.codes import BLIND, COIN, DEAL, REVEAL, SHERIFF
from saloon.games.jane.coins import row_length
from saloon.games.jane.events import Dealt, Endowed, Flipped, Revealed
from saloon.games.jane.stages import COINS_DEALT, DEALING, FLIP, GUESS, HIDDEN
from saloon.games.jane.state import LEFT, RIGHT, VALUE, Position
from saloon.kernel.bits import append_members, count, nth, only
from saloon.kernel.rng import Rng
from saloon.kernel.state import Tell

if TYPE_CHECKING:
    from mypy_extensions import i64


def odds_of(jane: Position) -> list[tuple[int, int]]:
    """Coins (DJ-40), the Sheriff token (DJ-41), cards of the shuffled deck (DJ-2), and that they are turned up."""
    if jane.stage == COINS_DEALT:
        left = [VALUE[coin] for coin in range(len(VALUE)) if jane.box & only(coin)]
        return [(COIN + value, left.count(value)) for value in sorted(set(left))]
    if jane.stage == FLIP:
        return [(SHERIFF + LEFT, 1), (SHERIFF + RIGHT, 1)]
    if jane.stage == DEALING:
        moves: list[int] = []
        append_members(moves, jane.deck, DEAL - 1)
        return [(move, 1) for move in moves]
    if jane.stage == HIDDEN:
        return [(REVEAL, 1)]
    return [(BLIND + place, 1) for place in range(row_length(jane.rows[jane.loser]))]  # DJ-R6


def draw_luck(jane: Position, rng: Rng) -> i64:
    """One of nature's moves, without building the list."""
    if jane.stage == DEALING:
        return DEAL - 1 + nth(jane.deck, rng.below(count(jane.deck)))
    if jane.stage == HIDDEN:
        return REVEAL
    if jane.stage == COINS_DEALT:
        return COIN + VALUE[nth(jane.box, rng.below(count(jane.box)))]
    if jane.stage == FLIP:
        return SHERIFF + rng.below(2)
    return BLIND + rng.below(row_length(jane.rows[jane.loser]))


def endow(jane: Position, value: i64, tell: Tell | None) -> None:
    """The next seat gets a coin that only it may look at (DJ-40)."""
    seat = len(jane.values)
    jane.box ^= only(jane.token(value))
    jane.rows[seat] = seat + 1
    jane.values.append(value)
    jane.owners.append(only(seat))
    if len(jane.values) == jane.terms.seats:
        jane.stage = FLIP
    if tell is not None:
        tell(Endowed(seat, value))


def flip(jane: Position, hand: i64, tell: Tell | None) -> None:
    """The Sheriff token says for the whole match which hand is resolved first (DJ-41)."""
    jane.sheriff = hand
    jane.stage = DEALING
    if tell is not None:
        tell(Flipped(HANDS[hand]))


def deal(jane: Position, card: i64, tell: Tell | None) -> None:
    """One of as many cards as the round's tile says (DJ-6)."""
    index = len(jane.cards)
    jane.deck ^= only(card)
    jane.cards.append(card)
    jane.odd ^= only(POSE[card])
    if len(jane.cards) == jane.round:
        jane.stage = HIDDEN
    if tell is not None:
        tell(Dealt(jane.holder(index), card if jane.terms.show_numbers else None))


def reveal(jane: Position, tell: Tell | None) -> None:
    """All cards are turned up at once (DJ-7), and all seats may act."""
    jane.past = None
    jane.stage = GUESS
    jane.movers = only(jane.terms.seats) - 1
    jane.settled = 0 if jane.terms.stick_ups else 2
    if tell is not None:
        tell(Revealed(jane.round, tuple(jane.cards)))
