"""A finished match for the page: every position with its events, and the views of all seats, page by page.

All views of a long match together are thousands of times as large as its record. They hardly change from one position
to the next, and mostly alike for all seats: only what changed is told.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec
from msgspec import Struct

from saloon.kernel import NATURE, Moved, Record, ReplayStep, State, find_game, play, replay, seats_of
from saloon.server import wire
from saloon.server.race.timings import Timed, read_foreperiod, read_timed
from saloon.server.records.json_diff import Change, change

Changed = tuple[list[int], Change]  # some seats, and the change that their views share
PAGE: Final = 256  # positions whose views are told together


class ReplayPosition(Struct, frozen=True):
    """A position: the move that led to it (None at the start), and its events."""

    seq: int
    seat: int | None
    move: str | None
    time: int | None
    to_move: list[int]
    events: list[object]
    ending: wire.Ending | None
    timing: Timed | None  # of a move in a race
    fore: int | None  # milliseconds that a reveal was waited for


class Replay(Struct, frozen=True):
    """A match to look at; the views of its positions are asked for page by page."""

    game: str
    rules: int
    seats: int
    options: dict[str, str]
    players: list[str]
    tags: dict[str, str]
    page: int  # positions on a page of views; the last one may have fewer
    positions: list[ReplayPosition]


class ReplayViews(Struct, frozen=True):
    """The views of all seats on a page of positions.

    The first position has seat 0's view, and what is different in those of the others; every further one what changed
    since the position before it.
    """

    first: int
    view: object
    others: list[Change]  # from seat 1 on
    changes: list[list[Changed]]


class Walk:
    """A finished match, played again."""

    state: State  # the last one so far

    def __init__(self, record: Record) -> None:
        self.record = record
        self.states: list[State] = []  # at the beginning of each page

    def positions(self) -> Iterator[ReplayPosition]:
        """Every position; `Unplayable` if the rules refuse something."""
        texts = find_game(self.record.game).moves.texts
        for position, moved in zip(replay(self.record), [None, *self.record.moves], strict=True):
            self.state = position.state
            if position.seq % PAGE == 0:
                self.states.append(position.state)
            yield show(position, moved, texts)

    def views(self, page: int) -> ReplayViews | None:
        """The views on a page, if there is one; `positions` must have been gone through."""
        if not 0 <= page < len(self.states):
            return None
        seen = self._seen(page)
        view, *others = before = next(seen)
        changes: list[list[Changed]] = []
        for after in seen:
            changes.append(changed(before, after))
            before = after
        return ReplayViews(page * PAGE, view, [change(view, other) for other in others], changes)

    def _seen(self, page: int) -> Iterator[list[Struct]]:
        """The views of all seats at each position of a page."""
        parse, seats = find_game(self.record.game).moves.parse, range(self.record.seats)
        state = self.states[page]
        yield [*map(state.viewer(), seats)]
        for moved in self.record.moves[page * PAGE : (page + 1) * PAGE - 1]:
            state, _ = play(state, moved.seat, parse(moved.move))
            yield [*map(state.viewer(), seats)]


def open_replay(record: Record, positions: list[ReplayPosition]) -> Replay:
    """A match with its positions."""
    return Replay(
        game=record.game,
        rules=record.rules,
        seats=record.seats,
        options=record.options,
        players=[record.players.get(seat, "") for seat in range(record.seats)],
        tags=record.tags,
        page=PAGE,
        positions=positions,
    )


def show(position: ReplayStep, moved: Moved | None, texts: tuple[str, ...]) -> ReplayPosition:
    """One position."""
    outcome = position.state.outcome()
    comment = "" if moved is None else moved.comment
    return ReplayPosition(
        seq=position.seq,
        seat=position.seat,
        move=None if position.move is None else texts[position.move],
        time=None if moved is None else moved.time,
        to_move=[seat for seat in seats_of(position.state.to_move()) if seat != NATURE],
        events=list(position.events),
        ending=None if outcome is None else wire.ending(outcome),
        timing=read_timed(comment),
        fore=read_foreperiod(comment),
    )


def changed(before: list[Struct], after: list[Struct]) -> list[Changed]:
    """The changes of views, each with the seats that share it."""
    alike: dict[bytes, Changed] = {}
    for seat, (old, new) in enumerate(zip(before, after, strict=True)):
        if found := change(old, new):
            alike.setdefault(msgspec.json.encode(found), ([], found))[0].append(seat)
    return list(alike.values())
