"""Where connections come in: lines and requests share a port, however their first bytes come."""

from __future__ import annotations

import asyncio
import gc
import socket
from collections.abc import Awaitable, Callable
from contextlib import closing
from http.client import HTTPConnection
from typing import Any, cast

import pytest
from uvicorn.config import Config
from uvicorn.server import ServerState

from saloon.server.transport.entrance import entrance
from saloon.server.transport.handshake import asks_for_line
from tests.server.conftest import HouseProcess

ASKED = (
    "GET /ws/{match} HTTP/1.1\r\nHost: {host}\r\nUpgrade: WebSocket\r\nConnection: keep-alive, Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
Receive = Callable[[], Awaitable[dict[str, Any]]]
Send = Callable[[dict[str, Any]], Awaitable[None]]
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
        ("keep-alive, Upgrade", "no-upgrade"),
        ("dGhlIHNhbXBsZSBub25jZQ==", "short"),
        ("/ws/{match} HTTP", "/ws/{match} twice HTTP"),
        ("/ws/{match}", "http://elsewhere/ws/{match}"),
        ("Host: {host}", "Host : {host}"),
        ("Host: {host}", "Host"),
        ("Host: {host}", " folded: {host}"),
        ("Host: {host}", "Nohost: {host}"),
        ("Host: {host}", "Host: {host}\r\nContent-Length: 5"),
        ("Host: {host}", "Host: {host}\r\nTransfer-Encoding: chunked"),
        ("Host: {host}", "Host: {host}\r\nNull: \0"),
        ("Host: {host}", "Host: {host}\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="),
    ],
)
def test_what_asks_for_a_line_in_a_wrong_way_is_refused(house: HouseProcess, old: str, new: str) -> None:
    asked = ASKED.replace(old, new).format(match="nowhere", host=house.address)
    assert first_line(house, asked) == "HTTP/1.1 400 Bad Request"
    assert first_line(house, asked[:20], asked[20:]) == "HTTP/1.1 400 Bad Request", "in pieces as well"


@pytest.mark.parametrize("version", ["Version: 8", "Version: 14", "Version:", "Other: 13"])
def test_who_speaks_another_version_is_told_which_is_spoken_here(house: HouseProcess, version: str) -> None:
    asked = ASKED.replace("Version: 13", version).format(match="nowhere", host=house.address)
    with closing(socket.create_connection(("127.0.0.1", house.port))) as connection:
        connection.sendall(asked.encode())
        with connection.makefile("rb") as answer:
            said = answer.read().decode()
    assert said.startswith("HTTP/1.1 426 Upgrade Required\r\n")
    assert "\r\nSec-WebSocket-Version: 13\r\n" in said


def test_no_extension_is_agreed_on(house: HouseProcess) -> None:
    offer = (
        "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\nSec-WebSocket-Protocol: chat\r\n\r\n"
    )
    asked = ASKED.format(match=house.person("Ann").create("me", "open"), host=house.address)[:-2] + offer
    with closing(socket.create_connection(("127.0.0.1", house.port))) as connection:
        connection.sendall(asked.encode())
        said = b""
        while b"\r\n\r\n" not in said:
            said += connection.recv(1)
    head = said.decode().lower()
    assert head.startswith("http/1.1 101 ")
    assert "sec-websocket-accept: s3pplmbitxaq9kygzzhzrbk+xoo=" in head
    assert "extensions" not in head
    assert "protocol:" not in head


def test_only_tables_have_lines(house: HouseProcess) -> None:
    asked = ASKED.format(match="some/where", host=house.address)
    assert first_line(house, asked) == "HTTP/1.1 403 Forbidden"
    assert first_line(house, asked.replace("/ws/", "/else/")) == "HTTP/1.1 403 Forbidden"


def test_a_head_asks_for_a_line_however_it_is_spelt() -> None:
    asked = ASKED.format(match="m", host="h").encode()
    assert asks_for_line(asked)
    assert asks_for_line(asked.replace(b"Upgrade: WebSocket", b"UPGRADE:\t websocket "))
    assert not asks_for_line(asked.replace(b"WebSocket\r", b"h2c\r"))
    assert not asks_for_line(asked.replace(b"GET ", b"POST "))
    assert not asks_for_line(REQUEST.encode())


async def answers(scope: dict[str, Any], receive: Receive, send: Send) -> None:
    """An application that says ok, to whoever is still there."""
    if scope["path"] == "/slow":
        while (await receive())["type"] != "http.disconnect":
            pass
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
    await send({"type": "http.response.body", "body": b"ok"})


@pytest.mark.parametrize("path", ["/", "/slow"])
def test_a_request_leaves_nothing_for_the_garbage_collector(path: str) -> None:
    async def story() -> None:
        loop, protocol = asyncio.get_running_loop(), entrance(0)
        config = Config(cast("Any", answers), log_level="error")
        config.load()
        state = ServerState()

        async def visit() -> None:
            ours, theirs = socket.socketpair()
            theirs.setblocking(False)
            await loop.connect_accepted_socket(lambda: cast("Any", protocol)(config, state, {}), ours)
            await loop.sock_sendall(theirs, f"GET {path} HTTP/1.1\r\nHost: here\r\n\r\n".encode())
            while not state.tasks:
                await asyncio.sleep(0)
            while path == "/" and state.tasks:
                await asyncio.sleep(0)
            theirs.close()
            while state.connections or state.tasks:
                await asyncio.sleep(0)

        def left() -> list[str]:
            kinds = ("Entrance", "HttpToolsProtocol", "H11Protocol", "RequestResponseCycle")
            return [name for each in gc.get_objects() if (name := type(each).__name__) in kinds]

        await visit()
        gc.collect()
        gc.disable()
        try:
            before = left()
            for _ in range(3):
                await visit()
            await asyncio.sleep(0)
            assert left() == before
        finally:
            gc.enable()

    asyncio.run(story())
