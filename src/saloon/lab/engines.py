"""Where batches of matches are played: here, in processes of this machine, or on a Dask cluster."""

from __future__ import annotations

import re
import signal
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import AbstractContextManager, ExitStack, contextmanager
from multiprocessing import active_children, get_context
from typing import Final, ParamSpec, Protocol, TypeVar

from msgspec import Struct

from saloon.lab.extras import need

P = ParamSpec("P")
T = TypeVar("T")

DASK: Final = re.compile(r"dask://(local|[^/\s]+:\d+)")
SECONDS_TO_CONNECT: Final = 10


class Crew(Struct, frozen=True):
    """Workers: an executor, and how many batches to keep submitted so that none of them idles."""

    executor: Executor
    hands: int


class Engine(Protocol):
    """Opens workers for a run. After an error or Ctrl-C they drop their work at once."""

    def open(self) -> AbstractContextManager[Crew]:
        """The workers, as long as the context lasts."""
        ...


class BadEngine(ValueError):  # noqa: N818
    """An engine that does not exist or cannot be reached."""


class AtOnce(Executor):
    """An executor that runs each call when it is submitted."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """The call's result, already there."""
        done: Future[T] = Future()
        done.set_result(fn(*args, **kwargs))
        return done


class Here:
    """This process alone; the easiest to debug."""

    @contextmanager
    def open(self) -> Iterator[Crew]:
        """This process as the only worker."""
        yield Crew(AtOnce(), 1)


class Processes:
    """So many processes on this machine."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    @contextmanager
    def open(self) -> Iterator[Crew]:
        """Spawned processes; forked ones would inherit locks that threads of this one hold."""
        others = set(active_children())
        with ProcessPoolExecutor(self.jobs, mp_context=get_context("spawn"), initializer=obey_the_house) as pool:
            try:
                yield Crew(pool, self.jobs)
            except BaseException:
                pool.shutdown(wait=False, cancel_futures=True)
                for worker in set(active_children()) - others:
                    worker.terminate()
                raise


def obey_the_house() -> None:
    """Leave Ctrl-C to the main process; when that ends this one, break the match off and close its players."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))


class Dask:
    """A Dask cluster: `local` starts one on this machine, `HOST:PORT` is the scheduler of one that runs."""

    def __init__(self, address: str, jobs: int) -> None:
        self.address = address
        self.jobs = jobs

    @contextmanager
    def open(self) -> Iterator[Crew]:
        """The cluster's workers; each of them needs the same Saloon."""
        need("dask", "distributed")
        from distributed import Client, LocalCluster  # noqa: PLC0415 - slow to import, and an extra

        with ExitStack() as after:
            if self.address == "local":
                cluster = LocalCluster(n_workers=self.jobs, threads_per_worker=1, dashboard_address="127.0.0.1:0")
                client = after.enter_context(Client(after.enter_context(cluster)))
            else:
                try:
                    client = after.enter_context(Client(f"tcp://{self.address}", timeout=SECONDS_TO_CONNECT))
                    client.wait_for_workers(1, timeout=SECONDS_TO_CONNECT)
                except (OSError, ValueError) as error:
                    raise BadEngine(f"no Dask cluster answers at {self.address}: {error}") from None
            workers = sum(client.nthreads().values())
            # Not pure: Dask runs equal pure calls only once. Twice the workers: none waits for its next batch.
            yield Crew(client.get_executor(pure=False), 2 * workers)


def read_engine(text: str | None, jobs: int) -> Engine:
    """The engine of a text, `dask://local` or `dask://HOST:PORT`; without one, processes of this machine."""
    if jobs < 1:
        raise BadEngine("there must be at least one job")
    if text is None:
        return Here() if jobs == 1 else Processes(jobs)
    if not DASK.fullmatch(text):
        raise BadEngine(f"there is no engine {text!r}: write dask://local or dask://HOST:PORT")
    need("dask", "distributed")
    return Dask(text.removeprefix("dask://"), jobs)
