"""What people ask of each other at a table: an offer to all who play, and requests of those who would like a seat.

None of it is stored. A house that is closed forgets it, as the next move makes an offer lapse: who still wants it asks
again.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from saloon.server.wire import Undone

OfferKind = Literal["draw", "unfinished", "pause", "takeback"]


class Offer:
    """Something that all who play must agree to."""

    def __init__(self, number: int, kind: OfferKind, seat: int, guest: str, asked: Sequence[str], seq: int) -> None:
        self.number = number
        self.kind = kind
        self.seat = seat  # whose it is
        self.guest = guest
        self.asked = list(asked)  # guests who have not agreed yet
        self.agreed = [guest]
        self.seq = seq  # the position that it is about
        self.back = 0  # moves that would be taken back
        self.undone: dict[int, list[Undone]] = {}  # which, as each of the seats that are asked may know


class Request:
    """Somebody would like to take over a seat."""

    def __init__(self, number: int, seat: int, guest: str, name: str) -> None:
        self.number = number
        self.seat = seat
        self.guest = guest
        self.name = name


class Asked:
    """All that is asked at one table."""

    def __init__(self) -> None:
        self._numbers = 0
        self._offer: Offer | None = None
        self._offered: tuple[int, set[str]] = (-1, set())  # who has offered something in the position at hand
        self.requests: list[Request] = []
        self.turned_down: set[str] = set()  # guests who are not to ask again

    def offer_at(self, seq: int) -> Offer | None:
        """The offer that stands in this position."""
        return self._offer if self._offer is not None and self._offer.seq == seq else None

    def may_offer(self, guest: str, seq: int) -> bool:
        """Whether a guest has not offered anything yet in this position: bots wait for answers, so it must end."""
        return self._offered[0] != seq or guest not in self._offered[1]

    def offer(self, kind: OfferKind, seat: int, guest: str, asked: Sequence[str], seq: int) -> Offer:
        """Somebody offers something, in the place of what stood before."""
        if self._offered[0] != seq:
            self._offered = seq, set()
        self._offered[1].add(guest)
        self._offer = Offer(self._next(), kind, seat, guest, asked, seq)
        return self._offer

    def lapse(self) -> None:
        """The offer is answered, withdrawn or too old."""
        self._offer = None

    def request(self, seat: int, guest: str, name: str) -> Request:
        """Somebody would like a seat, and no other one any more."""
        self.drop(guest)
        self.requests.append(Request(self._next(), seat, guest, name))
        return self.requests[-1]

    def drop(self, guest: str) -> bool:
        """Somebody has gone or got a seat; whether they had asked for one."""
        before = len(self.requests)
        self.requests = [request for request in self.requests if request.guest != guest]
        return len(self.requests) != before

    def _next(self) -> int:
        self._numbers += 1
        return self._numbers
