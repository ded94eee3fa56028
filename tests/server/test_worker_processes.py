"""Processes that think for the house die without taking the house's bots with them."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest

from saloon.server.common.worker_processes import WorkerDied, WorkerHung, Workers
from tests.server.people import PATIENCE

HOUSE = """
import asyncio, os, time
from saloon.server.common.worker_processes import Workers
if __name__ == "__main__":
    print(asyncio.run(Workers(1, 60.0).run(os.getpid)), flush=True)
    time.sleep(3600)
"""


def test_a_dead_process_is_replaced_and_nobody_notices() -> None:
    async def work() -> None:
        first = await workers.run(os.getpid)
        os.kill(first, signal.SIGKILL)
        assert await workers.run(os.getpid) != first

    with closing(Workers(1, PATIENCE)) as workers:
        asyncio.run(work())


def test_work_that_kills_its_process_fails_alone() -> None:
    async def work() -> None:
        with pytest.raises(WorkerDied, match="a process ended over _exit"):
            await workers.run(os._exit, 1)
        assert await workers.run(abs, -3) == 3

    with closing(Workers(1, PATIENCE)) as workers:
        asyncio.run(work())


def test_work_that_comes_to_no_end_is_given_up_and_others_are_done() -> None:
    async def work() -> None:
        first = await workers.run(os.getpid)
        workers.patience = 0.01
        with pytest.raises(WorkerHung, match="came to no end with sleep"):
            await workers.run(time.sleep, 3600)
        workers.patience = PATIENCE
        assert await workers.run(os.getpid) != first

    with closing(Workers(1, PATIENCE)) as workers:
        asyncio.run(work())


def test_an_error_comes_back_with_the_place_where_it_happened() -> None:
    async def work() -> None:
        with pytest.raises(ZeroDivisionError) as raised:
            await workers.run(divmod, 1, 0)
        assert "in attempt" in raised.value.__notes__[0]
        assert await workers.run(abs, -3) == 3

    with closing(Workers(1, PATIENCE)) as workers:
        asyncio.run(work())


def test_two_think_at_once(tmp_path: Path) -> None:
    async def work() -> tuple[int, int]:
        return await asyncio.gather(
            workers.run(meet, tmp_path, "ann", "bob"), workers.run(meet, tmp_path, "bob", "ann")
        )

    with closing(Workers(2, PATIENCE)) as workers:
        first, second = asyncio.run(work())
    assert first != second


def meet(folder: Path, me: str, other: str) -> int:
    """Say that one is here, and wait for the other; gives the process."""
    (folder / me).touch()
    while not (folder / other).exists():
        os.sched_yield()
    return os.getpid()


def test_a_killed_house_leaves_nothing_behind_and_says_nothing(tmp_path: Path) -> None:
    program = tmp_path / "house.py"
    program.write_text(HOUSE)
    with subprocess.Popen([sys.executable, program], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as house:
        assert house.stdout is not None
        house.stdout.readline()  # the process is there
        house.kill()
        _, said = house.communicate(timeout=PATIENCE)  # until the last that could still say something has ended
    assert said == b""
