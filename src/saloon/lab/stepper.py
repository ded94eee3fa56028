"""Many matches at once, in compiled code: every one makes a move, and goes on until a learner is to choose again.

The matches are those of `adapters.episode.Episode`: the same luck, the same seats in the same order, the next seed.
"""

from __future__ import annotations

import gc
from typing import Final

from mypy_extensions import i64, mypyc_attr, u8

from saloon.kernel.bits import lowest
from saloon.kernel.outcome import Outcome
from saloon.kernel.rng import Rng, stream, stream_of
from saloon.kernel.rows import Marks, Page, read_i32_le, write_f32_le
from saloon.kernel.state import NATURE, NATURE_BIT, State, Tell

CHUNK: Final = 1 << 15  # bytes of features that are copied at once: what stays in a core's nearest memory


class IllegalAction(ValueError):  # noqa: N818
    """An action that is no legal move; no match has made a move."""

    def __init__(self, env: int, seat: int, action: int) -> None:
        super().__init__(f"environment {env}: seat {seat} may not make move {action}")
        self.env = env
        self.seat = seat
        self.action = action


@mypyc_attr(allow_interpreted_subclasses=True)
class Opponents:
    """Who has the seats that are not the learner's. This one has none: the learner plays all seats."""

    def begin(self, env: i64, seed: int) -> i64:
        """A match begins; returns the learner's seat, or -1 for all."""
        return -1

    def choose(self, env: i64, state: State, seat: i64) -> i64:
        """The move of an opponent."""
        raise NotImplementedError

    def listener(self, env: i64) -> Tell | None:
        """Who wants to hear what happens in this match."""
        return None

    def end(self, env: i64) -> None:
        """The match is over."""


class RandomOpponents(Opponents):
    """Opponents that play as `bots.random` does, but in compiled code. Without a seat the learner changes its own."""

    def __init__(self, envs: i64, seats: i64, seat: i64) -> None:
        self.seats: i64 = seats
        self.seat: i64 = seat
        self.learners: list[int] = [-1] * envs
        self.rngs: list[Rng] = [Rng(0)] * (envs * seats)

    def begin(self, env: i64, seed: int) -> i64:
        """Every opponent gets its own generator."""
        learner = learner_in(self.seat, self.seats, seed, self.learners[env])
        self.learners[env] = learner
        for seat in range(self.seats):
            if seat != learner:
                self.rngs[env * self.seats + seat] = stream(seed, "bot", seat)
        return learner

    def choose(self, env: i64, state: State, seat: i64) -> i64:
        """Any choice."""
        moves = state.choices(seat)
        return moves[self.rngs[env * self.seats + seat].below(len(moves))]


def learner_in(seat: i64, seats: i64, seed: int, last: i64) -> i64:
    """The learner's seat in a match: a fixed one, or one by the first match's seed and then the next each time."""
    if seat >= 0:
        return seat
    return stream(seed, "seat").below(seats) if last < 0 else (last + 1) % seats


class Lane:
    """One of the matches."""

    def __init__(self, state: State) -> None:
        self.state: State = state
        self.luck: Rng = Rng(0)
        self.seed: int = 0
        self.seat: i64 = 0  # which is to choose
        self.learner: i64 = -1
        self.tell: Tell | None = None


class Ended:
    """A match that has ended in the last step."""

    def __init__(self, env: int, seed: int, seat: int, outcome: Outcome | None, state: State) -> None:
        self.env = env
        self.seed = seed
        self.seat = seat  # the learner's; of a learner that plays all seats the one that moved last
        self.outcome = outcome  # None where an illegal action has lost the match
        self.state = state

    @property
    def features(self) -> bytes:
        """What this seat knows in the last position."""
        return self.state.features(self.seat)


class Stepper:
    """So many matches from one opening position.

    After each step the bytes of all rows are in the targets: features, marks, seats, rewards (each seat's, 32 bits) and
    whether a match has ended.
    """

    def __init__(
        self,
        start: State,
        seats: int,
        features: int,
        marks: Marks,
        opponents: Opponents,
        forfeits: bool,
        targets: list[memoryview],
    ) -> None:
        self.start: State = start
        self.seats: i64 = seats
        self.features: i64 = features
        self.marks: Marks = marks
        self.opponents: Opponents = opponents
        self.forfeits: bool = forfeits  # whether an illegal action loses the match
        self.targets: list[memoryview] = targets
        self.lanes: list[Lane] = []
        self.ended: list[Ended] = []
        self._alone: bool = type(opponents) is Opponents
        self._page: Page = Page()
        self._seats: Page = Page()
        self._rewards: Page = Page()
        self._done: Page = Page()
        self._no_reward: bytes = bytes(4 * seats)
        self._paid: dict[tuple[int, ...], bytes] = {}  # ranks -> rewards, as they are written

    def begin(self, seeds: list[int]) -> None:
        """Begin a match of each seed. One that ends before the learner is to choose is followed by the next."""
        self.close()
        self.lanes = [Lane(self.start) for _ in seeds]
        self.ended = []
        self._clear()
        for env in range(len(seeds)):
            lane = self.lanes[env]
            self._open(env, lane, seeds[env])
            if not self._go_on(env, lane):
                self._open_next(env, lane)
            self._rewards.write(self._no_reward)
            self._done.append(u8(0))
            self._write(env, lane)
        self._flush(len(seeds))

    def step(self, actions: bytes) -> None:
        """Make these moves, one a match; where one ends, the next has begun.

        Positions have no cycles: the collector would look through all matches and find nothing.
        """
        collects = gc.isenabled()
        gc.disable()
        try:
            self._step(actions)
        finally:
            if collects:
                gc.enable()

    def _step(self, actions: bytes) -> None:
        envs: i64 = len(self.lanes)
        illegal = self._find_illegal(actions, envs)
        if self.ended:
            self.ended = []
        self._clear()
        for env in range(envs):
            lane = self.lanes[env]
            if illegal is not None and env in illegal:
                self._forfeit(env, lane)
                self._write(env, lane)
                continue
            lane.state.apply(lane.seat, i64(read_i32_le(actions, 4 * env)), lane.tell)
            if self._go_on(env, lane):
                self._rewards.write(self._no_reward)
                self._done.append(u8(0))
            else:
                self._finish(env, lane)
            self._write(env, lane)
        self._flush(envs)

    def _find_illegal(self, actions: bytes, envs: i64) -> set[int] | None:
        """The matches whose actions are illegal; None if there are none."""
        illegal: set[int] | None = None
        for env in range(envs):
            move = i64(read_i32_le(actions, 4 * env))
            if not self.marks.has(env, move):
                if not self.forfeits:
                    raise IllegalAction(env, self.lanes[env].seat, move)
                if illegal is None:
                    illegal = set()
                illegal.add(env)
        return illegal

    def sample(self, rng: Rng) -> bytes:
        """A random choice of each match, as `step` takes them."""
        page = Page()
        for lane in self.lanes:
            move = lane.state.pick(lane.seat, rng)
            page.append(u8(move & 255))
            page.append(u8(move >> 8))
            page.append(u8(0))
            page.append(u8(0))
        return page.getvalue()

    def close(self) -> None:
        """End all matches."""
        for env in range(len(self.lanes)):
            self.opponents.end(env)
        self.lanes = []

    def _open(self, env: i64, lane: Lane, seed: int) -> None:
        lane.state = self.start.copy()
        lane.luck = stream_of(seed, "nature")
        lane.seed = seed
        lane.seat = self.seats - 1  # so that seat 0 comes first where all may move
        if not self._alone:
            lane.learner = self.opponents.begin(env, seed)
            lane.tell = self.opponents.listener(env)

    def _open_next(self, env: i64, lane: Lane) -> None:
        """Begin the match of the next seed. One that ends before the learner is to choose is passed over."""
        while True:
            if not self._alone:
                self.opponents.end(env)
            self._open(env, lane, stream_of(lane.seed, "following").word)
            if self._go_on(env, lane):
                return

    def _go_on(self, env: i64, lane: Lane) -> bool:
        """Let nature and opponents move until a learner is to choose; False if the match ends before."""
        state = lane.state
        while True:
            movers = state.to_move()
            if movers == NATURE_BIT:
                state.apply(NATURE, state.draw(lane.luck), lane.tell)
                continue
            if movers == 0:
                return False
            after = lane.seat + 1
            later = movers >> after << after  # the next seat after the last mover, going round
            lane.seat = lowest(later or movers)
            if lane.learner < 0 or lane.seat == lane.learner:
                return True
            state.apply(lane.seat, self.opponents.choose(env, state, lane.seat), lane.tell)

    def _finish(self, env: i64, lane: Lane) -> None:
        """Give out the rewards, and begin the next match."""
        outcome = lane.state.outcome()
        assert outcome is not None
        seat = lane.seat if lane.learner < 0 else lane.learner
        self.ended.append(Ended(env, lane.seed, seat, outcome, lane.state))
        ranks = outcome.ranks
        paid = self._paid.get(ranks)
        if paid is None:
            page = Page()
            for reward in outcome.returns():
                write_f32_le(page, reward)
            paid = page.getvalue()
            self._paid[ranks] = paid
        self._rewards.write(paid)
        self._done.append(u8(1))
        self._open_next(env, lane)

    def _forfeit(self, env: i64, lane: Lane) -> None:
        """The seat gets the reward of a loss, the others none, and the next match begins."""
        self.ended.append(Ended(env, lane.seed, lane.seat, None, lane.state))
        for seat in range(self.seats):
            write_f32_le(self._rewards, -1.0 if seat == lane.seat else 0.0)
        self._done.append(u8(1))
        self._open_next(env, lane)

    def _write(self, env: i64, lane: Lane) -> None:
        """The position as the seat knows it that is to choose."""
        self._seats.append(u8(lane.seat))
        lane.state.mark_choices(lane.seat, self.marks)
        lane.state.write_features(lane.seat, self._page)
        if len(self._page) >= CHUNK:
            self._copy_features(env + 1)

    def _copy_features(self, end: i64) -> None:
        rows = self._page.getvalue()
        self.targets[0][end * self.features - len(rows) : end * self.features] = rows
        self._page.truncate(0)

    def _clear(self) -> None:
        self.marks.clear()
        self._page.truncate(0)
        self._seats.truncate(0)
        self._rewards.truncate(0)
        self._done.truncate(0)

    def _flush(self, envs: i64) -> None:
        self._copy_features(envs)
        self.targets[1][:] = self.marks.page.getvalue()
        self.targets[2][:] = self._seats.getvalue()
        self.targets[3][:] = self._rewards.getvalue()
        self.targets[4][:] = self._done.getvalue()
