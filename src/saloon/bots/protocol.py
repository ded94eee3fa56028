"""The messages between Saloon and a bot that is a separate program. docs/protocol.md describes them.

One JSON object a line; `t` names the message.
"""

from __future__ import annotations

from typing import Any, Final, TypeVar

import msgspec
from msgspec import Struct

from saloon.bots.bot import Budget

PROTOCOL: Final = 1


class New(Struct, tag_field="t", tag="new", frozen=True):
    """A match begins, and this is your seat. Wants `Ready`."""

    protocol: int
    game: str
    rules: int
    options: dict[str, Any]
    seats: int
    seat: int
    seed: str
    budget: Budget
    patience: int  # milliseconds after which an answer comes too late


class Happened(Struct, tag_field="t", tag="event", frozen=True):
    """Something happened, as your seat may see it."""

    event: Any


class Ask(Struct, tag_field="t", tag="ask", frozen=True):
    """Your move. Wants `Answer` with the same id."""

    id: int
    view: Any
    legal: list[str]


class End(Struct, tag_field="t", tag="end", frozen=True):
    """The match is over, or broken off."""


class Ready(Struct, tag_field="t", tag="ready", frozen=True):
    """The program will play this match."""


class Answer(Struct, tag_field="t", tag="move", frozen=True):
    """The move it makes, as its text."""

    id: int
    move: str


class Trouble(Struct, tag_field="t", tag="error", frozen=True):
    """The program cannot go on, and says why."""

    error: str


Message = TypeVar("Message")
OfHouse = New | Happened | Ask | End
OfProgram = Ready | Answer | Trouble


class BadLine(ValueError):  # noqa: N818
    """A line that is no message of the protocol."""


_of_house: Final[msgspec.json.Decoder[OfHouse]] = msgspec.json.Decoder(OfHouse)
_of_program: Final[msgspec.json.Decoder[OfProgram]] = msgspec.json.Decoder(OfProgram)


def write_line(message: OfHouse | OfProgram) -> bytes:
    """The message as one line."""
    return msgspec.json.encode(message) + b"\n"


def read_house_line(line: bytes) -> OfHouse:
    """The message to a program in this line."""
    return _read(_of_house, line)


def read_program_line(line: bytes) -> OfProgram:
    """The message of a program in this line."""
    return _read(_of_program, line)


def _read(decoder: msgspec.json.Decoder[Message], line: bytes) -> Message:
    try:
        return decoder.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadLine(str(error)) from None
