"""The box: things, characters and cards, as their files have them, with the counts of the inventory (JOE-10)."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from saloon.games.joe.box.data_file import DATA, BadData, Words, read_file

Result = Literal["miss", "jam", "panic", "light", "light+panic", "serious", "serious+panic"]
RESULTS: Final[tuple[Result, ...]] = ("miss", "jam", "panic", "light", "light+panic", "serious", "serious+panic")
Firearm = Literal["colt", "sawed-off", "carbine", "rifle"]
Pocket = Literal["dynamite", "knife", "whisky"]
WEAPONS: Final = ("colt", "sawed-off", "carbine", "rifle", "dynamite", "knife")  # the columns of a shot card
DECKS: Final = ("easy", "medium", "hard")
Row = tuple[Result, Result, Result, Result, Result, Result]
Count = Annotated[int, Meta(ge=1)]
Id = Annotated[str, Meta(pattern="^[a-z]+$")]

PanicEffect = Literal[
    "retreat1",
    "retreat2",
    "retreat3",
    "out-of-sight",
    "drop-gun",
    "drop-item",
    "stunned",
    "shaken",
    "lose-ambush",
    "steady",
    "snap-back",
]
JokerEffect = Literal[
    "marksman",
    "devils-luck",
    "dodge",
    "pocket-bible",
    "second-wind",
    "quick-draw",
    "iron-nerves",
    "full-chamber",
    "gunsmith",
    "hidden-stick",
    "hip-flask",
    "jump-the-gun",
    "feint",
]
# How many of each there are (JOE-2, JOE-10); the distributions are the files' own.
PEOPLE: Final = 12
SHOTS_A_DECK: Final = 18
PANICS: Final = 36
JOKERS: Final = 18
STOCK: Final = {
    "colt": 7,
    "sawed-off": 4,
    "carbine": 5,
    "rifle": 4,
    "dynamite": 13,
    "knife": 9,
    "whisky": 9,
    "stone": 3,
    "nugget": 3,
}


class Thing(Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of object (JOE-4)."""

    markers: Count
    range: Count | None = None
    rounds: Count | None = None
    price: Count | None = None


class Nuggets(Struct, frozen=True, forbid_unknown_fields=True):
    """What the three nuggets are worth (JOE-R1)."""

    rules: tuple[int, int, int]
    inventory: tuple[int, int, int]


class Things(Struct, frozen=True, forbid_unknown_fields=True):
    """The markers of the box."""

    jams: Count
    wounds: Count
    ambushes: Count
    nuggets: Nuggets
    things: dict[str, Thing]


class Character(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody, with the gear printed on the sheet (JOE-6)."""

    id: Id
    firearm: Firearm
    pockets: tuple[Pocket, Pocket]


class Characters(Struct, frozen=True, forbid_unknown_fields=True):
    """The file of the twelve."""

    characters: tuple[Character, ...]


class Shots(Struct, frozen=True, forbid_unknown_fields=True):
    """The three decks: a card's id, and what it means for each weapon (JOE-35)."""

    easy: dict[str, Row]
    medium: dict[str, Row]
    hard: dict[str, Row]


class PanicCard(Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of panic card."""

    effect: PanicEffect
    copies: Count
    name: Words
    text: Words


class Panics(Struct, frozen=True, forbid_unknown_fields=True):
    """The panic deck."""

    cards: tuple[PanicCard, ...]


class JokerCard(Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of joker, with the moment at which it is played."""

    effect: JokerEffect
    copies: Count
    name: Words
    when: Words
    text: Words


class Jokers(Struct, frozen=True, forbid_unknown_fields=True):
    """The jokers."""

    cards: tuple[JokerCard, ...]


class Cards(Struct, frozen=True):
    """The whole box. Shot cards are numbered through the decks, panic cards and jokers in their file's order."""

    things: Things
    characters: tuple[Character, ...]
    shots: tuple[Row, ...]
    shot_ids: tuple[str, ...]
    panics: tuple[PanicCard, ...]  # one entry a card
    jokers: tuple[JokerCard, ...]  # the same

    def results(self, weapon: str) -> bytes:
        """For every shot card its result for the weapon, as a number of `RESULTS`."""
        column = WEAPONS.index(weapon)
        return bytes(RESULTS.index(row[column]) for row in self.shots)


@cache
def load_cards(folder: Path = DATA) -> Cards:
    """The box of these files; `BadData` where they are wrong."""
    things = read_file(folder / "things.toml", Things)
    people = read_file(folder / "characters.toml", Characters).characters
    shots = read_file(folder / "shots.toml", Shots)
    panics = read_file(folder / "panic.toml", Panics).cards
    jokers = read_file(folder / "jokers.toml", Jokers).cards
    _check_things(things)
    _check_characters(people, things)
    decks = [getattr(shots, deck) for deck in DECKS]
    for name, deck in zip(DECKS, decks, strict=True):
        _check_shots(name, deck)
    _check_count("panic.toml", sum(card.copies for card in panics), PANICS)
    _check_count("jokers.toml", sum(card.copies for card in jokers), JOKERS)
    return Cards(
        things=things,
        characters=people,
        shots=tuple(row for deck in decks for row in deck.values()),
        shot_ids=tuple(card for deck in decks for card in deck),
        panics=tuple(card for card in panics for _ in range(card.copies)),
        jokers=tuple(card for card in jokers for _ in range(card.copies)),
    )


def _check_count(file: str, count: int, right: int) -> None:
    if count != right:
        raise BadData(file, "cards", f"{count} cards; the box has {right} (JOE-10)")


def _check_things(things: Things) -> None:
    for name, right in STOCK.items():
        thing = things.things.get(name)
        if thing is None or thing.markers != right:
            raise BadData("things.toml", f"things.{name}", f"the box has {right} of it (JOE-10)")
    extra = set(things.things) - set(STOCK)
    if extra:
        raise BadData("things.toml", f"things.{min(extra)}", "the rules know no such thing (JOE-4)")


def _check_characters(people: tuple[Character, ...], things: Things) -> None:
    """Twelve different people, and a marker for all that they carry."""
    file = "characters.toml"
    if len({person.id for person in people}) != len(people) or len(people) != PEOPLE:
        raise BadData(file, "characters", f"there must be {PEOPLE} with different ids (JOE-2)")
    carried: list[str] = [thing for person in people for thing in (person.firearm, *person.pockets)]
    for name, thing in things.things.items():
        if carried.count(name) > thing.markers:
            raise BadData(file, "characters", f"they carry {carried.count(name)} of {name}; there are {thing.markers}")


def _check_shots(name: str, deck: dict[str, Row]) -> None:
    """Eighteen cards, named by the deck's letter and their number."""
    if len(deck) != SHOTS_A_DECK:
        raise BadData("shots.toml", name, f"{len(deck)} cards; the box has {SHOTS_A_DECK} (JOE-10)")
    for number, card in enumerate(deck, 1):
        right = f"{name[0].upper()}{number:02}"
        if card != right:
            raise BadData("shots.toml", f"{name}.{card}", f"this card must be called {right}")
