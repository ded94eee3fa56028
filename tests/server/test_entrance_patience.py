"""The entrance has patience, but not for ever: requests that never become whole, answers that nobody reads, crowds."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from saloon.server.common.certificate import provide
from saloon.server.common.limits import Bucket, Crowd
from saloon.server.transport.entrance import HEAD, LEFT_OVER, LOOK, PATIENCE, PIECE, STALLED, Entrance, entrance
from saloon.server.transport.uvicorn_server import Server
from saloon.server.transport.websocket import EXTENSION
from tests.server.wires import Hours, Wire, chopped, from_browser, in_time

GET = b"GET /here HTTP/1.1\r\nHost: house\r\n\r\n"
POST = b"POST /there HTTP/1.1\r\nHost: house\r\nContent-Length: %d\r\n\r\n"
LINE = (
    b"GET /ws/m HTTP/1.1\r\nHost: house\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class App:
    """Answers each request with its path and the length of its body, when it is let."""

    def __init__(self) -> None:
        self.begun: list[str] = []
        self.gone = 0  # who hung up before all was said
        self.go = asyncio.Event()
        self.go.set()
        self.reads = True
        self.heard: list[bytes] = []

    async def __call__(self, scope: Any, receive: Callable[[], Awaitable[Any]], send: Callable[[Any], Any]) -> None:
        self.begun.append(scope["path"])
        if scope["type"] == "websocket":
            await send({"type": "websocket.accept"})
            scope["extensions"][EXTENSION].listen(self.heard.append, lambda: None, Bucket(40.0, 160.0))
            return
        size = 0
        while self.reads:
            message = await receive()
            if message["type"] == "http.disconnect":
                self.gone += 1
                return
            size += len(message["body"])
            if not message["more_body"]:
                break
        await self.go.wait()
        answer = f"{scope['path']} {size};".encode()
        await send(
            {"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"%d" % len(answer))]}
        )
        await send({"type": "http.response.body", "body": answer})


class TableRegistry:
    """What the entrances of one house share."""

    def __init__(self, most: int = 0) -> None:
        self.app = App()
        self.crowd = Crowd(most)
        self.state = ServerState()
        self.config = uvicorn.Config(self.app, interface="asgi3", ws="none", log_config=None)
        self.config.load()

    def visitor(self, address: str = "127.0.0.1") -> Wire:
        """Somebody connects."""
        wire = Wire(address=address)
        wire.join(Entrance(self.crowd, self.config, self.state, {}))
        return wire


async def turns(count: int = 12) -> None:
    """Let everything happen that can."""
    for _ in range(count):
        await asyncio.sleep(0)


def answers(wire: Wire) -> list[bytes]:
    """What the application has answered."""
    return [part.rpartition(b"\n")[2] for part in wire.written.split(b";")[:-1]]


BEGINNINGS = {
    "nothing": b"",
    "blank lines": b"\r\n\r\n\r\n",
    "half a request line": b"GET /he",
    "half a head": b"GET /here HTTP/1.1\r\nHost: ho",
    "half a handshake": LINE[:-2],
    "half a body": POST % 100 + b"x" * 50,
    "half a body in pieces": b"POST /there HTTP/1.1\r\nHost: house\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhel",
}


@pytest.mark.parametrize("kept", [False, True], ids=["first", "after another"])
@pytest.mark.parametrize("begun", BEGINNINGS.values(), ids=BEGINNINGS)
def test_a_request_that_does_not_become_whole_in_time_is_given_up(begun: bytes, kept: bool) -> None:
    async def story(loop: Hours) -> None:
        house = TableRegistry()
        wire = house.visitor()
        if kept:
            wire.give(GET)
            await turns()
            assert answers(wire) == [b"/here 0"]
        wire.written = b""
        wire.give(begun)
        await turns()
        await loop.pass_by(PATIENCE - 1)
        assert (wire.closed, wire.written) == (False, b"")
        await loop.pass_by(2)
        assert wire.written[:12] == (b"HTTP/1.1 408" if begun.strip() else b"")
        assert wire.half_closed or wire.closed
        await loop.pass_by(3)
        assert wire.closed
        await turns()
        assert not house.state.connections
        assert house.app.gone == ("body" in next(name for name, value in BEGINNINGS.items() if value is begun))

    in_time(story)


def test_a_byte_now_and_then_does_not_buy_time() -> None:
    async def story(loop: Hours) -> None:
        for endless in (b"GET /" + b"x" * 100, b"\r\n" * 50, POST % 1000 + b"x" * 100):
            wire = TableRegistry().visitor()
            wire.give(endless[:-30])
            for byte in chopped(endless[-30:]):
                await loop.pass_by(1)
                wire.give(byte)
            assert wire.closed

    in_time(story)


def test_whoever_keeps_a_connection_has_time_for_the_next_request() -> None:
    async def story(loop: Hours) -> None:
        house = TableRegistry()
        wire = house.visitor()
        for _ in range(5):
            wire.give(GET[:9])
            await loop.pass_by(PATIENCE - 2)
            wire.give(GET[9:])
            await turns()
            await loop.pass_by(PATIENCE - 2)
        assert answers(wire) == [b"/here 0"] * 5
        assert not wire.closed
        await loop.pass_by(3)
        assert wire.closed

    in_time(story)


def test_an_answer_may_take_its_time() -> None:
    async def story(loop: Hours) -> None:
        house = TableRegistry()
        house.app.go.clear()
        wire = house.visitor()
        wire.give(POST % 5 + b"hello")
        await loop.pass_by(100)
        assert not wire.closed
        house.app.go.set()
        await turns()
        assert answers(wire) == [b"/there 5"]

    in_time(story)


@pytest.mark.parametrize(
    "endless", [b"GET /" + b"x" * 2 * HEAD, b"GET / HTTP/1.1\r\n" + b"a: b\r\n" * HEAD, GET[:-2] + b"c" * 2 * HEAD]
)
@pytest.mark.parametrize("size", [1000, 256 * 1024])
def test_a_head_has_an_end(endless: bytes, size: int) -> None:
    async def story() -> None:
        house = TableRegistry()
        wire = house.visitor()
        for start in range(0, len(endless), size):
            wire.give(endless[start : start + size])
        assert wire.written.startswith(b"HTTP/1.1 431 ")
        assert wire.half_closed
        assert house.app.begun == []
        for _ in range(LEFT_OVER // 256_000 + 1):
            wire.give(b"x" * 256_000)
        assert wire.aborted

    asyncio.run(story())


def test_a_head_that_is_just_short_enough_is_taken() -> None:
    async def story() -> None:
        wire = TableRegistry().visitor()
        head = GET[:-2] + b"a: " + b"b" * (HEAD - len(GET) - 5) + b"\r\n\r\n"
        assert len(head) == HEAD
        for piece in (head[:20_000], head[20_000:]):
            wire.give(piece)
        await turns()
        assert answers(wire) == [b"/here 0"]

    asyncio.run(story())


def test_requests_in_one_piece_are_answered_one_after_the_other() -> None:
    async def story() -> None:
        house = TableRegistry()
        house.app.go.clear()
        wire = house.visitor()
        wire.give(GET + POST % 3 + b"abc" + GET + POST % 5000 + b"y" * 5000 + GET[:10])
        await turns()
        assert house.app.begun == ["/here"], "the next one waits for the answer"
        house.app.go.set()
        await turns(60)
        assert answers(wire) == [b"/here 0", b"/there 3", b"/here 0", b"/there 5000"]
        wire.give(GET[10:])
        await turns()
        assert answers(wire)[-1] == b"/here 0"

    asyncio.run(story())


def test_a_line_that_is_asked_for_behind_a_request_is_opened_after_its_answer() -> None:
    async def story() -> None:
        house = TableRegistry()
        house.app.go.clear()
        wire = house.visitor()
        wire.give(GET + LINE + from_browser(1, b"early"))
        await turns()
        assert wire.written == b""
        house.app.go.set()
        await turns(30)
        answer, opened, line = wire.written.partition(b"HTTP/1.1 101 ")
        assert answer.endswith(b"/here 0;")
        assert opened
        assert line.endswith(b"\r\n\r\n")
        assert house.app.heard == [b"early"]
        assert house.state.connections == {wire.protocol}

    asyncio.run(story())


def test_a_line_that_slips_through_behind_a_body_is_no_line() -> None:
    async def story() -> None:
        house = TableRegistry()
        wire = house.visitor()
        wire.give(POST % 3)
        wire.give(b"abc" + LINE)
        await turns(30)
        assert answers(wire) == [b"/there 3", b"/ws/m 0"]

    asyncio.run(story())


def test_thousands_of_requests_in_one_piece_take_no_time_of_others() -> None:
    async def story() -> None:
        house = TableRegistry()
        house.app.go.clear()
        for flood in (
            b"GET / HTTP/1.1\r\n\r\n" * 14_000,
            POST % 1 + b"x" + b"GET / HTTP/1.1\r\n\r\n" * 14_000,
            b"\r\n" * 131_000,
        ):
            wire = house.visitor()
            wire.give(flood)
            taken = len(flood.lstrip()) - len(wire.protocol._unread)
            assert taken <= len(POST % 1) + PIECE, "so much is read in one turn"
            await turns()
            for _ in range(4):
                wire.give(flood)
            assert not flood.strip() or wire.aborted, "so much is not kept"
        assert len(house.app.begun) == 2

    asyncio.run(story())


def test_a_body_that_goes_on_after_its_answer_has_an_end() -> None:
    async def story() -> None:
        house = TableRegistry()
        house.app.reads = False
        for size, taken in ((100_000, True), (10_000_000, False)):
            wire = house.visitor()
            wire.give(POST % size)
            await turns()
            assert answers(wire) == [b"/there 0"]
            for _ in range(size // 20_000):
                wire.give(b"x" * 20_000)
            wire.give(GET)
            await turns()
            assert (answers(wire) == [b"/there 0", b"/here 0"]) is taken
            assert wire.aborted is not taken

    asyncio.run(story())


def test_who_does_not_read_an_answer_is_cut_and_who_reads_slowly_is_not() -> None:
    async def story(loop: Hours) -> None:
        house = TableRegistry()
        idle, slow, reading = (house.visitor() for _ in range(3))
        for wire in (idle, slow, reading):
            wire.give(GET)
            await turns()
            wire.unread = 50_000
        slow.close()  # as after an answer that ends the connection
        for _ in range(4):
            await loop.pass_by(STALLED - LOOK - 1)
            reading.unread -= 1000
        assert idle.aborted
        assert slow.aborted
        assert not reading.closed
        await loop.pass_by(STALLED + 2 * LOOK)
        assert reading.aborted
        await turns()
        assert not house.state.connections

    in_time(story)


def test_an_address_holds_so_many_connections_and_no_more() -> None:
    async def story() -> None:
        house = TableRegistry(most=3)
        inside = [house.visitor("10.0.0.1") for _ in range(3)]
        assert house.visitor("10.0.0.1").aborted
        assert not house.visitor("10.0.0.2").closed
        inside[0].give(LINE)
        await turns()
        assert b" 101 " in inside[0].written
        assert house.visitor("10.0.0.1").aborted, "a line is a connection"
        inside[0].abort()
        await turns()
        assert not house.visitor("10.0.0.1").closed
        assert house.visitor("10.0.0.1").aborted

    asyncio.run(story())


def test_who_never_shakes_hands_is_left(tmp_path: Path) -> None:
    provide(tmp_path / "certificate.pem", ["localhost"])

    async def story(loop: Hours) -> None:
        config = uvicorn.Config(
            App(),
            host="127.0.0.1",
            port=0,
            interface="asgi3",
            http=entrance(0),
            ws="none",
            lifespan="off",
            log_config=None,
            ssl_certfile=tmp_path / "certificate.pem",
        )
        config.load()
        server = Server(config)
        server.lifespan = config.lifespan_class(config)
        await server.startup()
        address = server.servers[0].sockets[0].getsockname()
        with socket.create_connection(address) as silent, socket.create_connection(address) as half:
            half.sendall(b"\x16\x03\x01")
            for visitor in (silent, half):
                visitor.settimeout(0)
            await turns()
            await loop.pass_by(PATIENCE - 1)
            for visitor in (silent, half):
                with pytest.raises(BlockingIOError):
                    visitor.recv(1)
            await loop.pass_by(2)
            for visitor in (silent, half):
                assert visitor.recv(1) == b""
        closing = asyncio.ensure_future(server.shutdown())
        while not closing.done():  # it waits for those who are still there
            await loop.pass_by(0.25)

    in_time(story)
