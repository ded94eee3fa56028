"""Who sits where, who is here, and what a table says about it."""

from __future__ import annotations

from saloon.server.connection import Connection
from saloon.server.store import SeatRow
from saloon.server.wire import SeatInfo


class People:
    """The seats of a table and the lines that are open to it.

    Who holds which seat is asked with every move, so it is looked up once: `seats_changed` looks again.
    """

    def __init__(self, seats: list[SeatRow]) -> None:
        self.seats = seats
        self.lines: list[Connection] = []
        self.seats_changed()

    def seats_changed(self) -> None:
        """Somebody else holds a seat."""
        self._held: dict[str, list[int]] = {}
        for row in self.seats:
            if row.guest is not None:
                self._held.setdefault(row.guest, []).append(row.seat)
        self._botless = all(row.kind != "bot" and not row.warm for row in self.seats)

    def seats_of(self, guest: str | None) -> list[int]:
        """The seats that a guest holds."""
        held = None if guest is None else self._held.get(guest)
        return [] if held is None else held

    def is_here(self, guest: str | None) -> bool:
        """Whether some line of this guest is open."""
        return guest is not None and any(line.guest == guest for line in self.lines)

    def knows(self, guest: str) -> bool:
        """Whether this guest sits here or has a line."""
        return bool(self.seats_of(guest)) or self.is_here(guest)

    def viewpoints(self, line: Connection) -> list[int | None]:
        """The seats whose view a line gets; a spectator's for who has none."""
        held: list[int | None] = [*self.seats_of(line.guest)]
        return held or [None]

    def watching(self) -> int:
        """How many lines belong to spectators."""
        return sum(not self.seats_of(line.guest) for line in self.lines)

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
        """What everybody may know of the seats."""
        return [
            SeatInfo(row.seat, row.kind, row.name, row.kind == "bot" or self.is_here(row.guest), row.warm)
            for row in self.seats
        ]
