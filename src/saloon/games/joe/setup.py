"""Options of Dynamit Joe, its seats, and the opening position."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, Literal

from msgspec import Meta, Struct

from saloon.games.joe.box.constants import BOX, CAST
from saloon.games.joe.events import JoeEvent
from saloon.games.joe.knowledge.features import FEATURES
from saloon.games.joe.knowledge.inquiry import JoeAnswer, answer
from saloon.games.joe.knowledge.look import lay_out
from saloon.games.joe.knowledge.view import JoeView
from saloon.games.joe.moves import MOVES
from saloon.games.joe.rules import Joe
from saloon.games.joe.scenario.atlas import JoeAtlas, open_atlas
from saloon.games.joe.scenario.balance import Gear
from saloon.games.joe.scenario.prepare import prepare
from saloon.games.joe.scenario.scenario_file import Scenario
from saloon.games.joe.scenario.scenarios import load_scenarios
from saloon.games.joe.scenario.terms import PreparedScenario, Terms
from saloon.kernel.game import Game
from saloon.kernel.state import NATURE_BIT, State

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
    gear: Gear = "printed"  # JOE-R37: one's sheet, or what makes a scenario even
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


class JoeSides:
    """A goal of the scenario, shared by the seats of a side."""

    def allies(self, state: State, seat: int) -> list[int]:
        """Who shares the seat's goal in this scenario (JOE-1)."""
        assert isinstance(state, Joe)
        return [other for other, side in enumerate(state.seat_side) if other != seat and side == state.seat_side[seat]]


class JoeInterrupts:
    """Questions to a seat while a character of another player acts."""

    def asks(self, state: State) -> bool:
        """Ambushes, consent, flight: asked of somebody else than the player whose character acts (JOE-24, JOE-40)."""
        assert isinstance(state, Joe)
        movers = state.to_move()
        return movers not in (0, NATURE_BIT) and state.active >= 0 and movers != 1 << state.cast[state.active].seat


class JoeCatalog:
    """The scenarios to choose from."""

    Contents: type[Struct] = JoeAtlas

    def open(self) -> JoeAtlas:
        """All of them, with their maps."""
        return open_atlas()


class JoeGame(Game):
    """Dynamit Joe."""

    id = "joe"
    seats = range(2, CAST + 1)
    Options = JoeOptions
    View = JoeView
    Event = JoeEvent
    Answer = JoeAnswer
    moves = MOVES
    rules_version = 3
    longest = 8 * ENDLESS * CAST * 2000  # scenarios, rounds, activations, and far more than one of them can hold
    features = FEATURES
    folder = Path(__file__).parent
    sides = JoeSides()
    catalog = JoeCatalog()
    interrupts = JoeInterrupts()

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
        terms = Terms(seats, list(chapters_of(options.scenario, options.goal_line, seats, options.gear == "even")))
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

    def turn(self, state: State) -> tuple[int, ...] | None:
        """An activation, whoever answers in the middle of it; none while things are set up."""
        assert isinstance(state, Joe)
        return None if state.active < 0 else (int(state.chapter), int(state.round), int(state.cup), int(state.active))

    def state_from_view(self, options: Struct, seats: int, view: JoeView) -> Joe:
        """A table that looks like the view (view.py)."""
        assert isinstance(options, JoeOptions)
        joe = self.table(options, seats)
        lay_out(joe, view)
        return joe

    def answer(self, view: JoeView, question: str) -> JoeAnswer:
        """Who sees what, what is in the way, what a blast reaches (inquiry.py)."""
        return answer(view, question)


@cache
def chapters_of(name: str, goal_line: bool, seats: int, even: bool) -> tuple[PreparedScenario, ...]:
    """The scenarios of a match, ready for so many seats. Nothing in them ever changes, so all matches share them."""
    scenarios = enumerate(chosen(name, seats))
    return tuple(
        prepare(scenario.swapped() if goal_line else scenario, seats, number, even) for number, scenario in scenarios
    )


def chosen(name: str, seats: int) -> list[Scenario]:
    """The scenarios of a match: one, or for a campaign all that so many can play (JOE-48)."""
    known = load_scenarios()
    if name not in (FITTING, CAMPAIGN):
        return [known[name]]
    fitting = [scenario for scenario in known.values() if scenario.players[0] <= seats <= scenario.players[1]]
    return fitting if name == CAMPAIGN else fitting[:1]


GAME: Final = JoeGame()
