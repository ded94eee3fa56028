"""What a job of a table does: what is to be stored, and what is told once that is durable. Only values: nobody acts."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Final

from saloon.kernel import Event
from saloon.server import wire
from saloon.server.match.match import Match, Unit
from saloon.server.store import BidRow
from saloon.server.transport.connection import Connection

Outgoing = tuple[Connection, bytes]  # what is to be said on a connection


class Message:
    """The same message on some connections."""

    def __init__(self, message: wire.ToBrowser, to: list[Connection]) -> None:
        self.message = message
        self.to = to


class Frames:
    """What the unit did, on every connection as its viewpoints may see it; whoever moved is answered before."""

    def __init__(self, since: int, mover: Connection | None = None) -> None:
        self.since = since  # how many entries everybody has seen
        self.mover = mover
        self.letters: list[Outgoing] | None = None  # if they were written while the disk was waited for


class Info:
    """Who sits where, under which terms, to everybody: now, or soon and together with who else comes and goes."""

    def __init__(self, *, soon: bool = False) -> None:
        self.soon = soon


class Anew:
    """Everything from the beginning, on some connections or on all."""

    def __init__(self, to: list[Connection] | None = None) -> None:
        self.to = to


class Past:
    """What happened before the match was taken over, to everybody who may read that."""

    def __init__(self, events: list[list[Event]]) -> None:
        self.events = events


class SeeOut:
    """Whoever may not look on any more is told why, and leaves."""


Telling = Message | Frames | Info | Anew | Past | SeeOut
INFO: Final = Info()
INFO_SOON: Final = Info(soon=True)
SEE_OUT: Final = SeeOut()


class Effects:
    """What one job does: stored as one change, then told in this order; then others have their turn.

    A job has changed the table's memory when it returns this, and nobody knows. If the change cannot be stored, the
    table reads what is stored and forgets the rest.
    """

    def __init__(self, sender: Connection | None = None, command: int = 0, *, wakes: bool = True) -> None:
        self.sender = sender  # who asked for it with which command: not carried out again, and never left unanswered
        self.command = command
        self.unit: Unit | None = None  # entries to be stored, and the events that they are told as
        self.row = False  # whether people, terms or phase have changed
        self.bid: BidRow | None = None
        self.told: list[Telling] = []
        self.timers: list[Timer] = []
        self.wakes = wakes  # whether bots and clocks are to see who is next
        self.then: Job | None = None  # what follows once this is told, before anybody else's turn

    @property
    def lasting(self) -> bool:
        """Whether there is anything to store."""
        return self.unit is not None or self.row or self.bid is not None

    def tell(self, message: wire.ToBrowser, to: list[Connection]) -> None:
        """Say the same on some connections."""
        self.told.append(Message(message, to))

    def done(self) -> None:
        """Answer whoever asked for it."""
        if self.sender is not None:
            self.told.append(Message(wire.Done(self.command), [self.sender]))


Work = Coroutine[None, None, Effects | None]
Job = Callable[[], Effects | Work | None]  # what it returns is committed, and awaited before that if need be
Timer = tuple[float, Job]  # a job, and after how many seconds its turn comes


def moved(match: Match, unit: Unit, sender: Connection | None = None, command: int = 0) -> Effects:
    """A move was made, or taken back, by some command or by nobody's."""
    effects = Effects(sender, command)
    effects.unit = unit
    effects.told.append(Frames(match.seq - len(unit.entries), sender))
    return effects


def answer(connection: Connection, message: wire.ToBrowser) -> Effects:
    """Nothing but an answer."""
    effects = Effects(wakes=False)
    effects.told.append(Message(message, [connection]))
    return effects
