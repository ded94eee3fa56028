"""Every move of Dynamit Joe: what characters do, what players answer, and what chance brings."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct

from saloon.games.joe.things import CHARACTERS, DECK, GOODS, GUNS, JOKERS, NUGGET, OBJECTS, PANICS, STONE
from saloon.games.joe.village import find_plan
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
    "surrender-all",
    "exit",
    "end",
    "pass",
    "yes",
    "no",
)


class Go(Struct, frozen=True):
    """Walk to the next zone, or retreat there: `go WN4`."""

    zone: Zone

    def __str__(self) -> str:
        return f"go {self.zone}"


class Drag(Struct, frozen=True):
    """Walk to the next zone with whoever is tied here: `drag WN4`."""

    zone: Zone

    def __str__(self) -> str:
        return f"drag {self.zone}"


class Throw(Struct, frozen=True):
    """Throw dynamite into a zone: `throw dynamite RN5`."""

    zone: Zone

    def __str__(self) -> str:
        return f"throw dynamite {self.zone}"


class Place(Struct, frozen=True):
    """Begin in a zone, or put a marker there: `place SA2`."""

    zone: Zone

    def __str__(self) -> str:
        return f"place {self.zone}"


class Shoot(Struct, frozen=True):
    """Fire at somebody, or at the lock of this zone: `shoot colt fred`, `shoot colt lock`."""

    gun: Thing
    target: Who

    def __str__(self) -> str:
        return f"shoot {self.gun} {self.target}"


class Double(Struct, frozen=True):
    """Fire two colts, or both barrels: `double colts fred`, `double barrels fred`."""

    guns: str
    target: Who

    def __str__(self) -> str:
        return f"double {self.guns} {self.target}"


class Bomb(Struct, frozen=True):
    """Throw dynamite at somebody: `throw dynamite fred`."""

    target: Who

    def __str__(self) -> str:
        return f"throw dynamite {self.target}"


class Hurl(Struct, frozen=True):
    """Throw a knife at somebody: `throw knife fred`."""

    target: Who

    def __str__(self) -> str:
        return f"throw knife {self.target}"


class Stab(Struct, frozen=True):
    """Attack somebody in the same zone with a knife: `stab fred`."""

    target: Who

    def __str__(self) -> str:
        return f"stab {self.target}"


class Reload(Struct, frozen=True):
    """Load one round: `reload colt`."""

    gun: Thing

    def __str__(self) -> str:
        return f"reload {self.gun}"


class Repair(Struct, frozen=True):
    """Repair a jammed firearm: `repair colt`."""

    gun: Thing

    def __str__(self) -> str:
        return f"repair {self.gun}"


class Pick(Struct, frozen=True):
    """Pick up an object from the ground: `pick colt`."""

    thing: Thing

    def __str__(self) -> str:
        return f"pick {self.thing}"


class Take(Struct, frozen=True):
    """Take an object of an ally or of somebody dead: `take whisky luke`."""

    thing: Thing
    owner: Who

    def __str__(self) -> str:
        return f"take {self.thing} {self.owner}"


class Give(Struct, frozen=True):
    """Give an object to an ally: `give knife bob`."""

    thing: Thing
    ally: Who

    def __str__(self) -> str:
        return f"give {self.thing} {self.ally}"


class Swap(Struct, frozen=True):
    """Offer an object to an ally in exchange for another, which is named next: `swap knife bob`."""

    thing: Thing
    ally: Who

    def __str__(self) -> str:
        return f"swap {self.thing} {self.ally}"


class For(Struct, frozen=True):
    """Name what is wanted in exchange: `for whisky`."""

    thing: Thing

    def __str__(self) -> str:
        return f"for {self.thing}"


class Drop(Struct, frozen=True):
    """Let an object fall: `drop knife`."""

    thing: Thing

    def __str__(self) -> str:
        return f"drop {self.thing}"


class Buy(Struct, frozen=True):
    """Buy an object for the character that is being equipped: `buy colt`."""

    thing: Thing

    def __str__(self) -> str:
        return f"buy {self.thing}"


class Hide(Struct, frozen=True):
    """Choose the marker that is hidden next: `hide stone`."""

    thing: Thing

    def __str__(self) -> str:
        return f"hide {self.thing}"


class Cede(Struct, frozen=True):
    """Give a character to the player who has none left: `cede bob`."""

    character: Who

    def __str__(self) -> str:
        return f"cede {self.character}"


class React(Struct, frozen=True):
    """Choose which of several ambushers reacts: `react fred`."""

    character: Who

    def __str__(self) -> str:
        return f"react {self.character}"


class Word(Struct, frozen=True):
    """A move of one word: `drink`, `ambush`, `end`, ..."""

    word: str

    def __str__(self) -> str:
        return self.word.replace("-", " ")


class Activate(Struct, frozen=True):
    """Nature draws an activation marker: `activate ted`."""

    character: Who

    def __str__(self) -> str:
        return f"activate {self.character}"


class Card(Struct, frozen=True):
    """Nature draws a shot card: `card E07`."""

    card: str

    def __str__(self) -> str:
        return f"card {self.card}"


class Panic(Struct, frozen=True):
    """Nature draws a panic card: `panic P12`."""

    card: str

    def __str__(self) -> str:
        return f"panic {self.card}"


class Deal(Struct, frozen=True):
    """Nature deals a joker: `deal joker J05 ted`."""

    card: str
    character: Who

    def __str__(self) -> str:
        return f"deal joker {self.card} {self.character}"


class Stray(Struct, frozen=True):
    """Nature says who else is hit: `stray luke`."""

    character: Who

    def __str__(self) -> str:
        return f"stray {self.character}"


class Find(Struct, frozen=True):
    """Nature says which face-down marker somebody looks at: `find 3`, in the order in which they were hidden."""

    marker: int

    def __str__(self) -> str:
        return f"find {self.marker}"


class First(Struct, frozen=True):
    """Nature says which ambusher may react first: `first luke`."""

    character: Who

    def __str__(self) -> str:
        return f"first {self.character}"


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
