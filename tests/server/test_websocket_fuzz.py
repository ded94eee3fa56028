"""Frames that no browser sends, by the million: no crash, no growth, no more work in a turn than is paid for."""

from __future__ import annotations

import asyncio
import gc
import random
import sys
from itertools import takewhile
from typing import Final

import pytest
from websockets.frames import Frame
from websockets.protocol import State
from websockets.server import ServerProtocol

from saloon.server.common.limits import Bucket
from saloon.server.transport.framing import BINARY, CLOSE, PING, PONG, TEXT, FrameReader
from saloon.server.transport.websocket import LONGEST
from tests.server.wires import Talk, chopped, from_browser, talk

HEAD: Final = 8  # bytes before the payload of a frame that may be as long as a message
READ: Final = 256 * 1024  # bytes that an event loop reads at once
CODES: Final = {None, 0, 1002, 1007, 1009, 4430}


def wild_frame(rng: random.Random) -> bytes:
    """A frame of any kind, likely or not: most are as they should be, so that what follows is read."""
    kind = rng.random()
    if kind < 0.03:
        return rng.randbytes(rng.randrange(1, 40))
    payload = wild_payload(rng)
    opcode = rng.choice((0, 0, TEXT, TEXT, BINARY, PING, PONG, CLOSE if kind > 0.97 else PONG))
    if kind < 0.06:
        opcode = rng.randrange(16)
    data = from_browser(
        opcode,
        payload,
        last=opcode >= CLOSE or rng.random() < 0.6,
        reserved=rng.randrange(8) if kind > 0.995 else 0,
        mask=rng.randbytes(4),
    )
    if kind > 0.94:  # one bit is wrong, or something is missing
        place = rng.randrange(len(data))
        data = data[:place] + bytes([data[place] ^ 1 << rng.randrange(8)]) + data[place + rng.randrange(1, 3) :]
    return data


def wild_payload(rng: random.Random) -> bytes:
    size = rng.choice(
        (0, 0, 1, 2, 7, 60, 60, 124, 125, 126, 127, 1000, 4096, 4097, 70_000 if rng.random() < 0.02 else 3)
    )
    if size > 1000:
        return b"x" * size
    return rng.choice((b"{" * size, "µ".encode() * (size // 2), rng.randbytes(size)))


class Patient:
    """A clock for buckets: time passes as the test says, so that a seed tells the same story on every machine."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def give(found: Talk, piece: bytes) -> None:
    """Give a line one read: what is done about it was paid for, and what is kept of it has a size."""
    reader = found.line._reader
    before, paid = reader.frames, int(found.bucket.level())
    found.wire.give(piece)
    assert reader.frames - before <= paid
    assert len(reader._rest) < LONGEST + HEAD
    assert len(reader._parts) <= 2 * LONGEST  # with the part that was one too many


def fuzz(frames: int, seed: int) -> None:
    """Line after line until so many wild frames were read."""
    rng = random.Random(seed)

    async def story() -> None:
        read = blocks = 0
        while read < frames:
            clock = Patient()
            found = talk(Bucket(rng.choice((0.0, 40.0, 1e5)), rng.choice((1.0, 160.0, 1000.0)), clock))
            while not found.wire.closed and (not found.wire.half_closed or rng.random() < 0.5):
                batch = [wild_frame(rng) for _ in range(rng.choice((1, 1, 3, 20)))]
                if rng.random() < 0.01:
                    batch *= READ // max(1, sum(map(len, batch)))
                for piece in cut(b"".join(batch)[:READ], rng):
                    clock.now += rng.random() / 100
                    give(found, piece)
            read += found.line._reader.frames
            assert found.code in CODES or 1000 <= (found.code or 0) < 5000
            assert len(found.wire.written) < 500_000
            if not found.wire.closed:
                found.wire.abort()
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            assert found.ended
            if read > frames // 5 and not blocks:
                gc.collect()
                blocks = sys.getallocatedblocks()
        del found
        gc.collect()
        assert sys.getallocatedblocks() - blocks < 5_000, "something was kept"

    asyncio.run(story())


def cut(data: bytes, rng: random.Random) -> list[bytes]:
    """As a network would deliver it."""
    kind = rng.random()
    if kind < 0.6 or not data:
        return [data]
    if kind < 0.65 and len(data) < 500:
        return chopped(data)
    place = rng.randrange(len(data))
    return [data[:place], data[place:]]


@pytest.mark.parametrize("seed", [1, 2])
def test_wild_frames_do_no_harm(seed: int) -> None:
    fuzz(10_000, seed)


@pytest.mark.nightly
@pytest.mark.parametrize("seed", range(10))
def test_a_million_wild_frames_do_no_harm(seed: int) -> None:
    fuzz(100_000, 1000 + seed)


@pytest.mark.parametrize(
    "flood",
    [
        from_browser(PING),
        from_browser(PONG),
        from_browser(TEXT),
        from_browser(TEXT, b"", last=False) + from_browser(0, b"", last=False) * 50_000,
        from_browser(TEXT, b"x" * 4096),
        from_browser(BINARY, b"", last=False) + from_browser(PING) * 50_000,
        b"\x00",
        b"\xff",
    ],
)
def test_no_read_takes_long_however_full_of_frames_it_is(flood: bytes) -> None:
    async def story() -> None:
        found = talk(Bucket(40.0, 160.0, Patient()))
        data = flood * max(1, READ // len(flood))
        for _ in range(4):
            give(found, data)
        assert found.line._reader.frames <= 160
        assert found.code in {1002, 1009, 4430}

    asyncio.run(story())


# Held against another implementation ----------------------------------------------------------------------------


def as_others_read(data: bytes) -> tuple[list[tuple[int, bytes]], int]:
    """Messages until a close, and the code of a refusal, as `websockets` sees them."""
    other = ServerProtocol(max_size=None, state=State.OPEN)
    other.receive_data(data)
    found, parts, begun = [], b"", 0
    for event in other.events_received():
        assert isinstance(event, Frame)
        opcode, payload = int(event.opcode), bytes(event.data)
        if opcode >= CLOSE:
            found.append((opcode, payload))
        else:
            begun, parts = begun or opcode, parts + payload
            if event.fin:
                found.append((begun, parts))
                begun, parts = 0, b""
    refused = other.parser_exc is not None and other.close_sent is not None
    return found, other.close_sent.code if refused and other.close_sent is not None else 0


@pytest.mark.parametrize("seed", range(10))
def test_streams_are_understood_as_another_implementation_understands_them(seed: int) -> None:
    """Ours may refuse more and earlier: by a frame's first bytes, what is too long, and what is no text."""
    rng = random.Random(seed)
    refusals = 0
    for _ in range(200):
        data = b"".join(wild_frame(rng) for _ in range(rng.randrange(1, 8)))
        theirs, refused = as_others_read(data)
        reader = FrameReader(LONGEST)
        ours = reader.feed(data, 10**6)
        refusals += refused != 0
        if CLOSE in dict(ours):
            ours, theirs = before_close(ours), before_close(theirs)
            assert ours == theirs[: len(ours)]
        elif reader.refused:
            assert ours == theirs[: len(ours)]
        else:
            assert (ours, 0) == (theirs, refused)
    assert refusals > 20


def before_close(frames: list[tuple[int, bytes]]) -> list[tuple[int, bytes]]:
    """What counts: nothing after a close does."""
    return list(takewhile(lambda found: found[0] != CLOSE, frames))
