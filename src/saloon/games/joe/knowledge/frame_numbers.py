"""Frames as seven numbers, as views and learners have them: the kind, who, whom, what, a deck, a zone, and the rest.

What a number means depends on the kind; only here, and where learners are told (docs/learn.md), is that of importance.
Why views have numbers rather than a Struct for each frame: ADR 10.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from saloon.games.joe.box.constants import NOBODY
from saloon.games.joe.position import frames
from saloon.games.joe.position.frames import Frame
from saloon.games.joe.position.nature_frames import (
    DealJoker,
    DrawCard,
    DrawFirst,
    DrawHidden,
    DrawMarker,
    DrawPanic,
    DrawStray,
)
from saloon.games.joe.position.own_frames import (
    AfterAction,
    AfterReaction,
    Begin,
    Blast,
    NextMarker,
    Reactions,
    Resume,
)
from saloon.games.joe.position.seat_frames import (
    AgreeToYield,
    CedeCharacter,
    ChooseReactor,
    Consent,
    HideMarker,
    KeepFound,
    MakeRoom,
    NamePrice,
    PlaceCharacter,
    PlaceMarker,
    PlaceObject,
    Reaction,
    Retreat,
    Shop,
    Spill,
    TakeReady,
    Turn,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

PURPOSE: Final = 15  # the bits of the rest that say what a card is for
SLOT: Final = 16  # times the firearm's place
LUCKY: Final = 64

Numbers = tuple[int, int, int, int, int, int, int]


def numbers_of(frame: Frame) -> Numbers:
    """A frame as numbers."""
    if frame.kind == frames.TURN:  # most are
        return packed(frame)
    if isinstance(frame, DrawCard):
        rest = frame.purpose + frame.slot * SLOT + (LUCKY if frame.lucky else 0)
        return packed(frame, frame.target, frame.weapon, frame.level, frame.zone, rest)
    if isinstance(frame, DrawStray):
        return packed(frame, frame.target, frame.weapon, frame.level, frame.zone, frame.result)
    if isinstance(frame, DrawPanic):
        return packed(frame, frame.cause, 0, 0, frame.zone)
    if isinstance(frame, DrawHidden):
        return packed(frame, NOBODY, frame.markers)
    if isinstance(frame, (DrawFirst, ChooseReactor, Reactions)):
        return packed(frame, frame.enemy, frame.ambushers)
    if isinstance(frame, (Reaction, AfterReaction)):
        return packed(frame, frame.enemy)
    if isinstance(frame, Resume):
        return packed(frame, NOBODY, frame.drawn)
    if isinstance(frame, Blast):
        return packed(frame, NOBODY, frame.inside, frame.level, frame.zone, frame.beside)
    return numbers_of_question(frame)


def numbers_of_question(frame: Frame) -> Numbers:
    """A frame that asks a seat for anything but a turn or a reaction; all that is left says no more than who."""
    if isinstance(frame, Retreat):
        return packed(frame, 0, 1 if frame.seeks_cover else 0, frame.left, frame.zone)
    if isinstance(frame, Shop):
        return packed(frame, NOBODY, frame.shoppers)
    if isinstance(frame, PlaceCharacter):
        return packed(frame, frame.character)
    if isinstance(frame, PlaceObject):
        return packed(frame, NOBODY, frame.thing + 1, frame.number, NOBODY, frame.copies)
    if isinstance(frame, (TakeReady, MakeRoom)):
        return packed(frame, NOBODY, frame.thing)
    if isinstance(frame, NamePrice):
        return packed(frame, frame.ally, frame.given)
    if isinstance(frame, Consent):
        return packed(frame, frame.asker, frame.given + 1, 0, NOBODY, frame.taken + 1)
    if isinstance(frame, CedeCharacter):
        return frame.kind, frame.donor, frame.seat, 0, 0, NOBODY, 0
    if isinstance(frame, AgreeToYield):
        return frame.kind, frame.seat, frame.side, frame.others, 0, NOBODY, 0
    return packed(frame)


def packed(
    frame: Frame, whom: i64 = NOBODY, what: i64 = 0, level: i64 = 0, zone: i64 = NOBODY, rest: i64 = 0
) -> Numbers:
    """The numbers of a frame that is about a character or nobody."""
    return frame.kind, frame.who, whom, what, level, zone, rest


def frame_of(numbers: tuple[int, ...]) -> Frame:
    """The frame that has these numbers."""
    kind, who, whom, what, level, zone, rest = numbers
    whole = kind, who, whom, what, level, zone, rest
    if kind < frames.NATURAL:
        return nature_frame(whole)
    return seat_frame(whole) if kind < frames.ASKING else own_frame(whole)


def nature_frame(numbers: Numbers) -> Frame:
    """What nature draws."""
    kind, who, whom, what, level, zone, rest = numbers
    if kind == frames.DEAL:
        return DealJoker(who)
    if kind == frames.MARKER:
        return DrawMarker()
    if kind == frames.CARD:
        return DrawCard(who, whom, what, level, zone, rest & PURPOSE, rest // SLOT & 3, rest & LUCKY != 0)
    if kind == frames.STRAY:
        return DrawStray(who, whom, what, level, zone, rest)
    if kind == frames.PANIC:
        return DrawPanic(who, whom, zone)
    return DrawHidden(who, what) if kind == frames.FIND else DrawFirst(whom, what)


def seat_frame(numbers: Numbers) -> Frame:
    """What a seat is asked."""
    kind, who, whom, what, level, zone, rest = numbers
    if kind == frames.TURN:
        return Turn(who)
    if kind == frames.REACT:
        return Reaction(who, whom)
    if kind == frames.REACTOR:
        return ChooseReactor(who, whom, what)
    if kind == frames.RETREAT:
        return Retreat(who, what != 0, level, zone)
    if kind == frames.SHOP:
        return Shop(who, what)
    if kind == frames.PLACE:
        return PlaceCharacter(who, whom) if whom >= 0 else place_frame(who, what, level, rest)
    if kind == frames.FOR:
        return NamePrice(who, whom, what)
    if kind == frames.CONSENT:
        return Consent(who, whom, what - 1, rest - 1)
    if kind == frames.CEDE:
        return CedeCharacter(who, whom)
    if kind == frames.YIELD:
        return AgreeToYield(who, whom, what)
    return small_question(kind, who, what)


def place_frame(who: i64, what: i64, number: i64, copies: i64) -> Frame:
    """Where an object lies or a marker is hidden."""
    return PlaceObject(who, what - 1, number, copies) if what else PlaceMarker(who)


def small_question(kind: i64, who: i64, what: i64) -> Frame:
    """A question about one object."""
    if kind == frames.OFFER:
        return TakeReady(who, what)
    if kind == frames.ROOM:
        return MakeRoom(who, what)
    if kind == frames.HIDE:
        return HideMarker(who)
    return Spill(who) if kind == frames.SPILL else KeepFound(who)


def own_frame(numbers: Numbers) -> Frame:
    """What happens by itself."""
    kind, who, whom, what, level, zone, rest = numbers
    if kind == frames.AFTER:
        return AfterAction(who)
    if kind == frames.RESUME:
        return Resume(who, what)
    if kind == frames.CALM:
        return AfterReaction(who, whom)
    if kind == frames.BLAST:
        return Blast(who, what, rest, level, zone)
    if kind == frames.REACTIONS:
        return Reactions(whom, what)
    return Begin() if kind == frames.BEGIN else NextMarker()
