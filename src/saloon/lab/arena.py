"""Which bot is stronger: ratings over all matches, and how often each finishes ahead of each other."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations, permutations

from msgspec import Struct

from saloon.lab.extras import need
from saloon.lab.results import MatchResult
from saloon.lab.statistics import Share, Tally, Z


class Rating(Struct, frozen=True):
    """A player's strength as openskill estimates it: the mean `mu` and the uncertainty `sigma`."""

    player: str
    mu: float
    sigma: float

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the strength."""
        return self.mu - Z * self.sigma, self.mu + Z * self.sigma


class Standings(Struct, frozen=True):
    """The results of an arena: the ratings, best first, the pairs, and the lengths and reasons of each pairing."""

    ratings: list[Rating]
    ahead: dict[tuple[str, str], Share]  # how often the first finished ahead of the second; equal ranks count half
    pairings: dict[tuple[str, ...], Tally]  # by the players who met, in the order of the bots

    def pairs(self) -> list[tuple[str, str, Share]]:
        """Each pair once, the better rated first."""
        order = [rating.player for rating in self.ratings]
        return [(player, other, self.ahead[player, other]) for player, other in combinations(order, 2)]


def compare(results: Iterable[MatchResult], players: Sequence[str]) -> Standings:
    """The standings after these matches, which are rated in their order."""
    need("lab", "openskill")
    from openskill.models import PlackettLuce  # noqa: PLC0415 - an extra

    model = PlackettLuce(tau=0.0)  # a bot's strength does not drift from match to match
    strengths = {player: model.rating(name=player) for player in players}
    ahead = {pair: Share() for pair in permutations(players, 2)}
    pairings: dict[tuple[str, ...], Tally] = {}
    for result in results:
        teams = [[strengths[player]] for player in result.players]
        rated = model.rate(teams, ranks=list(map(float, result.ranks)))
        strengths |= {player: strength for player, (strength,) in zip(result.players, rated, strict=True)}
        seated = list(zip(result.players, result.ranks, strict=True))
        for (player, rank), (other, other_rank) in permutations(seated, 2):
            ahead[player, other].add(1.0 if rank < other_rank else 0.5 if rank == other_rank else 0.0)
        pairings.setdefault(tuple(sorted(result.players, key=players.index)), Tally()).add(result)
    ratings = [Rating(player, strength.mu, strength.sigma) for player, strength in strengths.items()]
    return Standings(sorted(ratings, key=lambda rating: -rating.mu), ahead, pairings)
