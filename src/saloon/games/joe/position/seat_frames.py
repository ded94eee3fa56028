"""Frames that ask a seat: the player of `who`, or a seat by its number."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from saloon.games.joe.box.constants import CAST, NOBODY
from saloon.games.joe.position import frames
from saloon.games.joe.position.frames import Frame

if TYPE_CHECKING:
    from mypy_extensions import i64

    from saloon.games.joe.box.numbers import Kind, People, Seat, Side, Thing, Who, Zone


class Shop(Frame):
    """`who` is equipped."""

    __slots__ = ("shoppers",)

    def __init__(self, who: Who, shoppers: People) -> None:
        super().__init__(frames.SHOP, who)
        self.shoppers: People = shoppers  # the characters who may still buy, as bits


class HideMarker(Frame):
    """`who` chooses which marker to hide next."""

    __slots__ = ()

    def __init__(self, who: Who) -> None:
        super().__init__(frames.HIDE, who)


class PlaceCharacter(Frame):
    """`who` chooses where a character begins."""

    __slots__ = ("character",)

    def __init__(self, who: Who, character: Who) -> None:
        super().__init__(frames.PLACE, who)
        self.character: Who = character


class PlaceObject(Frame):
    """`who` chooses where an object lies."""

    __slots__ = ("copies", "number", "thing")

    def __init__(self, who: Who, thing: Thing, number: i64, copies: i64) -> None:
        super().__init__(frames.PLACE, who)
        self.thing: Thing = thing
        self.number: i64 = number  # of the placing in the scenario
        self.copies: i64 = copies


class PlaceMarker(Frame):
    """`who` chooses where a marker is hidden."""

    __slots__ = ()

    def __init__(self, who: Who) -> None:
        super().__init__(frames.PLACE, who)


class TakeReady(Frame):
    """`who` may take an object that lies ready."""

    __slots__ = ("thing",)

    def __init__(self, who: Who, thing: Thing) -> None:
        super().__init__(frames.OFFER, who)
        self.thing: Thing = thing


class Turn(Frame):
    """`who` acts."""

    __slots__ = ()

    def __init__(self, who: Who) -> None:
        super().__init__(frames.TURN, who)


class Reaction(Frame):
    """`who`, in ambush, may react to an enemy."""

    __slots__ = ("enemy",)

    def __init__(self, who: Who, enemy: Who) -> None:
        super().__init__(frames.REACT, who)
        self.enemy: Who = enemy


class ChooseReactor(Frame):
    """Which of several ambushers of a player reacts; `who` is one of them."""

    __slots__ = ("ambushers", "enemy")

    def __init__(self, who: Who, enemy: Who, ambushers: People) -> None:
        super().__init__(frames.REACTOR, who)
        self.enemy: Who = enemy
        self.ambushers: People = ambushers  # as bits


class Retreat(Frame):
    """`who` retreats from a zone."""

    __slots__ = ("left", "seeks_cover", "zone")

    def __init__(self, who: Who, seeks_cover: bool, left: i64, zone: Zone) -> None:
        super().__init__(frames.RETREAT, who)
        self.seeks_cover: bool = seeks_cover
        self.left: i64 = left  # how many zones further
        self.zone: Zone = zone


class Spill(Frame):
    """`who` drops a pocket object."""

    __slots__ = ()

    def __init__(self, who: Who) -> None:
        super().__init__(frames.SPILL, who)


class MakeRoom(Frame):
    """`who` drops something to make room for an object."""

    __slots__ = ("thing",)

    def __init__(self, who: Who, thing: Thing) -> None:
        super().__init__(frames.ROOM, who)
        self.thing: Thing = thing


class NamePrice(Frame):
    """`who` names what it wants in exchange."""

    __slots__ = ("ally", "given")

    def __init__(self, who: Who, ally: Who, given: Kind) -> None:
        super().__init__(frames.FOR, who)
        self.ally: Who = ally
        self.given: Kind = given


class Consent(Frame):
    """`who` agrees to give and take, or does not."""

    __slots__ = ("asker", "given", "taken")

    def __init__(self, who: Who, asker: Who, given: Kind, taken: Kind) -> None:
        super().__init__(frames.CONSENT, who)
        self.asker: Who = asker
        self.given: Kind = given  # the kind that it would get; NOBODY for none
        self.taken: Kind = taken  # the kind that it would give


class KeepFound(Frame):
    """`who` takes the marker it looked at, or leaves it."""

    __slots__ = ()

    def __init__(self, who: Who) -> None:
        super().__init__(frames.FOUND, who)


class CedeCharacter(Frame):
    """A seat gives a character to another seat."""

    __slots__ = ("donor", "seat")

    def __init__(self, donor: Seat, seat: Seat) -> None:
        super().__init__(frames.CEDE, NOBODY)
        self.donor: Seat = donor
        self.seat: Seat = seat


class AgreeToYield(Frame):
    """A seat agrees to surrender with its side, or does not."""

    __slots__ = ("others", "seat", "side")

    def __init__(self, seat: Seat, side: Side, others: i64) -> None:
        super().__init__(frames.YIELD, NOBODY)
        self.seat: Seat = seat
        self.side: Side = side
        self.others: i64 = others  # seats that are asked next, as bits


TURNS: Final = [Turn(who) for who in range(CAST)]  # every match shares them
