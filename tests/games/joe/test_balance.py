"""What was measured of the scenarios is about these scenarios, and adds up."""

from __future__ import annotations

from pathlib import Path

import pytest
from benchmarks.joe import balance as writer
from benchmarks.sections import read_section

from saloon.games.joe.scenario.balance import Balance, load_balances, read_balances
from saloon.games.joe.scenario.scenarios import load_scenarios
from saloon.lab.balance import Setup

MEASURED = [(name, balance) for name, balances in load_balances().items() for balance in balances]


def test_every_scenario_was_measured_with_its_fewest_seats() -> None:
    own = [scenario for name, scenario in load_scenarios().items() if name.startswith("9.")]
    assert [load_balances()[scenario.id][0].seats for scenario in own] == [scenario.players[0] for scenario in own]


@pytest.mark.parametrize(("name", "balance"), MEASURED)
def test_shares_are_those_of_its_sides_and_add_up(name: str, balance: Balance) -> None:
    assert list(balance.sides) == [side.id for side in load_scenarios()[name].sides]
    assert sum(chance.won for chance in balance.sides.values()) + balance.drawn == pytest.approx(1, abs=0.001)
    assert all(0 <= chance.low <= chance.won <= chance.high <= 1 for chance in balance.sides.values())
    assert balance.rounds >= 1


def test_the_page_of_the_documentation_shows_the_same_figures() -> None:
    assert read_section(writer.PAGE, "balance").strip() == writer.report(load_balances()).strip()


def test_a_new_measurement_takes_the_place_of_the_old_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "balance.json"
    monkeypatch.setattr(writer, "FILE", file)
    monkeypatch.setattr(writer, "read_balances", lambda: read_balances(file))
    first, second = (writer.measure(Setup("9.1", 2), "printed", "random", 2, seed) for seed in (1, 2))
    writer.keep("9.2", first)
    writer.keep("9.1", first)
    known = writer.keep("9.1", second)
    assert known == {"9.1": (second,), "9.2": (first,)} == read_balances(file)
    assert list(known) == ["9.1", "9.2"]
