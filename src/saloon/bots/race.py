"""Simulated time, for games in which seats move at the same time: the fastest moves first."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from saloon.bots.bot import Reaction
from saloon.kernel import Rng, State


class Race:
    """The moves that seats are about to make, and when; the clock is only a number, so nothing waits."""

    def __init__(self, luck: Rng, least: float = 0.0) -> None:
        self.now = 0.0  # seconds since the match began
        self._luck = luck
        self._least = least  # seconds that a move takes
        self._ready: dict[int, tuple[float, int]] = {}

    def restart(self) -> None:
        """Forget what seats were about to do, because something new is on the table."""
        self._ready.clear()

    def next(self, state: State, movers: Sequence[int], react: Callable[[int], Reaction]) -> tuple[int, int]:
        """The seat that moves first and its move; ties are broken at random.

        A seat is asked once. If what others did has made its move impossible, it is asked again and loses that time.
        """
        for seat in movers:
            planned = self._ready.get(seat)
            if planned is None or state.why_not(seat, planned[1]) is not None:
                reaction = react(seat)
                self._ready[seat] = self.now + max(reaction.seconds, self._least), reaction.move
        first = min(self._ready[seat][0] for seat in movers)
        tied = [seat for seat in movers if self._ready[seat][0] == first]
        seat = tied[self._luck.below(len(tied))] if len(tied) > 1 else tied[0]
        self.now = first
        return seat, self._ready.pop(seat)[1]
