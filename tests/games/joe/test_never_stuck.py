"""Tens of thousands of random decisions over everything that can be chosen, and every match has its end."""

from __future__ import annotations

from benchmarks.joe.walk import walk

from saloon.games.joe import GAME
from saloon.games.joe.scenario.scenarios import load_scenarios
from saloon.games.joe.setup import JoeOptions

DECISIONS = 60_000


def test_no_match_is_ever_stuck() -> None:
    walked = list(walk(DECISIONS))
    assert [match for match in walked if match.stuck] == []
    assert sum(match.decisions for match in walked) >= DECISIONS
    seen = {(match.options.scenario, match.seats) for match in walked}
    for scenario in [*load_scenarios(), "campaign"]:
        assert {(scenario, seats) for seats in GAME.places(JoeOptions(scenario=scenario))} <= seen
