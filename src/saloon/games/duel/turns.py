"""What moves do: cards are laid and drawn, turns begin and end, and somebody wins (TG-4 to TG-7, TG-15 to TG-19)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.games.duel.codes import FOE_FALLING, FOE_RISING, LOWEST, OWN_FALLING, OWN_RISING, PILE
from saloon.games.duel.events import Drew, Ended, Laid, Won
from saloon.games.duel.laying import nothing, offers
from saloon.games.duel.state import MINIMUM, OWN_DRAW, Position
from saloon.kernel.bits import lowest, only
from saloon.kernel.state import NATURE_BIT, Tell

if TYPE_CHECKING:
    from mypy_extensions import i64


def lay(duel: Position, seat: i64, move: i64, tell: Tell | None) -> None:
    """A card goes from the hand on top of a pile."""
    me = duel.side(seat)
    foe = duel.side(1 - seat)
    if tell is not None:
        tell(laying_event(duel, seat, move))
    if move < OWN_FALLING:
        card = only(move - OWN_RISING + LOWEST)
        me.rising = card
        me.rising_helped = False
    elif move < FOE_RISING:
        card = only(move - OWN_FALLING + LOWEST)
        me.falling = card
        me.falling_helped = False
    else:
        duel.helped = True
        if move < FOE_FALLING:
            card = only(move - FOE_RISING + LOWEST)
            foe.rising = card
            foe.rising_helped = True
        else:
            card = only(move - FOE_FALLING + LOWEST)
            foe.falling = card
            foe.falling_helped = True
    me.hand ^= card
    me.hand_size -= 1
    duel.laid += 1
    if me.hand_size == 0 and me.deck_size == 0:
        finish(duel, seat, True, tell)  # TG-18, checked after every card (TG-R6)
    elif duel.terms.touch_move and duel.laid < duel.minimum and nothing(offers(duel, False)):
        finish(duel, 1 - seat, False, tell)  # TG-R4: stranded by the card that was touched


def laying_event(duel: Position, seat: i64, move: i64) -> Laid:
    """The event of a card that is about to be laid."""
    pile = move // PILE * PILE
    number = move - pile + LOWEST
    own = pile < FOE_RISING
    side = duel.side(seat if own else 1 - seat)
    rises = pile in (OWN_RISING, FOE_RISING)
    covered = lowest(side.rising) if rises else lowest(side.falling)
    back = number < covered if rises else number > covered
    return Laid(
        seat=seat,
        card=number,
        owner=seat if own else 1 - seat,
        pile="rising" if rises else "falling",
        covered=covered,
        way="help" if not own else "jump" if back else "step",
    )


def end_turn(duel: Position, seat: i64, tell: Tell | None) -> None:
    """The turn passes after cards are drawn for it (TG-15, TG-16)."""
    owed = draws_after(duel)
    duel.turn = 1 - seat
    if tell is not None:
        tell(Ended(seat, owed))
    if owed:
        deal(duel, seat, owed)
    else:
        begin_turn(duel, tell)


def draws_after(duel: Position) -> i64:
    """Cards drawn after this turn: two (TG-15), or as many as fill the hand after helping (TG-16)."""
    me = duel.side(duel.turn)
    wanted = duel.terms.hand_limit - me.hand_size if duel.helped else OWN_DRAW
    return min(me.deck_size, wanted)  # TG-17, TG-R5


def deal(duel: Position, seat: i64, cards: i64) -> None:
    """Let nature deal this seat so many cards."""
    duel.drawer = seat
    duel.owed = cards
    duel.movers = NATURE_BIT


def receive(duel: Position, card: i64, tell: Tell | None) -> None:
    """A drawn card comes into the hand; after the last one the next turn begins."""
    side = duel.side(duel.drawer)
    side.deck ^= card
    side.deck_size -= 1
    side.hand |= card
    side.hand_size += 1
    duel.owed -= 1
    if tell is not None:
        tell(Drew(duel.drawer, lowest(card)))
    if duel.owed == 0:
        if duel.drawer == 0 and duel.second_side.hand_size == 0 and duel.second_side.deck == duel.terms.cards:
            deal(duel, 1, duel.terms.hand_limit)  # the opening: both draw their hands (TG-4)
        else:
            begin_turn(duel, tell)


def begin_turn(duel: Position, tell: Tell | None) -> None:
    """A player who cannot lay the minimum loses at once (TG-19), even with one last card (TG-R3)."""
    duel.laid = 0
    duel.helped = False
    duel.movers = only(duel.turn)
    duel.minimum = least(duel)
    if nothing(offers(duel, duel.minimum == MINIMUM)):
        finish(duel, 1 - duel.turn, False, tell)


def least(duel: Position) -> i64:
    """How many cards the turn needs: two (TG-6), or one where a lone last card may be laid by itself (TG-R3)."""
    lone = duel.terms.last_card_exception and duel.side(duel.turn).hand_size + duel.laid == 1
    return 1 if lone else MINIMUM


def finish(duel: Position, winner: i64, emptied: bool, tell: Tell | None) -> None:
    """The match is over."""
    duel.winner = winner
    duel.emptied = emptied
    duel.movers = 0
    if tell is not None:
        tell(Won(winner, "emptied" if emptied else "stuck"))
