"""A proxy that delays: what comes on one side leaves on the other as late as a line's profile says, in its order."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from contextlib import suppress

from benchmarks.fairness.kernel import Kernel
from benchmarks.fairness.lines import Profile, Way

NEXT = 1e-5  # seconds; an event loop keeps no order among things that are due at the same moment


class Proxy:
    """One line of one player to the house, from an address of its own; `kernel` is told of it on a direct line."""

    def __init__(
        self, profile: Profile, port: int, seed: str, kernel: Kernel | None = None, address: str = "127.0.0.1"
    ) -> None:
        self._port, self._kernel, self._address = port, kernel, address
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
        house_reader, house_writer = await asyncio.open_connection(
            "127.0.0.1", self._port, local_addr=(self._address, 0)
        )
        self._writers += [writer, house_writer]
        seen = self._seen_by_kernel()
        for pump in (pump_late(reader, house_writer, self._up), pump_late(house_reader, writer, self._down, seen)):
            task = asyncio.create_task(pump)
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def _seen_by_kernel(self) -> Callable[[float], None] | None:
        """What is to be done when the house has sent something that takes so long; nothing if nobody can see it."""
        kernel, loop, address = self._kernel, asyncio.get_running_loop(), self._address
        if kernel is None:
            return None
        kernel.forget(address)
        return lambda delay: kernel.saw(address, delay + self._up.delay_at(loop.time() * 1000.0))


def write(writer: asyncio.StreamWriter, data: bytes) -> None:
    """Write, unless the other side has hung up."""
    if not writer.is_closing():
        writer.write(data)


async def pump_late(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, way: Way, seen: Callable[[float], None] | None = None
) -> None:
    """Pass on what comes, each piece after its delay and none before the one that came before it."""
    loop = asyncio.get_running_loop()
    last = 0.0
    with suppress(ConnectionError):
        while data := await reader.read(65536):
            now = loop.time()
            last = max(last + NEXT, now + way.delay_at(now * 1000.0) / 1000.0)
            if seen is not None:
                seen((last - now) * 1000.0)
            loop.call_at(last, write, writer, data)
        loop.call_at(max(last + NEXT, loop.time()), writer.close)
