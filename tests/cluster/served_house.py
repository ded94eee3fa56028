"""One of several houses: a process of `saloon serve`, and its cable to the database."""

from __future__ import annotations

import asyncio
import signal
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

import httpx2

from tests.cluster.cutter import Cutter
from tests.guarded import Guarded
from tests.server.conftest import QUICK, free_port
from tests.server.forked_houses import ForkedHouse, house_forker
from tests.server.people import NO_TLS, PATIENCE

LONG: Final = 600.0  # seconds that are waited for what must come; only a failure waits that long
LOOK: Final = 0.05  # seconds between two looks whether a process has ended


class ServedHouse:
    """A house that may be hurt: whenever its process has ended it is opened again, as another one to the others."""

    def __init__(self, number: int, socket: Path, folder: Path, *arguments: str, program: Sequence[str] = ()) -> None:
        self.number = number
        self.port = free_port()
        self.address = f"127.0.0.1:{self.port}"
        self.cable = Cutter(socket)
        self.log = folder / f"house{number}.log"
        self.ends: list[int] = []  # how its processes have ended
        self._process: ForkedHouse | Guarded | None = None
        self._arguments, self._program = arguments, program
        self._opened = asyncio.Condition()

    async def open(self) -> None:
        """Start it, and wait until it answers."""
        self.log.touch()
        await self.cable.open()
        await self._start()

    async def _start(self) -> None:
        data = f"postgresql://postgres@127.0.0.1:{self.cable.port}/postgres"
        arguments = ["serve", "--host", "127.0.0.1", "--port", str(self.port), "--data", data, "--proxy"]
        arguments += [*QUICK, *self._arguments]
        if self._program:
            self._process = await asyncio.to_thread(Guarded, [sys.executable, *self._program, *arguments], self.log)
        else:
            self._process = house_forker().open(arguments, self.log)
        async with httpx2.AsyncClient(verify=NO_TLS, trust_env=False, timeout=PATIENCE) as client:
            while self._process.poll() is None:
                with suppress(httpx2.TransportError):
                    await client.get(f"http://{self.address}/healthz")
                    return
                await asyncio.sleep(LOOK)

    async def stay_open(self) -> None:
        """Whenever its process has ended, start another one at once, as systemd does."""
        while True:
            await self._start_again(await self._ended())

    async def _start_again(self, end: int) -> None:
        await self._start()
        async with self._opened:
            self.ends.append(end)
            self._opened.notify_all()

    async def opened_again(self, ends: int) -> int:
        """Wait until it is open again after so many ends before; how that one was."""
        try:
            async with asyncio.timeout(LONG), self._opened:
                await self._opened.wait_for(lambda: len(self.ends) > ends)
        except TimeoutError:
            raise AssertionError(f"house {self.number} has not ended: {self.log.read_text()[-3000:]}") from None
        return self.ends[ends]

    @property
    def pid(self) -> int:
        """The number of its process."""
        assert self._process is not None
        return self._process.pid

    def signal(self, number: int) -> None:
        """Send it a signal."""
        assert self._process is not None
        self._process.send_signal(number)

    async def _ended(self) -> int:
        assert self._process is not None
        while (end := self._process.poll()) is None:
            await asyncio.sleep(LOOK)
        return end

    async def close(self) -> None:
        """Ask it to close, and wait for that."""
        if self._process is not None and self._process.poll() is None:
            self.cable.heal()
            self.signal(signal.SIGCONT)
            self.signal(signal.SIGTERM)
            try:
                async with asyncio.timeout(PATIENCE):
                    await self._ended()
            except TimeoutError:
                self.signal(signal.SIGKILL)
                raise AssertionError(f"house {self.number} does not close: {self.log.read_text()[-3000:]}") from None
        await self.cable.close()
