"""Plays all matches of a plan: workers finish them in any order, the folder gets them in the plan's."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from contextlib import closing
from typing import Final

from saloon.lab.batches import Batch, Pace, play_batch
from saloon.lab.engines import Crew, Engine, Here
from saloon.lab.extras import need
from saloon.lab.folder import RunFolder
from saloon.lab.plan import Plan

Watch = Callable[[Batch], None]
HERE: Final = Here()


def simulate(folder: RunFolder, engine: Engine = HERE, watch: Watch | None = None) -> None:
    """Play the matches that the folder lacks, in this process unless an engine is given.

    Finished matches are kept after any interruption, Ctrl-C included; a later call continues.
    """
    need("lab", "polars")
    try:
        if folder.finished < folder.plan.matches:
            play_missing(folder, engine, watch)
    finally:
        folder.write_table()


def play_missing(folder: RunFolder, engine: Engine, watch: Watch | None) -> None:
    """Play the matches from the first that is not finished."""
    first = folder.finished
    with engine.open() as crew, closing(play(folder.plan, first, crew)) as batches:
        for batch in in_order(batches, first):
            folder.add(batch)
            if watch is not None:
                watch(batch)


def play(plan: Plan, first: int, crew: Crew) -> Generator[Batch]:
    """The matches from `first` on, batch by batch as they come back."""
    pace = Pace()
    under_way: set[Future[Batch]] = set()
    try:
        while first < plan.matches or under_way:
            while first < plan.matches and len(under_way) < crew.hands:
                stop = min(first + pace.size, plan.matches)
                under_way.add(crew.executor.submit(play_batch, plan, first, stop))
                first = stop
            done, under_way = wait(under_way, return_when=FIRST_COMPLETED)
            for future in sorted(done, key=has_failed):
                batch = future.result()
                pace.learn(batch)
                yield batch
    finally:
        for future in under_way:
            future.cancel()


def has_failed(future: Future[Batch]) -> bool:
    """Whether a batch failed: finished ones are kept first."""
    return future.exception() is not None


def in_order(batches: Iterable[Batch], first: int) -> Iterator[Batch]:
    """The batches in the order of their matches; early ones wait."""
    early: dict[int, Batch] = {}
    for batch in batches:
        early[batch.first] = batch
        while first in early:
            following = early.pop(first)
            yield following
            first += len(following.results)
