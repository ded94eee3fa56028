"""What the tests of several houses stand on: cables that can be cut, a database that crashes, programs that end."""

from __future__ import annotations

import asyncio
import os
import select
import signal
import subprocess
import sys
from pathlib import Path

import asyncpg
import pytest

from tests.cluster.cutter import Cutter
from tests.guarded import Guarded
from tests.server.people import PATIENCE
from tests.server.postgres import DatabaseServer


@pytest.mark.process
def test_what_is_sent_over_a_cut_cable_comes_through_once_it_is_healed() -> None:
    async def story(server: DatabaseServer) -> None:
        cable = Cutter(server.socket)
        await cable.open()
        far = await asyncpg.connect(f"postgresql://postgres@127.0.0.1:{cable.port}/postgres")
        near = await asyncpg.connect(server.url)
        await near.execute("CREATE TABLE said (word text)")
        cable.cut()
        saying = asyncio.ensure_future(far.execute("INSERT INTO said VALUES ('late')"))
        for _ in range(20):  # the other one hears nothing of it meanwhile
            assert await near.fetchval("SELECT count(*) FROM said") == 0
        assert not saying.done()
        cable.heal()
        async with asyncio.timeout(PATIENCE):
            await saying
        assert await near.fetchval("SELECT word FROM said") == "late"
        await far.close()
        await near.close()
        await cable.close()

    with DatabaseServer() as server:
        asyncio.run(story(server))


@pytest.mark.process
def test_a_database_that_crashed_has_what_was_committed() -> None:
    async def write(url: str) -> None:
        connection = await asyncpg.connect(url)
        await connection.execute("CREATE TABLE said (word text)")
        connection.terminate()

    async def read(url: str) -> int:
        connection = await asyncpg.connect(url)
        found = await connection.fetchval("SELECT count(*) FROM said")
        await connection.close()
        return int(found)

    with DatabaseServer() as server:
        asyncio.run(write(server.url))
        server.crash()
        server.start()
        assert asyncio.run(read(server.url)) == 0


def test_a_guarded_program_ends_when_it_is_asked_to(tmp_path: Path) -> None:
    program = Guarded([sys.executable, "-c", "import signal; signal.pause()"], tmp_path / "log")
    assert program.poll() is None
    program.close()
    assert program.poll() is not None


def test_it_ends_with_whoever_started_it_though_that_was_killed(tmp_path: Path) -> None:
    start = f"""
import signal
from pathlib import Path
from tests.guarded import Guarded
Guarded(["sleep", "1000"], Path({str(tmp_path / "log")!r}))
print("started", flush=True)
signal.pause()
"""
    os.mkfifo(tmp_path / "log")  # the program holds its end for as long as it runs
    held = os.open(tmp_path / "log", os.O_RDONLY | os.O_NONBLOCK)
    with subprocess.Popen([sys.executable, "-c", start], stdout=subprocess.PIPE, start_new_session=True) as starter:
        assert starter.stdout is not None
        assert starter.stdout.readline() == b"started\n"
        os.killpg(starter.pid, signal.SIGKILL)
    ready, _, _ = select.select([held], [], [], PATIENCE)
    assert ready
    assert os.read(held, 1) == b""
    os.close(held)
