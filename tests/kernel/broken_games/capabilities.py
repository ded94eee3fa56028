"""Games whose races, sides, catalogs or questions out of turn cannot be."""

from __future__ import annotations

from msgspec import Struct

from saloon.kernel import Catalog, Game, InputRules, Interrupts, RaceMode, RaceRules, Sides, State
from tests.kernel.broken_games.broken import Broken
from tests.kernel.broken_games.hush import Hush, HushGame, HushOptions


class NoModes(RaceRules):
    modes = ()


class StrangeOption(RaceRules):
    modes = (RaceMode("friends"), RaceMode("relaxed", sets={"calm": True}))


class TooShort(RaceRules):
    def limit(self, state: State) -> int | None:
        return 1000

    def least(self, state: State) -> int:
        return 1500


class AlwaysOn(RaceRules):
    def going_on(self, state: State) -> bool:
        return True


class Hindsight(InputRules):
    def least(self, move: int) -> float:
        return -move


class BeforeItBegan(RaceRules):
    input = Hindsight()


class TurnsTheClock(RaceRules):
    def look(self, state: State) -> int:
        assert isinstance(state, Hush)
        state.round += 1
        return 0


class OwnAlly:
    def allies(self, state: State, seat: int) -> list[int]:
        return [seat]


class OneSided:
    def allies(self, state: State, seat: int) -> list[int]:
        return [1] if seat == 0 else []


class AsksChance:
    def asks(self, state: State) -> bool:
        return True


class Shelf(Struct):
    books: tuple[str, ...]


class WrongShelf:
    Contents: type[Struct] = Shelf

    def open(self) -> Struct:
        return HushOptions()


class ListedShelf:
    Contents: type[Struct] = Shelf

    def open(self) -> Struct:
        return Shelf(books=["one"])  # type: ignore[arg-type]


def with_race(rules: RaceRules) -> Game:
    game = HushGame()
    game.race = rules
    return game


def with_sides(sides: Sides) -> Game:
    game = HushGame()
    game.sides = sides
    return game


def with_interrupts(interrupts: Interrupts) -> Game:
    game = HushGame()
    game.interrupts = interrupts
    return game


def with_catalog(catalog: Catalog) -> Game:
    game = HushGame()
    game.catalog = catalog
    return game


BROKEN = [
    Broken("NoModes", with_race(NoModes()), "races", "a game with races has modes, each once"),
    Broken("StrangeOption", with_race(StrangeOption()), "races", "'relaxed' names options that there are not: calm"),
    Broken("TooShort", with_race(TooShort()), "races", "a limit of 1000, a least of 1500"),
    Broken("AlwaysOn", with_race(AlwaysOn()), "races", "a race is going on and no seat is to move"),
    Broken("BeforeItBegan", with_race(BeforeItBegan()), "races", "'fold' takes less than no time"),
    Broken("TurnsTheClock", with_race(TurnsTheClock()), "races", "the state was changed by a question"),
    Broken("OwnAlly", with_sides(OwnAlly()), "sides", "the allies of seat 0 cannot be [0]"),
    Broken("OneSided", with_sides(OneSided()), "sides", "seat 0 is not the ally of all its allies [1]"),
    Broken("AsksChance", with_interrupts(AsksChance()), "interrupts", "and no seat is to move"),
    Broken("WrongShelf", with_catalog(WrongShelf()), "catalog", "the catalog is HushOptions, not Shelf"),
    Broken("ListedShelf", with_catalog(ListedShelf()), "catalog", "is not the same after JSON"),
]
