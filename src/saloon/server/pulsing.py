"""uvicorn's WebSocket, with a pulse."""

from __future__ import annotations

import socket
import sys
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from saloon.server.pulse import EXTENSION, Pulse

RTT_OFFSET: Final = 68  # of tcpi_rtt in Linux's struct tcp_info: a smoothed round trip in microseconds


class PulsingProtocol(WebSocketsSansIOProtocol):
    """The application finds the pulse among the extensions of its scope."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._pulse = Pulse(self)

    async def run_asgi(self) -> None:
        """Hand the pulse to the application."""
        extensions: dict[str, Any] = self.scope["extensions"]
        extensions[EXTENSION] = self._pulse
        await super().run_asgi()

    def handle_pong(self, event: Frame) -> None:
        """A pong came, to one of ours or to one of uvicorn's."""
        self._pulse.answered(bytes(event.data))
        super().handle_pong(event)

    def ping(self, payload: bytes) -> None:
        """Send a ping."""
        if self.handshake_complete and not self.close_sent and not self.transport.is_closing():
            self.conn.send_ping(payload)
            self.transport.write(b"".join(self.conn.data_to_send()))

    def kernel_rtt(self) -> float | None:
        """The smoothed round trip of the TCP connection; None where the system does not tell."""
        endpoint = self.transport.get_extra_info("socket")
        return None if endpoint is None else kernel_rtt(endpoint)


def kernel_rtt(endpoint: socket.socket) -> float | None:
    """What the kernel has measured of a connection, in milliseconds."""
    if not hasattr(socket, "TCP_INFO") or endpoint.family not in (socket.AF_INET, socket.AF_INET6):
        return None
    info = endpoint.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, RTT_OFFSET + 4)
    rtt = int.from_bytes(info[RTT_OFFSET : RTT_OFFSET + 4], sys.byteorder)
    return rtt / 1000.0 or None
