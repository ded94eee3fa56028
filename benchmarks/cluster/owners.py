"""One house and two on one database, each with tables of its own: whether owners of matches disturb each other."""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from benchmarks import workshop
from benchmarks.server.api import prepare
from benchmarks.server.clients import WARM_UP, Load, next_line, started
from benchmarks.server.hosts import SHORTEST, SPARE, PostgresSaloon, load_program
from benchmarks.server.postgres import Database
from benchmarks.server.process import CORES, Server
from benchmarks.workshop import say

PLACES: Final = [{CORES[0]}, {CORES[1 % len(CORES)]}]  # the core of each house; their players have the last one


@dataclass(frozen=True)
class Shared:
    """What some houses did together."""

    rate: float  # moves a second of all
    cost: float  # microseconds of the houses' processors for a move
    database_cost: float


def measure(rounds: int, load: Load, fast: float) -> list[tuple[Shared, Shared]]:
    """One house, then two, so often; each with such a load, of which it may carry so many moves a second."""
    found = []
    with Database() as database:
        host = PostgresSaloon(database)
        for number in range(rounds):
            say(f"owners, round {number + 1} of {rounds} ...")
            found.append((play(host, 1, load, fast), play(host, 2, load, fast)))
    return found


def play(host: PostgresSaloon, houses: int, load: Load, fast: float) -> Shared:
    """So many houses at once, each with its own players."""
    workshop.BUILD.mkdir(parents=True, exist_ok=True)
    with ExitStack() as stack:
        folder = Path(stack.enter_context(TemporaryDirectory(dir=workshop.BUILD)))
        servers = [stack.enter_context(host.open(folder, PLACES[number])) for number in range(houses)]
        expected = fast * (load.seconds + WARM_UP) / SHORTEST
        prepared = SPARE * load.tables + int(expected)
        matches = [prepare(server.port, load.tables, prepared, host.options) for server in servers]
        program = str(load_program())
        players = [
            stack.enter_context(started([program, str(server.port), *load.arguments], listed, {}))
            for server, listed in zip(servers, matches, strict=True)
        ]
        for each in players:
            next_line(each)
        before = used(servers)
        said = [json.loads(next_line(each)) for each in players]
        cpu, beside = (after - earlier for after, earlier in zip(used(servers), before, strict=True))
    moves = sum(each["moves"] for each in said)
    rate = sum(each["moves"] / each["seconds"] for each in said)
    return Shared(rate, 1e6 * cpu / moves, 1e6 * beside / moves)


def used(servers: Sequence[Server]) -> tuple[float, float]:
    """Seconds of the processor's time of all houses, and of their one database."""
    return sum(server.cpu() for server in servers), servers[0].beside()
