"""Bots think in worker processes: a search must not block the event loop."""

from __future__ import annotations

import asyncio
import os
import sys
from functools import partial
from typing import Final

from msgspec import Struct

from saloon.server.bots.thinking import BotRequest, Thought, think
from saloon.server.common.fair_queue import URGENT, Busy, FairQueue
from saloon.server.common.worker_processes import Worker, Workers
from saloon.server.store.entries import Entry

PATIENCE: Final = 30.0  # seconds for a thought: a bot takes one at most, on a machine that has nothing else to do
WAITING: Final = 256  # requests of one client that may wait; further ones are tried again later
PAUSE: Final = 1.0  # seconds until then
REMEMBERED: Final = 4096  # matches whose sent entries are counted, for each process


class Question(Struct, frozen=True):
    """A question to a bot. Its process may have the first entries of the match already."""

    match: int  # the number of `match.Match`
    game: str
    options: dict[str, str]
    seats: int
    entries: list[Entry]  # of the match, which may go on
    seq: int  # how many of them there were
    seat: int
    bot: str
    seed: str
    advises: bool = False

    def request(self, since: int) -> BotRequest:
        """The same for a process that has the entries up to there."""
        new = [(entry.seat, entry.move) for entry in self.entries[since : self.seq]]
        known = self.match, self.game, self.options, self.seats, since
        return BotRequest(*known, new, self.seat, self.bot, self.seed, self.advises)


class Asker(Struct, frozen=True):
    """The client for whom a bot thinks, and its rank: clients of the same rank take turns."""

    client: str = ""  # an address, or a guest where none is known
    rank: int = URGENT


class BotWorkers:
    """Asks bots for moves. Their processes start with the first request; clients take fair turns."""

    def __init__(self, workers: int | None = None) -> None:
        count = workers or max(1, (os.cpu_count() or 2) - 1)
        self._workers = Workers(count, PATIENCE)
        self._queue = FairQueue(count, waiting=WAITING, in_all=sys.maxsize)  # tables wait, and there are not too many

    async def choose(self, question: Question, asker: Asker) -> str:
        """The move that a bot chooses."""
        return (await self.react(question, asker)).move

    async def react(self, question: Question, asker: Asker) -> Thought:
        """The same with the seconds that a bot takes at a table where seats move at once; 0 at every other."""
        while True:
            try:
                async with self._queue.turn(asker.client, asker.rank):
                    return await self._workers.talk(partial(ask, question))
            except Busy:
                await asyncio.sleep(PAUSE)

    def close(self) -> None:
        """Stop the processes after their present searches, which take a second at most."""
        self._workers.close()


def ask(question: Question, worker: Worker) -> Thought:
    """Ask a process. It is sent the entries that are new to it, or all of them if it keeps the match no longer."""
    since = min(worker.sent.pop(question.match, 0), question.seq)
    thought = worker.do(think, (question.request(since),), PATIENCE)
    if thought is None:
        thought = worker.do(think, (question.request(0),), PATIENCE)
    assert thought is not None
    worker.sent[question.match] = question.seq
    if len(worker.sent) > REMEMBERED:
        worker.sent.popitem(last=False)
    return thought
