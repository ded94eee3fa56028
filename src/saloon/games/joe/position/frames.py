"""Frames: what is still to be decided or done, one upon the other. They never change, so that copies share them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from saloon.games.joe.box.constants import CAST, NOBODY

if TYPE_CHECKING:
    from mypy_extensions import i64

# What is to be decided or done: first by nature, then by a seat, then by itself.
DEAL: Final = 0  # nature: deal a joker to `who`
MARKER: Final = 1  # nature: draw an activation marker
CARD: Final = 2  # nature: draw a shot card
STRAY: Final = 3  # nature: who else is hit
PANIC: Final = 4  # nature: draw a panic card for `who`
FIND: Final = 5  # nature: which face-down marker `who` looks at
FIRST: Final = 6  # nature: which ambusher reacts first
NATURAL: Final = 7  # frames below are nature's
SHOP: Final = 7  # the seat of `who` buys gear
HIDE: Final = 8  # the seat of `who` chooses which marker to hide next
PLACE: Final = 9  # the seat of `who` places itself, or objects
OFFER: Final = 10  # `who` may take an object that lies ready
TURN: Final = 11  # `who` acts
REACT: Final = 12  # `who`, in ambush, may react to `whom`
REACTOR: Final = 13  # which of several ambushers reacts
RETREAT: Final = 14  # `who` retreats
SPILL: Final = 15  # `who` drops a pocket object
ROOM: Final = 16  # `who` drops something to make room for `what`
FOR: Final = 17  # `who` names what it wants in exchange
CONSENT: Final = 18  # the seat of `who` agrees or not
FOUND: Final = 19  # `who` takes the marker it looked at, or leaves it
CEDE: Final = 20  # the seat `who` gives a character to the seat `whom`
YIELD: Final = 21  # the seat `who` agrees to surrender, or not
ASKING: Final = 22  # frames below ask a seat; from here on they run by themselves
NEXT: Final = 22  # the next marker, round or scenario
AFTER: Final = 23  # an action of `who` is done
RESUME: Final = 24  # reactions are over, `who` goes on
CALM: Final = 25  # a reaction of `who` is done
BLAST: Final = 26  # the next victim of an explosion
BEGIN: Final = 27  # everybody is in place
REACTIONS: Final = 28  # those of `what` who lie in ambush may react to `whom`
WORDS: Final = (
    "deal",
    "marker",
    "card",
    "stray",
    "panic",
    "find",
    "first",
    "shop",
    "hide",
    "place",
    "offer",
    "turn",
    "react",
    "reactor",
    "retreat",
    "spill",
    "room",
    "for",
    "consent",
    "found",
    "cede",
    "yield",
    "next",
    "after",
    "resume",
    "calm",
    "blast",
    "begin",
    "reactions",
)

# What a shot card is drawn for (`more`), beside the weapon.
FOR_TARGET: Final = 0
FOR_STRAY: Final = 1
FOR_LOCK: Final = 2
FOR_FUSE: Final = 3  # whether dynamite goes off
FOR_VICTIM: Final = 4  # of an explosion
FOR_REPAIR: Final = 5
FOR_STAB: Final = 6
PURPOSE: Final = 15
SLOT: Final = 16  # times the firearm's place
FALLEN: Final = 3  # the place of one that was dropped before its card was drawn
LUCKY: Final = 64  # drawn again by the devil's luck


class Frame:
    """One thing to be decided or done."""

    __slots__ = ("kind", "level", "more", "what", "where", "who", "whom")

    def __init__(self, kind: i64, who: i64, whom: i64, what: i64, level: i64, where: i64, more: i64) -> None:
        self.kind: i64 = kind
        self.who: i64 = who
        self.whom: i64 = whom
        self.what: i64 = what
        self.level: i64 = level
        self.where: i64 = where
        self.more: i64 = more


def slot_of(frame: Frame) -> i64:
    """The place of the firearm for which a card is drawn."""
    return frame.more >> 4 & 3


PLAIN: Final = [  # frames that say only what and who: every match shares them
    Frame(kind, who, NOBODY, 0, 0, NOBODY, 0) for kind in range(len(WORDS)) for who in range(NOBODY, CAST)
]
