"""How long answers took: measured from when the reveal was first shown, over the connection that brought them."""

from __future__ import annotations

from saloon.server import wire
from saloon.server.race.cheat_signals import Answer
from saloon.server.table.live_race.bids import Bid
from saloon.server.table.live_race.open_bids import OpenBids
from saloon.server.table.live_race.race_clock import RaceClock
from saloon.server.table.live_race.referee import Referee
from saloon.server.transport.connection import Connection


class AnswerTimes:
    """The moments at which a table's reveal was shown, by connection."""

    def __init__(self, referee: Referee, clock: RaceClock) -> None:
        self._referee = referee
        self._clock = clock
        self._shown: dict[Connection, float] = {}

    def showing(self, connection: Connection) -> None:
        """The position is about to be sent to one connection anew: its answers are measured from there."""
        self._shown[connection] = self._clock.now()

    def show_all(self, connections: list[Connection], since: float) -> None:
        """Everybody is shown the reveal at this moment."""
        self._shown = dict.fromkeys(connections, since)

    def time(
        self,
        bids: OpenBids,
        connection: Connection,
        seat: int,
        timing: wire.Timing | None,
        made: float,
        move: int | None = None,
    ) -> tuple[Answer, float]:
        """Time an answer. Somebody who lost the connection and came back has seen the cards before."""
        shown = self._shown.get(connection, bids.since)
        answer = self._referee.answer(seat, connection, connection.heard_at, made - shown, timing, move)
        return answer, answer.verdict.charged + shown - bids.since

    def look_at_late(self, bids: OpenBids, connection: Connection, seat: int, timing: wire.Timing) -> None:
        """An answer that comes after its race does not count, but its time is a signal like any other."""
        if not bids.ranked(seat):
            answer, charged = self.time(bids, connection, seat, timing, connection.heard_at)
            self._referee.look(seat, answer)
            self._referee.look_back(seat, charged, answer, bids.times())
            bids.ran.append(Bid(seat, "", 0, charged, answer))
