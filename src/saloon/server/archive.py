"""Finished matches as records: told from what is stored, brought along by somebody, or gone on from."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import Final

import msgspec

from saloon.kernel import (
    Record,
    Refusal,
    Result,
    Unplayable,
    check_record,
    find_game,
    option_texts,
    position_tags,
    read_option_texts,
)
from saloon.kernel.record_reader import RecordReader
from saloon.server.entries import Entry, record_moves
from saloon.server.ids import new_id
from saloon.server.luck import luck_tags
from saloon.server.names import cut_name
from saloon.server.opening import opened, write_options
from saloon.server.store import MatchRow, SeatRow, Store, Terms
from saloon.server.timings import camera_tags
from saloon.server.wishes import BadRequest, Fork

NOTE: Final = 120  # characters that are kept of a comment in a record that was brought along
LARGEST: Final = 256 * 1024  # bytes that the moves of such a record take in the store


class TooLarge(Exception):  # noqa: N818
    """A record has too many moves to be kept."""


async def record_of(store: Store, match: str) -> Record | None:
    """The record of a match that is over, even one that the rules of today refuse."""
    row = await store.match(match)
    if row is None or row.phase != "over":
        return None
    entries = await store.entries(match)
    moves = record_moves(entries)
    own_luck = row.secret and row.terms.ghost is None  # a ghost's cards were drawn in another match
    tags = luck_tags(row.id, row.secret, [seat.nonce for seat in row.seats], row.prefix) if own_luck else {}
    end, result = await asyncio.to_thread(end_of, row, entries)
    return Record(
        game=row.game,
        rules=row.rules,
        seats=len(row.seats),
        options=option_texts(msgspec.json.decode(row.options)),
        players={seat.seat: seat.name for seat in row.seats if seat.name},
        tags={**tags, **camera_tags(moves), **end},
        body=moves,
        result=result,
    )


def end_of(row: MatchRow, entries: Sequence[Entry]) -> tuple[dict[str, str], Result | None]:
    """What a record says of the end of a match: nothing where the rules of today do not lead to one."""
    try:
        match = opened(row)
        match.restore(entries)
    except Unplayable:
        return {}, None
    outcome = match.state.outcome()
    result = None if outcome is None else Result(outcome.scores, outcome.reason)
    return position_tags(match.game, match.state, len(row.seats)), result


async def keep_record(store: Store, text: str, guest: str) -> str:
    """Keep a whole record that somebody brought along; returns its id. `BadRecord` if the rules refuse it."""
    positions, reader = await asyncio.to_thread(check_record, text), RecordReader(text)
    outcome = positions[-1].state.outcome()
    if outcome is None:
        reader.refuse("the match is not over here", reader.end, Refusal("", "record-cut"))
    record = reader.record
    row = MatchRow(
        id=new_id(),
        game=record.game,
        rules=record.rules,
        options=write_options(read_option_texts(find_game(record.game).Options, record.options)),
        phase="over",
        host=guest,
        terms=Terms(),
        secret="",
        prefix=0,
        created=int(time.time()),
        began=None,
        next=None,
        seats=[SeatRow(seat, "bot", None, cut_name(record.players.get(seat, ""))) for seat in range(record.seats)],
        ranks=list(outcome.ranks),
    )
    entries = [Entry(moved.seat, moved.move, moved.time or 0, 0, noted(moved.comment)) for moved in record.moves]
    if len(msgspec.json.encode(entries)) > LARGEST:
        raise TooLarge
    await store.add_match(row, entries)
    return row.id


def noted(comment: str) -> str:
    """What is kept of a comment: nothing that turns the text around it, or cannot be seen."""
    return "".join(sign for sign in comment[:NOTE] if sign.isprintable())


async def moves_before(store: Store, fork: Fork, row: MatchRow) -> list[Entry]:
    """The moves of another match that a new one takes over."""
    record = await record_of(store, fork.match)
    if record is None or record.game != row.game or record.seats != len(row.seats):
        raise BadRequest("only a finished match of the same game can be played on")
    if fork.moves >= len(record.moves):
        raise BadRequest("that match is over at this point")
    entries = [Entry(moved.seat, moved.move, 0) for moved in record.moves[: fork.moves]]
    try:
        opened(row).restore(entries)
    except Unplayable:
        raise BadRequest("with these options that match could not have come so far") from None
    return entries
