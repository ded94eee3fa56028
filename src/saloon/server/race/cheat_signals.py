"""Cheat signals: numbers that no person and no honest page produces. Then a seat is timed by the server's clock.

Every sign is a matter of numbers, and the table is told which one it was. The thresholds are such that an honest player
meets none of them in a thousand rounds (benchmarks/fairness measures it).
"""

from __future__ import annotations

import math
from collections import deque
from statistics import fmean, stdev
from typing import Final, Literal, Self

from msgspec import Struct

from saloon.server.race.fairness import Proof, Verdict

Flag = Literal["too-fast", "timeline", "steady", "credit", "pays", "pongs"]

REFLEX: Final = 150.0  # no hand answers a picture sooner
TWICE: Final = 2  # an impossible answer may be a lucky guess; two among the last rounds are not
STEADY_ROUNDS: Final = 10
STEADIEST: Final = 0.025  # people's reaction times scatter by a tenth of their mean at least
CREDIT_ROUNDS: Final = 6
HONEST_EXCESS: Final = 45.0  # added to the connection's own delay on average, by painting and a busy page
CERTAIN: Final = 3.5  # standard errors
LATELY: Final = 20  # rounds
LARGE_EXCESS: Final = 100.0  # an honest connection has it seldom: when a packet was lost
MUCH_JITTER: Final = 3.5  # times the average by which a connection's round trips exceed the shortest one
TOO_OFTEN: Final = 4  # large excesses that paid, among the last rounds
SO_MANY: Final = 5  # large excesses, whether they paid or not
PONG_GAP: Final = 60.0
PONGS: Final = 20


class Answer(Struct, frozen=True):
    """An answer as far as it can be suspicious."""

    verdict: Verdict
    proof: Proof
    least: float = 0.0  # milliseconds that making it takes, beside the reflex
    forged: bool = False  # whether nobody can have made it as the page tells it
    camera: float | None = None  # how long a picture took to be read, where a camera read the answer

    @property
    def excess(self) -> float:
        """Delay above the connection's usual one."""
        return self.verdict.delay - self.proof.usual

    @property
    def is_late(self) -> bool:
        """Whether that is more than the connection's own jitter explains."""
        return self.excess > max(LARGE_EXCESS, MUCH_JITTER * (self.proof.usual - self.proof.floor))


class Kept(Struct, frozen=True, array_like=True):
    """The last answers as they are kept between matches."""

    flag: Flag | None
    impossible: list[bool]
    claims: list[float]
    excesses: list[float]
    late: list[bool]
    paying: list[bool]


class CheatSignals:
    """The last answers of one seat, and what they add up to."""

    def __init__(self) -> None:
        self.flag: Flag | None = None
        self._impossible: deque[bool] = deque(maxlen=LATELY)
        self._claims: deque[float] = deque(maxlen=STEADY_ROUNDS)
        self._excesses: deque[float] = deque(maxlen=LATELY)
        self._late: deque[bool] = deque(maxlen=LATELY)
        self._paying: deque[bool] = deque(maxlen=LATELY)

    def kept(self) -> Kept:
        """Everything, to be gone on with later."""
        return Kept(
            self.flag,
            list(self._impossible),
            list(self._claims),
            list(self._excesses),
            list(self._late),
            list(self._paying),
        )

    @classmethod
    def from_kept(cls, kept: Kept) -> Self:
        """The same as it was kept."""
        signals = cls()
        signals.flag = kept.flag
        signals._impossible.extend(kept.impossible)
        signals._claims.extend(kept.claims)
        signals._excesses.extend(kept.excesses)
        signals._late.extend(kept.late)
        signals._paying.extend(kept.paying)
        return signals

    def look(self, answer: Answer) -> Flag | None:
        """Take one more answer into account; the flag once there is one, which stays."""
        claimed = answer.verdict.claimed
        if claimed is not None and self.flag is None:
            self._claims.append(claimed)
            if answer.camera is None:  # to read a picture takes longer than any honest key, and the allowance bounds it
                self._excesses.append(answer.excess)
                self._late.append(answer.is_late)
            self.flag = self._impossible_answer(answer, claimed) or self._impossible_row()
        return self.flag

    def look_back(self, answer: Answer, paid: bool) -> None:
        """The race is over, and it is known whether the answer's delay has put it before another: for the next look."""
        if answer.verdict.claimed is not None and answer.camera is None:
            self._paying.append(paid and answer.is_late)

    def look_at_pongs(self, samples: int, held_back: float) -> Flag | None:
        """Pongs that come much later than the kernel's acknowledgements are held back on purpose."""
        if self.flag is None and samples >= PONGS and held_back > PONG_GAP:
            self.flag = "pongs"
        return self.flag

    def _impossible_answer(self, answer: Answer, claimed: float) -> Flag | None:
        too_fast = claimed < REFLEX + answer.least
        self._impossible.append(too_fast or answer.forged)
        if sum(self._impossible) < TWICE or not (too_fast or answer.forged):
            return None
        return "timeline" if answer.forged else "too-fast"

    def _impossible_row(self) -> Flag | None:
        if len(self._claims) == STEADY_ROUNDS and stdev(self._claims) < STEADIEST * fmean(self._claims):
            return "steady"
        if sum(self._paying) >= TOO_OFTEN:
            return "pays"
        if sum(self._late) >= SO_MANY:
            return "credit"
        rounds = len(self._excesses)
        if rounds >= CREDIT_ROUNDS:
            error = max(1.0, stdev(self._excesses)) / math.sqrt(rounds)
            if fmean(self._excesses) - CERTAIN * error > HONEST_EXCESS:
                return "credit"
        return None
