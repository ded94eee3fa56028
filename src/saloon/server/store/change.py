"""What a table wants written: entries, people, terms, a bid, results; all of it or nothing."""

from __future__ import annotations

from collections.abc import Sequence

from saloon.server.store.entries import Entry
from saloon.server.store.rows import BidRow, MatchRow, ResultRow


class Change:
    """One change of one match."""

    def __init__(
        self,
        match: MatchRow,
        *,
        seq: int = 0,
        entries: Sequence[Entry] = (),
        before: MatchRow | None = None,
        bid: BidRow | None = None,
        results: Sequence[ResultRow] = (),
    ) -> None:
        self.match = match
        self.seq = seq  # how many entries came before
        self.entries = entries
        self.before = before  # the row as it is stored, if people, terms or phase have changed since
        self.bid = bid  # an answer in a race, in the place of the seat's last one
        self.results = results  # what a ranked match that is over adds to its ladder
