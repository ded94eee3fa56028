"""Worker processes: long computations must not block the event loop.

Each process has a pipe of its own and nothing is shared. `ProcessPoolExecutor` shares named semaphores, which a killed
server would leave behind; `anyio.to_process` does not end a worker in the middle of a job when the server is killed.
"""

from __future__ import annotations

import asyncio
import os
import signal
import traceback
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from threading import Thread, local
from typing import Any, TypeVar

T = TypeVar("T")


class WorkerDied(RuntimeError):  # noqa: N818
    """A worker process died during a job."""


class WorkerHung(RuntimeError):  # noqa: N818
    """A worker process took too long over a job and was killed."""


class Worker:
    """One worker process."""

    def __init__(self) -> None:
        context = get_context("spawn")
        self._line, theirs = context.Pipe()
        self._process = context.Process(target=work_for_the_house, args=(theirs,), daemon=True)
        self._process.start()
        theirs.close()  # so that the line ends with the process
        self.sent: OrderedDict[int, int] = OrderedDict()  # how much of each thing its user has sent to this process

    def do(self, work: Callable[..., T], arguments: tuple[Any, ...], patience: float) -> T:
        """The result of a job, or its error; the process is killed if it takes longer than `patience` seconds."""
        try:
            self._line.send((work, arguments))
            if not self._line.poll(patience):
                self._process.kill()
                self.close()
                raise WorkerHung(f"a process came to no end with {work.__qualname__}")
            result, error = self._line.recv()
        except (EOFError, OSError) as lost:
            self.close()
            raise WorkerDied(f"a process ended over {work.__qualname__}") from lost
        if error is not None:
            raise error
        return result  # type: ignore[no-any-return]  # the process sends what the work gave

    def close(self) -> None:
        """Close the pipe, so that the process ends."""
        self._line.close()
        self._process.join()


class Workers:
    """A pool of worker processes, started on demand and replaced when one has died."""

    def __init__(self, count: int, patience: float) -> None:
        self.patience = patience  # seconds that one piece of work may take
        self._threads = ThreadPoolExecutor(count, thread_name_prefix="worker")  # each waits for a process of its own
        self._own = local()
        self._started: list[Worker] = []

    async def run(self, work: Callable[..., T], *arguments: Any) -> T:
        """The result of a job. If its process dies, the job is tried once more: it may not be to blame."""
        return await self.talk(lambda worker: worker.do(work, arguments, self.patience))

    async def talk(self, talk: Callable[[Worker], T]) -> T:
        """The result of a talk with one process, in a thread of its own, tried again with another one as well."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._do, talk)

    def close(self) -> None:
        """Stop the processes after their present jobs."""
        self._threads.shutdown(cancel_futures=True)
        for worker in self._started:
            worker.close()

    def _do(self, talk: Callable[[Worker], T]) -> T:
        try:
            return self._attempt(talk)
        except WorkerDied:
            return self._attempt(talk)

    def _attempt(self, talk: Callable[[Worker], T]) -> T:
        try:
            return talk(self._worker())
        except (WorkerDied, WorkerHung):
            self._dismiss()
            raise

    def _worker(self) -> Worker:
        """The worker process of this thread."""
        if not hasattr(self._own, "worker"):
            self._own.worker = Worker()
            self._started.append(self._own.worker)
        worker: Worker = self._own.worker
        return worker

    def _dismiss(self) -> None:
        self._started.remove(self._own.worker)
        del self._own.worker


def work_for_the_house(line: Connection) -> None:
    """In the worker: carry out jobs until the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the house, which lets thoughts end
    Thread(target=follow_the_house, daemon=True).start()
    while True:
        try:
            work, arguments = line.recv()
        except EOFError:
            return
        line.send(attempt(work, arguments))


def attempt(work: Callable[..., Any], arguments: tuple[Any, ...]) -> tuple[Any, Exception | None]:
    """The result of a job, or its error with the traceback."""
    try:
        return work(*arguments), None
    except Exception as error:
        error.add_note("".join(traceback.format_exception(error)))
        return None, error


def follow_the_house() -> None:
    """End the worker as soon as the server has ended, even in the middle of a job."""
    house = parent_process()
    assert house is not None
    house.join()
    os._exit(1)
