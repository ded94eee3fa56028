"""uvicorn's server with a timeout for the TLS handshake, for which it has no setting."""

from __future__ import annotations

import asyncio
import socket
from functools import partial

import uvicorn

from saloon.server.transport.entrance import PATIENCE


class Server(uvicorn.Server):
    """Ends connections that do not finish their TLS handshake in time."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the port."""
        if self.config.ssl is not None:
            loop = asyncio.get_running_loop()
            patient = partial(loop.create_server, ssl_handshake_timeout=PATIENCE)
            loop.create_server = patient  # type: ignore[method-assign]
        await super().startup(sockets)
