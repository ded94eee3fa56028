"""The known cheats, each against three honest players: what it gains, and how soon it is seen."""

from __future__ import annotations

from statistics import median
from typing import Final

from msgspec import Struct

from benchmarks.fairness.lines import FIBRE, MOBILE, PROFILES, WIFI
from benchmarks.fairness.players import Cheat, blind, lag_switch, shorter, slow_clock, solver
from benchmarks.fairness.simulation import Player, play, table
from saloon.server.fairness import POLICIES

ROUNDS: Final = 20  # in which a cheat should be seen
RANKED: Final = POLICIES["ranked"]


class Scheme(Struct, frozen=True):
    """A cheat as it is played."""

    name: str
    cheat: Cheat
    pong_delay: float = 0.0
    direct: bool = True


SCHEMES: Final = (
    Scheme("(a) claims 150 ms less", shorter),
    Scheme("(b) the same, and holds pongs back by 150 ms", shorter, 150.0),
    Scheme("(b) behind a proxy that hides it", shorter, 150.0, direct=False),
    Scheme("(c) lag switch every third round, 250 ms", lag_switch),
    Scheme("(e) answers blindly when the cards are due", blind),
    Scheme("(f) a program answers, in 330 ms", solver),
    Scheme("(g) a clock that runs a fifth slower", slow_clock),
)


class Caught(Struct, frozen=True):
    """What came of a cheat: the median time taken off its true reaction, if nobody looks and if somebody does."""

    name: str
    unseen_gain: float
    gain: float
    flagged: float  # the part of the runs in which it was flagged


def try_out(scheme: Scheme, runs: int) -> Caught:
    """Many short runs on lines of all kinds."""
    gains: dict[bool, list[float]] = {True: [], False: []}
    flagged = 0
    for number in range(runs):
        for flags in (True, False):
            cheater = Player(
                PROFILES[number % len(PROFILES)],
                f"cheat-{number}",
                RANKED,
                cheat=scheme.cheat,
                pong_delay=scheme.pong_delay,
                direct=scheme.direct,
                flags=flags,
            )
            rounds = play([cheater, *table((FIBRE, MOBILE, WIFI), f"honest-{number}")], ROUNDS, number)
            gains[flags] += [run[0].reaction - run[0].charged for run in rounds]
            flagged += flags and cheater.suspicion.flag is not None
    return Caught(scheme.name, median(gains[False]), median(gains[True]), flagged / runs)


def false_flags(runs: int) -> float:
    """The part of honest players who are flagged within as many rounds, on lines of all kinds."""
    flagged = 0
    for number in range(runs):
        players = table(PROFILES, f"innocent-{number}")
        play(players, ROUNDS, number)
        flagged += sum(player.suspicion.flag is not None for player in players)
    return flagged / (runs * len(PROFILES))
