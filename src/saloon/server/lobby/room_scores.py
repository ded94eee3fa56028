"""The score of a room's evenings, over all games: by guest, whatever they call themselves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Final

from msgspec import Struct

from saloon.server.store import RoomMatch

BREAK: Final = 6 * 3600  # seconds without a new match, after which another one begins another evening


class Score(Struct, frozen=True):
    """How somebody has done."""

    guest: str
    name: str  # at the last of these matches
    played: int
    wins: int
    places: list[int]  # how often first, second and so on

    @property
    def order(self) -> tuple[int, list[int], int, str]:
        """More wins come first, then more second places and so on, as in a table of medals; then who played less."""
        return -self.wins, [-times for times in self.places], self.played, self.guest


def tonight(matches: Sequence[RoomMatch], now: int) -> list[RoomMatch]:
    """The matches of the evening that goes on, of all of a room's, the newest first."""
    evening: list[RoomMatch] = []
    following = now
    for match in matches:
        if following - match.created > BREAK:
            break
        evening.append(match)
        following = match.created
    return evening


def evenings(matches: Sequence[RoomMatch]) -> int:
    """On how many evenings there were matches."""
    return sum(later.created - earlier.created > BREAK for later, earlier in pairwise(matches)) + bool(matches)


def scores(matches: Iterable[RoomMatch]) -> list[Score]:
    """Everybody's score over these matches, the newest first; who has most wins comes first.

    Nobody wins where all are first. Who held several seats, as on a shared device, has no place of their own there.
    """
    names: dict[str, str] = {}
    wins: Counter[str] = Counter()
    places: dict[str, Counter[int]] = {}
    for match in matches:
        ranks = match.ranks or []
        drawn = len(set(ranks)) == 1
        seats = Counter(seat.guest for seat in match.seats)
        for seat, rank in zip(match.seats, ranks, strict=False):
            if seat.guest is None or seats[seat.guest] > 1:
                continue
            names.setdefault(seat.guest, seat.name)
            places.setdefault(seat.guest, Counter())[rank] += 1
            wins[seat.guest] += rank == 1 and not drawn
    found = [score(guest, names[guest], wins[guest], counted) for guest, counted in places.items()]
    return sorted(found, key=lambda one: one.order)


def score(guest: str, name: str, wins: int, counted: Counter[int]) -> Score:
    """The score of one guest."""
    places = [counted[place] for place in range(1, max(counted) + 1)]
    return Score(guest, name, counted.total(), wins, places)
