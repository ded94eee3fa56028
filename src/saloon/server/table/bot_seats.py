"""The bots at a table: woken when they are to move, moving in their turn like everybody."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Final

import structlog

from saloon.bots.registry import strongest_bot
from saloon.kernel import Refused, UnknownMove, changed_options, option_texts
from saloon.server import wire
from saloon.server.bots.bot_workers import Asker, BotWorkers, Question
from saloon.server.common.fair_queue import URGENT, USUAL
from saloon.server.match.match import Match
from saloon.server.table.answer_window import AnswerWindow
from saloon.server.table.effects import Effects, Job, answer, moved
from saloon.server.table.live_race.ghost import GHOST
from saloon.server.table.state import TableState
from saloon.server.transport.connection import Connection

log = structlog.get_logger()

HASTE: Final = 0.1  # seconds between moves of bots that hurry: a beat, so that nobody learns how long one thought


def rest(thought: float, pace: float) -> float:
    """Seconds until the next beat of the pace: when an answer comes must not tell how long a bot thought of it."""
    return pace - thought % pace if pace else 0.0


class BotSeats:
    """Asks bots, of seats that are theirs and of seats that they keep warm."""

    def __init__(
        self,
        state: TableState,
        window: AnswerWindow,
        workers: BotWorkers,
        pace: float,
        submit: Callable[[Job], None],
        spawn: Callable[[Coroutine[None, None, None]], None],
    ) -> None:
        self._state = state
        self._window = window
        self._workers = workers
        self._pace = pace
        self._submit = submit
        self._spawn = spawn
        self._strongest = strongest_bot(state.game)
        self.thinking: dict[int, int] = {}  # seat -> the seq it thinks about
        self._hinting = asyncio.Lock()
        self._haste = asyncio.Event()  # whether nobody wants to follow
        self._hinted: tuple[Match, int, int, str] | None = None  # the last hint: match, seat, seq, move

    def wake(self, match: Match, movers: list[int]) -> None:
        """Wake every bot that is to move and does not think about this position already, if anybody waits for it."""
        people = self._state.people
        for seat in () if people.deserted() else movers:
            bot = people.bot_at(seat, self._strongest)
            if bot is not None and self.thinking.get(seat) != match.seq:
                self.thinking[seat] = match.seq
                self._spawn(self._think(match, seat, bot, match.seq))

    def _asker(self) -> Asker:
        """The client for whom bots think here: a seated player who is here, else a spectator, else the absent host."""
        people = self._state.people
        players, connections = people.players_here(), people.connections
        seated = (
            next((connection for connection in connections if connection.guest in players), None) if players else None
        )
        connection = seated or (connections[0] if connections else None)
        client = self._state.row.host if connection is None else connection.address or connection.guest or ""
        return Asker(client, URGENT if players else USUAL)

    def hurry(self) -> None:
        """Shorten the pauses of bots while everybody who plays here wants that."""
        people = self._state.people
        players = people.players_here()
        playing = [connection for connection in people.connections if connection.guest in players]
        if playing and all(connection.hurried for connection in playing):
            self._haste.set()
        else:
            self._haste.clear()

    async def _rest(self, started: float) -> None:
        """Wait for the next beat of the pace, so that people can follow; a shorter one if everybody hurries."""
        self.hurry()  # people come and go
        try:
            await asyncio.wait_for(self._haste.wait(), rest(time.monotonic() - started, self._pace))
        except TimeoutError:
            return
        await asyncio.sleep(rest(time.monotonic() - started, min(HASTE, self._pace)))

    def plays(self, seat: int) -> bool:
        """Whether a bot moves for this seat."""
        return self._state.people.bot_at(seat, self._strongest) is not None

    async def react(self, match: Match, seat: int, reveal: int) -> tuple[str, float] | None:
        """A bot's answer in a race, and after how many milliseconds; None for a ghost that gave no answer then."""
        bot = self._state.people.bot_at(seat, self._strongest)
        assert bot is not None
        if bot == GHOST and self._state.ghost is not None:
            return self._state.ghost.answer(reveal)
        try:
            thought = await self._workers.react(self.question(match, seat, bot), self._asker())
        except Exception:
            log.exception("a bot failed; the game's fallback is moved", match=self._state.row.id, bot=bot)
            return match.game.moves.text(match.state.fallback(seat)), self._pace * 1000.0
        return thought.move, thought.seconds * 1000.0

    async def _think(self, match: Match, seat: int, bot: str, seq: int) -> None:
        started = time.monotonic()
        try:
            move = await self._workers.choose(self.question(match, seat, bot), self._asker())
        except Exception:
            log.exception("a bot failed; the game's fallback is moved", match=self._state.row.id, bot=bot)
            move = match.game.moves.text(match.state.fallback(seat))
        await self._rest(started)
        self._submit(partial(self._move, match, seat, move, seq))

    def _move(self, match: Match, seat: int, move: str, seq: int) -> Effects | None:
        state = self._state
        if self.thinking.get(seat) == seq:
            del self.thinking[seat]
        stale = match is not state.match or match.seq != seq or state.row.phase != "playing"
        if stale or not self.plays(seat):
            return Effects()
        if self._window.open:
            self._window.hold(partial(self._make, match, seat, move))
            return None
        return self._make(match, seat, move)

    def _make(self, match: Match, seat: int, move: str) -> Effects:
        now = self._state.time.now()
        try:
            unit = match.move(seat, move, now)
        except (Refused, UnknownMove):  # the log does not say which move it was: that may be secret
            log.warning("a bot may not move so; the game's fallback is moved", match=self._state.row.id)
            unit = match.move(seat, match.game.moves.text(match.state.fallback(seat)), now)
        return moved(match, unit)

    def hint(self, connection: Connection, command: int, match: Match, seat: int) -> None:
        """Send somebody the move of the strongest bot at this point of the match, when it has thought."""
        self._spawn(self._hint(connection, command, match, seat, match.seq))

    async def _hint(self, connection: Connection, command: int, match: Match, seat: int, seq: int) -> None:
        message: wire.ToBrowser
        try:
            async with self._hinting:  # or one impatient person would keep the bots of all other tables waiting
                message = wire.Done(command, await self._best(match, seat, seq))
        except Exception:
            log.exception("a hint failed", match=self._state.row.id)
            message = wire.Failed("failed-house", command)
        self._submit(partial(answer, connection, message))

    async def _best(self, match: Match, seat: int, seq: int) -> str | None:
        """The move of the strongest bot, worked out once a position; None if the match has gone on."""
        if self._hinted is None or self._hinted[:3] != (match, seat, seq):
            if match.seq != seq:
                return None
            question = self.question(match, seat, self._strongest, advises=True)
            move = await self._workers.choose(question, self._asker())
            self._hinted = (match, seat, seq, move)
        return self._hinted[3]

    def question(self, match: Match, seat: int, bot: str, *, advises: bool = False) -> Question:
        """The question for a bot's process, which shows the bot only what its seat may know."""
        return Question(
            match=match.number,
            game=match.game.id,
            options=option_texts(changed_options(match.options)),
            seats=match.seats,
            entries=match.entries,
            seq=match.seq,
            seat=seat,
            bot=bot,
            seed=f"{self._state.row.secret}{seat}",
            advises=advises,
        )
