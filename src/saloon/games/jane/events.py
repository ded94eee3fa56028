"""What happens in Dexterity Jane."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from saloon.games.jane.cards import Hand
from saloon.kernel.events import Event, Seat


class Endowed(Event, frozen=True):
    """A seat was given a coin, which only it may look at (DJ-40)."""

    seat: Seat
    value: int | None

    def seen_by(self, seat: int | None) -> Endowed:
        """The value is the owner's secret."""
        return self if seat == self.seat else replace(self, value=None)


class Flipped(Event, frozen=True):
    """The Sheriff token shows the hand that is resolved first (DJ-41)."""

    hand: Hand


class Dealt(Event, frozen=True):
    """A card was dealt face down; its number is told only where players agreed to show it (DJ-6, DJ-R2)."""

    seat: Seat
    card: int | None


class Revealed(Event, frozen=True):
    """All cards of the round were turned up (DJ-7)."""

    round: int
    cards: tuple[int, ...]


class Locked(Event, frozen=True):
    """A seat locked its hands, as the `place`-th to act (DJ-19); the digits are its secret until they are checked."""

    seat: Seat
    place: int | None  # None without a race (DJ-R14)
    move: str | None

    def seen_by(self, seat: int | None) -> Locked:
        """Nobody can copy a lock (DJ-R13)."""
        return self if seat == self.seat else replace(self, move=None)


class Shot(Event, frozen=True):
    """A seat performed a stick-up, or two at once; None for a hand that does not shoot (DJ-45, DJ-49)."""

    seat: Seat
    place: int
    left: Seat | None
    right: Seat | None


class Passed(Event, frozen=True):
    """A seat does nothing in this round (DJ-R3)."""

    seat: Seat


class Barred(Event, frozen=True):
    """A seat is the last: it can no longer act, and verifies (DJ-21)."""

    seat: Seat


class StuckUp(Event, frozen=True):
    """A stick-up was verified: it succeeds if the bullets of that hand are odd (DJ-53)."""

    seat: Seat
    victim: Seat
    hand: Hand
    bullets: int
    success: bool


class Spared(Event, frozen=True):
    """A seat has no coin to lose (DJ-55)."""

    seat: Seat


class Took(Event, frozen=True):
    """A seat took a face-down coin by its place; who has owned it knows its value (DJ-54)."""

    seat: Seat
    loser: Seat
    place: int
    value: int | None
    known_to: tuple[int, ...]

    def seen_by(self, seat: int | None) -> Took:
        """Only who owns or has owned the coin knows it."""
        return self if seat in self.known_to else replace(self, value=None)


class Sorted(Event, frozen=True):
    """First step: the cards of the left and of the right hand (DJ-24)."""

    left: tuple[int, ...]
    right: tuple[int, ...]


class Cancelled(Event, frozen=True):
    """Second step: two identical cards were discarded (DJ-25)."""

    hand: Hand
    cards: tuple[int, int]


class Cleared(Event, frozen=True):
    """Third step: an open hand was left, so all cards of that hand were discarded (DJ-26)."""

    hand: Hand
    cards: tuple[int, ...]


class Settled(Event, frozen=True):
    """What is left shows the answer, written as a lock."""

    answer: str


class Checked(Event, frozen=True):
    """Fourth and fifth step: a lock was compared with the answer, in the order of locking (DJ-27)."""

    seat: Seat
    move: str
    right: bool


class Won(Event, frozen=True):
    """A seat took the Round tile, worth its number (DJ-27, DJ-31)."""

    seat: Seat
    tile: int


class Rewarded(Event, frozen=True):
    """A seat took a Hand card from the discard pile, worth 1 (DJ-29)."""

    seat: Seat


class Fined(Event, frozen=True):
    """A seat gave one of its Hand cards back for a wrong lock (DJ-R12)."""

    seat: Seat


class Discarded(Event, frozen=True):
    """Nobody took the Round tile (DJ-28)."""

    tile: int


class Ended(Event, frozen=True):
    """The tenth round is over; all coins are turned up (DJ-33, DJ-58)."""

    reason: Literal["counted"]


JaneEvent = (
    Endowed
    | Flipped
    | Dealt
    | Revealed
    | Locked
    | Shot
    | Passed
    | Barred
    | StuckUp
    | Spared
    | Took
    | Sorted
    | Cancelled
    | Cleared
    | Settled
    | Checked
    | Won
    | Rewarded
    | Fined
    | Discarded
    | Ended
)
