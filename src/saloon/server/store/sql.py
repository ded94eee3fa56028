"""From SQLAlchemy's statements to the text that the driver carries out: it is written once, not for every row."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from sqlalchemy import ClauseElement
from sqlalchemy.dialects import sqlite

Step = tuple[str, Sequence[Mapping[str, Any]]]  # a statement's text, and the values to carry it out for

DIALECT: Final = sqlite.dialect(paramstyle="named")


def text(statement: ClauseElement) -> str:
    """The text of a statement, with a name for each value that it leaves open."""
    return str(statement.compile(dialect=DIALECT))


def step(statement: ClauseElement) -> Step:
    """A statement that carries its values itself."""
    compiled = statement.compile(dialect=DIALECT)
    return str(compiled), [compiled.params]
