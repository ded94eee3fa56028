"""What houses of one database tell each other, because it changes what another one has in memory."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

import msgspec
from msgspec import Struct


class Renamed(Struct, frozen=True, tag="renamed"):
    """A guest has another name."""

    guest: str
    old: str
    new: str


class Erased(Struct, frozen=True, tag="erased"):
    """Guests are gone."""

    guests: tuple[str, ...]


class SignedOut(Struct, frozen=True, tag="signed out"):
    """All earlier cookies of a guest are nobody's."""

    guest: str


class Deleted(Struct, frozen=True, tag="deleted"):
    """Matches are gone."""

    matches: tuple[str, ...]


News = Renamed | Erased | SignedOut | Deleted
Hear = Callable[[News], Awaitable[None]]

read_news: Final = msgspec.json.Decoder(News).decode


def guests_in(news: News) -> tuple[str, ...]:
    """The guests of whom nothing is true any more that was known before."""
    match news:
        case Erased(guests):
            return guests
        case Renamed(guest) | SignedOut(guest):
            return (guest,)
        case Deleted():
            return ()
