"""What a bot is given holds nothing true that its seat may not know, wherever it looks."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from saloon.kernel import Rng, Sight, digest, games, stream
from saloon.kernel.conformance import Case


def dig(thing: object) -> Any:
    """All that can be found by looking into every field of an object, private or not."""
    if isinstance(thing, int | float | str | bytes | None):
        return thing
    if isinstance(thing, list | tuple):
        return [dig(inner) for inner in thing]
    if isinstance(thing, dict):
        return {str(key): dig(inner) for key, inner in thing.items()}
    fields = {name: getattr(thing, name) for name in dir(thing) if not name.startswith("__")}
    return {name: dig(value) for name, value in fields.items() if not callable(value)}


@pytest.mark.parametrize("game", games())
def test_a_sight_is_what_the_seat_may_know(game: str) -> None:
    case = Case(games()[game], seed=5)
    for seq in case.sample(20):
        state = case.at(seq)
        for seat in range(case.seats):
            sight = Sight(state, seat, stream(seq))
            assert msgspec.json.encode(sight.view) == msgspec.json.encode(state.view(seat))
            assert sight.legal == state.legal(seat)
            imagined = sight.imagine(stream("mine"))
            assert digest(imagined, case.seats) == digest(state.imagine(seat, stream("mine")), case.seats)


@pytest.mark.parametrize("game", games())
def test_a_bot_that_digs_cannot_tell_two_worlds_apart(game: str) -> None:
    case = Case(games()[game], seed=6)
    meetings = [(meeting.seat, meeting) for meeting in case.meetings if meeting.seat is not None]
    assert meetings, "nothing is hidden in this game"
    for seat, meeting in meetings[:: max(1, len(meetings) // 20)]:
        real, other = meeting.real.state, meeting.other.state
        assert dig(real) != dig(other), "digging would find the difference, if it were there"
        assert dig(Sight(real, seat, Rng(9))) == dig(Sight(other, seat, Rng(9))), f"seat {seat}, position {meeting.seq}"
