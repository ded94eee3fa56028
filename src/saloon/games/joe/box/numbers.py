"""What the numbers of the rules stand for, so that a signature says what it takes. All of them are whole numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import TypeAlias

    from mypy_extensions import i64

    Who: TypeAlias = i64  # a character, in the order of JOE-2; -1 for nobody
    People: TypeAlias = i64  # characters, as bits
    Seat: TypeAlias = i64
    Side: TypeAlias = i64  # of the scenario
    Zone: TypeAlias = i64  # of the village; -1 for none
    Kind: TypeAlias = i64  # of object, in the order of JOE-4; -1 for none
    Thing: TypeAlias = i64  # an object: its kind, and a firearm's rounds and jam (object_code.py)
    Level: TypeAlias = i64  # a deck of shot cards: easy, medium, hard
    Points: TypeAlias = i64  # action points
    Move: TypeAlias = i64  # a move by its number (codes.py)
