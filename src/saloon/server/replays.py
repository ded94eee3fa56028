"""A finished match for the page: every position as every seat saw it, all open."""

from __future__ import annotations

from msgspec import Struct

from saloon.kernel import NATURE, Moved, Position, Record, find_game, replay, seats_of
from saloon.server.frames import ending
from saloon.server.timings import Timed, read_fore, read_timed
from saloon.server.wire import Ending


class ReplayPosition(Struct, frozen=True):
    """A position: the move that led to it (None at the start), what happened, and the views of all seats."""

    seq: int
    seat: int | None
    move: str | None
    time: int | None
    to_move: list[int]
    events: list[object]
    views: list[object]  # one a seat
    ending: Ending | None
    timing: Timed | None  # of a move in a race
    fore: int | None  # milliseconds that a reveal was waited for


class Replay(Struct, frozen=True):
    """A match to look at."""

    game: str
    rules: int
    seats: int
    options: dict[str, str]
    players: list[str]
    tags: dict[str, str]
    positions: list[ReplayPosition]


def open_replay(record: Record) -> Replay:
    """Play a record again and show everything."""
    texts = find_game(record.game).moves.texts
    return Replay(
        game=record.game,
        rules=record.rules,
        seats=record.seats,
        options=record.options,
        players=[record.players.get(seat, "") for seat in range(record.seats)],
        tags=record.tags,
        positions=[
            show(position, record.seats, moved, texts)
            for position, moved in zip(replay(record), [None, *record.moves], strict=True)
        ],
    )


def show(position: Position, seats: int, moved: Moved | None, texts: tuple[str, ...]) -> ReplayPosition:
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
        views=[position.state.view(seat) for seat in range(seats)],
        ending=None if outcome is None else ending(outcome),
        timing=read_timed(comment),
        fore=read_fore(comment),
    )
