"""Checked moves, the only way in which server and replay change a match; and whose turn it is, and who sees what."""

from __future__ import annotations

from collections.abc import Iterable

from saloon.kernel.bits import lowest
from saloon.kernel.events import Event
from saloon.kernel.outcome import Refusal, Refused
from saloon.kernel.rng import Rng
from saloon.kernel.state import NATURE, NATURE_BIT, State


def play(state: State, seat: int, move: int) -> tuple[State, list[Event]]:
    """Check a move on a copy, make it, and return the new state with what happened; `Refused` if it may not be made."""
    if seat == NATURE:
        if not state.may_happen(move):
            raise Refused(Refusal(rule="nature", message="refused-nature"))
    else:
        refusal = state.why_not(seat, move)
        if refusal is not None:
            raise Refused(refusal)
    after = state.copy()
    events: list[Event] = []
    after.apply(seat, move, events.append)
    return after, events


def visible_to(seat: int | None, events: Iterable[Event]) -> list[Event]:
    """The events that a seat may see (None: a spectator), each without what is hidden from it."""
    visible: list[Event] = []
    for event in events:
        seen = event.seen_by(seat)
        if seen is not None:
            visible.append(seen)
    return visible


def seats_of(mask: int) -> list[int]:
    """The seats of a `to_move` mask, ascending; `NATURE` for nature."""
    if mask & NATURE_BIT:
        return [NATURE]
    seats = []
    while mask:
        seats.append(lowest(mask))
        mask &= mask - 1
    return seats


def settle(state: State, rng: Rng) -> list[int]:
    """Make nature's moves, in place, until a seat is to move or the match is over; returns them."""
    moves = []
    while state.to_move() == NATURE_BIT:
        move = state.draw(rng)
        state.apply(NATURE, move)
        moves.append(move)
    return moves
