"""Other worlds: states that differ from those of a match only in what somebody cannot see.

They are found without the help of `imagine`, which would hide its own mistakes. Nothing is hidden at the opening, so
every secret comes from a move that somebody did not see, or may not remember. Wherever another move would have looked
the same to a seat, a second world parts from the match; it goes on beside it for as long as the seat cannot tell the
two apart (`follow`). And other matches may come by other ways to where a seat's view is the same (`cross`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec
from msgspec import Struct

from saloon.kernel.conformance.lines import Line, Step, choose, movers_of, moves_of
from saloon.kernel.digest import digest
from saloon.kernel.events import Event
from saloon.kernel.play import visible_to
from saloon.kernel.rng import Rng
from saloon.kernel.state import State

Pair = tuple[int, int, State, State]  # a position, a seat, and two states that are the same to it

WORLDS = 2  # beside the match, for each seat
WATCHED = 4  # seats whose worlds are searched for, if there are more
VISITED = 1_500  # positions of other matches, in search of equal views
STRAYING = 4  # one move in so many is not that of the line
TRIES = 3  # moves that are tried for a new world, or to keep one alive


class Reached(Struct, frozen=True):
    """A state and what was told on the way to it."""

    state: State
    told: tuple[Event, ...]

    def seen_by(self, seat: int | None) -> list[bytes]:
        """The events as bytes, as the seat may see them."""
        return [msgspec.json.encode(event) for event in visible_to(seat, self.told)]


class Meeting(Struct, frozen=True):
    """A position of the match and one of another world in which a seat (None: a spectator) has the same view."""

    seq: int
    seat: int | None
    real: Reached
    other: Reached


def view_of(state: State, seat: int | None) -> bytes:
    """A view as bytes."""
    return msgspec.json.encode(state.view(seat))


def apart(one: State, other: State, seats: int) -> bool:
    """Whether anybody could tell two states apart. Most often some seat sees a difference at once."""
    if any(one.view(seat) != other.view(seat) for seat in range(seats)):
        return True
    return digest(one, seats) != digest(other, seats)


def can(state: State, step: Step) -> bool:
    """Whether a move is possible here."""
    seat, move = step
    return seat in movers_of(state) and move in moves_of(state, seat)


def reach(state: State, step: Step) -> Reached:
    """Where a move leads."""
    after = state.copy()
    told: list[Event] = []
    after.apply(*step, told.append)
    return Reached(after, tuple(told))


def follow(opening: State, line: Line, seats: int, rng: Rng) -> Iterator[Meeting]:
    """Play a line and find the other worlds beside it, for seats and for a spectator."""
    worlds: dict[int | None, list[State]] = {seat: [] for seat in (None, *watched(seats, rng))}
    before = opening
    for seq, step in enumerate(line, 1):
        real = reach(before, step)
        for seat, others in worlds.items():
            view = view_of(real.state, seat)
            lived = [kept for world in others if (kept := keep_up(world, step, real, seat, view, rng))]
            if len(lived) < WORLDS:
                lived += part(before, step, seat, view, rng)
            found = [world for world in lived if apart(world.state, real.state, seats)][:WORLDS]
            yield from (Meeting(seq, seat, real, world) for world in found)
            worlds[seat] = [world.state for world in found]
        before = real.state


def cross(opening: Callable[[], State], line: Line, seats: int, rng: Rng) -> Iterator[Pair]:
    """Play other matches, and give their states in which a seat's view is that of a position of the line."""
    passed: dict[tuple[int, bytes], tuple[int, State]] = {}
    state, some = opening(), watched(seats, rng)
    for seq, step in enumerate(line, 1):
        state.apply(*step)
        passed |= {(seat, view_of(state, seat)): (seq, state.copy()) for seat in some}
    for _ in range(VISITED // max(1, len(line))):
        other = opening()
        way: Line = []
        for step in stray(other, line, rng):
            way.append(step)
            for seat in some:
                seq, real = passed.get((seat, view_of(other, seat)), (0, other))
                if seq and set(way) != set(line[:seq]):
                    yield seq, seat, real, other.copy()


def watched(seats: int, rng: Rng) -> list[int]:
    """All seats, or some of many: other cases look at others."""
    chosen = list(range(seats))
    while len(chosen) > WATCHED:
        chosen.pop(rng.below(len(chosen)))
    return chosen


def stray(state: State, line: Line, rng: Rng) -> Iterator[Step]:
    """Play a match that makes a random move now and then, and else the line's; so it may come back to its ways."""
    for usual in line:
        unusual = choose(state, rng)
        if unusual is None:
            return
        step = usual if rng.below(STRAYING) and can(state, usual) else unusual
        state.apply(*step)
        yield step


def part(before: State, step: Step, seat: int | None, view: bytes, rng: Rng) -> Iterator[Reached]:
    """Other moves than the match's that leave the seat the same view."""
    for _ in range(TRIES):
        other = choose(before, rng)
        if other is not None and other != step:
            world = reach(before, other)
            if view_of(world.state, seat) == view:
                yield world


def keep_up(world: State, step: Step, real: Reached, seat: int | None, view: bytes, rng: Rng) -> Reached | None:
    """The other world after the match's move, or after one that the seat cannot tell from it."""
    if can(world, step):
        same = reach(world, step)
        return same if view_of(same.state, seat) == view else None
    for _ in range(TRIES):
        other = choose(world, rng)
        if other is not None:
            similar = reach(world, other)
            if view_of(similar.state, seat) == view and similar.seen_by(seat) == real.seen_by(seat):
                return similar
    return None
