"""The move table: every move that can ever be made in a game, once. A move is its index."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterable, Iterator
from itertools import product
from operator import itemgetter
from typing import Final, Generic, Protocol, TypeVar

from mypy_extensions import mypyc_attr

from saloon.kernel.text import UNWRITABLE


class MoveForm(Protocol):
    """A move as a typed value; `str` of it is its one text."""

    def __str__(self) -> str: ...


Form = TypeVar("Form", bound=MoveForm)

RESERVED: Final = frozenset("@;[]")  # they have a meaning in records and in patterns
CHOICE: Final = re.compile(r"\[([^\[\]]+)\]")


class UnknownMove(ValueError):  # noqa: N818
    """A text that is no move of the game."""

    def __init__(self, text: str) -> None:
        super().__init__(f"{text!r} is no move of this game")
        self.text = text


def expand(pattern: str) -> list[str]:
    """The texts that a pattern stands for: each `[xyz]` is one of these characters. A plain text stands for itself."""
    parts = CHOICE.split(pattern)  # every second part was inside brackets
    return ["".join(chosen) for chosen in product(*(part if n % 2 else (part,) for n, part in enumerate(parts)))]


@mypyc_attr(allow_interpreted_subclasses=True)
class MoveTable(Generic[Form]):
    """The seats' moves first, then nature's. Ints inside the engine, text at every border.

    `families` are patterns of many moves that stand side by side in the table and are mostly legal together, so that a
    frame can name them all by one text.
    """

    def __init__(self, of_seats: Iterable[Form], of_nature: Iterable[Form], families: Iterable[str] = ()) -> None:
        seats = tuple(of_seats)
        self.forms: tuple[Form, ...] = seats + tuple(of_nature)
        self.of_seats = len(seats)
        self.texts: tuple[str, ...] = tuple(str(form) for form in self.forms)
        self._ids = {text: index for index, text in enumerate(self.texts)}
        if len(self._ids) != len(self.texts):
            raise ValueError("two moves of the table have the same text")
        for text in self.texts:
            if text != " ".join(text.split()) or not text or RESERVED & set(text) or UNWRITABLE.search(text):
                raise ValueError(f"{text!r} cannot be a move's text")
        self.families: tuple[tuple[str, int, int], ...] = tuple(
            sorted(map(self._family, families), key=itemgetter(1))
        )  # pattern, first and last move

    def _family(self, pattern: str) -> tuple[str, int, int]:
        members = sorted(self._ids.get(text, -1) for text in expand(pattern))
        first, last = members[0], members[-1]
        if members != list(range(first, last + 1)) or not 0 <= first <= last < self.of_seats:
            raise ValueError(f"{pattern!r} is no family: its moves do not stand side by side among those of the seats")
        return pattern, first, last

    def __len__(self) -> int:
        return len(self.forms)

    def __getitem__(self, move: int) -> Form:
        return self.forms[move]

    def __iter__(self) -> Iterator[Form]:
        return iter(self.forms)

    def text(self, move: int) -> str:
        """The move's one text."""
        return self.texts[move]

    def brief(self, moves: list[int]) -> list[str]:
        """The texts of ascending moves, with a pattern for each family that is there as a whole (`expand`)."""
        if not self.families:
            return [self.texts[move] for move in moves]
        found: list[str] = []
        done = 0
        for pattern, first, last in self.families:
            start = bisect_left(moves, first)
            stop = start + last - first + 1
            if stop <= len(moves) and moves[start] == first and moves[stop - 1] == last:
                found.extend([self.texts[move] for move in moves[done:start]])
                found.append(pattern)
                done = stop
        found.extend([self.texts[move] for move in moves[done:]])
        return found

    def parse(self, text: str) -> int:
        """The move of this text; spaces at the ends and doubled ones do not matter."""
        plain = " ".join(text.split())
        move = self._ids.get(plain)
        if move is None:
            raise UnknownMove(plain)
        return move

    def nearest(self, text: str, moves: list[int]) -> str | None:
        """The text of these moves that is most like this one, for a person who has mistyped.

        It compares letter by letter, which is slow: a server should not do it on request.
        """
        from difflib import get_close_matches  # noqa: PLC0415 - only a mistake needs it

        close = get_close_matches(" ".join(text.split()), [self.texts[move] for move in moves], 1)
        return close[0] if close else None
