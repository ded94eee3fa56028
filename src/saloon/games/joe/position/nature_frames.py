"""What nature draws."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from saloon.games.joe.box.constants import NOBODY
from saloon.games.joe.position import frames
from saloon.games.joe.position.frames import Frame

if TYPE_CHECKING:
    from mypy_extensions import i64

    from saloon.games.joe.box.numbers import Kind, Level, People, Who, Zone

# What a shot card is drawn for.
FOR_TARGET: Final = 0
FOR_STRAY: Final = 1
FOR_LOCK: Final = 2
FOR_FUSE: Final = 3  # whether dynamite goes off
FOR_VICTIM: Final = 4  # of an explosion
FOR_REPAIR: Final = 5
FOR_STAB: Final = 6
FALLEN: Final = 3  # the place of a firearm that was dropped before its card was drawn


class DealJoker(Frame):
    """A joker for `who`."""

    __slots__ = ()

    def __init__(self, who: Who) -> None:
        super().__init__(frames.DEAL, who)


class DrawMarker(Frame):
    """An activation marker out of the cup."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(frames.MARKER, NOBODY)


class DrawCard(Frame):
    """A shot card: `who` fires, throws, stabs or repairs."""

    __slots__ = ("level", "lucky", "purpose", "slot", "target", "weapon", "zone")

    def __init__(
        self,
        who: Who,
        target: Who,
        weapon: Kind,
        level: Level,
        zone: Zone,
        purpose: i64,
        slot: i64 = 0,
        lucky: bool = False,
    ) -> None:
        super().__init__(frames.CARD, who)
        self.target: Who = target  # whom it is for; nobody for a lock, a stick or a repair
        self.weapon: Kind = weapon
        self.level: Level = level  # the deck
        self.zone: Zone = zone  # where it hits
        self.purpose: i64 = purpose
        self.slot: i64 = slot  # the place of the firearm; 0 for none
        self.lucky: bool = lucky  # drawn again by the devil's luck


class DrawStray(Frame):
    """Who is hit by a shot that missed, or whom a stick lies beside."""

    __slots__ = ("level", "result", "target", "weapon", "zone")

    def __init__(self, who: Who, target: Who, weapon: Kind, level: Level, zone: Zone, result: i64 = 0) -> None:
        super().__init__(frames.STRAY, who)
        self.target: Who = target  # whom the shot missed; nobody for a stick
        self.weapon: Kind = weapon
        self.level: Level = level
        self.zone: Zone = zone
        self.result: i64 = result  # what the stick's card said


class DrawPanic(Frame):
    """A panic card for `who`."""

    __slots__ = ("cause", "zone")

    def __init__(self, who: Who, cause: Who, zone: Zone) -> None:
        super().__init__(frames.PANIC, who)
        self.cause: Who = cause  # who frightened them, if anybody
        self.zone: Zone = zone  # from where


class DrawHidden(Frame):
    """Which of these face-down markers `who` looks at."""

    __slots__ = ("markers",)

    def __init__(self, who: Who, markers: i64) -> None:
        super().__init__(frames.FIND, who)
        self.markers: i64 = markers  # as bits


class DrawFirst(Frame):
    """Which of these ambushers may react first."""

    __slots__ = ("ambushers", "enemy")

    def __init__(self, enemy: Who, ambushers: People) -> None:
        super().__init__(frames.FIRST, NOBODY)
        self.enemy: Who = enemy
        self.ambushers: People = ambushers  # as bits


MARKER: Final = DrawMarker()  # every match shares it
