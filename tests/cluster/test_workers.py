"""`saloon serve --workers`: several processes on one port, without a proxy, watched by the one that starts them."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import asyncpg
import pytest

from saloon.server.transport.websocket import MOVED
from tests.cli.conftest import Run, run, saves
from tests.cluster.coming_back import persist
from tests.server.conftest import QUICK, HouseProcess
from tests.server.people import PATIENCE, Person
from tests.server.postgres import new_database

__all__ = ["run", "saves"]


@pytest.fixture(scope="module")
def workers_of_a_house(database_house: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[HouseProcess]:
    """Two processes as one."""
    log = tmp_path_factory.mktemp("workers") / "log"
    log.touch()
    with new_database(database_house) as database:
        house = HouseProcess(database, *QUICK, "--workers", "2", log=log)
        house.open()
        yield house
        house.close()


def ask(database: str, question: str) -> dict[int, str]:
    """Two columns of the database."""

    async def read() -> dict[int, str]:
        connection = await asyncpg.connect(database)
        rows = await connection.fetch(question)
        await connection.close()
        return {row[0]: row[1] for row in rows}

    return asyncio.run(read())


def living(database: str) -> dict[int, int]:
    """The processes that are open: their numbers as houses, and those of the system."""
    rows = ask(database, "SELECT id, address FROM houses WHERE state = 'open'")
    return {house: int(address.rpartition("/")[2]) for house, address in rows.items()}


def until(database: str, wanted: int, *gone: int) -> dict[int, int]:
    """Wait until so many processes are open, and none of these."""
    deadline = time.monotonic() + PATIENCE
    while True:
        found = living(database)
        if len(found) == wanted and not set(gone) & set(found.values()):
            return found
        assert time.monotonic() < deadline, found
        time.sleep(0.05)


def sit_down(ann: Person, match: str) -> None:
    """Begin a match."""
    with ann.line(match) as line:
        if not line.kind("table")["luck"]["nonces"][0]:
            line.sit(0)
        line.frame(legal=True)


def move(ann: Person, match: str) -> None:
    """Come and make a move."""
    with ann.line(match) as line:
        frame = line.frame(legal=True)
        answer = line.do("move", move=frame["legal"][0], seat=0)
        assert answer["t"] == "done", answer


def test_whoever_accepts_a_line_hands_it_to_who_runs_the_match(workers_of_a_house: HouseProcess) -> None:
    house, database = workers_of_a_house, str(workers_of_a_house.data)
    until(database, 2)
    ann = house.person("Ann")
    matches: list[str] = []
    while len(set(ask(database, "SELECT number, owner::text FROM matches").values())) < 2:  # who accepts is luck
        matches.append(ann.create("me", "bot:random"))
        persist(partial(sit_down, ann, matches[-1]), MOVED)
        assert len(matches) < 100
    for match in matches * 4:  # wherever they are accepted
        persist(partial(move, ann, match), MOVED)


def test_one_that_ends_or_hangs_is_started_again_and_its_matches_go_on(workers_of_a_house: HouseProcess) -> None:
    house, database = workers_of_a_house, str(workers_of_a_house.data)
    processes = until(database, 2)
    ann = house.person("Ann")
    match = ann.create("me", "bot:random")
    persist(partial(sit_down, ann, match))
    for end in (signal.SIGKILL, signal.SIGSTOP):
        (owner,) = ask(database, f"SELECT owner, id FROM matches WHERE id = '{match}'")
        gone = processes[owner]
        os.kill(gone, end)
        persist(partial(move, ann, match))
        processes = until(database, 2, gone)


def test_all_are_replaced_one_after_the_other(workers_of_a_house: HouseProcess) -> None:
    house, database = workers_of_a_house, str(workers_of_a_house.data)
    before = until(database, 2)
    ann = house.person("Ann")
    match = ann.create("me", "bot:random")
    persist(partial(sit_down, ann, match))
    assert house.process is not None
    house.process.send_signal(signal.SIGHUP)
    after = until(database, 2, *before.values())
    persist(partial(move, ann, match))
    assert house.process.poll() is None
    house.process.terminate()
    assert house.process.wait(PATIENCE) == 0
    assert living(database) == {}
    assert not any(map(is_running, after.values()))


def test_several_processes_need_a_database_and_no_certificate(run: Run, tmp_path: Path) -> None:
    for options in (["--data", tmp_path / "saloon.db"], ["--tls", "--data", "postgresql://127.0.0.1:1/saloon"]):
        result = run("serve", "--host", "127.0.0.1", "--port", 0, "--workers", 2, *options)
        assert (result.code, result.err) == (1, "saloon: several processes need PostgreSQL, and a proxy for TLS\n")


def test_without_its_watchdog_a_process_ends(database: str) -> None:
    house = HouseProcess(database, *QUICK, "--workers", "1")
    house.open()
    (process,) = until(database, 1).values()
    house.kill()
    until(database, 0)
    deadline = time.monotonic() + PATIENCE
    while is_running(process):
        assert time.monotonic() < deadline
        time.sleep(0.05)


def is_running(process: int) -> bool:
    """Whether there is a process of this number that has not ended."""
    try:
        return "(zombie)" not in Path(f"/proc/{process}/status").read_text()
    except OSError:
        return False
