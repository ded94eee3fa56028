"""What happens in Dynamit Joe, told as a story of its characters."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from saloon.kernel.events import Event, Seat


class Opened(Event, frozen=True):
    """A scenario begins."""

    scenario: str
    number: int  # of the campaign's scenarios, from 1
    of: int


class Dealt(Event, frozen=True):
    """A character was dealt a joker, which only its player may see (JOE-8)."""

    seat: Seat
    character: str
    card: str | None

    def seen_by(self, seat: int | None) -> Dealt:
        """The card is secret even from team mates."""
        return self if seat == self.seat else replace(self, card=None)


class Bought(Event, frozen=True):
    """A character was equipped (JOE-46)."""

    character: str
    thing: str
    price: int


class Placed(Event, frozen=True):
    """A character stands where it begins."""

    character: str
    zone: str


class Laid(Event, frozen=True):
    """An object was put into a zone before the first round."""

    thing: str
    zone: str


class Hid(Event, frozen=True):
    """A marker was hidden face down; what it is only its side knows (JOE-56)."""

    zone: str
    thing: str | None
    knowers: tuple[int, ...]

    def seen_by(self, seat: int | None) -> Hid:
        """The others see that something lies there."""
        return self if seat in self.knowers else replace(self, thing=None)


class Round(Event, frozen=True):
    """All markers are back in the cup (JOE-11)."""

    number: int


class Activated(Event, frozen=True):
    """A character's marker was drawn."""

    character: str
    points: int


class Passed(Event, frozen=True):
    """A character's marker was drawn, and it does nothing."""

    character: str
    reason: Literal["asleep", "bound", "stunned", "spent", "stays"]


class Rested(Event, frozen=True):
    """A character's turn is over."""

    character: str


class Walked(Event, frozen=True):
    """A character went to the next zone, with somebody tied if it drags one along."""

    character: str
    zone: str
    drags: str | None


class Attacked(Event, frozen=True):
    """A character attacks: with which weapon, whom or what, and how hard it is."""

    character: str
    weapon: str
    target: str
    level: Literal["easy", "medium", "hard"]
    way: Literal["shoot", "double", "throw", "stab", "snap"]


class Drew(Event, frozen=True):
    """A shot card was drawn: what it says for the weapon, and about whom."""

    card: str
    result: str
    target: str | None


class Jammed(Event, frozen=True):
    """A firearm jams."""

    character: str
    gun: str


class Strayed(Event, frozen=True):
    """A shot that missed may hit somebody else (JOE-39)."""

    character: str


class Exploded(Event, frozen=True):
    """Dynamite goes off."""

    zone: str


class Fizzled(Event, frozen=True):
    """Dynamite does not go off, and stays there (JOE-35)."""

    zone: str


class Wounded(Event, frozen=True):
    """A character takes wounds."""

    character: str
    wounds: int
    total: int


class Died(Event, frozen=True):
    """A character is dead."""

    character: str


class Panicked(Event, frozen=True):
    """A character draws a panic card."""

    character: str
    card: str
    effect: str


class Fled(Event, frozen=True):
    """A character retreats to a zone."""

    character: str
    zone: str


class Cracked(Event, frozen=True):
    """A lock or bars give way."""

    zone: str
    beyond: str


class Freed(Event, frozen=True):
    """Somebody who was tied or locked up is free."""

    character: str


class Reloaded(Event, frozen=True):
    """One more round is in a firearm."""

    character: str
    gun: str
    rounds: int


class Repaired(Event, frozen=True):
    """A firearm was repaired, or was not, or is lost (JOE-44)."""

    character: str
    gun: str
    how: Literal["works", "fails", "lost"]


class Drank(Event, frozen=True):
    """A character drank whisky."""

    character: str
    wounds: int


class Picked(Event, frozen=True):
    """A character picked something up."""

    character: str
    thing: str


class Dropped(Event, frozen=True):
    """A character let something fall."""

    character: str
    thing: str
    zone: str


class Asked(Event, frozen=True):
    """A character asks an ally for something, or offers it something (JOE-22)."""

    character: str
    ally: str
    gives: str | None
    takes: str | None


class Declined(Event, frozen=True):
    """The ally does not want to."""

    character: str
    ally: str


class Handed(Event, frozen=True):
    """An object went from one character to another, or was taken from the dead."""

    giver: str
    taker: str
    thing: str


class Looked(Event, frozen=True):
    """A character looked at a face-down marker (JOE-56)."""

    seat: Seat
    character: str
    thing: str | None

    def seen_by(self, seat: int | None) -> Looked:
        """Only its player sees what it is."""
        return self if seat == self.seat else replace(self, thing=None)


class Left(Event, frozen=True):
    """A character left what it looked at."""

    character: str


class Waited(Event, frozen=True):
    """A character lies in ambush."""

    character: str


class Reacted(Event, frozen=True):
    """Somebody in ambush interrupts an enemy."""

    character: str
    enemy: str


class Woke(Event, frozen=True):
    """Somebody who was waiting joins in."""

    character: str
    reason: Literal["sight", "noise", "attack"]


class Joker(Event, frozen=True):
    """A character's joker is used, and seen by all."""

    character: str
    card: str
    effect: str


class Ordered(Event, frozen=True):
    """A player arms a joker or holds it back, which nobody else sees."""

    seat: Seat
    character: str
    armed: bool

    def seen_by(self, seat: int | None) -> Ordered | None:
        """Nobody else learns of it."""
        return self if seat == self.seat else None


class Yielded(Event, frozen=True):
    """A seat agrees to its side's surrender, or does not."""

    seat: Seat
    agrees: bool


class Surrendered(Event, frozen=True):
    """A character gives itself up (JOE-47)."""

    character: str


class Escaped(Event, frozen=True):
    """A character left the board for good, with gold or without."""

    character: str
    gold: int


class Ceded(Event, frozen=True):
    """A player took over somebody else's character (JOE-42)."""

    giver: Seat
    taker: Seat
    character: str


class Ended(Event, frozen=True):
    """A scenario is over."""

    scenario: str
    winners: tuple[str, ...]  # sides
    reason: str


JoeEvent = (
    Opened
    | Dealt
    | Bought
    | Placed
    | Laid
    | Hid
    | Round
    | Activated
    | Passed
    | Rested
    | Walked
    | Attacked
    | Drew
    | Jammed
    | Strayed
    | Exploded
    | Fizzled
    | Wounded
    | Died
    | Panicked
    | Fled
    | Cracked
    | Freed
    | Reloaded
    | Repaired
    | Drank
    | Picked
    | Dropped
    | Asked
    | Declined
    | Handed
    | Looked
    | Left
    | Waited
    | Reacted
    | Woke
    | Joker
    | Ordered
    | Yielded
    | Surrendered
    | Escaped
    | Ceded
    | Ended
)
