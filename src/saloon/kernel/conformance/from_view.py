"""A view is all that a seat may know: a bot that gets nothing else can continue from it as from the real state."""

from __future__ import annotations

import msgspec

from saloon.kernel.conformance.case import Case, Fault
from saloon.kernel.conformance.check import check
from saloon.kernel.conformance.recording import wire
from saloon.kernel.conformance.secrecy import choices_hide, features_hide, imagine_knows
from saloon.kernel.conformance.worlds import view_of
from saloon.kernel.state import State

VIEWS = 180  # of all seats


@check(wire, imagine_knows, choices_hide, features_hide)
def view_is_enough(case: Case) -> None:
    """The state that a game makes from a view that was sent has the same view and moves, and is imagined alike."""
    for seq in case.sample(VIEWS // case.seats):
        state = case.at(seq)
        for seat in range(case.seats):
            told = msgspec.json.decode(view_of(state, seat), type=case.game.View)
            made = case.game.state_from_view(case.options, case.seats, told)
            if view_of(made, seat) != view_of(state, seat):
                raise Fault(f"the state made from the view of seat {seat} has another view", seq)
            if made.legal(seat) != state.legal(seat) or made.outcome() != state.outcome():
                raise Fault(f"the state made from the view of seat {seat} has other legal moves or outcome", seq)
            if state.to_move() and not _imagines_alike(case, state, made, seat):
                raise Fault(f"seat {seat} imagines something else from the state made from its view", seq)


def _imagines_alike(case: Case, state: State, made: State, seat: int) -> bool:
    mine, others = state.imagine(seat, case.rng("from a view")), made.imagine(seat, case.rng("from a view"))
    return state.features(seat) == made.features(seat) and case.imprint(mine) == case.imprint(others)
