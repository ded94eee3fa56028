"""Times the answers of a table's seats: what their lines prove, what their purses hold, what speaks against them."""

from __future__ import annotations

from collections.abc import Iterable

from saloon.kernel import Mode
from saloon.server import wire
from saloon.server.race.cheat_memory import Watch
from saloon.server.race.cheat_signals import Answer, Flag, Suspicion
from saloon.server.race.fairness import POLICIES, Proof, Purse, Verdict, hold, judge
from saloon.server.table.people import People
from saloon.server.transport.connection import Connection


class Referee:
    """One a table."""

    def __init__(self, mode: Mode, people: People, watch: Watch) -> None:
        self.policy = POLICIES[mode]
        self.fast = mode != "relaxed"  # whether it matters who was first
        self._watchful = mode in ("friends", "ranked")
        self._people = people
        self._watch = watch if mode == "ranked" else None
        self._purses: dict[int, Purse] = {}
        self._suspicions: dict[int, Suspicion] = {}

    def answer(
        self, seat: int, line: Connection, now: float, elapsed: float, timing: wire.Timing | None, strokes: int
    ) -> Answer:
        """Time an answer that came over this line, so long after it was shown the reveal."""
        proof = proof_of(line, now)
        suspicion = self._suspicion(seat)
        if line.pulse is not None and self._watchful:
            suspicion.look_at_pongs(len(line.pulse.trips), line.pulse.trips.held_back())
        believed = timing is not None and suspicion.flag is None
        purse = self._purses.setdefault(seat, Purse(self.policy))
        verdict = judge(elapsed, timing.rt if timing is not None and believed else None, proof, purse)
        if timing is None:
            return Answer(verdict, proof, strokes)
        return Answer(verdict, proof, strokes, timing.toggles, timing.camera)

    def hold(self, open_seats: Iterable[int], now: float) -> float:
        """How long a rank waits for these seats, as far as somebody is there."""
        if not self.fast:
            return 0.0
        guests = {self._people.seats[seat].guest for seat in open_seats} - {None}
        return hold(proof_of(line, now) for line in self._people.lines if line.guest in guests)

    def look(self, seat: int, answer: Answer) -> Flag | None:
        """What speaks against a seat after this answer."""
        return self._suspicion(seat).look(answer) if self._watchful else None

    def look_back(self, seat: int, time: float, answer: Answer, times: Iterable[float]) -> None:
        """A race is over, in which a seat's answer counted with this time beside these."""
        if self._watchful:
            paid = any(time < other < time + answer.excess for other in times)
            self._suspicion(seat).look_back(answer, paid)

    def condemn(self, seat: int, flag: Flag) -> None:
        """Something spoke against this seat before the house was closed."""
        self._suspicion(seat).flag = flag

    def _suspicion(self, seat: int) -> Suspicion:
        if seat not in self._suspicions:
            guest = self._people.seats[seat].guest
            if self._watch is None or guest is None:
                self._suspicions[seat] = Suspicion()
            else:
                self._suspicions[seat] = self._watch.follow(guest)
        return self._suspicions[seat]


def proof_of(line: Connection, now: float) -> Proof:
    """What a line has proved."""
    return Proof() if line.pulse is None else line.pulse.trips.proof(now)


def exact(time: float) -> Answer:
    """The answer of somebody without a line, such as a bot: its time is known."""
    return Answer(Verdict(time, 0.0, 0.0, time), Proof())
