"""The move table: every move that can ever be made in a game, once. A move is its index."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Generic, Protocol, TypeVar

from mypy_extensions import mypyc_attr

from saloon.kernel.text import UNWRITABLE


class MoveForm(Protocol):
    """A move as a typed value; `str` of it is its one text."""

    def __str__(self) -> str: ...


Form = TypeVar("Form", bound=MoveForm)

RESERVED = frozenset("@;")  # the record's own signs


class UnknownMove(ValueError):  # noqa: N818
    """A text that is no move of the game."""

    def __init__(self, text: str, close: str | None) -> None:
        hint = f"; did you mean {close!r}?" if close else ""
        super().__init__(f"{text!r} is no move of this game{hint}")
        self.text = text
        self.close = close


@mypyc_attr(allow_interpreted_subclasses=True)
class MoveTable(Generic[Form]):
    """The seats' moves first, then nature's. Ints inside the engine, text at every border."""

    def __init__(self, of_seats: Iterable[Form], of_nature: Iterable[Form]) -> None:
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

    def __len__(self) -> int:
        return len(self.forms)

    def __getitem__(self, move: int) -> Form:
        return self.forms[move]

    def __iter__(self) -> Iterator[Form]:
        return iter(self.forms)

    def text(self, move: int) -> str:
        """The move's one text."""
        return self.texts[move]

    def parse(self, text: str) -> int:
        """The move of this text; spaces at the ends and doubled ones do not matter."""
        plain = " ".join(text.split())
        move = self._ids.get(plain)
        if move is None:
            from difflib import get_close_matches  # noqa: PLC0415 - only a mistake needs it

            close = get_close_matches(plain, self.texts[: self.of_seats], 1)
            raise UnknownMove(plain, close[0] if close else None)
        return move
