"""Bots think in worker processes: a search must not block the event loop."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from saloon.bots import Reaction, make_bot
from saloon.kernel import Sight, find_game, play, read_option_texts, stream, visible_to
from saloon.server.common.fair_queue import URGENT, Busy, FairQueue
from saloon.server.common.worker_processes import Workers

PATIENCE: Final = 30.0  # seconds for a thought: a bot takes one at most, on a machine that has nothing else to do
WAITING: Final = 256  # thoughts that one client may have waiting; who wants more asks again
PAUSE: Final = 1.0  # seconds until then


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
        return (await self.react(question, asker))[0]

    async def react(self, question: Question, asker: Asker) -> tuple[str, float]:
        """The same with the seconds that a bot takes at a table where seats move at once; 0 at every other."""
        while True:
            try:
                async with self._queue.turn(asker.client, asker.rank):
                    return await self._workers.run(answer, *question)
            except Busy:
                await asyncio.sleep(PAUSE)

    def close(self) -> None:
        """Stop the processes after their present searches, which take a second at most."""
        self._workers.close()


Question = tuple[str, dict[str, str], int, Sequence[tuple[int, str]], int, str, str, bool]


def answer(
    game_id: str,
    options: dict[str, str],
    seats: int,
    moves: Sequence[tuple[int, str]],
    seat: int,
    specification: str,
    seed: str,
    advises: bool,
) -> tuple[str, float]:
    """Play the match again up to now, let the bot watch what its seat may see of it, and ask what it would do."""
    game = find_game(game_id)
    terms = read_option_texts(game.Options, options)
    bot = make_bot(specification, game, terms, seats, seat, stream(seed, "bot", len(moves)))
    bot.advises = advises
    state = game.open(terms, seats)
    try:
        for mover, text in moves:
            state, events = play(state, mover, game.moves.parse(text))
            for event in visible_to(seat, events):
                bot.watch(event)
        sight = Sight(state, seat, stream(seed, "sight", len(moves)))
        reaction = bot.react(sight) if game.race else Reaction(bot.choose(sight), 0.0)
        return game.moves.text(reaction.move), reaction.seconds
    finally:
        bot.close()
