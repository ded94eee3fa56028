"""Frames as RFC 6455 wants them: kinds, lengths, reserved bits, control frames and messages in parts.

The cases are those of the Autobahn suite, by its numbers; each comes whole and byte by byte.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from saloon.server.common.limits import Bucket
from saloon.server.transport.framing import BINARY, CLOSE, PARTS, PING, PONG, TEXT
from saloon.server.transport.websocket import LONGEST
from tests.server.wires import after, chopped, from_browser, in_parts

Cut = Callable[[bytes], list[bytes]]
ALL = pytest.mark.parametrize("cut", [lambda data: [data], chopped], ids=["whole", "byte by byte"])
HELLO = from_browser(TEXT, b"Hello, world!")
ERROR = [(CLOSE, (1002).to_bytes(2, "big"))]


@ALL
@pytest.mark.parametrize("opcode", [TEXT, BINARY], ids=["1.1", "1.2"])
@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 128, 1024, LONGEST])
def test_messages_of_every_length(size: int, opcode: int, cut: Cut) -> None:
    found = after(cut(from_browser(opcode, b"*" * size) + HELLO))
    assert found.heard == [b"*" * size, b"Hello, world!"]
    assert found.said == []


@ALL
@pytest.mark.parametrize("size", [LONGEST + 1, 65_535, 65_536, 1 << 20], ids=lambda size: f"9-10-{size}")
def test_a_message_that_is_too_long_is_refused_by_its_head(size: int, cut: Cut) -> None:
    found = after(cut(HELLO + from_browser(BINARY, b"*" * size)[:14]))
    assert (found.heard, found.code) == ([b"Hello, world!"], 1009)


@ALL
def test_a_length_takes_no_more_bytes_than_it_needs(cut: Cut) -> None:
    assert after(cut(b"\x81\xfe\x00\x05" + from_browser(TEXT, b"short")[2:])).said == ERROR


@ALL
@pytest.mark.parametrize("payload", [b"", b"Hello", bytes([0, 255, 254, 253, 252]), b"\xfe" * 125], ids=range(4))
def test_2_1_to_2_4_a_ping_is_answered_with_its_payload(payload: bytes, cut: Cut) -> None:
    assert after(cut(from_browser(PING, payload))).said == [(PONG, payload)]


@ALL
@pytest.mark.parametrize("opcode", [PING, PONG, CLOSE])
def test_2_5_a_control_frame_has_at_most_125_bytes(opcode: int, cut: Cut) -> None:
    assert after(cut(from_browser(opcode, b"\x03\xe8" + b"x" * 124))).said == ERROR


@ALL
def test_2_7_to_2_9_a_pong_that_nobody_asked_for_is_read_over(cut: Cut) -> None:
    data = from_browser(PONG) + from_browser(PONG, b"unasked") + from_browser(PING, b"ping")
    assert after(cut(data)).said == [(PONG, b"ping")]


def test_2_10_ten_pings_are_answered_in_order() -> None:
    for cut in (lambda data: [data], chopped):
        pings = [piece for number in range(10) for piece in cut(from_browser(PING, b"payload-%d" % number))]
        assert after(pings).said == [(PONG, b"payload-%d" % number) for number in range(10)]


@ALL
@pytest.mark.parametrize("reserved", range(1, 8), ids=lambda bits: f"3.{bits}")
@pytest.mark.parametrize("opcode", [TEXT, BINARY, PING, CLOSE])
def test_reserved_bits_are_refused_and_what_came_before_counts(opcode: int, reserved: int, cut: Cut) -> None:
    found = after(cut(HELLO + from_browser(opcode, b"\x03\xe8", reserved=reserved) + from_browser(PING) + HELLO))
    assert (found.heard, found.said) == ([b"Hello, world!"], ERROR)


@ALL
@pytest.mark.parametrize("opcode", [3, 4, 5, 6, 7, 11, 12, 13, 14, 15], ids=lambda opcode: f"4-{opcode}")
@pytest.mark.parametrize("payload", [b"", b"reserved"])
def test_unknown_kinds_are_refused_and_what_came_before_counts(payload: bytes, opcode: int, cut: Cut) -> None:
    found = after(cut(HELLO + from_browser(opcode, payload) + from_browser(PING) + HELLO))
    assert (found.heard, found.said) == ([b"Hello, world!"], ERROR)


@ALL
@pytest.mark.parametrize("opcode", [PING, PONG, CLOSE], ids=["5.1", "5.2", "close"])
def test_control_frames_come_in_one(opcode: int, cut: Cut) -> None:
    data = from_browser(opcode, b"\x03\xe8", last=False) + from_browser(0, b"b")
    assert after(cut(data)).said == ERROR


@ALL
@pytest.mark.parametrize("opcode", [TEXT, BINARY])
def test_5_3_to_5_5_a_message_in_two_parts(opcode: int, cut: Cut) -> None:
    found = after(cut(in_parts(opcode, [b"fragment1", b"fragment2"]) + HELLO))
    assert (found.heard, found.said) == ([b"fragment1fragment2", b"Hello, world!"], [])


@ALL
def test_5_6_to_5_8_and_19_to_20_control_frames_between_parts(cut: Cut) -> None:
    first, second, third = (from_browser(PING, b"ping %d" % number) for number in range(3))
    parts = [from_browser(1 if place == 0 else 0, b"part%d " % place, last=place == 4) for place in range(5)]
    found = after(
        [
            *cut(parts[0] + parts[1] + first),
            *cut(parts[2] + parts[3] + second),
            *cut(parts[4] + third),
        ]
    )
    assert found.heard == [b"part0 part1 part2 part3 part4 "]
    assert found.said == [(PONG, b"ping 0"), (PONG, b"ping 1"), (PONG, b"ping 2")]


@ALL
@pytest.mark.parametrize("last", [True, False])
def test_5_9_to_5_17_nothing_goes_on_that_was_not_begun(last: bool, cut: Cut) -> None:
    stray = from_browser(0, b"not begun", last=last)
    assert after(cut(stray + HELLO)).said == ERROR
    found = after(cut(in_parts(TEXT, [b"a", b"b"]) + stray + HELLO))
    assert (found.heard, found.said) == ([b"ab"], ERROR)


@ALL
@pytest.mark.parametrize("last", [True, False])
def test_5_18_nothing_begins_before_what_was_begun_has_ended(last: bool, cut: Cut) -> None:
    data = from_browser(TEXT, b"fragment1", last=False) + from_browser(TEXT, b"fragment2", last=last)
    found = after(cut(data))
    assert (found.heard, found.said) == ([], ERROR)


@ALL
@pytest.mark.parametrize("part", [128, 256, 512, 1024, 2048, LONGEST])
def test_9_3_to_9_6_long_messages_in_parts(part: int, cut: Cut) -> None:
    message = bytes(range(128)) * (LONGEST // 128)
    pieces = [message[place : place + part] for place in range(0, LONGEST, part)]
    found = after(cut(in_parts(TEXT, pieces) + HELLO), Bucket(0.0, 1000.0))
    assert found.heard == [message, b"Hello, world!"]


@ALL
def test_a_message_has_no_more_parts_or_bytes_than_it_may(cut: Cut) -> None:
    assert after(cut(in_parts(TEXT, [b"x"] * PARTS))).heard == [b"x" * PARTS]
    assert after(cut(in_parts(TEXT, [b"x"] * (PARTS + 1)))).code == 1009
    assert after(cut(in_parts(BINARY, [b""] * (PARTS + 1)))).code == 1009
    assert after(cut(in_parts(BINARY, [b"x" * LONGEST, b"x"]))).code == 1009


@pytest.mark.parametrize("size", [0, 5, 126])
def test_what_is_not_masked_is_refused_by_its_first_two_bytes(size: int) -> None:
    unmasked = bytes([0x81, min(size, 126)])
    assert after([unmasked]).said == ERROR
    assert after([HELLO + unmasked]).heard == [b"Hello, world!"]


def test_the_mask_is_taken_off_whatever_it_is() -> None:
    for mask in (bytes(4), b"\xff" * 4, b"\x00\x01\x02\x03"):
        assert after([from_browser(TEXT, b"under a mask", mask=mask)]).heard == [b"under a mask"]
