"""Who was first, over connections of different delay? Pure arithmetic in milliseconds: no clock, no socket, no rules.

The cards reach every player at another moment, and so does every answer the house. What counts is the reaction time
since the cards were painted on one's own screen. The page measures it; the house believes it as far as the connection
proves it. Between showing the cards and hearing the answer lies the reaction and a delay. The delay that a claim
implies is taken off, as *credit*, if the connection is known to need it: its shortest round trip always (the floor),
more than that out of a *lag allowance* that the connection's usual jitter and a small gain fill every round. What the
allowance does not cover is charged to the player. Nobody gains by answering later, and a truthful claim is never worse
than none.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Final

from msgspec import Struct

from saloon.kernel import Mode, Rng

DEAD_HEAT: Final = 8.0  # a smaller gap than this nobody can measure: a screen paints every 8 to 33 ms
LONGEST_HOLD: Final = 400.0
HOLD_MARGIN: Final = 30.0
RETRANSMISSION: Final = 200.0  # the least that TCP waits before it sends a lost packet again
FORE_LEAST: Final = 800
FORE_MOST: Final = 2000
FORE_MEAN: Final = 450.0  # of the exponential tail: at every instant the cards are as likely to come as at any other
LOCK_OUT: Final = 250.0  # no answer counts so soon after the cards, from a seat that answered before them


class Policy(Struct, frozen=True):
    """How far a mode believes claims."""

    gain: float  # credit added every round, for delay that no ping measures: painting, a busy page
    start: float
    cap: float
    floor_cap: float  # no connection is credited a longer shortest round trip than this
    grain_cap: float  # no coarser timer widens a dead heat
    trusts: bool = False  # whether every claim is believed as it stands


POLICIES: Final[dict[Mode, Policy]] = {
    "friends": Policy(gain=100.0, start=500.0, cap=500.0, floor_cap=2000.0, grain_cap=100.0),
    "ranked": Policy(gain=40.0, start=250.0, cap=250.0, floor_cap=300.0, grain_cap=16.0),
    # One screen: the connection delays everybody alike, and the device knows the order of its own keys.
    "room": Policy(gain=0.0, start=0.0, cap=0.0, floor_cap=0.0, grain_cap=100.0, trusts=True),
    "relaxed": Policy(gain=0.0, start=0.0, cap=0.0, floor_cap=0.0, grain_cap=0.0),
    # Against a ghost, cheating harms nobody but the cheat.
    "ghost": Policy(gain=100.0, start=500.0, cap=500.0, floor_cap=2000.0, grain_cap=100.0),
}


class Proof(Struct, frozen=True):
    """Round-trip times that a connection has proved lately: the shortest, the usual and the longest one."""

    floor: float = 0.0
    usual: float = 0.0
    slowest: float = 0.0


class LagAllowance:
    """How much delay above its floor a seat may still be believed."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy
        self.level = policy.start

    def pay(self, wanted: float, jitter: float) -> float:
        """Take the wanted credit as far as the allowance goes; unused credit is saved, up to a cap."""
        there = self.level + self.policy.gain + jitter
        paid = min(wanted, there)
        self.level = min(self.policy.cap, there - paid)
        return paid


class Verdict(Struct, frozen=True):
    """How an answer is timed: the claim, the delay that is credited, and the reaction time that counts."""

    claimed: float | None  # None: the house's own time, less the floor
    delay: float  # that the claim implies
    credit: float
    charged: float  # the reaction time that counts

    @property
    def residual(self) -> float:
        """The part of the delay that the player is charged with."""
        return max(0.0, self.delay - self.credit)


def judge(elapsed: float, claimed: float | None, proof: Proof, allowance: LagAllowance) -> Verdict:
    """Time an answer that came so long after the cards were sent."""
    policy = allowance.policy
    if policy.trusts and claimed is not None:
        return Verdict(claimed, elapsed - claimed, elapsed - claimed, claimed)
    floor = min(proof.floor, policy.floor_cap, elapsed)
    jitter = min(max(0.0, proof.usual - proof.floor), policy.floor_cap)
    delay = floor if claimed is None else min(elapsed, elapsed - claimed)
    credit = floor + allowance.pay(max(0.0, delay - floor), jitter)
    return Verdict(claimed, delay, credit, elapsed - credit)


def hold(open_seats: Iterable[Proof]) -> float:
    """How long an answer's rank waits for faster ones that may still be on their way from these seats."""
    waits = [max(proof.slowest, proof.usual + RETRANSMISSION) + HOLD_MARGIN for proof in open_seats]
    return min(LONGEST_HOLD, max(waits, default=0.0))


class RankedTime(Struct, frozen=True):
    """An answer that waits for its rank."""

    seat: int
    charged: float
    grain: float = 0.0  # the step of the timer that measured it


def heats(standings: Iterable[RankedTime]) -> list[list[RankedTime]]:
    """The answers, fastest first; those that the fastest among them does not beat measurably make one heat."""
    groups: list[list[RankedTime]] = []
    for standing in sorted(standings, key=lambda each: (each.charged, each.seat)):
        if groups and standing.charged - groups[-1][0].charged < measurable(groups[-1][0], standing):
            groups[-1].append(standing)
        else:
            groups.append([standing])
    return groups


def measurable(one: RankedTime, other: RankedTime) -> float:
    """The smallest gap that tells these two apart."""
    return max(DEAD_HEAT, one.grain, other.grain)


def decide(heat: Sequence[RankedTime], luck: Rng) -> list[RankedTime]:
    """The order of a dead heat, by the match's committed luck; the same seats draw the same whatever their order."""
    waiting = sorted(heat, key=lambda each: each.seat)
    return [waiting.pop(luck.below(len(waiting))) for _ in range(len(waiting))]


def draw_foreperiod(luck: Rng) -> int:
    """Milliseconds between everybody being ready and the cards: none can be foreseen from how long one has waited."""
    share = (luck.below(1 << 20) + 1) / (1 << 20)
    most = FORE_MOST - FORE_LEAST
    within = 1.0 - share * (1.0 - math.exp(-most / FORE_MEAN))
    return FORE_LEAST + round(-FORE_MEAN * math.log(within))
