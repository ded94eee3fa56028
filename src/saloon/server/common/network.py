"""The server's address in its local network."""

from __future__ import annotations

import re
import socket
from typing import Final

PORT: Final = re.compile(r":\d*$")
ONLY_HERE: Final = ("localhost", "127.0.0.1", "::1")  # hosts that mean another machine to everybody else


def lan_address() -> str | None:
    """This machine's address in its network. Connecting a datagram socket sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        address: str = probe.getsockname()[0]
    return None if address.startswith("127.") else address


def link_for_others(scheme: str, host: str, port: int | None) -> str:
    """The server's address for other machines, given the host of a request; `port` is the one open to the network."""
    name = PORT.sub("", host.lower()).strip("[]")
    if name in ONLY_HERE and port is not None and (address := lan_address()) is not None:
        return f"{scheme}://{address}:{port}"
    return f"{scheme}://{host}"
