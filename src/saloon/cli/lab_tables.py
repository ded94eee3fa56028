"""The results of a run, as tables in the terminal."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table
from rich.text import Text

from saloon.lab.arena import Standings
from saloon.lab.plan import Plan
from saloon.lab.statistics import Share, Tally


def show_tally(plan: Plan, tally: Tally) -> None:
    """Each bot's wins, in all and by seat; then the lengths and reasons of the matches."""
    table = Table(title=f"{plan.matches} matches of {plan.game}, seed {plan.seed}", title_justify="left")
    add_columns(table, ["bot", "seat"], ["played", "won", "95 % interval"])
    for bot in plan.bots:
        if len(plan.bots) > 1:  # against itself a bot wins every match that has a winner
            add_share(table, bot, "any", tally.players.get(bot))
        for seat in range(plan.seats):
            add_share(table, bot, str(seat), tally.at_seats.get((bot, seat)))
    console = Console(highlight=False)
    console.print(table)
    reasons = ", ".join(f"{reason} {matches / tally.matches:.1%}" for reason, matches in tally.reasons.most_common())
    console.print(f"How they ended: {reasons}.", markup=False)
    low, median, high = (tally.length(part) for part in (0.05, 0.5, 0.95))
    console.print(f"Moves of the seats: {median} in the median, {low} to {high} in nine matches of ten.")


def add_share(table: Table, bot: str, seat: str, share: Share | None) -> None:
    """Add a row for a bot's wins, if it played."""
    if share is not None:
        table.add_row(Text(bot), seat, str(share.of), *rate(share))


def show_standings(standings: Standings) -> None:
    """The ratings, then how often each bot finished ahead of each other."""
    ratings = Table(title="Ratings (openskill, Plackett-Luce)", title_justify="left")
    add_columns(ratings, ["bot"], ["rating", "95 % interval"])
    for rating in standings.ratings:
        low, high = rating.interval
        ratings.add_row(Text(rating.player), f"{rating.mu:.2f}", f"{low:.2f} to {high:.2f}")
    pairs = Table(title="Pairs (Wilson intervals)", title_justify="left")
    add_columns(pairs, ["bot", "ahead of"], ["matches", "rate", "95 % interval"])
    for player, other, share in standings.pairs():
        pairs.add_row(Text(player), Text(other), str(share.of), *rate(share))
    console = Console(highlight=False)
    console.print(ratings)
    console.print(pairs)


def add_columns(table: Table, words: list[str], numbers: list[str]) -> None:
    """Add columns: words aligned to the left, numbers to the right."""
    for head in words:
        table.add_column(head, overflow="fold")
    for head in numbers:
        table.add_column(head, justify="right", no_wrap=True)


def rate(share: Share) -> tuple[str, str]:
    """A rate and its interval."""
    low, high = share.interval
    return f"{share.rate:.1%}", f"{low:.1%} to {high:.1%}"
