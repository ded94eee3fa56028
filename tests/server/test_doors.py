"""A connection that one process has accepted goes on at another one, with all that was said on it."""

from __future__ import annotations

import asyncio
import socket
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import cast

import pytest
import uvloop

from saloon.server.transport import doors
from saloon.server.transport.doors import Door, hand_over
from saloon.server.transport.websocket import WebSocket

Story = Callable[[Path], Awaitable[None]]


class Echo(asyncio.Protocol):
    """Says what it has heard so far, whenever it hears something."""

    def __init__(self) -> None:
        self.heard = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)

    def data_received(self, data: bytes) -> None:
        self.heard += data
        self.transport.write(b"[" + self.heard + b"]")


class Accepted:
    """A connection of which this process has read a little."""

    def __init__(self, read: bytes) -> None:
        self.browser, self.own = socket.socketpair()
        self.browser.setblocking(False)
        self.read = read
        self.was_kept = False

    def __enter__(self) -> Accepted:
        return self

    def __exit__(self, *_: object) -> None:
        self.own.close()
        self.browser.close()

    def parcel(self) -> tuple[int, bytes]:
        return self.own.fileno(), self.read

    def given_away(self) -> None:
        self.own.close()

    def kept(self) -> None:
        self.was_kept = True


async def until_heard(browser: socket.socket, expected: bytes) -> None:
    loop, heard = asyncio.get_running_loop(), b""
    while not heard.endswith(expected):
        more = await loop.sock_recv(browser, 4096)
        assert more, heard
        heard += more


@pytest.fixture(params=[asyncio.new_event_loop, uvloop.new_event_loop])
def tell(request: pytest.FixtureRequest) -> Callable[[Story], None]:
    def told(story: Story) -> None:
        with asyncio.Runner(loop_factory=request.param) as runner, tempfile.TemporaryDirectory(dir="/tmp") as folder:
            runner.run(cast("asyncio.Future[None]", story(Path(folder) / "door")))  # type: ignore[arg-type]

    return told


def test_what_was_read_comes_first_and_nobody_hangs_up(tell: Callable[[Story], None]) -> None:
    async def story(path: Path) -> None:
        door = Door(path, Echo)
        line = Accepted(b"request")
        assert await hand_over(cast("WebSocket", line), str(path))
        assert line.own.fileno() == -1, "only the other process has it now"
        await until_heard(line.browser, b"[request]")
        await asyncio.get_running_loop().sock_sendall(line.browser, b" and more")
        await until_heard(line.browser, b"[request and more]")
        door.close()
        assert not path.exists()
        line.browser.close()

    tell(story)


def test_a_connection_is_kept_where_no_door_opens(
    tell: Callable[[Story], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doors, "PAUSE", 0.0)

    async def story(path: Path) -> None:
        with Accepted(b"request") as line:
            assert not await hand_over(cast("WebSocket", line), str(path))
            assert line.was_kept
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as deaf:  # nobody reads there: it is full soon
            deaf.bind(str(path))
            handed_over = True
            while handed_over:
                with Accepted(b"request") as line:
                    handed_over = await hand_over(cast("WebSocket", line), str(path))
            assert line.was_kept

    tell(story)
