"""The results as tables that read well in a terminal and as Markdown."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from math import isinf
from pathlib import Path
from statistics import median
from string import Template

from benchmarks import machine
from benchmarks.contestants import DUELS, LEADER, REFERENCES, TARGETS
from benchmarks.race import Results
from benchmarks.same_game import TOLERANCE, Estimate, Style, outsiders, style
from benchmarks.sections import marks, read_section

PAGE = Path(__file__).parent / "page.md"
DOCUMENT = Path(__file__).parent.parent / "docs" / "benchmarks.md"


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A Markdown table with straight columns; all but the first are flush right."""
    widths = [max(len(cell) for cell in column) for column in zip(heads, *rows, strict=True)]

    def line(cells: Sequence[str]) -> str:
        first = cells[0].ljust(widths[0])
        others = [cell.rjust(width) for cell, width in zip(cells[1:], widths[1:], strict=True)]
        return f"| {' | '.join([first, *others])} |"

    rule = "|".join(["", "-" * (widths[0] + 2), *("-" * (width + 1) + ":" for width in widths[1:]), ""])
    return "\n".join([line(heads), rule, *(line(row) for row in rows)])


def three_figures(value: float) -> str:
    return f"{value:#.3g}".rstrip(".")


def number(value: float) -> str:
    """A number of which three figures matter."""
    if value >= 999_500:
        return f"{three_figures(value / 1e6)} M"
    if value >= 9_995:
        return f"{three_figures(value / 1e3)} k"
    return f"{value:,.0f}" if value >= 99.95 else three_figures(value)


def estimate(found: Estimate, scale: int = 1) -> str:
    """A mean with its standard error."""
    return "too few" if isinf(found.error) else f"{scale * found.mean:.1f} ± {scale * found.error:.1f}"


def speeds(results: Results, name: str) -> list[str]:
    """Median and spread of the moves, and median of the matches, a second."""
    rates = results.rates(name)
    matches = median(tally.matches / tally.cpu for tally in results.tallies[name])
    return [number(median(rates)), f"{number(min(rates))} .. {number(max(rates))}", number(matches)]


def duels(results: Results) -> str:
    """The same game on every engine."""
    rows = []
    for entry in DUELS:
        if entry.name not in results.tallies:
            continue
        found = style(results.tallies[entry.name])
        ahead = number(results.ratio(LEADER, entry.name)) if LEADER in results.tallies else ""
        means = [estimate(found.length), estimate(found.starter_wins, 100)]
        rows.append([entry.name, *speeds(results, entry.name), ahead, *means])
    speed = ["moves/s", "lowest .. highest", "matches/s", "saloon is x faster"]
    return table(["contestant", *speed, "moves a match", "who begins wins, %"], rows)


def targets(results: Results) -> str:
    """What was to be reached, and whether it is."""
    rows = []
    for target in TARGETS:
        goal = f">= {target.factor:g} x" if target.factor > 1 else "> 1 x"
        claim = f"{target.leader} against {target.rival}"
        if target.leader in results.tallies and target.rival in results.tallies:
            ratios = results.ratios(target.leader, target.rival)
            spread = f"{number(min(ratios))} .. {number(max(ratios))}"
            met = median(ratios) >= target.factor
            rows.append([claim, number(median(ratios)), spread, goal, "met" if met else "NOT MET"])
        elif results.not_measured.keys() & {target.leader, target.rival}:
            rows.append([claim, "", "", goal, "not measured"])
    return table(["target", "x faster", "lowest .. highest", "goal", "result"], rows)


def references(results: Results) -> str:
    """The peers' own games."""
    rows = []
    for entry in REFERENCES:
        if entry.name in results.tallies:
            length = style(results.tallies[entry.name]).length.mean
            rows.append([entry.about, *speeds(results, entry.name), f"{length:.1f}"])
    return table(["game", "moves/s", "lowest .. highest", "matches/s", "moves a match"], rows)


def styles(results: Results) -> dict[str, Style]:
    """What everybody's duels look like."""
    return {entry.name: style(results.tallies[entry.name]) for entry in DUELS if entry.name in results.tallies}


def sameness(results: Results) -> str:
    """Whether all played the same game."""
    found = styles(results)
    strange = outsiders(found)
    if strange:
        return f"NOT THE SAME GAME: {', '.join(strange)}."
    if len(found) == 1:
        return "Nobody else has played: whether it is the same game shows in company."
    yardstick, own = next(iter(found.items()))
    farthest = max(other.distance(own) for other in found.values())
    return (
        f"All play the same game: no mean lies more than {farthest:.1f} standard errors from {yardstick}'s "
        f"({TOLERANCE:g} would be too many)."
    )


def absences(results: Results) -> str:
    """Who did not play, and why."""
    return "\n".join(f"- {name} was not measured: {reason}" for name, reason in results.not_measured.items())


def sections(results: Results) -> dict[str, str]:
    """The parts of the report that have something to say."""
    names = results.tallies.keys() | results.not_measured.keys()
    parts = {}
    if any(entry.name in results.tallies for entry in DUELS):
        parts["duels"] = duels(results)
        parts["sameness"] = sameness(results)
    if any({target.leader, target.rival} <= names for target in TARGETS):
        parts["targets"] = targets(results)
    if any(entry.name in results.tallies for entry in REFERENCES):
        parts["references"] = references(results)
    if results.not_measured:
        parts["absences"] = absences(results)
    return parts


def kept(name: str) -> str:
    """A part that another command writes, as it stands."""
    begin, end = marks(name)
    return f"{begin}{read_section(DOCUMENT, name)}{end}".rstrip()


def page(results: Results, rounds: int, seconds: float) -> str:
    """The page of the documentation, for a race in which everybody played; what another command writes stays."""
    return Template(PAGE.read_text(encoding="utf-8")).substitute(
        sections(results),
        **{name: kept(name) for name in ("bluff", "batch")},
        contestants="\n".join(f"- **{entry.name}**: {entry.about}" for entry in DUELS),
        machine=machine.describe(),
        versions=machine.versions(),
        date=datetime.now(UTC).date().isoformat(),
        rounds=str(rounds),
        seconds=f"{seconds:g}",
    )
