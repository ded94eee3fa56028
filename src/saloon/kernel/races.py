"""The modes for games in which seats race to move first."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Mode = Literal["friends", "ranked", "room", "relaxed", "ghost"]


class RaceMode(Struct, frozen=True):
    """A race mode of a game: the options that it sets, and the values that other options must have."""

    name: Mode
    sets: dict[str, object] = {}
    needs: dict[str, tuple[str, ...]] = {}
