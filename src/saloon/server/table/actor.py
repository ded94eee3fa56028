"""An actor: whatever is asked of it is done in turn, one thing after the other, without a task of its own."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine

Work = Coroutine[None, None, None]
Job = Callable[[], Work | None]  # done when it returns, or when the work that it returns is done


class Actor:
    """Does jobs in the order in which they come, at once if no other one waits."""

    def __init__(self) -> None:
        self._inbox: deque[Job] = deque()  # what waits for its turn, in the order it came
        self._waits = False  # whether the job whose turn it is waits for the disk
        self._tasks: set[asyncio.Task[None]] = set()

    def submit(self, job: Job) -> None:
        """Do a job in its turn: now, unless another one waits for the disk."""
        self._inbox.append(job)
        if not self._waits:
            self._go_on()

    async def do(self, job: Job) -> None:
        """Do a job in its turn; returns when it is done."""
        done = asyncio.Event()
        self.submit(job)
        self.submit(done.set)
        await done.wait()

    def _go_on(self) -> None:
        """Do what is in the inbox, one job after the other, until one has to wait."""
        self._waits = False
        while self._inbox and not self._waits:
            job = self._inbox.popleft()
            try:
                work = job()
            except Exception as error:
                self._fail(error)
            else:
                if work is not None:
                    self._wait_for(work)

    def _wait_for(self, work: Work) -> None:
        """Do nothing else until this is done."""
        self._waits = True
        self.spawn(self._finish(work))

    async def _finish(self, work: Work) -> None:
        try:
            await work
        except Exception as error:
            self._fail(error)
        else:
            self._go_on()

    def _fail(self, error: Exception) -> None:
        """A job went wrong; who overrides this says how to go on."""
        raise NotImplementedError

    def spawn(self, work: Work) -> None:
        """Let something go on by itself, as long as the table stands."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def stop(self) -> None:
        """Give up what goes on by itself and what waits for its turn.

        What has not begun yet begins before it is given up: work that nobody ever awaited would be complained about.
        """
        self._inbox.clear()
        loop = asyncio.get_running_loop()
        for task in self._tasks:
            loop.call_soon(task.cancel)
