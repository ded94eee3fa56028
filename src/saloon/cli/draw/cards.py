"""Cards as shapes of text."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text


def draw_card(rows: Sequence[Text], edge: str) -> Text:
    """A card with these rows, all of one width, on it; `edge` is the style of its border."""
    width = rows[0].cell_len
    card = Text(no_wrap=True)
    card.append(f"╭{'─' * width}╮\n", edge)
    for row in rows:
        card.append("│", edge).append_text(row).append("│\n", edge)
    return card.append(f"╰{'─' * width}╯", edge)


def draw_gauge(done: float, width: int) -> str:
    """How far something has gone, from 0 to 1."""
    full = min(width, max(0, round(done * width)))
    return "━" * full + "─" * (width - full)
