"""The post: all that is said on a line in one turn of the loop goes out at its end, in order."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, cast

from saloon.server.transport.framing import CLOSE, PING, TEXT, frame
from saloon.server.transport.websocket import GATHERED, WebSocket


class Wire:
    """A transport that notes what is written at once, and the server around it."""

    loaded_app = None
    root_path = ""

    def __init__(self) -> None:
        self.written: list[bytes] = []
        self.connections: set[object] = set()
        self.closed = False

    def set_write_buffer_limits(self, high: int) -> None:
        """Nothing ever waits here."""

    def is_closing(self) -> bool:
        """Whether the other side has gone."""
        return self.closed

    def write(self, data: bytes) -> None:
        """Note it."""
        self.written.append(data)

    def abort(self) -> None:
        """What a line does whose farewell is not answered."""


def told(*steps: Callable[[WebSocket, Wire], None]) -> list[bytes]:
    """What has been written at the end of the turn in which all this happens."""

    async def story() -> list[bytes]:
        wire = Wire()
        line = WebSocket(cast("Any", wire), cast("Any", wire), {})
        line.connection_made(cast("Any", wire))
        for step in steps:
            step(line, wire)
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        return wire.written

    return asyncio.run(story())


def say(message: bytes) -> Callable[[WebSocket, Wire], None]:
    return lambda line, _wire: line.send(frame(TEXT, message))


def hang_up(_line: WebSocket, wire: Wire) -> None:
    wire.closed = True


def nothing_yet(_line: WebSocket, wire: Wire) -> None:
    assert wire.written == []


def test_what_is_said_in_one_turn_goes_out_together_at_its_end() -> None:
    assert told(say(b"done"), say(b"frame"), nothing_yet) == [frame(TEXT, b"done") + frame(TEXT, b"frame")]


def test_a_close_and_a_ping_come_after_what_was_said_before() -> None:
    done = frame(TEXT, b"done")
    reason = frame(CLOSE, (4404).to_bytes(2, "big"))
    assert told(say(b"done"), lambda line, _: line.close(4404), say(b"more")) == [done, reason]
    assert told(say(b"done"), lambda line, _: line.ping(b"beat")) == [done, frame(PING, b"beat")]


def test_much_does_not_wait_for_the_end() -> None:
    half = b"x" * (GATHERED // 2)
    assert told(say(half), say(half), say(b"rest")) == [frame(TEXT, half) * 2, frame(TEXT, b"rest")]


def test_nothing_is_written_to_who_has_gone() -> None:
    assert told(say(b"done"), hang_up) == []
