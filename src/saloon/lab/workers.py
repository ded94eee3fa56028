"""A batch on several cores: each process steps its part of the matches, and all write into the same memory."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from typing import TYPE_CHECKING, Any
from weakref import finalize

from msgspec import Struct

from saloon.kernel import Outcome, Rng
from saloon.lab.adapters.extra import extra

if TYPE_CHECKING:
    from saloon.lab.batch import Terms

with extra("learn"):
    import numpy as np
    from numpy.typing import NDArray

MEMORY = Path("/dev/shm")  # noqa: S108 - files that are nothing but memory, where there are such
LINE = 64  # bytes that a core fetches at once: no array begins in the middle of them


class Ending(Struct, frozen=True):
    """A match that ended in another process (`stepper.Ended`)."""

    env: int
    seed: int
    seat: int
    outcome: Outcome | None
    features: bytes


def arrays_in(memory: NDArray[np.uint8], shapes: Sequence[tuple[tuple[int, ...], Any]]) -> list[NDArray[Any]]:
    """Arrays one after the other in a piece of memory."""
    found, at = [], 0
    for shape, kind in shapes:
        size = int(np.prod(shape)) * np.dtype(kind).itemsize
        found.append(memory[at : at + size].view(kind).reshape(shape))
        at += -(-size // LINE) * LINE
    return found


def size_of(shapes: Sequence[tuple[tuple[int, ...], Any]]) -> int:
    """How many bytes these arrays take."""
    return sum(-(-int(np.prod(shape)) * np.dtype(kind).itemsize // LINE) * LINE for shape, kind in shapes)


def serve(line: Connection, terms: Terms, envs: int, file: str, first: int, end: int) -> None:
    """Step some of the matches whenever the line says so, until it is closed."""
    memory = np.memmap(file, np.uint8, "r+")
    *arrays, actions = arrays_in(memory, [*terms.shapes(envs), ((envs,), np.int32)])
    views = [array[first:end].reshape(-1).view(np.uint8).data for array in arrays]
    stepper = terms.stepper(views, end - first)
    luck = Rng(0)
    line.send(None)
    while True:
        try:
            told = line.recv()
        except EOFError:
            return
        try:
            if told is None:
                stepper.step(actions[first:end].tobytes())
                ended = stepper.ended
                line.send([Ending(first + one.env, one.seed, one.seat, one.outcome, one.features) for one in ended])
            elif isinstance(told, int):
                luck = Rng(told)
                line.send(None)
            elif told == "sample":
                actions[first:end] = np.frombuffer(stepper.sample(luck), np.int32)
                line.send(None)
            else:
                stepper.begin(told)
                line.send(None)
        except Exception as error:
            line.send(RuntimeError(f"a process of the batch: {type(error).__name__}: {error}"))


class Workers:
    """So many processes that step a batch together. They end with it."""

    def __init__(self, terms: Terms, envs: int, count: int) -> None:
        shapes = [*terms.shapes(envs), ((envs,), np.int32)]
        handle, name = tempfile.mkstemp(dir=MEMORY if MEMORY.is_dir() else None)
        os.truncate(handle, size_of(shapes))
        os.close(handle)
        *self.arrays, self.actions = arrays_in(np.memmap(name, np.uint8, "r+"), shapes)
        self.bounds = [envs * number // count for number in range(count + 1)]
        self.lines: list[Connection] = []
        context = get_context("spawn")
        processes = []
        for first, end in zip(self.bounds, self.bounds[1:], strict=False):
            ours, theirs = context.Pipe()
            process = context.Process(target=serve, args=(theirs, terms, envs, name, first, end), daemon=True)
            process.start()
            theirs.close()
            self.lines.append(ours)
            processes.append(process)
        self.close = finalize(self, end_all, self.lines, processes, name)
        self._hear()

    def begin(self, seeds: Sequence[int], luck: int) -> None:
        """Begin all matches, and say from what legal moves are drawn."""
        for line, first, end in zip(self.lines, self.bounds, self.bounds[1:], strict=False):
            line.send(list(seeds[first:end]))
        self._hear()
        for number, line in enumerate(self.lines):
            line.send((luck + number) & (2**62 - 1))
        self._hear()

    def step(self, moves: NDArray[np.int32]) -> list[Ending]:
        """Make a move in each match; returns those that have ended."""
        self.actions[:] = moves
        return [one for part in self._ask(None) for one in part]

    def sample(self) -> NDArray[np.int32]:
        """A legal move for each match."""
        self._ask("sample")
        return self.actions.copy()

    def _ask(self, what: str | None) -> list[Any]:
        for line in self.lines:
            line.send(what)
        return self._hear()

    def _hear(self) -> list[Any]:
        """What all of them answer; a fault is raised once all have answered."""
        answers = [line.recv() for line in self.lines]
        for answer in answers:
            if isinstance(answer, Exception):
                raise answer
        return answers


def end_all(lines: list[Connection], processes: list[Any], file: str) -> None:
    """Hang up, wait for the processes, and let go of the memory."""
    for line in lines:
        line.close()
    for process in processes:
        process.join()
    Path(file).unlink(missing_ok=True)
