"""The handshake of a WebSocket as a server reads and answers it (RFC 6455), without a connection."""

from __future__ import annotations

import base64
import binascii
import hashlib
from typing import Final

Headers = list[tuple[bytes, bytes]]  # names in lower case

GUID: Final = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
WELCOME: Final = (
    b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: %b\r\n\r\n"
)
REFUSED: Final = {
    400: b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n",
    403: b"HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n",
    500: b"HTTP/1.1 500 Internal Server Error\r\nConnection: close\r\nContent-Length: 0\r\n\r\n",
}


def read_request(request: bytes) -> tuple[bytes, Headers, bytes] | None:
    """What is asked for, the headers, and the answer to the browser's key; None if it asks for no WebSocket."""
    line, _, rest = request.partition(b"\r\n")
    headers = [
        (name.lower(), value.strip())
        for name, _, value in (header.partition(b":") for header in rest.split(b"\r\n") if header)
    ]
    given = dict(headers)
    asked = line.split(b" ")
    key = given.get(b"sec-websocket-key", b"")
    if not is_asked_well(asked, given) or not is_key(key):
        return None
    accept = base64.b64encode(hashlib.sha1(key + GUID, usedforsecurity=False).digest())
    return asked[1], headers, accept


def is_asked_well(line: list[bytes], headers: dict[bytes, bytes]) -> bool:
    """Whether a request, by its first line and its headers, asks for a WebSocket as RFC 6455 wants it."""
    return (
        len(line) == 3
        and (line[0], line[2]) == (b"GET", b"HTTP/1.1")
        and b"upgrade" in headers.get(b"connection", b"").lower()
        and headers.get(b"upgrade", b"").lower() == b"websocket"
        and headers.get(b"sec-websocket-version") == b"13"
    )


def is_key(key: bytes) -> bool:
    """Whether this is what a browser sends to be sure that it talks to a WebSocket."""
    try:
        return len(base64.b64decode(key, validate=True)) == 16
    except binascii.Error:
        return False
