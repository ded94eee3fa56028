"""Times the answers of a table's seats, by the delay of their connections, lag allowances and cheat signals."""

from __future__ import annotations

from collections.abc import Iterable

from saloon.kernel import InputRules, Mode
from saloon.server import wire
from saloon.server.race.cheat_memory import CheatMemory
from saloon.server.race.cheat_signals import Answer, CheatSignals, Flag
from saloon.server.race.fairness import POLICIES, LagAllowance, Proof, Verdict, hold, judge
from saloon.server.race.timings import read_timed
from saloon.server.store import RaceTerms
from saloon.server.store.entries import Entry
from saloon.server.table.people import People
from saloon.server.table.seat_commands import Failure
from saloon.server.transport.connection import Connection


class Referee:
    """One a table."""

    def __init__(self, mode: Mode, people: People, watch: CheatMemory, by: InputRules) -> None:
        self.policy = POLICIES[mode]
        self.fast = mode != "relaxed"  # whether the order of answers matters
        self._watchful = mode in ("friends", "ranked")
        self.input = by
        self._people = people
        self._watch = watch if mode == "ranked" else None
        self._allowances: dict[int, LagAllowance] = {}
        self._signals: dict[int, CheatSignals] = {}

    def answer(
        self,
        seat: int,
        connection: Connection,
        now: float,
        elapsed: float,
        timing: wire.Timing | None,
        move: int | None,  # None: any move
    ) -> Answer:
        """Time an answer that came over this connection, so long after it was shown the reveal."""
        proof = proof_of(connection, now)
        signals = self._signals_of(seat)
        if connection.rtt is not None and self._watchful:
            signals.look_at_pongs(len(connection.rtt.trips), connection.rtt.trips.held_back())
        believed = timing is not None and signals.flag is None
        allowance = self._allowances.setdefault(seat, LagAllowance(self.policy))
        verdict = judge(elapsed, timing.rt if timing is not None and believed else None, proof, allowance)
        least = 0.0 if move is None else self.input.least(move)
        if timing is None:
            return Answer(verdict, proof, least)
        return Answer(verdict, proof, least, self.input.forged(move, timing.touches, timing.rt), timing.camera)

    def hold(self, open_seats: Iterable[int], now: float) -> float:
        """How long a rank waits for these seats, as far as somebody is there."""
        if not self.fast:
            return 0.0
        guests = {self._people.seats[seat].guest for seat in open_seats} - {None}
        return hold(proof_of(connection, now) for connection in self._people.connections if connection.guest in guests)

    def look(self, seat: int, answer: Answer) -> Flag | None:
        """The cheat signal that a seat shows after this answer, if any."""
        return self._signals_of(seat).look(answer) if self._watchful else None

    def look_back(self, seat: int, time: float, answer: Answer, times: Iterable[float]) -> None:
        """A race is over, in which a seat's answer counted with this time beside these."""
        if self._watchful:
            paid = any(time < other < time + answer.excess for other in times)
            self._signals_of(seat).look_back(answer, paid)

    def keep(self, seats: Iterable[int]) -> None:
        """A race is over: what these seats' answers showed counts wherever their guests play next."""
        if self._watch is not None:
            for guest in {self._people.seats[seat].guest for seat in seats}:
                if guest is not None:
                    self._watch.keep(guest)

    def look_at_notes(self, entries: Iterable[Entry]) -> None:
        """Read the cheat signals of seats from the notes of their moves, after a restart."""
        for entry in entries:
            noted = read_timed(entry.note)
            if noted is not None and noted.flag is not None:
                self._signals_of(entry.seat).flag = noted.flag

    def _signals_of(self, seat: int) -> CheatSignals:
        if seat not in self._signals:
            guest = self._people.seats[seat].guest
            if self._watch is None or guest is None:
                self._signals[seat] = CheatSignals()
            else:
                self._signals[seat] = self._watch.follow(guest)
        return self._signals[seat]


def proof_of(connection: Connection, now: float) -> Proof:
    """The round-trip times that a connection has proved."""
    return Proof() if connection.rtt is None else connection.rtt.trips.proof(now)


def exact(time: float) -> Answer:
    """The answer of somebody without a connection, such as a bot: its time is known."""
    return Answer(Verdict(time, 0.0, 0.0, time), Proof())


def check_camera(terms: RaceTerms, by: InputRules, by_camera: bool) -> None:
    """A ranked match is played before cameras by everybody or by nobody; some games are never."""
    if by_camera and not by.by_camera:
        raise Failure("failed-no-camera")
    if terms.mode == "ranked" and by_camera != terms.camera:
        raise Failure("failed-camera" if terms.camera else "failed-no-camera")
