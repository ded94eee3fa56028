"""People who play on whatever happens, as the page does: they come back, and send again what was not answered.

When a silent line is doubted and left, and how soon somebody comes back, is as in `web/src/net/line.ts`.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import secrets
import socket
import time
from collections.abc import Callable
from itertools import count
from typing import Any, Final

import httpx2
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from saloon.kernel.moves import expand
from tests.cluster.record import Command, Record
from tests.server.people import NO_TLS

Message = dict[str, Any]

DOUBT: Final = 2.0  # seconds without an answer until a sign of life is asked for
SIGN: Final = 3.0  # seconds that it may take
OPENING: Final = 4.0
SOONEST: Final = 0.3, 0.6  # seconds until somebody comes back who lost a line
SLOWER: Final = 1.3  # times as long with every attempt that fails
LATEST: Final = 5.0
AGAIN: Final = 0.2  # seconds until what was not answered by HTTP is asked again
MOVED: Final = 4421  # the match goes on at another house
FINAL: Final = (4400, 4403, 4404, 4409)  # codes after which the page does not come back
TROUBLE: Final = (OSError, WebSocketException, TimeoutError, EOFError)

read: Final = msgspec.json.decode
write: Final = msgspec.json.encode


def own_address(number: int) -> str | None:
    """An address of the loopback that is nobody else's, on a machine that has more than one."""
    address = f"127.{1 + number // 62_500 % 100}.{number // 250 % 250}.{1 + number % 250}"
    with contextlib.suppress(OSError), socket.socket() as trial:
        trial.bind((address, 0))
        return address
    return None


class Guest:
    """Somebody with a cookie, and an address of their own."""

    def __init__(self, number: int, server: str) -> None:
        self.name = f"P{number}"
        self.address = own_address(number)
        self.server = server
        transport = httpx2.AsyncHTTPTransport(local_address=self.address, verify=NO_TLS)
        self._http = httpx2.AsyncClient(
            base_url=f"http://{server}", transport=transport, timeout=OPENING, trust_env=False
        )

    async def come(self) -> None:
        """Become somebody."""
        await self._ask("/api/me", {"name": self.name})

    async def open(self, wanted: Message) -> str:
        """Open a match."""
        return str((await self._ask("/api/matches", wanted))["match"])

    async def _ask(self, path: str, body: Message) -> Message:
        """Ask until it is answered; what is asked twice is there twice, and nobody minds."""
        while True:
            with contextlib.suppress(httpx2.TransportError):
                answer = await self._http.post(path, json=body)
                if answer.status_code < 400:
                    found: Message = answer.json()
                    return found
                assert answer.status_code >= 500, answer.text
            await asyncio.sleep(AGAIN)

    async def close(self) -> None:
        """Go home."""
        await self._http.aclose()

    def cookie(self) -> str:
        """The cookie as a browser sends it."""
        return "; ".join(f"{name}={value}" for name, value in self._http.cookies.items())

    def line(self, match: str) -> connect:
        """A line to a table, from this guest's own address."""
        source: dict[str, Any] = {} if self.address is None else {"local_addr": (self.address, 0)}
        return connect(
            f"ws://{self.server}/ws/{match}",
            additional_headers={"Cookie": self.cookie()},
            max_queue=None,
            ping_interval=None,
            open_timeout=OPENING,
            close_timeout=0.1,
            compression=None,
            proxy=None,
            **source,
        )


class Player:
    """A guest at one seat of one match."""

    numbers: Final = count(secrets.randbelow(2**40) + 1)

    def __init__(
        self, guest: Guest, match: str, seat: int, record: Record, rng: random.Random, think: float = 0.0
    ) -> None:
        self.over = False
        self.heard_of_it: Callable[[], None] = lambda: None  # called when something new is shown
        self.answered: Callable[[Command], None] = lambda _: None  # called when a move was answered with `done`
        self.left: Callable[[int | None], None] = lambda _: None  # called when a line is lost, with its code
        self._guest, self._match, self._seat = guest, match, seat
        self._record, self._rng, self._think = record, rng, think
        self._heard = False  # whether anything was said on the line
        self._silent = False  # whether it was left because nothing was
        self._asked: Command | None = None
        self._pending: Message = {}  # the message of what is asked
        self._nonce = secrets.token_hex(16)
        self._line: ClientConnection | None = None

    async def play(self) -> None:
        """Play to the end, however often the line is lost meanwhile."""
        soonest = wait = self._rng.uniform(*SOONEST)
        while True:
            code = None
            self._heard = self._silent = False
            try:
                await self._visit()
            except ConnectionClosed as end:
                code = None if end.rcvd is None else end.rcvd.code
                if code in FINAL:
                    self._record.shut_out.append((self._match, code))
                    return
            except TROUBLE:
                pass
            if self.over:
                return
            self.left(code)
            if self._heard:
                wait = soonest
            if not self._silent and not (self._heard and code == MOVED):
                await asyncio.sleep(wait)
                wait = min(wait * SLOWER, LATEST)

    async def _visit(self) -> None:
        async with self._guest.line(self._match) as line:
            self._line = line
            if self._asked is not None:
                await self._send(self._pending)
            while not self.over:
                for part in (await self._next(line)).split("\n"):
                    await self._hear(read(part))

    async def _next(self, line: ClientConnection) -> str:
        """What the server says next; whoever waits for an answer asks for a sign of life before giving it up."""
        try:
            async with asyncio.timeout(DOUBT):
                said = await line.recv()
        except TimeoutError:
            await self._send({"t": "ping", "n": 1})
            try:
                async with asyncio.timeout(SIGN):
                    said = await line.recv()
            except TimeoutError:
                self._silent = True
                line.transport.abort()
                raise
        assert isinstance(said, str)
        self._heard = True
        return said

    async def _hear(self, message: Message) -> None:
        kind = message["t"]
        if kind == "table":
            await self._look_round(message)
        elif kind == "resting" and self._seat not in message["ready"]:
            await self._send({"t": "ready", "id": next(self.numbers)})
        elif kind == "frame" and message["seat"] == self._seat:
            if self._record.show(self._match, self._seat, message["seq"], message["view"]):
                self.heard_of_it()
            self.over = message["ending"] is not None
            await self._answer(message)
        elif kind in ("done", "refused", "failed") and self._asked is not None and message.get("id") == self._asked.id:
            command, self._asked = self._asked, None
            self._record.answer(command, kind, time.monotonic())
            if kind == "done":
                self.answered(command)
            await self._send({"t": "sync"})  # the frame to move in may have come before this answer to an older move

    async def _look_round(self, table: Message) -> None:
        nonces = table["luck"]["nonces"]
        if nonces[self._seat]:
            self._record.nonces.setdefault((self._match, self._seat), nonces[self._seat])
        elif table["phase"] == "gathering":
            command = {"t": "sit", "seat": self._seat, "nonce": self._nonce}
            await self._send({**command, "id": next(self.numbers)})

    async def _answer(self, frame: Message) -> None:
        """Move, if there is something to choose and nothing is under way."""
        race = frame["race"]
        if race is not None and race["phase"] == "rest" and self._seat not in race["ready"]:
            await self._send({"t": "ready", "id": next(self.numbers)})
        locked = race is not None and (race["phase"] != "race" or self._seat in race["locked"])
        if self._asked is not None or locked or not frame["legal"]:
            return
        if self._think:
            await asyncio.sleep(self._rng.uniform(0, 2 * self._think))
        if frame["can_take_back"] and self._rng.random() < 0.05:
            await self._ask("takeback", "undo", None, {})
        else:
            move = self._rng.choice(expand(self._rng.choice(frame["legal"])))
            await self._ask("move", move, None if race is None else race["reveal"], {"move": move})

    async def _ask(self, kind: str, move: str, reveal: int | None, fields: Message) -> None:
        command = Command(self._match, self._seat, next(self.numbers), move, time.monotonic(), reveal)
        self._asked = self._record.ask(command)
        self._pending = {"t": kind, "id": command.id, "seat": self._seat, **fields}
        await self._send(self._pending)

    async def _send(self, message: Message) -> None:
        assert self._line is not None
        await self._line.send(write(message).decode())
