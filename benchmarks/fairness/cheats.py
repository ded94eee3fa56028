"""The known cheats, each against three honest players: what it gains, and how soon it is seen."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from statistics import median
from typing import Final

from msgspec import Struct

from benchmarks.fairness.figures import Rounds
from benchmarks.fairness.lines import FIBRE, MOBILE, PROFILES, WIFI
from benchmarks.fairness.network import NEVER, Group, Played
from benchmarks.fairness.players import HONEST, SCHEMES, Scheme
from benchmarks.fairness.simulation import MATCH, Player, Run, play, table
from saloon.server.race.cheat_signals import Flag

STRETCH: Final = 20  # rounds in which a cheat should be seen
AGAINST: Final = (FIBRE, MOBILE, WIFI)
TRIED: Final = (HONEST, *SCHEMES)


class Caught(Struct, frozen=True):
    """What came of a scheme. A gain is what is taken off the true reaction, in milliseconds, in the median."""

    scheme: Scheme
    runs: int
    by_arrival: float  # the gain where the order of arrival counts
    unseen: float  # the gain until it is seen
    gain: float
    flagged: float  # the part of the runs in which it was flagged


class Innocent(Struct, frozen=True):
    """How many honest players were flagged within 20 rounds."""

    stretches: int
    flags: tuple[Flag, ...]

    @property
    def share(self) -> float:
        return len(self.flags) / max(1, self.stretches)


def simulate(runs: int, seed: str) -> list[Caught]:
    """Many runs of each scheme in simulated time, on lines of all kinds."""
    return [judge(scheme, [simulate_run(scheme, number, seed) for number in range(runs)]) for scheme in TRIED]


def simulate_run(scheme: Scheme, number: int, seed: str) -> list[Run]:
    cheater = Player(PROFILES[number % len(PROFILES)], f"{seed}-cheat-{number}", scheme)
    rounds = play([cheater, *table(AGAINST, f"{seed}-honest-{number}")], STRETCH, number)
    return [runs[0] for runs in rounds]


def groups(runs: int, seed: str) -> Iterator[Group]:
    """So many tables for each scheme in the real house, on lines of all kinds."""
    for number in range(runs):
        for scheme in TRIED:
            lines = (PROFILES[number % len(PROFILES)], *AGAINST)
            yield Group(lines, f"{seed}-{scheme.name}-{number}", STRETCH // MATCH, scheme)


def judge_played(played: Sequence[Played]) -> list[Caught]:
    """What came of the schemes at these tables."""
    return [
        judge(scheme, [[runs[0] for runs in each.rounds] for each in played if each.group.scheme == scheme])
        for scheme in TRIED
    ]


def judge(scheme: Scheme, tried: Sequence[Sequence[Run]]) -> Caught:
    """What came of a scheme, from what its player did in each run; who came too late for a rank gained nothing."""
    runs = [run for each in tried for run in each if run.charged < NEVER]
    return Caught(
        scheme,
        len(tried),
        median(run.reaction - run.arrived for run in runs),
        median(run.reaction - run.charged for each in tried for run in until_flagged(each) if run.charged < NEVER),
        median(run.reaction - run.charged for run in runs),
        sum(any(run.flag for run in each) for each in tried) / len(tried),
    )


def until_flagged(runs: Iterable[Run]) -> Iterator[Run]:
    """The rounds of a player up to the one after which it is flagged."""
    for run in runs:
        yield run
        if run.flag:
            return


def false_flags(rounds: Iterable[Rounds], cheated: bool = False) -> Innocent:
    """How often honest players were flagged in rounds that follow each other; where one cheated, that is the first."""
    stretches, flags = 0, []
    for played in rounds:
        for start in range(0, len(played), STRETCH):
            stretch = played[start : start + STRETCH]
            for seat in range(int(cheated), len(stretch[0])):
                stretches += 1
                flags += [flag for runs in stretch if (flag := runs[seat].flag) is not None][:1]
    return Innocent(stretches, tuple(flags))


def simulate_innocent(runs: int, seed: str) -> Innocent:
    """Honest players on lines of all kinds in simulated time."""
    return false_flags(play(table(PROFILES, f"{seed}-innocent-{number}"), STRETCH, number) for number in range(runs))


def together(some: Iterable[Innocent]) -> Innocent:
    """All of them."""
    found = list(some)
    return Innocent(sum(each.stretches for each in found), tuple(flag for each in found for flag in each.flags))
