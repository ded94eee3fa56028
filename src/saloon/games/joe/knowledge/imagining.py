"""What a seat imagines: jokers and face-down markers that it does not know, dealt anew (JOE-8, JOE-56)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.games.joe.acts.jokers import PATIENT
from saloon.games.joe.box.constants import CAST, FULL_JOKERS, NOBODY, USED
from saloon.games.joe.position.state import Position
from saloon.kernel.bits import count, nth, only
from saloon.kernel.rng import Rng

if TYPE_CHECKING:
    from mypy_extensions import i64

    from saloon.games.joe.box.numbers import Seat


def imagine_into(joe: Position, seat: Seat, rng: Rng) -> None:
    """Replace all that the seat does not know by something that it could be."""
    imagine_jokers(joe, seat, rng)
    imagine_markers(joe, seat, rng)


def imagine_jokers(joe: Position, seat: Seat, rng: Rng) -> None:
    """Unknown jokers come from all cards that the seat has not seen, each with the order it was dealt with."""
    unseen: i64 = FULL_JOKERS
    for someone in joe.cast:
        if someone.joker >= 0 and someone.knowers & only(seat):
            unseen &= ~only(someone.joker)
    for number in range(CAST):
        someone = joe.cast[number]
        if someone.joker >= 0 and not someone.knowers & only(seat):
            card = nth(unseen, rng.below(count(unseen)))
            unseen &= ~only(card)
            someone.joker = card
            someone.order = PATIENT[card]
        elif someone.joker >= 0 and someone.seat != seat and someone.order != USED:
            someone.order = PATIENT[someone.joker]  # a card one has seen, now in somebody else's hand (JOE-42)
    joe.jokers = unseen
    if joe.active >= 0 and joe.cast[joe.active].seat != seat:
        joe.ordered = False


def imagine_markers(joe: Position, seat: Seat, rng: Rng) -> None:
    """Unknown markers, and those that their hider still has, in any order."""
    scenario = joe.scenario
    if scenario.hider < 0 or scenario.seat_side[seat] == scenario.side[scenario.hider]:
        return  # the side that hides them knows them all
    unknown = scenario.hidden.copy()
    for marker in range(len(joe.hidden_kind)):
        if joe.hidden_known[marker] >> seat & 1:
            unknown.remove(joe.hidden_kind[marker])
    for marker in range(len(joe.hidden_kind)):
        if not joe.hidden_known[marker] >> seat & 1:
            joe.hidden_kind[marker] = unknown.pop(rng.below(len(unknown)))
    if joe.hiding != NOBODY:
        joe.hiding = unknown.pop(rng.below(len(unknown)))
    joe.to_hide = sorted(unknown)
