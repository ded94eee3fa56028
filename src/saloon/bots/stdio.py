"""The other side of the protocol: an installed bot as a program that answers on its standard output.

The bot gets a sight as always. It is built from the view that was told, (`Game.state_from_view`), so that a bot
that searches imagines no more over a pipe than at the table; and from equal seeds it makes the same moves.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import IO, Any, Final

import msgspec
from msgspec import Struct

from saloon.bots.bot import Bot, Budget
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
    read_house_line,
    write_line,
)
from saloon.bots.registry import read_bot
from saloon.kernel import BadOptions, Game, Rng, Sight, read_options, stream
from saloon.kernel.rng import MASK

SEED: Final = re.compile(r"[0-9a-f]{16}")


class Seated(Struct):
    """A bot in its match."""

    bot: Bot
    sight: Rng  # generator of imagined states


class Program:
    """Answers messages: one match after another, one bot a match."""

    def __init__(self, game: Game, specification: str) -> None:
        self.game = game
        self.make, self.budget = read_bot(specification, game)
        self.seated: Seated | None = None

    def answer(self, message: OfHouse) -> OfProgram | None:
        """The reply to a message, if it needs one."""
        match message:
            case New():
                self.close()
                self.seated = self._sit(message)
                return Ready()
            case Happened():
                self._here().bot.watch(self._read(message.event, self.game.Event))
            case Ask():
                return self._move(message)
            case End():
                self.close()
        return None

    def close(self) -> None:
        """Leave the match, if there is one."""
        if self.seated is not None:
            self.seated.bot.close()
            self.seated = None

    def _sit(self, new: New) -> Seated:
        self._check(new)
        try:
            options = read_options(self.game.Options, new.options)
            self.game.open(options, new.seats)
        except BadOptions as error:
            raise BadLine(str(error)) from None
        told = None if new.budget == Budget() else new.budget
        rng = read_seed(new.seed)
        bot = self.make(self.game, options, new.seats, new.seat, rng, self.budget or told)
        return Seated(bot, stream(new.seed, "sight"))

    def _check(self, new: New) -> None:
        if new.protocol != PROTOCOL:
            raise BadLine(f"this program speaks protocol {PROTOCOL}, not {new.protocol}")
        if new.game != self.game.id:
            raise BadLine(f"this program plays {self.game.id}, not {new.game}")
        if new.rules != self.game.rules_version:
            raise BadLine(f"this program plays rules {self.game.rules_version} of {new.game}, not {new.rules}")
        if new.seat not in range(new.seats):
            raise BadLine(f"there is no seat {new.seat}")

    def _move(self, ask: Ask) -> Answer:
        seated = self._here()
        bot = seated.bot
        view = self._read(ask.view, self.game.View)
        sight = Sight(self.game.state_from_view(bot.options, bot.seats, view), bot.seat, seated.sight)
        legal = [self.game.moves.text(move) for move in sight.legal]
        if legal != ask.legal:
            raise BadLine(f"by this view the legal moves are {', '.join(legal) or 'none'}")
        return Answer(ask.id, self.game.moves.text(bot.choose(sight)))

    def _here(self) -> Seated:
        if self.seated is None:
            raise BadLine("no match has begun: 'new' comes first")
        return self.seated

    def _read(self, value: Any, kind: Any) -> Any:
        try:
            return msgspec.convert(value, kind)
        except msgspec.ValidationError as error:
            raise BadLine(str(error)) from None


def read_seed(text: str) -> Rng:
    """The generator that a match's seed stands for."""
    if not SEED.fullmatch(text):
        raise BadLine(f"a seed is written as 16 hexadecimal digits, not as {text!r}")
    rng = Rng(0)
    rng.word = int(text, 16) & MASK
    return rng


def serve(program: Program, lines: Iterable[bytes], out: IO[bytes]) -> None:
    """Answer line by line until the input ends; a line that is not understood is answered with an error."""
    try:
        for line in lines:
            reply: OfProgram | None
            try:
                reply = program.answer(read_house_line(line))
            except BadLine as error:
                reply = Trouble(str(error))
            if reply is not None:
                out.write(write_line(reply))
                out.flush()
    finally:
        program.close()
