"""The results as tables that read well in a terminal and as Markdown."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from string import Template
from typing import Final

from benchmarks import machine
from benchmarks.report import number, table
from benchmarks.server.clients import Played
from benchmarks.server.hosts import BoardgameIo, Host, PostgresSaloon, Saloon
from benchmarks.server.rounds import EQUAL_RATE, Report

PAGE: Final = Path(__file__).parent / "page.md"
LEADER: Final = Saloon.name
RIVAL: Final = BoardgameIo.name
SHARED: Final = PostgresSaloon.name
FACTOR: Final = 4.0  # times as many moves a second as the rival
PATIENCE: Final = 3.0  # milliseconds for all but one move in a hundred
SURCHARGE: Final = 1.05  # of the server's work for a move, for sharing a database


def spread(values: Sequence[float]) -> str:
    """The whole range of some values."""
    return f"{number(min(values))} .. {number(max(values))}"


def milliseconds(values: Sequence[float]) -> str:
    """The median of some times."""
    return f"{median(values):.1f}"


def play_row(name: str, played: Sequence[Played]) -> list[str]:
    """How one server was played on."""
    rates = [run.rate for run in played]
    return [
        name,
        number(median(rates)),
        spread(rates),
        milliseconds([run.p50 for run in played]),
        milliseconds([run.p99 for run in played]),
        milliseconds([run.p999 for run in played]),
        number(median(run.cost for run in played)),
        number(median(run.database_cost for run in played)) if any(run.database_cpu for run in played) else "-",
        f"{median(run.server_cpu for run in played):.0%}",
        f"{median(run.client_cpu for run in played):.0%}",
    ]


def play_table(rows: dict[str, list[Played]]) -> str:
    """All servers under one load."""
    times = ["p50 ms", "p99 ms", "p99.9 ms"]
    work = ["server µs a move", "database µs a move", "server's core", "client's core"]
    heads = ["server", "moves/s", "lowest .. highest", *times, *work]
    return table(heads, [play_row(name, played) for name, played in rows.items()])


def other_table(report: Report) -> str:
    """What is not about moves."""
    rows = []
    for name, found in report.results.items():
        weight = "not built" if found.page_weight is None else f"{found.page_weight / 1000:.1f} kB"
        rows.append(
            [
                name,
                f"{report.held:,} ({2 * report.held:,} lines)",
                f"{median(found.table_bytes) / 1024:.1f} KiB",
                f"{median(found.first_starts):.2f} s",
                f"{median(found.second_starts):.2f} s",
                f"{1000 * median(found.first_frames):.0f} ms",
                weight,
            ]
        )
    starts = ["cold start", "second start", "to the first move", "first load"]
    return table(["server", "tables held", "memory a table", *starts], rows)


def verdict(met: bool) -> str:
    return "met" if met else "NOT MET"


def targets(report: Report) -> str:
    """What was to be reached, and whether it is."""
    ratios, tails = report.ratios(LEADER, RIVAL), report.tails(LEADER, RIVAL)
    rows = [
        [
            "moves/s when saturated",
            number(median(ratios)),
            spread(ratios),
            f">= {FACTOR:g} x",
            verdict(median(ratios) >= FACTOR),
        ],
        [
            f"p99 at {EQUAL_RATE:g} moves/s, theirs by ours",
            number(median(tails)),
            spread(tails),
            "> 1 x",
            verdict(median(tails) > 1),
        ],
    ]
    against = table([f"{LEADER} against {RIVAL}", "x better", "lowest .. highest", "goal", "result"], rows)
    return f"{against}\n\n{own_targets(report)}"


def own_targets(report: Report) -> str:
    """What our own stores are to reach."""
    rows = []
    for name in (LEADER, SHARED):
        tails = [run.p99 for run in report.results[name].paced]
        goal, met = f"<= {PATIENCE:g} ms", verdict(median(tails) <= PATIENCE)
        rows.append([f"{name}: p99 ms at {EQUAL_RATE:g} moves/s", milliseconds(tails), spread(tails), goal, met])
    costs = report.costs(SHARED, LEADER)
    goal, met = f"<= {SURCHARGE:g} x", verdict(median(costs) <= SURCHARGE)
    rows.append(
        ["server µs a move when saturated, PostgreSQL by SQLite", f"{median(costs):.2f}", spread(costs), goal, met]
    )
    return table(["our stores", "median", "lowest .. highest", "goal", "result"], rows)


def sections(report: Report) -> dict[str, str]:
    """The parts of the report."""
    return {
        "saturated": play_table({name: found.saturated for name, found in report.results.items()}),
        "paced": play_table({name: found.paced for name, found in report.results.items()}),
        "others": other_table(report),
        "targets": targets(report),
        "busy": f"Load average at the end of each round: {', '.join(f'{load:.1f}' for load in report.loads)}.",
    }


def page(report: Report, hosts: Sequence[Host], rounds: int, seconds: float) -> str:
    """The page of the documentation."""
    return Template(PAGE.read_text(encoding="utf-8")).substitute(
        sections(report),
        hosts="\n".join(f"- **{host.name}**: {host.about}." for host in hosts),
        machine=machine.describe(),
        date=datetime.now(UTC).date().isoformat(),
        rounds=str(rounds),
        seconds=f"{seconds:g}",
        tables=str(report.tables),
        rate=f"{EQUAL_RATE:g}",
    )
