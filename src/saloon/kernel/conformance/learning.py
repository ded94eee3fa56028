"""What learners of many matches are given is what those of one match get."""

from __future__ import annotations

from saloon.kernel.conformance.case import Case, Fault
from saloon.kernel.conformance.check import check
from saloon.kernel.conformance.lines import movers_of
from saloon.kernel.conformance.playing import plays
from saloon.kernel.rows import Marks, Page
from saloon.kernel.state import NATURE


@check(plays)
def rows(case: Case) -> None:
    """`write_features` and `mark_choices` write what `features` and `choices` say."""
    size, page = case.game.moves.of_seats, Page()
    every = [Marks(size, packed=False), Marks(size, packed=True)]
    for seq, state in case.walk():
        for seat in range(case.seats):
            page.truncate(0)
            state.write_features(seat, page)
            if page.getvalue() != state.features(seat):
                raise Fault(f"write_features of seat {seat} differs from features", seq)
        for seat in movers_of(state):
            if seat != NATURE:
                choices = set(state.choices(seat))
                for marks in every:
                    marks.clear()
                    state.mark_choices(seat, marks)
                    if {move for move in range(size) if marks.has(0, move)} != choices:
                        raise Fault(f"mark_choices of seat {seat} differs from choices", seq)
