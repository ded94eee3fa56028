"""Text is UTF-8, however it is cut; what is none ends the line at once, with 1007 (the Autobahn suite's part 6)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saloon.server.transport.framing import BINARY, NOT_UTF8, TEXT, FrameReader
from tests.server.wires import after, chopped, from_browser, in_parts

GREEK = "κόσμε".encode()
MIXED = "Hello-µ@ßöäüàá-UTF-8!!".encode()
GOOD = [
    GREEK,
    MIXED,
    *(chr(code).encode() for code in (0, 0x7F, 0x80, 0x7FF, 0x800, 0xD7FF, 0xE000, 0xFFFD, 0xFFFE, 0xFFFF)),
    *(chr(code).encode() for code in (0x10000, 0x1FFFE, 0x10FFFE, 0x10FFFF)),
]
BAD = [
    GREEK + b"\xed\xa0\x80edited",  # 6.3: half of a surrogate pair
    b"\x80", b"\xbf", b"\x80\xbf", b"\x80\xbf\x80\xbf\x80\xbf",  # 6.6 to 6.14: no beginning
    b"\xc0 ", b"\xdf ", b"\xe0 ", b"\xef ", b"\xf0 ", b"\xf7 ", b"\xf8 ", b"\xfb ", b"\xfc ", b"\xfd ",
    b"\xc3", b"\xe0\xa0", b"\xf0\x90\x80", b"\xdf", b"\xef\xbf", b"\xf4\x8f\xbf",  # no end
    b"\xfe", b"\xff", b"\xfe\xfe\xff\xff",
    b"\xc0\xaf", b"\xe0\x80\xaf", b"\xf0\x80\x80\xaf", b"\xf8\x80\x80\x80\xaf", b"\xfc\x80\x80\x80\x80\xaf",
    b"\xc1\xbf", b"\xe0\x9f\xbf", b"\xf0\x8f\xbf\xbf", b"\xc0\x80", b"\xe0\x80\x80", b"\xf0\x80\x80\x80",  # too long
    b"\xed\xa0\x80", b"\xed\xad\xbf", b"\xed\xae\x80", b"\xed\xaf\xbf", b"\xed\xb0\x80", b"\xed\xbf\xbf",
    b"\xed\xa0\x80\xed\xb0\x80", b"\xed\xaf\xbf\xed\xbf\xbf",
    b"\xf4\x90\x80\x80", b"\xf7\xbf\xbf\xbf", b"\xf8\x88\x80\x80\x80", b"\xfb\xbf\xbf\xbf\xbf",  # beyond all characters
    b"\xfc\x84\x80\x80\x80\x80", b"\xfd\xbf\xbf\xbf\xbf\xbf",
]  # fmt: skip


@pytest.mark.parametrize("text", GOOD)
def test_text_comes_through_whole_chopped_and_in_parts(text: bytes) -> None:
    assert after([from_browser(TEXT, text)]).heard == [text]
    assert after(chopped(from_browser(TEXT, text))).heard == [text]
    assert after([in_parts(TEXT, chopped(text))]).heard == [text]
    assert after(chopped(in_parts(TEXT, chopped(text)))).heard == [text]


def test_6_1_empty_texts_and_empty_parts() -> None:
    assert after([from_browser(TEXT)]).heard == [b""]
    assert after([in_parts(TEXT, [b"", b"", b""])]).heard == [b""]
    assert after([in_parts(TEXT, [b"", "middle µ".encode(), b""])]).heard == ["middle µ".encode()]


@pytest.mark.parametrize("text", BAD)
def test_what_is_no_text_ends_the_line(text: bytes) -> None:
    for pieces in (
        [from_browser(TEXT, text)],
        chopped(from_browser(TEXT, text)),
        [in_parts(TEXT, chopped(text))],
        chopped(in_parts(TEXT, chopped(text))),
    ):
        found = after(pieces)
        assert (found.heard, found.code) == ([], 1007)
    assert after([from_browser(BINARY, text)]).heard == [text], "nobody said that this was text"


def test_6_4_it_ends_as_soon_as_it_cannot_become_text() -> None:
    tail = b"edited"
    beyond = GREEK + b"\xf4\x90"  # no character begins like this
    assert (
        after([from_browser(TEXT, GREEK, last=False) + from_browser(0, b"\xf4\x90\x80\x80", last=False)]).code == 1007
    )
    assert after([from_browser(TEXT, GREEK + b"\xf4", last=False) + from_browser(0, b"\x90", last=False)]).code == 1007
    assert after([from_browser(TEXT, beyond + b"\x80\x80" + tail)[: 6 + len(beyond)]]).code == 1007
    assert after([from_browser(TEXT, GREEK + b"\xf4\x8f\xbf\xbf")[: 6 + len(beyond)]]).code is None
    begun = from_browser(TEXT, GREEK + b"\xf4", last=False)
    assert after([begun + from_browser(0, b"\x90\x80" + tail)[:7]]).code == 1007
    assert after([begun + from_browser(0, b"\x8f\xbf\xbf")[:7]]).code is None


@given(st.one_of(st.binary(max_size=12), st.text(max_size=6).map(str.encode)), st.data())
def test_text_is_what_python_takes_for_text_however_it_is_cut(text: bytes, data: st.DataObject) -> None:
    parts = data.draw(st.lists(st.integers(0, len(text)), max_size=4).map(sorted), "parts")
    cuts = [text[start:end] for start, end in zip([0, *parts], [*parts, len(text)], strict=True)]
    stream = in_parts(TEXT, cuts)
    split = data.draw(st.integers(0, len(stream)), "split")
    reader = FrameReader(100)
    heard = reader.feed(stream[:split], 100)
    if not reader.refused:
        heard += reader.feed(stream[split:], 100)
    try:
        text.decode()
    except UnicodeDecodeError:
        assert (heard, reader.refused) == ([], NOT_UTF8)
    else:
        assert (heard, reader.refused) == ([(TEXT, text)], 0)
