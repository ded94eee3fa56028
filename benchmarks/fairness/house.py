"""The real server for the benchmark: `python -m benchmarks.fairness.house PORT FILE`. Its fore-periods are short."""

from __future__ import annotations

import sys
from pathlib import Path

import uvicorn

from saloon.server.app import Settings, make_app
from saloon.server.entrance import ENTRANCE
from saloon.server.logs import set_up_logs
from saloon.server.raceclock import RaceTimes
from saloon.server.websocket import PROTOCOL

FORE = 0.1  # of each fore-period is waited


def main() -> None:
    set_up_logs()
    # Lines come through the delaying proxy, so the kernel would measure the way to that.
    race = RaceTimes(rest=60_000.0, fore=FORE, direct=False)
    settings = Settings(Path(sys.argv[2]), pace=0.0, request_rate=1e9, message_rate=1e9, race=race)
    config = uvicorn.Config(
        make_app(settings),
        host="127.0.0.1",
        port=int(sys.argv[1]),
        interface="asgi3",
        http=ENTRANCE,
        ws=PROTOCOL,
        log_config=None,
        access_log=False,
    )
    uvicorn.Server(config).run()


if __name__ == "__main__":
    main()
