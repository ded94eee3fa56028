"""The handshake of a WebSocket as a server reads and answers it (RFC 6455), without a connection."""

from __future__ import annotations

import base64
import binascii
import hashlib
from typing import Final

Headers = list[tuple[bytes, bytes]]  # names in lower case

GUID: Final = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
VERSION: Final = b"13"
WELCOME: Final = (
    b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: %b\r\n\r\n"
)
BAD: Final = 400
OTHER_VERSION: Final = 426
REFUSED: Final = {
    status: b"HTTP/1.1 %d %b\r\n%bConnection: close\r\nContent-Length: 0\r\n\r\n" % (status, reason, more)
    for status, reason, more in (
        (BAD, b"Bad Request", b""),
        (403, b"Forbidden", b""),
        (408, b"Request Timeout", b""),
        (OTHER_VERSION, b"Upgrade Required", b"Upgrade: websocket\r\nSec-WebSocket-Version: %b\r\n" % VERSION),
        (431, b"Request Header Fields Too Large", b""),
        (500, b"Internal Server Error", b""),
    )
}
NAME: Final = b"!#$%&'*+-.^_`|~0123456789abcdefghijklmnopqrstuvwxyz"  # the characters of a header's name
CONTROL: Final = bytes([*range(9), *range(10, 32), 127])  # characters that its value must not have


def asks_for_line(head: bytes) -> bool:
    """Whether the head of a request asks for a WebSocket, correctly or not."""
    lower = head.lower()
    start = lower.find(b"\r\nupgrade:")
    if start < 0 or not head.startswith(b"GET "):
        return False
    return lower[start + 10 : lower.find(b"\r\n", start + 10)].strip() == b"websocket"


def read_request(head: bytes) -> tuple[bytes, Headers, bytes] | int:
    """What is asked for, the headers, and the answer to the browser's key; or the status of a refusal."""
    first, *lines = head.removesuffix(b"\r\n\r\n").split(b"\r\n")
    headers: Headers = []
    for line in lines:
        name, colon, value = line.partition(b":")
        name, value = name.lower(), value.strip(b" \t")
        if not colon or not name or name.translate(None, NAME) or len(value.translate(None, CONTROL)) != len(value):
            return BAD
        headers.append((name, value))
    asked = first.split(b" ")
    given = dict(headers)
    key = given.get(b"sec-websocket-key", b"")
    keys = [name for name, _ in headers if name == b"sec-websocket-key"]
    if not is_asked_well(asked, given) or len(keys) != 1 or not is_key(key):
        return BAD
    if given.get(b"sec-websocket-version") != VERSION:
        return OTHER_VERSION
    accept = base64.b64encode(hashlib.sha1(key + GUID, usedforsecurity=False).digest())
    return asked[1], headers, accept


def is_asked_well(line: list[bytes], headers: dict[bytes, bytes]) -> bool:
    """Whether a request, by its first line and its headers, asks for a WebSocket as RFC 6455 wants it."""
    return (
        len(line) == 3
        and (line[0], line[2]) == (b"GET", b"HTTP/1.1")
        and line[1].startswith(b"/")
        and b"upgrade" in [token.strip() for token in headers.get(b"connection", b"").lower().split(b",")]
        and headers.get(b"upgrade", b"").lower() == b"websocket"
        and b"host" in headers
        and b"transfer-encoding" not in headers
        and headers.get(b"content-length", b"0") == b"0"
    )


def is_key(key: bytes) -> bool:
    """Whether this is a valid key of a WebSocket handshake."""
    try:
        return len(base64.b64decode(key, validate=True)) == 16
    except binascii.Error:
        return False
