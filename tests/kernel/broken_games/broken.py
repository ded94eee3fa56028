"""What a broken game says of itself."""

from __future__ import annotations

from msgspec import Struct

from saloon.kernel import Game
from tests.kernel.broken_games.hush import Hush, HushGame


class Broken(Struct, frozen=True):
    """A game, the one check that must reject it, and words of the reason."""

    name: str
    game: Game
    check: str
    reason: str


def broken(kind: type[Hush], check: str, reason: str) -> Broken:
    """Hush with another State."""
    return Broken(kind.__name__, HushGame(kind), check, reason)
