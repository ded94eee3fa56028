"""The stand-in for a transport once its connection has ended.

A WebSocket and its transport know each other. As long as they do, both stay in memory until garbage is collected,
which a house does seldom on purpose.
"""

from __future__ import annotations

import asyncio
from typing import Final


class EndedTransport(asyncio.Transport):
    """Ignores every call."""

    def is_closing(self) -> bool:
        """It is closed."""
        return True

    def close(self) -> None:
        """It is closed."""

    def abort(self) -> None:
        """It is closed."""

    def write(self, data: object) -> None:
        """Nobody reads it."""

    def can_write_eof(self) -> bool:
        """There is no end to be told."""
        return False

    def get_write_buffer_size(self) -> int:
        """Nothing waits."""
        return 0

    def ping(self, payload: bytes) -> None:
        """Nobody answers it."""

    def kernel_rtt(self) -> None:
        """The kernel has forgotten the connection."""


ENDED: Final = EndedTransport()
