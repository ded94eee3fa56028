"""Records: the whole truth of a match as readable text. docs/notation.md describes the format."""

from __future__ import annotations

import re
from typing import Final, NoReturn

from msgspec import Struct

from saloon.kernel.options import show_value
from saloon.kernel.state import NATURE

FORMAT: Final = 1
HEADER: Final = re.compile(r"(?P<key>[a-z][a-z0-9_-]*(?: [a-z0-9_]+)?): (?P<value>\S.*)")
MOVE: Final = re.compile(
    r"(?P<seat>\*|[0-9]{1,2}) (?P<move>[^@;]+?)(?: @(?P<time>[0-9]{1,9}\.[0-9]{3}))?(?: ; (?P<comment>\S.*))?"
)
REASON: Final = r"[a-z][a-z0-9-]*"
SCORE: Final = r"-?[0-9]{1,9}"
OUTCOME: Final = re.compile(rf"= (?P<scores>{SCORE}(?: {SCORE})*) (?P<reason>{REASON})")


class BadRecord(ValueError):  # noqa: N818
    """A record that cannot be read or played: where and why."""

    def __init__(self, line: int, column: int, reason: str) -> None:
        super().__init__(f"line {line}, column {column}: {reason}")
        self.line = line
        self.column = column
        self.reason = reason


class Moved(Struct, frozen=True):
    """A move in a record: whose, its text, milliseconds since the match began if known, and a comment."""

    seat: int
    move: str
    time: int | None = None
    comment: str = ""

    def __str__(self) -> str:
        seat = "*" if self.seat == NATURE else str(self.seat)
        time = "" if self.time is None else f" @{self.time // 1000}.{self.time % 1000:03}"
        comment = f" ; {self.comment}" if self.comment else ""
        return f"{seat} {self.move}{time}{comment}"


class Note(Struct, frozen=True):
    """A line of comment among the moves."""

    text: str

    def __str__(self) -> str:
        return f"; {self.text}"


class Result(Struct, frozen=True):
    """How the match ended, as the record says."""

    scores: tuple[int, ...]
    reason: str

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
    body: tuple[Moved | Note, ...] = ()
    result: Result | None = None

    @property
    def moves(self) -> list[Moved]:
        """The moves, without the notes between them."""
        return [item for item in self.body if isinstance(item, Moved)]

    def __str__(self) -> str:
        header = {
            "saloon": str(FORMAT),
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


def option_texts(changed: dict[str, object]) -> dict[str, str]:
    """Options as a record writes them."""
    return {name: show_value(value) for name, value in changed.items()}


def read_record(text: str) -> Record:
    """The record of this text, or `BadRecord`."""
    return RecordReader(text).record


class RecordReader:
    """Reads a record line by line and remembers on which line each move stands."""

    def __init__(self, text: str) -> None:
        self.lines = text.splitlines()
        self.number = 0
        self.move_lines: list[int] = []
        header = self._header()
        self.header_lines = {key: line for key, (_, line) in header.items()}
        self._format(header)
        seats = self._whole(header, "seats")
        options = {
            key.removeprefix("option "): value for key, (value, _) in header.items() if key.startswith("option ")
        }
        players = self._players(header, seats)
        plain = {key: value for key, (value, _) in header.items() if " " not in key}
        game = self._required(header, "game")[0]
        rules = self._whole(header, "rules")
        for known in ("saloon", "game", "rules", "seats"):
            del plain[known]
        body, result = self._body(seats)
        self.record = Record(game, rules, seats, options, players, plain, body, result)

    def refuse(self, reason: str, column: int = 1, line: int | None = None) -> NoReturn:
        """Refuse the record at this place."""
        raise BadRecord(self.number if line is None else line, column, reason)

    def refuse_header(self, key: str, reason: str) -> NoReturn:
        """Refuse the record at the value of this key."""
        raise BadRecord(self.header_lines[key], len(key) + 3, reason)

    def refuse_move(self, index: int, reason: str) -> NoReturn:
        """Refuse the record at its index-th move."""
        number = self.move_lines[index]
        line = self.lines[number - 1]
        indent = len(line) - len(line.lstrip())
        raise BadRecord(number, line.index(" ", indent) + 2, reason)

    def _header(self) -> dict[str, tuple[str, int]]:
        header: dict[str, tuple[str, int]] = {}
        for line in self.lines:
            self.number += 1
            if not line.strip():
                break
            found = HEADER.fullmatch(line.rstrip())
            if found is None:
                self.refuse("a header line is written 'key: value'; an empty line ends the header")
            if " " in found["key"] and found["key"].split()[0] not in ("option", "player"):
                self.refuse("a tag is one word; only 'option NAME' and 'player SEAT' are two")
            if found["key"] in header:
                self.refuse(f"{found['key']!r} stands there twice")
            header[found["key"]] = (found["value"], self.number)
        return header

    def _required(self, header: dict[str, tuple[str, int]], key: str) -> tuple[str, int]:
        if key not in header:
            self.refuse(f"the header has no {key!r}", line=1)
        return header[key]

    def _whole(self, header: dict[str, tuple[str, int]], key: str) -> int:
        value, line = self._required(header, key)
        if not re.fullmatch(r"[1-9]\d{0,8}", value):
            self.refuse(f"{key!r} must be a whole number, not {value!r}", len(key) + 3, line)
        return int(value)

    def _format(self, header: dict[str, tuple[str, int]]) -> None:
        if self._whole(header, "saloon") != FORMAT:
            self.refuse(f"this house reads records of format {FORMAT}", 9, header["saloon"][1])

    def _players(self, header: dict[str, tuple[str, int]], seats: int) -> dict[int, str]:
        players: dict[int, str] = {}
        for key, (value, line) in header.items():
            if key.startswith("player "):
                seat = key.removeprefix("player ")
                if not seat.isdigit() or int(seat) >= seats or seat != str(int(seat)):
                    self.refuse(f"there is no seat {seat!r}", 8, line)
                players[int(seat)] = value
        return players

    def _body(self, seats: int) -> tuple[tuple[Moved | Note, ...], Result | None]:
        body: list[Moved | Note] = []
        result: Result | None = None
        clock = 0
        for line in self.lines[self.number :]:
            self.number += 1
            text = line.strip()
            if not text:
                continue
            if result is not None:
                self.refuse("nothing follows the result")
            if text.startswith(";"):
                if not text[1:].strip():
                    self.refuse("an empty comment")
                body.append(Note(text[1:].strip()))
            elif text.startswith("="):
                result = self._result(text, seats)
            else:
                moved = self._moved(text, seats, clock)
                clock = clock if moved.time is None else moved.time
                body.append(moved)
                self.move_lines.append(self.number)
        return tuple(body), result

    def _moved(self, text: str, seats: int, clock: int) -> Moved:
        found = MOVE.fullmatch(text)
        if found is None:
            self.refuse(
                "a move is written 'SEAT MOVE', then '@SECONDS.mmm' and '; comment' if wanted; nature's seat is *"
            )
        seat = NATURE if found["seat"] == "*" else int(found["seat"])
        if seat >= seats:
            self.refuse(f"there is no seat {seat}")
        time = None if found["time"] is None else int(found["time"].replace(".", ""))
        if time is not None and time < clock:
            self.refuse("time runs backwards", found.start("time"))
        return Moved(seat, " ".join(found["move"].split()), time, found["comment"] or "")

    def _result(self, text: str, seats: int) -> Result:
        found = OUTCOME.fullmatch(text)
        if found is None:
            self.refuse("a result is written '= SCORE SCORE ... REASON'")
        scores = tuple(map(int, found["scores"].split()))
        if len(scores) != seats:
            self.refuse(f"{len(scores)} scores for {seats} seats", 3)
        return Result(scores, found["reason"])
