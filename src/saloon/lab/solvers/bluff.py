"""Solves Bluff You! for two: the value of every position to the roller, by backward induction over the turns.

With no turn left the points are counted (BY-R9). With one more, a position has the value of its attempt, solved exactly
(bots/bluff/attempt.py) from the values after the turn. After 60 turns, the limit of the rules, the value of the opening
is that of the whole match.
"""

from __future__ import annotations

from array import array
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from saloon.bots.bluff.chart import write_chart
from saloon.bots.bluff.positions import COUNT
from saloon.bots.bluff.sweep import ends, mirrors, passed_on, sweep
from saloon.games.bluff import GAME
from saloon.lab.folder import write_whole
from saloon.lab.solving import Solver, Unsolvable

TURNS: Final = 60  # 30 for each of two (BY-R9)
SLICES: Final = 24  # steps a turn


class Progress(Struct, frozen=True, forbid_unknown_fields=True):
    """The first line of the file with the work so far; the values of all positions follow."""

    solves: str
    rules: int
    turns: int


class BluffSolver(Solver):
    """A step computes a slice of the positions of one turn; finished turns are kept."""

    def __init__(self, out: Path, turns: int | None = None) -> None:
        self.out = out
        self.turns = TURNS if turns is None else turns
        self.kept = out.with_name(f"{out.name}.unfinished")
        self.change = 2.0  # the greatest change by the last turn
        self.worths: list[float] = []  # the values to the roller, with so many turns left
        self.steps = self.turns * SLICES
        self.done = self._take_up() * SLICES
        self._mirrors = mirrors()
        self.after = passed_on(self.worths, self._mirrors) if self.worths else ends()
        self._slices: list[float] = []

    def step(self) -> None:
        """One slice; the last one completes a turn."""
        slice_ = self.done % SLICES
        self._slices += sweep(self.after, COUNT * slice_ // SLICES, COUNT * (slice_ + 1) // SLICES)
        self.done += 1
        if self.done % SLICES == 0:
            if self.worths:
                self.change = max(map(abs, map(float.__sub__, self._slices, self.worths)))
            self.worths, self._slices = self._slices, []
            self.after = passed_on(self.worths, self._mirrors)
            self._keep()

    def finish(self) -> str:
        """Write the chart, and delete the unfinished work."""
        size = write_chart(self.out, self.worths)
        self.kept.unlink(missing_ok=True)
        share = (1 + self.worths[0]) / 2
        return (
            f"{COUNT:,} positions, {self.turns} turns; who rolls first wins {share:.2%} between equals; "
            f"the last turn changed no position by more than {self.change:.1g}; {size:,} bytes"
        )

    def _keep(self) -> None:
        head = msgspec.json.encode(Progress(GAME.id, GAME.rules_version, self.done // SLICES))
        write_whole(self.kept, head + b"\n" + array("d", self.worths).tobytes())

    def _take_up(self) -> int:
        """Continue unfinished work; returns how many turns are done."""
        if not self.kept.exists():
            return 0
        head, _, body = self.kept.read_bytes().partition(b"\n")
        try:
            progress = msgspec.json.decode(head, type=Progress)
        except msgspec.DecodeError:
            raise Unsolvable(f"{self.kept} is something else than an unfinished chart") from None
        if progress.rules != GAME.rules_version or progress.turns > self.turns or len(body) != 8 * COUNT:
            raise Unsolvable(f"{self.kept} is of another run: move it away, or let that run finish")
        self.worths = list(array("d", body))
        return progress.turns
