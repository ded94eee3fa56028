"""Frames: what is still to be decided or done, one upon the other. They never change, so that copies share them.

Each kind is a class of its own: what nature draws (nature_frames.py), what a seat is asked (seat_frames.py), and what
happens by itself (own_frames.py).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

# Kinds of frames: first those of nature, then those that ask a seat, then those that run by themselves.
DEAL: Final = 0
MARKER: Final = 1
CARD: Final = 2
STRAY: Final = 3
PANIC: Final = 4
FIND: Final = 5
FIRST: Final = 6
NATURAL: Final = 7  # frames below are nature's
SHOP: Final = 7
HIDE: Final = 8
PLACE: Final = 9
OFFER: Final = 10
TURN: Final = 11
REACT: Final = 12
REACTOR: Final = 13
RETREAT: Final = 14
SPILL: Final = 15
ROOM: Final = 16
FOR: Final = 17
CONSENT: Final = 18
FOUND: Final = 19
CEDE: Final = 20
YIELD: Final = 21
ASKING: Final = 22  # frames below ask a seat
NEXT: Final = 22
AFTER: Final = 23
RESUME: Final = 24
CALM: Final = 25
BLAST: Final = 26
BEGIN: Final = 27
REACTIONS: Final = 28
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


class Frame:
    """One thing to be decided or done: its kind, and the character whom it is about, if any."""

    __slots__ = ("kind", "who")

    def __init__(self, kind: i64, who: i64) -> None:
        self.kind: i64 = kind
        self.who: i64 = who
