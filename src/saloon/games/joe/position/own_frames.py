"""Frames that ask nobody: steps that follow by themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from saloon.games.joe.box.constants import CAST, NOBODY
from saloon.games.joe.position import frames
from saloon.games.joe.position.frames import Frame

if TYPE_CHECKING:
    from saloon.games.joe.box.numbers import Level, People, Who, Zone


class NextMarker(Frame):
    """The next marker, round or scenario."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(frames.NEXT, NOBODY)


class AfterAction(Frame):
    """An action of `who` is done."""

    __slots__ = ()

    def __init__(self, who: Who) -> None:
        super().__init__(frames.AFTER, who)


class Resume(Frame):
    """Reactions are over, `who` goes on."""

    __slots__ = ("drawn",)

    def __init__(self, who: Who, drawn: People = 0) -> None:
        super().__init__(frames.RESUME, who)
        self.drawn: People = drawn  # the characters who drew quickly, as bits


class AfterReaction(Frame):
    """A reaction of `who` is done."""

    __slots__ = ("enemy",)

    def __init__(self, who: Who, enemy: Who) -> None:
        super().__init__(frames.CALM, who)
        self.enemy: Who = enemy


class Blast(Frame):
    """The next victim of an explosion that `who` caused."""

    __slots__ = ("beside", "inside", "level", "zone")

    def __init__(self, who: Who, inside: People, beside: People, level: Level, zone: Zone) -> None:
        super().__init__(frames.BLAST, who)
        self.inside: People = inside  # the characters still to be hit in the zone, as bits
        self.beside: People = beside  # and beside it
        self.level: Level = level  # the deck
        self.zone: Zone = zone


class Begin(Frame):
    """Everybody is in place."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(frames.BEGIN, NOBODY)


class Reactions(Frame):
    """The characters of this set who lie in ambush may react to an enemy."""

    __slots__ = ("ambushers", "enemy")

    def __init__(self, enemy: Who, ambushers: People) -> None:
        super().__init__(frames.REACTIONS, NOBODY)
        self.enemy: Who = enemy
        self.ambushers: People = ambushers  # as bits


AFTER_ACTION: Final = [AfterAction(who) for who in range(CAST)]  # every match shares them
