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


def step(statement: ClauseElement, *rows: Mapping[str, Any]) -> Step:
    """A statement that carries its values itself, or all but those that each of these rows brings."""
    compiled = statement.compile(dialect=sqlite.dialect(paramstyle="named"))
    return str(compiled), [{**compiled.params, **row} for row in rows or ({},)]
