"""A cable between a house and its database that can be cut: bytes no longer come through, and nobody is told."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import Final

CHUNK: Final = 65536


class Cutter:
    """Forwards connections of a port to a socket; what was under way when it is cut comes through once it is healed."""

    def __init__(self, target: Path) -> None:
        self._target = target
        self._whole = asyncio.Event()
        self._whole.set()
        self._server: asyncio.Server | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self.port = 0

    async def open(self) -> None:
        """Begin to forward."""
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    def cut(self) -> None:
        """Nothing comes through any more, in no direction."""
        self._whole.clear()

    def heal(self) -> None:
        """Everything comes through again, also what waited."""
        self._whole.set()

    async def close(self) -> None:
        """Stop forwarding."""
        if self._server is not None:
            self._server.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        with suppress(OSError, asyncio.CancelledError):
            await self._forward(reader, writer)
        writer.close()

    async def _forward(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await self._whole.wait()
        other_reader, other_writer = await asyncio.open_unix_connection(self._target)
        pumps = [
            asyncio.ensure_future(self._pump(reader, other_writer)),
            asyncio.ensure_future(self._pump(other_reader, writer)),
        ]
        try:
            await asyncio.wait(pumps, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for pump in pumps:
                pump.cancel()
            await asyncio.gather(*pumps, return_exceptions=True)
            other_writer.close()

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One direction; the end of it comes through no sooner than what was said before."""
        while True:
            chunk = await reader.read(CHUNK)
            await self._whole.wait()
            if not chunk:
                return
            writer.write(chunk)
            await writer.drain()
