"""The modes in which a table may run the races of a game, where seats move at the same time."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Mode = Literal["friends", "ranked", "room", "relaxed", "ghost"]


class RaceMode(Struct, frozen=True):
    """A mode as a game offers it: the options that it sets, and the options that must have one of these values."""

    name: Mode
    sets: dict[str, object] = {}
    needs: dict[str, tuple[str, ...]] = {}
