"""The ladders of ranked matches: everybody starts at 1000, and every match counts as a duel with each of the others.

Matches before cameras have ladders of their own. A ladder is reckoned from the results whenever somebody asks, so that
it can never disagree with the matches that were played, and whoever is erased is gone from it.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Final

from msgspec import Struct

from saloon.kernel import Game, Outcome
from saloon.server.store import MatchRow, Placed, ResultRow

START: Final = 1000.0
SWING: Final = 32.0  # points at stake in a duel
SHOWN: Final = 50  # people on a ladder


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


class Standing:
    """How somebody stands so far."""

    def __init__(self) -> None:
        self.name = ""
        self.rating = START
        self.matches = 0
        self.wins = 0


def results_of(row: MatchRow, game: Game, options: Struct, outcome: Outcome) -> list[ResultRow]:
    """What a finished match adds to a ladder: nothing, unless it was ranked."""
    if row.terms.race != "ranked":
        return []
    ladder = "-".join(filter(None, [game.ladder(options), "camera" if row.terms.camera else ""]))
    return [ResultRow(row.id, seat, game.id, ladder, rank) for seat, rank in enumerate(outcome.ranks)]


def ladders(results: Iterable[Placed], guest: str | None) -> list[Ladder]:
    """All ladders that these results make, which come match by match in the order they ended; `guest` is who asks."""
    by_ladder: dict[str, dict[str, Standing]] = {}
    for _, group in groupby(results, key=lambda result: result.match):
        match = list(group)
        count_match(match, by_ladder.setdefault(match[0].ladder, {}))
    return [
        Ladder(name, [rung(standing, known == guest) for known, standing in best_first(standings)])
        for name, standings in sorted(by_ladder.items())
    ]


def count_match(match: Sequence[Placed], standings: dict[str, Standing]) -> None:
    """Count one match. Somebody who was erased counts as a newcomer, and is not remembered."""
    here = [Standing() if each.guest is None else standings.setdefault(each.guest, Standing()) for each in match]
    ranks = [each.rank for each in match]
    ratings = [standing.rating for standing in here]
    for standing, placed, change in zip(here, match, changes(ratings, ranks), strict=True):
        standing.name = placed.name
        standing.rating += change
        standing.matches += 1
        standing.wins += placed.rank == 1


def changes(ratings: Sequence[float], ranks: Sequence[int]) -> list[float]:
    """What a match is worth to everybody: the mean over duels with each of the others. All changes add up to 0."""
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
    """What a duel brought."""
    return 0.5 if rank == other else float(rank < other)


def expected(rating: float, other: float) -> float:
    """What a duel should have brought, as Elo has it."""
    return 1.0 / (1.0 + math.pow(10.0, (other - rating) / 400.0))


def best_first(standings: dict[str, Standing]) -> list[tuple[str, Standing]]:
    """Those on a ladder, as far as it is shown."""
    return sorted(standings.items(), key=lambda item: (-item[1].rating, item[1].name))[:SHOWN]


def rung(standing: Standing, you: bool) -> Rung:
    """Somebody's rung."""
    return Rung(standing.name, round(standing.rating), standing.matches, standing.wins, you)
