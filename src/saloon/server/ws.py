"""The WebSocket of a table: who may open it, how much may come in, and how it ends."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from functools import partial
from urllib.parse import urlsplit

import msgspec
from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from saloon.server import metrics, wire
from saloon.server.connection import Connection
from saloon.server.guests import Guests
from saloon.server.house import House
from saloon.server.limits import Bucket, Buckets
from saloon.server.pulse import EXTENSION, now_ms
from saloon.server.table import Table

LARGEST = 2048  # bytes of one message
RUBBISH = 20  # unreadable messages before a line is closed

# Close codes of our own, beside the outbox's; the page explains them.
NO_TABLE, BAD_ORIGIN, TOO_MANY, TOO_FAST, UNREADABLE = 4404, 4403, 4429, 4430, 4400


class Lines:
    """Opens lines to tables. An ASGI application without a framework: every message of every line passes here."""

    def __init__(self, house: House, guests: Guests, rate: float) -> None:
        self._house = house
        self._guests = guests
        self._rate = rate
        self._addresses = Buckets(rate=2.0, size=200.0)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One line, from its opening to its end."""
        browser = HTTPConnection(scope)
        await receive()  # the wish to connect
        if not same_origin(browser):
            await send({"type": "websocket.close", "code": BAD_ORIGIN})
            return
        await send({"type": "websocket.accept"})  # a browser learns the reason of a close only once the line is open
        if not self._addresses.take(browser.client.host if browser.client else ""):
            await send({"type": "websocket.close", "code": TOO_MANY})
            return
        guest = await self._guests.find(browser)
        line = Connection(None if guest is None else guest.id, "" if guest is None else guest.name)
        line.pulse = scope.get("extensions", {}).get(EXTENSION)
        table = await self._house.table(browser.path_params["match"])
        if table is None:
            await send({"type": "websocket.close", "code": NO_TABLE})
            return
        sender = asyncio.create_task(send_all(send, line))
        try:
            await table.do(partial(table.attach, line))
            # In a task of its own it is woken without passing through the whole application around it.
            await asyncio.create_task(self._receive_all(receive, line, table))
        finally:
            sender.cancel()
            table.submit(partial(table.detach, line))

    async def _receive_all(self, receive: Receive, line: Connection, table: Table) -> None:
        """Let the table do what is asked, one thing after the other, until the line ends."""
        bucket = Bucket(self._rate, self._rate * 4)
        rubbish = 0
        while (message := await receive())["type"] == "websocket.receive":
            line.heard_at = now_ms()
            if line.closed_with is not None:
                continue  # nobody reads what comes after that
            if not bucket.take():
                line.close(TOO_FAST)
            elif (command := read(message)) is not None:
                await table.do(partial(table.commands.carry_out, line, command))
            else:
                rubbish += 1
                metrics.RUBBISH.inc()
                line.send(wire.Failed("failed-unreadable"))
                if rubbish >= RUBBISH:
                    line.close(UNREADABLE)


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


async def send_all(send: Send, line: Connection) -> None:
    """Send what waits in the outbox, all of it at once, until the line is closed or gone."""
    try:
        while line.closed_with is None:
            waiting = b"\n".join(await line.outgoing())
            if waiting:
                await send({"type": "websocket.send", "text": waiting.decode()})
        await send({"type": "websocket.close", "code": line.closed_with})
    except OSError:
        return  # the browser went away; whoever receives hears it as well


def same_origin(browser: HTTPConnection) -> bool:
    """Whether the page that opens the line came from this house. Programs send no origin, and no cookie of a page."""
    origin = browser.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == browser.headers.get("host")
