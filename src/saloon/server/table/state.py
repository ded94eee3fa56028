"""What a table knows: its row, its people, the match and its time. It stores nothing and tells nobody."""

from __future__ import annotations

from collections.abc import Sequence

from saloon.server.common.pieces import take_piece
from saloon.server.match.match import Match
from saloon.server.match.open_match import game_of, luck_of, open_match, options_of
from saloon.server.store import MatchRow, ResultRow
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
        self.fork: Match | None = None  # the match before it begins, if it goes on from another one

    def begin_anew(self, row: MatchRow) -> None:
        """Forget the match; people stay."""
        self.row = row
        self.people.seats = row.seats
        self.people.seats_changed()
        self.match = self.fork = None
        self.time.stop()
        self.time = Timekeeper(row.terms.clock, len(row.seats))

    def open_match(self) -> Match:
        """The match in its opening. It keeps what its moves do where newcomers are told the past."""
        match = open_match(self.row, self._given())
        if self.shows_past:
            take_piece(match.keep_past())
        return match

    def begin_match(self) -> Match:
        """The match as it begins, now that the luck of everybody who plays is known."""
        if self.fork is None:
            self.match = open_match(self.row, self._given())
        else:
            self.match, self.fork = self.fork, None
            self.match.luck = luck_of(self.row)
        return self.match

    def _given(self) -> Sequence[int]:
        """Nature's draws of the ghost's match, which are drawn again."""
        return () if self.ghost is None else self.ghost.draws

    @property
    def shows_past(self) -> bool:
        """Whether people may read what has happened so far."""
        return self.row.phase == "over" or self.game.shows_log(self.options)

    def to_move(self) -> list[int]:
        """The seats that are to move."""
        return [] if self.match is None else self.match.to_move()

    def end_if_over(self) -> bool:
        """Set the phase and the ranks, if the match is over."""
        if self.match is None or self.match.state.to_move():
            return False
        outcome = self.match.state.outcome()
        self.row.phase, self.row.ranks = "over", None if outcome is None else list(outcome.ranks)
        return True

    def results(self) -> list[ResultRow]:
        """The results for a ladder, once the match is over."""
        outcome = None if self.match is None else self.match.state.outcome()
        return [] if outcome is None else results_of(self.row, self.game, self.options, outcome)
