"""Signs of life for whoever watches this process: the one that has started it with others, or systemd."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
from contextlib import suppress
from typing import Final

PULSE: Final = 0.4  # seconds between two of them
NOTIFY: Final = "NOTIFY_SOCKET"  # where systemd wants to be told


async def show_life(pulse: int | None) -> None:
    """Show that the event loop turns, on a pipe and to systemd; who was watched on a pipe ends with its watchdog."""
    if pulse is not None:
        os.set_blocking(pulse, False)
    tell_systemd("READY=1")
    while True:
        tell_systemd("WATCHDOG=1")
        if pulse is not None:
            try:
                with suppress(BlockingIOError):
                    os.write(pulse, b".")
            except BrokenPipeError:
                signal.raise_signal(signal.SIGTERM)
                return
        await asyncio.sleep(PULSE)


def tell_systemd(news: str) -> None:
    """Tell systemd something, if it has started this process and wants to know (sd_notify)."""
    place = os.environ.get(NOTIFY)
    if not place:
        return
    with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as way:
        way.setblocking(False)
        way.sendto(news.encode(), "\0" + place[1:] if place.startswith("@") else place)
