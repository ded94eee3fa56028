"""Which commands were carried out, so that none is twice, however often it comes; and which still want their answer."""

from __future__ import annotations

from typing import Final

from saloon.server import wire
from saloon.server.table.effects import Message
from saloon.server.table.people import People
from saloon.server.transport.connection import Connection

REMEMBERED: Final = 256  # commands of each guest that may come twice
GUESTS: Final = 64  # beside those who sit here, of whom commands are remembered


class CommandMemory:
    """The commands that were carried out at one table, by guest."""

    def __init__(self, people: People) -> None:
        self._people = people
        self._done: dict[str | None, dict[int, None]] = {}  # the ids of commands by guest; the oldest first
        self._owed: list[tuple[Connection, int]] = []  # commands over which something failed

    def knows(self, guest: str | None, command: int) -> bool:
        """Whether a command was carried out."""
        return command in self._done.get(guest, ())

    def remember(self, guest: str | None, command: int) -> None:
        """A command was carried out."""
        own = self._done.setdefault(guest, {})
        own[command] = None
        if len(own) > REMEMBERED:
            del own[next(iter(own))]
        if len(self._done) > GUESTS:  # many have come and gone
            seats_of = self._people.seats_of
            del self._done[next(one for one in self._done if not seats_of(one) and one != guest)]

    def owe(self, connection: Connection, command: int) -> None:
        """A command failed in the middle: it is answered when the table has been read from the store again."""
        self._owed.append((connection, command))

    def owed_answers(self) -> list[Message]:
        """Answers to the commands that failed: the table is as stored, so each was carried out wholly or not at all."""
        owed, self._owed = self._owed, []
        return [
            Message(
                wire.Done(command) if self.knows(connection.guest, command) else wire.Failed("failed-house", command),
                [connection],
            )
            for connection, command in owed
        ]
