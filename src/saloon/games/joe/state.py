"""A position of Dynamit Joe: the characters, what lies around, the decks, and the stack of what is still to be decided.

Every interruption is a frame on one stack: a card to be drawn, a reaction, a retreat, an ally's consent. The top frame
says who is asked; when it is answered, the one below goes on. Frames never change, so that a copy shares them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from saloon.games.joe.things import (
    ABSENT,
    ASKING,
    AWAKE,
    CAST,
    F_CEDE,
    F_YIELD,
    FRAMES,
    FREE,
    FULL_DECK,
    FULL_JOKERS,
    FULL_PANIC,
    GUNS,
    HELD,
    NATURAL,
    NOBODY,
    NOTHING,
    PLAYING,
)
from saloon.games.joe.village import WORD, Village
from saloon.kernel.bits import only
from saloon.kernel.state import NATURE_BIT, State, Tell

if TYPE_CHECKING:
    from mypy_extensions import i64

    from saloon.games.joe.view import JoeView

KIND: Final = 15  # the bits of an object that say its kind


class Terms:
    """What seats and options settle for the whole match."""

    def __init__(self, seats: i64, chapters: list[Setting]) -> None:
        self.seats: i64 = seats
        self.chapters: list[Setting] = chapters  # one scenario, or those of a campaign (JOE-48)
        self.adoption: bool = False  # JOE-42
        self.slow_windows: bool = False  # JOE-43
        self.hard_repairs: bool = False  # JOE-44
        self.wounds_slow: bool = False  # JOE-45
        self.budget: i64 = 0  # JOE-46: dollars a character; 0 for the printed gear
        self.reshuffle: bool = False  # JOE-R5
        self.both_ways: bool = False  # JOE-R7
        self.blasted_locks: bool = False  # JOE-R11
        self.narrow_blast: bool = False  # JOE-R12
        self.sides_only: bool = False  # JOE-R19
        self.last_round: i64 = 0  # JOE-R28
        self.counted: bool = True  # whether players know that round
        self.quiet_rounds: i64 = 0  # JOE-R28; 0 for no such end
        self.gold: bytes = b"\1\2\3"  # JOE-R1


class Setting:
    """A scenario with its seats: who is who's, where they start, and what they are after."""

    def __init__(self, village: Village, name: str) -> None:
        self.village: Village = village
        self.name: str = name
        self.sides: i64 = 0
        self.side_names: list[str] = []
        self.side: list[int] = [NOBODY] * CAST
        self.seat: list[int] = [NOBODY] * CAST
        self.seat_side: list[int] = []
        self.members: list[int] = []  # the characters of each side, as bits
        self.present: i64 = 0  # all of them
        self.gear: list[list[int]] = [[]] * CAST  # what each starts with
        self.order: list[int] = []  # in which they are placed
        self.placers: list[int] = list(range(CAST))  # whose player chooses the zone
        self.start: list[bytes] = [b""] * CAST  # zones to choose from
        self.unseen: i64 = 0  # who must start out of sight of enemies (JOE-55)
        self.ambush: i64 = 0
        self.asleep: list[int] = [AWAKE] * CAST
        self.bound: list[int] = [FREE] * CAST
        self.ropes: bool = False  # whether anybody starts tied
        self.first_round: i64 = 0  # whose markers are in the cup then
        self.hidden: list[int] = []  # the kinds of the face-down markers (JOE-56)
        self.lying: list[int] = []  # objects with their zones
        self.placed: list[tuple[int, int, int, bytes]] = []  # a character, the object that it places, how many, where
        self.offered: list[tuple[int, int]] = []  # a character, and an object that it may take
        self.hider: i64 = NOBODY  # who hides the face-down markers (JOE-56), and where
        self.hiding_places: bytes = b""
        self.leavers: i64 = 0  # sides that may leave the board, as bits
        self.last_side: bool = False  # JOE-R18: the last side wins, rather than the first goal
        self.heist: i64 = NOBODY  # the side that steals for a share of the gold (JOE-R20)
        self.guards: i64 = NOBODY  # the side that keeps gold from all others (JOE-R21)
        self.targets: list[int] = []  # of each side: whom it must see out of the match, as bits
        self.rescued: list[int] = []  # of each side: who must be alive and free
        self.preventer: i64 = NOBODY  # the side that wins at the last round (JOE-R28)


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


PLAIN: Final = [  # frames that say only what and who: every match shares them
    Frame(kind, who, NOBODY, 0, 0, NOBODY, 0) for kind in range(len(FRAMES)) for who in range(NOBODY, CAST)
]


class Character:
    """A character's sheet and figure (JOE-5)."""

    def __init__(self) -> None:
        self.status: i64 = ABSENT
        self.seat: i64 = NOBODY
        self.side: i64 = NOBODY
        self.zone: i64 = NOBODY
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

    def plays(self) -> bool:
        """Whether it is alive and on the board."""
        return self.status == PLAYING

    def able(self) -> bool:
        """Whether it can act at all: neither asleep nor bound."""
        return self.status == PLAYING and self.asleep == AWAKE and self.bound == FREE

    # What it carries --------------------------------------------------------------------------------------------

    def holds(self, kind: i64) -> bool:
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

    def has_room(self, kind: i64) -> bool:
        """Whether one more object of this kind fits (JOE-6)."""
        if kind < GUNS:
            return NOTHING in (self.first_gun, self.second_gun)
        return NOTHING in (self.first_pocket, self.second_pocket)

    def stow(self, thing: i64) -> None:
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

    def give_up(self, kind: i64) -> i64:
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

    def give_up_gun(self, slot: i64) -> i64:
        """Let go of the first or the second firearm."""
        thing = self.gun(slot)
        if slot == 1:
            self.first_gun = self.second_gun
        self.second_gun = NOTHING
        self.last_gun = 0 if self.last_gun in (slot, 0) else 1
        return thing

    def gun(self, slot: i64) -> i64:
        """The first or the second firearm."""
        return self.first_gun if slot == 1 else self.second_gun

    def set_gun(self, slot: i64, thing: i64) -> None:
        """Change its rounds or jam it."""
        if slot == 1:
            self.first_gun = thing
        else:
            self.second_gun = thing

    def better_gun(self, kind: i64) -> i64:
        """Which firearm is meant by a kind: a working one, then the fuller, then the first; 0 if there is none."""
        first = self.first_gun & KIND == kind
        second = self.second_gun & KIND == kind
        if first and second:
            return 2 if worth(self.second_gun) > worth(self.first_gun) else 1
        return 1 if first else 2 if second else 0

    def worse_gun(self, kind: i64) -> i64:
        """The other one of two alike."""
        better = self.better_gun(kind)
        other = 3 - better
        return other if better and self.gun(other) & KIND == kind else better


def worth(gun: i64) -> i64:
    """What makes a firearm better than another of its kind: that it works, then its rounds."""
    return gun >> 4 if gun < 256 else (gun >> 4 & 15) - 16


class Position(State):
    """The state of a match, without its rules."""

    def __init__(self, terms: Terms) -> None:
        self.terms: Terms = terms
        self.setting: Setting = terms.chapters[0]
        self.village: Village = self.setting.village
        self.chapter: i64 = 0
        self.points: list[int] = [0] * terms.seats  # scenarios won (JOE-48)
        self.seat_side: list[int] = []  # for which side each seat plays
        self.cast: list[Character] = []
        self.stack: list[Frame] = []
        self.movers: i64 = 0
        self.tell: Tell | None = None  # who listens while a move is made
        self.shown: dict[int | None, JoeView] | None = None  # views that were asked for since the last move (view.py)
        self.low: i64 = 0  # zones in which somebody stands, in two words
        self.high: i64 = 0
        self.ground: list[int] = []  # objects that lie around, each with its zone
        self.hidden_zone: list[int] = []  # face-down markers (JOE-56), in the order of hiding
        self.hidden_kind: list[int] = []
        self.hidden_known: list[int] = []  # seats that know a marker, as bits
        self.to_hide: list[int] = []  # kinds that the hider still has
        self.hiding: i64 = NOBODY  # the kind that it is about to place
        self.found: i64 = NOBODY  # the marker that somebody looks at
        self.supply: list[int] = []  # markers of each kind on the price list that are left
        self.spent: list[int] = []  # markers of each kind that are out of the match
        self.purses: list[int] = []  # what each side may still spend (JOE-46)
        self.easy: i64 = FULL_DECK
        self.medium: i64 = FULL_DECK
        self.hard: i64 = FULL_DECK
        self.panic: i64 = FULL_PANIC
        self.jokers: i64 = FULL_JOKERS  # not dealt
        self.closed: i64 = 0  # locks that nobody has opened yet, as bits
        self.round: i64 = 0
        self.cup: i64 = 0  # markers still to be drawn this round, as bits
        self.active: i64 = NOBODY
        self.points_left: i64 = 0  # action points of the active character
        self.acted: bool = False  # whether it has made its first action
        self.aimed: bool = False  # a marksman's next attack is easier
        self.ordered: bool = False  # whether it has changed its joker's order in this activation
        self.refusers: i64 = 0  # allies who refused something in this activation, as bits
        self.yielders: i64 = 0  # sides that thought about surrender in this round, as bits
        self.fought: bool = False  # whether there was an attack in this round
        self.quiet: i64 = 0  # rounds without one
        self.stirred: bool = True  # whether anybody died, left or was freed since it was last judged
        self.loot: list[int] = []  # gold that each side has carried off
        self.winners: i64 = 0  # sides that won, as bits, once a scenario is over
        self.tally: list[int] = []  # what each side scored in it
        self.reason: str = ""
        self.rule: str = ""

    def copy_into(self, other: Position) -> None:
        """Make another position equal to this one."""
        other.setting = self.setting
        other.village = self.village
        other.chapter = self.chapter
        other.points = self.points.copy()
        other.seat_side = self.seat_side.copy()
        other.cast = [someone.copy() if someone.status else someone for someone in self.cast]
        other.stack = self.stack.copy()
        other.movers = self.movers
        other.low = self.low
        other.high = self.high
        other.ground = self.ground.copy()
        other.hidden_zone = self.hidden_zone.copy()
        other.hidden_kind = self.hidden_kind.copy()
        other.hidden_known = self.hidden_known.copy()
        other.to_hide = self.to_hide.copy()
        other.hiding = self.hiding
        other.found = self.found
        other.supply = self.supply.copy()
        other.spent = self.spent.copy()
        other.purses = self.purses.copy()
        other.easy = self.easy
        other.medium = self.medium
        other.hard = self.hard
        other.panic = self.panic
        other.jokers = self.jokers
        other.closed = self.closed
        other.round = self.round
        other.cup = self.cup
        other.active = self.active
        other.points_left = self.points_left
        other.acted = self.acted
        other.aimed = self.aimed
        other.ordered = self.ordered
        other.refusers = self.refusers
        other.yielders = self.yielders
        other.fought = self.fought
        other.quiet = self.quiet
        other.stirred = self.stirred
        other.loot = self.loot.copy()
        other.winners = self.winners
        other.tally = self.tally.copy()
        other.reason = self.reason
        other.rule = self.rule

    # The stack --------------------------------------------------------------------------------------------------

    def push(
        self,
        kind: i64,
        who: i64 = NOBODY,
        whom: i64 = NOBODY,
        what: i64 = 0,
        level: i64 = 0,
        where: i64 = NOBODY,
        more: i64 = 0,
    ) -> None:
        """Something is to be decided or done before all that waits already."""
        self.stack.append(Frame(kind, who, whom, what, level, where, more))

    def push_plain(self, kind: i64, who: i64 = NOBODY) -> None:
        """The same where nothing more is to be said."""
        self.stack.append(PLAIN[kind * (CAST + 1) + who + 1])

    def top(self) -> Frame:
        """What is to be decided or done now."""
        return self.stack[len(self.stack) - 1]

    def asked(self) -> i64:
        """Who answers the top frame, as `to_move` says it."""
        frame = self.top()
        if frame.kind < NATURAL:
            return NATURE_BIT
        if frame.kind in (F_CEDE, F_YIELD):
            return only(frame.who)
        assert frame.kind < ASKING
        return only(self.cast[frame.who].seat)

    # Where everybody is -----------------------------------------------------------------------------------------

    def look_around(self) -> None:
        """Note in which zones somebody stands: they are in the way of shots (JOE-28); the dead are not (JOE-R10)."""
        low: i64 = 0
        high: i64 = 0
        for someone in self.cast:
            if someone.status == PLAYING and someone.zone >= 0:
                if someone.zone < WORD:
                    low |= only(someone.zone)
                else:
                    high |= only(someone.zone - WORD)
        self.low = low
        self.high = high

    def enemies(self, who: i64) -> bool:
        """Whether anybody of another side is in play."""
        side = self.cast[who].side
        return any(someone.status == PLAYING and someone.side != side for someone in self.cast)

    def those_in(self, zone: i64) -> i64:
        """Who stands in a zone, as bits."""
        found: i64 = 0
        for number in range(CAST):
            someone = self.cast[number]
            if someone.zone == zone and someone.status == PLAYING:
                found |= only(number)
        return found

    def drop(self, thing: i64, zone: i64) -> None:
        """An object falls to the ground."""
        self.ground.append(thing + (zone << 9))

    def deck(self, level: i64) -> i64:
        """The cards left of a deck, as bits; an empty one is shuffled anew (JOE-R5)."""
        cards = self.easy if level == 0 else self.medium if level == 1 else self.hard
        return cards or FULL_DECK

    def discard(self, level: i64, card: i64) -> None:
        """A card was drawn from a deck."""
        cards = self.deck(level) if self.terms.reshuffle else self.deck(level) & ~only(card)
        if level == 0:
            self.easy = cards
        elif level == 1:
            self.medium = cards
        else:
            self.hard = cards
