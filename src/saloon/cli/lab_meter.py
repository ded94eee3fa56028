"""The progress of a run: a bar, the speed, the time left and the score so far."""

from __future__ import annotations

import time
from types import TracebackType

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from saloon.lab.batches import Batch
from saloon.lab.plan import Plan
from saloon.lab.statistics import Tally


class Meter:
    """A progress bar on standard error, if that is a terminal."""

    def __init__(self, plan: Plan, tally: Tally) -> None:
        self.plan = plan
        self.tally = tally
        console = Console(stderr=True, highlight=False)
        self.bar = Progress(
            BarColumn(),
            MofNCompleteColumn(),
            TextColumn("{task.fields[speed]}", markup=False),
            TimeRemainingColumn(),
            TextColumn("{task.fields[score]}", markup=False),
            console=console,
            disable=not console.is_terminal,
        )
        self.already = tally.matches
        self.start = time.perf_counter()
        self.task = self.bar.add_task("", total=plan.matches, completed=self.already, speed="", score="")

    def __enter__(self) -> Meter:
        self.bar.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.bar.stop()

    def watch(self, batch: Batch) -> None:
        """Count a batch and move the bar."""
        for result in batch.results:
            self.tally.add(result)
        speed = (self.tally.matches - self.already) / (time.perf_counter() - self.start)
        self.bar.update(
            self.task, completed=self.tally.matches, speed=f"{speed:.3g} matches/s", score=score(self.plan, self.tally)
        )


def score(plan: Plan, tally: Tally) -> str:
    """The first bot's share of wins; of a bot that plays against itself, that of its first seat."""
    first = plan.bots[0]
    if len(plan.bots) == 1:
        return f"seat 0 wins {tally.at_seats[first, 0]}"
    return f"{first} wins {tally.players[first]}" if first in tally.players else ""
