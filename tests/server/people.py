"""People for the tests: guests with a cookie, and lines to tables that talk the page's language."""

from __future__ import annotations

import itertools
import json
import secrets
import ssl
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

import httpx2
from websockets.sync.client import ClientConnection, connect

Message = dict[str, Any]
AS_JSON: Final = {"Content-Type": "application/json"}
AS_RECORD: Final = {"Content-Type": "application/vnd.saloon"}
PATIENCE: Final = 60  # seconds; only a failure waits that long
NO_TLS: Final = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # a client's own takes longer to make than all that it asks
_ids = itertools.count(secrets.randbelow(2**40) + 1)


class Person:
    """Somebody with a browser."""

    def __init__(self, address: str, name: str | None) -> None:
        self.address = address
        self.http = httpx2.Client(base_url=f"http://{address}", timeout=PATIENCE, verify=NO_TLS)
        if name is not None:
            self.http.post("/api/me", json={"name": name}).raise_for_status()

    def create(self, *seats: str, **wanted: Any) -> str:
        """Open a duel: seats are `me`, `open`, `here:NAME` or `bot:NAME`."""
        rows = [dict(zip(("kind", "name"), seat.split(":", 1), strict=False)) for seat in seats]
        answer = self.http.post("/api/matches", json={"game": "duel", "seats": rows, **wanted})
        answer.raise_for_status()
        return str(answer.json()["match"])

    def cookie(self) -> str:
        """The cookie as a browser sends it."""
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    @contextmanager
    def line(self, match: str, **headers: str) -> Iterator[Line]:
        """Open a line to a table."""
        with connect(
            f"ws://{self.address}/ws/{match}",
            additional_headers={"Cookie": self.cookie(), **headers},
            max_queue=None,
            open_timeout=PATIENCE,
            ping_interval=None,  # who waits here has patience, and is not to hang up on a busy house before that ends
        ) as socket:
            yield Line(socket)


class Line:
    """One open line; remembers everything it was told."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[Message] = []
        self.raw: list[str] = []
        self._unread: list[Message] = []

    def send(self, kind: str, **fields: Any) -> int:
        """Send a command with a fresh id; returns it."""
        number = fields.pop("id", None) or next(_ids)
        self.socket.send(json.dumps({"t": kind, "id": number, **fields}))
        return int(number)

    def hear(self, wanted: Callable[[Message], bool]) -> Message:
        """Listen until a message is the wanted one; what came before it is past."""
        found = self._find(wanted)
        message = self._unread[found]
        del self._unread[: found + 1]
        return message

    def kind(self, *kinds: str) -> Message:
        """Listen for a message of one of these kinds."""
        return self.hear(lambda message: message["t"] in kinds)

    def answer(self, number: int) -> Message:
        """Listen for the answer to a command; everything else can still be heard."""
        return self._unread.pop(self._find(lambda message: message.get("id") == number))

    def _find(self, wanted: Callable[[Message], bool]) -> int:
        index = 0
        while True:
            if index == len(self._unread):
                text = self.socket.recv(timeout=PATIENCE)
                assert isinstance(text, str)
                self.raw.append(text)
                messages = [json.loads(line) for line in text.split("\n")]
                self.heard += messages
                self._unread += messages
            if wanted(self._unread[index]):
                return index
            index += 1

    def do(self, kind: str, **fields: Any) -> Message:
        """Send a command and wait for its answer."""
        return self.answer(self.send(kind, **fields))

    def sit(self, seat: int) -> Message:
        """Sit down with a nonce."""
        return self.do("sit", seat=seat, nonce=secrets.token_hex(16))

    def frame(self, *, legal: bool = False) -> Message:
        """Listen for a frame; with `legal`, for one that offers moves or ends the match."""
        return self.hear(
            lambda message: message["t"] == "frame" and (not legal or bool(message["legal"] or message["ending"]))
        )

    def frame_after(self, seq: int) -> Message:
        """Listen for a frame that is newer than this."""
        return self.hear(lambda message: message["t"] == "frame" and message["seq"] > seq)

    def move_once(self) -> None:
        """Make the first move that is offered."""
        frame = self.frame(legal=True)
        assert self.do("move", move=frame["legal"][0], seat=frame["seat"])["t"] == "done"

    def play_on(self) -> Message:
        """Play whatever is offered until the match is over; returns the last frame."""
        self.socket.send(json.dumps({"t": "sync"}))
        while True:
            frame = self.frame(legal=True)
            if frame["ending"]:
                return frame
            self.send("move", move=frame["legal"][0], seat=frame["seat"])
