"""A bot that is a program in any language: it is sent what its seat may know, and answers with moves.

It gets views, events and legal moves, line by line (docs/protocol.md). Any mistake that it makes ends the match with a
message that names the program and quotes it.
"""

from __future__ import annotations

import shlex
from typing import Final, NoReturn

import msgspec
from msgspec import Struct

from saloon.bots.bot import Bot, Budget
from saloon.bots.process import Gone, LineProcess, Silent
from saloon.bots.protocol import (
    PROTOCOL,
    Answer,
    Ask,
    BadLine,
    End,
    Happened,
    New,
    OfHouse,
    OfProgram,
    Ready,
    Trouble,
    read_program_line,
    write_line,
)
from saloon.kernel import Event, Game, Rng, Sight

PATIENCE: Final = 10_000  # milliseconds for getting ready, and for a move of a program without a budget
GRACE: Final = 1_000  # milliseconds that a busy machine may add to a budget
QUOTED: Final = 200  # characters of an answer that a message repeats
SHOWN: Final = 8  # legal moves that a message lists


class BadProgram(RuntimeError):  # noqa: N818
    """A program that did not play: it could not be started, did not answer in time, or sent an invalid answer."""


class ProgramBot(Bot):
    """Starts the program for one match, and asks it for every move."""

    takes = ("ms", "nodes")

    def __init__(
        self,
        game: Game,
        options: Struct,
        seats: int,
        seat: int,
        rng: Rng,
        budget: Budget | None = None,
        *,
        command: str,
    ) -> None:
        super().__init__(game, options, seats, seat, rng, budget)
        self.command = command
        self.asked = 0
        self.patience = PATIENCE if self.budget.ms is None else self.budget.ms + GRACE
        try:
            self._process = LineProcess(shlex.split(command))
        except OSError as error:
            raise BadProgram(f"cmd:{command} cannot be started: {error.strerror}") from None
        try:
            self._get_ready()
        except BaseException:
            self._process.kill()
            raise

    def watch(self, event: Event) -> None:
        """Pass the event on."""
        self._say(Happened(event))

    def choose(self, sight: Sight) -> int:
        """Ask the program for one of the legal moves."""
        self.asked += 1
        legal = {self.game.moves.text(move): move for move in sight.legal}
        self._say(Ask(self.asked, sight.view, list(legal)))
        reply = self._hear(self.patience)
        if not isinstance(reply, Answer):
            self._fail(f"said {quoted(write_line(reply))} where a move was due")
        if reply.id != self.asked:
            self._fail(f"answered question {reply.id} where question {self.asked} was asked")
        move = legal.get(" ".join(reply.move.split()))
        if move is None:
            shown = ", ".join(list(legal)[:SHOWN]) + (", ..." if len(legal) > SHOWN else "")
            self._fail(f"wants to play {quoted(reply.move.encode())}, which is not legal now; legal are {shown}")
        return move

    def close(self) -> None:
        """Tell the program that the match is over, and end it."""
        self._say(End())
        self._process.close()

    def _get_ready(self) -> None:
        self._say(
            New(
                protocol=PROTOCOL,
                game=self.game.id,
                rules=self.game.rules_version,
                options=msgspec.to_builtins(self.options),
                seats=self.seats,
                seat=self.seat,
                seed=f"{self.rng.word:016x}",
                budget=self.budget,
                patience=self.patience,
            )
        )
        reply = self._hear(PATIENCE)
        if not isinstance(reply, Ready):
            self._fail(f"said {quoted(write_line(reply))} where 'ready' was due")

    def _say(self, message: OfHouse) -> None:
        self._process.say(write_line(message))

    def _hear(self, patience: int) -> OfProgram:
        line = b""
        try:
            line = self._process.hear(patience / 1000)
            reply = read_program_line(line)
        except Silent:
            self._fail(f"said nothing for {patience / 1000:g} seconds")
        except Gone as error:
            self._fail(str(error))
        except BadLine as error:
            self._fail(f"said {quoted(line)}, which is no message of the protocol: {error}")
        if isinstance(reply, Trouble):
            self._fail(f"gave up: {reply.error[:QUOTED]}")
        return reply

    def _fail(self, what: str) -> NoReturn:
        when = f"asked for its move {self.asked}, it" if self.asked else "before the match began, it"
        words = self._process.last_words()
        told = f"\nIts standard error ends with:\n{words}" if words else ""
        self._process.kill()
        raise BadProgram(f"cmd:{self.command} at seat {self.seat} does not play: {when} {what}{told}")


def quoted(line: bytes) -> str:
    """An answer of a program, fit for a message."""
    text = line.decode(errors="replace").strip()
    return repr(text if len(text) <= QUOTED else text[:QUOTED] + "...")
