"""What happens by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from saloon.games.joe.box.constants import CAST, NOBODY
from saloon.games.joe.position import frames
from saloon.games.joe.position.frames import Frame

if TYPE_CHECKING:
    from mypy_extensions import i64


class NextMarker(Frame):
    """The next marker, round or scenario."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(frames.NEXT, NOBODY)


class AfterAction(Frame):
    """An action of `who` is done."""

    __slots__ = ()

    def __init__(self, who: i64) -> None:
        super().__init__(frames.AFTER, who)


class Resume(Frame):
    """Reactions are over, `who` goes on."""

    __slots__ = ("drawn",)

    def __init__(self, who: i64, drawn: i64 = 0) -> None:
        super().__init__(frames.RESUME, who)
        self.drawn: i64 = drawn  # who drew quickly, as bits


class AfterReaction(Frame):
    """A reaction of `who` is done."""

    __slots__ = ("enemy",)

    def __init__(self, who: i64, enemy: i64) -> None:
        super().__init__(frames.CALM, who)
        self.enemy: i64 = enemy


class Blast(Frame):
    """The next victim of an explosion that `who` caused."""

    __slots__ = ("beside", "inside", "level", "zone")

    def __init__(self, who: i64, inside: i64, beside: i64, level: i64, zone: i64) -> None:
        super().__init__(frames.BLAST, who)
        self.inside: i64 = inside  # who is left to be hit in the zone, as bits
        self.beside: i64 = beside  # and beside it
        self.level: i64 = level  # the deck
        self.zone: i64 = zone


class Begin(Frame):
    """Everybody is in place."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(frames.BEGIN, NOBODY)


class Reactions(Frame):
    """Those of these who lie in ambush may react to an enemy."""

    __slots__ = ("ambushers", "enemy")

    def __init__(self, enemy: i64, ambushers: i64) -> None:
        super().__init__(frames.REACTIONS, NOBODY)
        self.enemy: i64 = enemy
        self.ambushers: i64 = ambushers  # as bits


AFTER_ACTION: Final = [AfterAction(who) for who in range(CAST)]  # every match shares them
