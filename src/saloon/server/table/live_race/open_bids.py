"""The answers to one reveal: which have no rank yet, and when they get it."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from itertools import takewhile

from saloon.server import wire
from saloon.server.race.intents import Intents
from saloon.server.race.timings import timed
from saloon.server.table.live_race.bids import Bid, finish_of, heats_of
from saloon.server.table.live_race.ghost import GHOST
from saloon.server.table.live_race.referee import Referee, exact
from saloon.server.table.state import TableState


class OpenBids:
    """The bids of one race. `to_move` are the seats that may move, whether they have bid or not."""

    def __init__(self, referee: Referee, reveal: int = -1, since: float = 0.0, until: float = math.inf) -> None:
        self.reveal = reveal
        self.since = since  # when the reveal was shown
        self.until = until  # the end of the time for answers
        self.bids: dict[int, Bid] = {}  # that have no rank yet
        self.ran: list[Bid] = []  # those that have
        self.intents = Intents(referee.input.intent)
        self.silent: set[int] = set()  # the seats of bots that would not answer in time
        self._referee = referee

    def rank(self, seats: Iterable[int]) -> None:
        """The bids of these seats got their ranks."""
        self.ran += [self.bids.pop(seat) for seat in seats if seat in self.bids]

    def ranked(self, seat: int) -> bool:
        """Whether this seat's bid has a rank."""
        return any(bid.seat == seat for bid in self.ran)

    def times(self) -> list[float]:
        """The times of the bids that have a rank."""
        return [bid.charged for bid in self.ran]

    def heats(self) -> list[list[Bid]]:
        """The bids in their order so far: by their times, or by their seats where nobody is in a hurry."""
        if self._referee.fast:
            return heats_of(self.bids.values())
        return [[self.bids[seat]] for seat in sorted(self.bids)]

    def next_rank(self, to_move: Sequence[int], now: float) -> float:
        """When the next ranks can be told, or the time for answers is over."""
        return min([self._end(to_move, now), *(self._due(heat, to_move, now) for heat in self.heats()[:1])])

    def over(self, to_move: Sequence[int], now: float) -> bool:
        """Whether the time for answers is over, and none that came within it can still be on its way."""
        return now >= self._end(to_move, now)

    def settled(self, to_move: Sequence[int], now: float) -> list[list[Bid]]:
        """The heats whose ranks can be told."""
        return list(takewhile(lambda heat: self._due(heat, to_move, now) <= now, self.heats()))

    def _unanswered(self, to_move: Sequence[int]) -> list[int]:
        return [seat for seat in to_move if seat not in self.bids and seat not in self.silent]

    def _end(self, to_move: Sequence[int], now: float) -> float:
        """When the time for answers is over: at once, where nobody is left who would answer."""
        return self.since if self.silent.issuperset(to_move) else self._held(self.until, to_move, now)

    def _due(self, heat: Sequence[Bid], to_move: Sequence[int], now: float) -> float:
        """When the ranks of a heat can be told: an answer as fast as its slowest one has come by then."""
        if not self._unanswered(to_move):
            return self.since
        if not self._referee.fast:
            return math.inf
        return self._held(self.since + max(bid.charged for bid in heat), to_move, now)

    def _held(self, moment: float, to_move: Sequence[int], now: float) -> float:
        """When everything has arrived that was done before a moment, with the answers that follow intents."""
        unanswered = self._unanswered(to_move)
        arrived = moment + self._referee.hold(unanswered, now)
        return max(arrived, self.intents.deadline(unanswered, arrived))


def outrun(state: TableState, reveal: int, bids: OpenBids) -> list[wire.Finish]:
    """The time of a ghost that was beaten, for comparison."""
    answer = None if state.ghost is None else state.ghost.answer(reveal)
    if answer is None:
        return []
    time = answer[1]
    beaten = [row.seat for row in state.people.seats if row.name == GHOST and not bids.ranked(row.seat)]
    return [finish_of(seat, timed(exact(time), time, [], None), accepted=False) for seat in beaten]
