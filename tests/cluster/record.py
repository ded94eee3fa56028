"""What players were told: every command with its answer, and every frame. The database must agree with all of it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Literal

import msgspec

Outcome = Literal["open", "done", "refused", "failed"]

encode = msgspec.json.Encoder(order="sorted").encode


@dataclass
class Command:
    """What somebody wanted done at a table; it is sent until it is answered."""

    match: str
    seat: int
    id: int
    move: str  # as it is stored: also for a take-back
    sent: float  # the first time
    reveal: int | None = None  # in a race: what it answers
    answered: float | None = None
    outcome: Outcome = "open"


@dataclass
class Record:
    """Everything that was said to players."""

    commands: list[Command] = field(default_factory=list)
    views: dict[str, dict[tuple[int, int], bytes]] = field(default_factory=dict)  # by match, then seat and seq
    told_otherwise: list[tuple[str, int, int]] = field(default_factory=list)  # match, seat, seq
    shut_out: list[tuple[str, int]] = field(default_factory=list)  # match, and the code with which a line was refused
    nonces: dict[tuple[str, int], str] = field(default_factory=dict)  # that were taken, by match and seat
    frames: int = 0
    done: Counter[str] = field(default_factory=Counter)  # moves that were answered, by match

    def ask(self, command: Command) -> Command:
        """Somebody sends a command for the first time."""
        self.commands.append(command)
        return command

    def answer(self, command: Command, outcome: Outcome, moment: float) -> None:
        """Somebody hears what became of a command."""
        command.outcome, command.answered = outcome, moment
        self.done[command.match] += outcome == "done"

    def show(self, match: str, seat: int, seq: int, view: object) -> bool:
        """Somebody is shown a position; whether it is one that this seat had not seen."""
        self.frames += 1
        told, seen = self.views.setdefault(match, {}), digest_of(view)
        new = (seat, seq) not in told
        if told.setdefault((seat, seq), seen) != seen:
            self.told_otherwise.append((match, seat, seq))
        return new


def digest_of(view: object) -> bytes:
    """What is kept of a view: the same for equal ones, whatever they were made of."""
    return blake2b(encode(view), digest_size=8).digest()
