"""Every move of Dynamit Joe: what characters do, what players answer, and what chance brings."""

from __future__ import annotations

from typing import Annotated, ClassVar, Final

from msgspec import Meta, Struct
from msgspec.structs import astuple

from saloon.games.joe.box.constants import CHARACTERS, DECK, GOODS, GUNS, JOKERS, NUGGET, OBJECTS, PANICS, STONE
from saloon.games.joe.map.village import find_plan
from saloon.kernel.moves import MoveTable

Zone = Annotated[str, Meta(title="Zone")]
Who = Annotated[str, Meta(title="Character")]
Thing = Annotated[str, Meta(title="Object")]

ZONES: Final = tuple(zone.id for zone in find_plan("goldfever").zones)
LOCK: Final = "lock"  # what one may shoot at beside characters
DECKS: Final = "EMH"
HIDDEN: Final = 6  # face-down markers (JOE-56)
WORDS: Final = (
    "drink",
    "look",
    "untie",
    "ambush",
    "stay",
    "joker",
    "arm",
    "hold",
    "surrender",
    "exit",
    "end",
    "pass",
    "yes",
    "no",
    "surrender-all",
)


class Phrase(Struct, frozen=True):
    """A move that is told by a verb and then by its fields: `go WN4`."""

    verb: ClassVar[str]

    def __str__(self) -> str:
        return " ".join((self.verb, *map(str, astuple(self))))


class Go(Phrase, frozen=True):
    """Walk to the next zone, or retreat there: `go WN4`."""

    verb = "go"
    zone: Zone


class Drag(Phrase, frozen=True):
    """Walk to the next zone with whoever is tied here: `drag WN4`."""

    verb = "drag"
    zone: Zone


class Throw(Phrase, frozen=True):
    """Throw dynamite into a zone: `throw dynamite RN5`."""

    verb = "throw dynamite"
    zone: Zone


class Place(Phrase, frozen=True):
    """Begin in a zone, or put a marker there: `place SA2`."""

    verb = "place"
    zone: Zone


class Shoot(Phrase, frozen=True):
    """Fire at somebody, or at the lock of this zone: `shoot colt fred`, `shoot colt lock`."""

    verb = "shoot"
    gun: Thing
    target: Who


class Double(Phrase, frozen=True):
    """Fire two colts, or both barrels: `double colts fred`, `double barrels fred`."""

    verb = "double"
    guns: str
    target: Who


class Bomb(Phrase, frozen=True):
    """Throw dynamite at somebody: `throw dynamite fred`."""

    verb = "throw dynamite"
    target: Who


class Hurl(Phrase, frozen=True):
    """Throw a knife at somebody: `throw knife fred`."""

    verb = "throw knife"
    target: Who


class Stab(Phrase, frozen=True):
    """Attack somebody in the same zone with a knife: `stab fred`."""

    verb = "stab"
    target: Who


class Reload(Phrase, frozen=True):
    """Load one round: `reload colt`."""

    verb = "reload"
    gun: Thing


class Repair(Phrase, frozen=True):
    """Repair a jammed firearm: `repair colt`."""

    verb = "repair"
    gun: Thing


class Pick(Phrase, frozen=True):
    """Pick up an object from the ground: `pick colt`."""

    verb = "pick"
    thing: Thing


class Take(Phrase, frozen=True):
    """Take an object of an ally or of somebody dead: `take whisky luke`."""

    verb = "take"
    thing: Thing
    owner: Who


class Give(Phrase, frozen=True):
    """Give an object to an ally: `give knife bob`."""

    verb = "give"
    thing: Thing
    ally: Who


class Swap(Phrase, frozen=True):
    """Offer an object to an ally in exchange for another, which is named next: `swap knife bob`."""

    verb = "swap"
    thing: Thing
    ally: Who


class For(Phrase, frozen=True):
    """Name what is wanted in exchange: `for whisky`."""

    verb = "for"
    thing: Thing


class Drop(Phrase, frozen=True):
    """Let an object fall: `drop knife`."""

    verb = "drop"
    thing: Thing


class Buy(Phrase, frozen=True):
    """Buy an object for the character that is being equipped: `buy colt`."""

    verb = "buy"
    thing: Thing


class Hide(Phrase, frozen=True):
    """Choose the marker that is hidden next: `hide stone`."""

    verb = "hide"
    thing: Thing


class Cede(Phrase, frozen=True):
    """Give a character to the player who has none left: `cede bob`."""

    verb = "cede"
    character: Who


class React(Phrase, frozen=True):
    """Choose which of several ambushers reacts: `react fred`."""

    verb = "react"
    character: Who


class Word(Struct, frozen=True):
    """A move of one word: `drink`, `ambush`, `end`, ..."""

    word: str

    def __str__(self) -> str:
        return self.word.replace("-", " ")


class Activate(Phrase, frozen=True):
    """Nature draws an activation marker: `activate ted`."""

    verb = "activate"
    character: Who


class Card(Phrase, frozen=True):
    """Nature draws a shot card: `card E07`."""

    verb = "card"
    card: str


class Panic(Phrase, frozen=True):
    """Nature draws a panic card: `panic P12`."""

    verb = "panic"
    card: str


class Deal(Phrase, frozen=True):
    """Nature deals a joker: `deal joker J05 ted`."""

    verb = "deal joker"
    card: str
    character: Who


class Stray(Phrase, frozen=True):
    """Nature says who else is hit: `stray luke`."""

    verb = "stray"
    character: Who


class Find(Phrase, frozen=True):
    """Nature says which face-down marker somebody looks at: `find 3`, in the order in which they were hidden."""

    verb = "find"
    marker: int


class First(Phrase, frozen=True):
    """Nature says which ambusher may react first: `first luke`."""

    verb = "first"
    character: Who


Move = (
    Go
    | Drag
    | Throw
    | Place
    | Shoot
    | Double
    | Bomb
    | Hurl
    | Stab
    | Reload
    | Repair
    | Pick
    | Take
    | Give
    | Swap
    | For
    | Drop
    | Buy
    | Hide
    | Cede
    | React
    | Word
    | Activate
    | Card
    | Panic
    | Deal
    | Stray
    | Find
    | First
)

MOVES: Final[MoveTable[Move]] = MoveTable(
    of_seats=[
        *map(Go, ZONES),
        *map(Drag, ZONES),
        *map(Throw, ZONES),
        *map(Place, ZONES),
        *(Shoot(gun, target) for gun in OBJECTS[:GUNS] for target in (*CHARACTERS, LOCK)),
        *(Double(guns, target) for guns in ("colts", "barrels") for target in CHARACTERS),
        *map(Bomb, CHARACTERS),
        *map(Hurl, CHARACTERS),
        *map(Stab, CHARACTERS),
        *map(Reload, OBJECTS[:GUNS]),
        *map(Repair, OBJECTS[:GUNS]),
        *map(Pick, OBJECTS),
        *(Take(thing, owner) for thing in OBJECTS for owner in CHARACTERS),
        *(Give(thing, ally) for thing in OBJECTS for ally in CHARACTERS),
        *(Swap(thing, ally) for thing in OBJECTS for ally in CHARACTERS),
        *map(For, OBJECTS),
        *map(Drop, OBJECTS),
        *map(Buy, OBJECTS[:GOODS]),
        *map(Hide, (OBJECTS[STONE], *OBJECTS[NUGGET:])),
        *map(Cede, CHARACTERS),
        *map(React, CHARACTERS),
        *map(Word, WORDS),
    ],
    of_nature=[
        *map(Activate, CHARACTERS),
        *(Card(f"{deck}{number:02}") for deck in DECKS for number in range(1, DECK + 1)),
        *(Panic(f"P{number:02}") for number in range(1, PANICS + 1)),
        *(Deal(f"J{number:02}", who) for number in range(1, JOKERS + 1) for who in CHARACTERS),
        *map(Stray, CHARACTERS),
        *map(Find, range(1, HIDDEN + 1)),
        *map(First, CHARACTERS),
    ],
)
