"""A proxy that delays: what comes on one side leaves on the other as late as a line's profile says, in its order."""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress

from benchmarks.fairness.lines import Profile, Way

NEXT = 1e-5  # seconds; an event loop keeps no order among things that are due at the same moment


class Proxy:
    """One line of one player to the house."""

    def __init__(self, profile: Profile, port: int, seed: str) -> None:
        self._port = port
        self._down = Way(profile.down, profile.jitter, random.Random(seed + "down"))
        self._up = Way(profile.up, profile.jitter, random.Random(seed + "up"))
        self._server: asyncio.Server | None = None
        self._writers: list[asyncio.StreamWriter] = []
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> int:
        """Listen; returns the port."""
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        port: int = self._server.sockets[0].getsockname()[1]
        return port

    def close(self) -> None:
        if self._server is not None:
            self._server.close()
        for task in self._tasks:
            task.cancel()
        for writer in self._writers:
            writer.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        house_reader, house_writer = await asyncio.open_connection("127.0.0.1", self._port)
        self._writers += [writer, house_writer]
        for pump in (pump_late(reader, house_writer, self._up), pump_late(house_reader, writer, self._down)):
            task = asyncio.create_task(pump)
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)


async def pump_late(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, way: Way) -> None:
    """Pass on what comes, each piece after its delay and none before the one that came before it."""
    loop = asyncio.get_running_loop()
    last = 0.0
    with suppress(ConnectionError):
        while data := await reader.read(65536):
            last = max(last + NEXT, loop.time() + way.delay_at(loop.time() * 1000.0) / 1000.0)
            loop.call_at(last, writer.write, data)
        loop.call_at(max(last + NEXT, loop.time()), writer.close)
