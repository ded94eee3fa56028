"""Moves can be made, the same moves lead to the same states, and copies are independent."""

from __future__ import annotations

import msgspec

from saloon.kernel.conformance.case import Case, Fault
from saloon.kernel.conformance.check import check
from saloon.kernel.conformance.lines import choose, movers_of, moves_of, name_of
from saloon.kernel.events import Event
from saloon.kernel.rng import Rng
from saloon.kernel.state import NATURE_BIT, State

POSITIONS = 12
CHOICES = 200  # moves of a seat that are tried at a position, from all parts of its list
AHEAD = 12  # moves made on a copy


@check()
def plays(case: Case) -> None:
    """A seat that is to move has a move, and every move that is offered can be made."""
    for seq, state in case.walk():
        mask = state.to_move()
        if mask != NATURE_BIT and mask >> case.seats:
            raise Fault(f"to_move gives {mask:#x}: seats that do not exist, or nature together with seats", seq)
        for seat in movers_of(state):
            if not moves_of(state, seat):
                raise Fault(f"{name_of(seat)} is to move and has no move", seq)
    for seq in case.sample(POSITIONS):
        state = case.at(seq)
        for step in [(seat, move) for seat in movers_of(state) for move in spaced(moves_of(state, seat))]:
            try:
                case.at(seq).apply(*step)
            except Exception as error:
                raise Fault(f"{case.tell(*step)} is offered and raises {error!r}", seq) from error


def spaced(moves: list[int]) -> list[int]:
    """All of the moves, or some that are evenly spaced if there are very many."""
    return moves[:: 1 + len(moves) // CHOICES]


@check(plays)
def same_moves(case: Case) -> None:
    """The same moves lead to the same states and events, whatever other matches are played in between."""
    first, second, strange = case.opening(), case.opening(), case.opening()
    rng = case.rng("strange")
    for seq, step in enumerate(case.line, 1):
        told: list[Event] = []
        told_again: list[Event] = []
        first.apply(*step, told.append)
        other = choose(strange, rng)
        if other is not None:
            strange.apply(*other)
        second.apply(*step, told_again.append)
        if case.imprint(first) != case.imprint(second):
            raise Fault(f"{case.tell(*step)} led to another state when the same match was played again", seq)
        if msgspec.json.encode(told) != msgspec.json.encode(told_again):
            raise Fault(f"{case.tell(*step)} told other events when the same match was played again", seq)


@check(same_moves)
def copies(case: Case) -> None:
    """A copy equals its original, and moves on one of them do not change the other."""
    for seq in case.sample(POSITIONS):
        still = case.at(seq)
        original, moved = case.at(seq), case.at(seq)
        copy, moved_copy = original.copy(), moved.copy()
        _go_on(copy, case.rng("ahead"))
        _go_on(moved, case.rng("ahead"))
        truth = case.imprint(still)
        if case.imprint(case.at(seq).copy()) != truth:
            raise Fault("a copy differs from its original", seq)
        if case.imprint(original) != truth:
            raise Fault("moves on a copy changed the original", seq)
        if case.imprint(moved_copy) != truth:
            raise Fault("moves on the original changed a copy", seq)


def _go_on(state: State, rng: Rng) -> None:
    for _ in range(AHEAD):
        step = choose(state, rng)
        if step is None:
            return
        state.apply(*step)
