"""A scenario with its seats: who is whose, where everybody and everything starts, who is after what."""

from __future__ import annotations

from saloon.games.joe.box.constants import BOX, CHARACTERS, FREE, LOCKED, NOTHING, OBJECTS, TIED, TILL_NOISE, TILL_SIGHT
from saloon.games.joe.box.object_code import full, lying_in
from saloon.games.joe.map.village import find_village
from saloon.games.joe.scenario.scenario_file import Scenario
from saloon.games.joe.scenario.terms import Setting


def settle(scenario: Scenario, seats: int, chapter: int, even: bool = False) -> Setting:
    """A scenario for so many seats; from scenario to scenario of a campaign the sides move on by one seat."""
    setting = Setting(find_village(scenario.map), scenario.id)
    setting.sides = len(scenario.sides)
    setting.side_names = [side.id for side in scenario.sides]
    settle_seats(setting, scenario, seats, chapter)
    settle_starts(setting, scenario, even)
    settle_objects(setting, scenario)
    settle_goals(setting, scenario)
    return setting


def settle_seats(setting: Setting, scenario: Scenario, seats: int, chapter: int) -> None:
    """Seats go round the sides; each deals its characters out among its own, those who can act first (JOE-1)."""
    held = {name for start in scenario.start if start.held for name in start.who}
    acting = [len(set(side.characters) - held) or 1 for side in scenario.sides]
    own: list[list[int]] = [[] for _ in scenario.sides]
    for place in range(seats):
        crowded = [len(seated) / people for seated, people in zip(own, acting, strict=True)]
        own[crowded.index(min(crowded))].append((place + chapter) % seats)
    setting.seat_side = [next(side for side, seated in enumerate(own) if seat in seated) for seat in range(seats)]
    setting.members = []
    for number, side in enumerate(scenario.sides):
        people = [CHARACTERS.index(name) for name in sorted(side.characters, key=lambda name: name in held)]
        setting.members.append(sum(1 << who for who in people))
        for place, who in enumerate(people):
            setting.side[who] = number
            setting.seat[who] = own[number][place % len(own[number])]
    setting.present = sum(setting.members)


def settle_starts(setting: Setting, scenario: Scenario, even: bool) -> None:
    """Where everybody starts, with what (JOE-6, JOE-R37), and in which state."""
    for start in scenario.start:
        for name in start.who:
            who = CHARACTERS.index(name)
            setting.order.append(who)
            setting.placers[who] = CHARACTERS.index(start.chooser or name)
            setting.start[who] = bytes(scenario.zones(start.zones))
            setting.unseen |= start.unseen << who
            setting.ambush |= start.ambush << who
            setting.asleep[who] = {None: 0, "sight": TILL_SIGHT, "noise": TILL_NOISE}[start.asleep]
            setting.bound[who] = {None: FREE, "tied": TIED, "locked": LOCKED}[start.held]
            setting.ropes |= setting.bound[who] == TIED
            sheet = BOX.characters[who]
            gear = start.gear_of(even)
            gear = (sheet.firearm, *sheet.pockets) if gear is None else gear
            things = [full(OBJECTS.index(thing)) for thing in gear]
            setting.gear[who] = things + [NOTHING] * (3 - len(things))
    first = [CHARACTERS.index(name) for name in scenario.first_round]
    setting.first_round = sum(1 << who for who in first) if first else setting.present


def settle_objects(setting: Setting, scenario: Scenario) -> None:
    """What lies around, is placed, hidden or offered."""
    for placing in scenario.objects:
        kinds = [OBJECTS.index(kind) for kind in placing.kinds]
        zones = bytes(scenario.zones(placing.zones))
        chooser = CHARACTERS.index(placing.chooser) if placing.chooser else -1
        if placing.hidden:
            setting.hider, setting.hiding_places, setting.hidden = chooser, zones, kinds
        elif placing.offered:
            setting.offered += [(CHARACTERS.index(placing.offered), full(kind)) for kind in kinds]
        elif len(zones) == 1:
            setting.lying += [lying_in(full(kind), zones[0]) for kind in kinds]
        elif placing.together:
            setting.placed.append((chooser, full(kinds[0]), len(kinds), zones))
        else:
            setting.placed += [(chooser, full(kind), 1, zones) for kind in kinds]


def settle_goals(setting: Setting, scenario: Scenario) -> None:
    """What each side is after, and how it ends."""
    setting.last_side = scenario.ending == "last-side"
    for number, side in enumerate(scenario.sides):
        named = [CHARACTERS.index(name) for name in side.goal.targets]
        setting.targets.append(sum(1 << who for who in named) or setting.present & ~setting.members[number])
        setting.rescued.append(CHARACTERS.index(side.goal.rescue) if side.goal.rescue else -1)
        setting.leavers |= side.leaves << number
        if side.prevents:
            setting.preventer = number
        if scenario.ending == "heist" and side.goal.kind == "steal":
            setting.heist = number
        if scenario.ending == "gold" and side.goal.kind == "guard":
            setting.guards = number
