"""What a move, a line and a match cost a house, its database and the proxy, on PostgreSQL."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import asyncpg
from tests.cluster.nginx import Proxy
from tests.cluster.served_house import ServedHouse
from tests.server.postgres import DatabaseServer
from websockets.asyncio.client import connect

from benchmarks import workshop
from benchmarks.server import clients
from benchmarks.server.api import prepare
from benchmarks.server.clients import WARM_UP, Load, Played, seated
from benchmarks.server.hosts import FAST, SHORTEST, SPARE, PostgresSaloon, load_program
from benchmarks.server.postgres import Database
from benchmarks.server.process import Server, cpu_of_family
from benchmarks.workshop import say
from saloon.server.store.postgres.store import PostgresStore

RATE: Final = 2000.0  # moves a second of a house that is busy, and not more than it can
IDLE: Final = 10.0  # seconds that lines are watched on which nothing happens
PACKED: Final = """
SELECT (SELECT count(*) FROM units u JOIN packed p ON p.match = u.match)::float8 / greatest(count(*), 1),
       pg_total_relation_size('packed')::float8 / greatest(count(*), 1) FROM packed"""
SOME: Final = 500  # matches that are packed
LINES: Final = 400  # that are opened one after the other
KEPT: Final = """
SELECT (SELECT count(*) FROM units),
       (SELECT xact_commit FROM pg_stat_database WHERE datname = current_database()),
       pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::bigint,
       (SELECT sum(pg_total_relation_size(relid)) FROM pg_partition_tree('units'))::bigint"""


@dataclass(frozen=True)
class Kept:
    """What a database has done and holds, of all matches."""

    units: int  # what a command added: a move, and what nature did then
    commits: int
    wal: int  # bytes
    disk: int  # bytes of entries and of the key that finds them


@dataclass(frozen=True)
class Duel:
    """A duel that is over, as far as storing it goes."""

    moves: float
    packed: float  # bytes


@dataclass(frozen=True)
class Held:
    """What tables cost at which nobody moves; times in microseconds, sizes in bytes."""

    made: float  # a match
    seated: float  # two people at it
    house: float  # a house a second, with nobody in it: heartbeats
    line: float  # a line a second
    house_memory: float
    line_memory: float


@dataclass(frozen=True)
class Costs:
    """All of it; times in microseconds of a processor, sizes in bytes."""

    saturated: Played
    paced: Played
    commits: float  # a move, at the pace
    wal: float  # a move
    disk: float  # a move
    duel: Duel
    held: Held
    line: float
    line_proxy: float
    line_database: float


def measure(seconds: float, tables: int, held: int) -> Costs:
    """Measure one after the other."""
    with Database() as database:
        host = PostgresSaloon(database)
        say(f"{tables} tables, as fast as they go ...")
        saturated, _, after, duel = play(host, database, Load(tables, seconds))
        say(f"{tables} tables, {RATE:g} moves a second ...")
        paced, before, busy, _ = play(host, database, Load(tables, seconds, RATE))
        say(f"{held} tables held ...")
        held_costs = hold(host, database, held)
    say(f"{LINES} lines through nginx ...")
    line = asyncio.run(open_lines())
    units = busy.units - before.units
    return Costs(
        saturated=saturated,
        paced=paced,
        commits=(busy.commits - before.commits) / units,
        wal=(busy.wal - before.wal) / units,
        disk=after.disk / after.units,
        duel=duel,
        held=held_costs,
        line=line[0],
        line_proxy=line[1],
        line_database=line[2],
    )


def play(host: PostgresSaloon, database: Database, load: Load) -> tuple[Played, Kept, Kept, Duel]:
    """Whole duels, what the database had done before and after, and how small one of them becomes."""
    with opened_at(host, database) as (server, url):
        expected = (load.rate or FAST) * (load.seconds + WARM_UP) / SHORTEST
        matches = prepare(server.port, load.tables, SPARE * load.tables + int(expected), host.options)
        before = asyncio.run(kept(url))
        played = clients.play(server, [str(load_program()), str(server.port), *load.arguments], matches)
        after = asyncio.run(kept(url))
        return played, before, after, asyncio.run(packed(url))


async def packed(url: str) -> Duel:
    """Pack some duels, and look what each takes then."""
    store = await PostgresStore.open(url)
    try:
        await store.pack(SOME, 0)
        return Duel(*await store.pool.fetchrow(PACKED))
    finally:
        await store.close()


@contextmanager
def opened_at(host: PostgresSaloon, database: Database) -> Iterator[tuple[Server, str]]:
    """A house on an empty database, and the database's address."""
    workshop.BUILD.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(dir=workshop.BUILD) as folder, host.open(Path(folder)) as server:
        yield server, database.address(Path(folder).name)


async def kept(url: str) -> Kept:
    """What a database has done and holds."""
    connection = await asyncpg.connect(url)
    try:
        await connection.execute("SELECT pg_stat_clear_snapshot()")
        return Kept(*await connection.fetchrow(KEPT))
    finally:
        await connection.close()


def hold(host: PostgresSaloon, database: Database, held: int) -> Held:
    """What it takes to make a match and to seat two, and what a line costs that is open."""
    with opened_at(host, database) as (server, _):
        used = server.cpu()
        matches = prepare(server.port, held, held, host.options)
        made = server.cpu() - used
        empty, bare = idle_cost(server), server.memory()
        used = server.cpu()
        with seated([str(load_program()), str(server.port), *Load(held, 0).arguments], matches):
            sat = server.cpu() - used
            full, memory = idle_cost(server), server.memory()
    lines = 2 * held
    return Held(1e6 * made / held, 1e6 * sat / held, empty, (full - empty) / lines, bare, (memory - bare) / lines)


def idle_cost(server: Server) -> float:
    """Microseconds a second that a server uses while nobody asks for anything."""
    used = server.fine_cpu()
    time.sleep(IDLE)
    return 1e6 * (server.fine_cpu() - used) / IDLE


async def open_lines() -> tuple[float, float, float]:
    """Open lines through nginx, half of them at a house that has to be asked first; what that takes of everybody."""
    with TemporaryDirectory() as folder, DatabaseServer() as database:
        houses = [ServedHouse(number, database.socket, Path(folder)) for number in range(2)]
        try:
            for house in houses:
                await house.open()
            with Proxy([house.address for house in houses]) as proxy:
                listed = await asyncio.to_thread(prepare, houses[0].port, 1, LINES, {})
                matches = [line.split() for line in listed.splitlines()]
                await look_at_each(proxy.address, matches)  # by now each has an owner
                processes = [proxy.pid, database.pid, *(house.pid for house in houses)]
                used = [cpu_of_family(process) for process in processes]
                await look_at_each(proxy.address, matches)
                spent = [cpu_of_family(process) - before for process, before in zip(processes, used, strict=True)]
        finally:
            for house in houses:
                await house.close()
    by_proxy, by_database, *by_houses = [1e6 * seconds / LINES for seconds in spent]
    return sum(by_houses), by_proxy, by_database


async def look_at_each(address: str, matches: Sequence[Sequence[str]]) -> None:
    """Open a line to each match, until it says something."""
    for match, cookie, _ in matches:
        headers = {"Cookie": cookie}
        async with connect(f"ws://{address}/ws/{match}", additional_headers=headers, proxy=None) as line:
            await line.recv()
