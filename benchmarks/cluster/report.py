"""The results as tables that read well in a terminal and as Markdown."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from string import Template
from typing import Final

from tests.cluster.faults import Hit, pauses_by_kind

from benchmarks import machine
from benchmarks.cluster.arithmetic import LICHESS, MILLION, USED, Crowd, need
from benchmarks.cluster.costs import RATE, Costs
from benchmarks.cluster.owners import PLACES, Shared
from benchmarks.report import number, table

PAGE: Final = Path(__file__).parent / "page.md"


def cost_table(costs: Costs) -> str:
    """What everything costs."""
    fast, paced = costs.saturated, costs.paced

    def us(value: float) -> str:
        return f"{number(value)} µs"

    rows = [
        [f"a move, {number(fast.rate)} a second", us(fast.cost), us(fast.database_cost), "-"],
        [f"a move, {number(paced.rate)} a second", us(paced.cost), us(paced.database_cost), "-"],
        ["a match made", us(costs.held.made), "", "-"],
        ["two people seated at it", us(costs.held.seated), "", "-"],
        ["a line opened through nginx", us(costs.line), us(costs.line_database), us(costs.line_proxy)],
        ["a line that is open, a second", us(costs.held.line), "-", "-"],
        ["a house with nobody in it, a second", us(costs.held.house), "", "-"],
    ]
    return table(["processor", "houses", "database", "nginx"], rows)


def size_table(costs: Costs) -> str:
    """What is kept, and how much of it."""
    rows = [
        ["memory of a house with nobody in it", f"{costs.held.house_memory / 2**20:.0f} MiB"],
        ["memory a line, with half of its table", f"{costs.held.line_memory / 1024:.1f} KiB"],
        ["write-ahead log a move", f"{costs.wal:.0f} bytes"],
        ["disk a move, with the key that finds it", f"{costs.disk:.0f} bytes"],
        [f"disk a duel of {number(costs.duel.moves)} moves", f"{costs.disk * costs.duel.moves / 1024:.1f} KiB"],
        ["the same, packed", f"{costs.duel.packed / 1024:.1f} KiB"],
        [f"commits a move at {RATE:g} moves/s", f"{costs.commits:.2f}"],
    ]
    return table(["size", ""], rows)


def owner_table(rounds: Sequence[tuple[Shared, Shared]]) -> str:
    """One owner of matches, and two."""
    rows = [
        [
            name,
            number(median(found[place].rate for found in rounds)),
            number(median(found[place].cost for found in rounds)),
            number(median(found[place].database_cost for found in rounds)),
        ]
        for place, name in enumerate(("one house", "two houses"))
    ]
    ratios = [two.rate / one.rate for one, two in rounds]
    cores = " and ".join(str(*cores) for cores in PLACES)
    heads = ["", "moves/s", "houses µs a move", "database µs a move"]
    told = f"Two by one: {median(ratios):.2f} times the moves ({', '.join(f'{ratio:.2f}' for ratio in ratios)})"
    return f"{table(heads, rows)}\n\n{told}, houses on the cores {cores}."


def crowd_table(costs: Costs) -> str:
    """What crowds need."""
    crowds: list[Crowd] = [MILLION, LICHESS]
    needs = [need(crowd, costs) for crowd in crowds]
    rows = [["moves a second", *(number(crowd.moves) for crowd in crowds)]]
    rows += [[f"cores: {what}", *(f"{each.cores[what]:.1f}" for each in needs)] for what in needs[0].cores]
    rows += [
        [f"houses, each {USED:.0%} of a core", *(str(each.houses) for each in needs)],
        ["cores of the database", *(f"{each.database:.1f}" for each in needs)],
        ["cores of nginx for lines that are opened", *(f"{each.proxy:.1f}" for each in needs)],
        ["memory of the houses", *(f"{each.memory / 2**30:.1f} GiB" for each in needs)],
        ["write-ahead log a second", *(f"{each.wal / 1e6:.1f} MB" for each in needs)],
        ["disk a day", *(f"{each.disk / 1e9:,.0f} GB" for each in needs)],
        ["the same, packed", *(f"{each.packed / 1e9:,.0f} GB" for each in needs)],
    ]
    return table(["", *(crowd.name for crowd in crowds)], rows)


def sections(hits: Sequence[Hit], costs: Costs, owners: Sequence[tuple[Shared, Shared]]) -> dict[str, str]:
    """The parts of the report."""
    return {
        "pauses": pauses_by_kind(hits),
        "costs": cost_table(costs),
        "sizes": size_table(costs),
        "owners": owner_table(owners),
        "crowds": crowd_table(costs),
    }


def page(parts: dict[str, str], loads: Sequence[float]) -> str:
    """The page of the documentation."""
    return Template(PAGE.read_text(encoding="utf-8")).substitute(
        parts,
        machine=machine.describe(),
        date=datetime.now(UTC).date().isoformat(),
        loads=", ".join(f"{load:.1f}" for load in loads),
    )
