"""How lines end: codes and reasons as RFC 6455 wants them (the Autobahn suite's part 7), and what comes after."""

from __future__ import annotations

import asyncio

import pytest

from saloon.server.transport.framing import CLOSE, PING, TEXT, frame
from saloon.server.transport.websocket import FAREWELL, LAST_WORDS
from tests.server.wires import Hours, after, chopped, from_browser, in_time, talk

VALID = [1000, 1001, 1002, 1003, 1007, 1008, 1009, 1010, 1011, 1012, 1013, 1014, 3000, 3999, 4000, 4999]
INVALID = [0, 999, 1004, 1005, 1006, 1015, 1016, 1100, 2000, 2999, 5000, 65535]


def close(code: int, reason: bytes = b"") -> bytes:
    return from_browser(CLOSE, code.to_bytes(2, "big") + reason)


@pytest.mark.parametrize("code", VALID)
def test_7_7_a_close_is_answered_with_its_code(code: int) -> None:
    for pieces in ([close(code, b"going")], chopped(close(code))):
        found = after(pieces)
        assert found.said == [(CLOSE, code.to_bytes(2, "big"))]
        assert found.wire.closed
        assert found.ended


@pytest.mark.parametrize("code", INVALID)
def test_7_9_codes_that_must_not_travel_are_refused(code: int) -> None:
    for pieces in ([close(code, b"going")], chopped(close(code))):
        assert after(pieces).code == 1002


def test_7_3_closes_of_every_length() -> None:
    found = after([from_browser(CLOSE)])
    assert found.said == [(CLOSE, b"")]
    assert found.wire.closed
    assert after([from_browser(CLOSE, b"\x03")]).code == 1002
    assert after([close(1000, b"x" * 123)]).code == 1000
    assert after([close(1000, b"x" * 124)]).code == 1002


@pytest.mark.parametrize("reason", [b"\xce\xba\xe1\xbd\xb9\xed\xa0\x80", b"\xff", b"cut \xe2\x82"])
def test_7_5_a_reason_is_text(reason: bytes) -> None:
    assert after([close(1000, reason)]).code == 1007
    assert after([close(1000, "goodbye µ".encode())]).code == 1000


@pytest.mark.parametrize(
    "more", [close(1000), from_browser(PING, b"?"), from_browser(TEXT, b"more"), b"\xff" * 20, from_browser(TEXT)[:3]]
)
def test_7_1_nothing_counts_after_a_close(more: bytes) -> None:
    for pieces in ([close(1000) + more], [close(1000), more], chopped(close(1000) + more)):
        found = after(pieces)
        assert (found.heard, found.said) == ([], [(CLOSE, b"\x03\xe8")])


def test_7_1_6_what_was_said_before_a_close_is_heard() -> None:
    found = after([from_browser(TEXT, b"x" * 4096) + from_browser(TEXT, b"y") + close(1000) + from_browser(PING)])
    assert found.heard == [b"x" * 4096, b"y"]
    assert found.said == [(CLOSE, b"\x03\xe8")]


def test_a_ping_before_a_close_in_one_read_is_answered_before_it() -> None:
    assert after([from_browser(PING, b"?") + close(1000)]).said == [(10, b"?"), (CLOSE, b"\x03\xe8")]


def test_a_close_of_ours_is_agreed_to() -> None:
    async def story() -> None:
        found = talk()
        found.line.send(frame(TEXT, b"last"))
        found.line.close(4404)
        found.line.close(4400)
        assert found.said == [(TEXT, b"last"), (CLOSE, (4404).to_bytes(2, "big"))]
        found.wire.give(from_browser(TEXT, b"said meanwhile") + close(4404))
        assert (found.heard, found.wire.closed, found.wire.aborted) == ([], True, False)
        await asyncio.sleep(0)
        assert found.ended

    asyncio.run(story())


def test_who_does_not_agree_is_left() -> None:
    async def story(loop: Hours) -> None:
        found = talk()
        found.line.close(4404)
        await loop.pass_by(FAREWELL - 1)
        assert not found.wire.closed
        await loop.pass_by(2)
        assert found.wire.aborted
        assert found.ended

    in_time(story)


def test_who_goes_on_after_a_bad_frame_is_left_soon() -> None:
    async def story() -> None:
        found = talk()
        found.wire.give(b"\xff" * 20)
        assert found.wire.half_closed, "so that the other side sees the end at once, and reads the reason"
        assert not found.wire.closed
        for _ in range(LAST_WORDS // 1000 + 1):
            found.wire.give(b"\xff" * 1000)
        assert found.wire.aborted
        assert found.code == 1002

    asyncio.run(story())
