"""The findings of a balance study, as tables in the terminal."""

from __future__ import annotations

from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from saloon.cli.lab_tables import add_columns, rate
from saloon.lab.balance import Findings, Study
from saloon.lab.statistics import Share

BAR: Final = 14  # characters of a whole bar


def show_findings(study: Study, findings: list[Findings], bot: str) -> None:
    """Who wins, the means of the numbers, and how often each event happened."""
    console = Console(highlight=False)
    console.print(shares(findings, bot))
    console.print(numbers(study, findings))
    for kind in study.kinds:
        console.print(f"{kind}, in a hundred matches:", markup=False)
        for found in findings:
            parts = [f"{what} {100 * times / found.matches:.0f}" for what, times in found.counts[kind].most_common()]
            console.print(f"  {title(found)}: {', '.join(parts) or 'none'}", markup=False)


def title(found: Findings) -> str:
    """The setup, with its seats."""
    return f"{found.setup.name}, {found.setup.seats} seats"


def shares(findings: list[Findings], bot: str) -> Table:
    """What each side wins, with a bar."""
    table = Table(title=f"Who wins between equals ({bot})", title_justify="left")
    table.add_column("setup", no_wrap=True)
    add_columns(table, ["side"], ["matches", "won", "95 % interval"])
    table.add_column("", no_wrap=True)
    for found in findings:
        for side, share in found.sides.items():
            table.add_row(title(found), Text(side), str(share.of), *rate(share), bar(share))
        table.add_row(title(found), "(draw)", str(found.draws.of), *rate(found.draws), bar(found.draws))
        table.add_section()
    return table


def bar(share: Share) -> str:
    """A rate as a line of blocks."""
    full = round(share.rate * BAR)
    return "█" * full + "·" * (BAR - full)


def numbers(study: Study, findings: list[Findings]) -> Table:
    """The means of the numbers of a match."""
    table = Table(title="In the mean of a match", title_justify="left")
    table.add_column("setup", no_wrap=True)
    add_columns(table, [], list(study.numbers))
    for found in findings:
        table.add_row(title(found), *(f"{found.mean(what):.1f}" for what in study.numbers))
    return table
