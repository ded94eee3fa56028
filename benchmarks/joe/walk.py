"""Random matches of Dynamit Joe over all scenarios, options and numbers of seats: none of them may ever be stuck."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec
from msgspec import Struct

from saloon.games.joe import GAME
from saloon.games.joe.scenario.scenarios import load_scenarios
from saloon.games.joe.setup import CAMPAIGN, ENDLESS, FITTING, JoeOptions
from saloon.kernel import stream
from saloon.kernel.conformance import option_sets
from saloon.kernel.playout import play_out

SWITCHES: Final = [field.name for field in msgspec.structs.fields(JoeOptions) if field.type is bool]


class Walked(Struct, frozen=True):
    """A match that was played to its end, or as far as it went."""

    options: JoeOptions
    seats: int
    decisions: int
    stuck: bool


def all_options() -> Iterator[JoeOptions]:
    """Every option by itself first, then all of them at random, without end."""
    for options in option_sets(JoeOptions):
        assert isinstance(options, JoeOptions)
        yield options
    rng = stream("joe", "options")
    scenarios = [FITTING, CAMPAIGN, *load_scenarios()]
    while True:
        yield JoeOptions(
            scenario=scenarios[rng.below(len(scenarios))],
            gear=("printed", "even")[rng.below(2)],
            budget=(None, 50, 100)[rng.below(3)],
            nuggets=("1-2-3", "1-2-5")[rng.below(2)],
            round_limit=(30, None, 1, ENDLESS)[rng.below(4)],
            **{switch: rng.below(2) == 1 for switch in SWITCHES},
        )


def walk(wanted: int) -> Iterator[Walked]:
    """Play through all options with every number of seats, until so much was decided."""
    made = matches = 0
    for options in all_options():
        for seats in GAME.places(options):
            joe = GAME.new(options, seats)
            decisions = play_out(joe, stream("joe", matches))
            yield Walked(options, seats, decisions, stuck=joe.outcome() is None)
            made += decisions
            matches += 1
        if made >= wanted:
            return
