"""`python -m benchmarks.fairness.house`: the real server for the benchmark of fairness. Its foreperiods are short."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

import uvicorn
from starlette.types import ASGIApp, Receive, Scope, Send

from benchmarks.fairness.kernel import Kernel
from saloon.server.common.logs import set_up_logs
from saloon.server.table.live_race.race_clock import RaceTimes
from saloon.server.transport.entrance import entrance
from saloon.server.transport.rtt import PingMeter
from saloon.server.transport.websocket import EXTENSION, WebSocket
from saloon.server.web.app import Settings, make_app

FORE: Final = 0.2  # of each foreperiod is waited
KERNEL: Final = "kernel"  # the file in the folder


class Told:
    """Where the pings of a line go out, and what the proxy says that the kernel would measure."""

    def __init__(self, socket: WebSocket, kernel: Kernel, address: str) -> None:
        self._socket, self._kernel, self._address = socket, kernel, address

    def ping(self, payload: bytes) -> None:
        """Send a ping."""
        self._socket.ping(payload)

    def kernel_rtt(self) -> float | None:
        """What the proxy tells."""
        return self._kernel.rtt(self._address)


class BehindProxies:
    """The house, with lines whose pulses are told what their kernel would see."""

    def __init__(self, app: ASGIApp, kernel: Kernel) -> None:
        self._app, self._kernel = app, kernel

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on."""
        if scope["type"] == "websocket":
            socket: WebSocket = scope["extensions"][EXTENSION]
            socket.rtt = PingMeter(Told(socket, self._kernel, scope["client"][0]))
        await self._app(scope, receive, send)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.fairness.house", description=__doc__)
    parser.add_argument("port", type=int)
    parser.add_argument("folder", type=Path, help="where its data are")
    given = parser.parse_args()
    set_up_logs()
    race = RaceTimes(rest=60_000.0, fore=FORE)
    settings = Settings(
        given.folder / "saloon.db", pace=0.0, request_rate=1e9, message_rate=1e9, race=race, connections=0
    )
    config = uvicorn.Config(
        BehindProxies(make_app(settings), Kernel(given.folder / KERNEL)),
        host="127.0.0.1",
        port=given.port,
        interface="asgi3",
        http=entrance(0),
        ws="none",
        log_config=None,
        access_log=False,
    )
    uvicorn.Server(config).run()


if __name__ == "__main__":
    main()
