"""Records: the whole truth of a match as readable text. docs/notation.md describes the format.

Every `Record` that can be constructed can be written, and is read back equal. Names, comments and other free texts are
changed so that they fit a line; texts that must be exact, such as moves, are refused with `ValueError` if they do not.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import pairwise
from typing import Final

from msgspec import Struct
from msgspec.structs import force_setattr

from saloon.kernel.arrangements import LONGEST, MARK, MOST_SEATS, Arranged
from saloon.kernel.options import show_value
from saloon.kernel.state import NATURE
from saloon.kernel.text import UNWRITABLE, one_line

FORMATS: Final = (1, 2)  # 2: what people have settled beside the rules may stand among the moves
LARGEST: Final = 999_999_999  # version of rules, score

WORD: Final = re.compile(r"[a-z][a-z0-9_-]*")  # a game, a tag
OPTION: Final = re.compile(r"[a-z_][a-z0-9_]*")
REASON: Final = re.compile(r"[a-z][a-z0-9-]*")
REQUIRED: Final = ("saloon", "game", "rules", "seats")  # the header's own keys
PREFIXES: Final = ("option", "player")  # of its keys of two words


class Moved(Struct, frozen=True):
    """A move in a record: whose, its text, milliseconds since the match began if known, and a comment."""

    seat: int
    move: str
    time: int | None = None
    comment: str = ""

    def __post_init__(self) -> None:
        demand(NATURE <= self.seat < MOST_SEATS, f"there is no seat {self.seat}")
        demand(writable_move(self.move), f"{self.move!r} cannot be a move's text")
        demand(self.time is None or 0 <= self.time <= LONGEST, f"{self.time} cannot be a move's time")
        if self.comment:
            force_setattr(self, "comment", one_line(self.comment))

    def __str__(self) -> str:
        seat = "*" if self.seat == NATURE else str(self.seat)
        time = "" if self.time is None else f" @{self.time // 1000}.{self.time % 1000:03}"
        comment = f" ; {self.comment}" if self.comment else ""
        return f"{seat} {self.move}{time}{comment}"


class Note(Struct, frozen=True):
    """A line of comment among the moves."""

    text: str

    def __post_init__(self) -> None:
        force_setattr(self, "text", one_line(self.text))

    def __str__(self) -> str:
        return f"; {self.text}"


class Result(Struct, frozen=True):
    """How the match ended, as the record says."""

    scores: tuple[int, ...]
    reason: str

    def __post_init__(self) -> None:
        demand(all(-LARGEST <= score <= LARGEST for score in self.scores), f"{self.scores} cannot be scores")
        demand(REASON.fullmatch(self.reason) is not None, f"{self.reason!r} cannot be a reason")

    def __str__(self) -> str:
        return f"= {' '.join(map(str, self.scores))} {self.reason}"


class Record(Struct, frozen=True):
    """A header, then the moves of the seats and of nature in their order."""

    game: str
    rules: int
    seats: int
    options: dict[str, str] = {}
    players: dict[int, str] = {}
    tags: dict[str, str] = {}
    body: tuple[Moved | Arranged | Note, ...] = ()
    result: Result | None = None

    def __post_init__(self) -> None:
        force_setattr(self, "players", {seat: one_line(name) for seat, name in self.players.items()})
        force_setattr(self, "tags", {key: one_line(value) for key, value in self.tags.items()})
        self._check_header()
        self._check_body()

    @property
    def moves(self) -> list[Moved]:
        """The moves, without anything between them; also those that were taken back by consent."""
        return [item for item in self.body if isinstance(item, Moved)]

    @property
    def lines(self) -> list[Moved | Arranged]:
        """Moves and arrangements, without the notes between them."""
        return [item for item in self.body if not isinstance(item, Note)]

    @property
    def format(self) -> int:
        """The oldest format that this record fits in."""
        return FORMATS[any(isinstance(item, Arranged) for item in self.body)]

    def standing(self, lines: int | None = None) -> list[Moved]:
        """The moves that stand after so many lines, or in the end: without those that were taken back."""
        return standing(self.lines[:lines])

    def holders(self, seat: int) -> list[str]:
        """Who has played a seat, one after the other; a name is empty if it is not known."""
        arranged = (line for line in self.body if isinstance(line, Arranged))
        return [self.players.get(seat, ""), *(one.name for one in arranged if (one.what, one.seat) == ("sits", seat))]

    def __str__(self) -> str:
        header = {
            "saloon": str(self.format),
            "game": self.game,
            "rules": str(self.rules),
            "seats": str(self.seats),
            **{f"option {name}": value for name, value in self.options.items()},
            **{f"player {seat}": name for seat, name in self.players.items()},
            **self.tags,
        }
        lines = [f"{key}: {value}" for key, value in header.items()]
        lines.append("")
        lines.extend(map(str, self.body))
        if self.result is not None:
            lines.append(str(self.result))
        return "\n".join(lines) + "\n"

    def _check_header(self) -> None:
        demand(WORD.fullmatch(self.game) is not None, f"{self.game!r} cannot be a game")
        demand(1 <= self.rules <= LARGEST, f"{self.rules} cannot be a version of rules")
        demand(1 <= self.seats <= MOST_SEATS, f"a record has 1 to {MOST_SEATS} seats, not {self.seats}")
        for name, value in self.options.items():
            demand(OPTION.fullmatch(name) is not None, f"{name!r} cannot be an option")
            demand(value == one_line(value), f"{value!r} cannot be the value of an option")
        for seat in self.players:
            demand(0 <= seat < self.seats, f"there is no seat {seat}")
        for key in self.tags:
            demand(writable_tag(key), f"{key!r} cannot be a tag")

    def _check_body(self) -> None:
        lines = self.lines
        for line in lines:
            demand(line.seat < self.seats, f"there is no seat {line.seat}")
        times = (line.time for line in lines if line.time is not None)
        demand(all(before <= after for before, after in pairwise(times)), "time runs backwards")
        if self.result is not None:
            scores = len(self.result.scores)
            demand(scores == self.seats, f"{scores} scores for {self.seats} seats")


def standing(lines: Iterable[Moved | Arranged]) -> list[Moved]:
    """The moves of these lines but for those that were taken back."""
    stand: list[Moved] = []
    for line in lines:
        if isinstance(line, Moved):
            stand.append(line)
        elif line.count:
            del stand[-line.count :]
    return stand


def demand(holds: bool, otherwise: str) -> None:
    """Refuse what could not be written and read back."""
    if not holds:
        raise ValueError(otherwise)


def writable_move(text: str) -> bool:
    """Whether a text can stand in a record as a move."""
    if text.startswith(MARK):  # that is no move, but something people have settled
        return False
    return text == " ".join(text.split()) != "" and not ({"@", ";"} & set(text) or UNWRITABLE.search(text))


def writable_tag(key: str) -> bool:
    """Whether a word can be a tag of a header: one that has no meaning of its own there."""
    return WORD.fullmatch(key) is not None and key not in (*REQUIRED, *PREFIXES)


def option_texts(changed: dict[str, object]) -> dict[str, str]:
    """Options as a record writes them."""
    return {name: show_value(value) for name, value in changed.items()}
