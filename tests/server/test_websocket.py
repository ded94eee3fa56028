"""The WebSocket itself: frames in pieces, frames that must not be, and readers that are too slow."""

from __future__ import annotations

import asyncio
import random
import socket
from typing import Any, Final, cast

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from saloon.server import wire, ws
from saloon.server.framing import CLOSE, PING, PONG, TEXT, BadFrame, FrameReader, frame
from saloon.server.websocket import TOO_SLOW, UNSENT, WebSocket
from tests.server.conftest import HouseProcess

LONGEST: Final = 300


def from_browser(opcode: int, payload: bytes, *, last: bool = True) -> bytes:
    """A frame as another implementation writes it for a client."""
    return Frame(Opcode(opcode), payload, fin=last).serialize(mask=True)


def code_of(data: bytes) -> int:
    with pytest.raises(BadFrame) as refused:
        FrameReader(LONGEST).feed(data)
    return refused.value.code


@pytest.mark.parametrize("size", [0, 1, 3, 125, 126, 300])
def test_a_message_is_read_however_it_is_cut(size: int) -> None:
    rng = random.Random(size)
    message = rng.randbytes(size)
    data = from_browser(TEXT, message) + from_browser(PING, b"here?") + from_browser(TEXT, b"next")
    expected = [(TEXT, message), (PING, b"here?"), (TEXT, b"next")]
    for _ in range(50):
        cuts = sorted(rng.choices(range(len(data) + 1), k=rng.randrange(6)))
        reader = FrameReader(LONGEST)
        pieces = [data[start:end] for start, end in zip([0, *cuts], [*cuts, len(data)], strict=True)]
        assert [found for piece in pieces for found in reader.feed(piece)] == expected


def test_a_message_in_parts_is_put_together_with_control_frames_between() -> None:
    reader = FrameReader(LONGEST)
    assert reader.feed(from_browser(TEXT, b"one ", last=False)) == []
    assert reader.feed(from_browser(PONG, b"") + from_browser(0, b"two", last=True)) == [
        (PONG, b""),
        (TEXT, b"one two"),
    ]
    assert reader.feed(from_browser(TEXT, b"three")) == [(TEXT, b"three")]


def test_what_no_browser_sends_ends_the_line() -> None:
    assert code_of(frame(TEXT, b"not masked")) == 1002
    assert code_of(b"\xc1" + from_browser(TEXT, b"compressed")[1:]) == 1002
    assert code_of(from_browser(0, b"goes on with nothing")) == 1002
    assert code_of(from_browser(TEXT, b"a", last=False) + from_browser(TEXT, b"b")) == 1002
    assert code_of(b"\x83" + from_browser(TEXT, b"unknown kind")[1:]) == 1002
    assert code_of(b"\x09" + from_browser(PING, b"in parts")[1:]) == 1002
    assert code_of(from_browser(TEXT, b"x" * (LONGEST + 1))) == 1009
    assert code_of(from_browser(TEXT, b"x" * 70_000)) == 1009
    assert code_of(from_browser(TEXT, b"x" * 200, last=False) + from_browser(0, b"x" * 200)) == 1009


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_what_is_written_is_what_others_write(size: int) -> None:
    assert frame(TEXT, b"x" * size) == Frame(Opcode.TEXT, b"x" * size).serialize(mask=False)


class Nothing:
    """What a socket of uvicorn is given, as far as it is needed here."""

    loaded_app = None
    root_path = ""

    def __init__(self) -> None:
        self.connections: set[object] = set()


def test_a_reader_that_reads_nothing_is_cut_and_gets_what_waited_with_the_reason() -> None:
    async def story() -> None:
        loop = asyncio.get_running_loop()
        ours, theirs = socket.socketpair()
        theirs.setblocking(False)
        server = Nothing()
        line = WebSocket(cast("Any", server), cast("Any", server), {})
        await loop.connect_accepted_socket(lambda: cast("asyncio.Protocol", line), ours)
        message, reason = frame(TEXT, b"x" * 1000), frame(CLOSE, TOO_SLOW.to_bytes(2, "big"))
        for _ in range(5000):
            line.send(message)
        heard = b""
        while not heard.endswith(reason):
            heard += await loop.sock_recv(theirs, 1 << 20)
        told = (len(heard) - len(reason)) // len(message)
        assert UNSENT / 1100 < told < 5000
        assert heard == message * told + reason
        theirs.close()
        while server.connections:
            await asyncio.sleep(0)

    asyncio.run(story())


def test_who_is_cut_and_goes_on_asking_gets_no_more_to_wait_for() -> None:
    """A program that pings and reads nothing would fill the memory with answers until its farewell is over."""

    async def story() -> None:
        ours, theirs = socket.socketpair()
        server = Nothing()
        line = WebSocket(cast("Any", server), cast("Any", server), {})
        connect = asyncio.get_running_loop().connect_accepted_socket
        transport, _ = await connect(lambda: cast("asyncio.Protocol", line), ours)
        line.listen(lambda _message: None, lambda: None)
        for _ in range(100):
            line.data_received(from_browser(PING, b"x" * 125) * 200)
        assert transport.get_write_buffer_size() < 2 * UNSENT
        transport.abort()
        theirs.close()
        while server.connections:
            await asyncio.sleep(0)

    asyncio.run(story())


def test_only_a_websocket_may_be_opened(house: HouseProcess) -> None:
    ann = house.person("Ann")
    headers = {"Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "13"}
    for wrong in (
        {},
        {"Sec-WebSocket-Key": "short"},
        {"Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version": "8"},
    ):
        assert ann.http.get("/ws/nowhere", headers=headers | wrong).status_code == 400


def test_a_line_that_speaks_out_of_turn_or_too_long_is_closed_with_the_reason(house: HouseProcess) -> None:
    ann = house.person("Ann")
    with ann.line(ann.create("me", "open")) as line:
        line.kind("table")
        line.socket.send("x" * 5000)
        with pytest.raises(ConnectionClosed) as closed:
            line.kind("never")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009


def test_a_message_of_more_than_two_kilobytes_is_not_read() -> None:
    ping = b'{"t":"ping","n":1}'
    assert ws.read(ping.ljust(ws.LARGEST)) == wire.Ping(1)
    assert ws.read(ping.ljust(ws.LARGEST + 1)) is None
