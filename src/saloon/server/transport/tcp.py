"""Figures of the operating system about a TCP connection."""

from __future__ import annotations

import socket
import sys
from typing import Final

if sys.platform == "linux":
    from fcntl import ioctl
    from termios import TIOCOUTQ

RTT_OFFSET: Final = 68  # of tcpi_rtt in Linux's struct tcp_info: a smoothed round trip in microseconds


def kernel_rtt(endpoint: socket.socket) -> float | None:
    """The smoothed round trip in milliseconds."""
    if not hasattr(socket, "TCP_INFO") or endpoint.family not in (socket.AF_INET, socket.AF_INET6):
        return None
    info = endpoint.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, RTT_OFFSET + 4)
    rtt = int.from_bytes(info[RTT_OFFSET : RTT_OFFSET + 4], sys.byteorder)
    return rtt / 1000.0 or None


def kernel_unread(endpoint: socket.socket | None) -> int:
    """Bytes that are held for the other side, which has not taken them; 0 where the system does not tell."""
    if endpoint is None or sys.platform != "linux":
        return 0
    return int.from_bytes(ioctl(endpoint.fileno(), TIOCOUTQ, bytes(4)), sys.byteorder)
