"""Options of Dynamit Joe, who sits where, and the opening position."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, Literal

from msgspec import Meta, Struct

from saloon.games.joe.events import JoeEvent
from saloon.games.joe.features import FEATURES
from saloon.games.joe.look import lay_out
from saloon.games.joe.moves import MOVES
from saloon.games.joe.opening import full
from saloon.games.joe.rules import Joe
from saloon.games.joe.scenario_file import Scenario
from saloon.games.joe.scenarios import load_scenarios
from saloon.games.joe.state import Setting, Terms
from saloon.games.joe.things import BOX, CAST, CHARACTERS, FREE, LOCKED, NOTHING, OBJECTS, TIED, TILL_NOISE, TILL_SIGHT
from saloon.games.joe.view import JoeView
from saloon.games.joe.village import find_village
from saloon.kernel.game import Game

ENDLESS: Final = 60  # rounds after which even a match without a limit ends, so that every match does
QUIET: Final = 5  # rounds without an attack (JOE-R28)
CAMPAIGN: Final = "campaign"
FITTING: Final = "fitting"

if TYPE_CHECKING:
    ScenarioName = str
else:
    ScenarioName = Literal[(FITTING, CAMPAIGN, *load_scenarios())]  # a file more is a choice more


class JoeOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """The switches of a match; the defaults are the rulings."""

    scenario: ScenarioName = FITTING  # the shortest that the number of seats allows, or all of them (JOE-48)
    adoption: bool = False  # JOE-42: who has lost everybody gets a character
    slow_windows: bool = False  # JOE-43: windows cost two points
    hard_repairs: bool = False  # JOE-44: a card decides on repairs
    wounds_slow: bool = False  # JOE-45: a point less for each wound
    budget: Annotated[int, Meta(ge=50, le=100)] | None = None  # JOE-46: dollars a character to buy gear with
    nuggets: Literal["1-2-3", "1-2-5"] = "1-2-3"  # JOE-R1
    goal_line: bool = False  # JOE-R3: the trios of the goals
    reshuffle: bool = False  # JOE-R5: after every card
    both_ways: bool = False  # JOE-R7: an opening makes it harder to fire out as well
    blasted_locks: bool = False  # JOE-R11: dynamite opens locks too
    narrow_blast: bool = False  # JOE-R12: a hard throw harms nobody beside its zone
    sides_only: bool = False  # JOE-R19: only a whole side surrenders
    round_limit: Annotated[int, Meta(ge=1, le=ENDLESS)] | None = 30  # JOE-R28; None for no limit
    quiet_end: bool = False  # JOE-R28: five rounds without an attack are the end


class JoeGame(Game):
    """Dynamit Joe."""

    id = "joe"
    seats = range(2, CAST + 1)
    Options = JoeOptions
    View = JoeView
    Event = JoeEvent
    moves = MOVES
    rules_version = 1
    longest = 8 * ENDLESS * CAST * 2000  # scenarios, rounds, activations, and far more than one of them can hold
    features = FEATURES
    folder = Path(__file__).parent

    def places(self, options: Struct) -> range:
        """How many can play the scenario (JOE-49..56)."""
        assert isinstance(options, JoeOptions)
        if options.scenario in (FITTING, CAMPAIGN):
            return self.seats
        fewest, most = load_scenarios()[options.scenario].players
        return range(fewest, most + 1)

    def new(self, options: Struct, seats: int) -> Joe:
        """Everybody at the table, jokers about to be dealt."""
        assert isinstance(options, JoeOptions)
        joe = self.table(options, seats)
        joe.open()
        return joe

    def table(self, options: JoeOptions, seats: int) -> Joe:
        """An empty table for these options."""
        chapters = [
            settle(scenario.swapped() if options.goal_line else scenario, seats, number)
            for number, scenario in enumerate(chosen(options, seats))
        ]
        terms = Terms(seats, chapters)
        terms.adoption = options.adoption
        terms.slow_windows = options.slow_windows
        terms.hard_repairs = options.hard_repairs
        terms.wounds_slow = options.wounds_slow
        terms.budget = options.budget or 0
        terms.reshuffle = options.reshuffle
        terms.both_ways = options.both_ways
        terms.blasted_locks = options.blasted_locks
        terms.narrow_blast = options.narrow_blast
        terms.sides_only = options.sides_only
        terms.last_round = options.round_limit or ENDLESS
        terms.counted = options.round_limit is not None
        terms.quiet_rounds = QUIET if options.quiet_end else 0
        values = BOX.things.nuggets
        terms.gold = bytes(values.rules if options.nuggets == "1-2-3" else values.inventory)
        return Joe(terms)

    def suppose(self, options: Struct, seats: int, view: JoeView) -> Joe:
        """A table that looks like the view (view.py)."""
        assert isinstance(options, JoeOptions)
        joe = self.table(options, seats)
        lay_out(joe, view)
        return joe


def chosen(options: JoeOptions, seats: int) -> list[Scenario]:
    """The scenarios of a match: one, or for a campaign all that so many can play (JOE-48)."""
    known = load_scenarios()
    if options.scenario not in (FITTING, CAMPAIGN):
        return [known[options.scenario]]
    fitting = [scenario for scenario in known.values() if scenario.players[0] <= seats <= scenario.players[1]]
    return fitting if options.scenario == CAMPAIGN else fitting[:1]


def settle(scenario: Scenario, seats: int, chapter: int) -> Setting:
    """A scenario for so many seats; from scenario to scenario of a campaign the sides move on by one seat."""
    setting = Setting(find_village(scenario.map), scenario.id)
    setting.sides = len(scenario.sides)
    setting.side_names = [side.id for side in scenario.sides]
    settle_seats(setting, scenario, seats, chapter)
    settle_starts(setting, scenario)
    settle_objects(setting, scenario)
    settle_goals(setting, scenario)
    return setting


def settle_seats(setting: Setting, scenario: Scenario, seats: int, chapter: int) -> None:
    """Seats go round the sides; each side deals its characters out among its own (JOE-1)."""
    own: list[list[int]] = [[] for _ in scenario.sides]
    for place in range(seats):
        crowded = [len(seated) / len(side.characters) for seated, side in zip(own, scenario.sides, strict=True)]
        own[crowded.index(min(crowded))].append((place + chapter) % seats)
    setting.seat_side = [next(side for side, seated in enumerate(own) if seat in seated) for seat in range(seats)]
    setting.members = []
    for number, side in enumerate(scenario.sides):
        people = [CHARACTERS.index(name) for name in side.characters]
        setting.members.append(sum(1 << who for who in people))
        for place, who in enumerate(people):
            setting.side[who] = number
            setting.seat[who] = own[number][place % len(own[number])]
    setting.present = sum(setting.members)


def settle_starts(setting: Setting, scenario: Scenario) -> None:
    """Where everybody starts, with what, and in which state."""
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
            gear = (sheet.firearm, *sheet.pockets) if start.gear is None else start.gear
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
            setting.lying += [full(kind) + (zones[0] << 9) for kind in kinds]
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


GAME: Final = JoeGame()
