"""The colours in the terminal."""

from __future__ import annotations

from typing import Final

from rich.theme import Theme

from saloon.colours import BRICK, DUSK, GREEN, INK, MUSTARD, PAPER

# A terminal's background may be dark or light: so colours come in pairs, and plain text keeps those of the terminal.
THEME: Final = Theme(
    {
        "title": f"bold {PAPER} on {BRICK}",
        "refused": f"bold {PAPER} on {BRICK}",
        "curtain": f"bold {PAPER} on {DUSK}",
        "rising": f"bold {PAPER} on {GREEN}",
        "falling": f"bold {PAPER} on {BRICK}",
        "gold": f"bold {INK} on {MUSTARD}",
        "silver": f"bold {PAPER} on {DUSK}",
        "card": f"bold {INK} on {PAPER}",
        "card.rising": f"bold {GREEN} on {PAPER}",
        "card.falling": f"bold {BRICK} on {PAPER}",
        "card.gold": f"{MUSTARD} on {PAPER}",
        "card.silver": f"{DUSK} on {PAPER}",
        "joe.wall": "bold",
        "joe.dots": "dim",
        "joe.wood": MUSTARD,
        "joe.tree": "green",
        "joe.door": f"bold {MUSTARD}",
        "joe.window": "bright_blue",
        "joe.lock": f"bold {BRICK}",
        "joe.seen": f"bold {MUSTARD}",
        "joe.sign": f"{PAPER} on {BRICK}",
        "joe.used": "dim strike",
        "joe.side": f"bold {PAPER} on #6d4a26",
        "move": "bold",
        "aside": "dim",
    }
)
