"""Plans of runs: which bots meet, at which seats, from which seed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Final

from msgspec import Struct

from saloon import __version__
from saloon.bots import Budget, read_bot
from saloon.kernel import Game, changed_options, find_game, option_texts, read_option_texts, stream

SHORTER: Final = 14  # bits that are cut off a seed: 48 are enough, and a person can still type 15 digits


class BadPlan(ValueError):  # noqa: N818
    """Matches that cannot be played as asked."""


class Fixture(Struct, frozen=True):
    """One match to be played: the bot at each seat, and the seed for everything else."""

    number: int
    seed: int
    players: tuple[str, ...]


class Plan(Struct, frozen=True):
    """Everything that determines the results of a run. `groups` says which bots meet, by their index in `bots`.

    When a group meets, it plays as many matches as it has bots, all from the same seed. In each the bots move on by one
    seat, so that every bot sits once at every seat with the same luck. Groups take turns, so that an interrupted run is
    still fair.
    """

    saloon: str
    game: str
    rules: int
    options: dict[str, str]
    seats: int
    bots: tuple[str, ...]
    groups: tuple[tuple[int, ...], ...]
    matches: int
    seed: int
    records: bool

    def fixture(self, number: int) -> Fixture:
        """The match of this number."""
        size = len(self.groups[0])
        meeting, turn = divmod(number, size)
        group = self.groups[meeting % len(self.groups)]
        seed = stream(self.seed, "match", meeting).word >> SHORTER
        return Fixture(number, seed, tuple(self.bots[group[(seat + turn) % size]] for seat in range(self.seats)))


def plan_sim(
    game: Game | str,
    bots: Sequence[str],
    matches: int,
    seed: int,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    records: bool = True,
) -> Plan:
    """All bots at one table; fewer bots than seats sit at several, and one bot alone plays against itself.

    The game may be named by its id; options are values, or their texts as a command line has them.
    """
    game = find_game(game) if isinstance(game, str) else game
    chosen = read_option_texts(game.Options, options or {})
    places = game.places(chosen)
    seats = seats or min(max(len(bots), places.start), places.stop - 1)
    if len(bots) > seats:
        raise BadPlan(f"{len(bots)} bots cannot share {seats} seats; an arena lets every pair meet")
    return _plan(game, bots, (tuple(range(len(bots))),), matches, seed, seats, chosen, records)


def plan_arena(
    game: Game | str,
    bots: Sequence[str],
    matches: int,
    seed: int,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    records: bool = True,
) -> Plan:
    """Every group of bots that fills the table meets in so many matches; game and options as for `plan_sim`."""
    game = find_game(game) if isinstance(game, str) else game
    chosen = read_option_texts(game.Options, options or {})
    seats = seats or game.places(chosen).start
    if len(bots) < max(seats, 2):
        raise BadPlan(f"an arena at {seats} seats needs at least {max(seats, 2)} bots, not {len(bots)}")
    if matches % seats:
        fair = matches + seats - matches % seats
        raise BadPlan(f"{matches} matches cannot be shared evenly over {seats} seats; {fair} can")
    groups = tuple(combinations(range(len(bots)), seats))
    return _plan(game, bots, groups, matches * len(groups), seed, seats, chosen, records)


def _plan(
    game: Game,
    bots: Sequence[str],
    groups: tuple[tuple[int, ...], ...],
    matches: int,
    seed: int,
    seats: int,
    options: Struct,
    records: bool,
) -> Plan:
    if len(set(bots)) < len(bots):
        raise BadPlan("name each bot once; one bot alone plays against itself")
    if matches < 1:
        raise BadPlan("there must be at least one match")
    game.open(options, seats)
    for bot in bots:
        read_bot(bot, game)
    return Plan(
        saloon=__version__,
        game=game.id,
        rules=game.rules_version,
        options=option_texts(changed_options(options)),
        seats=seats,
        bots=tuple(bots),
        groups=groups,
        matches=matches,
        seed=seed,
        records=records,
    )


def timed_bots(game: Game, bots: Sequence[str]) -> list[str]:
    """The bots with a time budget: two runs with them may differ."""
    timed = []
    for bot in bots:
        make, budget = read_bot(bot, game)
        taken = getattr(make, "budget", Budget()) if budget is None else budget
        if taken.ms is not None:
            timed.append(bot)
    return timed
