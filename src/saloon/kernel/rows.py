"""Rows of small numbers for learners: features, and a mark for each move. Written without making an object.

A page is bytes that grow at their end and can be changed at any place; a row is a stretch of it. In compiled code it is
the `BytesWriter` of mypyc's own library: a number is written in a fraction of a nanosecond, in a bytearray it takes
fifty times as long.
"""

from __future__ import annotations

import struct

from mypy_extensions import i64, u8

from saloon.kernel.bits import COMPILED, lowest, only

__all__ = [
    "Marks",
    "Page",
    "add",
    "put",
    "put_flags",
    "put_members",
    "put_pair",
    "read_i32_le",
    "write_f32_le",
]

if COMPILED:
    from librt.strings import BytesWriter as Page
    from librt.strings import read_i32_le, write_f32_le
else:

    class Page(bytearray):
        """The same in plain Python."""

        def write(self, numbers: bytes) -> None:
            """Append numbers."""
            self.extend(numbers)

        def getvalue(self) -> bytes:
            """A copy of the whole page."""
            return bytes(self)

        def truncate(self, size: int) -> None:
            """Keep the first numbers only."""
            del self[size:]

    def write_f32_le(page: Page, number: float) -> None:
        """Append a floating-point number of 32 bits."""
        page += struct.pack("<f", number)

    def read_i32_le(numbers: bytes, at: int) -> int:
        """The whole number of 32 bits that stands at a place."""
        return int(struct.unpack_from("<i", numbers, at)[0])


def put(page: Page, at: i64, value: i64) -> None:
    """Write a number from 0 to 255."""
    page[at] = u8(value)


def put_pair(page: Page, at: i64, value: i64) -> None:
    """Write a number that may not fit into one: 256 times the first, and the second."""
    page[at] = u8(value >> 8 & 255)
    page[at + 1] = u8(value & 255)


def add(page: Page, at: i64, value: i64) -> None:
    """Write a number that is so much higher than the one that stands there."""
    page[at] = u8(i64(page[at]) + value)


def put_flags(page: Page, at: i64, members: i64) -> None:
    """Write whether each number up to the set's highest is in it: for sets that are not nearly empty."""
    while members:
        page[at] = u8(members & 1)
        members >>= 1
        at += 1


def put_members(page: Page, at: i64, members: i64) -> None:
    """Write a 1 for each number in the set."""
    while members:
        page[at + lowest(members)] = u8(1)
        members &= members - 1


class Marks:
    """A row for each position that marks the legal moves, by a 1 among bytes or, packed, by a bit: the lowest first."""

    def __init__(self, moves: i64, packed: bool) -> None:
        self.moves: i64 = moves
        self.packed: bool = packed
        self.size: i64 = (moves + 7) // 8 if packed else moves
        self.page: Page = Page()
        self.start: i64 = 0  # of the row that is being written
        self._blank: bytes = bytes(self.size)
        self._filled: bytes = self._blank
        self._filled_to: i64 = 0

    def begin(self) -> None:
        """A new row, in which nothing is marked."""
        self.start = len(self.page)
        self.page.write(self._blank)

    def begin_with(self, end: i64) -> None:
        """A new row, in which all moves below `end` are marked."""
        if self._filled_to != end:
            self._filled_to = end
            ones = bytes([1]) * end
            self._filled = packed_bytes(ones) if self.packed else ones
            self._filled += self._blank[len(self._filled) :]
        self.start = len(self.page)
        self.page.write(self._filled)

    def clear(self) -> None:
        """No rows."""
        self.page.truncate(0)

    def add(self, move: i64) -> None:
        """Mark a move."""
        if self.packed:
            at = self.start + (move >> 3)
            self.page[at] = u8(i64(self.page[at]) | only(move & 7))
        else:
            self.page[self.start + move] = u8(1)

    def add_each(self, members: i64, offset: i64) -> None:
        """Mark offset + number for each number of a set."""
        if self.packed:
            while members:
                self.add(lowest(members) + offset)
                members &= members - 1
        else:
            put_members(self.page, self.start + offset, members)

    def has(self, row: i64, move: i64) -> bool:
        """Whether a row marks this move."""
        if not 0 <= move < self.moves:
            return False
        at = row * self.size
        if self.packed:
            return i64(self.page[at + (move >> 3)]) & only(move & 7) != 0
        return self.page[at + move] == 1


def packed_bytes(marks: bytes) -> bytes:
    """Eight marks in each byte."""
    return bytes(sum(mark << place for place, mark in enumerate(marks[at : at + 8])) for at in range(0, len(marks), 8))
