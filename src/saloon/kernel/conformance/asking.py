"""Queries do not change a state."""

from __future__ import annotations

from collections.abc import Callable

from saloon.kernel.conformance.case import Case, Fault
from saloon.kernel.conformance.check import check
from saloon.kernel.conformance.choosing import legal
from saloon.kernel.conformance.lines import movers_of, moves_of
from saloon.kernel.conformance.playing import copies
from saloon.kernel.play import play
from saloon.kernel.state import NATURE, State

POSITIONS = 12


@check(copies, legal)
def asking(case: Case) -> None:
    """No query, and no checked move (`play`), changes the state that it is given."""
    for seq in case.sample(POSITIONS):
        state = case.at(seq)
        truth = case.imprint(case.at(seq))
        for question, ask in _questions(case, state).items():
            ask()
            if case.imprint(state) != truth:
                raise Fault(f"{question} changed the state", seq)


def _questions(case: Case, state: State) -> dict[str, Callable[[], object]]:
    seats = range(case.seats)
    rng = case.rng("asking")
    movers = movers_of(state)
    return {
        "to_move": state.to_move,
        "legal": lambda: [state.legal(seat) for seat in seats],
        "why_not": lambda: [state.why_not(seat, move) for seat in seats for move in range(len(case.game.moves))],
        "odds": state.odds,
        "draw": lambda: [state.draw(rng) for seat in movers if seat == NATURE],
        "pick": lambda: [state.pick(seat, rng) for seat in movers if seat != NATURE],
        "fallback": lambda: [state.fallback(seat) for seat in movers if seat != NATURE],
        "view": lambda: [state.view(seat) for seat in (None, *seats)],
        "features": lambda: [state.features(seat) for seat in seats],
        "imagine": lambda: [state.imagine(seat, rng) for seat in seats],
        "outcome": state.outcome,
        "play": lambda: [play(state, seat, move) for seat in movers for move in moves_of(state, seat)[:1]],
    }
