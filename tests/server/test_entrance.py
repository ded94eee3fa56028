"""Where connections come in: lines and requests share a port, however their first bytes come."""

from __future__ import annotations

import socket
from contextlib import closing
from http.client import HTTPConnection

import pytest

from saloon.server.entrance import asks_for_line
from tests.server.conftest import HouseProcess

ASKED = (
    "GET /ws/{match} HTTP/1.1\r\nHost: {host}\r\nUpgrade: WebSocket\r\nConnection: keep-alive, Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
REQUEST = "GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n"


def first_line(house: HouseProcess, *pieces: str) -> str:
    """What the house answers to a request in pieces."""
    with closing(socket.create_connection(("127.0.0.1", house.port))) as connection:
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        for piece in pieces:
            connection.sendall(piece.encode())
        with connection.makefile("rb") as answer:
            return answer.readline().decode().strip()


def test_a_line_is_opened_whole_or_in_pieces(house: HouseProcess) -> None:
    asked = ASKED.format(match=house.person("Ann").create("me", "open"), host=house.address)
    for cut in (0, 3, 12, len(asked) - 2):
        assert first_line(house, asked[:cut], asked[cut:]) == "HTTP/1.1 101 Switching Protocols"


def test_a_request_comes_through_and_others_after_it(house: HouseProcess) -> None:
    for cut in (0, 1, 20):
        assert first_line(house, REQUEST[:cut], REQUEST[cut:]) == "HTTP/1.1 200 OK"
    with closing(HTTPConnection("127.0.0.1", house.port)) as connection:
        for _ in range(3):
            connection.request("GET", "/healthz")
            answer = connection.getresponse()
            assert (answer.status, answer.will_close) == (200, False)
            answer.read()


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("HTTP/1.1", "HTTP/1.0"),
        ("keep-alive, Upgrade", "close"),
        ("Version: 13", "Version: 8"),
        ("dGhlIHNhbXBsZSBub25jZQ==", "short"),
        ("/ws/{match} HTTP", "/ws/{match} twice HTTP"),
    ],
)
def test_what_asks_for_a_line_in_a_wrong_way_is_refused(house: HouseProcess, old: str, new: str) -> None:
    asked = ASKED.replace(old, new).format(match="nowhere", host=house.address)
    assert first_line(house, asked) == "HTTP/1.1 400 Bad Request"


def test_only_tables_have_lines(house: HouseProcess) -> None:
    asked = ASKED.format(match="some/where", host=house.address)
    assert first_line(house, asked) == "HTTP/1.1 403 Forbidden"
    assert first_line(house, asked.replace("/ws/", "/else/")) == "HTTP/1.1 403 Forbidden"


def test_what_goes_on_after_its_head_is_left_to_uvicorn() -> None:
    asked = ASKED.format(match="m", host="h").encode()
    assert asks_for_line(asked)
    assert not asks_for_line(asked + b"more")
    assert not asks_for_line(asked[:-1])
    assert not asks_for_line(asked.replace(b"WebSocket\r", b"h2c\r"))
    assert not asks_for_line(REQUEST.encode())
