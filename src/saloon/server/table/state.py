"""What a table knows: its row, its people, the match and its time. It stores nothing and tells nobody."""

from __future__ import annotations

from collections.abc import Sequence

from saloon.server.match.match import Match
from saloon.server.match.open_match import game_of, open_match, options_of
from saloon.server.store import MatchRow, ResultRow
from saloon.server.store.entries import Entry
from saloon.server.table.ladder import results_of
from saloon.server.table.live_race.ghost import Ghost
from saloon.server.table.people import People
from saloon.server.table.timekeeper import Timekeeper


class TableState:
    """One table, as it is in memory."""

    def __init__(self, row: MatchRow, ghost: Ghost | None = None) -> None:
        self.row = row
        self.game = game_of(row)
        self.options = options_of(row)
        self.ghost = ghost
        self.people = People(row.seats)
        self.match: Match | None = None
        self.time = Timekeeper(row.terms.clock, len(row.seats))
        self.taken_over: Sequence[Entry] = ()  # what a match begins with that goes on from another one

    def begin_anew(self, row: MatchRow) -> None:
        """Forget the match; people stay."""
        self.row = row
        self.people.seats = row.seats
        self.people.seats_changed()
        self.match = None
        self.time.stop()
        self.time = Timekeeper(row.terms.clock, len(row.seats))

    def stand_up(self) -> Match:
        """The match in its opening."""
        self.match = open_match(self.row, () if self.ghost is None else self.ghost.draws)
        return self.match

    def to_move(self) -> list[int]:
        """The seats that are to move."""
        return [] if self.match is None else self.match.to_move()

    def end_if_over(self) -> bool:
        """Write down that the match is over, if it is."""
        if self.match is None or self.match.state.to_move():
            return False
        outcome = self.match.state.outcome()
        self.row.phase, self.row.ranks = "over", None if outcome is None else list(outcome.ranks)
        return True

    def results(self) -> list[ResultRow]:
        """What counts on a ladder, once the match is over."""
        outcome = None if self.match is None else self.match.state.outcome()
        return [] if outcome is None else results_of(self.row, self.game, self.options, outcome)
