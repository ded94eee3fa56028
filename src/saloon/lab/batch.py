"""Many matches at once for learners: one call steps all of them in compiled code, and writes what they see into arrays.

batch = Batch("duel", 1024, seed=7)
rows = batch.reset()
while learning:
    rows = batch.step(choose(rows.features, rows.mask))
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, Self

from msgspec import Struct

from saloon.bots import Bot
from saloon.kernel import Game, Rng, stream
from saloon.kernel.rows import Marks
from saloon.lab.adapters.episode import settle_terms
from saloon.lab.adapters.extra import extra
from saloon.lab.opponents import seat_opponents
from saloon.lab.stepper import Ended, IllegalAction, Stepper
from saloon.lab.workers import Ending, Workers

with extra("learn"):
    import numpy as np
    from numpy.typing import NDArray

__all__ = ["Batch", "Ended", "IllegalAction", "Rows", "Terms"]

MaskForm = Literal["bytes", "bits"]


@dataclass(frozen=True)
class Rows:
    """What a batch writes: a row for each match. The arrays stay the same, and hold what the last step wrote."""

    features: NDArray[np.uint8]  # of the seat that is to choose: `Game.features` numbers
    mask: NDArray[np.uint8]  # a 1 for each legal move; or a bit, the lowest bit of a byte first
    seat: NDArray[np.uint8]  # which is to choose
    reward: NDArray[np.float32]  # of every seat, for the match that has just ended; else 0
    done: NDArray[np.bool_]  # whether a match has just ended; the row is the next one's first position

    @classmethod
    def allocate(cls, terms: Terms, envs: int) -> Rows:
        """Fresh arrays for so many matches."""
        return cls(*(np.zeros(shape, kind) for shape, kind in terms.shapes(envs)))

    def memory(self, first: int, end: int) -> list[memoryview]:
        """The bytes of some of the rows."""
        arrays: tuple[NDArray[Any], ...] = (self.features, self.mask, self.seat, self.reward, self.done)
        return [array[first:end].reshape(-1).view(np.uint8).data for array in arrays]

    def check(self, terms: Terms, envs: int) -> None:
        """Refuse arrays that do not fit."""
        arrays: tuple[NDArray[Any], ...] = (self.features, self.mask, self.seat, self.reward, self.done)
        names = ("features", "mask", "seat", "reward", "done")
        for name, array, (shape, kind) in zip(names, arrays, terms.shapes(envs), strict=True):
            if array.shape != shape or array.dtype != kind or not array.flags.c_contiguous or not array.flags.writeable:
                raise ValueError(f"{name} must be a writeable, contiguous array of {np.dtype(kind)} of shape {shape}")


@dataclass(frozen=True)
class Terms:
    """What every match of a batch has in common."""

    game: Game
    options: Struct
    seats: int
    opponent: str | type[Bot] | None
    seat: int | None
    mask: MaskForm
    forfeits: bool

    def shapes(self, envs: int) -> list[tuple[tuple[int, ...], Any]]:
        """The shape and type of each array of `Rows`."""
        moves = self.game.moves.of_seats
        return [
            ((envs, self.game.features), np.uint8),
            ((envs, moves if self.mask == "bytes" else (moves + 7) // 8), np.uint8),
            ((envs,), np.uint8),
            ((envs, self.seats), np.float32),
            ((envs,), np.bool_),
        ]

    def stepper(self, memory: list[memoryview], envs: int) -> Stepper:
        """What steps so many matches."""
        start = self.game.open(self.options, self.seats)
        others = seat_opponents(self.game, self.options, self.seats, self.opponent, self.seat, envs)
        marks = Marks(self.game.moves.of_seats, self.mask == "bits")
        return Stepper(start, self.seats, self.game.features, marks, others, self.forfeits, memory)


class Batch:
    """So many matches, each stepped by an action of its own.

    Without `opponents` the learner plays all seats: a row is the position of whichever seat is to choose. With them
    (a bot's specification or class) it plays one, `seat`, or by default another one in each match. Where a match ends,
    the next one begins in the same step. The matches are those of the single environments: match i has the seed
    `seed + i`, and the next one the seed that follows from it.

    `ended` has the matches that ended in the last step: which, of what seed, how, and what the learner saw then.
    Several `workers` are processes that each step a part of the matches. They play the same; `sample` draws otherwise.
    """

    def __init__(
        self,
        game: str | Game,
        envs: int,
        options: Mapping[str, object] | None = None,
        seats: int | None = None,
        seed: int | None = None,
        opponents: str | type[Bot] | None = None,
        seat: int | None = None,
        mask: MaskForm = "bytes",
        illegal: Literal["refused", "lost"] = "refused",
        into: Rows | None = None,
        workers: int = 1,
    ) -> None:
        """`into` are the arrays to write into; by default there are new ones, which several `workers` share."""
        if envs < 1:
            raise ValueError("a batch has at least one match")
        if not 1 <= workers <= envs:
            raise ValueError(f"{envs} matches are for 1 to {envs} workers, not for {workers}")
        if workers > 1 and into is not None:
            raise ValueError("several workers write into arrays that they share, not into those of the caller")
        if mask not in ("bytes", "bits"):
            raise ValueError(f"a mask is of bytes or of bits, not of {mask!r}")
        found, chosen, number = settle_terms(game, options, seats)
        if seat is not None and seat not in range(number):
            raise ValueError(f"there is no seat {seat}; the seats are 0 to {number - 1}")
        self.terms = Terms(found, chosen, number, opponents, seat, mask, illegal == "lost")
        self.game, self.options, self.seats, self.envs = found, chosen, number, envs
        self.seed = seed
        self.ended: list[Ended] | list[Ending] = []
        self._workers: Workers | None = None
        self._stepper: Stepper | None = None
        if workers > 1:
            seat_opponents(found, chosen, number, opponents, seat, 1)  # what makes no sense is refused here
            self._workers = Workers(self.terms, envs, workers)
            self.rows = Rows(*self._workers.arrays)
        else:
            self.rows = Rows.allocate(self.terms, envs) if into is None else into
            self.rows.check(self.terms, envs)
            self._stepper = self.terms.stepper(self.rows.memory(0, envs), envs)
        self._luck: Rng | None = None

    def reset(self, seed: int | Sequence[int] | None = None) -> Rows:
        """Begin all matches: of these seeds, of a seed and those after it, or of the batch's own seed."""
        if seed is None:
            seed = secrets.randbits(62) if self.seed is None else self.seed
        seeds = [seed + env for env in range(self.envs)] if isinstance(seed, int) else list(seed)
        if len(seeds) != self.envs:
            raise ValueError(f"there are {self.envs} matches and {len(seeds)} seeds")
        self._luck = stream(seeds[0], "actions")
        self.ended = []
        if self._workers is not None:
            self._workers.begin(seeds, self._luck.word)
        elif self._stepper is not None:
            self._stepper.begin(seeds)
        return self.rows

    def step(self, actions: Any) -> Rows:
        """Make a move in each match.

        If one may not be made: `IllegalAction`, and none is made; or, with `illegal="lost"`, that match is lost.
        """
        if self._luck is None:
            raise RuntimeError("the matches have not begun: call reset() first")
        moves = np.ascontiguousarray(actions, "<i4")
        if moves.shape != (self.envs,):
            raise ValueError(f"there are {self.envs} matches, and actions of shape {moves.shape}")
        if self._workers is not None:
            if not self.terms.forfeits:
                self._refuse_illegal(moves)
            self.ended = self._workers.step(moves)
        elif self._stepper is not None:
            self._stepper.step(moves.tobytes())
            self.ended = self._stepper.ended
        return self.rows

    def _refuse_illegal(self, moves: NDArray[np.int32]) -> None:
        """Several workers find out too late: some would have moved, others not."""
        size, mask = self.game.moves.of_seats, self.rows.mask
        within = np.clip(moves, 0, size - 1)
        each = np.arange(self.envs)
        marked = mask[each, within] if self.terms.mask == "bytes" else mask[each, within >> 3] >> (within & 7) & 1
        for env in np.flatnonzero((marked == 0) | (within != moves)).tolist():
            raise IllegalAction(env, int(self.rows.seat[env]), int(moves[env]))

    def sample(self) -> NDArray[np.int32]:
        """A legal move for each match, each as likely as the others: for exploring, and for measuring."""
        if self._luck is None:
            raise RuntimeError("the matches have not begun: call reset() first")
        if self._workers is not None:
            return self._workers.sample()
        assert self._stepper is not None
        return np.frombuffer(self._stepper.sample(self._luck), "<i4")

    def close(self) -> None:
        """Close the opponents and the workers; the batch cannot be used any more."""
        if self._workers is not None:
            self._workers.close()
        elif self._stepper is not None:
            self._stepper.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
