"""uvicorn's server, which has no setting for how long it waits until a TLS connection is made."""

from __future__ import annotations

import asyncio
import socket
from functools import partial

import uvicorn

from saloon.server.transport.entrance import PATIENCE


class Server(uvicorn.Server):
    """Gives up soon on whoever connects and does not shake hands."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the port."""
        if self.config.ssl is not None:
            loop = asyncio.get_running_loop()
            patient = partial(loop.create_server, ssl_handshake_timeout=PATIENCE)
            loop.create_server = patient  # type: ignore[method-assign]
        await super().startup(sockets)
