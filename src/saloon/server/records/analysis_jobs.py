"""The jobs on finished matches that run in worker processes: records, replays, checks and analyses.

A worker knows nothing of the store: it gets a match as it is stored and returns the compressed answer.
"""

from __future__ import annotations

import gzip
from collections import OrderedDict, deque
from typing import Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from saloon.kernel import (
    Record,
    Refusal,
    Result,
    State,
    Unplayable,
    check_record,
    find_game,
    look_back,
    position_tags,
    replay,
)
from saloon.kernel.record_reader import RecordReader
from saloon.server.race.timings import camera_tags
from saloon.server.records.replays import Walk, open_replay
from saloon.server.records.verify import check
from saloon.server.store.entries import read_entries, record_moves

LARGEST: Final = 20_000_000  # bytes of an answer, before it is compressed
WALKS: Final = 4  # matches that were lately played again, and need not be for each of their pages


class Unwieldy(Exception):  # noqa: N818
    """An answer that is too large to send."""


class NoPage(Exception):  # noqa: N818
    """A replay has no such page."""


class Finished(Struct, frozen=True):
    """A match that is over, as it is stored."""

    match: str
    game: str
    rules: int
    options: dict[str, str]
    names: list[str]  # one a seat
    tags: dict[str, str]  # the proof of its luck
    units: list[str]

    def record(self) -> Record:
        """Its record, as far as it can be told without playing it again: not how it ended."""
        moves = record_moves(read_entries(self.units))
        return Record(
            game=self.game,
            rules=self.rules,
            seats=len(self.names),
            options=self.options,
            players={seat: name for seat, name in enumerate(self.names) if name},
            tags={**self.tags, **camera_tags(moves)},
            body=moves,
            result=None,
        )


def whole_record(finished: Finished) -> Record:
    """The record with its end; `Unplayable` if the rules of today do not lead to one."""
    record = finished.record()
    *_, last = replay(record)
    return ended(record, last.state)


def ended(record: Record, state: State) -> Record:
    """A record with the end that this last position is; `Unplayable` if it is none."""
    outcome, game = state.outcome(), find_game(record.game)
    if outcome is None:
        raise Unplayable(f"under rules {game.rules_version} of {game.id} it is not over")
    tags = {**record.tags, **position_tags(game, state, record.seats)}
    return replace(record, tags=tags, result=Result(outcome.scores, outcome.reason))


def write_record(finished: Finished) -> bytes:
    """The record as a file, even of a match that the rules of today refuse."""
    try:
        record = whole_record(finished)
    except Unplayable:
        record = finished.record()
    return pack(str(record).encode())


def write_replay(finished: Finished) -> bytes:
    """All positions of a match."""
    walk = Walk(finished.record())
    positions = list(walk.positions())
    remember(finished.match, walk)
    return pack(msgspec.json.encode(open_replay(ended(walk.record, walk.state), positions)))


def write_views(finished: Finished, page: int) -> bytes:
    """The views on a page of a replay; `NoPage` if there is none."""
    walk = walks.get(finished.match)
    if walk is None:
        walk = Walk(finished.record())
        deque(walk.positions(), maxlen=0)
        ended(walk.record, walk.state)
        remember(finished.match, walk)
    views = walk.views(page)
    if views is None:
        raise NoPage
    return pack(msgspec.json.encode(views))


def write_hindsight(finished: Finished) -> bytes:
    """The analysis of a match by a critic or a coach."""
    return pack(msgspec.json.encode(look_back(whole_record(finished))))


def write_check(finished: Finished) -> bytes:
    """Whether everything in a match is as the rules and its luck have it."""
    return pack(msgspec.json.encode(check(whole_record(finished))))


def read_brought(text: str) -> tuple[Record, tuple[int, ...]]:
    """An imported record and the ranks of its seats; `BadRecord` if the rules refuse it."""
    positions, reader = check_record(text), RecordReader(text)
    outcome = positions[-1].state.outcome()
    if outcome is None:
        reader.refuse("the match is not over here", reader.end, Refusal("", "record-cut"))
    return reader.record, tuple(outcome.ranks)


def answer(game_id: str, view: bytes, question: str) -> bytes:
    """The answer to a question about a view; `BadQuestion` or msgspec's errors if it makes no sense."""
    game = find_game(game_id)
    return msgspec.json.encode(game.answer(msgspec.json.decode(view, type=game.View), question))


def pack(answer: bytes) -> bytes:
    """An answer, compressed as it is kept and sent; the same input gives the same bytes."""
    if len(answer) > LARGEST:
        raise Unwieldy
    return gzip.compress(answer, 6, mtime=0)


walks: Final[OrderedDict[str, Walk]] = OrderedDict()


def remember(match: str, walk: Walk) -> None:
    """Keep the states at the beginning of each page: a reader of one page soon asks for the next."""
    walks[match] = walk
    while len(walks) > WALKS:
        walks.popitem(last=False)
