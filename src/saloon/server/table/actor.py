"""An actor: does its jobs one after the other, without a task of its own."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Coroutine

from saloon.server.table.effects import Effects, Job, Work


class Actor:
    """Does jobs in the order in which they come, at once if no other one is under way."""

    def __init__(self) -> None:
        self._inbox: deque[Job] = deque()  # jobs that wait for their turn, in the order in which they came
        self._busy = False  # whether some job has its turn
        self._waits = False  # whether that job waits, for the disk or something else
        self._durable: Effects | None = None  # the effects of that job, if they are stored and not yet told
        self._tasks: set[asyncio.Task[None]] = set()

    def submit(self, job: Job) -> None:
        """Do a job in its turn: now, unless another one is under way."""
        self._inbox.append(job)
        if not self._busy:
            self._go_on()

    async def do(self, job: Job) -> None:
        """Do a job in its turn; returns when it is done."""
        done = asyncio.Event()
        self.submit(job)
        self.submit(done.set)
        await done.wait()

    def commit(self, effects: Effects) -> None:
        """A job has changed the memory. A subclass stores the effects, and calls `durable` then."""
        raise NotImplementedError

    def tell(self, effects: Effects) -> Effects | Work | None:
        """The effects of a job are durable. A subclass tells them, and returns the work that follows."""
        raise NotImplementedError

    def durable(self, effects: Effects) -> None:
        """The effects of the job whose turn it is have been stored."""
        self._durable = effects
        if self._waits:
            self._go_on()

    def _go_on(self) -> None:
        """End the job whose turn it is, and do what is in the inbox, one after the other, until one has to wait."""
        self._busy = True
        self._waits = False
        while not self._waits and (self._durable is not None or self._inbox):
            effects, self._durable = self._durable, None
            try:
                result = self._inbox.popleft()() if effects is None else self.tell(effects)
                if isinstance(result, Effects):
                    self.commit(result)
                elif result is not None:
                    self._wait_for(result)
            except Exception as error:
                self._fail(error)
        self._busy = self._waits

    def _wait_for(self, work: Work) -> None:
        """Do nothing else until this work is done and its effects are committed."""
        self._waits = True
        self.spawn(self._finish(work))

    async def _finish(self, work: Work) -> None:
        try:
            effects = await work
        except Exception as error:
            self._fail(error)
        else:
            self._inbox.appendleft(lambda: effects)
            self._go_on()

    def _fail(self, error: Exception) -> None:
        """A job failed. A subclass decides how to go on."""
        raise NotImplementedError

    def spawn(self, work: Coroutine[None, None, None]) -> None:
        """Run a task as long as the table stands."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def stop(self) -> None:
        """Cancel the tasks, and forget the jobs that wait for their turn.

        A task that has not begun yet begins before it is cancelled: Python warns of coroutines that were never awaited.
        """
        self._inbox.clear()
        loop = asyncio.get_running_loop()
        for task in self._tasks:
            loop.call_soon(task.cancel)
