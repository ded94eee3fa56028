"""The WebSocket itself, held against another implementation; floods, what never becomes whole, and slow readers."""

from __future__ import annotations

import asyncio
import gc
import random
import socket
from typing import Any, Final, cast

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from saloon.server.common.limits import Bucket
from saloon.server.transport.framing import BINARY, CLOSE, PING, PONG, TEXT, TOO_FAST, FrameReader, frame
from saloon.server.transport.slow_reader import ALL_UNSENT, MOST_UNSENT, STALLED, TOO_SLOW, UNSENT
from saloon.server.transport.websocket import QUIET, UNFINISHED, WebSocket
from tests.server.conftest import HouseProcess
from tests.server.wires import Hours, Talk, Wire, after, from_browser, in_time, talk

LONGEST: Final = 300
PLENTY: Final = 10**9


def from_other(opcode: int, payload: bytes, *, last: bool = True) -> bytes:
    """A frame as another implementation writes it for a client."""
    return Frame(Opcode(opcode), payload, fin=last).serialize(mask=True)


@pytest.mark.parametrize("size", [0, 1, 3, 125, 126, 300])
def test_a_message_is_read_however_it_is_cut(size: int) -> None:
    rng = random.Random(size)
    message = rng.randbytes(size)
    data = from_other(BINARY, message) + from_other(PING, b"here?") + from_other(TEXT, b"next")
    expected = [(BINARY, message), (PING, b"here?"), (TEXT, b"next")]
    for _ in range(50):
        cuts = sorted(rng.choices(range(len(data) + 1), k=rng.randrange(6)))
        reader = FrameReader(LONGEST)
        pieces = [data[start:end] for start, end in zip([0, *cuts], [*cuts, len(data)], strict=True)]
        assert [found for piece in pieces for found in reader.feed(piece, PLENTY)] == expected
        assert (reader.unfinished, reader.frames) == (0, 3)


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_what_is_written_is_what_others_write(size: int) -> None:
    assert frame(TEXT, b"x" * size) == Frame(Opcode.TEXT, b"x" * size).serialize(mask=False)


# Floods ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "flood",
    [
        from_browser(TEXT, b"{}"),
        from_browser(PING, b"?"),
        from_browser(PONG, b"!"),
        from_browser(TEXT, b"", last=False) + from_browser(0),
    ],
    ids=["messages", "pings", "pongs", "empty messages in two parts"],
)
def test_every_frame_is_paid_for_and_a_flood_ends_the_line(flood: bytes) -> None:
    frames = 2 if flood[0] == TEXT else 1
    found = after([flood * (160 // frames)], Bucket(0.0, 160.0))
    assert found.code is None
    found = after([flood * (160 // frames + 1)], Bucket(0.0, 160.0))
    assert found.code == TOO_FAST
    assert found.wire.half_closed


def test_an_endless_message_of_empty_parts_is_refused_and_leaves_nothing_behind() -> None:
    parts = from_browser(TEXT, b"", last=False) + from_browser(0, b"", last=False) * 10_000
    found = after([parts], Bucket(1e9, 1e9))
    assert (found.heard, found.code) == ([], 1009)


def test_of_many_pings_at_once_the_last_is_answered() -> None:
    pings = b"".join(from_browser(PING, b"%d" % number) for number in range(100))
    assert after([pings]).said == [(PONG, b"99")]


def test_an_answer_to_our_own_ping_is_free_and_counts_once() -> None:
    async def story() -> None:
        found = talk(Bucket(0.0, 5.0))
        for number in range(20):
            found.line.rtt.beat()
            payload = found.said[number][1]
            found.wire.give(from_browser(PONG, payload))
        assert (len(found.line.rtt.trips), found.code) == (20, None)
        for _ in range(6):
            found.wire.give(from_browser(PONG, payload))
        assert found.code == TOO_FAST

    asyncio.run(story())


def test_tokens_come_back_with_time() -> None:
    now = [0.0]
    found = [Bucket(40.0, 160.0, lambda: now[0])]
    hello = from_browser(TEXT, b"hello")

    async def story() -> None:
        line = talk(found[0])
        for second in range(1, 11):
            line.wire.give(hello * 40)
            now[0] = float(second)
        assert (len(line.heard), line.code) == (400, None)
        line.wire.give(hello * 161)
        assert (len(line.heard), line.code) == (560, TOO_FAST)

    asyncio.run(story())


# What never becomes whole ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "begun",
    [from_browser(TEXT, b"hello")[:1], from_browser(TEXT, b"hello")[:8], from_browser(TEXT, b"a", last=False)],
    ids=["a byte", "half a frame", "half a message"],
)
def test_what_does_not_become_whole_in_time_ends_the_line(begun: bytes) -> None:
    async def story(loop: Hours) -> None:
        found = talk()
        found.wire.give(from_browser(TEXT, b"before") + begun)
        await loop.pass_by(UNFINISHED / 2)
        found.wire.give(from_browser(PING) if len(begun) == 7 else b"")  # a life sign is not a part
        await loop.pass_by(UNFINISHED / 2 - 1)
        assert (found.heard, found.code) == ([b"before"], None)
        await loop.pass_by(2)
        assert found.code == TOO_SLOW

    in_time(story)


def test_who_speaks_slowly_but_finishes_what_it_says_is_heard() -> None:
    """Each read ends in the middle of a message, for minutes; each message is whole in time."""

    async def story(loop: Hours) -> None:
        found = talk()
        hello = from_browser(TEXT, b"hello")
        found.wire.give(hello[:5])
        for _ in range(20):
            await loop.pass_by(UNFINISHED - 2)
            found.wire.give(hello[5:] + hello[:5])
        assert (found.heard, found.code) == ([b"hello"] * 20, None)

    in_time(story)


# Slow readers ---------------------------------------------------------------------------------------------------


def much(found: Talk, size: int) -> None:
    """Say so much that the transport is full."""
    found.line.send(frame(TEXT, b"x" * size))
    found.line.send_out()
    found.wire.unread += size
    found.line.pause_writing()


def test_much_at_once_is_no_reason_to_be_cut_as_long_as_it_is_read() -> None:
    async def story(loop: Hours) -> None:
        found = talk()
        much(found, 4_000_000)
        for _ in range(30):
            await loop.pass_by(STALLED - 1)
            found.wire.unread -= 100_000
        assert not found.wire.closed
        assert found.code is None
        found.line.resume_writing()
        await loop.pass_by(QUIET - 1)
        assert found.code is None

    in_time(story)


def test_who_reads_nothing_is_cut_with_the_reason() -> None:
    async def story(loop: Hours) -> None:
        found = talk()
        much(found, UNSENT + 1)
        await loop.pass_by(STALLED - 1)
        found.line.send(frame(TEXT, b"more"))  # more to read is no progress
        found.wire.unread += 6
        before = found.code
        await loop.pass_by(2)
        assert (before, found.code) == (None, TOO_SLOW)
        await loop.pass_by(11)
        assert found.wire.aborted
        assert found.ended

    in_time(story)


def test_there_is_an_end_to_what_waits_for_one_reader_and_for_all() -> None:
    async def story() -> None:
        one = talk()
        much(one, MOST_UNSENT + 1)
        assert one.code == TOO_SLOW
        one.wire.abort()
        await asyncio.sleep(0)
        many = [talk() for _ in range(ALL_UNSENT // 4_000_000 + 1)]
        for found in many:
            assert all(other.code is None for other in many)
            much(found, 4_000_000)
        assert [found.code for found in many] == [None] * (len(many) - 1) + [TOO_SLOW]
        for found in many:
            found.wire.abort()
        await asyncio.sleep(0)
        assert not many[0].line._outbox.slow

    asyncio.run(story())


def test_a_reader_that_is_asked_whether_it_is_there_may_first_read_what_waits_before_the_question() -> None:
    async def story(loop: Hours) -> None:
        found, silent = talk(), talk()
        for line in (found, silent):
            line.line._set_timer(QUIET, line.line._look_after)
        found.wire.unread = 400_000
        for _ in range(6):
            await loop.pass_by(QUIET)
            found.wire.unread -= 50_000
        assert (found.wire.aborted, silent.wire.aborted) == (False, True)
        await loop.pass_by(2 * QUIET + 1)
        assert found.wire.aborted

    in_time(story)


def test_a_burst_over_a_real_socket_comes_through_whole() -> None:
    """Seven megabytes at once, as twelve seats of a long match make, to a reader that takes them in small bites."""

    async def story() -> None:
        loop = asyncio.get_running_loop()
        ours, theirs = socket.socketpair()
        theirs.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        theirs.setblocking(False)
        server = Wire()
        line = WebSocket(cast("Any", server), cast("Any", server), {})
        await loop.connect_accepted_socket(lambda: cast("asyncio.Protocol", line), ours)
        message = frame(TEXT, b"x" * 600_000)
        for _ in range(12):
            line.send(message)
        heard = b""
        while len(heard) < 12 * len(message):
            heard += await loop.sock_recv(theirs, 1 << 16)
        assert heard == message * 12
        line.close(1000)
        assert (await loop.sock_recv(theirs, 100)) == frame(CLOSE, b"\x03\xe8")
        theirs.close()
        while server.connections:
            await asyncio.sleep(0)

    asyncio.run(story())


def test_a_connection_that_has_ended_leaves_nothing_for_the_garbage_collector() -> None:
    async def story() -> None:
        loop = asyncio.get_running_loop()
        server = Wire()

        async def visit() -> None:
            ours, theirs = socket.socketpair()
            line = WebSocket(cast("Any", server), cast("Any", server), {})
            await loop.connect_accepted_socket(lambda: cast("asyncio.Protocol", line), ours)
            line.rtt.beat()
            line.send(frame(TEXT, b"hello"))
            theirs.close()
            while server.connections:
                await asyncio.sleep(0)
            line.send(frame(TEXT, b"too late"))
            line.rtt.beat()
            line.close(1000)

        await visit()
        gc.collect()
        gc.disable()
        try:
            others = [id(each) for each in gc.get_objects() if isinstance(each, WebSocket)]
            for _ in range(3):
                await visit()
            await asyncio.sleep(0)
            left = [each for each in gc.get_objects() if isinstance(each, WebSocket) and id(each) not in others]
        finally:
            gc.enable()
        assert left == []

    asyncio.run(story())


def test_only_a_websocket_may_be_opened(house: HouseProcess) -> None:
    ann = house.person("Ann")
    headers = {"Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "13"}
    for wrong in ({}, {"Sec-WebSocket-Key": "short"}):
        assert ann.http.get("/ws/nowhere", headers=headers | wrong).status_code == 400
    other = {"Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version": "8"}
    refused = ann.http.get("/ws/nowhere", headers=headers | other)
    assert (refused.status_code, refused.headers["Sec-WebSocket-Version"]) == (426, "13")


def test_a_line_that_speaks_out_of_turn_or_too_long_is_closed_with_the_reason(house: HouseProcess) -> None:
    ann = house.person("Ann")
    with ann.line(ann.create("me", "open")) as line:
        line.kind("table")
        line.socket.send("x" * 5000)
        with pytest.raises(ConnectionClosed) as closed:
            line.kind("never")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
