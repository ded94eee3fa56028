"""Capabilities that only some games have: each is an object of the game, and None in all other games.

The rules of races are a capability as well (races.py).
"""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct

from saloon.kernel.state import State


class Sides(Protocol):
    """Which seats play together."""

    def allies(self, state: State, seat: int) -> list[int]:
        """The other seats of a seat's side. It must reveal no secret."""


class Catalog(Protocol):
    """What players may want to read before a match, such as scenarios, if the options do not say everything."""

    Contents: type[Struct]  # what `open` returns

    def open(self) -> Struct:
        """The whole catalog."""


class Interrupts(Protocol):
    """Decisions that a game asks for in somebody else's turn."""

    def asks(self, state: State) -> bool:
        """Whether a seat is to react in somebody else's turn, so that its thinking time might give something away."""
