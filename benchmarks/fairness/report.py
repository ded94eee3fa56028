"""The figures as tables, with their targets, and as a chart."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import altair as alt
import polars as pl
from msgspec import Struct

from benchmarks.fairness.cheats import Caught, Innocent
from benchmarks.fairness.figures import (
    Order,
    Rounds,
    by_arrival,
    by_house,
    percentile,
    spearman,
    waits,
    wins,
    wrong_order,
)
from benchmarks.fairness.lines import EVEN
from benchmarks.fairness.players import HONEST
from saloon.server.race.fairness import POLICIES

GAPS = (10, 25, 50, 100)
TARGETS = {10: 0.03, 25: 0.005}
ENOUGH = 10_000  # rounds for a verdict on who wins
MOST_GAIN = 60.0
SEEN = 0.95
MOST_INNOCENT = 0.001
LONGEST_WAIT = 400.0
ORDERS: tuple[tuple[str, Order], ...] = (("by arrival", by_arrival), ("fair order", by_house))


class Measured(Struct, frozen=True):
    """The same figures of real and of simulated rounds; those of several seeds lie beside each other."""

    name: str
    mixed: Sequence[Rounds]  # the four profiles at one table
    even: Sequence[Rounds]  # equal players on lines of 20, 60, 120 and 250 ms
    caught: Sequence[Caught]
    innocent: Innocent


def pooled(seeds: Sequence[Rounds]) -> Rounds:
    return [runs for rounds in seeds for runs in rounds]


def percent(share: float) -> str:
    return f"{100 * share:.2f} %"


def row(*cells: object) -> str:
    return f"| {' | '.join(map(str, cells))} |"


def verdict(met: bool) -> str:
    return "met" if met else "NOT MET"


def wrong_table(measured: Sequence[Measured]) -> list[str]:
    lines = [
        row("true gap", "rounds", "pairs", "by arrival", "fair order", "worst seed", "target", "result"),
        "|--:|---|--:|--:|--:|--:|--:|---|",
    ]
    for gap in GAPS:
        for each in measured:
            rounds = pooled(each.mixed)
            fair, arrival = wrong_order(rounds, gap, by_house), wrong_order(rounds, gap, by_arrival)
            worst = max(wrong_order(seed, gap, by_house).share for seed in each.mixed)
            target = TARGETS.get(gap)
            goal = ("", "") if target is None else (f"≤ {percent(target)}", verdict(worst <= target))
            shares = (arrival.share, fair.share, worst)
            lines.append(row(f"≥ {gap} ms", each.name, f"{fair.pairs:,}", *map(percent, shares), *goal))
    return lines


def neutral(rounds: Rounds) -> bool:
    """Whether equal players win equally often."""
    shares, rho = wins(rounds, by_house), spearman(rounds, by_house)
    return all(abs(share - 1 / len(shares)) <= 0.015 for share in shares) and abs(rho) <= 0.03


def neutrality_table(measured: Sequence[Measured]) -> list[str]:
    names = [profile.name for profile in EVEN]
    lines = [row("rounds", "order", *names, "Spearman", "result"), "|---|---|" + "--:|" * (len(names) + 1) + "---|"]
    for each in measured:
        for number, rounds in enumerate(each.even, 1):
            seed = f", seed {number}" if len(each.even) > 1 else ""
            for name, order in ORDERS:
                shares, rho = wins(rounds, order), spearman(rounds, order)
                judged = order is by_house and len(rounds) >= ENOUGH
                counted = f"{each.name}{seed}, {len(rounds):,}"
                result = verdict(neutral(rounds)) if judged else ""
                lines.append(row(counted, name, *map(percent, shares), f"{rho:+.3f}", result))
    return lines


def wait_table(measured: Sequence[Measured]) -> list[str]:
    lines = [
        row("rounds", "order", "median", "p95", "target", "result"),
        "|---|---|--:|--:|--:|---|",
        row("all", "by arrival", "0 ms", "0 ms", "", ""),
    ]
    for each in measured:
        found = [*waits(pooled(each.mixed)), *waits(pooled(each.even))]
        middle, late = percentile(found, 0.5), percentile(found, 0.95)
        goal = (f"≤ {LONGEST_WAIT:.0f} ms", verdict(late <= LONGEST_WAIT))
        lines.append(row(each.name, "fair order", f"{middle:.0f} ms", f"{late:.0f} ms", *goal))
    return lines


def cheat_table(measured: Sequence[Measured]) -> list[str]:
    lines = [
        row("what it does", "runs", "by arrival", "until it is seen", "in 20 rounds", "flagged", "result"),
        "|---|---|--:|--:|--:|--:|---|",
    ]
    for rows in zip(*(each.caught for each in measured), strict=True):
        for each, caught in zip(measured, rows, strict=True):
            gains = (caught.by_arrival, caught.unseen, caught.gain)
            ran = f"{each.name}, {caught.runs}"
            met = verdict(bounded(caught))
            name = "nothing: an honest player" if caught.scheme == HONEST else caught.scheme.name
            lines.append(row(name, ran, *(f"{gain:+.0f} ms" for gain in gains), percent(caught.flagged), met))
    return lines


def bounded(caught: Caught) -> bool:
    """Whether a scheme gains as little as it may, and is seen; behind a proxy only the cap is left."""
    if caught.scheme == HONEST:
        return abs(caught.gain) <= MOST_GAIN
    if not caught.scheme.direct:
        return caught.gain <= POLICIES["ranked"].floor_cap
    return caught.gain <= MOST_GAIN and caught.flagged >= SEEN


def innocent_table(measured: Sequence[Measured]) -> list[str]:
    lines = [row("honest players", "20 rounds each", "flagged", "as", "target", "result"), "|---|--:|--:|---|--:|---|"]
    for each in measured:
        flags = ", ".join(f"{flag} {count}" for flag, count in Counter(each.innocent.flags).items())
        goal = (f"≤ {percent(MOST_INNOCENT)}", verdict(each.innocent.share <= MOST_INNOCENT))
        lines.append(row(each.name, f"{each.innocent.stretches:,}", percent(each.innocent.share), flags, *goal))
    return lines


def draw(first: Measured, path: Path) -> None:
    """How often the house is wrong, and how often arrival is: one picture for players."""
    rows = [
        {"gap": f"{gap} ms", "order": name, "wrong": 100 * wrong_order(pooled(first.mixed), gap, order).share}
        for gap in GAPS
        for name, order in ORDERS
    ]
    won = [
        {"line": profile.name, "order": name, "won": 100 * share}
        for name, order in ORDERS
        for profile, share in zip(EVEN, wins(pooled(first.even), order), strict=True)
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
