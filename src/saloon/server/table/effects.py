"""The effects of a table's job: changes to store, and messages to send once these are durable. Only values."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Final

from saloon.kernel import Event
from saloon.server import wire
from saloon.server.match.match import Match, Unit
from saloon.server.store import BidRow
from saloon.server.transport.connection import Connection

Outgoing = tuple[Connection, bytes]  # encoded messages for a connection


class Message:
    """The same message on some connections."""

    def __init__(self, message: wire.ToBrowser, to: list[Connection]) -> None:
        self.message = message
        self.to = to


class Frames:
    """The frames of a unit, for every connection as its seats may see them; the mover is answered first."""

    def __init__(self, since: int, mover: Connection | None = None) -> None:
        self.since = since  # how many entries everybody has seen
        self.mover = mover
        self.letters: list[Outgoing] | None = None  # if they were written while the disk was waited for


class Info:
    """Seats, people and terms, to everybody: now, or soon in one message for several changes."""

    def __init__(self, *, soon: bool = False) -> None:
        self.soon = soon


class Anew:
    """The whole state of the table, on some connections or on all."""

    def __init__(self, to: list[Connection] | None = None) -> None:
        self.to = to


class Past:
    """The past of a match that goes on from another one, to everybody who may read it."""

    def __init__(self, events: list[list[Event]]) -> None:
        self.events = events


class SeeOut:
    """Spectators who may not watch any more are told why, and leave."""


Telling = Message | Frames | Info | Anew | Past | SeeOut
INFO: Final = Info()
INFO_SOON: Final = Info(soon=True)
SEE_OUT: Final = SeeOut()


class Effects:
    """The effects of one job: stored as one change, then sent in this order; then the next job has its turn.

    A job has changed the table's memory when it returns this, and nobody knows. If the change cannot be stored, the
    table reads what is stored and forgets the rest.
    """

    def __init__(self, sender: Connection | None = None, command: int = 0, *, wakes: bool = True) -> None:
        self.sender = sender  # the connection that asked, and its command: carried out once, and always answered
        self.command = command
        self.unit: Unit | None = None  # entries to be stored, and the events that they are told as
        self.row = False  # whether people, terms or phase have changed
        self.bid: BidRow | None = None
        self.told: list[Telling] = []
        self.timers: list[Timer] = []
        self.wakes = wakes  # whether the table then looks who is next
        self.then: Job | None = None  # the job that follows before any other

    @property
    def lasting(self) -> bool:
        """Whether there is anything to store."""
        return self.unit is not None or self.row or self.bid is not None

    def tell(self, message: wire.ToBrowser, to: list[Connection]) -> None:
        """Send a message on some connections."""
        self.told.append(Message(message, to))

    def done(self) -> None:
        """Answer the connection that asked."""
        if self.sender is not None:
            self.told.append(Message(wire.Done(self.command), [self.sender]))


Work = Coroutine[None, None, Effects | None]
Job = Callable[[], Effects | Work | None]  # its result is committed; a coroutine is awaited first
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
