"""Prepares a scenario for its seats: owners, starting places, objects and goals."""

from __future__ import annotations

from saloon.games.joe.box.constants import BOX, CHARACTERS, FREE, LOCKED, NOTHING, OBJECTS, TIED, TILL_NOISE, TILL_SIGHT
from saloon.games.joe.box.object_code import full, lying_in
from saloon.games.joe.map.village import find_village
from saloon.games.joe.scenario.scenario_file import Scenario
from saloon.games.joe.scenario.terms import PreparedScenario


def prepare(scenario: Scenario, seats: int, chapter: int, even: bool = False) -> PreparedScenario:
    """A scenario for so many seats; from scenario to scenario of a campaign the sides move on by one seat."""
    prepared = PreparedScenario(find_village(scenario.map), scenario.id)
    prepared.sides = len(scenario.sides)
    prepared.side_names = [side.id for side in scenario.sides]
    prepare_seats(prepared, scenario, seats, chapter)
    prepare_starts(prepared, scenario, even)
    prepare_objects(prepared, scenario)
    prepare_goals(prepared, scenario)
    return prepared


def prepare_seats(prepared: PreparedScenario, scenario: Scenario, seats: int, chapter: int) -> None:
    """Seats go round the sides; each deals its characters out among its own, those who can act first (JOE-1)."""
    held = {name for start in scenario.start if start.held for name in start.who}
    acting = [len(set(side.characters) - held) or 1 for side in scenario.sides]
    own: list[list[int]] = [[] for _ in scenario.sides]
    for place in range(seats):
        crowded = [len(seated) / people for seated, people in zip(own, acting, strict=True)]
        own[crowded.index(min(crowded))].append((place + chapter) % seats)
    prepared.seat_side = [next(side for side, seated in enumerate(own) if seat in seated) for seat in range(seats)]
    prepared.members = []
    for number, side in enumerate(scenario.sides):
        people = [CHARACTERS.index(name) for name in sorted(side.characters, key=lambda name: name in held)]
        prepared.members.append(sum(1 << who for who in people))
        for place, who in enumerate(people):
            prepared.side[who] = number
            prepared.seat[who] = own[number][place % len(own[number])]
    prepared.present = sum(prepared.members)


def prepare_starts(prepared: PreparedScenario, scenario: Scenario, even: bool) -> None:
    """Starting place, gear (JOE-6, JOE-R37) and state of everybody."""
    for start in scenario.start:
        for name in start.who:
            who = CHARACTERS.index(name)
            prepared.order.append(who)
            prepared.placers[who] = CHARACTERS.index(start.chooser or name)
            prepared.start[who] = bytes(scenario.zones(start.zones))
            prepared.unseen |= start.unseen << who
            prepared.ambush |= start.ambush << who
            prepared.asleep[who] = {None: 0, "sight": TILL_SIGHT, "noise": TILL_NOISE}[start.asleep]
            prepared.bound[who] = {None: FREE, "tied": TIED, "locked": LOCKED}[start.held]
            prepared.ropes |= prepared.bound[who] == TIED
            sheet = BOX.characters[who]
            gear = start.gear_of(even)
            gear = (sheet.firearm, *sheet.pockets) if gear is None else gear
            things = [full(OBJECTS.index(thing)) for thing in gear]
            prepared.gear[who] = things + [NOTHING] * (3 - len(things))
    first = [CHARACTERS.index(name) for name in scenario.first_round]
    prepared.first_round = sum(1 << who for who in first) if first else prepared.present


def prepare_objects(prepared: PreparedScenario, scenario: Scenario) -> None:
    """Objects that lie around, are placed, hidden or offered."""
    for placing in scenario.objects:
        kinds = [OBJECTS.index(kind) for kind in placing.kinds]
        zones = bytes(scenario.zones(placing.zones))
        chooser = CHARACTERS.index(placing.chooser) if placing.chooser else -1
        if placing.hidden:
            prepared.hider, prepared.hiding_places, prepared.hidden = chooser, zones, kinds
        elif placing.offered:
            prepared.offered += [(CHARACTERS.index(placing.offered), full(kind)) for kind in kinds]
        elif len(zones) == 1:
            prepared.lying += [lying_in(full(kind), zones[0]) for kind in kinds]
        elif placing.together:
            prepared.placed.append((chooser, full(kinds[0]), len(kinds), zones))
        else:
            prepared.placed += [(chooser, full(kind), 1, zones) for kind in kinds]


def prepare_goals(prepared: PreparedScenario, scenario: Scenario) -> None:
    """The goal of each side, and how the scenario ends."""
    prepared.last_side = scenario.ending == "last-side"
    for number, side in enumerate(scenario.sides):
        named = [CHARACTERS.index(name) for name in side.goal.targets]
        prepared.targets.append(sum(1 << who for who in named) or prepared.present & ~prepared.members[number])
        prepared.rescued.append(CHARACTERS.index(side.goal.rescue) if side.goal.rescue else -1)
        prepared.leavers |= side.leaves << number
        if side.prevents:
            prepared.preventer = number
        if scenario.ending == "heist" and side.goal.kind == "steal":
            prepared.heist = number
        if scenario.ending == "gold" and side.goal.kind == "guard":
            prepared.guards = number
