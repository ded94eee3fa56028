"""A view is all that a seat may know: whoever is told no more can go on from it as from the real state."""

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
def supposes(case: Case) -> None:
    """What a game supposes from a view that was sent looks and offers the same, and is imagined on in the same way."""
    for seq in case.sample(VIEWS // case.seats):
        state = case.at(seq)
        for seat in range(case.seats):
            told = msgspec.json.decode(view_of(state, seat), type=case.game.View)
            supposed = case.game.suppose(case.options, case.seats, told)
            if view_of(supposed, seat) != view_of(state, seat):
                raise Fault(f"what is supposed from the view of seat {seat} has another view", seq)
            if supposed.legal(seat) != state.legal(seat) or supposed.outcome() != state.outcome():
                raise Fault(f"what is supposed from the view of seat {seat} has other legal moves or outcome", seq)
            if state.to_move() and not _imagines_alike(case, state, supposed, seat):
                raise Fault(f"seat {seat} imagines something else when it supposes from its view", seq)


def _imagines_alike(case: Case, state: State, supposed: State, seat: int) -> bool:
    mine, others = state.imagine(seat, case.rng("supposed")), supposed.imagine(seat, case.rng("supposed"))
    return state.features(seat) == supposed.features(seat) and case.imprint(mine) == case.imprint(others)
