"""Connections that one process accepts and another one goes on with: it is given the descriptor, and what was read.

Processes of one machine that listen on one port have no say in who accepts a connection. Whoever has read where it is
to go hands it over: nothing stands between browser and house afterwards.
"""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Final, cast

import structlog

from saloon.server.transport.websocket import WebSocket

log = structlog.get_logger()

LONGEST: Final = 64 * 1024  # bytes that were read of a connection: the head of a request, and a little more
TRIES: Final = 100  # at a door behind which too many wait
PAUSE: Final = 0.01  # seconds between two of them


class Arrival(asyncio.Protocol):
    """Gives a connection that comes through a door what was read of it, before anything else."""

    def __init__(self, protocol: asyncio.Protocol, read: bytes) -> None:
        self._protocol = protocol
        self._read = read

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Be that connection's protocol from now on."""
        cast("asyncio.Transport", transport).set_protocol(self._protocol)  # uvloop's are none by their class
        self._protocol.connection_made(transport)
        self._protocol.data_received(self._read)


class Door:
    """Where other processes of this machine hand connections over to this one."""

    def __init__(self, path: Path, protocol: Callable[[], asyncio.Protocol]) -> None:
        self._path = path
        self._protocol = protocol
        self._loop = asyncio.get_running_loop()
        self._arriving: set[asyncio.Task[None]] = set()
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._socket.setblocking(False)
        self._socket.bind(str(path))
        self._loop.add_reader(self._socket.fileno(), self._open)

    def close(self) -> None:
        """Let nobody in any more."""
        self._loop.remove_reader(self._socket.fileno())
        self._socket.close()
        self._path.unlink(missing_ok=True)

    def _open(self) -> None:
        try:
            read, descriptors, _, _ = socket.recv_fds(self._socket, LONGEST, 1)
        except BlockingIOError:
            return
        for descriptor in descriptors:
            task = self._loop.create_task(self._let_in(socket.socket(fileno=descriptor), read))
            self._arriving.add(task)
            task.add_done_callback(self._arriving.discard)

    async def _let_in(self, connection: socket.socket, read: bytes) -> None:
        connection.setblocking(False)
        try:
            await self._loop.connect_accepted_socket(lambda: Arrival(self._protocol(), read), connection)
        except OSError as error:  # it has ended meanwhile
            log.info("a connection was lost on its way", reason=str(error))
            connection.close()


async def hand_over(line: WebSocket, door: str) -> bool:
    """Hand a connection over through another process's door; False if that does not open."""
    descriptor, read = line.parcel()
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as way:
        way.setblocking(False)
        for _ in range(TRIES):
            try:
                way.connect(door)
                socket.send_fds(way, [read], [descriptor])
            except BlockingIOError:
                await asyncio.sleep(PAUSE)
            except OSError as error:
                log.info("a connection could not be handed over", reason=os.strerror(error.errno or 0))
                break
            else:
                line.given_away()
                return True
    line.kept()
    return False
