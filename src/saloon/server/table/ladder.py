"""The ladders of ranked matches: everybody starts at 1000, and every match counts as a duel with each of the others.

Matches before cameras have ladders of their own. A ladder is reckoned from all results, so that it can never disagree
with the matches that were played, and whoever is erased is gone from it. Another process does so, and only when
somebody asks after something has changed. What other houses on the same store add is not known here: then an answer is
kept for some seconds.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Final

from msgspec import Struct

from saloon.kernel import Game, Outcome
from saloon.server.common.job_queue import Asker, JobQueue
from saloon.server.store import MatchRow, Placed, ResultRow, Store
from saloon.server.store.protocol import ResultsReader

START: Final = 1000.0
SWING: Final = 32.0  # points at stake in a duel
HOUSE: Final = Asker("the house")
SHOWN: Final = 50  # people on a ladder
KEPT: Final = 10.0  # seconds that a ladder is shown for, to which other houses add


class Rung(Struct, frozen=True):
    """Somebody on a ladder."""

    name: str
    rating: int
    matches: int
    wins: int
    you: bool


class Ladder(Struct, frozen=True):
    """A ladder of a game, the best first."""

    name: str
    rungs: list[Rung]


class Rating(Struct):
    """Somebody's rating so far."""

    name: str = ""
    rating: float = START
    matches: int = 0
    wins: int = 0


Reckoned = tuple[str, list[tuple[str, Rating]]]  # a ladder's name, and its guests with their ratings, the best first


def results_of(row: MatchRow, game: Game, options: Struct, outcome: Outcome) -> list[ResultRow]:
    """The results that a finished match adds to a ladder; none unless it was ranked."""
    race = row.terms.race
    if game.race is None or race is None or race.mode != "ranked":
        return []
    ladder = "-".join(filter(None, [game.race.ladder(options), "camera" if race.camera else ""]))
    return [ResultRow(row.id, seat, game.id, ladder, rank) for seat, rank in enumerate(outcome.ranks)]


class Ladders:
    """The ladders of all games, as they stand now."""

    def __init__(self, store: Store, jobs: JobQueue) -> None:
        self._store = store
        self._jobs = jobs
        self._kept = math.inf if store.shared is None else KEPT
        self._known: dict[str, tuple[int, float, list[Reckoned]]] = {}  # by game: as of which change, and until when
        self._reckoning = asyncio.Lock()  # one reckoning at a time serves all requests

    async def of(self, game: str, guest: str | None) -> list[Ladder]:
        """The ladders of a game; `guest` is the reader."""
        return ladders(await self._reckoned(game), guest)

    async def _reckoned(self, game: str) -> list[Reckoned]:
        """The ratings of everybody."""
        if self._current(game) is None:
            async with self._reckoning:
                if self._current(game) is None:  # nobody else has asked meanwhile
                    change, until = self._store.ladder_changes, time.monotonic() + self._kept
                    found = await self._jobs.do(HOUSE, reckon, self._store.results_reader(), game)
                    self._known[game] = change, until, found
        return self._known[game][2]

    def _current(self, game: str) -> list[Reckoned] | None:
        """The known ladders, if no result has come since."""
        change, until, found = self._known.get(game, (-1, 0.0, None))
        return found if change == self._store.ladder_changes and time.monotonic() < until else None


def reckon(read_results: ResultsReader, game: str) -> list[Reckoned]:
    """In another process: all ladders of a game."""
    return standings_of(read_results(game))


def standings_of(results: Iterable[Placed]) -> list[Reckoned]:
    """All ladders that these results make, which come match by match in the order they ended."""
    by_ladder: dict[str, dict[str, Rating]] = {}
    for _, group in groupby(results, key=lambda result: result.match):
        match = list(group)
        count_match(match, by_ladder.setdefault(match[0].ladder, {}))
    return [(name, best_first(standings)) for name, standings in sorted(by_ladder.items())]


def ladders(reckoned: Iterable[Reckoned], guest: str | None) -> list[Ladder]:
    """Ladders as they are shown to a guest."""
    return [
        Ladder(name, [rung(standing, known == guest) for known, standing in standings]) for name, standings in reckoned
    ]


def count_match(match: Sequence[Placed], standings: dict[str, Rating]) -> None:
    """Count one match. Somebody who was erased counts as a newcomer, and is not remembered."""
    here = [Rating() if each.guest is None else standings.setdefault(each.guest, Rating()) for each in match]
    ranks = [each.rank for each in match]
    ratings = [standing.rating for standing in here]
    for standing, placed, change in zip(here, match, changes(ratings, ranks), strict=True):
        standing.name = placed.name
        standing.rating += change
        standing.matches += 1
        standing.wins += placed.rank == 1


def changes(ratings: Sequence[float], ranks: Sequence[int]) -> list[float]:
    """The change of each rating by a match: the mean over duels with each of the others. All changes add up to 0."""
    return [
        sum(
            SWING * (score(rank, other_rank) - expected(rating, other_rating))
            for place, (other_rating, other_rank) in enumerate(zip(ratings, ranks, strict=True))
            if place != own
        )
        / max(1, len(ranks) - 1)
        for own, (rating, rank) in enumerate(zip(ratings, ranks, strict=True))
    ]


def score(rank: int, other: int) -> float:
    """The score of a duel."""
    return 0.5 if rank == other else float(rank < other)


def expected(rating: float, other: float) -> float:
    """The expected score of a duel, by Elo's formula."""
    return 1.0 / (1.0 + math.pow(10.0, (other - rating) / 400.0))


def best_first(standings: dict[str, Rating]) -> list[tuple[str, Rating]]:
    """Those on a ladder, as far as it is shown."""
    return sorted(standings.items(), key=lambda item: (-item[1].rating, item[1].name))[:SHOWN]


def rung(standing: Rating, you: bool) -> Rung:
    """Somebody's rung."""
    return Rung(standing.name, round(standing.rating), standing.matches, standing.wins, you)
