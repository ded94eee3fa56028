"""Finished matches that somebody brought along as a record, or goes on from."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final

import msgspec

from saloon.kernel import Record, Unplayable, find_game, read_option_texts
from saloon.server.common.ids import new_id
from saloon.server.common.names import cut_name
from saloon.server.common.pieces import in_pieces
from saloon.server.lobby.new_match import BadRequest, Fork
from saloon.server.match.open_match import open_match, write_options
from saloon.server.store import MatchRow, RaceTerms, SeatRow, Store, Terms
from saloon.server.store.entries import Entry, record_moves

NOTE: Final = 120  # characters that are kept of a comment in a record that was brought along
LARGEST: Final = 256 * 1024  # bytes that the moves of such a record take in the store


class TooLarge(Exception):  # noqa: N818
    """A record has too many moves to be kept."""


async def import_record(store: Store, record: Record, ranks: Sequence[int], guest: str) -> str:
    """Keep a whole record that somebody brought along, and that the rules have accepted; returns its id."""
    game = find_game(record.game)
    row = MatchRow(
        id=new_id(),
        game=game.id,
        rules=record.rules,
        options=write_options(read_option_texts(game.Options, record.options)),
        phase="over",
        host=guest,
        terms=Terms(race=None if game.race is None else RaceTerms()),
        secret="",
        prefix=0,
        created=int(time.time()),
        began=None,
        next=None,
        seats=[SeatRow(seat, "bot", None, cut_name(record.players.get(seat, ""))) for seat in range(record.seats)],
        ranks=list(ranks),
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
    other = await store.match(fork.match)
    if other is None or other.phase != "over" or other.game != row.game or len(other.seats) != len(row.seats):
        raise BadRequest("only a finished match of the same game can be played on")
    moves = record_moves(await store.entries(fork.match))
    if fork.moves >= len(moves):
        raise BadRequest("that match is over at this point")
    entries = [Entry(moved.seat, moved.move, 0) for moved in moves[: fork.moves]]
    try:
        match = open_match(row)
        await in_pieces(match.restoring(entries))
    except Unplayable:
        raise BadRequest("with these options that match could not have come so far") from None
    return entries
