"""Coins in their places (DJ-R6): a row is a word of four bits a coin, the first coin lowest: its number plus one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.kernel.bits import only

if TYPE_CHECKING:
    from mypy_extensions import i64


def coin_at(row: i64, place: i64) -> i64:
    """The coin at a place of a row, counted from 0."""
    return (row >> 4 * place & 15) - 1


def row_length(row: i64) -> i64:
    """How many coins lie in a row."""
    length: i64 = 0
    while row:
        row >>= 4
        length += 1
    return length


def row_without(row: i64, place: i64) -> i64:
    """The row once the coin at a place is gone: the others keep their order (DJ-R6)."""
    before = row & (only(4 * place) - 1)
    return before | row >> 4 * (place + 1) << 4 * place


def row_with(row: i64, coin: i64) -> i64:
    """The row with one more coin at its end."""
    return row | (coin + 1) << 4 * row_length(row)
