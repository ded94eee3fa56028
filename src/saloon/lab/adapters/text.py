"""A position as text for the frameworks' `ansi` rendering: a view in indented lines, whatever the game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from saloon.kernel import Game, State


def describe(game: Game, state: State, seat: int, legal: Sequence[int]) -> str:
    """What the seat knows and what it may do, or how the match ended."""
    view = msgspec.json.decode(msgspec.json.encode(state.view(seat)))
    lines = [f"{game.id}, seat {seat}", *_lines(view, "  ")]
    outcome = state.outcome()
    if outcome is not None:
        lines.append(f"over: {outcome.reason} ({outcome.rule}), scores {' '.join(map(str, outcome.scores))}")
    else:
        lines.append(f"legal: {' | '.join(game.moves.text(move) for move in legal) or 'nothing'}")
    return "\n".join(lines)


def _lines(fields: dict[str, Any], indent: str) -> Iterator[str]:
    """One line a field; what holds further fields goes below its name."""
    for name, value in fields.items():
        if isinstance(value, dict):
            yield f"{indent}{name}"
            yield from _lines(value, indent + "  ")
        elif isinstance(value, list) and any(isinstance(part, dict) for part in value):
            yield from _lines({f"{name} {number}": part for number, part in enumerate(value)}, indent)
        else:
            yield f"{indent}{name}: {_plain(value)}"


def _plain(value: Any) -> str:
    """A value without fields."""
    if isinstance(value, list):
        return " ".join(map(_plain, value)) or "none"
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()
