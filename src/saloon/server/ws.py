"""The WebSocket of a table: who may open it, how much may come in, and how it ends."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from urllib.parse import urlsplit

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from saloon.server import metrics, wire
from saloon.server.connection import Connection
from saloon.server.guests import Guests
from saloon.server.house import House
from saloon.server.limits import Bucket, Buckets
from saloon.server.table import Table

LARGEST = 2048  # bytes of one message
RUBBISH = 20  # unreadable messages before a line is closed

# Close codes of our own; the page explains them.
NO_TABLE, BAD_ORIGIN, TOO_MANY, TOO_SLOW, TOO_FAST, UNREADABLE = 4404, 4403, 4429, 4408, 4430, 4400


class Lines:
    """Opens lines to tables."""

    def __init__(self, house: House, guests: Guests, rate: float) -> None:
        self._house = house
        self._guests = guests
        self._rate = rate
        self._addresses = Buckets(rate=2.0, size=200.0)

    async def endpoint(self, socket: WebSocket) -> None:
        """One line, from its opening to its end."""
        if not same_origin(socket):
            await socket.close(BAD_ORIGIN)
            return
        address = socket.client.host if socket.client else ""
        await socket.accept()  # a browser learns the reason of a close only once the line is open
        if not self._addresses.take(address):
            await socket.close(TOO_MANY)
            return
        table = await self._house.table(socket.path_params["match"])
        if table is None:
            await socket.close(NO_TABLE)
            return
        guest = await self._guests.find(socket)
        line = Connection(None if guest is None else guest.id, "" if guest is None else guest.name)
        table.submit(lambda: table.attach(line))
        sender = asyncio.create_task(send_all(socket, line))
        try:
            await self._receive(socket, line, table)
        finally:
            sender.cancel()
            table.submit(lambda: table.detach(line))

    async def _receive(self, socket: WebSocket, line: Connection, table: Table) -> None:
        bucket = Bucket(self._rate, self._rate * 4)
        rubbish = 0
        while True:
            try:
                message = await socket.receive()
            except (WebSocketDisconnect, RuntimeError):
                return
            if message["type"] == "websocket.disconnect":
                return
            if not bucket.take():
                await hang_up(socket, TOO_FAST)
                return
            command = read(message)
            if command is None:
                rubbish += 1
                metrics.RUBBISH.inc()
                line.send(wire.Failed("failed-unreadable"))
                if rubbish >= RUBBISH:
                    await hang_up(socket, UNREADABLE)
                    return
            else:
                submit(table, line, command)


def submit(table: Table, line: Connection, command: wire.FromBrowser) -> None:
    """Put a command into the table's inbox."""
    table.submit(lambda: table.carry_out(line, command))


def read(message: Mapping[str, object]) -> wire.FromBrowser | None:
    """The command of a message; None if it is none."""
    data = message.get("text") or message.get("bytes") or b""
    assert isinstance(data, str | bytes)
    if len(data) > LARGEST:
        return None
    try:
        return wire.read_command(data)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None


async def send_all(socket: WebSocket, line: Connection) -> None:
    """Send what waits in the outbox, until the line is cut."""
    while True:
        for message in await line.outgoing():
            await socket.send({"type": "websocket.send", "text": message.decode()})
        if line.too_slow:
            await hang_up(socket, TOO_SLOW)
            return


async def hang_up(socket: WebSocket, code: int) -> None:
    """Close a line for a reason."""
    if socket.application_state is WebSocketState.CONNECTED:
        await socket.close(code)


def same_origin(socket: WebSocket) -> bool:
    """Whether the page that opens the line came from this house. Programs send no origin, and no cookie of a page."""
    origin = socket.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == socket.headers.get("host")
