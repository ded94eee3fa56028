"""Processes that think for the house die without taking the house's bots with them."""

from __future__ import annotations

import asyncio
import os
import signal
from concurrent.futures.process import BrokenProcessPool

import pytest

from saloon.server.workers import Workers


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
