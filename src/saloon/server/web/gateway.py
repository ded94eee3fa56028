"""Opens WebSockets to tables: checks origin and limits, finds the table, and reads commands."""

from __future__ import annotations

from functools import partial
from typing import Final

import msgspec
from starlette.types import ASGIApp, Receive, Scope, Send

from saloon.kernel import Unplayable
from saloon.server import wire
from saloon.server.cluster.ownership import Elsewhere, Ownership
from saloon.server.common import metrics
from saloon.server.common.limits import Bucket, Buckets, Crowd, Load, site_of
from saloon.server.lobby.guests import Guests
from saloon.server.lobby.tables import TableRegistry
from saloon.server.store import GuestRow
from saloon.server.table.table import Table
from saloon.server.transport.connection import Connection
from saloon.server.transport.doors import hand_over
from saloon.server.transport.framing import TOO_FAST
from saloon.server.transport.rtt import now_ms
from saloon.server.transport.websocket import EXTENSION, MOVED, WebSocket

PATH = "/ws"  # a connection's address ends with the match
LARGEST = 2048  # bytes of one message
RUBBISH = 20  # unreadable messages before a connection is closed
MOVES = 500  # of all matches at whose tables an address is, for each connection that it may hold
BURST = (
    100  # seconds of opening connections that an address may save up: when a house is back, all its pages come at once
)

# Close codes of our own, beside the socket's; the page explains them.
NO_TABLE, OTHER_RULES, BAD_ORIGIN, TOO_MANY, UNREADABLE = 4404, 4409, 4403, 4429, 4400

# Tokens that a message takes of its connection's bucket, by what it may cost the house; all others take one.
COSTS: Final[dict[type[wire.FromBrowser], float]] = {
    wire.Sync: 20.0,  # all of the match anew
    wire.Coach: 10.0,  # frames anew, with figures
    wire.Hint: 10.0,  # a bot thinks
    wire.Rematch: 10.0,  # a match is stored
    wire.Sit: 4.0,  # everybody at the table is told
    wire.Stand: 4.0,
    wire.Place: 4.0,
    wire.Start: 4.0,
    wire.Change: 4.0,
    wire.Say: 2.0,
    wire.TakeBack: 2.0,  # the match is played again up to there
}


class Application:
    """The ASGI application: WebSockets go to the gateway, past the middleware for HTTP."""

    def __init__(self, web: ASGIApp) -> None:
        self._web = web
        self.gateway: Gateway | None = None  # from the moment on that the house is open
        self.house: TableRegistry | None = None
        self.ownership: Ownership | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Open a connection, or pass a request on."""
        if self.gateway is not None and scope["type"] == "websocket":
            await self.gateway.open(scope, receive, send)
        else:
            await self._web(scope, receive, send)

    async def leave(self) -> None:
        """The house is about to close: if there is another one to go on with its matches, leave them to it."""
        if self.house is not None and self.ownership is not None and await self.ownership.leave():
            await self.house.hand_over()


class Gateway:
    """Opens connections to tables."""

    def __init__(
        self,
        house: TableRegistry,
        guests: Guests,
        rate: float,
        most: int,
        openings: float = 2.0,
        leads: Ownership | None = None,
    ) -> None:
        self._leads = leads  # who knows to which process of this machine a connection belongs, if there are several
        self._led = Buckets(rate=openings, size=openings * BURST)
        self._house = house
        self._guests = guests
        self._rate = rate
        self._addresses = Buckets(rate=openings, size=openings * BURST)
        self._crowd = Crowd(most)
        self._load = Load(most * MOVES)

    async def open(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Open one connection."""
        headers: dict[bytes, bytes] = dict(scope["headers"])
        await receive()  # the wish to connect
        path, _, match = scope["path"].removeprefix(scope["root_path"]).rpartition("/")
        if path != PATH:
            await send({"type": "websocket.close", "code": NO_TABLE})
            return
        socket: WebSocket = scope["extensions"][EXTENSION]
        address: str = scope["client"][0] if scope["client"] else ""
        if self._leads is not None and await self._lead(self._leads, socket, address, match):
            return
        await send(
            {"type": "websocket.accept"}
        )  # a browser learns the reason of a close only once the connection is open
        if not same_origin(headers.get(b"origin"), headers.get(b"host")):
            socket.close(BAD_ORIGIN)
            return
        if not self._addresses.take(address) or not self._crowd.enter(address):
            socket.close(TOO_MANY)
            return
        socket.at_end(partial(self._crowd.leave, address))
        try:
            guest, table = await self._at_table(headers.get(b"cookie", b"").decode("latin-1"), match)
        except Unplayable:
            socket.close(OTHER_RULES)
            return
        except Elsewhere:
            socket.close(MOVED)
            return
        if table is None:
            socket.close(NO_TABLE)
            return
        if not self._load.enter(address, match, table.length):
            socket.close(TOO_MANY)
            return
        socket.at_end(partial(self._load.leave, address, match))
        name = "" if guest is None else guest.name
        connection = Connection(None if guest is None else guest.id, name, socket, site_of(address))
        connection.rtt = socket.rtt
        table.submit(partial(table.presence.attach, connection))
        if guest is not None and table.row.terms.mode == "ranked":
            table.spawn(table.context.watch.recall(guest.id))  # before the first race is over
        bucket = Bucket(self._rate, self._rate * 4)
        leave = partial(table.submit, partial(table.presence.detach, connection))
        socket.listen(Session(connection, table, bucket).hear, leave, bucket)

    async def _at_table(self, cookies: str, match: str) -> tuple[GuestRow | None, Table | None]:
        """Who comes, and the table: neither has changed while the other one was looked for."""
        while True:
            changes = self._guests.changes
            guest, table = await self._guests.find(cookies), await self._house.table(match)
            if changes == self._guests.changes:
                return guest, table

    async def _lead(self, leads: Ownership, socket: WebSocket, address: str, match: str) -> bool:
        """Hand a connection over to the process that runs its match; False if it is for this one, or is refused."""
        if self._house.stands(match) or not self._led.take(address):
            return False
        door = await leads.whereabouts(match, stands=False)
        if door is None or not door.startswith("/") or door == leads.address:
            return False
        return await hand_over(socket, door)


class Session:
    """Reads the commands of one connection and passes them to its table, within the rate limit.

    The socket takes a token of the bucket for every frame; costly commands take more here.
    """

    def __init__(self, connection: Connection, table: Table, bucket: Bucket) -> None:
        self._connection = connection
        self._table = table
        self._bucket = bucket
        self._rubbish = 0

    def hear(self, message: bytes) -> None:
        """Read one message and let the table carry it out."""
        self._connection.heard_at = now_ms()
        command = read(message)
        if command is not None:
            cost = COSTS.get(type(command))
            if cost is not None and not self._bucket.take(cost - 1.0):
                self._connection.close(TOO_FAST)
                return
            self._table.hear(self._connection, command)
            return
        self._rubbish += 1
        metrics.RUBBISH.inc()
        self._connection.send(wire.Failed("failed-unreadable"))
        if self._rubbish >= RUBBISH:
            self._connection.close(UNREADABLE)


def read(message: bytes) -> wire.FromBrowser | None:
    """The command of a message; None if it is none."""
    if len(message) > LARGEST:
        return None
    try:
        return wire.read_command(message)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None


def same_origin(origin: bytes | None, host: bytes | None) -> bool:
    """Whether the page that opens the connection came from this house. Programs send no origin and no cookie."""
    return origin is None or origin.partition(b"://")[2] == host
