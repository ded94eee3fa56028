"""How far matches are, read from the store: the tables of a guest's list may stand in another house, or nowhere.

Matches that were looked at are kept, so that the next look plays only what has been added since.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from saloon.kernel import NATURE, Unplayable
from saloon.server.match.match import Match
from saloon.server.match.open_match import open_match
from saloon.server.store import MatchRow, Store
from saloon.server.store.entries import Entry

KEPT: Final = 100_000  # moves of matches that are kept
AT_ONCE: Final = 32  # moves that are played before others have their turn
GENTLY: Final = 1.0  # times as long as they took, that the house rests then


class Progress(Struct, frozen=True):
    """How far a match is."""

    to_move: Sequence[int] = ()  # whom it waits for
    moves: int = 0  # that seats have made
    untouched: bool = False  # one against bots in which no person has moved: nobody misses it


class ProgressReader:
    """Looks at matches without standing their tables up."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._kept: OrderedDict[str, Match] = OrderedDict()  # as they stood when somebody looked, the latest last
        self._moves = 0  # of all of them
        self._playing = asyncio.Lock()  # one look goes on at a time, in turns

    async def of(self, rows: Sequence[MatchRow]) -> list[Progress]:
        """How far these matches are, as they are stored."""
        known = {row.id: self._take(row.id) for row in rows if row.phase == "playing"}
        added = await self._store.entries_since({match: 0 if at is None else at.seq for match, at in known.items()})
        return [
            await self._look(row, known[row.id], added.get(row.id, [])) if row.id in known else Progress()
            for row in rows
        ]

    async def _look(self, row: MatchRow, match: Match | None, added: Sequence[Entry]) -> Progress:
        """How far one match is; nothing is known of one that the rules of today refuse."""
        try:
            match = match or open_match(row)
            for first in range(0, len(added), AT_ONCE):
                async with self._playing:
                    began = time.thread_time()
                    match.restore(added[first : first + AT_ONCE])
                    await asyncio.sleep((time.thread_time() - began) * GENTLY)
        except Unplayable:
            return Progress()
        self._keep(row.id, match)
        return progress_of(row, match)

    def _take(self, match: str) -> Match | None:
        """What is kept of a match: only one look plays it on."""
        found = self._kept.pop(match, None)
        self._moves -= 0 if found is None else found.seq
        return found

    def _keep(self, match: str, found: Match) -> None:
        self._take(match)
        self._kept[match] = found
        self._moves += found.seq
        while self._moves > KEPT:
            self._take(next(iter(self._kept)))


def progress_of(row: MatchRow, match: Match) -> Progress:
    """How far a match is that is played."""
    seats = [entry.seat for entry in match.moves]
    own = seats[row.prefix :]
    people = [seat.seat for seat in row.seats if seat.kind != "bot"]
    untouched = len(people) == 1 and not set(people).intersection(own)
    return Progress(match.to_move(), len(seats) - seats.count(NATURE), untouched)
