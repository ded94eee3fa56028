"""From SQLAlchemy's statements to the text that the driver carries out: it is written once, not for every row."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from sqlalchemy import ClauseElement
from sqlalchemy.dialects import sqlite

Step = tuple[str, Sequence[Mapping[str, Any]]]  # a statement's text, and the values to carry it out for


def text(statement: ClauseElement, style: Literal["named", "qmark"] = "named") -> str:
    """The text of a statement, with a name or a question mark for each value that it leaves open."""
    return str(statement.compile(dialect=sqlite.dialect(paramstyle=style)))


def step(statement: ClauseElement) -> Step:
    """A statement that carries its values itself."""
    compiled = statement.compile(dialect=sqlite.dialect(paramstyle="named"))
    return str(compiled), [compiled.params]
