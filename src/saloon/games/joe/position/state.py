"""A position of Dynamit Joe: the characters, what lies around, the decks, and the stack of what is still to be decided.

Every interruption is a frame on one stack: a card to be drawn, a reaction, a retreat, an ally's consent. The top frame
says who is asked; when it is answered, the one below goes on (frames.py).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.games.joe.box.constants import CAST, FULL_DECK, FULL_JOKERS, FULL_PANIC, NOBODY, PLAYING
from saloon.games.joe.box.object_code import lying_in
from saloon.games.joe.map.village import WORD, Village
from saloon.games.joe.position import frames
from saloon.games.joe.position.character import Character
from saloon.games.joe.position.frames import Frame
from saloon.games.joe.position.seat_frames import AgreeToYield, CedeCharacter
from saloon.games.joe.scenario.terms import PreparedScenario, Terms
from saloon.kernel.bits import only
from saloon.kernel.state import NATURE_BIT, State, Tell

if TYPE_CHECKING:
    from mypy_extensions import i64

    from saloon.games.joe.box.numbers import Level, People, Points, Thing, Who, Zone


class Position(State):
    """The state of a match, without its rules."""

    def __init__(self, terms: Terms) -> None:
        self.terms: Terms = terms
        self.scenario: PreparedScenario = terms.chapters[0]
        self.village: Village = self.scenario.village
        self.chapter: i64 = 0
        self.points: list[int] = [0] * terms.seats  # scenarios won (JOE-48)
        self.seat_side: list[int] = []  # for which side each seat plays
        self.cast: list[Character] = []
        self.stack: list[Frame] = []
        self.movers: i64 = 0
        self.tell: Tell | None = None  # who listens while a move is made
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
        self.shares: list[int] = []  # what each seat may still spend (JOE-46)
        self.pools: list[int] = []  # what each side has besides
        self.easy: i64 = FULL_DECK
        self.medium: i64 = FULL_DECK
        self.hard: i64 = FULL_DECK
        self.panic: i64 = FULL_PANIC
        self.jokers: i64 = FULL_JOKERS  # not dealt
        self.closed: i64 = 0  # locks that nobody has opened yet, as bits
        self.round: i64 = 0
        self.cup: People = 0  # markers still to be drawn this round, as bits
        self.active: i64 = NOBODY
        self.points_left: Points = 0  # action points of the active character
        self.acted: bool = False  # whether it has made its first action
        self.aimed: bool = False  # a marksman's next attack is easier
        self.ordered: bool = False  # whether it has changed its joker's order in this activation
        self.refusers: People = 0  # allies who refused something in this activation, as bits
        self.yielders: i64 = 0  # sides that thought about surrender in this round, as bits
        self.quitters: i64 = 0  # sides that gave up, while what was begun is still carried out, as bits
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
        other.scenario = self.scenario
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
        other.shares = self.shares.copy()
        other.pools = self.pools.copy()
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
        other.quitters = self.quitters
        other.fought = self.fought
        other.quiet = self.quiet
        other.stirred = self.stirred
        other.loot = self.loot.copy()
        other.winners = self.winners
        other.tally = self.tally.copy()
        other.reason = self.reason
        other.rule = self.rule

    # The stack --------------------------------------------------------------------------------------------------

    def push(self, frame: Frame) -> None:
        """Something is to be decided or done before all that waits already."""
        self.stack.append(frame)

    def top(self) -> Frame:
        """What is to be decided or done now."""
        return self.stack[len(self.stack) - 1]

    def asked(self) -> i64:
        """Who answers the top frame, as `to_move` says it."""
        frame = self.top()
        if frame.kind < frames.NATURAL:
            return NATURE_BIT
        if isinstance(frame, CedeCharacter):
            return only(frame.donor)
        if isinstance(frame, AgreeToYield):
            return only(frame.seat)
        assert frame.kind < frames.ASKING
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

    def enemies(self, who: Who) -> bool:
        """Whether anybody of another side is in play."""
        side = self.cast[who].side
        return any(someone.status == PLAYING and someone.side != side for someone in self.cast)

    def those_in(self, zone: Zone) -> People:
        """Who stands in a zone, as bits."""
        found: i64 = 0
        for number in range(CAST):
            someone = self.cast[number]
            if someone.zone == zone and someone.status == PLAYING:
                found |= only(number)
        return found

    def drop(self, thing: Thing, zone: Zone) -> None:
        """An object falls to the ground."""
        self.ground.append(lying_in(thing, zone))

    def deck(self, level: Level) -> i64:
        """The cards left of a deck, as bits; an empty one is shuffled anew (JOE-R5)."""
        cards = self.easy if level == 0 else self.medium if level == 1 else self.hard
        return cards or FULL_DECK

    def discard(self, level: Level, card: i64) -> None:
        """A card was drawn from a deck."""
        cards = self.deck(level) if self.terms.reshuffle else self.deck(level) & ~only(card)
        if level == 0:
            self.easy = cards
        elif level == 1:
            self.medium = cards
        else:
            self.hard = cards
