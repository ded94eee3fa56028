"""What takes long is worked out elsewhere, in fair turns, and once."""

from __future__ import annotations

import asyncio
import os
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saloon.server.common.fair_queue import URGENT, Busy
from saloon.server.common.job_queue import Asker, JobQueue
from saloon.server.common.sized_cache import SizedCache
from tests.server.people import PATIENCE


def note(notes: Path, who: str) -> bytes:
    """Work that leaves a trace."""
    with notes.open("a", encoding="utf-8") as file:
        file.write(f"{who}\n")
    return who.encode()


def test_work_is_done_in_another_process() -> None:
    with closing(JobQueue(PATIENCE)) as jobs:
        assert asyncio.run(jobs.do(Asker("ann"), os.getpid)) != os.getpid()


def test_nobody_waits_for_all_that_another_address_asks(tmp_path: Path) -> None:
    notes = tmp_path / "notes"

    async def story(jobs: JobQueue) -> None:
        flood = [jobs.do(Asker("flood"), note, notes, "flood") for _ in range(10)]
        await asyncio.gather(*flood, jobs.do(Asker("ann"), note, notes, "ann"))  # all ask before anything is done

    with closing(JobQueue(PATIENCE)) as jobs:
        asyncio.run(story(jobs))
    assert notes.read_text(encoding="utf-8").split().index("ann") <= 2, "the one at hand, and one that was due"


def test_those_whose_own_match_it_is_come_first(tmp_path: Path) -> None:
    notes = tmp_path / "notes"

    async def story(jobs: JobQueue) -> None:
        asked = [jobs.do(Asker(who), note, notes, who) for who in "abcdef"]
        await asyncio.gather(*asked, jobs.do(Asker("ann", URGENT), note, notes, "ann"))

    with closing(JobQueue(PATIENCE)) as jobs:
        asyncio.run(story(jobs))
    assert notes.read_text(encoding="utf-8").split()[1] == "ann"


def test_the_same_is_worked_out_once_for_all_who_ask(tmp_path: Path) -> None:
    notes, fetched = tmp_path / "notes", []

    async def material() -> tuple[Any, ...]:
        fetched.append(1)
        return notes, "found"

    async def story(jobs: JobQueue) -> list[bytes]:
        return await asyncio.gather(*[jobs.find(Asker(who), "key", note, material) for who in "abcab"])

    with closing(JobQueue(PATIENCE)) as jobs:
        assert asyncio.run(story(jobs)) == [b"found"] * 5
    assert notes.read_text(encoding="utf-8").split() == ["found"]
    assert len(fetched) == 1


def test_what_failed_is_tried_again_and_is_not_kept() -> None:
    async def material() -> tuple[Any, ...]:
        return 1, divisors.pop()

    async def story(jobs: JobQueue) -> None:
        with pytest.raises(ZeroDivisionError):
            await jobs.find(Asker("ann"), "key", divide, material)
        assert await jobs.find(Asker("ann"), "key", divide, material) == b"1"

    divisors = [1, 0]
    with closing(JobQueue(PATIENCE)) as jobs:
        asyncio.run(story(jobs))


def divide(one: int, other: int) -> bytes:
    return str(one // other).encode()


def test_an_address_that_asks_for_too_much_is_told_so() -> None:
    async def story(jobs: JobQueue) -> None:
        flood = [jobs.do(Asker("flood"), abs, -1) for _ in range(5)]
        *done, late, ann = await asyncio.gather(*flood, jobs.do(Asker("ann"), abs, -2), return_exceptions=True)
        assert (done, ann) == ([1] * 4, 2)
        assert isinstance(late, Busy)

    with closing(JobQueue(PATIENCE, waiting=3)) as jobs:
        asyncio.run(story(jobs))


@given(st.lists(st.tuples(st.integers(0, 5), st.integers(0, 60)), max_size=40))
def test_what_is_kept_has_its_bounds(answers: list[tuple[int, int]]) -> None:
    kept = SizedCache(100)
    lengths: dict[int, int] = {}
    for key, length in answers:
        kept.put(key, bytes(length))
        lengths.pop(key, None)
        lengths[key] = length
        found = {key: answer for key in lengths if (answer := kept.get(key)) is not None}
        assert kept.size == sum(map(len, found.values())) <= 100
        assert all(len(answer) == lengths[key] for key, answer in found.items())
        assert key in found, "the last one is there"


def test_what_was_asked_for_last_is_kept() -> None:
    kept = SizedCache(2)
    kept.put("a", b"a")
    kept.put("b", b"b")
    assert kept.get("a") == b"a"
    kept.put("c", b"c")
    assert (kept.get("a"), kept.get("b"), kept.get("c")) == (b"a", None, b"c")
