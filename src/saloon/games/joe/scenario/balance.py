"""Measurements of the scenarios: how often each side wins between equals, and how long that takes.

`python -m benchmarks.joe.balance --write` plays the matches and writes data/balance.json.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final, Literal

import msgspec
from msgspec import Struct

from saloon.games.joe.box.data_file import DATA

FILE: Final = DATA / "balance.json"

Gear = Literal["printed", "even"]  # JOE-R37


class WinRate(Struct, frozen=True):
    """How much of its matches a side won, and the interval in which its true share lies (95 %)."""

    won: float
    low: float
    high: float


class Balance(Struct, frozen=True):
    """A scenario with so many seats, between equals. Shares are parts of 1; a draw counts for nobody."""

    seats: int
    gear: Gear
    rules: int  # under which it was measured
    bot: str  # at all seats
    matches: int
    sides: dict[str, WinRate]
    drawn: float
    rounds: float  # the median of a match
    attacks: float  # and these in the mean
    deaths: float
    jokers: float


Balances = dict[str, tuple[Balance, ...]]  # of each scenario, by its id


def read_balances(file: Path = FILE) -> Balances:
    """The contents of a file of measurements; empty if there is no file."""
    return msgspec.json.decode(file.read_bytes(), type=Balances) if file.exists() else {}


@cache
def load_balances() -> Balances:
    """The measurements, with the fewest seats first, and printed gear before even gear."""
    return read_balances()
