"""One of several houses: a process of `saloon serve`, and its cable to the database."""

from __future__ import annotations

import asyncio
import signal
import subprocess
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

LIFE: Final = 0.02  # seconds between two looks whether a process has ended


class House:
    """A house that can be hurt and opened again; each time it is another one to the others."""

    def __init__(self, number: int, socket: Path, folder: Path, *arguments: str, program: Sequence[str] = ()) -> None:
        self.number = number
        self.port = free_port()
        self.address = f"127.0.0.1:{self.port}"
        self.cable = Cutter(socket)
        self.log = folder / f"house{number}.log"
        self.log.touch()
        self.process: ForkedHouse | Guarded | None = None
        self._arguments, self._program = arguments, program

    async def open(self) -> None:
        """Start it, and wait until it answers."""
        if not self.cable.port:
            await self.cable.open()
        data = f"postgresql://postgres@127.0.0.1:{self.cable.port}/postgres"
        arguments = ["serve", "--host", "127.0.0.1", "--port", str(self.port), "--data", data, "--proxy"]
        arguments += [*QUICK, *self._arguments]
        if self._program:
            self.process = await asyncio.to_thread(Guarded, [sys.executable, *self._program, *arguments], self.log)
        else:
            self.process = house_forker().open(arguments, self.log)
        async with asyncio.timeout(PATIENCE), httpx2.AsyncClient(verify=NO_TLS, trust_env=False) as client:
            while True:
                with suppress(httpx2.TransportError):
                    if (await client.get(f"http://{self.address}/healthz")).status_code == 200:
                        return
                assert self.process.poll() is None, f"house {self.number} did not open: {self.log.read_text()[-2000:]}"
                await asyncio.sleep(LIFE)

    def signal(self, number: int) -> None:
        """Send it a signal."""
        assert self.process is not None
        self.process.send_signal(number)

    async def ended(self) -> int:
        """Wait until it has ended; how."""
        assert self.process is not None
        async with asyncio.timeout(PATIENCE):
            while (code := self.process.poll()) is None:
                await asyncio.sleep(LIFE)
        return code

    async def close(self) -> None:
        """Ask it to close, and wait for that."""
        if self.process is not None and self.process.poll() is None:
            self.signal(signal.SIGCONT)
            self.signal(signal.SIGTERM)
            try:
                await self.ended()
            except TimeoutError:
                self.signal(signal.SIGKILL)
                raise subprocess.TimeoutExpired("saloon", PATIENCE) from None
        if self.cable.port:
            await self.cable.close()
            self.cable.port = 0
