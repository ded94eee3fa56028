"""Reads records, and refuses a bad one at the line and column where it goes wrong."""

from __future__ import annotations

import re
from typing import Final, NoReturn

from msgspec import Struct

from saloon.kernel.arrangements import MARK, MOST_SEATS, Arranged, read_arranged
from saloon.kernel.outcome import Refusal
from saloon.kernel.record import (
    FORMATS,
    LARGEST,
    OPTION,
    PREFIXES,
    REASON,
    REQUIRED,
    WORD,
    Moved,
    Note,
    Record,
    Result,
    writable_tag,
)
from saloon.kernel.state import NATURE
from saloon.kernel.text import UNWRITABLE

NUMBER: Final = re.compile(r"0|[1-9][0-9]{0,8}")
SCORE: Final = re.compile(r"0|-?[1-9][0-9]{0,8}")
TIME: Final = re.compile(r"(?:0|[1-9][0-9]{0,8})\.[0-9]{3}")


class BadRecord(ValueError):  # noqa: N818
    """A record that cannot be read or replayed: where and why, and refusals that can be shown in every language."""

    def __init__(self, line: int, column: int, reason: str, *refusals: Refusal) -> None:
        super().__init__(f"line {line}, column {column}: {reason}")
        self.line = line
        self.column = column
        self.reason = reason
        self.refusals = refusals or (Refusal("", "record-none" if line == 1 else "record-line"),)

    def __reduce__(self) -> tuple[type[BadRecord], tuple[object, ...]]:
        """Pickle with all arguments, for other processes."""
        return type(self), (self.line, self.column, self.reason, *self.refusals)


class Place(Struct, frozen=True):
    """A place in the text; lines and columns count from 1."""

    line: int
    column: int


def read_record(text: str) -> Record:
    """The record of this text, or `BadRecord`."""
    return RecordReader(text).record


class RecordReader:
    """Reads a record line by line, and remembers where each value and move begins."""

    def __init__(self, text: str) -> None:
        self.lines = [line.removesuffix("\r") for line in text.removeprefix("\ufeff").split("\n")]
        self.place = Place(1, 1)
        self.header: dict[str, Place] = {}  # where each value begins
        self.moves: list[Place] = []  # and arrangements: where each line's own text begins
        self.end = self.place  # of the last line that is not empty
        values = self._header()
        self._check_required(values)
        seats = self._whole(values, "seats", MOST_SEATS)
        body, result = self._body(seats)
        self.record = Record(
            game=values["game"],
            rules=self._whole(values, "rules", LARGEST),
            seats=seats,
            options={key.removeprefix("option "): values[key] for key in values if key.startswith("option ")},
            players={seat: values[f"player {seat}"] for seat in self._seated(values, seats)},
            tags={key: value for key, value in values.items() if writable_tag(key)},
            body=body,
            result=result,
        )

    def refuse(self, reason: str, place: Place | None = None, *refusals: Refusal) -> NoReturn:
        """Refuse the record at this place, or at the current line."""
        where = self.place if place is None else place
        raise BadRecord(where.line, where.column, reason, *refusals)

    def _line(self) -> str:
        """The current line, without spaces at its ends."""
        number = self.place.line
        line = self.lines[number - 1]
        unwritable = UNWRITABLE.search(line)
        if unwritable is not None:
            sign = f"U+{ord(unwritable[0]):04X}"
            self.refuse(f"the character {sign} cannot stand in a record", Place(number, unwritable.start() + 1))
        self.place = Place(number, len(line) - len(line.lstrip()) + 1)
        if line.strip():
            self.end = self.place
        return line.strip()

    def _at(self, offset: int) -> Place:
        """A place in the current line."""
        return Place(self.place.line, self.place.column + offset)

    def _header(self) -> dict[str, str]:
        values: dict[str, str] = {}
        for number in range(1, len(self.lines) + 1):
            self.place = Place(number, 1)
            line = self._line()
            if not line:
                break
            key, colon, value = line.partition(": ")
            if not colon or not value.strip():
                self.refuse("a header line is written 'key: value'; an empty line ends the header")
            self._check_key(key)
            if key in values:
                self.refuse(f"{key!r} stands there twice")
            self.header[key] = self._at(len(line) - len(value.lstrip()))
            values[key] = value.strip()
        return values

    def _check_key(self, key: str) -> None:
        first, _, second = key.partition(" ")
        if first == "option" and OPTION.fullmatch(second) is None:
            self.refuse(f"{second!r} cannot be an option", self._at(7))
        elif first == "player" and NUMBER.fullmatch(second) is None:
            self.refuse(f"{second!r} cannot be a seat", self._at(7))
        elif first not in PREFIXES and WORD.fullmatch(key) is None:
            self.refuse("a key is one word in small letters; only 'option NAME' and 'player SEAT' are two")

    def _check_required(self, values: dict[str, str]) -> None:
        if next(iter(values), "") != "saloon":
            self.refuse(f"a record begins with 'saloon: {FORMATS[0]}'", Place(1, 1))
        if values["saloon"] not in map(str, FORMATS):
            known = " and ".join(map(str, FORMATS))
            self.refuse(f"this house reads records of the formats {known}", self.header["saloon"])
        self.arranges = values["saloon"] != str(FORMATS[0])
        for key in REQUIRED:
            if key not in values:
                self.refuse(f"the header has no {key!r}")
        if WORD.fullmatch(values["game"]) is None:
            self.refuse(f"{values['game']!r} cannot be a game", self.header["game"])

    def _whole(self, values: dict[str, str], key: str, largest: int) -> int:
        value = values[key]
        if NUMBER.fullmatch(value) is None or not 1 <= int(value) <= largest:
            self.refuse(f"{key!r} must be a whole number from 1 to {largest}, not {value!r}", self.header[key])
        return int(value)

    def _seated(self, values: dict[str, str], seats: int) -> list[int]:
        named = []
        for key in values:
            word, _, seat = key.partition(" ")
            if word == "player":
                if int(seat) >= seats:
                    self.refuse(f"there is no seat {seat}", self.header[key])
                named.append(int(seat))
        return named

    def _body(self, seats: int) -> tuple[tuple[Moved | Arranged | Note, ...], Result | None]:
        body: list[Moved | Arranged | Note] = []
        result: Result | None = None
        clock = 0
        for number in range(self.place.line + 1, len(self.lines) + 1):
            self.place = Place(number, 1)
            line = self._line()
            if not line:
                continue
            if result is not None:
                self.refuse("nothing follows the result")
            if line.startswith(";"):
                body.append(self._note(line))
            elif line.startswith("="):
                result = self._result(line, seats)
            else:
                made = self._moved(line, seats, clock)
                clock = clock if made.time is None else made.time
                body.append(made)
        return tuple(body), result

    def _note(self, line: str) -> Note:
        text = line[1:].strip()
        if not text:
            self.refuse("this comment is empty")
        return Note(text)

    def _moved(self, line: str, seats: int, clock: int) -> Moved | Arranged:
        head, semicolon, comment = line.partition(";")
        words, at, time = head.partition("@")
        seat, _, move = words.strip().partition(" ")
        if not move:
            self.refuse("a move is written 'SEAT MOVE', then '@SECONDS.mmm' and '; comment' if wanted")
        if semicolon and not comment.strip():
            self.refuse("this comment is empty", self._at(len(head)))
        place = self._at(len(words) - len(words[len(seat) :].lstrip()))
        self.moves.append(place)
        mover, move = self._mover(seat, seats), " ".join(move.split())
        moment = self._time(time.strip(), clock, self._at(len(words))) if at else None
        if not move.startswith(MARK):
            return Moved(mover, move, moment, comment.strip())
        if not self.arranges:
            self.refuse(f"what people settle stands in records of format {FORMATS[1]} alone", place)
        if mover == NATURE:
            self.refuse("nature settles nothing")
        try:
            return read_arranged(mover, move, moment, comment.strip())
        except ValueError as error:
            self.refuse(str(error), place)

    def _mover(self, seat: str, seats: int) -> int:
        if seat == "*":
            return NATURE
        if NUMBER.fullmatch(seat) is None or int(seat) >= seats:
            self.refuse(f"there is no seat {seat!r}; nature's is '*'")
        return int(seat)

    def _time(self, text: str, clock: int, place: Place) -> int:
        if TIME.fullmatch(text) is None:
            self.refuse("a time is written '@SECONDS.mmm', as in '@12.250'", place)
        time = int(text.replace(".", ""))
        if time < clock:
            self.refuse("time runs backwards", place)
        return time

    def _result(self, line: str, seats: int) -> Result:
        *scores, reason = line[1:].split() or [""]
        if not all(map(SCORE.fullmatch, scores)) or REASON.fullmatch(reason) is None:
            self.refuse("a result is written '= SCORE SCORE ... REASON'")
        if len(scores) != seats:
            self.refuse(f"{len(scores)} scores for {seats} seats")
        return Result(tuple(map(int, scores)), reason)
