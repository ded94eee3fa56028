"""From a duel to what a seat sees of it, back again, and to what a seat imagines."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.games.duel.state import Position, Side
from saloon.games.duel.turns import draws_after, least
from saloon.games.duel.view import DuelView, SideView
from saloon.kernel.bits import count, lowest, members_of, only, set_of
from saloon.kernel.rng import Rng, sample
from saloon.kernel.state import NATURE_BIT

if TYPE_CHECKING:
    from mypy_extensions import i64


def look(duel: Position, seat: int | None) -> DuelView:
    """The view of one seat."""
    playing = duel.winner < 0 and duel.turn >= 0
    return DuelView(
        seat=seat,
        turn=duel.turn if playing else None,
        drawing=duel.drawer if duel.owed else None,
        owed=duel.owed,
        laid=duel.laid,
        needed=max(0, duel.minimum - duel.laid) if playing else 0,
        draws=draws_after(duel) if playing and not duel.owed else 0,
        helped=duel.helped,
        winner=duel.winner if duel.winner >= 0 else None,
        highest=duel.terms.cards_count + 1,
        sides=(
            _look_at(duel.first_side, seat == 0, duel.terms.hidden_log),
            _look_at(duel.second_side, seat == 1, duel.terms.hidden_log),
        ),
    )


def _look_at(side: Side, own: bool, hidden_log: bool) -> SideView:
    return SideView(
        rising=lowest(side.rising),
        falling=lowest(side.falling),
        rising_helped=side.rising_helped,
        falling_helped=side.falling_helped,
        hand_size=side.hand_size,
        deck_size=side.deck_size,
        hand=tuple(members_of(side.hand)) if own else None,
        left=None if hidden_log else _left(side),
    )


def _left(side: Side) -> tuple[int, ...]:
    """The cards that a side has not laid. The last list is kept: usually just one card has to be taken off."""
    left = side.hand | side.deck
    changed = side.listed_set ^ left
    if changed:
        if changed & (changed - 1) == 0 and changed & side.listed_set:
            place = count(left & (changed - 1))
            side.listed = side.listed[:place] + side.listed[place + 1 :]
        else:
            side.listed = tuple(members_of(left))
        side.listed_set = left
    return side.listed


def restore(duel: Position, view: DuelView) -> None:
    """Make a fresh duel look as a view says, the way back from `look`. Unknown cards are any."""
    for side, seen in zip((duel.first_side, duel.second_side), view.sides, strict=True):
        side.rising = only(seen.rising)
        side.falling = only(seen.falling)
        side.rising_helped = seen.rising_helped
        side.falling_helped = seen.falling_helped
        side.hand_size = seen.hand_size
        side.deck_size = seen.deck_size
    for seat, seen in enumerate(view.sides):  # once all tops lie there
        _lay_cards(duel, seat, seen)
    duel.laid = view.laid
    duel.helped = view.helped
    if view.winner is not None:
        winner = view.sides[view.winner]
        duel.winner = view.winner
        duel.emptied = winner.hand_size + winner.deck_size == 0
        duel.turn = view.winner if duel.emptied else 1 - view.winner  # TG-18, TG-19
        duel.movers = 0
    elif view.turn is not None:
        duel.turn = view.turn
        duel.movers = only(view.turn)
    if view.drawing is not None:
        duel.drawer = view.drawing
        duel.owed = view.owed
        duel.movers = NATURE_BIT
    elif duel.turn >= 0:
        duel.minimum = least(duel)


def _lay_cards(duel: Position, seat: int, seen: SideView) -> None:
    """Give a side its hand and draw pile; the lowest possible cards stand for unknown ones."""
    side = duel.side(seat)
    hand = set_of(list(seen.hand or ()))
    if seen.left is not None:
        left = set_of(list(seen.left))
    else:
        unseen = duel.terms.cards & ~(duel.tops_of(seat) | hand)
        left = hand | _first(unseen, seen.hand_size + seen.deck_size - count(hand))
    side.hand = hand if seen.hand is not None else _first(left, seen.hand_size)
    side.deck = left & ~side.hand


def _first(cards: int, size: int) -> int:
    return set_of(members_of(cards)[:size])


def imagine_into(duel: Position, seat: i64, rng: Rng) -> None:
    """The opponent's hand is any choice of the cards that side has left; the rest is its draw pile."""
    me = duel.side(seat)
    foe = duel.side(1 - seat)
    left = foe.hand | foe.deck
    if duel.terms.hidden_log:  # what lies in the piles is unknown but for their tops
        me.deck = sample(rng, duel.terms.cards & ~(me.hand | duel.tops_of(seat)), me.deck_size)
        left = sample(rng, duel.terms.cards & ~duel.tops_of(1 - seat), foe.hand_size + foe.deck_size)
    foe.hand = sample(rng, left, foe.hand_size)
    foe.deck = left ^ foe.hand
