"""The atlas: everything about scenarios that is shown before a match."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from saloon.games.joe.box.constants import CHARACTERS
from saloon.games.joe.box.data_file import Words
from saloon.games.joe.map.village import find_plan
from saloon.games.joe.scenario.balance import Balance, load_balances
from saloon.games.joe.scenario.prepare import prepare
from saloon.games.joe.scenario.scenario_file import Ending, Scenario, Side, Start
from saloon.games.joe.scenario.scenarios import load_scenarios


class StartPlace(Struct, frozen=True):
    """Where a character may begin, and how."""

    character: str
    zones: tuple[str, ...]
    ambush: bool
    asleep: str | None
    held: str | None


class Seating(Struct, frozen=True):
    """Who runs whom with so many seats (JOE-1): for each seat the number of its side and its characters."""

    sides: tuple[int, ...]
    characters: tuple[tuple[str, ...], ...]


class ScenarioInfo(Struct, frozen=True):
    """A scenario as people choose it."""

    id: str
    title: Words
    story: Words
    map: str
    minutes: tuple[int, int]
    ending: Ending
    sides: tuple[Side, ...]
    start: tuple[StartPlace, ...]
    seatings: tuple[Seating, ...]  # from the fewest seats to the most
    balances: tuple[Balance, ...]  # as measured, with the fewest seats first; with printed and with even gear (JOE-R37)


class JoeAtlas(Struct, frozen=True):
    """All scenarios that can be chosen."""

    scenarios: tuple[ScenarioInfo, ...]


@cache
def open_atlas() -> JoeAtlas:
    """The atlas of all scenarios that were found."""
    return JoeAtlas(tuple(map(describe, load_scenarios().values())))


def describe(scenario: Scenario) -> ScenarioInfo:
    """A scenario, as people who choose see it."""
    fewest, most = scenario.players
    return ScenarioInfo(
        id=scenario.id,
        title=scenario.title,
        story=scenario.story,
        map=scenario.map,
        minutes=scenario.minutes,
        ending=scenario.ending,
        sides=scenario.sides,
        start=tuple(start_place(scenario, start, name) for start in scenario.start for name in start.who),
        seatings=tuple(seating(scenario, seats) for seats in range(fewest, most + 1)),
        balances=load_balances().get(scenario.id, ()),
    )


def start_place(scenario: Scenario, start: Start, name: str) -> StartPlace:
    """The place where a character begins."""
    zones = find_plan(scenario.map).zones
    places = tuple(zones[zone].id for zone in scenario.zones(start.zones))
    return StartPlace(name, places, start.ambush, start.asleep, start.held)


def seating(scenario: Scenario, seats: int) -> Seating:
    """Who runs whom with so many seats."""
    prepared = prepare(scenario, seats, 0)
    run = [
        tuple(name for who, name in enumerate(CHARACTERS) if runs(prepared.seat, prepared.present, who, seat))
        for seat in range(seats)
    ]
    return Seating(tuple(prepared.seat_side), tuple(run))


def runs(seat_of: list[int], present: int, who: int, seat: int) -> bool:
    """Whether a seat runs somebody who is there."""
    return bool(present >> who & 1) and seat_of[who] == seat
