"""What a table wants written: entries, people, terms, a bid, results; all of it or nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import asdict
from sqlalchemy import bindparam
from sqlalchemy.dialects.sqlite import insert as upsert

from saloon.server.store.entries import Entry
from saloon.server.store.rows import BidRow, MatchRow, ResultRow
from saloon.server.store.schema import bids
from saloon.server.store.sql import Step, text
from saloon.server.store.statements import changes, result_steps

BID: Final = upsert(bids).values({name: bindparam(name) for name in ("match", *BidRow.__struct_fields__)})
UPSERT_BID: Final = text(  # only a seat's last bid matters
    BID.on_conflict_do_update(
        index_elements=["match", "seat"],
        set_={name: BID.excluded[name] for name in BidRow.__struct_fields__ if name != "seat"},
    )
)
NO_STEPS: Final[list[Step]] = []


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

    def steps(self) -> Sequence[Step]:
        """The statements that write it; new entries are no statement, but a unit of the journal."""
        if self.before is None and self.bid is None and not self.results:
            return NO_STEPS
        steps = [] if self.before is None else changes(self.before, self.match)
        if self.bid is not None:
            steps.append((UPSERT_BID, [{"match": self.match.id, **asdict(self.bid)}]))
        return [*steps, *result_steps(self.results)]
