"""Checks of a scenario file."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final, get_args

from saloon.games.joe.box.cards import Firearm, load_cards
from saloon.games.joe.map.plan import Plan
from saloon.games.joe.map.village import find_plan
from saloon.games.joe.scenario.scenario_file import Placing, Scenario, locked_up, zones_of

HOME: Final = "goldfever"
GUNS: Final = get_args(Firearm)
FACE_DOWN: Final = ("stone", "nugget")


def mistakes(scenario: Scenario) -> Iterator[tuple[str, str]]:
    """An error in a scenario: the place, and the reason."""
    plan = find_plan(scenario.map)
    if [zone.id for zone in plan.zones] != [zone.id for zone in find_plan(HOME).zones]:
        yield "map", f"moves are named by the zones of {HOME}, so every map must have these zones in their order"
    yield from _wrong_people(scenario)
    yield from _wrong_numbers(scenario)
    yield from _wrong_goals(scenario)
    yield from _wrong_starts(scenario, plan)
    yield from _wrong_objects(scenario, plan)
    yield from _wrong_stock(scenario)


def _wrong_people(scenario: Scenario) -> Iterator[tuple[str, str]]:
    """Everybody exists, is on one side and starts once."""
    known = {person.id for person in load_cards().characters}
    playing = Counter(name for side in scenario.sides for name in side.characters)
    starting = Counter(name for start in scenario.start for name in start.who)
    for name, times in playing.items():
        if name not in known:
            yield f"character {name}", f"nobody is called so; there are {', '.join(sorted(known))}"
        if times > 1:
            yield f"character {name}", "is on two sides"
        if name not in starting:
            yield f"character {name}", "has no start"
    for name, times in starting.items():
        if name not in playing:
            yield f"start of {name}", "is on no side"
        if times > 1:
            yield f"start of {name}", "is listed twice"
    for place, names in _named(scenario):
        for name in names:
            if name not in playing:
                yield place, f"{name} does not play here"


def _named(scenario: Scenario) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Everybody who is named elsewhere."""
    yield "first_round", scenario.first_round
    yield "swap", scenario.swap or ()
    for side in scenario.sides:
        yield f"side {side.id}: goal", (*side.goal.targets, *((side.goal.rescue,) if side.goal.rescue else ()))
    for start in scenario.start:
        yield f"start of {', '.join(start.who)}", (start.chooser,) if start.chooser else ()
    for number, placing in enumerate(scenario.objects, 1):
        yield f"objects {number}", tuple(name for name in (placing.chooser, placing.offered) if name)


def _wrong_numbers(scenario: Scenario) -> Iterator[tuple[str, str]]:
    """A player for each side at least, a character for each player at least."""
    least, most = scenario.players
    held = sum(len(start.who) for start in scenario.start if start.held)
    active = sum(len(side.characters) for side in scenario.sides) - held
    if not len(scenario.sides) <= least <= most <= active:
        yield "players", f"must lie between the {len(scenario.sides)} sides and the {active} who can act"
    if not 0 < scenario.minutes[0] <= scenario.minutes[1]:
        yield "minutes", "must be the least and the most"
    names = [side.id for side in scenario.sides]
    if len(set(names)) != len(names):
        yield "sides", "two have the same id"


def _wrong_goals(scenario: Scenario) -> Iterator[tuple[str, str]]:
    """Goals are about others, rescues about somebody who is held, and gold needs gold."""
    held = {name for start in scenario.start if start.held for name in start.who}
    gold = any(kind.startswith("nugget") for placing in scenario.objects for kind in placing.kinds)
    for side in scenario.sides:
        place = f"side {side.id}: goal"
        if any(name in side.characters for name in side.goal.targets):
            yield place, "nobody eliminates their own"
        if side.goal.rescue is not None and side.goal.rescue not in held:
            yield place, f"{side.goal.rescue} is not held, so there is nobody to rescue"
        if side.goal.kind != "eliminate" and not gold:
            yield place, f"there is no gold to {side.goal.kind}"
        if side.goal.kind == "steal" and not side.leaves:
            yield place, "who steals must be able to leave (`leaves = true`)"
    if (scenario.ending in ("heist", "gold")) != any(side.goal.kind == "steal" for side in scenario.sides):
        yield "ending", "`heist` and `gold` are for scenarios in which somebody steals"
    if scenario.ending in ("first-goal", "heist") and len(scenario.sides) != 2:
        yield "ending", f"`{scenario.ending}` is for two sides"


def _wrong_starts(scenario: Scenario, plan: Plan) -> Iterator[tuple[str, str]]:
    """Places exist, and fit what is said of those who start there."""
    locked = locked_up(plan)
    for start in scenario.start:
        where = f"start of {', '.join(start.who)}"
        zones = []
        for place in start.zones:
            if not zones_of(plan, place):
                yield where, f"there is no zone or building {place}"
            zones += zones_of(plan, place)
        houses = {plan.zones[zone].building for zone in zones}
        if start.held == "locked" and not set(zones) <= locked:
            yield where, "who is locked up starts where only a lock leads"
        if start.held != "locked" and set(zones) & locked:
            yield where, 'starts behind a lock without being held (`held = "locked"`)'
        for gear in (start.gear or (), start.even or ()):
            guns = [thing for thing in gear if thing in GUNS]
            if len(guns) > 2 or len(gear) - len(guns) > 2:
                yield where, "nobody carries more than two firearms and two other objects (JOE-6)"
        if start.asleep == "sight" and (len(houses) != 1 or None in houses):
            yield where, "who sleeps until enemies come in starts in one house"


def _wrong_objects(scenario: Scenario, plan: Plan) -> Iterator[tuple[str, str]]:
    """Objects lie somewhere that exists, or are placed or hidden by somebody."""
    for number, placing in enumerate(scenario.objects, 1):
        where = f"objects {number}"
        if bool(placing.zones) == (placing.offered is not None):
            yield where, "either lie in `zones` or are `offered` to somebody"
        for place in placing.zones:
            if not zones_of(plan, place):
                yield where, f"there is no zone or building {place}"
        several = len(scenario.zones(placing.zones)) > 1
        if several and placing.chooser is None:
            yield where, "a `chooser` must choose among several zones"
        if several and placing.together and len(set(placing.kinds)) > 1:
            yield where, "what a `chooser` places `together` is of one kind"
        if placing.hidden:
            yield from _wrong_hiding(where, placing)
    if sum(placing.hidden for placing in scenario.objects) > 1:
        yield "objects", "everything that is `hidden` is hidden by one `chooser`"


def _wrong_hiding(where: str, placing: Placing) -> Iterator[tuple[str, str]]:
    """Somebody hides stones and nuggets face down, and nothing else (JOE-56)."""
    if placing.chooser is None:
        yield where, "a `chooser` must hide what is `hidden`"
    if not all(kind.startswith(FACE_DOWN) for kind in placing.kinds):
        yield where, "only stones and nuggets can be `hidden` (JOE-56)"


def _wrong_stock(scenario: Scenario) -> Iterator[tuple[str, str]]:
    """The box has markers for everything, with printed gear and with even gear."""
    nuggets = Counter(kind for placing in scenario.objects for kind in placing.kinds if kind.startswith("nugget"))
    if any(times > 1 for times in nuggets.values()):
        yield "objects", "there is one nugget of each value"
    for even in (False, True):
        for kind, times in _used(scenario, even).items():
            stock = load_cards().things.things[kind].markers
            if times > stock:
                yield "objects", f"{times} of {kind} are needed; the box has {stock} (JOE-10)"


def _used(scenario: Scenario, even: bool) -> Counter[str]:
    """How many markers of each kind a scenario takes."""
    used: Counter[str] = Counter(kind.rstrip("123") for placing in scenario.objects for kind in placing.kinds)
    gear = {name: start.gear_of(even) for start in scenario.start for name in start.who}
    for person in load_cards().characters:
        if person.id in gear:
            own = gear[person.id]
            used.update((person.firearm, *person.pockets) if own is None else own)
    return used
