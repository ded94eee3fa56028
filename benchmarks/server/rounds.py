"""Rounds in which both servers do everything once, one after the other, so that ratios are taken within a round."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Final

from benchmarks import workshop
from benchmarks.server.clients import Load, Played
from benchmarks.server.hosts import Host, opened
from benchmarks.workshop import say

EQUAL_RATE: Final = 500.0  # moves a second that both can serve
FIRST_FRAMES: Final = 15  # how often the way to the first frame is timed
FEW: Final = 10  # the part of the tables that memory is compared with


@dataclass
class Results:
    """What was found of one server, round by round."""

    saturated: list[Played] = field(default_factory=list)
    paced: list[Played] = field(default_factory=list)
    first_starts: list[float] = field(default_factory=list)  # seconds
    second_starts: list[float] = field(default_factory=list)
    first_frames: list[float] = field(default_factory=list)
    table_bytes: list[float] = field(default_factory=list)
    page_weight: int | None = None


@dataclass
class Report:
    """What was found of all, and how busy the machine was meanwhile."""

    results: dict[str, Results]
    tables: int
    held: int
    loads: list[float] = field(default_factory=list)  # processes that wanted a core, at the end of each round

    def ratios(self, leader: str, rival: str) -> list[float]:
        """How many times more moves a second the leader served when saturated, round by round."""
        pairs = zip(self.results[leader].saturated, self.results[rival].saturated, strict=True)
        return [ours.rate / theirs.rate for ours, theirs in pairs]

    def tails(self, leader: str, rival: str) -> list[float]:
        """How many times longer the rival's slowest moves took at the same load, round by round."""
        pairs = zip(self.results[leader].paced, self.results[rival].paced, strict=True)
        return [theirs.p99 / ours.p99 for ours, theirs in pairs]

    def costs(self, one: str, other: str) -> list[float]:
        """How many times as much of the processor's time a move takes the one when saturated, round by round."""
        pairs = zip(self.results[one].saturated, self.results[other].saturated, strict=True)
        return [one.cost / other.cost for one, other in pairs]


def starts(host: Host, found: Results) -> None:
    """Start with nothing, then again on what the first start has left; look at the page and the way to a match."""
    with TemporaryDirectory(dir=workshop.BUILD) as folder:
        with host.open(Path(folder)) as server:
            found.first_starts.append(server.cold_start)
        with host.open(Path(folder)) as server:
            found.second_starts.append(server.cold_start)
            found.first_frames.append(median(host.first_frame(server) for _ in range(FIRST_FRAMES)))
            found.page_weight = host.page_weight(server)


def memory_at(host: Host, tables: int, prepared: int) -> int:
    """Bytes in memory while so many tables are held."""
    with opened(host) as server, host.hold(server, tables, prepared):
        return server.memory()


def measure_memory(host: Host, held: int, found: Results) -> None:
    """What a table adds: many tables against few, with as many matches made in both."""
    few = max(1, held // FEW)
    found.table_bytes.append((memory_at(host, held, held) - memory_at(host, few, held)) / (held - few))


def measure(hosts: Sequence[Host], rounds: int, seconds: float, tables: int, held: int) -> Report:
    """Let every server do everything, round by round."""
    workshop.BUILD.mkdir(parents=True, exist_ok=True)
    report = Report({host.name: Results() for host in hosts}, tables, held)
    for number in range(1, rounds + 1):
        for rate, what in ((0.0, "as fast as they go"), (EQUAL_RATE, f"{EQUAL_RATE:g} moves a second")):
            for host in hosts:
                say(f"round {number} of {rounds}: {host.name}, {tables} tables, {what} ...")
                found = report.results[host.name]
                with opened(host) as server:
                    played = host.play(server, Load(tables, seconds, rate))
                (found.paced if rate else found.saturated).append(played)
        for host in hosts:
            say(f"round {number} of {rounds}: {host.name}, starts and {held} tables held ...")
            starts(host, report.results[host.name])
            measure_memory(host, held, report.results[host.name])
        report.loads.append(os.getloadavg()[0])
    return report
