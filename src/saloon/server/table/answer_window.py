"""The window of an interrupt: whoever is asked out of turn is heard when it closes, so that no pause tells anything."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from saloon.server.match.match import Match
from saloon.server.table.effects import Effects, Job, Work, moved
from saloon.server.table.state import TableState

Sender = tuple[str | None, int]  # who has answered, and by which command


class AnswerWindow:
    """Holds the answer to an interrupt back until everybody would have had the same time for it, people and bots alike.

    Nothing of it is stored: an answer counts when it is heard, and who was not answered asks again.
    """

    def __init__(self, state: TableState, submit: Callable[[Job], None]) -> None:
        self._state = state
        self._submit = submit
        self._seconds = state.row.terms.window
        self._seq = -1  # the position that is or was asked about
        self._held: Job | None = None
        self._sender: Sender | None = None  # of what is held back
        self._timer: asyncio.TimerHandle | None = None

    @property
    def open(self) -> bool:
        """Whether answers are held back now."""
        return self._timer is not None

    @property
    def holds_persons(self) -> bool:
        """Whether somebody has answered, and waits until that is heard."""
        return self._sender is not None and self._held is not None

    def taken(self, sender: Sender) -> bool:
        """Whether another answer is held back than this one, which may have been sent again on a new connection."""
        return self._held is not None and self._sender != sender

    def left(self, match: Match) -> int | None:
        """Milliseconds until the answer to what is asked now is heard; None where answers are heard at once."""
        if self._timer is not None and self._seq == match.seq:
            return max(0, int((self._timer.when() - asyncio.get_running_loop().time()) * 1000))
        return self._seconds * 1000 if self._seconds is not None and self.asks(match) else None

    def asks(self, match: Match) -> bool:
        """Whether the answer to what is asked now is held back: then nobody's clock runs, the window is the time."""
        interrupts = match.game.interrupts
        return self._seconds is not None and interrupts is not None and interrupts.asks(match.state)

    def wake(self, match: Match) -> None:
        """Somebody is to move: open the window if that is an interrupt, once for every position."""
        if self._seq == match.seq:
            return
        self.stop()
        self._seq = match.seq
        if self._seconds is not None and self.asks(match):
            self._timer = asyncio.get_running_loop().call_later(self._seconds, self._submit, self._close)

    def hold(self, answer: Job, sender: Sender | None = None) -> None:
        """Keep an answer until the window closes."""
        self._held, self._sender = answer, sender

    def stop(self) -> None:
        """Nothing is asked any more."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self._held = None
        self._seq = -1

    def _close(self) -> Effects | Work | None:
        """Time is up: the answer is heard, or else the game's fallback is moved."""
        state, answer = self._state, self._held
        match = state.match
        self._timer = self._held = None
        if match is None or match.seq != self._seq or state.row.phase != "playing" or state.paused:
            return None
        if answer is not None:
            return answer()
        seat = match.to_move()[0]
        move = match.game.moves.text(match.state.fallback(seat))
        return moved(match, match.move(seat, move, state.time.now(), note="time"))
