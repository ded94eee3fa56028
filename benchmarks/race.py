"""Rounds in which every contestant plays once, each in a process of its own on the same core.

What the machine's other work does to a round it does to all who play in it: so speeds are compared within a round, and
of the comparisons the median counts.
"""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

from benchmarks.contestant import Tally
from benchmarks.contestants import Entry, Program
from benchmarks.workshop import Missing, say

PATIENCE = 60  # seconds beyond what a contestant plays
SEEDS = 1_000_000  # a round: some count up from theirs, and no match may be counted twice


class Broken(Exception):  # noqa: N818 - what it is
    """A contestant that did not play to the end, and why."""


@dataclass
class Results:
    """A tally a round for each contestant; of those who could not play, or broke off, the reason."""

    tallies: dict[str, list[Tally]] = field(default_factory=dict)
    absent: dict[str, str] = field(default_factory=dict)
    broken: dict[str, str] = field(default_factory=dict)

    @property
    def not_measured(self) -> dict[str, str]:
        """Both of them."""
        return self.absent | self.broken

    def rates(self, name: str) -> list[float]:
        """Moves a second, round by round."""
        return [tally.moves / tally.cpu for tally in self.tallies[name]]

    def ratios(self, leader: str, rival: str) -> list[float]:
        """How many times faster the leader was, round by round."""
        return [ours / theirs for ours, theirs in zip(self.rates(leader), self.rates(rival), strict=True)]

    def ratio(self, leader: str, rival: str) -> float:
        """The median of them."""
        return median(self.ratios(leader, rival))


def pin() -> bool:
    """Keep this process, and those it starts, on one core; False where the system cannot."""
    if not hasattr(os, "sched_setaffinity"):
        return False
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    return True


def prepare(entries: Sequence[Entry], results: Results) -> dict[str, Program]:
    """Make everybody ready; who cannot be is absent."""
    programs: dict[str, Program] = {}
    for entry in entries:
        try:
            programs[entry.name] = entry.prepare()
        except Missing as reason:
            say(f"{entry.name} cannot play: {reason}")
            results.absent[entry.name] = str(reason)
    return programs


def play(program: Program, seconds: float, seed: int) -> Tally:
    """One contestant's part of a round."""
    command = [*program.command, str(seconds), str(seed), *program.arguments]
    try:
        done = subprocess.run(
            command,
            cwd=Path(__file__).parent.parent,
            env=os.environ | program.env,
            capture_output=True,
            text=True,
            timeout=10 * seconds + PATIENCE,
            check=True,
        )
        return Tally(**json.loads(done.stdout.splitlines()[-1]))
    except subprocess.CalledProcessError as error:
        said = error.stderr.strip() or f"exit code {error.returncode}"
        raise Broken(f"it broke off: {said.splitlines()[-1]}") from None
    except subprocess.TimeoutExpired:
        raise Broken("it came to no end") from None


def race(entries: Sequence[Entry], rounds: int, seconds: float) -> Results:
    """Let everybody play, round by round; who breaks off is out of the whole race."""
    results = Results()
    programs = prepare(entries, results)
    results.tallies = {name: [] for name in programs}
    for number in range(1, rounds + 1):
        say(f"round {number} of {rounds}, {len(programs)} contestants ...")
        for name, program in list(programs.items()):
            try:
                results.tallies[name].append(play(program, seconds, SEEDS * number))
            except Broken as reason:
                say(f"{name}: {reason}")
                results.broken[name] = str(reason)
                del programs[name], results.tallies[name]
    return results
