"""The seats of a table, and the people who are connected."""

from __future__ import annotations

import time
from collections import Counter

from saloon.server.store import SeatRow
from saloon.server.transport.connection import Connection
from saloon.server.wire import SeatInfo


class People:
    """The seats of a table and the connections that are open to it.

    Who holds which seat is asked with every move, so it is looked up once: `seats_changed` looks again. Who is here is
    counted as people come and go, however many look on.
    """

    def __init__(self, seats: list[SeatRow]) -> None:
        self.seats = seats
        self.connections: list[Connection] = []  # in the order in which they were opened
        self._attached: set[Connection] = set()  # the same connections
        self._here: Counter[str] = Counter()  # connections of each guest
        self._opened = time.monotonic()
        self._seen: set[str] = set()  # the guests who have been here since the table was opened
        self._left: dict[str, float] = {}  # when the last connection of a seated guest was closed
        self.seats_changed()

    def seats_changed(self) -> None:
        """Somebody else holds a seat."""
        self._held: dict[str, list[int]] = {}
        for row in self.seats:
            if row.guest is not None:
                self._held.setdefault(row.guest, []).append(row.seat)
        self._botless = all(row.kind != "bot" and not row.warm for row in self.seats)
        self.bots_only = all(row.kind == "bot" for row in self.seats)

    def come(self, connection: Connection) -> None:
        """A connection was opened."""
        self.connections.append(connection)
        self._attached.add(connection)
        if connection.guest is not None:
            self._here[connection.guest] += 1
            self._seen.add(connection.guest)

    def go(self, connection: Connection) -> bool:
        """A connection was closed; False if none of this table was."""
        if connection not in self._attached:
            return False
        self.connections.remove(connection)
        self._attached.discard(connection)
        guest = connection.guest
        if guest is not None:
            self._here[guest] -= 1
            if self._here[guest] <= 0:
                del self._here[guest]
                if guest in self._held:
                    self._left[guest] = time.monotonic()
        return True

    def forget(self, guest: str) -> None:
        """A guest is erased: its connections are nobody's."""
        for connection in self.connections:
            if connection.guest == guest:
                connection.guest, connection.name = None, ""
        del self._here[guest]
        self._left.pop(guest, None)

    def attached(self, connection: Connection) -> bool:
        """Whether a connection is one of this table's."""
        return connection in self._attached

    def seats_of(self, guest: str | None) -> list[int]:
        """The seats that a guest holds."""
        held = None if guest is None else self._held.get(guest)
        return [] if held is None else held

    def is_here(self, guest: str | None) -> bool:
        """Whether some connection of this guest is open."""
        return guest is not None and guest in self._here

    def is_coming(self, guest: str) -> bool:
        """Whether a guest may be on the way back: they have not been here since the table was stood up."""
        return guest not in self._seen

    def away_for(self, guest: str | None) -> float:
        """Seconds since a guest's last connection closed, or since the table was opened; 0 for somebody who is here."""
        if guest is None or guest in self._here:
            return 0.0
        return time.monotonic() - self._left.get(guest, self._opened)

    def knows(self, guest: str) -> bool:
        """Whether this guest sits here or has a connection."""
        return bool(self.seats_of(guest)) or self.is_here(guest)

    def viewpoints(self, connection: Connection) -> list[int | None]:
        """The seats whose views a connection gets; None, a spectator's view, for a guest without a seat."""
        held: list[int | None] = [*self.seats_of(connection.guest)]
        return held or [None]

    def players_here(self) -> list[str]:
        """The guests who sit at the table and have a connection."""
        return [guest for guest in self._held if guest in self._here]

    def watching(self) -> int:
        """How many connections belong to spectators."""
        return len(self.connections) - sum(self._here[guest] for guest in self._held if guest in self._here)

    def deserted(self) -> bool:
        """Whether nobody is here and bots play every seat: nobody who is gone is waited for."""
        return not self.connections and all(row.kind == "bot" or row.warm for row in self.seats)

    def complete(self) -> bool:
        """Whether everybody has come: no seat is open, and every guest has brought a nonce."""
        return all(row.kind == "bot" or (row.kind == "guest" and row.nonce) for row in self.seats)

    def bot_at(self, seat: int, stand_in: str) -> str | None:
        """The bot that moves for a seat: its own, or the one that keeps it warm."""
        if self._botless:
            return None
        row = self.seats[seat]
        if row.kind == "bot":
            return row.name
        return stand_in if row.warm else None

    def info(self) -> list[SeatInfo]:
        """The seats as everybody may know them."""
        return [
            SeatInfo(row.seat, row.kind, row.name, row.kind == "bot" or self.is_here(row.guest), row.warm)
            for row in self.seats
        ]
