"""A character's sheet and figure, and what it carries (JOE-5..7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.games.joe.box.constants import ABSENT, AWAKE, FREE, GUNS, HELD, NOBODY, NOTHING, PLAYING
from saloon.games.joe.box.object_code import KIND, worth
from saloon.kernel.bits import only

if TYPE_CHECKING:
    from mypy_extensions import i64

    from saloon.games.joe.box.numbers import Kind, Seat, Side, Thing, Zone


class Character:
    """A character's sheet and figure (JOE-5)."""

    def __init__(self) -> None:
        self.status: i64 = ABSENT
        self.seat: Seat = NOBODY
        self.side: Side = NOBODY
        self.zone: Zone = NOBODY
        self.wounds: i64 = 0
        self.first_gun: i64 = NOTHING
        self.second_gun: i64 = NOTHING
        self.first_pocket: i64 = NOTHING
        self.second_pocket: i64 = NOTHING
        self.last_gun: i64 = 0  # which of the two was fired last; 0 for none
        self.ambush: bool = False
        self.exposed: bool = False  # fired outward since its last activation began (JOE-R8)
        self.asleep: i64 = AWAKE
        self.bound: i64 = FREE
        self.stunned: bool = False
        self.shaken: i64 = 0  # action points it will lack
        self.nervous: i64 = 0  # activations that must end before it takes an ambush again
        self.joker: i64 = NOBODY  # the card
        self.order: i64 = HELD
        self.knowers: i64 = 0  # seats that know the card, as bits

    def copy(self) -> Character:
        """An independent copy."""
        other = Character()
        other.status = self.status
        other.seat = self.seat
        other.side = self.side
        other.zone = self.zone
        other.wounds = self.wounds
        other.first_gun = self.first_gun
        other.second_gun = self.second_gun
        other.first_pocket = self.first_pocket
        other.second_pocket = self.second_pocket
        other.last_gun = self.last_gun
        other.ambush = self.ambush
        other.exposed = self.exposed
        other.asleep = self.asleep
        other.bound = self.bound
        other.stunned = self.stunned
        other.shaken = self.shaken
        other.nervous = self.nervous
        other.joker = self.joker
        other.order = self.order
        other.knowers = self.knowers
        return other

    def able(self) -> bool:
        """Whether it can act at all: neither asleep nor bound."""
        return self.status == PLAYING and self.asleep == AWAKE and self.bound == FREE

    # What it carries --------------------------------------------------------------------------------------------

    def holds(self, kind: Kind) -> bool:
        """Whether it carries an object of this kind."""
        if kind < GUNS:
            return self.first_gun & KIND == kind or self.second_gun & KIND == kind
        return kind in (self.first_pocket, self.second_pocket)

    def kinds(self) -> i64:
        """The kinds of what it carries, as bits."""
        found: i64 = 0
        if self.first_gun != NOTHING:
            found |= only(self.first_gun & KIND)
        if self.second_gun != NOTHING:
            found |= only(self.second_gun & KIND)
        if self.first_pocket != NOTHING:
            found |= only(self.first_pocket)
        if self.second_pocket != NOTHING:
            found |= only(self.second_pocket)
        return found

    def has_room(self, kind: Kind) -> bool:
        """Whether one more object of this kind fits (JOE-6)."""
        if kind < GUNS:
            return NOTHING in (self.first_gun, self.second_gun)
        return NOTHING in (self.first_pocket, self.second_pocket)

    def stow(self, thing: Thing) -> None:
        """Put an object where there is room for it."""
        if thing & KIND < GUNS:
            if self.first_gun == NOTHING:
                self.first_gun = thing
            else:
                self.second_gun = thing
        elif self.first_pocket == NOTHING:
            self.first_pocket = thing
        else:
            self.second_pocket = thing

    def give_up(self, kind: Kind) -> Thing:
        """Let go of an object of this kind; of two firearms alike the worse one."""
        if kind < GUNS:
            return self.give_up_gun(self.worse_gun(kind))
        thing = kind
        if self.second_pocket == kind:
            self.second_pocket = NOTHING
        else:
            self.first_pocket = self.second_pocket
            self.second_pocket = NOTHING
        return thing

    def give_up_gun(self, slot: i64) -> Thing:
        """Let go of the first or the second firearm."""
        thing = self.gun(slot)
        if slot == 1:
            self.first_gun = self.second_gun
        self.second_gun = NOTHING
        self.last_gun = 0 if self.last_gun in (slot, 0) else 1
        return thing

    def gun(self, slot: i64) -> Thing:
        """The first or the second firearm."""
        return self.first_gun if slot == 1 else self.second_gun

    def set_gun(self, slot: i64, thing: Thing) -> None:
        """Change its rounds or jam it."""
        if slot == 1:
            self.first_gun = thing
        else:
            self.second_gun = thing

    def better_gun(self, kind: Kind) -> i64:
        """Which firearm is meant by a kind: a working one, then the fuller, then the first; 0 if there is none."""
        first = self.first_gun & KIND == kind
        second = self.second_gun & KIND == kind
        if first and second:
            return 2 if worth(self.second_gun) > worth(self.first_gun) else 1
        return 1 if first else 2 if second else 0

    def worse_gun(self, kind: Kind) -> i64:
        """The other one of two alike."""
        better = self.better_gun(kind)
        other = 3 - better
        return other if better and self.gun(other) & KIND == kind else better
