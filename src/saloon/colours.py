"""The colours of the house."""

from __future__ import annotations

from typing import Final

PAPER: Final = "#f4e9d4"
INK: Final = "#2b2118"
BRICK: Final = "#a63d2f"
GREEN: Final = "#2f5d50"
MUSTARD: Final = "#d9a441"
DUSK: Final = "#3b5b7a"
