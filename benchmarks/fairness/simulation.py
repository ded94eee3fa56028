"""Races in simulated time through the house's own arithmetic: ten thousand rounds in seconds."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Sequence

from msgspec import Struct

from benchmarks.fairness.kernel import GAIN
from benchmarks.fairness.lines import Profile, Way
from benchmarks.fairness.players import HONEST, SKEW, USUAL, Press, Scheme, press
from saloon.kernel import Rng
from saloon.server.race.cheat_signals import Answer, CheatSignals, Flag
from saloon.server.race.fairness import POLICIES, LagAllowance, RankedTime, decide, heats, hold, judge
from saloon.server.race.round_trips import RoundTrips

BEAT = 1000.0
ROUND = 6000.0  # milliseconds from one reveal to the next
WARM_UP = 10
MATCH = 10  # rounds


class Run(Struct, frozen=True):
    """How one player fared in one round."""

    seat: int
    reaction: float
    arrived: float  # since the cards were sent
    charged: float
    place: int
    wait: float  # from the arrival until the rank was told
    flag: Flag | None


class Player:
    """A player with a line, as the house sees it."""

    def __init__(self, profile: Profile, seed: str, scheme: Scheme = HONEST) -> None:
        self.rng = random.Random(seed)
        self.profile, self.scheme = profile, scheme
        self.down = Way(profile.down, profile.jitter, random.Random(seed + "down"))
        self.up = Way(profile.up, profile.jitter, random.Random(seed + "up"))
        self.skew = self.rng.uniform(-SKEW, SKEW)
        self.kernel = profile.rtt
        self.trips = RoundTrips()
        self.allowance = LagAllowance(POLICIES["ranked"])
        self.suspicion = CheatSignals()
        self.round = 0

    def beat(self, now: float) -> None:
        """A ping and its pong; the kernel's smoothed round trip beside it, on a direct line."""
        trip = self.down.delay() + self.up.delay()
        self.kernel += (trip - self.kernel) * GAIN
        self.trips.add(now, trip + self.scheme.pong_delay, self.kernel if self.scheme.direct else None)

    def act(self) -> tuple[Press, float]:
        """What the player does with the cards, and when the answer comes after they were sent."""
        done = press(self.profile, USUAL, self.skew, self.rng)
        if self.scheme.cheat is not None:
            done = self.scheme.cheat(done, self.round, self.rng)
        self.round += 1
        return done, self.down.delay() + done.paint + done.reaction + done.held + self.up.delay()


def race(players: Sequence[Player], now: float, luck: Rng) -> list[Run]:
    """One round."""
    acts = [player.act() for player in players]
    arrivals = sorted(range(len(players)), key=lambda seat: acts[seat][1])
    answers: dict[int, Answer] = {}
    waiting: dict[int, RankedTime] = {}
    ranked: list[int] = []
    told: dict[int, float] = {}
    clock = 0.0
    while len(ranked) < len(players):
        still_open = [players[seat].trips.proof(now) for seat in arrivals if seat not in answers]
        held = hold(still_open)
        pending = heats(waiting.values())
        due = [max(each.charged for each in heat) + held for heat in pending]
        coming = next((acts[seat][1] for seat in arrivals if seat not in answers), math.inf)
        if due and due[0] <= max(clock, coming):
            clock = max(clock, due[0])
            settled = [heat for heat, moment in zip(pending, due, strict=True) if moment <= clock]
            for heat in settled:
                for standing in decide(heat, luck):
                    ranked.append(standing.seat)
                    told[standing.seat] = clock
                    del waiting[standing.seat]
        else:
            clock = coming
            seat = next(seat for seat in arrivals if seat not in answers)
            answers[seat] = judged(players[seat], acts[seat], now)
            waiting[seat] = RankedTime(seat, answers[seat].verdict.charged)
    return list(runs(players, acts, answers, ranked, told))


def judged(player: Player, act: tuple[Press, float], now: float) -> Answer:
    """An answer as the house times it."""
    done, arrived = act
    proof = player.trips.proof(now)
    player.suspicion.look_at_pongs(len(player.trips), player.trips.held_back())
    claimed = done.claimed if player.suspicion.flag is None else None
    return Answer(judge(arrived, claimed, proof, player.allowance), proof)


def runs(
    players: Sequence[Player],
    acts: Sequence[tuple[Press, float]],
    answers: dict[int, Answer],
    ranked: list[int],
    told: dict[int, float],
) -> Iterator[Run]:
    """What came of a round, and what speaks against whom."""
    for seat, player in enumerate(players):
        verdict = answers[seat].verdict
        others = [answers[other].verdict.charged for other in answers if other != seat]
        paid = any(verdict.charged < other < verdict.charged + answers[seat].excess for other in others)
        flag = player.suspicion.look(answers[seat])
        player.suspicion.look_back(answers[seat], paid)
        wait = told[seat] - acts[seat][1]
        yield Run(seat, acts[seat][0].reaction, acts[seat][1], verdict.charged, ranked.index(seat), wait, flag)


def play_matches(profiles: Sequence[Profile], rounds: int, seed: str) -> list[list[Run]]:
    """Matches of ten rounds between honest players, in ranked mode."""
    played = []
    for number in range(0, rounds, MATCH):
        played += play(table(profiles, f"{seed}-{number}"), MATCH, number)
    return played


def play(players: Sequence[Player], rounds: int, seed: int) -> list[list[Run]]:
    """Some rounds of the same players, who have been at the table for a little while."""
    luck = Rng(seed)
    clock = 0.0
    for _ in range(WARM_UP):
        clock += BEAT
        for player in players:
            player.beat(clock)
    played = []
    for _ in range(rounds):
        played.append(race(players, clock, luck))
        for _ in range(int(ROUND / BEAT)):
            clock += BEAT
            for player in players:
                player.beat(clock)
    return played


def table(profiles: Sequence[Profile], seed: str) -> list[Player]:
    """Honest players on these lines, in ranked mode."""
    return [Player(profile, f"{seed}-{seat}") for seat, profile in enumerate(profiles)]
