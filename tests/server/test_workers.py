"""Processes that think for the house die without taking the house's bots with them."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import pytest

from saloon.server.workers import Workers
from tests.server.people import PATIENCE

HOUSE = """
import asyncio, os, time
from saloon.server.workers import Workers
if __name__ == "__main__":
    print(asyncio.run(Workers(1).run(os.getpid)), flush=True)
    time.sleep(3600)
"""


def test_a_dead_process_is_replaced_and_nobody_notices() -> None:
    async def work() -> None:
        first = await workers.run(os.getpid)
        os.kill(first, signal.SIGKILL)
        assert await workers.run(os.getpid) != first

    workers = Workers(1)
    try:
        asyncio.run(work())
    finally:
        workers.close()


def test_work_that_kills_its_process_fails_alone() -> None:
    async def work() -> None:
        with pytest.raises(BrokenProcessPool):
            await workers.run(os._exit, 1)
        assert await workers.run(abs, -3) == 3

    workers = Workers(1)
    try:
        asyncio.run(work())
    finally:
        workers.close()


def test_a_killed_house_leaves_no_process_behind(tmp_path: Path) -> None:
    program = tmp_path / "house.py"
    program.write_text(HOUSE)
    with subprocess.Popen([sys.executable, program], stdout=subprocess.PIPE) as house:
        assert house.stdout is not None
        house.stdout.readline()  # the process is there
        house.kill()
        house.communicate(timeout=PATIENCE)  # until the last process that could still say something has ended
