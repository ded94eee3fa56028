"""Lines whose other end is in the test."""

from __future__ import annotations

import json
from typing import Any

from saloon.server.transport.connection import Connection


class Mouthpiece:
    """A socket that remembers what was said on it."""

    def __init__(self) -> None:
        self.said: list[bytes] = []
        self.closed_with: int | None = None

    def send(self, letter: bytes) -> None:
        self.said += payload_of(letter).split(b"\n")

    def close(self, code: int) -> None:
        self.closed_with = code


def payload_of(frame: bytes) -> bytes:
    """What a frame of a server carries; the second byte tells how long its head is."""
    return frame[{126: 4, 127: 10}.get(frame[1], 2) :]


class Listening(Connection):
    """A line whose other end is here."""

    def __init__(self, guest: str | None, name: str) -> None:
        self.socket = Mouthpiece()
        super().__init__(guest, name, self.socket)

    def told(self) -> list[dict[str, Any]]:
        """What was said since the last time."""
        said, self.socket.said[:] = [json.loads(message) for message in self.socket.said], []
        return said
