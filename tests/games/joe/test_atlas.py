"""The atlas: what people see of the scenarios before they choose."""

from __future__ import annotations

import pytest

from saloon.games.joe.map.village import find_plan
from saloon.games.joe.scenario.atlas import ScenarioInfo, open_atlas
from saloon.games.joe.setup import GAME, JoeOptions

SCENARIOS = {scenario.id: scenario for scenario in open_atlas().scenarios}


@pytest.mark.parametrize("scenario", SCENARIOS.values(), ids=SCENARIOS)
def test_the_seatings_are_those_of_the_matches(scenario: ScenarioInfo) -> None:
    options = JoeOptions(scenario=scenario.id)
    assert [len(seating.sides) for seating in scenario.seatings] == list(GAME.places(options))
    for seating in scenario.seatings:
        view = GAME.new(options, len(seating.sides)).view(None)
        assert seating.sides == view.seat_sides
        played = [
            tuple(someone.name.lower() for someone in view.characters if someone.seat == seat)
            for seat in range(len(seating.sides))
        ]
        assert [set(names) for names in seating.characters] == [set(names) for names in played]


@pytest.mark.parametrize("scenario", SCENARIOS.values(), ids=SCENARIOS)
def test_everybody_begins_somewhere_on_the_map(scenario: ScenarioInfo) -> None:
    zones = {zone.id for zone in find_plan(scenario.map).zones}
    assert {start.character for start in scenario.start} == {
        name for side in scenario.sides for name in side.characters
    }
    assert all(start.zones and zones.issuperset(start.zones) for start in scenario.start)


@pytest.mark.parametrize("scenario", SCENARIOS.values(), ids=SCENARIOS)
def test_its_balance_was_measured_and_names_every_side(scenario: ScenarioInfo) -> None:
    assert scenario.balances
    for balance in scenario.balances:
        assert set(balance.sides) == {side.id for side in scenario.sides}
        assert balance.seats in GAME.places(JoeOptions(scenario=scenario.id))
        assert all(rate.low <= rate.won <= rate.high for rate in balance.sides.values())


def test_starts_are_spelt_out_zone_by_zone() -> None:
    """In the arrest Fred stands before the counter, and the law anywhere in the office."""
    starts = {start.character: start.zones for start in SCENARIOS["9.1"].start}
    assert starts["fred"] == ("SA5", "SA6")
    assert starts["ted"] == ("BS1", "BS2", "BS3")
