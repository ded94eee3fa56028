"""An actor does one thing after the other, and lets go of everything when it is stopped."""

from __future__ import annotations

import asyncio

from saloon.server.table.actor import Actor
from saloon.server.table.effects import Work


class Scribe:
    """Writes down what it is told, each line after a while."""

    def __init__(self) -> None:
        self.actor = Actor()
        self.lines: list[str] = []
        self.disk = asyncio.Event()

    async def write(self, line: str) -> None:
        self.lines.append(f"{line} begun")
        await self.disk.wait()
        self.lines.append(f"{line} done")

    async def write_twice(self, work: Work) -> None:
        await work
        self.lines.append("and again")


def test_one_thing_is_done_before_the_next_is_begun() -> None:
    async def story() -> None:
        scribe = Scribe()
        scribe.actor.submit(lambda: scribe.write("one"))
        scribe.actor.submit(lambda: scribe.write("two"))
        await asyncio.sleep(0)
        assert scribe.lines == ["one begun"]
        scribe.disk.set()
        await scribe.actor.do(lambda: None)
        assert scribe.lines == ["one begun", "one done", "two begun", "two done"]

    asyncio.run(story())


def test_what_a_job_asks_for_waits_for_its_end() -> None:
    scribe = Scribe()

    def ask() -> None:
        scribe.lines.append("begun")
        scribe.actor.submit(lambda: scribe.lines.append("asked for"))
        scribe.lines.append("done")

    scribe.actor.submit(ask)
    assert scribe.lines == ["begun", "done", "asked for"]


def test_who_is_stopped_leaves_nothing_that_was_never_awaited() -> None:
    """Work that has just come has no turn of the loop yet, and may hold other work: Python warns if it is dropped."""

    async def story() -> None:
        scribe = Scribe()
        scribe.actor.submit(lambda: scribe.write_twice(scribe.write("one")))
        scribe.actor.submit(lambda: scribe.write("two"))
        scribe.actor.stop()
        for _ in range(3):
            await asyncio.sleep(0)
        assert scribe.lines == ["one begun"]
        assert len(asyncio.all_tasks()) == 1, "only this story goes on"

    asyncio.run(story())
