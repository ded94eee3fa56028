"""Nobody but the roller can tell the dice from what the house sends: not by a byte, a length, or a time.

Worlds that differ in nothing but the dice are told to everybody else. Leaks that are planted on purpose must be found.
"""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest
from msgspec.structs import replace

from saloon.games.bluff import GAME
from saloon.games.bluff.choosing import has_double
from saloon.games.bluff.rules import BluffYou
from saloon.games.bluff.setup import BluffOptions
from saloon.games.bluff.view import BluffView
from saloon.kernel import NATURE
from saloon.server import wire
from saloon.server.common.clock_settings import ClockSettings
from saloon.server.match.luck import Luck
from saloon.server.match.match import Match, Unit
from saloon.server.store.entries import Entry
from saloon.server.table.bot_seats import rest
from saloon.server.table.frame_builder import NOTHING, FrameBuilder
from saloon.server.table.timekeeper import Timekeeper

SEATS = 3
ROLLER = 1
OTHERS = (0, 2, None)  # None is a spectator
BEFORE = [(NATURE, "first 0"), (NATURE, "roll 2 5 6"), (0, "claim 1 13")]  # then seat 1 answers, and has the cup
WORLDS = 60
PACE = 0.7

Write = Callable[[wire.Frame, BluffYou], bytes]
Told = dict[int | None, list[bytes]]  # what each of the others is sent


def honest(frame: wire.Frame, _bluff: BluffYou) -> bytes:
    """As the house writes it."""
    return wire.write(frame)


def open_dice(frame: wire.Frame, bluff: BluffYou) -> bytes:
    """A leak by content: the view shows the roller's dice."""
    assert isinstance(frame.view, BluffView)
    return wire.write(replace(frame, view=replace(frame.view, dice=bluff.view(ROLLER).dice)))


def padded(frame: wire.Frame, bluff: BluffYou) -> bytes:
    """A leak by size: the same words, with more room for more pips."""
    return wire.write(frame) + b" " * bluff.roll


def delayed(frame: wire.Frame, bluff: BluffYou) -> bytes:
    """A leak by time: the frame says that it was made later."""
    return wire.write(replace(frame, at=frame.at + bluff.roll))


def slowed(frame: wire.Frame, bluff: BluffYou) -> bytes:
    """A leak by the clock: more time is left with more pips."""
    assert frame.clock is not None
    return wire.write(replace(frame, clock=replace(frame.clock, turn=frame.clock.turn + bluff.roll)))


def doubly(frame: wire.Frame, bluff: BluffYou) -> bytes:
    """A leak of one bit: whether there is a double."""
    return wire.write(replace(frame, undone=has_double(bluff)))


def tell(world: int, write: Write) -> tuple[int, Told]:
    """The roll of a world, and all that the others are sent until the roller has announced something."""
    match = Match(GAME, BluffOptions(), SEATS, Luck(f"{world:064x}", "m", ["n"] * SEATS), len(BEFORE))
    match.restore([Entry(seat, move, 0) for seat, move in BEFORE])
    clock = Timekeeper(ClockSettings(turn=30, bank=10), SEATS)
    told: Told = {seat: [] for seat in OTHERS}

    def show(unit: Unit, since: int) -> None:
        moment = FrameBuilder(match, unit, since, clock, None)
        assert isinstance(match.state, BluffYou)
        for seat in OTHERS:
            told[seat].append(write(moment.frame(seat), match.state))

    show(match.move(ROLLER, "ok", 5), len(BEFORE))
    assert isinstance(match.state, BluffYou)
    roll = match.state.roll
    show(NOTHING, match.seq)  # to who comes late
    show(match.move(ROLLER, "claim 2 3", 9), match.seq - 1)
    return roll, told


def leaks(write: Write) -> bool:
    """Whether anybody is sent something else in one world than in another."""
    worlds = [tell(world, write) for world in range(WORLDS)]
    assert len({roll for roll, _ in worlds}) > WORLDS // 3, "the dice differ"
    return any(told != worlds[0][1] for _, told in worlds)


@pytest.fixture(autouse=True)
def still(monkeypatch: pytest.MonkeyPatch) -> None:
    """Time stands still: what is left of it in a frame comes from the match."""
    monkeypatch.setattr(time, "monotonic", lambda: 5.0)


def test_the_dice_change_no_byte_no_length_and_no_time() -> None:
    assert not leaks(honest)


@pytest.mark.parametrize("leak", [open_dice, padded, delayed, slowed, doubly], ids=lambda leak: leak.__name__)
def test_a_planted_leak_is_found(leak: Write) -> None:
    assert leaks(leak)


def test_a_bots_answer_comes_on_the_beat_however_long_it_thought() -> None:
    moments = {round(thought + rest(thought, PACE), 9) for thought in (0.0, 0.0004, 0.15, 0.69)}
    assert moments == {PACE}
    late = {round(thought + rest(thought, PACE), 9) for thought in (0.75, 1.0, 1.39)}
    assert late == {2 * PACE}, "who thinks too long waits for the next beat"
    assert rest(0.3, 0.0) == 0.0, "a house without a pace is in a hurry"
