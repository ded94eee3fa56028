"""A ghost: it answers as somebody did in an earlier match, just as fast, and nature deals the same cards again."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from saloon.kernel import NATURE, Game
from saloon.server.race.timings import read_timed
from saloon.server.store import GhostOf, MatchRow
from saloon.server.store.entries import Entry

GHOST: Final = "ghost"  # the name at its seat
RACED: Final = ("friends", "ranked", "room")  # modes whose matches have a ghost


class Ghost:
    """The answers of one seat in a match, and nature's draws."""

    def __init__(self, game: Game, entries: Sequence[Entry], seat: int) -> None:
        self.draws = [game.moves.parse(entry.move) for entry in entries if entry.seat == NATURE]
        self._answers = dict(answers_of(entries, seat))

    def answer(self, reveal: int) -> tuple[str, float] | None:
        """Its answer to a reveal, and after how many milliseconds; None if it gave none then."""
        return self._answers.get(reveal)


def answers_of(entries: Iterable[Entry], seat: int) -> Iterable[tuple[int, tuple[str, float]]]:
    """A seat's answers with the number of the reveal that each was to."""
    drawn = 0
    for entry in entries:
        timed = read_timed(entry.note)
        if entry.seat == NATURE:
            drawn += 1
        elif entry.seat == seat and timed is not None:
            yield drawn - 1, (entry.move, timed.charged)


def last_raced(matches: Iterable[MatchRow], like: MatchRow, guest: str) -> GhostOf | None:
    """The ghost of a guest's last match, the newest first, that is like the one to be played."""
    for row in matches:
        alike = (row.game, row.rules, row.options) == (like.game, like.rules, like.options)
        if alike and row.phase == "over" and row.prefix == 0 and row.secret and row.terms.mode in RACED:
            return GhostOf(row.id, next(seat.seat for seat in row.seats if seat.guest == guest))
    return None
