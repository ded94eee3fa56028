"""The figures as tables, with their targets, and as a chart."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import altair as alt
import polars as pl
from msgspec import Struct

from benchmarks.fairness.cheats import Caught
from benchmarks.fairness.figures import Rounds, by_arrival, by_house, percentile, spearman, waits, wins, wrong_order
from benchmarks.fairness.lines import EVEN

GAPS = (10, 25, 50, 100)
TARGETS = {10: 0.03, 25: 0.005}


class Measured(Struct, frozen=True):
    """The same figures of simulated and of real rounds."""

    name: str
    mixed: Rounds  # the four profiles at one table
    even: Rounds  # equal players on lines of 20, 60, 120 and 250 ms


def percent(share: float) -> str:
    return f"{100 * share:.2f} %"


def row(*cells: object) -> str:
    return f"| {' | '.join(map(str, cells))} |"


def verdict(met: bool) -> str:
    return "met" if met else "NOT MET"


def wrong_table(measured: Sequence[Measured]) -> list[str]:
    lines = [
        row("true gap", "rounds", "pairs", "by arrival", "fair order", "target", "result"),
        "|--:|---|--:|--:|--:|--:|---|",
    ]
    for gap in GAPS:
        for each in measured:
            fair, arrival = wrong_order(each.mixed, gap, by_house), wrong_order(each.mixed, gap, by_arrival)
            target = TARGETS.get(gap)
            goal = ("", "") if target is None else (f"≤ {percent(target)}", verdict(fair.share <= target))
            lines.append(
                row(f"≥ {gap} ms", each.name, f"{fair.pairs:,}", percent(arrival.share), percent(fair.share), *goal)
            )
    return lines


def neutrality_table(measured: Sequence[Measured]) -> list[str]:
    names = [profile.name for profile in EVEN]
    lines = [row("rounds", "order", *names, "Spearman", "result"), "|---|---|" + "--:|" * (len(names) + 1) + "---|"]
    for each in measured:
        for name, order in (("by arrival", by_arrival), ("fair order", by_house)):
            shares, rho = wins(each.even, order), spearman(each.even, order)
            enough = len(each.even) >= 10_000
            met = all(abs(share - 0.25) <= 0.015 for share in shares) and abs(rho) <= 0.03
            result = verdict(met) if order is by_house and enough else ""
            counted = f"{each.name}, {len(each.even):,}"
            lines.append(row(counted, name, *map(percent, shares), f"{rho:+.3f}", result))
    return lines


def wait_table(measured: Sequence[Measured]) -> list[str]:
    lines = [row("rounds", "median", "p95", "target", "result"), "|---|--:|--:|--:|---|"]
    for each in measured:
        found = [*waits(each.mixed), *waits(each.even)]
        middle, late = percentile(found, 0.5), percentile(found, 0.95)
        lines.append(row(each.name, f"{middle:.0f} ms", f"{late:.0f} ms", "≤ 400 ms", verdict(late <= 400)))
    return lines


def cheat_table(caught: Sequence[Caught], false: float) -> list[str]:
    lines = [row("cheat", "gain, if nobody looked", "gain", "flagged within 20 rounds"), "|---|--:|--:|--:|"]
    lines += [row(c.name, f"{c.unseen_gain:.0f} ms", f"{c.gain:.0f} ms", percent(c.flagged)) for c in caught]
    lines.append(row("honest players, on all four lines", "", "", percent(false)))
    return lines


def draw(measured: Sequence[Measured], path: Path) -> None:
    """How often the house is wrong, and how often arrival is: one picture for players."""
    rows = [
        {"gap": f"{gap} ms", "order": name, "wrong": 100 * wrong_order(measured[0].mixed, gap, order).share}
        for gap in GAPS
        for name, order in (("by arrival", by_arrival), ("fair order", by_house))
    ]
    won = [
        {"line": profile.name, "order": name, "won": 100 * share}
        for name, order in (("by arrival", by_arrival), ("fair order", by_house))
        for profile, share in zip(EVEN, wins(measured[0].even, order), strict=True)
    ]
    colour = alt.Color("order:N", title=None).scale(domain=["by arrival", "fair order"], range=["#a63d2f", "#2f5d50"])
    across = alt.XOffset("order:N")
    left = (
        alt.Chart(pl.DataFrame(rows), width=260, height=200, title="The slower one is put first")
        .mark_bar()
        .encode(
            alt.X("gap:N", sort=None, title="true lead of the faster one, at least"),
            alt.Y("wrong:Q", title="% of pairs"),
            colour,
            across,
        )
    )
    right = (
        alt.Chart(pl.DataFrame(won), width=260, height=200, title="Four equal players")
        .mark_bar()
        .encode(
            alt.X("line:N", sort=None, title="round trip of the line"),
            alt.Y("won:Q", title="% of rounds won"),
            colour,
            across,
        )
    )
    (left | right).configure(background="#f4e9d4").save(path)
