"""uvicorn's server with a timeout for the TLS handshake, for which it has no setting, and with a farewell."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any, Final, cast

import structlog
import uvicorn

from saloon.server.transport.doors import Door
from saloon.server.transport.entrance import PATIENCE

log = structlog.get_logger()

FAREWELL: Final = 15.0  # seconds for what is done before connections are closed


class Server(uvicorn.Server):
    """Ends connections that do not finish their TLS handshake in time."""

    def __init__(
        self, config: uvicorn.Config, leave: Callable[[], Awaitable[None]] | None = None, door: Path | None = None
    ) -> None:
        super().__init__(config)
        self._leave = leave
        self._path = door  # where other processes hand connections over
        self._door: Door | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the port."""
        if self.config.ssl is not None:
            loop = asyncio.get_running_loop()
            patient = partial(loop.create_server, ssl_handshake_timeout=PATIENCE)
            loop.create_server = patient  # type: ignore[method-assign]
        await super().startup(sockets)
        if self._path is not None:
            self._door = Door(self._path, self._protocol)

    def _protocol(self) -> asyncio.Protocol:
        """What a connection speaks that this process has not accepted itself."""
        kind = cast("Any", self.config.http_protocol_class)
        made = kind(config=self.config, server_state=self.server_state, app_state=self.lifespan.state)
        return cast("asyncio.Protocol", made)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Leave as long as everybody can still come in, then close all connections."""
        try:
            if self._leave is not None:
                await asyncio.wait_for(self._leave(), FAREWELL)
        except Exception:  # whatever it is: who has asked it to stop waits
            log.exception("what this house runs could not be left to others")
        if self._door is not None:
            self._door.close()
        await super().shutdown(sockets)
